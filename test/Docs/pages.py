#!/usr/bin/env python3
# SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""usage: pages.py [PAGE...]

Holds the pages of docs/codes/ to what they claim: the kernels of a page give
exactly its code, and those marked as repaired give it no more and have a
configuration. Without PAGE, all of them.

  ```mlir OPTION...            run as `tileconf FILE OPTION...`
  ```mlir COMMAND OPTION...    run as `tileconf COMMAND FILE OPTION...`
  ```mlir tileconf-opt OPTION...
  ```json resolve              run as `tileconf resolve --problem FILE`
  ```... repaired ...          the first word of any of these: after the repair

A page of a code that no file can show, only a program that is linked with the
libraries, says so in a line that starts with `No file shows it`.
"""

import concurrent.futures
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
import blocks  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PAGES = ROOT / "docs" / "codes"
# As a message and as a page spell it.
CODE = re.compile(r"\[(TC\d{4})\]")
NAMED = re.compile(r"\bTC\d{4}\b")
TITLE = re.compile(r"^# (TC\d{4}): \S.*[^.]$", re.M)
SECTIONS = ("## When", "## Why", "## What to do")
MAX_LINES = 60
MAX_COLUMNS = 120
UNREACHABLE = "No file shows it"


def get_command(block, name):
    words = [word for word in block.words if word != "repaired"]
    if words and words[0] == "tileconf-opt":
        return ["tileconf-opt", *words[1:], name]
    if words == ["resolve"]:
        return ["tileconf", "resolve", "--problem", name]
    if words and not words[0].startswith("-"):
        return ["tileconf", words[0], name, *words[1:]]
    return ["tileconf", name, *words]


def check_block(code, block):
    """Yields what is wrong with an example."""
    with tempfile.TemporaryDirectory(prefix="tileconf-page-") as folder:
        name = "kernel.mlir" if block.language == "mlir" else "problem.json"
        (pathlib.Path(folder) / name).write_text(block.text, encoding="utf-8")
        command = get_command(block, name)
        done = subprocess.run(
            command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=60
        )
    text = done.stdout.decode("utf-8", errors="replace")
    seen = set(CODE.findall(text))
    call = " ".join(command)
    if "repaired" in block.words:
        if code in seen:
            yield f"{block.line}: `{call}` still gives {code}\n{text}"
        elif done.returncode != 0:
            yield f"{block.line}: `{call}` ends with {done.returncode}\n{text}"
    elif seen != {code}:
        words = ", ".join(sorted(seen)) or "no code"
        yield f"{block.line}: `{call}` gives {words}, not {code} alone\n{text}"


def check_page(path):
    """What is wrong with a page."""
    text = path.read_text(encoding="utf-8")
    code = path.stem
    findings = []
    found, unclosed = blocks.parse(text)
    if unclosed is not None:
        findings.append(f"{unclosed}: the block does not end")
    if TITLE.findall(text) != [code]:
        findings.append(f"1: needs one title `# {code}: ...`")
    for section in SECTIONS:
        if f"\n{section}\n" not in text:
            findings.append(f"1: has no section `{section}`")
    lines = text.split("\n")
    if len(lines) > MAX_LINES:
        findings.append(f"1: has {len(lines)} lines, {MAX_LINES} are allowed")
    for number, line in enumerate(lines, 1):
        if len(line) > MAX_COLUMNS:
            findings.append(f"{number}: has {len(line)} columns, {MAX_COLUMNS} are allowed")
    for other in sorted(set(NAMED.findall(text))):
        if not (PAGES / f"{other}.md").exists():
            findings.append(f"1: names {other}, which has no page")
    examples = [block for block in found if block.language in ("mlir", "json")]
    broken = [block for block in examples if "repaired" not in block.words]
    if not broken and UNREACHABLE not in text:
        findings.append(f"1: has no example that gives {code}")
    if broken and UNREACHABLE in text:
        findings.append("1: says that no file shows it, and then shows one")
    for block in examples:
        findings += check_block(code, block)
    return [f"{path.relative_to(ROOT)}:{finding}" for finding in findings]


def main():
    if any(name.startswith("-") for name in sys.argv[1:]):
        sys.exit(__doc__)
    if not shutil.which("tileconf"):
        sys.exit("pages.py: `tileconf` is not on PATH")
    paths = [pathlib.Path(name).resolve() for name in sys.argv[1:]] or sorted(PAGES.glob("*.md"))
    with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
        findings = [finding for page in pool.map(check_page, paths) for finding in page]
    for finding in findings:
        print(finding)
    print(f"{len(paths)} pages, {len(findings)} findings")
    return 1 if findings or not paths else 0


if __name__ == "__main__":
    sys.exit(main())
