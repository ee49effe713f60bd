# SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads emitted descriptors back: they have to state the plan.

The plan is what the pass wrote on the kernels; the descriptors come from another
tool, which is given the modules as they were. JSON is read as what it is, Python
is executed with the stand-in for TT-NN that the emission tests use, C++ is compiled
against the stand-ins for the runtime, and all have to say the same. A compiler takes
its time to start, so C++ is kept until there is enough for a program.
"""

import enum
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

import rules
import tool as tileconf

HERE = pathlib.Path(__file__).resolve().parent
# The compiler that everything here is built with.
CXX = shutil.which("clang++-22") or shutil.which("c++") or "c++"
STAND_IN = pathlib.Path(__file__).resolve().parent.parent / "Emission" / "Inputs"


def differ(tool, options, modules, printed):
    """How the descriptors of `modules`, which the pass configures, differ from
    the kernels in `printed`, if they do."""
    launchable = [m for m in modules if rules.environment(m.target, options).arch]
    if not launchable:
        return None
    configured = tileconf.read_functions(printed)
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for number, module in enumerate(launchable):
            paths.append(pathlib.Path(folder, f"{number}.mlir"))
            paths[-1].write_text(tileconf.text_of(module).text(), encoding="utf-8")
        emitted = {}
        for form in ("json", "python", "cpp"):
            command = [pathlib.Path(tool).with_name("tileconf"), "emit", f"--format={form}"]
            command += [f"--{word}" for word in tileconf.option_text(options).split()]
            done = subprocess.run(
                command + paths, capture_output=True, text=True, timeout=300, check=False)
            if done.returncode:
                return f"emit --format={form} fails:\n{done.stderr[-3000:]}"
            emitted[form] = done.stdout
    kernels = {k["function"]: k for k in json.loads(emitted["json"])["kernels"].values()}
    executed = execute(emitted["python"])
    expected = [
        (function.name, rules.environment(module.target, options))
        for module in launchable
        for function in module.functions
        if function.thread in ("compute", "none")
    ]
    names = sorted(name for name, _ in expected)
    if names != sorted(kernels) or names != sorted(executed):
        return f"descriptors of {sorted(kernels)} and {sorted(executed)}, not of {names}"
    for name, environment in expected:
        found = kernels[name]["descriptor"]
        if found != executed[name]:
            return f"{name}: {found} in JSON, {executed[name]} in Python"
        wanted = plan_of(configured[name])
        if states(found, environment) != wanted:
            return f"{name}: {found} does not state {wanted}"
    pending.append((emitted["cpp"], {name: kernels[name]["descriptor"] for name in names}))
    if sum(len(descriptors) for _, descriptors in pending) >= PER_PROGRAM:
        return compile_pending()
    return None


# Headers that no program has been made of yet, with what they have to say.
pending = []
PER_PROGRAM = 400


def compile_pending():
    """How the descriptors in C++ differ from those in JSON, if they do."""
    if not pending:
        return None
    with tempfile.TemporaryDirectory() as folder:
        lines = ['#include "DescriptorPrinter.h"']
        calls = []
        expected = {}
        for number, (text, descriptors) in enumerate(pending):
            pathlib.Path(folder, f"{number}.h").write_text(text, encoding="utf-8")
            lines.append(f'namespace batch_{number} {{\n#include "{number}.h"\n}}')
            for name, descriptor in descriptors.items():
                expected[name] = descriptor
                calls.append(f'  read_back::print("{name}",'
                             f" batch_{number}::kernel_configs::{name}());")
        lines += ["int main() {", *calls, "}", ""]
        source = pathlib.Path(folder, "program.cpp")
        source.write_text("\n".join(lines), encoding="utf-8")
        program = pathlib.Path(folder, "program")
        compiler = [CXX, "-std=c++20", "-O0", "-Wall", "-Wextra", "-Werror",
                    f"-I{HERE / 'Inputs'}", f"-I{STAND_IN}", source, "-o", program]
        done = subprocess.run(compiler, capture_output=True, text=True, timeout=600, check=False)
        if done.returncode:
            return f"descriptors in C++ do not compile:\n{done.stderr[:3000]}"
        done = subprocess.run([program], capture_output=True, text=True, timeout=60, check=False)
        if done.returncode:
            return f"descriptors in C++ end with status {done.returncode}"
    pending.clear()
    printed = {}
    for line in done.stdout.splitlines():
        kernel = json.loads(line)
        printed[kernel["kernel"]] = kernel["descriptor"]
    for name, descriptor in expected.items():
        if printed.get(name) != descriptor:
            return f"{name}: {descriptor} in JSON, {printed.get(name)} in C++"
    return None


def plan_of(function):
    return (function.flag("fp32_dest_acc_en"), function.flag("dst_full_sync_en"),
            sorted(function.unpack()))


def states(descriptor, environment):
    """The plan in a descriptor, whatever its API; None where it has the wrong
    form."""
    modes = descriptor["unpack_to_dest_mode"]
    if environment.gen1:
        if not isinstance(modes, dict):
            return None
        modes = {int(key.removeprefix("dfb_")): mode for key, mode in modes.items()}
    else:
        if len(modes) != environment.buffers():
            return None
        modes = dict(enumerate(modes))
    if not set(modes.values()) <= {"Default", "UnpackToDestFp32"}:
        return None
    unpacked = sorted(n for n, mode in modes.items() if mode == "UnpackToDestFp32")
    return descriptor["fp32_dest_acc_en"], descriptor["dst_full_sync_en"], unpacked


def execute(text):
    """{function: descriptor} of an emitted Python module."""
    if str(STAND_IN) not in sys.path:
        sys.path.append(str(STAND_IN))
    scope = {}
    exec(compile(text, "emitted", "exec"), scope)  # pylint: disable=exec-used
    return {name: plainly(make()) for name, make in scope["CONFIGS"].items()}


def plainly(config):
    """A descriptor in the form that JSON has it in."""

    def plain(value):
        if isinstance(value, enum.Enum):
            return value.name
        if isinstance(value, list):
            return [plain(item) for item in value]
        if isinstance(value, dict):
            return {key: plain(item) for key, item in value.items()}
        return value

    return {key: plain(value) for key, value in vars(config).items()}
