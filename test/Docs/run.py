#!/usr/bin/env python3
# SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""usage: run.py [--update] DOCUMENT...
       run.py --coverage

Runs the commands of Markdown documents in a folder of their own, with the tools
on PATH, and compares what they print with what the document shows.

  ```console            `$ ` commands, each followed by its output, standard and
                        error output as they come. `...` alone on a line stands
                        for any number of lines. Every command succeeds;
                        `status=N` on the fence says how the last one ends.
  ```mlir file=NAME     a file that later commands read; any language will do
  ```mlir fragment      IR that is no file of its own
  ```sh no-run          commands that take long or change the machine. Each is
                        listed below with the reason.
  ```                   a drawing; may not hold a command

--update puts what the commands print now into the documents, and keeps what
they leave out. --coverage says which document no test of this folder runs.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
import blocks  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
TIMEOUT = 60

# Commands that documents show and tests do not run.
NOT_RUN = {
    "./run": "installs packages and builds",
    "./check": "installs packages, builds and runs every test",
    "cmake": "configures, builds or installs another build folder",
    "ctest": "runs the tests, of which this is one",
    "build/fuzz/tileconf-fuzz-replay": "is what the tests fuzz.* run",
    "scripts/bench": "takes minutes",
    "scripts/fuzz": "takes minutes, in a build folder of its own",
    "scripts/hostile": "takes minutes",
    "scripts/mutate": "takes an hour, in copies of the tree",
}
# A line of a block that nobody runs may not look like one of these.
COMMAND = re.compile(r"^\s*(?:\$ |(?:tileconf(?:-\w+)?|cmake|ctest|git|sudo|\./\w+|scripts/\w+) )")


class Failure(Exception):
    pass


def exists(word):
    """Whether a program of the repository is there; others are taken on trust,
    and so is what a build makes."""
    return "/" not in word or word.startswith("build/") or os.access(ROOT / word, os.X_OK)


def get_first_word(line):
    """The program that a shell line runs, without settings in front of it."""
    for word in line.split():
        if not re.fullmatch(r"\w+=\S*", word):
            return word
    return ""


def get_programs(block):
    """(line, program) of each command in a block that is not run."""
    for number, line in enumerate(block.lines, block.line + 1):
        line = line.split(" #")[0].strip()
        for part in re.split(r"&&|;|\|", line):
            word = get_first_word(part)
            if word and not word.startswith("#"):
                yield number, word


def check_not_run(block):
    """Raises Failure where a block of commands that nobody runs is more than
    that."""
    for number, word in get_programs(block):
        if word not in NOT_RUN:
            raise Failure(f"{number}: `{word}` could be run, or is not known to run.py")
        if not exists(word):
            raise Failure(f"{number}: there is no program `{word}`")


def get_not_run(path):
    """The programs that a document shows in blocks which are not run."""
    for block in blocks.parse(path.read_text(encoding="utf-8"))[0]:
        if block.words == ["no-run"]:
            for _, word in get_programs(block):
                yield word


def run_command(command, folder, status):
    """What a command prints, as lines, and its exit status."""
    environment = dict(os.environ, COLUMNS="80", LC_ALL="C.UTF-8", TERM="dumb")
    # `$?` is the status of the command before, as in a terminal.
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", f"(exit {status}); {command.text}"],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=TIMEOUT,
    )
    text = done.stdout.decode("utf-8", errors="replace")
    lines = [line.rstrip() for line in text.split("\n")]
    if lines[-1] == "":
        lines.pop()
    return lines, done.returncode


def show_difference(expected, actual):
    lines = ["  expected:"] + ["    " + line for line in expected]
    return "\n".join(lines + ["  printed:"] + ["    " + line for line in actual])


class Document:
    def __init__(self, path, update):
        self.path = path
        self.update = update
        self.text = path.read_text(encoding="utf-8")
        self.commands = 0
        self.findings = []

    def report(self, text):
        self.findings.append(f"{self.path}:{text}")

    def run(self):
        found, unclosed = blocks.parse(self.text)
        if unclosed is not None:
            self.report(f"{unclosed}: the block does not end")
        lines = self.text.split("\n")
        with tempfile.TemporaryDirectory(prefix="tileconf-docs-") as folder:
            shutil.copytree(ROOT / "examples", pathlib.Path(folder) / "examples")
            # From the end on, lines keep their numbers while others change.
            changes = []
            for block in found:
                try:
                    changes += self.run_block(block, folder)
                except (Failure, ValueError) as error:
                    self.report(str(error))
        for first, count, new in reversed(changes):
            lines[first : first + count] = new
        if changes:
            self.path.write_text("\n".join(lines), encoding="utf-8")

    def run_block(self, block, folder):
        """Runs one block. Returns the lines to replace: first, count, new."""
        name = block.get("file")
        if name is not None:
            path = pathlib.Path(folder) / name
            if path.is_absolute() and not str(path).startswith(folder) or ".." in path.parts:
                raise Failure(f"{block.line}: `{name}` is outside the folder")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.text, encoding="utf-8")
            return []
        if block.language == "console":
            return self.run_console(block, folder)
        if block.language in ("sh", "bash", "shell"):
            if block.words != ["no-run"]:
                raise Failure(f"{block.line}: commands go into a `console` block, or are `no-run`")
            check_not_run(block)
            return []
        if block.language == "mlir" and block.words != ["fragment"]:
            raise Failure(f"{block.line}: IR needs `file=NAME`, or is a `fragment`")
        for number, line in enumerate(block.lines, block.line + 1):
            if block.language in ("", "text") and COMMAND.match(line):
                raise Failure(f"{number}: a command in a block that is not run")
        return []

    def run_console(self, block, folder):
        changes, status = [], 0
        commands = blocks.parse_commands(block)
        wanted = [0] * len(commands)
        if commands and block.get("status"):
            wanted[-1] = int(block.get("status"))
        for command, wanted_status in zip(commands, wanted):
            self.commands += 1
            actual, status = run_command(command, folder, status)
            if status != wanted_status:
                self.report(
                    f"{command.line}: `{command.text}` ends with {status}, not"
                    f" {wanted_status}\n" + "\n".join("    " + line for line in actual)
                )
            elif not blocks.matches(command.output, actual):
                if self.update:
                    first = command.line - 1 + len(command.lines)
                    new = blocks.refresh(command.output, actual)
                    changes.append((first, len(command.output), new))
                else:
                    self.report(
                        f"{command.line}: `{command.text}` prints something else\n"
                        + show_difference(command.output, actual)
                    )
        return changes


def get_documents():
    """All documents with command blocks; pages of codes are pages.py's."""
    found = [ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
    found += sorted((ROOT / "docs").rglob("*.md"))
    return [path for path in found if path.parent.name != "codes"]


def check_coverage():
    tests = [path.read_text(encoding="utf-8") for path in
             sorted(pathlib.Path(__file__).parent.glob("*.test"))]
    findings = 0
    for path in get_documents():
        name = path.relative_to(ROOT).as_posix()
        if not any(f"run.py %{{repository}}/{name}" in test for test in tests):
            print(f"{name}: no test runs it")
            findings += 1
    for word in NOT_RUN:
        if not exists(word):
            print(f"run.py: there is no program `{word}`")
            findings += 1
    shown = {word for path in get_documents() for word in get_not_run(path)}
    for word in sorted(set(NOT_RUN) - shown):
        print(f"run.py: no document shows `{word}`, which is listed as not to be run")
        findings += 1
    print(f"{len(get_documents())} documents, {findings} findings")
    return 1 if findings else 0


def main():
    arguments = sys.argv[1:]
    if arguments == ["--coverage"]:
        return check_coverage()
    update = "--update" in arguments
    paths = [pathlib.Path(name) for name in arguments if name != "--update"]
    if not paths or any(name.startswith("-") and name != "--update" for name in arguments):
        sys.exit(__doc__)
    findings = []
    for path in paths:
        document = Document(path, update)
        document.run()
        findings += document.findings
        print(f"{path}: {document.commands} commands")
    for finding in findings:
        print(finding)
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
