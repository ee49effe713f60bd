# SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random modules that the tool's verifiers accept.

Few buffers and many readers, so that what operations ask of a buffer and of
the width collides about half of the time; roughly one kernel in ten is wrong
in itself. All that is random comes from the generator passed in.
"""

import kernel as ir
import model

C0, C1, C2 = "%c0", "%c1", "%c2"
FLOATS = [
    "f32", "f16", "bf16", "bfp_f8", "bfp_bf8", "bfp_f4", "bfp_bf4", "bfp_f2", "bfp_bf2",
]
DTYPES = {
    "f32": 50, "bf16": 24, "f16": 5, "bfp_f8": 2, "bfp_bf8": 4, "bfp_f4": 1,
    "bfp_bf4": 1, "bfp_f2": 1, "bfp_bf2": 1, "u32": 4, "u16": 2, "u8": 1,
    "si32": 5, "i1": 1,
}
MAPS = {
    "(d0, d1) -> (d0, d1)": (2, 2), "(d0, d1) -> (d1, d0)": (2, 2),
    "(d0, d1) -> (0, d1)": (1, 2), "(d0, d1) -> (d0, 0)": (2, 1),
    "(d0, d1) -> (0, 0)": (1, 1),
    "(d0, d1, d2) -> (d0, d2)": (2, 2), "(d0, d1, d2) -> (d2, d1)": (2, 2),
    "(d0, d1, d2) -> (d0, d1)": (2, 2), "(d0, d1, d2) -> (d0, 0)": (2, 1),
}
TARGET_ERRORS = [
    "#ttcore.arch<quasar>", '"blackhole"', "#ttcore.arch<blackhole>, disagreeing",
    "outside", "mixed", "api",
]
UNARY = sorted(model.UNARY - {"typecast", "mul_unary_const"})


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
        functions.append(FunctionMaker(rng, options, target).make(f"{name}_{number}", thread))
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


class FunctionMaker:
    """Builds one function. `scopes` holds the values that can be used where
    text is being added, innermost last."""

    def __init__(self, rng, options, target):
        self.rng = rng
        self.options = options
        self.environment = model.environment(target, options)
        self.names = 0
        self.preamble = []
        self.body = []
        self.here = self.body
        self.scopes = [[]]
        self.indices = [[C0, C1]]
        if rng.random() < 0.2:
            # Equal values are not the same value.
            self.indices = [["%zero", "%nought"]]
            for twin in self.indices[0]:
                self.preamble.append(
                    ir.Plain(f"{twin} = arith.constant 0 : index", fixed=True))
        self.arguments = ["%c0: index", "%c1: index", "%c2: index", "%cond: i1"]
        self.shape = rng.choices(["32x32", "16x32"], [95, 5])[0]
        self.bindings = {}
        self.stray = rng.random() < 0.12
        self.careful = rng.choice([0.5, 0.9, 1.0])
        self.entries = self.make_entries()
        self.choices = rng.choice([2, 4, 5, 6])

    # Small helpers.

    def chance(self, probability):
        return self.rng.random() < probability

    def name(self):
        self.names += 1
        return f"%v{self.names}"

    def tile(self, dtype):
        return f"!ttcore.tile<{self.shape}, {dtype}>"

    def tensor(self, dtype, shape):
        return f"tensor<{shape[0]}x{shape[1]}x{self.tile(dtype)}>"

    def cb(self, dtype, shape):
        return f"!ttl.cb<[{shape[0]}, {shape[1]}], {self.tile(dtype)}, 2>"

    def add(self, node):
        self.here.append(node)
        for value in node.defs:
            self.scopes[-1].append(value)
        return node.defs[0] if node.defs else None

    def line(self, form, uses, result=None, **more):
        """Adds a line; `form` has {0}, {1} for the names of `uses`."""
        text = form.format(*(value.name for value in uses))
        if result is not None:
            text = f"{result.name} = {text}"
        return self.add(ir.Plain(text, list(uses), [result] if result else [], **more))

    def dtype(self):
        return self.rng.choices(list(DTYPES), DTYPES.values())[0]

    # Buffers and what leads to them.

    def make_entries(self):
        """(index, data type, role): the role says whether f32 data goes to
        DST, to the engines that read buffers, or to both."""
        rng = self.rng
        pool = [0, 1, 2, 3, 4, 5, 16, 31]
        if self.chance(0.03):
            pool += [32, 40, 63, 64]
        count = rng.choices([1, 2, 3, 4, 5], [5, 30, 30, 20, 15])[0]
        plain = rng.choice(["f32", "bf16", None, None, None])
        result = []
        for index in rng.sample(pool, count):
            dtype = plain if plain and self.chance(0.8) else self.dtype()
            role = rng.choices(["dst", "engine", "any"], [40, 30, 30])[0]
            result.append((index, dtype, role))
        if self.chance(0.06):
            index = rng.choice(result)[0]
            result.append((index, self.dtype(), "any"))
        if self.chance(0.06):
            result.append((ir.NO_INDEX, self.dtype(), "any"))
            if self.chance(0.7):
                result.pop()
        return result

    def binding(self, entry, shape):
        """The value of a ttl.bind_cb or of what stands for one."""
        index, dtype, _ = entry
        key = (index, dtype, shape)
        if key in self.bindings and self.chance(0.85):
            return self.bindings[key]
        value = ir.Value(self.name(), self.cb(dtype, shape), buffer=index)
        saved = self.here, self.scopes
        self.here, self.scopes = self.preamble, [[]]
        if index == ir.NO_INDEX and self.chance(0.4):
            pair = [ir.Value(self.name(), value.type) for _ in range(2)]
            for number, one in enumerate(pair):
                self.line(
                    f"ttl.bind_cb {{{{cb_index = {number}, block_count = 2}}}}"
                    f" : {value.type}", [], one, binds=number)
            self.line(f"arith.select %cond, {{0}}, {{1}} : {value.type}", pair, value)
        elif index == ir.NO_INDEX:
            self.arguments.append(f"{value.name}: {value.type}")
        elif not self.gen1() and self.chance(0.03):
            converted = f"!ttkernel.cb<{2 * shape[0] * shape[1]}, {self.tile(dtype)}>"
            argument = ir.Value(self.name(), converted)
            self.line(f"ttkernel.get_compile_time_arg_val({index}) : () -> {converted}",
                      [], argument)
            self.line(
                "builtin.unrealized_conversion_cast {0}"
                f" : {converted} to {value.type}", [argument], value)
        else:
            self.line(
                f"ttl.bind_cb {{{{cb_index = {index}, block_count = 2}}}} : {value.type}",
                [], value, binds=index)
        self.here, self.scopes = saved
        self.bindings[key] = value
        return value

    def gen1(self):
        return self.environment is not None and self.environment.gen1

    def tensor_value(self, dtype, shape, buffer):
        return ir.Value(
            self.name(), self.tensor(dtype, shape), dtype, buffer, tensor=True
        )

    def view(self, entry, shape, depth=0):
        """A tensor that leads to the buffer of `entry`."""
        index, dtype, _ = entry
        result = self.tensor_value(dtype, shape, index)
        kind = self.rng.choices(
            ["wait", "reserve", "attach", "slice", "cast", "again"],
            [70, 5, 10, 6, 4, 5] if depth < 2 else [1, 0, 0, 0, 0, 0],
        )[0]
        if kind == "slice":
            whole = self.view(entry, (2, 2), depth + 1)
            self.line(
                f"tensor.extract_slice {{0}}[0, 0] [{shape[0]}, {shape[1]}] [1, 1]"
                f" : {whole.type} to {result.type}", [whole], result)
        elif kind == "cast":
            inner = self.view(entry, shape, depth + 1)
            middle = self.tensor_value(dtype, ("?", "?"), index)
            self.line(f"builtin.unrealized_conversion_cast {{0}} : {inner.type} to {middle.type}",
                      [inner], middle)
            self.line(f"builtin.unrealized_conversion_cast {{0}} : {middle.type} to {result.type}",
                      [middle], result)
        elif kind in ("attach", "again"):
            cb = self.binding(entry, shape)
            same = [e for e in self.entries if e[1] == dtype]
            if kind == "again":
                inner = self.view(self.rng.choice(same), shape, depth + 1)
            else:
                inner = self.tensor_value(dtype, shape, None)
                self.line(f"tensor.empty() : {inner.type}", [], inner)
            self.line(f"ttl.attach_cb {{0}}, {{1}} : ({inner.type}, {cb.type}) -> {result.type}",
                      [inner, cb], result)
        else:
            cb = self.binding(entry, shape)
            text = cb.type.removeprefix("!ttl.cb") if self.chance(0.5) else cb.type
            known = isinstance(index, int)
            self.line(f"ttl.cb_{kind} {{0}} : {text} -> {result.type}", [cb], result,
                      consumes=index if kind == "wait" and known else None)
        return result

    def lost_tensor(self, dtype, shape):
        """A tensor that leads to no buffer."""
        result = self.tensor_value(dtype, shape, None)
        kind = self.rng.choice(["argument", "empty", "cast", "insert", "select"])
        source = [e for e in self.entries if e[1] == dtype]
        if kind == "select" and source:
            pair = [self.view(self.rng.choice(source), shape) for _ in range(2)]
            self.line(f"arith.select %cond, {{0}}, {{1}} : {result.type}", pair, result)
            return result
        if kind == "cast" and source:
            inner = self.view(self.rng.choice(source), shape)
            result.type = self.tensor(dtype, ("?", shape[1]))
            self.line(f"tensor.cast {{0}} : {inner.type} to {result.type}", [inner], result)
        elif kind == "insert" and source:
            inner = self.view(self.rng.choice(source), shape)
            tile = self.element(inner)
            self.line(f"tensor.insert {{0}} into {{1}}[%c0, %c0] : {inner.type}",
                      [tile, inner], result)
        elif kind == "empty":
            self.line(f"tensor.empty() : {result.type}", [], result)
        else:
            self.arguments.append(f"{result.name}: {result.type}")
            self.scopes[0].append(result)
        return result

    def element(self, tensor):
        """A tile of a tensor; coordinates repeat often."""
        names = [name for level in self.indices for name in level]
        if self.chance(0.65):
            names = self.indices[-1]
        pair = (names[0], names[-1]) if self.chance(0.6) else (
            self.rng.choice(names), self.rng.choice(names))
        value = ir.Value(self.name(), self.tile(tensor.dtype), tensor.dtype,
                         tensor.buffer, ("extract", pair))
        self.line(f"tensor.extract {{0}}[{pair[0]}, {pair[1]}] : {tensor.type}",
                  [tensor], value)
        if self.chance(0.03):
            cast = ir.Value(self.name(), value.type, value.dtype, value.buffer)
            self.line(f"builtin.unrealized_conversion_cast {{0}} : {value.type} to {value.type}",
                      [value], cast)
            return cast
        return value

    def visible(self, wanted):
        return [v for scope in self.scopes for v in scope if wanted(v)]

    def role_of(self, value):
        for index, dtype, role in self.entries:
            if index == value.buffer and dtype == value.dtype:
                return role
        return "any"

    def suits(self, value, role):
        if value.dtype != "f32" or value.buffer is None or role is None:
            return True
        return self.role_of(value) in (role, "any")

    def tile_value(self, dtype, role=None, buffer=False):
        """A tile of a data type for an operand of the given role; with
        `buffer`, one that leads to a buffer."""
        careful = self.chance(self.careful)

        def wanted(v):
            if v.dtype != dtype or v.tensor:
                return False
            if buffer and v.buffer is None:
                return False
            return not careful or self.suits(v, role)

        if buffer and self.stray and self.chance(0.15):
            buffer = False
        old = self.visible(wanted)
        if old and self.chance(0.6):
            return self.rng.choice(old[-8:])
        entries = [e for e in self.entries if e[1] == dtype]
        if careful and dtype == "f32" and role:
            entries = [e for e in entries if e[2] in (role, "any")]
        if self.stray and self.chance(0.15):
            return self.element(self.lost_tensor(dtype, (2, 2)))
        if not entries:
            if old:
                return self.rng.choice(old)
            if not buffer and self.chance(0.5):
                return self.fill(dtype)
            index = self.rng.choice(self.entries)[0]
            used = {e[0] for e in self.entries}
            free = [n for n in (6, 7, 8, 9, 10) if n not in used]
            if free and self.chance(0.93):
                index = free[0]
            entries = [(index, dtype, role or "any")]
            self.entries += entries
        return self.fresh(self.rng.choice(entries))

    def fresh(self, entry):
        old = self.visible(
            lambda v: v.tensor and v.buffer == entry[0] and v.dtype == entry[1]
        )
        if old and self.chance(0.7):
            return self.element(self.rng.choice(old))
        return self.element(self.view(entry, (2, 2)))

    # Tile operations.

    def operation(self, op, operands, dtype, form, detail=None, strategy=None, more=""):
        """Adds a tile operation; `form` is its text with {0}, {1} for operands,
        and the part about types follows from the operands."""
        result = None
        if dtype is not None:
            result = ir.Value(self.name(), self.tile(dtype), dtype)
        text = form.format(*(value.name for value in operands))
        if result is not None:
            text = f"{result.name} = {text}"
        node = ir.TileOp(op, list(operands), result, text, list(operands), detail,
                         strategy, more)
        self.add(node)
        return result

    def simple(self, op, operands, dtype, middle="", detail=None, parentheses=False,
               strategy=None, more=""):
        names = ", ".join(f"{{{n}}}" for n in range(len(operands)))
        types = ", ".join(v.type for v in operands)
        if parentheses:
            types = f"({types})"
        if strategy is None and self.chance(0.003):
            strategy = "#ttl.tile_execution_strategy<sfpu>"
        form = (f"{op} {names}{middle} into dst[{C0}]@ATTRIBUTES@"
                f" : {types} -> {self.tile(dtype)}")
        return self.operation(op, operands, dtype, form, detail, strategy, more)

    def fill(self, dtype):
        return self.operation(
            "ttl.tile_fill", [], dtype,
            f"ttl.tile_fill 1.0 into dst[{C0}]@ATTRIBUTES@ : {self.tile(dtype)}")

    def some_dtype(self):
        return self.rng.choice(self.entries)[1] if self.chance(0.95) else self.dtype()

    def any_operation(self):
        kinds = {
            "choice": 34, "unary": 16, "binary": 8, "typecast": 5, "constant": 3,
            "fill": 3, "bcast": 8, "reduce": 7, "transpose": 4, "matmul": 7,
            "copy_tile": 4, "copy_dst": 2, "dst_index": 2, "store": 3,
        }
        if self.choices == 0:
            kinds["choice"] = 0
        kind = self.rng.choices(list(kinds), kinds.values())[0]
        return getattr(self, "op_" + kind)(self.some_dtype())

    def op_choice(self, dtype):
        self.choices -= 1
        op = "ttl.tile_" + self.rng.choice(["add", "sub", "mul"])
        if self.chance(0.5):
            pairs = self.pairs(dtype)
            if pairs:
                return self.choice_of(op, self.rng.choice(pairs), dtype)
        left = self.tile_value(dtype)
        right = left if self.chance(0.12) else self.tile_value(dtype)
        return self.choice_of(op, (left, right), dtype)

    def pairs(self, dtype):
        """Pairs of visible tiles that share their coordinates."""
        tiles = self.visible(
            lambda v: v.dtype == dtype and not v.tensor and v.form[0] != "other"
        )[-10:]
        probe = ir.Value("", "", dtype)
        return [
            (a, b)
            for a in tiles
            for b in tiles
            if model.same_coordinates(ir.TileOp("", [a, b], probe, "", []))
        ]

    def choice_of(self, op, operands, dtype):
        strategy = None
        if self.chance(0.13):
            strategy = f"#ttl.tile_execution_strategy<{self.rng.choice(['fpu', 'sfpu'])}>"
            probe = ir.TileOp(op, list(operands), ir.Value("", "", dtype), "", [])
            if "fpu" in model.legal_strategies(probe) or self.chance(0.9):
                legal = self.rng.choice(model.legal_strategies(probe))
                strategy = f"#ttl.tile_execution_strategy<{legal}>"
        if self.chance(0.004):
            strategy = '"fpu"'
        return self.simple(op, list(operands), dtype, strategy=strategy)

    def op_unary(self, dtype):
        op = "ttl.tile_" + self.rng.choice(UNARY)
        return self.simple(op, [self.tile_value(dtype, "dst")], dtype,
                           more="approx = true" if op == "ttl.tile_exp" else "")

    def op_binary(self, dtype):
        op = "ttl.tile_" + self.rng.choice(sorted(model.SFPU_BINARY))
        return self.simple(
            op, [self.tile_value(dtype, "dst"), self.tile_value(dtype, "dst")], dtype)

    def op_typecast(self, dtype):
        if dtype not in FLOATS:
            dtype = "f32"
        to = self.rng.choice(FLOATS + ["f32", "bf16"])
        return self.simple("ttl.tile_typecast", [self.tile_value(dtype, "dst")], to)

    def op_constant(self, dtype):
        return self.simple("ttl.tile_mul_unary_const", [self.tile_value(dtype, "dst")],
                           dtype, ", 0.5")

    def op_fill(self, dtype):
        return self.fill(dtype)

    def engine_operand(self, dtype):
        """A tile for an engine that reads buffers, or now and then the tensor
        or the scalar that the operation's types let pass."""
        if self.chance(0.03):
            entries = [e for e in self.entries if e[1] == dtype]
            if entries:
                return self.view(self.rng.choice(entries), (2, 2))
        if self.stray and self.chance(0.03):
            scalar = ir.Value(self.name(), "f32")
            self.line("arith.constant 1.0 : f32", [], scalar)
            return scalar
        return self.tile_value(dtype, "engine", buffer=True)

    def unread(self, dtype):
        return self.tile_value(dtype if self.chance(0.9) else self.some_dtype())

    def result_dtype(self, dtype):
        return dtype if self.chance(0.95) else self.some_dtype()

    def op_bcast(self, dtype):
        number, detail = self.rng.choice([(1, "column"), (2, "row"), (3, "scalar")])
        return self.simple(
            "ttl.tile_bcast", [self.engine_operand(dtype), self.unread(dtype)],
            self.result_dtype(dtype), f" {number} : i32", detail, True)

    def op_reduce(self, dtype):
        word, detail = self.rng.choice(
            [("row", "row"), ("col", "column"), ("scalar", "scalar")])
        scaler = dtype if self.chance(0.8) else self.some_dtype()
        return self.simple(
            "ttl.tile_reduce",
            [self.engine_operand(dtype), self.engine_operand(scaler), self.unread(dtype)],
            self.result_dtype(dtype),
            f" {self.rng.choice([0, 1])} : i32 <reduce_dim_{word}>", detail, True)

    def op_transpose(self, dtype):
        return self.simple(
            "ttl.tile_transpose", [self.engine_operand(dtype), self.unread(dtype)],
            self.result_dtype(dtype), "", None, True)

    def op_matmul(self, dtype):
        right = dtype if self.chance(0.85) else self.some_dtype()
        operands = [self.tile_value(dtype, "engine", True),
                    self.tile_value(right, "engine", True)]
        if self.chance(0.12):
            entries = [e for e in self.entries if e[1] == dtype]
            if entries:
                operands[0] = self.view(self.rng.choice(entries), (2, 2))
        if self.chance(0.35):
            operands.append(self.tile_value(dtype, "dst"))
        return self.simple("ttl.tile_matmul_block", operands, self.result_dtype(dtype),
                           more=self.rng.choice(["", "", "transpose_rhs"]))

    def op_copy_tile(self, dtype):
        source = self.tile_value(dtype, "dst", buffer=True)
        token = self.name()
        result = self.operation(
            "ttl.copy_tile", [source], dtype,
            f"ttl.copy_tile {{0}}[{self.rng.choice(['', C0, C0 + ', ' + C1])}] into dst[{C0}]@ATTRIBUTES@"
            f" : {source.type} -> !ttl.dst, {self.tile(dtype)}")
        node = self.here[-1]
        node.text = f"{token}, {node.text}"
        return result

    def op_copy_dst(self, dtype):
        return self.simple("ttl.copy_dst", [self.tile_value(dtype, "dst")], dtype)

    def op_dst_index(self, dtype):
        source = self.tile_value(dtype)
        return self.operation(
            "ttl.dst_index", [source], dtype,
            f"ttl.dst_index {{0}}[{C0}]@ATTRIBUTES@ : {source.type} -> {source.type}")

    def op_store(self, dtype):
        # Inside ttl.compute the verifier wants a store to go to an output.
        if self.inside_compute():
            return self.op_unary(dtype)
        entries = [e for e in self.entries if e[1] == dtype]
        if not entries:
            return self.op_fill(dtype)
        cb = self.binding(self.rng.choice(entries), (2, 2))
        view = self.tensor_value(dtype, (2, 2), cb.buffer)
        self.line(f"ttl.cb_reserve {{0}} : {cb.type} -> {view.type}", [cb], view)
        self.store(self.tile_value(dtype, "dst"), view, [C0, C0])
        return None

    def store(self, tile, view, indices):
        place = f"[{', '.join(indices)}]"
        self.operation(
            "ttl.tile_store", [tile, view], None,
            f"ttl.tile_store {{0}}, {{1}}{place} from dst[{C0}]@ATTRIBUTES@"
            f" : {tile.type}, {view.type}")

    # Structure.

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

    def segment(self, amount, depth):
        kind = self.rng.choices(
            ["straight", "for", "carried", "if", "result", "section", "compute"],
            [30, 10, 4, 6, 3, 8, 45] if depth == 0 else [50, 12, 5, 12, 4, 10, 10],
        )[0]
        if kind == "compute" and self.inside_compute():
            kind = "straight"
        if depth > 2:
            kind = "straight"
        if kind == "straight":
            self.operations(amount)
        elif kind == "compute":
            self.compute(amount)
        else:
            self.region(kind, amount, depth)

    def operations(self, amount):
        for _ in range(amount):
            self.any_operation()
        if self.chance(0.1):
            self.unread_view()

    def unread_view(self):
        """A view that nothing computes with, often of a buffer of its own."""
        entry = self.rng.choice(self.entries)
        if self.chance(0.6):
            index = self.rng.choice([11, 12])
            entry = next((e for e in self.entries if e[0] == index), None)
            if entry is None:
                entry = (index, self.dtype(), "any")
                self.entries.append(entry)
        self.view(entry, (2, 2))

    def inside_compute(self):
        return any(names[0].startswith("%it") for names in self.indices)

    def enter(self, body, indices=None):
        saved = self.here
        self.here = body
        self.scopes = self.scopes + [[]]
        self.indices = self.indices + [indices or self.indices[-1]]
        return saved

    def leave(self, saved):
        self.here = saved
        self.scopes = self.scopes[:-1]
        self.indices = self.indices[:-1]

    def region(self, kind, amount, depth):
        body, other = [], []
        if kind == "section":
            block = ir.Block(["ttl.dst_section {"], [body], "}")
            saved = self.enter(body)
            self.segment(amount, depth + 1)
        elif kind == "for":
            iv = self.name()
            block = ir.Block([f"scf.for {iv} = %c0 to %c2 step %c1 {{"], [body], "}")
            saved = self.enter(body, [iv, self.rng.choice([iv, C0])])
            self.segment(amount, depth + 1)
        elif kind == "carried":
            dtype = self.some_dtype()
            start = self.tile_value(dtype)
            if self.chance(0.2):
                start = self.lost_tensor(dtype, (2, 2))
            iv = self.name()
            carried = ir.Value(self.name(), start.type, dtype, tensor=start.tensor)
            result = ir.Value(self.name(), start.type, dtype, tensor=start.tensor)
            head = (f"{result.name} = scf.for {iv} = %c0 to %c2 step %c1"
                    f" iter_args({carried.name} = {start.name}) -> ({start.type}) {{")
            block = ir.Block([head], [body], "}", [start], [result], [carried])
            saved = self.enter(body, [iv, iv])
            self.scopes[-1].append(carried)
            self.segment(amount, depth + 1)
            last = carried if start.tensor else self.rng.choice(
                self.visible(lambda v: v.dtype == dtype and not v.tensor))
            self.line(f"scf.yield {{0}} : {start.type}", [last], fixed=True)
        else:
            result = None
            block = ir.Block(["scf.if %cond {"], [body], "}")
            if kind == "result":
                first = self.tile_value(self.some_dtype())
                result = ir.Value(self.name(), first.type, first.dtype)
                block.heads = [f"{result.name} = scf.if %cond -> ({first.type}) {{"]
                block.defs = [result]
                block.uses = [first]
            saved = self.enter(body)
            self.segment(amount, depth + 1)
            if result:
                self.line(f"scf.yield {{0}} : {first.type}", [first], fixed=True)
            if result or self.chance(0.3):
                self.leave(saved)
                saved = self.enter(other)
                if self.chance(0.6):
                    self.segment(1, depth + 1)
                if result:
                    self.line(f"scf.yield {{0}} : {first.type}", [first], fixed=True)
                block.heads.append("} else {")
                block.bodies.append(other)
        self.leave(saved)
        self.add(block)

    def compute(self, amount):
        rng = self.rng
        kind = rng.choices(["plain", "reduction", "matmul"], [70, 20, 10])[0]
        plain = list(MAPS)[:5]
        count = rng.choices([0, 1, 2, 3], [6, 30, 44, 20])[0]
        iterators = ["parallel", "parallel"]
        if kind == "plain":
            one = plain[0] if self.chance(0.75) else rng.choice(plain)
            maps = [one if self.chance(0.75) else rng.choice(plain) for _ in range(count)]
            out = plain[0]
        elif kind == "reduction":
            iterators = ["parallel", "reduction"]
            maps = [plain[0]] + [rng.choice(plain) for _ in range(count - 1)]
            out = plain[3]
        else:
            iterators = ["parallel", "parallel", "reduction"]
            maps = list(MAPS)[5:7] + list(MAPS)[5:6] * rng.randint(0, 1)
            out = list(MAPS)[7]
        inputs = [self.operand(m) for m in maps]
        outputs = []
        for _ in range(rng.choices([1, 2], [80, 20])[0]):
            known = [e for e in self.entries if isinstance(e[0], int)] or self.entries
            cb = self.binding(rng.choice(known), MAPS[out])
            dtype = next(d for (i, d, s), v in self.bindings.items()
                         if v is cb and s == MAPS[out])
            reserved = self.tensor_value(dtype, MAPS[out], cb.buffer)
            self.line(f"ttl.cb_reserve {{0}} : {cb.type} -> {reserved.type}", [cb], reserved)
            formal = reserved
            if self.chance(0.4):
                empty = self.tensor_value(dtype, MAPS[out], None)
                self.line(f"tensor.empty() : {empty.type}", [], empty)
                formal = self.tensor_value(dtype, MAPS[out], cb.buffer)
                self.line(f"ttl.attach_cb {{0}}, {{1}} : ({empty.type}, {cb.type}) -> {empty.type}",
                          [empty, cb], formal)
            outputs.append((cb, reserved, formal))
            maps.append(out)
        self.compute_body(amount, inputs, outputs, maps, iterators)
        for cb, reserved, _ in outputs:
            self.line(f"ttl.cb_push {{0}} : {cb.type}", [cb])
        if self.chance(0.3):
            cb = rng.choice(list(self.bindings.values()))
            self.line(f"ttl.cb_pop {{0}} : {cb.type}", [cb],
                      consumes=cb.buffer if isinstance(cb.buffer, int) else None)

    def operand(self, indexing):
        entry = self.rng.choice(self.entries)
        shape = MAPS[indexing]
        old = self.visible(
            lambda v: v.tensor and v.buffer == entry[0] and v.dtype == entry[1]
            and v.type == self.tensor(entry[1], shape))
        if old and self.chance(0.6):
            return self.rng.choice(old)
        return self.view(entry, shape)

    def compute_body(self, amount, inputs, outputs, maps, iterators):
        operands = inputs + [formal for _, _, formal in outputs]
        body = []
        block = ir.Compute([], [body], "", list(operands), maps=maps, inputs=len(inputs))
        for number, operand in enumerate(operands):
            tile = self.tile(operand.dtype)
            block.arguments.append(ir.Value(
                self.name(), tile, operand.dtype, operand.buffer,
                ("argument", block, number)))
        self.names += 1
        iters = [f"%it{self.names}_{n}" for n in range(len(iterators))]
        outer = self.here, self.scopes, self.indices
        saved = self.enter(body, [iters[0], iters[1]])
        # What is outside stays visible, but the body mostly uses its own.
        if self.chance(0.85):
            self.scopes = [[], []]
        self.scopes[-1] += block.arguments
        for number, name in enumerate(iters):
            body.append(ir.Plain(f"{name} = ttl.iter_index {number} : index", fixed=True))
        if self.chance(0.1):
            twin = f"{iters[0]}_twin"
            body.append(ir.Plain(f"{twin} = ttl.iter_index 0 : index", fixed=True))
            self.indices[-1].append(twin)
        for _ in range(amount):
            if self.chance(0.08):
                self.region("if", 1, 2)
            else:
                self.body_operation(block)
        for cb, view, formal in outputs:
            dtype = formal.dtype
            results = self.visible(
                lambda v: v.dtype == dtype and not v.tensor and v.form[0] == "other")
            if results and self.chance(0.85):
                value = results[-1]
            elif self.chance(0.25):
                value = self.tile_value(dtype, "dst")
            else:
                value = self.fill(dtype)
            self.store(value, view, iters[:2])
        self.here, self.scopes, self.indices = outer
        results = [ir.Value(self.name(), formal.type, formal.dtype, tensor=True)
                   for _, _, formal in outputs]
        self.finish_compute(block, inputs, outputs, iterators, results)
        self.here = saved
        self.here.append(block)
        if len(results) == 1 and self.chance(0.1):
            self.scopes[-1].append(results[0])

    def body_operation(self, block):
        """One operation, preferably on arguments of the body."""
        own = [a for a in block.arguments]
        if self.choices > 0 and self.chance(0.35) and own:
            left = self.rng.choice(own)
            same = [a for a in own if a.dtype == left.dtype]
            self.choices -= 1
            op = "ttl.tile_" + self.rng.choice(["add", "sub", "mul"])
            self.choice_of(op, (left, self.rng.choice(same)), left.dtype)
            return
        self.any_operation()

    def finish_compute(self, block, inputs, outputs, iterators, results):
        formals = [formal for _, _, formal in outputs]

        def listed(values):
            if not values:
                return ""
            return (f"{', '.join(v.name for v in values)}"
                    f" : {', '.join(v.type for v in values)}")

        # Maps are the same whatever their dimensions are called.
        maps = ", ".join(
            f"affine_map<{m.replace('d', 'k') if self.chance(0.3) else m}>"
            for m in block.maps)
        kinds = ", ".join(f'"{kind}"' for kind in iterators)
        types = ", ".join(v.type for v in results)
        if len(results) == 1:
            left, tail = results[0].name, f"}} -> {types}"
        else:
            left, tail = f"{self.name()}:{len(results)}", f"}} -> ({types})"
        arguments = ", ".join(f"{a.name}: {a.type}" for a in block.arguments)
        block.heads = [
            f"{left} = ttl.compute ins({listed(inputs)}) outs({listed(formals)})"
            f" {{indexing_maps = [{maps}], iterator_types = [{kinds}]}} {{\n"
            f"^bb0({arguments}):"
        ]
        block.tail = f"  ttl.yield\n{tail}"
        block.defs = results

    # Attributes.

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
