# SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Buffers of a generated function, and values that lead to them or do not."""

import kernel as ir
import rules

C0, C1, C2 = "%c0", "%c1", "%c2"
FLOATS = [
    "f32", "f16", "bf16", "bfp_f8", "bfp_bf8", "bfp_f4", "bfp_bf4", "bfp_f2", "bfp_bf2",
]
DTYPES = {
    "f32": 50, "bf16": 24, "f16": 5, "bfp_f8": 2, "bfp_bf8": 4, "bfp_f4": 1,
    "bfp_bf4": 1, "bfp_f2": 1, "bfp_bf2": 1, "u32": 4, "u16": 2, "u8": 1,
    "si32": 5, "i1": 1,
}


class Values:
    """`scopes` holds the values that can be used where text is being added,
    innermost last; `entries` the buffers of the function."""

    def __init__(self, rng, options, target):
        self.rng = rng
        self.options = options
        self.environment = rules.environment(target, options)
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

    def cast(self, value, result):
        return self.line(
            "builtin.unrealized_conversion_cast {0}"
            f" : {value.type} to {result.type}", [value], result)

    def attach(self, tensor, cb, result):
        return self.line(
            f"ttl.attach_cb {{0}}, {{1}} : ({tensor.type}, {cb.type})"
            f" -> {result.type}", [tensor, cb], result)

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
            self.cast(argument, value)
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
            self.cast(inner, middle)
            self.cast(middle, result)
        elif kind in ("attach", "again"):
            cb = self.binding(entry, shape)
            same = [e for e in self.entries if e[1] == dtype]
            if kind == "again":
                inner = self.view(self.rng.choice(same), shape, depth + 1)
            else:
                inner = self.tensor_value(dtype, shape, None)
                self.line(f"tensor.empty() : {inner.type}", [], inner)
            self.attach(inner, cb, result)
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
            return self.cast(value, cast)
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
