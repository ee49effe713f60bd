# SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""usage: cut_off.py [--step N] TILECONF TILECONF_OPT EXAMPLES PROBLEMS FOLDER

Cuts every kernel of EXAMPLES, as text and as bytecode, and every problem of
PROBLEMS off at every N-th byte. Whatever is left has an exit status of 0, 1 or 2,
and something is said of each file; a problem that lacks more than blanks, and
bytecode that lacks anything, is refused. Kernels are read many in one process;
where one of those does not end well, the file at fault is looked for.
"""

import argparse
import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys

parser = argparse.ArgumentParser()
parser.add_argument("--step", type=int, default=10)
for name in ("tileconf", "tileconf_opt", "examples", "problems", "folder"):
    parser.add_argument(name, type=pathlib.Path)
arguments = parser.parse_args()
BATCH = 100


def run(*command):
    return subprocess.run(command, capture_output=True, timeout=300, check=False)


def cuts(source, data, suffix):
    """Writes the pieces of one file and returns their names."""
    names = []
    for length in range(0, len(data), arguments.step):
        names.append(f"{source.stem}-{length}{suffix}")
        pathlib.Path(names[-1]).write_bytes(data[:length])
    return names


def bad_kernels(names, whole_needed):
    """What is wrong with the tool's reply about some of `names`."""
    done = run(arguments.tileconf, *names)
    said = (done.stdout + done.stderr).decode("utf-8", "replace")
    if done.returncode not in (0, 1, 2):
        if len(names) == 1:
            yield f"{names[0]}: exit status {done.returncode}: {said[-500:]}"
        else:
            half = len(names) // 2
            yield from bad_kernels(names[:half], whole_needed)
            yield from bad_kernels(names[half:], whole_needed)
        return
    for name in names:
        known = re.escape(name)
        refused = re.search(rf"cannot read `{known}`: \S|{known}:\d+:\d+: error: \S", said)
        answered = re.search(rf"^kernel `.*` at {known}:\d|^{known}: no compute kernel", said, re.M)
        if not refused and not answered:
            yield f"{name}: nothing is said of it"
        if whole_needed and not refused:
            yield f"{name}: bytecode is cut off, and is not refused"


def bad_problem(name, whole):
    done = run(arguments.tileconf, "resolve", f"--problem={name}")
    complete = pathlib.Path(name).read_text(encoding="utf-8").rstrip() == whole.rstrip()
    said = (done.stdout + done.stderr).decode("utf-8", "replace")
    wanted = (0, 1) if complete else (2,)
    if done.returncode not in wanted or (not complete and f"`{name}` is no problem: " not in said):
        yield f"{name}: exit status {done.returncode}: {said[-500:]}"


def main():
    kernels = sorted(arguments.examples.resolve().glob("*.mlir"))
    problems = sorted(arguments.problems.resolve().glob("*.json"))
    tileconf_opt = arguments.tileconf_opt.resolve()
    shutil.rmtree(arguments.folder, ignore_errors=True)
    arguments.folder.mkdir(parents=True)
    os.chdir(arguments.folder)
    jobs, count = [], 0
    for kernel in kernels:
        compiled = pathlib.Path(kernel.stem + ".mlirbc")
        if run(tileconf_opt, kernel, "-emit-bytecode", "-o", compiled).returncode:
            sys.exit(f"{kernel} does not compile")
        for data, suffix in ((kernel.read_bytes(), ".mlir"), (compiled.read_bytes(), ".mlirbc")):
            names = cuts(kernel, data, suffix)
            count += len(names)
            # Less than the mark of bytecode is a text.
            binary = [n for n in names if suffix == ".mlirbc" and pathlib.Path(n).stat().st_size > 3]
            for part, needed in ((binary, True), ([n for n in names if n not in binary], False)):
                for start in range(0, len(part), BATCH):
                    jobs.append(lambda p=part[start:start + BATCH], n=needed: list(bad_kernels(p, n)))
    for problem in problems:
        whole = problem.read_text(encoding="utf-8")
        for name in cuts(problem, whole.encode(), ".json"):
            count += 1
            jobs.append(lambda n=name, w=whole: list(bad_problem(n, w)))
    if not kernels or not problems:
        sys.exit("nothing to cut off")
    findings = []
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for found in pool.map(lambda job: job(), jobs):
            findings += found
    print(f"{count} files, {len(findings)} findings")
    for finding in findings[:20]:
        print(finding)
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
