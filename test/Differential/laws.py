# SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What holds for every kernel, whatever its configuration is.

A configured kernel stays as it is when it is configured again, and a refused
one stays as it was. Each law takes one more run of the tool.
"""

import re
import subprocess

import tool as tileconf

DUMP = re.compile(r"^// -----// IR Dump After .* //----- //\n", re.M)


def changes_own_output(tool, case, printed):
    """How a run on the tool's own output changes it, if it does."""
    texts = [t for t in printed.split(tileconf.SEPARATOR + "\n") if t.strip()]
    if not texts:
        return None
    options = dict(case.options)
    # What the first run consumed may have overruled this one.
    options.pop("enable-fpu-binary-ops", None)
    replies, again = tileconf.ask(tool, options, case.anchor, texts)
    for text, reply in zip(texts, replies):
        for message in reply.messages:
            if message.kind == "error":
                return f"{text}\nis refused: line {message.line}: {message.text}"
    for first, second in zip(texts, again.split(tileconf.SEPARATOR + "\n")):
        if first.strip() != second.strip():
            return f"{first}\nbecomes\n{second}"
    return None


def changes_refused(tool, case, texts):
    """How the pass changes modules that it refuses, if it does."""
    if not texts:
        return None
    whole = f"{tileconf.SEPARATOR}\n".join(texts)
    failing = tileconf.command(tool, case.options, "module")
    failing.insert(1, "--mlir-print-ir-after-failure")
    dumped = run(failing, whole).stderr
    plain = run([tool, "-split-input-file", "-"], whole).stdout
    befores = [t.strip() for t in plain.split(tileconf.SEPARATOR + "\n")]
    # Messages of the next module follow a dump, and quote lines of its text.
    afters = [
        re.split(r"\n(?=<stdin>:|\n)", part)[0].strip() for part in DUMP.split(dumped)[1:]
    ]
    if len(befores) != len(afters):
        return f"{len(texts)} modules are refused, but {len(afters)} are dumped"
    for before, after in zip(befores, afters):
        if before != after:
            return f"{before}\nbecomes, on failure,\n{after}"
    return None


def run(command, text):
    return subprocess.run(
        command, input=text, capture_output=True, text=True, timeout=300, check=False
    )
