# SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The rules: what operations are, and what targets allow.

Written from their description, and from nothing in the tool.
"""

import dataclasses
import typing

BITS = {
    "f32": 32, "f16": 16, "bf16": 16,
    "bfp_f8": 8, "bfp_bf8": 8, "bfp_f4": 4, "bfp_bf4": 4, "bfp_f2": 2, "bfp_bf2": 2,
    "u32": 32, "u16": 16, "u8": 8, "si32": 32, "i1": 1,
}
INTEGERS = {"u32", "u16", "u8", "si32", "i1"}

UNARY = {
    "exp", "exp2", "log", "sqrt", "rsqrt", "tanh", "sigmoid", "neg", "abs",
    "relu", "floor", "recip", "sin", "cos", "tan", "asin", "acos", "atan",
    "ceil", "sign", "gelu", "silu", "hardsigmoid", "expm1", "square",
    "softsign", "signbit", "frac", "trunc", "typecast", "mul_unary_const",
}
SFPU_BINARY = {"div", "max", "min", "eq", "ne", "gt", "lt"}
CHOICE = {"add", "sub", "mul"}

DFB, DST, NONE = "dfb", "dst", "none"
DEFAULT, UNPACK = "default", "unpack-to-destination"
FPU, SFPU = "fpu", "sfpu"
STRATEGIES = {
    "#ttl.tile_execution_strategy<fpu>": FPU,
    "#ttl.tile_execution_strategy<sfpu>": SFPU,
}


#
# What operations are
#


def semantics(op):
    """(primitive, routes, category of full-fp32 accumulation) of an operation
    without alternatives."""
    name = op.op.removeprefix("ttl.").removeprefix("tile_")
    if op.op == "ttl.copy_tile":
        return "copy", [DFB], None
    if op.op == "ttl.copy_dst":
        return "copy", [DST], None
    if op.op == "ttl.dst_index":
        return "dst index", [NONE], None
    if name == "store":
        return "store", [DST, NONE], None
    if name == "bcast":
        return "broadcast " + op.detail, [DFB, NONE], None
    if name == "reduce":
        return "reduce", [DFB, DFB, NONE], "reduce " + op.detail
    if name == "transpose":
        return "transpose", [DFB, NONE], None
    if name == "fill":
        return "fill", [], None
    if name == "matmul_block":
        return "matmul", [DFB, DFB, DST][: len(op.operands)], "matmul"
    if name in SFPU_BINARY:
        return "binary", [DST, DST], None
    assert name in UNARY, op.op
    return "unary", [DST], None


def has_alternatives(op):
    return op.op.removeprefix("ttl.tile_") in CHOICE


def leaves_result_in_dst(op):
    # dst_index renames a slot that something else has filled.
    return op.op != "ttl.dst_index" and op.result is not None


def same_coordinates(op):
    left, right = op.operands
    if left.form[0] == "argument" and right.form[0] == "argument":
        _, compute, first = left.form
        _, other, second = right.form
        return (
            compute is other
            and first < compute.inputs
            and second < compute.inputs
            and compute.maps[first] == compute.maps[second]
        )
    if left.form[0] == "extract" and right.form[0] == "extract":
        return left.form[1] == right.form[1]
    return False


def legal_strategies(op):
    if op.result.dtype not in INTEGERS and same_coordinates(op):
        return [FPU, SFPU]
    return [SFPU]


#
# What targets allow
#


@dataclasses.dataclass(frozen=True)
class Environment:
    arch: typing.Optional[str]
    gen1: bool

    def buffers(self):
        return 64 if self.arch == "blackhole" else 32

    def widths(self, primitive, dtype):
        widths = set()
        if BITS[dtype] != 32:
            widths.add(16)
        narrow_broadcast = primitive.startswith("broadcast") and BITS[dtype] != 32
        if self.arch is None or not narrow_broadcast:
            widths.add(32)
        return widths

    def full_fp32(self, category):
        if self.arch == "wormhole_b0":
            return category == "matmul"
        if self.arch == "blackhole":
            return category != "reduce row"
        return True

    def warns(self, category):
        return self.arch == "blackhole" and category == "reduce row"

    def modes(self, width, primitive, route, dtype, lossy_too):
        """Number of values lost, by mode."""
        if dtype == "f32" and (route == DST or primitive == "copy"):
            if width != 32:
                return {}
            return {UNPACK: 0, DEFAULT: 1} if lossy_too else {UNPACK: 0}
        return {DEFAULT: 0}


def environment(target, options):
    """The environment of a module, or None where it names none that works."""
    named = []
    if options.get("target"):
        named.append(options["target"])
    if target.attribute is not None:
        if not target.attribute.startswith("#ttcore.arch<"):
            return None
        named.append(target.attribute[len("#ttcore.arch<") : -1])
    if target.descriptions and target.device == "default_device":
        for chip in target.selected:
            if chip >= len(target.chips):
                return None
            named.append(target.descriptions[target.chips[chip]])
    if len(set(named)) > 1:
        return None
    if named and named[0] not in ("wormhole_b0", "blackhole"):
        return None
    apis = {api for api in (options.get("config-api"), target.api) if api}
    if len(apis) > 1 or not apis <= {"ComputeConfigDescriptor", "ComputeGen1Config"}:
        return None
    return Environment(
        named[0] if named else None, bool(named) and apis == {"ComputeGen1Config"}
    )
