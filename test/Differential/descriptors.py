# SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads emitted descriptors back: they have to state the plan.

The plan is what the pass wrote on the kernels; the descriptors come from another
tool, which is given the modules as they were. JSON is read as what it is, Python
is executed with the stand-in for TT-NN that the emission tests use, and both have
to say the same.
"""

import enum
import json
import pathlib
import subprocess
import sys
import tempfile

import rules
import tool as tileconf

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
        for form in ("json", "python"):
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
