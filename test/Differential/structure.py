# SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where tile operations stand: in straight lines, loops, branches, DST sections
and ttl.compute, one inside another."""

import kernel as ir
from operations import Operations
from values import C0

MAPS = {
    "(d0, d1) -> (d0, d1)": (2, 2), "(d0, d1) -> (d1, d0)": (2, 2),
    "(d0, d1) -> (0, d1)": (1, 2), "(d0, d1) -> (d0, 0)": (2, 1),
    "(d0, d1) -> (0, 0)": (1, 1),
    "(d0, d1, d2) -> (d0, d2)": (2, 2), "(d0, d1, d2) -> (d2, d1)": (2, 2),
    "(d0, d1, d2) -> (d0, d1)": (2, 2), "(d0, d1, d2) -> (d0, 0)": (2, 1),
}


class Structure(Operations):
    """`segment` adds some operations, in whatever holds them."""

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
            self.line(
                f"ttl.cb_reserve {{0}} : {cb.type} -> {reserved.type}", [cb], reserved)
            formal = reserved
            if self.chance(0.4):
                empty = self.tensor_value(dtype, MAPS[out], None)
                self.line(f"tensor.empty() : {empty.type}", [], empty)
                formal = self.tensor_value(dtype, MAPS[out], cb.buffer)
                self.attach(empty, cb, formal)
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
