# SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""usage: hostile_inputs.py NAME SIZE

Inputs of any size for scripts/hostile, each a function of a stream and a size.
As a program, prints the one of that name.
"""

import json
import random
import sys

F32 = "!ttcore.tile<32x32, f32>"
BF16 = "!ttcore.tile<32x32, bf16>"
TARGET = "module attributes {ttl.target_arch = #ttcore.arch<blackhole>} {\n"
BUFFERS = 64


def buffer(number, dtype=F32, consume="wait"):
    """Binds a buffer and takes a tile of it, `%x` and the number."""
    tensor = f"tensor<1x1x{dtype}>"
    return (
        f"  %b{number} = ttl.bind_cb {{cb_index = {number}, block_count = 2}}"
        f" : !ttl.cb<[1, 1], {dtype}, 2>\n"
        f"  %t{number} = ttl.cb_{consume} %b{number} : <[1, 1], {dtype}, 2> -> {tensor}\n"
        f"  %x{number} = tensor.extract %t{number}[%c0, %c0] : {tensor}\n"
    )


def head(stream, buffers=BUFFERS, name="kernel", attributes="", more=""):
    stream.write(f"{TARGET}func.func @{name}(%c0: index, %c1: index, %cond: i1{more})"
                 f"{attributes} {{\n")
    for number in range(buffers):
        stream.write(buffer(number, dtype_of(number)))


def dtype_of(number):
    return F32 if number % 2 == 0 else BF16


def tail(stream):
    stream.write("  return\n}\n}\n")


def binary(result, left, right, dtype, attributes="", op="add"):
    return (f"  %{result} = ttl.tile_{op} %{left}, %{right} into dst[%c0]{attributes}"
            f" : {dtype}, {dtype} -> {dtype}\n")


def unary(result, operand, dtype, op="exp", attributes=""):
    return f"  %{result} = ttl.tile_{op} %{operand} into dst[%c0]{attributes} : {dtype} -> {dtype}\n"


#
# Many operations
#


def nested_operations(stream, size):
    """Operations with and without a choice, in 200 branches one in the other."""
    depth = 200
    head(stream)
    for level in range(depth):
        stream.write("  scf.if %cond {\n")
        for number in range(level * size // depth, (level + 1) * size // depth, 2):
            one = number // 2 % BUFFERS
            other = (one + 2) % BUFFERS
            stream.write(binary(f"r{number}", f"x{one}", f"x{other}", dtype_of(one)))
            stream.write(unary(f"s{number}", f"r{number}", dtype_of(one)))
    stream.write("  }\n" * depth)
    tail(stream)


def distinct_operations(stream, size):
    """No operation is like another one: each has an attribute of its own."""
    head(stream)
    for number in range(size):
        one = 2 * (number % 32)
        other = 2 * (number // 32 % 32)
        stream.write(binary(f"r{number}", f"x{one}", f"x{other}", F32,
                            f' {{tag{number} = "{number}"}}'))
    tail(stream)


def hidden_conflict(stream, size):
    """One buffer that two operations, far apart, need in different modes."""
    head(stream)
    for number in range(size):
        one = number % BUFFERS
        if number == size // 3:
            stream.write(unary("need", "x0", F32))
        if number == size * 2 // 3:
            stream.write(f"  %clash = ttl.tile_transpose %x0, %x2 into dst[%c0]"
                         f" : ({F32}, {F32}) -> {F32}\n")
        # Those of f32 want nothing that the two have not asked for.
        operand = "x0" if one % 2 == 0 and number < size // 2 and one > 62 else "x1"
        dtype = F32 if operand == "x0" else BF16
        stream.write(unary(f"r{number}", operand, dtype))
    tail(stream)


def tangled_pairs(stream, size):
    """Every two buffers meet, in operations that may lose precision or not, and
    some of them in others that leave no choice."""
    rng = random.Random(1)
    head(stream, 0)
    for number in range(BUFFERS):
        stream.write(buffer(number))
    for number in range(size):
        one, other = rng.sample(range(BUFFERS), 2)
        if number % 1000 == 0:
            stream.write(unary(f"r{number}", f"x{one}", F32))
        elif number % 1000 == 500:
            stream.write(f"  %r{number} = ttl.tile_transpose %x{one}, %x{other} into dst[%c0]"
                         f" : ({F32}, {F32}) -> {F32}\n")
        else:
            stream.write(binary(f"r{number}", f"x{one}", f"x{other}", F32))
    tail(stream)


#
# Many functions, and much to say
#


def function(name, body, buffers):
    return (f"func.func @{name}(%c0: index) {{\n"
            + "".join(buffer(n) for n in range(buffers)) + body + "  return\n}\n")


GOOD = binary("r", "x0", "x1", F32)
BAD = unary("r", "x0", F32) + (
    f"  %s = ttl.tile_transpose %x0, %x0 into dst[%c0] : ({F32}, {F32}) -> {F32}\n")


def functions(stream, size):
    stream.write(TARGET)
    for number in range(size):
        stream.write(function(f"k{number}", GOOD, 2))
    stream.write("}\n")


def names_alike(stream, size):
    """Names that are one and the same once they are identifiers."""
    stream.write(TARGET)
    for number in range(size):
        marks = "".join("-+*/"[number >> 2 * digit & 3] for digit in range(12))
        stream.write(function(f'"a{marks}"', GOOD, 2))
    stream.write("}\n")


def device_last(stream, size):
    """A module whose device stands behind all its kernels."""
    chip = (
        "grid = 8x8, coord_translation_offsets = 18x18, l1_size = 1499136,"
        " num_dram_channels = 12, dram_channel_size = 1073741824,"
        " noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32,"
        " noc_dram_address_align_bytes = 32, l1_unreserved_base = 101664,"
        " erisc_l1_unreserved_base = 98304, dram_unreserved_base = 32,"
        " dram_unreserved_end = 1073119552, supported_data_types = [<f32>, <bf16>],"
        " supported_tile_sizes = [32x32], dst_physical_size_tiles = 16,"
        " num_cbs = 32, num_compute_threads = 1, num_datamovement_threads = 2,"
        " dram_grid = 1x12, dram_bank_to_logical_worker_noc0 = [(7, 3)],"
        " dram_bank_to_logical_worker_noc1 = [(7, 7)]"
    )
    stream.write(
        "module attributes {ttcore.system_desc = #ttcore.system_desc<[{role = host,"
        ' target_triple = "x86_64-pc-linux"}],'
        f" [{{arch = <blackhole>, {chip}}}], [0], [1 : i32], [0x0x0x0]>}} {{\n")
    for number in range(size):
        stream.write(function(f"k{number}", GOOD, 2))
    stream.write(
        "ttcore.device @default_device = <workerGrid = #ttcore.grid<8x8,"
        " virt_to_physical_map = (d0, d1) -> (0, d0, d1),"
        " physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>,"
        " dramGrid = #ttcore.grid<1x12>, l1Map = (d0) -> (0, 0, 0, d0),"
        " dramMap = (d0) -> (0, 0, 0, d0), meshShape = , chipIds = [0]>\n}\n")


def failing_functions(stream, size):
    stream.write(TARGET)
    for number in range(size):
        stream.write(function(f"k{number}", BAD, 1))
    stream.write("}\n")


def losses(stream, size):
    """Every exponential reads a buffer that an engine needs whole."""
    head(stream, 0)
    for number in range(BUFFERS):
        stream.write(buffer(number))
        stream.write(f"  %q{number} = ttl.tile_transpose %x{number}, %x{number} into dst[%c0]"
                     f" : ({F32}, {F32}) -> {F32}\n")
    for number in range(size):
        stream.write(unary(f"r{number}", f"x{number % BUFFERS}", F32,
                           attributes=f" {{tag = {number}}}"))
    tail(stream)


def invalid_operations(stream, size):
    """Each is refused by its verifier, inside a function of its own."""
    stream.write(TARGET)
    for number in range(size):
        stream.write(f"func.func @k{number}(%a: i32) {{\n"
                     f'  %r = "ttl.tile_exp"(%a) : (i32) -> i64\n  return\n}}\n')
    stream.write("}\n")


#
# Long lines
#


class OneLine:
    """A stream that writes blanks for ends of lines."""

    def __init__(self, stream):
        self.stream = stream
        self.size = 0

    def write(self, text):
        self.size += len(text)
        self.stream.write(text.replace("\n", " "))


def one_line(stream, size):
    line = OneLine(stream)
    head(line)
    number = 0
    while line.size < size:
        one = number % BUFFERS
        line.write(binary(f"r{number}", f"x{one}", f"x{one}", dtype_of(one)))
        number += 1
    tail(line)


def one_line_error(stream, size):
    line = OneLine(stream)
    line.write("module { " + " " * size)
    line.write("oops }")


def one_line_errors(stream, size):
    """The functions of `failing_functions`, on one line."""
    failing_functions(OneLine(stream), size)


def problem_line(stream, size):
    stream.write('{"version": 1, "target": ["' + "x" * size + '"]}')


def comment(stream, size):
    stream.write("// " + "({[<" * (size // 4) + "\n")


def long_name(stream, size):
    stream.write(TARGET + function("k" * size, GOOD, 2) + "}\n")


#
# Long lists
#


def attributes(stream, size):
    given = ", ".join(f"a{number}" for number in range(size))
    head(stream, attributes=f" attributes {{{given}}}")
    stream.write(GOOD.replace("x1", "x2"))
    tail(stream)


def array_attribute(stream, size):
    head(stream, attributes=f" attributes {{a = [{', '.join(map(str, range(size)))}]}}")
    stream.write(GOOD.replace("x1", "x2"))
    tail(stream)


def explicit_list(stream, size):
    entries = ", ".join(str(2 * (number % 2)) for number in range(size))
    head(stream,
         attributes=f" attributes {{ttl.unpack_to_dest_fp32 = array<i32: {entries}>}}")
    stream.write(unary("r", "x0", F32) + unary("s", "x2", F32))
    tail(stream)


def explicit_list_errors(stream, size):
    entries = ", ".join(str(100 + number) for number in range(size))
    head(stream,
         attributes=f" attributes {{ttl.unpack_to_dest_fp32 = array<i32: {entries}>}}")
    stream.write(unary("r", "x0", F32))
    tail(stream)


def compute_operands(stream, size):
    """A ttl.compute with many inputs, and operations on all pairs of neighbours."""
    tensor = f"tensor<1x1x{F32}>"
    head(stream, 0)
    for number in range(4):
        stream.write(buffer(number))
    ins = ", ".join(f"%t{number % 3}" for number in range(size))
    types = ", ".join([tensor] * size)
    maps = ", ".join(["affine_map<(d0, d1) -> (d0, d1)>"] * (size + 1))
    arguments = ", ".join(f"%a{number}: {F32}" for number in range(size + 1))
    stream.write(
        f"  %done = ttl.compute ins({ins} : {types}) outs(%t3 : {tensor})"
        f' {{indexing_maps = [{maps}], iterator_types = ["parallel", "parallel"]}} {{\n'
        f"  ^bb0({arguments}):\n"
        "  %i = ttl.iter_index 0 : index\n  %j = ttl.iter_index 1 : index\n")
    for number in range(size - 1):
        stream.write(binary(f"r{number}", f"a{number}", f"a{number + 1}", F32))
    stream.write(f"  ttl.tile_store %r0, %t3[%i, %j] from dst[%c0] : {F32}, {tensor}\n"
                 f"  ttl.yield\n  }} -> {tensor}\n")
    tail(stream)


#
# Depth
#


def brackets(stream, size):
    stream.write("[" * size)


def regions(stream, size):
    head(stream)
    stream.write("scf.if %cond {\n" * size)
    stream.write(GOOD.replace("x1", "x2"))
    stream.write("}\n" * size)
    tail(stream)


def deep_functions(stream, size):
    """Deep, and large enough to be verified on several threads."""
    stream.write(TARGET)
    for number in range(size):
        depth = 950
        stream.write(
            f"func.func @k{number}(%c0: index, %cond: i1) {{\n" + buffer(0) + buffer(1)
            + "scf.if %cond {\n" * depth + GOOD + "}\n" * depth + "  return\n}\n")
    stream.write("}\n")


def signs(stream, size):
    stream.write("#m = affine_map<(d0) -> (" + "- " * size + "d0)>\n")


def locations(stream, size):
    stream.write("#l = loc(" + "callsite(" * size)


def alias_chain(stream, size):
    """Every alias names the one before."""
    stream.write("#a0 = [1]\n")
    for number in range(1, size):
        stream.write(f"#a{number} = [#a{number - 1}]\n")
    stream.write(f"func.func @k() attributes {{fp32_dest_acc_en = #a{size - 1}}} {{ return }}\n")


def alias_doubling(stream, size):
    """Every alias names the one before twice."""
    stream.write("!a0 = tuple<i1, i1>\n")
    for number in range(1, size):
        stream.write(f"!a{number} = tuple<!a{number - 1}, !a{number - 1}>\n")
    stream.write(f"func.func @k(%a: !a{size - 1}) {{\n  %r = ttl.tile_exp %a into dst[%a]"
                 f" : !a{size - 1} -> !a{size - 1}\n  return\n}}\n")


def aliases(stream, size):
    """Many aliases that stand for little, each of them used."""
    for number in range(size):
        stream.write(f'#a{number} = {{name = "{number}", of = [{number}]}}\n')
    head(stream)
    for number in range(size):
        stream.write(unary(f"r{number}", "x0", F32, attributes=f" {{a = #a{number}}}"))
    tail(stream)


def problem_depth(stream, size):
    stream.write('{"version": ' + "[" * size + "]" * size + "}")


#
# Long ways from an operand to its buffer
#


def chain_of(stream, size, each):
    tensor = f"tensor<1x1x{F32}>"
    head(stream, 2)
    stream.write(buffer(2))
    last = "t2"
    for number in range(size):
        stream.write(f"  %s{number} = tensor.extract_slice %{last}[0, 0] [1, 1] [1, 1]"
                     f" : {tensor} to {tensor}\n")
        last = f"s{number}"
        each(number, last)
    tail(stream)


def chain(stream, size):
    """Many operations, each on tiles of its own from the end of a long chain."""
    tensor = f"tensor<1x1x{F32}>"

    def each(number, last):
        if number == size // 2:
            for other in range(size // 2):
                stream.write(f"  %y{other} = tensor.extract %{last}[%c0, %c0] : {tensor}\n"
                             + unary(f"r{other}", f"y{other}", F32))

    chain_of(stream, size, each)


def chain_steps(stream, size):
    """One operation on each step of a long chain."""
    tensor = f"tensor<1x1x{F32}>"

    def each(number, last):
        stream.write(f"  %y{number} = tensor.extract %{last}[%c0, %c0] : {tensor}\n"
                     + unary(f"r{number}", f"y{number}", F32))

    chain_of(stream, size, each)


#
# Accumulation scopes
#


def scope(number, outer, inside):
    tensor = f"tensor<1x1x{F32}>"
    return (
        f"  ttl.accumulation_scope outs(%{outer} : {tensor}) {{\n"
        f"  ^bb0(%o{number}: {tensor}):\n{inside}"
        f"  ttl.yield %o{number} : {tensor}\n  }} initial_modes([accumulate_existing])\n")


def scopes(stream, size):
    """Loops with an accumulation scope and an operation in each."""
    tensor = f"tensor<1x1x{F32}>"
    head(stream, more=f", %acc: {tensor}")
    for number in range(size):
        stream.write(f"  scf.for %i{number} = %c0 to %c1 step %c1 {{\n"
                     + scope(number, "acc", unary(f"r{number}", "x0", F32)) + "  }\n")
    tail(stream)


def nested_scopes(stream, size):
    tensor = f"tensor<1x1x{F32}>"
    head(stream, more=f", %acc: {tensor}")
    for number in range(size):
        outer = f"o{number - 1}" if number else "acc"
        stream.write(f"  scf.for %i{number} = %c0 to %c1 step %c1 {{\n"
                     f"  ttl.accumulation_scope outs(%{outer} : {tensor}) {{\n"
                     f"  ^bb0(%o{number}: {tensor}):\n")
    stream.write(unary("r", "x0", F32))
    for number in reversed(range(size)):
        stream.write(f"  ttl.yield %o{number} : {tensor}\n"
                     "  } initial_modes([accumulate_existing])\n  }\n")
    tail(stream)


#
# What a search would blow up on
#


def triples(rng, size):
    return [rng.sample(range(BUFFERS), 3) for _ in range(size)]


def tangled_kernel(stream, size):
    """Operations of the test dialect that want two buffers in one mode and a
    third in the other."""
    stream.write("func.func @tangled(%c0: index) {\n")
    for number in range(BUFFERS):
        stream.write(buffer(number))
    for number, three in enumerate(triples(random.Random(1), size)):
        operands = ", ".join(f"%x{operand}" for operand in three)
        stream.write(f"  %r{number} = tctest.fuse {operands} : {F32}\n")
    stream.write("  return\n}\n")


def option(strategy, uses):
    return {
        "strategy": strategy, "primitive": "elementwise_binary",
        "uses": [{"operand": n, "buffer": b, "route": route, "type": dtype}
                 for n, (b, route, dtype) in enumerate(uses)],
    }


def tangled_problem(stream, size):
    """As `tangled_kernel`, on a registered target and without MLIR."""
    operations = []
    for three in triples(random.Random(1), size):
        options = []
        for number, strategy in enumerate(("fpu", "sfpu", "dest_reuse")):
            uses = [(b, "dst" if n == number else "dataflow_buffer", "f32")
                    for n, b in enumerate(three)]
            options.append(option(strategy, uses))
        operations.append({"options": options})
    problem(stream, {"architecture": "blackhole"}, operations)


def problem(stream, target, operations):
    json.dump({"version": 1, "target": target, "operations": operations}, stream)


def tangled_modes(stream, size):
    """A target of four modes, where each data type by each route demands some of
    them, and operations that leave a choice of three combinations."""
    types = ["f32", "f16", "bf16", "bfp_f8", "bfp_bf8", "bfp_f4"]
    modes = ["default", "unpack_to_destination", "mode2", "mode3"]
    pairs = [[modes[a], modes[b]] for a in range(4) for b in range(a)]
    rest = ["bfp_bf4", "bfp_f2", "bfp_bf2", "u32", "u16", "u8", "si32", "i1"]

    def row(routes, kinds, allowed):
        relation = {"exact": allowed}
        return {"primitives": "all", "routes": routes, "types": kinds,
                "relation": {"16": relation, "32": relation}}

    rows = [row(["dst"], [kind], pair) for kind, pair in zip(types, pairs)]
    rows += [row(["dataflow_buffer"], [kind], [m for m in modes if m not in pair])
             for kind, pair in zip(types, pairs)]
    rows.append(row(["dst", "dataflow_buffer"], rest, modes))
    capacity = {"double_buffered": 8, "full": 16}
    target = {"table": {
        "architecture": "maze", "config_api": "None", "unpack_modes": 4,
        "dataflow_buffers": BUFFERS, "dst_capacity": {"16": capacity, "32": capacity},
        "destination_rows": [{"primitives": "all", "types": "all", "widths": ["16", "32"]}],
        "unpack_rows": rows,
        "full_fp32_rows": [{"category": c, "supported": True} for c in (
            "matmul", "reduce_row", "reduce_column", "reduce_scalar")],
    }}
    rng = random.Random(1)
    operations = []
    for three in triples(rng, size):
        options = []
        for strategy in ("fpu", "sfpu", "dest_reuse"):
            options.append(option(strategy, [
                (b, rng.choice(["dst", "dataflow_buffer"]), rng.choice(types)) for b in three]))
        operations.append({"options": options})
    problem(stream, target, operations)


def many_choices(stream, size):
    rng = random.Random(1)
    operations = []
    for _ in range(size):
        one, other = rng.sample(range(BUFFERS), 2)
        options = [option(strategy, [(one, route, "f32"), (other, route, "f32")])
                   for strategy, route in (("fpu", "dataflow_buffer"), ("sfpu", "dst"))]
        operations.append({"options": options})
    problem(stream, {"architecture": "blackhole"}, operations)


if __name__ == "__main__":
    globals()[sys.argv[1]](sys.stdout, int(sys.argv[2]))
