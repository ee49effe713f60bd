# SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What holds for every kernel, whatever its configuration is.

A configured kernel stays as it is when it is configured again, and a refused
one stays as it was. Both read back as they are printed, as text and as bytecode.
Where the pass is scheduled, and on how many threads, is nobody's business. Each
law takes a run of the tool or two.
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


def changes_when_read_back(tool, texts):
    """What reading printed modules back changes, if it does: the driver prints
    each one as text and as bytecode, reads both and compares."""
    whole = f"{tileconf.SEPARATOR}\n".join(texts)
    done = run([tool, "-split-input-file", "--verify-roundtrip", "-"], whole)
    if done.returncode:
        return f"printing and reading back: {done.stderr[-3000:]}"
    return None


def depends_on_scheduling(tool, case, texts, printed):
    """How output on several threads, or on the other kind of operation, differs
    from `printed`, or messages on several threads from those on one, if they
    do."""
    whole = f"{tileconf.SEPARATOR}\n".join(texts)
    for anchor in ("module", "function"):
        serial = tileconf.command(tool, case.options, anchor)
        threaded = [w for w in serial if w != "--mlir-disable-threading"]
        other = run(threaded, whole)
        changed = difference(printed, other.stdout)
        # Passes on functions are stopped where one fails, sooner or later.
        if not changed and anchor == "module":
            changed = difference(run(serial, whole).stderr, other.stderr)
        if changed:
            return f"on threads, scheduled on {anchor}:\n{changed}"
    return None


def difference(before, after):
    """The first line that differs."""
    if before == after:
        return None
    lines = zip(before.splitlines(), after.splitlines())
    first, second = next((p for p in lines if p[0] != p[1]), ("...", "more or fewer lines"))
    return f"{first}\nbecomes\n{second}"


def run(command, text):
    return subprocess.run(
        command, input=text, capture_output=True, text=True, timeout=300, check=False
    )
