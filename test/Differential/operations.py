# SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One tile operation of each kind, on operands that fit it most of the time."""

import kernel as ir
import rules
from values import C0, C1, FLOATS, Values

UNARY = sorted(rules.UNARY - {"typecast", "mul_unary_const"})


class Operations(Values):
    """`op_KIND` adds an operation of a kind on a data type."""

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
            if rules.same_coordinates(ir.TileOp("", [a, b], probe, "", []))
        ]

    def choice_of(self, op, operands, dtype):
        strategy = None
        if self.chance(0.13):
            strategy = f"#ttl.tile_execution_strategy<{self.rng.choice(['fpu', 'sfpu'])}>"
            probe = ir.TileOp(op, list(operands), ir.Value("", "", dtype), "", [])
            if "fpu" in rules.legal_strategies(probe) or self.chance(0.9):
                legal = self.rng.choice(rules.legal_strategies(probe))
                strategy = f"#ttl.tile_execution_strategy<{legal}>"
        if self.chance(0.004):
            strategy = '"fpu"'
        return self.simple(op, list(operands), dtype, strategy=strategy)

    def op_unary(self, dtype):
        op = "ttl.tile_" + self.rng.choice(UNARY)
        return self.simple(op, [self.tile_value(dtype, "dst")], dtype,
                           more="approx = true" if op == "ttl.tile_exp" else "")

    def op_binary(self, dtype):
        op = "ttl.tile_" + self.rng.choice(sorted(rules.SFPU_BINARY))
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
        indices = self.rng.choice(["", C0, f"{C0}, {C1}"])
        result = self.operation(
            "ttl.copy_tile", [source], dtype,
            f"ttl.copy_tile {{0}}[{indices}] into dst[{C0}]@ATTRIBUTES@"
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
