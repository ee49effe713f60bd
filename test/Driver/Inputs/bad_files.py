# SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""usage: bad_files.py TILECONF TILECONF_OPT FOLDER

Files that cannot be read, are no text or have another encoding, and outputs that
cannot be written, for every command that reads or writes. Each has to end with
the right exit status and words that say what is wrong, and quickly. FOLDER, which
is emptied, holds what is written meanwhile.
"""

import os
import pathlib
import resource
import shutil
import signal
import socket
import subprocess
import sys
import threading

tileconf, tileconf_opt, folder = sys.argv[1:]
here = pathlib.Path(__file__).resolve().parent
folder = pathlib.Path(folder)
shutil.rmtree(folder, ignore_errors=True)
folder.mkdir(parents=True)
os.chdir(folder)

KERNEL = (here / "sum.mlir").read_text(encoding="utf-8")
PROBLEM = (here / "good.json").read_text(encoding="utf-8")
# How each command names its input.
READERS = {
    "table": ([], "{}"), "json": (["--json"], "{}"),
    "emit": (["emit", "--format=json"], "{}"),
    "resolve": (["resolve"], "--problem={}"),
    "resolve-json": (["resolve", "--json"], "--problem={}"),
}
checks = 0
findings = []


def run(arguments, tool=tileconf, **more):
    more.setdefault("stdin", subprocess.DEVNULL)
    more.setdefault("stdout", subprocess.PIPE)
    more.setdefault("stderr", subprocess.PIPE)
    return subprocess.run([tool, *arguments], timeout=120, check=False, **more)


def check(what, done, status, *words):
    """The status, and words that have to be in what is said, whichever way."""
    global checks
    checks += 1
    said = ((done.stdout or b"") + (done.stderr or b"")).decode("utf-8", "replace")
    missing = [w for w in words if w not in said]
    if done.returncode != status or missing:
        findings.append(f"{what}: status {done.returncode}, not {status}, or no {missing}"
                        f" in {said[:300]!r}")
    return said


def read(what, path, status, *words, commands=READERS, **more):
    for command in commands:
        arguments, form = READERS[command]
        check(f"{what}, {command}", run(arguments + [form.format(path)], **more), status, *words)


def text_of(command):
    return PROBLEM if command.startswith("resolve") else KERNEL


def each_encoding():
    """(name, bytes of a text, exit status, words)"""
    yield "plain", lambda t: t.encode(), 0, []
    for name, word in (("utf-16-le", "UTF-16"), ("utf-16-be", "UTF-16"),
                       ("utf-16", "UTF-16"), ("utf-32", "UTF-32")):
        yield name, lambda t, name=name: t.encode(name), 2, [
            "cannot read", f"it is {word}, and needs to be UTF-8"]
    yield "utf-16-be with a mark", lambda t: b"\xfe\xff" + t.encode("utf-16-be"), 2, ["it is UTF-16"]
    yield "utf-8 with a mark", lambda t: t.encode("utf-8-sig"), 0, []
    yield "crlf", lambda t: t.replace("\n", "\r\n").encode(), 0, []
    yield "cr", lambda t: t.replace("\n", "\r").encode(), 0, []
    yield "a zero at the end", lambda t: t.encode() + b"\0", 2, ["is zero, which no text holds"]
    yield "a zero inside", lambda t: t.encode()[:99] + b"\0" + t.encode()[99:], 2, [
        "its byte 100 is zero, which no text holds"]
    yield "zeros", lambda t: bytes(5000), 2, ["its byte 1 is zero"]
    yield "bytes", lambda t: bytes(range(1, 256)) * 9, 2, ["error"]
    yield "program", lambda t: pathlib.Path(tileconf).read_bytes()[:100_000], 2, ["is zero"]


def encodings():
    for name, encode, status, words in each_encoding():
        for command in READERS:
            pathlib.Path("file").write_bytes(encode(text_of(command)))
            read(name, "file", status, *words, commands=[command])
    # Where it is not the encoding of a word that counts.
    pathlib.Path("file").write_bytes("// caf\xe9\n".encode("latin-1") + KERNEL.encode())
    read("latin-1 in a comment", "file", 0, commands=["table", "json", "emit"])
    pathlib.Path("file").write_bytes(KERNEL.encode().replace(b"@sum", b"@s\xfcm"))
    read("latin-1 in a name", "file", 2, "file:14:", "error", commands=["table", "emit"])
    pathlib.Path("file").write_bytes(PROBLEM.encode().replace(b"{", b'{"\xfc": 1,', 1))
    read("latin-1 in a problem", "file", 2, "no problem", "UTF-8",
         commands=["resolve", "resolve-json"])
    for name, data in (("empty", b""), ("blank", b"\n \r\n\t")):
        pathlib.Path("file").write_bytes(data)
        read(name, "file", 0, "no compute kernel", commands=["table", "json", "emit"])
        read(name, "file", 2, "no problem", commands=["resolve", "resolve-json"])
    # A comment ends where the parser thinks so, or what follows is not looked at.
    pathlib.Path("file").write_bytes(
        b"// \rfunc.func @f() attributes {a = " + b"[" * 1_000_000)
    read("depth behind a comment", "file", 2, "nested more than 1000 levels deep",
         commands=["table", "json", "emit"])


def kinds_of_files():
    pathlib.Path("kernel.mlir").write_text(KERNEL, encoding="utf-8")
    pathlib.Path("problem.json").write_text(PROBLEM, encoding="utf-8")
    pathlib.Path("folder").mkdir()
    read("folder", "folder", 2, "cannot read `folder`: Is a directory")
    read("missing", "gone", 2, "cannot read `gone`: No such file or directory")
    read("below a file", "kernel.mlir/x", 2, "Not a directory")
    read("name too long", "x" * 5000, 2, "File name too long")
    os.symlink("gone", "dangling")
    read("dangling", "dangling", 2, "cannot read `dangling`: No such file or directory")
    os.symlink("circle", "circle")
    read("circle", "circle", 2, "Too many levels of symbolic links")
    with socket.socket(socket.AF_UNIX) as server:
        server.bind("socket")
        read("socket", "socket", 2, "cannot read `socket`: No such device or address")
    os.symlink("kernel.mlir", "link")
    read("link", "link", 0, commands=["table", "json", "emit"])
    unreadable()
    for command in READERS:
        through_fifo(command)


def unreadable():
    """Root may read anything, so somebody else has to try."""
    for name, text in (("kernel", KERNEL), ("problem", PROBLEM)):
        pathlib.Path(name).write_text(text, encoding="utf-8")
        os.chmod(name, 0)
    commands = {"kernel": ["table", "json", "emit"], "problem": ["resolve", "resolve-json"]}
    more = {}
    if os.geteuid() == 0:
        # The tool has to be open to others, and may stand where it is not.
        shutil.copy(tileconf, "tool")
        probe = subprocess.run(["./tool", "--version"], user=65534, group=65534, extra_groups=[],
                               capture_output=True, check=False) if reachable() else None
        if probe is None or probe.returncode:
            print("nobody may run the tool here: unreadable files are left out")
            return
        more = {"user": 65534, "group": 65534, "extra_groups": [], "tool": "./tool"}
    for name, readers in commands.items():
        read("unreadable", name, 2, f"cannot read `{name}`: Permission denied",
             commands=readers, **more)


def reachable():
    return all(parent.stat().st_mode & 0o001 for parent in pathlib.Path.cwd().parents)


def through_fifo(command):
    if not os.path.exists("fifo"):
        os.mkfifo("fifo")

    def feed():
        with open("fifo", "wb") as stream:
            stream.write(text_of(command).encode())

    writer = threading.Thread(target=feed)
    writer.start()
    read("fifo", "fifo", 0, commands=[command])
    writer.join()


def standard_streams():
    bytecode = run(["-emit-bytecode", "kernel.mlir", "-o", "kernel.mlirbc"], tileconf_opt)
    check("bytecode", bytecode, 0)
    closed = {
        command: f"{' '.join([tileconf] + arguments)} {form.format('-')}"
        for command, (arguments, form) in READERS.items()
    }
    for command, line in closed.items():
        check(f"closed input, {command}", shell(line + " <&-"), 2,
              "cannot read `-`: Bad file descriptor")
    table = run(["kernel.mlir"]).stdout
    for name in ("kernel.mlir", "kernel.mlirbc"):
        # Whatever is closed, descriptors of files that are open do not mix.
        for streams in ("<&- 2>&-", "<&-", "2>&-"):
            done = shell(f"{tileconf} {name} {streams}")
            check(f"{name} {streams}", done, 0)
            if done.stdout.count(b"\n") < table.count(b"\n") - 1:
                findings.append(f"{name} {streams}: {done.stdout!r}")
        for streams in (">&-", "<&- >&-"):
            check(f"{name} {streams}", shell(f"{tileconf} {name} {streams}"), 2,
                  "cannot write to standard output: Bad file descriptor")
        check(f"{name} without streams", shell(f"{tileconf} {name} <&- >&- 2>&-"), 2)
    for what, command in writers().items():
        with open("/dev/full", "wb") as full:
            check(f"full, {what}", run(command, stdout=full), 2,
                  "cannot write to standard output: No space left on device")
        with open("short", "wb") as short:
            done = run(command, stdout=short, preexec_fn=lambda: resource.setrlimit(
                resource.RLIMIT_FSIZE, (8, 8)))
            check(f"limit on files, {what}", done, 2,
                  "cannot write to standard output: File too large")
        done = shell(f"trap '' PIPE; (sleep 0.2; {tileconf} {' '.join(command)}; echo $? >&2) | true")
        check(f"nobody reads and no signal, {what}", done, 0,
              "cannot write to standard output: Broken pipe", "\n2\n")
        end, start = os.pipe()
        os.close(end)
        with open(start, "wb") as pipe:
            check(f"nobody reads, {what}", run(command, stdout=pipe), -signal.SIGPIPE)
    done = shell(f"{tileconf} targets | head -n 1")
    check("head", done, 0)


def writers():
    return {
        "table": ["kernel.mlir"], "json": ["--json", "kernel.mlir"],
        "emit": ["emit", "--format=cpp", "kernel.mlir"],
        "resolve": ["resolve", "--problem=problem.json"],
        "targets": ["targets"], "targets-json": ["targets", "--json"],
        "help": ["--help"], "version": ["--version"],
    }


def shell(line):
    return subprocess.run(["/bin/sh", "-c", line], capture_output=True, timeout=120, check=False)


encodings()
kinds_of_files()
standard_streams()
print(f"{checks} checks, {len(findings)} findings")
for finding in findings:
    print(finding)
sys.exit(1 if findings else 0)
