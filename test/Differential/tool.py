# SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs tileconf-opt on many modules in one process and reads what it says.

Modules are one split each. A split that fails prints nothing and the others
go on, so answers are told apart by the functions' names, and messages by their
line, which counts from the first split on.
"""

import bisect
import dataclasses
import re
import subprocess

import kernel as ir

SEPARATOR = "// -----"
MESSAGE = re.compile(
    r"^<stdin>:(\d+):\d+: (error|warning|note): (.*)$"
)
CODE = re.compile(r"^\[(TC\d{4})\]")
FUNCTION = re.compile(r"^\s*func\.func @([\w$.]+)\(.*?\)(?: attributes \{(.*)\})? \{$")
CHOICE = re.compile(r"= ttl\.tile_(?:add|sub|mul) ")
STRATEGY = re.compile(
    r"ttl\.tile_execution_strategy = #ttl\.tile_execution_strategy<(\w+)>"
)
UNPACK = re.compile(r"ttl\.unpack_to_dest_fp32 = array<i32(?:: ([-\d, ]+))?>")


@dataclasses.dataclass
class Message:
    kind: str
    code: str
    line: int
    text: str
    notes: list


@dataclasses.dataclass
class Configured:
    """A function as the tool printed it."""

    attributes: str
    strategies: list
    # Operations that have a strategy and may not.
    strangers: list

    def flag(self, name):
        found = re.search(rf"\b{name} = (true|false)", self.attributes)
        return found and found.group(1) == "true"

    def unpack(self):
        found = UNPACK.search(self.attributes)
        if not found:
            return None
        return [int(n) for n in found.group(1).split(",")] if found.group(1) else []


@dataclasses.dataclass
class Reply:
    functions: dict
    messages: list


def option_text(options):
    words = []
    for name, value in options.items():
        if isinstance(value, bool):
            value = "true" if value else "false"
        words.append(f"{name}={value}")
    return " ".join(words)


def command(tool, options, anchor):
    given = option_text(options)
    name = "ttl-set-compute-kernel-config"
    braces = f"{{{given}}}" if given else ""
    nest = f"func.func({name}{braces})" if anchor == "function" else f"{name}{braces}"
    return [tool, "-split-input-file", "--mlir-disable-threading",
            f"--pass-pipeline=builtin.module({nest})", "-"]


class Crash(Exception):
    pass


def ask(tool, options, anchor, texts):
    """One Reply per text, and what the tool printed."""
    whole, starts, line = [], [], 1
    for text in texts:
        starts.append(line)
        whole.append(text)
        line += text.count("\n") + 1
    run = subprocess.run(
        command(tool, options, anchor), input=f"{SEPARATOR}\n".join(whole),
        capture_output=True, text=True, timeout=300)
    if run.returncode not in (0, 1):
        raise Crash(f"exit status {run.returncode}\n{run.stderr[-3000:]}")
    replies = [Reply({}, []) for _ in texts]
    read_messages(run.stderr, starts, replies)
    owner = {}
    for number, text in enumerate(texts):
        for name in re.findall(r"func\.func @([\w$.]+)\(", text):
            owner[name] = number
    for name, function in read_functions(run.stdout).items():
        replies[owner[name]].functions[name] = function
    return replies, run.stdout


def read_messages(stderr, starts, replies):
    last = None
    for raw in stderr.splitlines():
        found = MESSAGE.match(raw)
        if not found:
            continue
        line, kind, text = found.groups()
        number = bisect.bisect_right(starts, int(line)) - 1
        offset = int(line) - starts[number] + 1
        code = CODE.match(text)
        message = Message(kind, code.group(1) if code else "", offset, text, [])
        if kind == "note":
            last.notes.append(message)
        else:
            last = message
            replies[number].messages.append(message)


def read_functions(stdout):
    result, current = {}, None
    for line in stdout.splitlines():
        found = FUNCTION.match(line)
        if found:
            current = Configured(found.group(2) or "", [], [])
            result[found.group(1)] = current
        elif current is not None and " ttl." in line:
            strategy = STRATEGY.search(line)
            if CHOICE.search(line):
                current.strategies.append(strategy.group(1) if strategy else None)
            elif strategy:
                current.strangers.append(line.strip())
    return result


def text_of(module, prelude=()):
    return ir.Writer(module, prelude)
