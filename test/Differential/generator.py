# SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random modules that the tool's verifiers accept.

Few buffers and many readers, so that what operations ask of a buffer and of
the width collides about half of the time; roughly one kernel in ten is wrong
in itself. All that is random comes from the generator passed in.
"""

import kernel as ir
import model
from structure import Structure

TARGET_ERRORS = [
    "#ttcore.arch<quasar>", '"blackhole"', "#ttcore.arch<blackhole>, disagreeing",
    "outside", "mixed", "api",
]


def options(rng):
    """Options of one run of the tool, as {name: value}."""
    result = {}

    def sometimes(chance, name, values):
        if rng.random() < chance:
            result[name] = rng.choice(values)

    words = ["auto", "auto", "enabled", "true", "1", "disabled", "false", "0"]
    sometimes(0.3, "fp32-dest-acc-en", words)
    sometimes(0.3, "dst-full-sync-en", words)
    sometimes(0.25, "reduce-full-fp32", [False, True])
    sometimes(0.25, "matmul-full-fp32", [False, True])
    sometimes(0.15, "enable-fpu-binary-ops", [False, True])
    sometimes(0.3, "prefer-exact-f32-binary", [True, True, False])
    sometimes(0.35, "f32-unpack", ["allow-tf32", "allow-tf32", "exact"])
    sometimes(0.25, "target", ["wormhole_b0", "blackhole"])
    sometimes(
        0.3,
        "config-api",
        ["ComputeGen1Config", "ComputeGen1Config", "ComputeConfigDescriptor"],
    )
    if rng.random() < 0.015:
        name, value = rng.choice(
            [
                ("fp32-dest-acc-en", "on"), ("dst-full-sync-en", "Enabled"),
                ("f32-unpack", "tf32"), ("target", "quasar"), ("target", "grayskull"),
                ("config-api", "ComputeGen2Config"),
            ]
        )
        result[name] = value
    return result


def module(rng, options, name):
    target = make_target(rng, options)
    functions = []
    count = rng.choices([1, 2, 3], [85, 11, 4])[0]
    for number in range(count):
        thread = rng.choices(["compute", "none"], [60, 40])[0]
        if number:
            thread = rng.choices(["compute", "none", "noc", "ethernet"], [4, 3, 4, 1])[0]
        maker = FunctionMaker(rng, options, target)
        functions.append(maker.make(f"{name}_{number}", thread))
    return ir.Module(target, functions)


def make_target(rng, options):
    target = ir.Target()
    arch = options.get("target")
    if arch not in ("wormhole_b0", "blackhole"):
        arch = rng.choice(["wormhole_b0", "blackhole", None])
    if rng.random() < 0.02:
        break_target(rng, target, rng.choice(TARGET_ERRORS))
        return target
    if rng.random() < 0.02:
        # Half of what it takes to name a device: none.
        target.descriptions, target.chips = ["blackhole"], [0]
        if rng.random() < 0.5:
            target.device, target.selected = "other_device", [0]
        return target
    if arch is not None and rng.random() < (0.3 if "target" in options else 1):
        how = rng.choices(["attribute", "device", "both"], [80, 14, 6])[0]
        if how != "device":
            target.attribute = f"#ttcore.arch<{arch}>"
        if how != "attribute":
            target.device = "default_device"
            target.descriptions, target.chips, target.selected = rng.choice(
                [
                    ([arch], [0], [0]),
                    (["wormhole_b0", "blackhole"], [0, 1], [int(arch == "blackhole")]),
                    ([arch], [0, 0], [1, 0]),
                ]
            )
    if rng.random() < 0.1:
        target.api = options.get("config-api") or rng.choice(
            ["ComputeConfigDescriptor", "ComputeGen1Config"]
        )
    return target


def break_target(rng, target, how):
    if how.startswith(("#", '"')):
        target.attribute = how.removesuffix(", disagreeing")
    if how.endswith("disagreeing"):
        target.device = "default_device"
        target.descriptions, target.chips, target.selected = ["wormhole_b0"], [0], [0]
    if how == "outside":
        target.device = "default_device"
        target.descriptions, target.chips, target.selected = ["blackhole"], [0], [1]
    if how == "mixed":
        target.device = "default_device"
        target.descriptions = ["blackhole", "wormhole_b0"]
        target.chips, target.selected = [0, 1], [0, 1]
    if how == "api":
        target.api = "Metal3"


class FunctionMaker(Structure):
    """Builds one function."""

    def make(self, name, thread):
        rng = self.rng
        budget = rng.choices([0, 1, 2, 3, 4, 5, 6, 7, 8],
                             [1, 8, 12, 16, 16, 14, 10, 8, 6])[0]
        while budget > 0:
            amount = rng.randint(1, min(budget, 4))
            self.segment(amount, 0)
            budget -= amount
        function = ir.Function(name, "", {}, {}, thread, self.preamble + self.body)
        self.signature(function)
        self.attributes(function)
        return function

    def signature(self, function):
        function.signature = ", ".join(self.arguments)

    def attributes(self, function):
        given, meaning = function.attributes, function.meaning
        if function.thread != "none":
            key = self.rng.choice(["ttl.kernel_thread", '"ttl.kernel_thread"'])
            given[key] = f"#ttkernel.thread<{function.thread}>"
        if self.chance(0.3):
            given["ttl.base_cta_index"] = "3 : i32"
            given["ttl.crta_indices"] = "[]"
        for key, chance in (("fp32_dest_acc_en", 0.16), ("dst_full_sync_en", 0.15),
                            ("ttl.enable_fpu_binary_ops", 0.1)):
            if self.chance(chance):
                meaning[key] = self.chance(0.5)
                given[key] = "true" if meaning[key] else "false"
            if self.chance(0.003):
                meaning[key] = "malformed"
                given[key] = self.rng.choice(["1 : i32", '"true"', None])
        if self.chance(0.6 if self.gen1() else 0.25):
            entries = self.listed(function)
            given["ttl.unpack_to_dest_fp32"] = ir_list(entries)
            meaning["ttl.unpack_to_dest_fp32"] = entries
        if self.chance(0.004):
            given["ttl.unpack_to_dest_fp32"] = self.rng.choice(
                ["[0 : i32]", "array<i64: 0>", '"0"'])
            meaning["ttl.unpack_to_dest_fp32"] = "malformed"

    def listed(self, function):
        """Entries of an explicit list: right, nearly right or anything."""
        rng = self.rng
        kind = rng.choices(["right", "near", "random", "outside"], [55, 20, 23, 2])[0]
        indices = sorted({e[0] for e in self.entries if isinstance(e[0], int)})
        entries = [n for n in indices if self.chance(0.4)]
        if kind in ("right", "near"):
            answer = model.solve(function, self.environment, self.options)
            if isinstance(answer, model.Answer):
                entries = list(answer.unpack)
                narrow = [e[0] for e in self.entries
                          if e[1] != "f32" and isinstance(e[0], int)]
                entries += [n for n in narrow if self.chance(0.25)]
                if self.chance(0.1):
                    entries.append(rng.randint(0, 31))
                if self.gen1() and self.chance(0.85):
                    bound = model.bound_buffers(function)
                    entries = [n for n in entries if n in bound]
                    entries += [n for n in sorted(bound) if self.chance(0.15)]
            if kind == "near" and entries and self.chance(0.7):
                entries.remove(rng.choice(entries))
            elif kind == "near" and indices:
                entries.append(rng.choice(indices))
        if kind == "outside":
            entries.append(rng.choice([-1, 32, 63, 64, 2147483647]))
        rng.shuffle(entries)
        if entries and self.chance(0.1):
            entries.append(entries[0])
        return entries


def ir_list(entries):
    if not entries:
        return "array<i32>"
    return f"array<i32: {', '.join(map(str, entries))}>"
