# SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The fenced blocks of a Markdown document, and what its console blocks say.

Nothing is run here; run.py and pages.py do that.
"""

import re
import shlex

FENCE = re.compile(r"^(`{3,})(.*)$")
ELIDED = "..."


class Block:
    """A fenced block: `language` and `words` after the opening fence, `line` of
    that fence (from 1), and the lines between the fences."""

    def __init__(self, info, line):
        words = shlex.split(info)
        self.language = words[0] if words else ""
        self.words = words[1:]
        self.line = line
        self.lines = []

    def get(self, name):
        """The value of a word `name=value`; None if there is none."""
        for word in self.words:
            if word.startswith(name + "="):
                return word[len(name) + 1 :]
        return None

    @property
    def text(self):
        return "".join(line + "\n" for line in self.lines)


class Command:
    """A command of a console block. `lines` are what it is written as, `output`
    the lines that are expected, with `...` for any number of others."""

    def __init__(self, text, line):
        self.text = text
        self.line = line
        self.lines = []
        self.output = []


def parse(text):
    """The blocks of a document, and the number of a line that opens a block
    which never ends, or None."""
    blocks, open_block, fence = [], None, ""
    for number, line in enumerate(text.split("\n"), 1):
        match = FENCE.match(line)
        if open_block is None and match:
            open_block, fence = Block(match.group(2).strip(), number), match.group(1)
        elif open_block is not None and line.rstrip() == fence:
            blocks.append(open_block)
            open_block = None
        elif open_block is not None:
            open_block.lines.append(line)
    return blocks, open_block.line if open_block else None


def parse_commands(block):
    """The commands of a console block. Raises ValueError on output that belongs
    to none."""
    commands, continued = [], False
    for number, line in enumerate(block.lines, block.line + 1):
        if continued:
            commands[-1].text = commands[-1].text[:-1] + line.strip()
            commands[-1].lines.append(line)
        elif line.startswith("$ "):
            commands.append(Command(line[2:], number))
            commands[-1].lines.append(line)
        elif not commands:
            raise ValueError(f"{number}: output before the first `$ ` command")
        else:
            commands[-1].output.append(line)
        continued = bool(commands) and commands[-1].text.endswith("\\")
    return commands


def matches(expected, actual):
    """Whether `actual` is what `expected` says, both lists of lines."""
    if not expected:
        return not actual
    if expected[0].strip() != ELIDED:
        return bool(actual) and expected[0] == actual[0] and matches(expected[1:], actual[1:])
    return any(matches(expected[1:], actual[skip:]) for skip in range(len(actual) + 1))


def likeness(left, right):
    """How many words two lines have in common, from 0 to 1."""
    a, b = set(left.split()), set(right.split())
    return 1.0 if left == right else 0.9 * len(a & b) / max(1, len(a | b))


def refresh(expected, actual):
    """`actual` with the parts left out that `expected` leaves out: each run of
    lines between two elisions becomes the run of that length that is most like
    it."""
    if ELIDED not in (line.strip() for line in expected):
        return list(actual)
    runs = [[]]
    for line in expected:
        if line.strip() == ELIDED:
            runs.append([])
        else:
            runs[-1].append(line)
    result, start = [], 0
    for number, run in enumerate(runs):
        if number == 0:
            start = min(len(run), len(actual))
            result += actual[:start]
        elif number == len(runs) - 1 and run:
            first = max(start, len(actual) - len(run))
            result += [ELIDED] * (first > start) + actual[first:]
        elif run:
            last = max(start, len(actual) - len(run))
            best = max(
                range(start, last + 1),
                key=lambda at: sum(map(likeness, run, actual[at : at + len(run)])),
            )
            result += [ELIDED] * (best > start) + actual[best : best + len(run)]
            start = best + len(run)
        elif start < len(actual):
            result.append(ELIDED)
    return result
