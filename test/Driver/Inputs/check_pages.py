# SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""usage: check_pages.py FOLDER KERNELS...

Runs tileconf over kernels in all ways that print text. No line of standard
output is wider than the page, but for text in backticks, which is not broken;
none ends in a blank, and colours change nothing else. Prints how many pages were looked at.
"""

import pathlib
import re
import subprocess
import sys

COLUMNS = 100
MODES = (
    [],
    ["--all", "--precision"],
    ["--precision", "--target=blackhole"],
    ["explain"],
    ["explore"],
    ["check"],
)
# A word with text in backticks, which has a line, or the end of one in a table,
# to itself.
UNBROKEN = re.compile(r"(^|  )(?=[^ `]*`)(?:[^ `]|`[^`]*`)+$")
ESCAPE = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")


def pieces(path):
    """The kernels of a file that holds several, each by itself."""
    return path.read_text(encoding="utf-8").split("// -----")


def run(arguments):
    done = subprocess.run(["tileconf", *arguments], capture_output=True, text=True)
    if done.returncode not in (0, 1, 2):
        sys.exit(f"{arguments}: status {done.returncode}")
    return done


def check(arguments, plain):
    # What check says is for other programs to read, a line for a kernel.
    columns = 10000 if "check" in arguments else COLUMNS
    for line in plain.split("\n"):
        if len(line) > columns and not UNBROKEN.search(line):
            sys.exit(f"{arguments}: {len(line)} columns: {line}")
        # Source lines are shown as they are.
        if line != line.rstrip(" ") and "explain" not in arguments:
            sys.exit(f"{arguments}: blank at the end of: {line}")


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    pages = 0
    for name in sys.argv[2:]:
        source = pathlib.Path(name)
        for number, text in enumerate(pieces(source)):
            path = folder / f"{source.stem}-{number}.mlir"
            path.write_text(text, encoding="utf-8")
            for mode in MODES:
                done = run([*mode, str(path)])
                check([*mode, str(path)], done.stdout)
                coloured = run([*mode, "--color=always", str(path)])
                for got, wanted in (
                    (coloured.stdout, done.stdout),
                    (coloured.stderr, done.stderr),
                ):
                    if ESCAPE.sub("", got) != wanted:
                        sys.exit(f"{mode} {path}: colours change the text")
                if "\x1b" in done.stdout + done.stderr:
                    sys.exit(f"{mode} {path}: colours that nobody asked for")
                pages += 1
    print(f"{pages} pages")


if __name__ == "__main__":
    main()
