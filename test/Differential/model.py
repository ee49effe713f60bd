# SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The answer to a kernel by trying everything.

Every width, synchronisation, unpack mode of each buffer and strategy of each
operation is put together, held against the rules one by one, and the best of
what is legal wins. Slow, and with nothing in it that could be clever and
wrong.
"""

import dataclasses
import itertools
import typing

import kernel as ir
import rules


#
# What the user says
#


@dataclasses.dataclass
class Policy:
    wide: typing.Optional[bool] = None
    full_sync: bool = False
    fpu: bool = True
    unpack: typing.Optional[list] = None
    reduce: bool = True
    matmul: bool = True
    prefer_exact: bool = False
    lossy: bool = False


SELECTIONS = {
    "auto": None,
    "enabled": True, "true": True, "1": True,
    "disabled": False, "false": False, "0": False,
}


def policy(function, environment, options):
    """The policy of a kernel, or None where something is malformed."""
    wide = options.get("fp32-dest-acc-en", "auto")
    sync = options.get("dst-full-sync-en", "auto")
    unpack = options.get("f32-unpack", "exact")
    if wide not in SELECTIONS or sync not in SELECTIONS:
        return None
    if unpack not in ("exact", "allow-tf32"):
        return None
    meaning = function.meaning
    if "malformed" in meaning.values():
        return None
    result = Policy(
        wide=SELECTIONS[wide],
        full_sync=bool(SELECTIONS[sync]),
        fpu=options.get("enable-fpu-binary-ops", True),
        reduce=options.get("reduce-full-fp32", True),
        matmul=options.get("matmul-full-fp32", True),
        prefer_exact=options.get("prefer-exact-f32-binary", False),
        lossy=unpack == "allow-tf32",
    )
    if "fp32_dest_acc_en" in meaning:
        result.wide = meaning["fp32_dest_acc_en"]
    if "dst_full_sync_en" in meaning:
        result.full_sync = meaning["dst_full_sync_en"]
    if "ttl.enable_fpu_binary_ops" in meaning:
        result.fpu = meaning["ttl.enable_fpu_binary_ops"]
    if "ttl.unpack_to_dest_fp32" in meaning:
        result.unpack = meaning["ttl.unpack_to_dest_fp32"]
        if any(not 0 <= n < environment.buffers() for n in result.unpack):
            return None
    return result


#
# What operations ask for
#


@dataclasses.dataclass
class Option:
    strategy: typing.Optional[str]
    primitive: str
    # Element types of what is in rules.DST.
    destinations: list
    # (buffer, route, element type) of each tile that a buffer delivers.
    reads: list


@dataclasses.dataclass
class Row:
    op: ir.TileOp
    options: list
    category: typing.Optional[str]


def option_of(op, strategy, primitive, routes):
    option = Option(strategy, primitive, [], [])
    for operand, route in zip(op.operands, routes):
        if route == rules.NONE:
            continue
        if operand.buffer is not None:
            option.reads.append((operand.buffer, route, operand.dtype))
        if route == rules.DST:
            option.destinations.append(operand.dtype)
    if rules.leaves_result_in_dst(op):
        option.destinations.append(op.result.dtype)
    return option


def row_of(op, environment):
    """What an operation asks for; None where it is an error by itself."""
    if rules.has_alternatives(op):
        primitive, category = "binary", None
        routes_by_strategy = {rules.FPU: [rules.DFB] * 2, rules.SFPU: [rules.DST] * 2}
        strategies = rules.legal_strategies(op)
        if op.strategy is not None:
            explicit = rules.STRATEGIES.get(op.strategy)
            if explicit not in strategies:
                return None
            strategies = [explicit]
    else:
        if op.strategy is not None:
            return None
        primitive, routes, category = rules.semantics(op)
        routes_by_strategy = {None: routes}
        strategies = [None]
    options = []
    for strategy in strategies:
        routes = routes_by_strategy[strategy]
        missing = False
        for operand, route in zip(op.operands, routes):
            if route == rules.NONE:
                continue
            if operand.dtype is None:
                return None
            if operand.buffer == ir.NO_INDEX:
                return None
            if operand.buffer is not None and operand.buffer >= environment.buffers():
                return None
            if route == rules.DFB and operand.buffer is None:
                missing = True
        if missing and (strategy is None or op.strategy is not None):
            return None
        if not missing:
            options.append(option_of(op, strategy, primitive, routes))
    return Row(op, options, category)


#
# The search
#


@dataclasses.dataclass
class Answer:
    width: int
    full_sync: bool
    unpack: list
    strategies: list
    # Operations that one expects a warning at, by code.
    warnings: dict
    lossy: int = 0


@dataclasses.dataclass
class Failure:
    # "target", "policy", "operation", "entries" or "conflict".
    stage: str
    op: typing.Optional[ir.TileOp] = None


def consumed_buffers(function, rows):
    consumed = {
        node.consumes
        for node in ir.walk(function.body)
        if isinstance(node, ir.Plain) and node.consumes is not None
    }
    for row in rows:
        for option in row.options:
            consumed.update(buffer for buffer, _, _ in option.reads)
    return consumed


def bound_buffers(function):
    return {
        node.binds
        for node in ir.walk(function.body)
        if isinstance(node, ir.Plain) and node.binds is not None
    }


def filled_outside(function, environment):
    """Bindings of buffers that the target does not have and the kernel fills."""
    plain = [node for node in ir.walk(function.body) if isinstance(node, ir.Plain)]
    filled = {
        id(value)
        for node in plain
        if "ttl.cb_reserve " in node.text or "ttl.cb_push " in node.text
        for value in node.uses
    }
    return [
        node
        for node in plain
        if node.binds is not None
        and node.binds >= environment.buffers()
        and id(node.defs[0]) in filled
    ]


def search(rows, environment, policy, narrow_allowed):
    """The best legal configuration of `rows`, as (cost, width, full sync,
    modes, options), or None."""
    widths = [16, 32]
    if policy.wide is not None:
        widths = [32 if policy.wide else 16]
    if not narrow_allowed:
        widths = [width for width in widths if width == 32]
    syncs = [False, True] if not policy.full_sync else [True]

    choices = []
    for row in rows:
        options = row.options
        if not policy.fpu:
            options = [option for option in options if option.strategy != rules.FPU]
        choices.append(options)

    buffers, pinned = set(), {}
    for row in rows:
        for option in row.options:
            for buffer, _, dtype in option.reads:
                buffers.add(buffer)
                if policy.unpack is not None and dtype == "f32":
                    listed = buffer in policy.unpack
                    pinned[buffer] = rules.UNPACK if listed else rules.DEFAULT
    buffers = sorted(buffers)
    domains = [
        [pinned[buffer]] if buffer in pinned else [rules.DEFAULT, rules.UNPACK]
        for buffer in buffers
    ]
    wants_wide = any(
        row.category is not None
        and (policy.matmul if row.category == "matmul" else policy.reduce)
        and environment.full_fp32(row.category)
        for row in rows
    )

    best = None
    for width in widths:
        # Legality of an option on its own does not depend on the rest.
        fitting = [
            [
                option
                for option in options
                if all(
                    width in environment.widths(option.primitive, dtype)
                    for dtype in option.destinations
                )
            ]
            for options in choices
        ]
        if not all(fitting):
            continue
        losses = [
            [
                [
                    (
                        buffers.index(buffer),
                        environment.modes(
                            width, option.primitive, route, dtype, policy.lossy
                        ),
                    )
                    for buffer, route, dtype in option.reads
                ]
                for option in options
            ]
            for options in fitting
        ]
        for modes in itertools.product(*domains):
            for picks in itertools.product(*(range(len(o)) for o in fitting)):
                lost = 0
                for reads, pick in zip(losses, picks):
                    for buffer, loss in reads[pick]:
                        value = loss.get(modes[buffer])
                        if value is None:
                            lost = None
                            break
                        lost += value
                    if lost is None:
                        break
                if lost is None:
                    continue
                options = [o[pick] for o, pick in zip(fitting, picks)]
                unwanted = tuple(
                    option.strategy != preferred(row.op, policy)
                    for row, option in zip(rows, options)
                    if rules.has_alternatives(row.op)
                )
                for full_sync in syncs:
                    cost = (
                        lost,
                        sum(unwanted),
                        unwanted,
                        (width == 32) != wants_wide,
                        full_sync,
                        modes.count(rules.UNPACK),
                    )
                    if best is None or cost < best[0]:
                        best = (cost, width, full_sync, dict(zip(buffers, modes)), options)
    return best


def preferred(op, policy):
    if policy.prefer_exact and op.result.dtype == "f32":
        return rules.SFPU
    return rules.FPU


def solve(function, environment, options):
    if environment is None:
        return Failure("target")
    stated = policy(function, environment, options)
    if stated is None:
        return Failure("policy")
    rows = []
    for op in ir.tile_operations(function):
        row = row_of(op, environment)
        if row is None:
            return Failure("operation", op)
        rows.append(row)
    outside = filled_outside(function, environment)
    if outside:
        return Failure("operation", outside[0])
    narrow_allowed = True
    if environment.gen1 and stated.unpack is not None:
        if not set(stated.unpack) <= bound_buffers(function):
            return Failure("entries")
        if set(stated.unpack) & consumed_buffers(function, rows):
            narrow_allowed = False
    found = search(rows, environment, stated, narrow_allowed)
    if found is None:
        return Failure("conflict")
    cost, width, full_sync, modes, chosen = found
    unpack = sorted(b for b, mode in modes.items() if mode == rules.UNPACK)
    if stated.unpack is not None:
        unpack = sorted(set(stated.unpack))
    return Answer(
        width,
        full_sync,
        unpack,
        [o.strategy for r, o in zip(rows, chosen) if rules.has_alternatives(r.op)],
        warnings(rows, environment, stated, width, modes, chosen),
        cost[0],
    )


def warnings(rows, environment, stated, width, modes, chosen):
    result = {"TC0501": [], "TC0502": [], "TC0503": []}
    for row, option in zip(rows, chosen):
        if row.category is not None:
            wanted = stated.matmul if row.category == "matmul" else stated.reduce
            if wanted and environment.warns(row.category):
                result["TC0501"].append(row.op)
            if (
                wanted
                and environment.full_fp32(row.category)
                and stated.wide is not False
                and width == 16
            ):
                result["TC0502"].append(row.op)
        for buffer, route, dtype in option.reads:
            exact = environment.modes(width, option.primitive, route, dtype, False)
            if modes[buffer] not in exact:
                result["TC0503"].append(row.op)
    return result


def is_conflict(function, environment, options, operations):
    """Whether the given operations alone clash, under the same policy."""
    stated = policy(function, environment, options)
    rows = [row_of(op, environment) for op in ir.tile_operations(function)]
    narrow_allowed = not (
        environment.gen1
        and stated.unpack is not None
        and set(stated.unpack) & consumed_buffers(function, rows)
    )
    kept = [row for row in rows if any(row.op is op for op in operations)]
    # Pins belong to the policy, and so to every part of the kernel.
    return search(kept, environment, stated, narrow_allowed) is None
