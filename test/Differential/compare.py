#!/usr/bin/env python3
# SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""usage: compare.py --tool TILECONF_OPT [--count N] [--seed S]

Generates N modules, asks the tool and the model about each, and stops at the
first difference with the smallest module found that still shows it. Exit
status 1 when there is one.
"""

import argparse
import collections
import random
import sys

sys.dont_write_bytecode = True

# pylint: disable=wrong-import-position
import descriptors
import generator
import kernel as ir
import laws
import minimise
import model
import rules
import tool as tileconf

KERNELS_PER_RUN = 40


class Case:
    """Modules that one run of the tool is asked about, which share options."""

    def __init__(self, seed, number, size):
        rng = random.Random(f"{seed}/{number}")
        self.options = generator.options(rng)
        self.anchor = rng.choices(["module", "function"], [75, 25])[0]
        self.modules = [
            generator.module(rng, self.options, f"k{number}_{n}") for n in range(size)
        ]


def differences(module, options, anchor, writer, reply):
    """What is wrong with the tool's reply about one module, in words."""
    environment = rules.environment(module.target, options)
    answers = {
        f.name: model.solve(f, environment, options)
        for f in module.functions
        if f.thread in ("compute", "none")
    }
    failed = {n for n, a in answers.items() if isinstance(a, model.Failure)}
    errors = [m for m in reply.messages if m.kind == "error"]
    strange = [m for m in errors if not m.code]
    if strange:
        return [f"an error without a code: {strange[0].text}"]
    if bool(failed) != bool(errors):
        if failed:
            return [f"the model finds no configuration for {sorted(failed)}"
                    f" ({answers[sorted(failed)[0]].stage}), the tool does"]
        return [f"the tool finds no configuration, the model does: {errors[0].text}"]
    wrong = [m for m in errors if not belongs(m.code, answers)]
    if wrong:
        return [f"an error of another kind than the model's: {wrong[0].text}"]
    if failed:
        if reply.functions:
            return ["the tool prints a module that it refuses"]
        return list(check_errors(module, options, anchor, environment, answers,
                                 errors, writer))
    result = []
    for function in module.functions:
        printed = reply.functions.get(function.name)
        if printed is None:
            return [f"{function.name} is not printed"]
        result += check_function(function, answers.get(function.name), printed)
    result += check_warnings(module, answers, reply, writer)
    return result


# The first digits of the codes that a failure may be reported with. Malformed
# attributes are reported next to a bad target, and clashes next to an entry
# without a buffer.
CODES = {
    "target": ("TC01", "TC02"),
    "policy": ("TC01",),
    "operation": ("TC03",),
    "entries": ("TC04",),
    "conflict": ("TC04",),
}


def belongs(code, answers):
    stages = {a.stage for a in answers.values() if isinstance(a, model.Failure)}
    return any(code.startswith(CODES[stage]) for stage in stages)


def check_function(function, answer, printed):
    name = function.name
    if answer is None:
        for key in ("fp32_dest_acc_en", "dst_full_sync_en", "ttl.unpack_to_dest_fp32",
                    "ttl.enable_fpu_binary_ops"):
            if (key in function.attributes) != (key in printed.attributes):
                yield f"{name} is of another thread, and its {key} changed"
        return
    pairs = (
        ("fp32_dest_acc_en", answer.width == 32, printed.flag("fp32_dest_acc_en")),
        ("dst_full_sync_en", answer.full_sync, printed.flag("dst_full_sync_en")),
        ("ttl.unpack_to_dest_fp32", answer.unpack, printed.unpack()),
        ("strategies", answer.strategies, printed.strategies),
    )
    for what, expected, found in pairs:
        if expected != found:
            yield f"{name}: {what} is {found}, the model says {expected}"
    if printed.strangers:
        yield f"{name}: a strategy on {printed.strangers[0]}"
    if "ttl.enable_fpu_binary_ops" in printed.attributes:
        yield f"{name}: ttl.enable_fpu_binary_ops is still there"
    for key in ("ttl.kernel_thread", "ttl.base_cta_index", "ttl.crta_indices"):
        given = {k.strip('"') for k in function.attributes}
        if (key in given) != (key in printed.attributes):
            yield f"{name}: {key} changed"


def check_warnings(module, answers, reply, writer):
    """Alike ones may be reported together, so fewer are fine, but not none."""
    for code in ("TC0501", "TC0502", "TC0503"):
        found = {m.line for m in reply.messages if m.code == code}
        for name, answer in answers.items():
            expected = {writer.line_of[id(op)] for op in answer.warnings[code]}
            if expected and not expected & found:
                yield f"{name}: no {code} at line {sorted(expected)}"
            found -= expected
        if found:
            yield f"{code} at line {sorted(found)} is one too many"


def check_errors(module, options, anchor, environment, answers, errors, writer):
    """Errors stand where the rules put them, and with their notes they name
    operations that do clash."""
    if environment is None:
        return
    extents = function_extents(module, writer)
    for message in errors:
        inside = [f for f in module.functions
                  if message.line in extents[f.name]]
        if not inside:
            yield f"an error at line {message.line} is outside functions: {message.text}"
        elif not isinstance(answers.get(inside[0].name), model.Failure):
            yield f"an error inside {inside[0].name}, which resolves: {message.text}"
    for function in module.functions:
        answer = answers.get(function.name)
        if not isinstance(answer, model.Failure):
            continue
        own = [m for m in errors if m.line in extents[function.name]]
        if not own:
            # The pass on functions may stop at the first one that fails.
            if anchor == "module":
                yield f"{function.name} fails without an error"
            continue
        yield from check_place(function, options, environment, answer, own, writer)


def check_place(function, options, environment, answer, own, writer):
    here = writer.line_of[id(function)]
    if answer.stage == "policy":
        if any(m.line != here for m in own):
            yield f"an error about attributes is not at line {here}: {own[0].text}"
    elif answer.stage == "operation":
        line = writer.line_of[id(answer.op)]
        if own[0].line != line:
            yield (f"the first bad operation is at line {line}, not"
                   f" {own[0].line}: {own[0].text}")
    else:
        for message in own:
            if answer.stage == "entries" and message.line == here:
                continue
            lines = {message.line} | {note.line for note in message.notes}
            named = [op for op in ir.tile_operations(function)
                     if writer.line_of[id(op)] in lines]
            if not model.is_conflict(function, environment, options, named):
                yield ("the operations that an error and its notes name do not"
                       f" clash: {message.text}")


def function_extents(module, writer):
    starts = [writer.line_of[id(f)] for f in module.functions] + [len(writer.lines) + 1]
    return {
        f.name: range(start, end)
        for f, start, end in zip(module.functions, starts, starts[1:])
    }


def check(tool, case, modules):
    """The differences of each module."""
    writers = [tileconf.text_of(m) for m in modules]
    replies, printed = tileconf.ask(
        tool, case.options, case.anchor, [w.text() for w in writers])
    result = [
        differences(m, case.options, case.anchor, w, r)
        for m, w, r in zip(modules, writers, replies)
    ]
    return result, printed


def report(arguments, case, number, module, found):
    def shows(candidate):
        if not candidate.functions:
            return False
        try:
            result, _ = check(arguments.tool, case, [candidate])
        except tileconf.Crash:
            return False
        return any(minimise.kind(words) == kind for words in result[0])

    kind = minimise.kind(found[0])
    smallest = minimise.module(module, case.options, shows)
    writer = tileconf.text_of(smallest)
    result, _ = check(arguments.tool, case, [smallest])
    replies, _ = tileconf.ask(arguments.tool, case.options, case.anchor, [writer.text()])
    print(f"difference in run {number} of seed {arguments.seed}:")
    for words in result[0] or found:
        print(f"  {words}")
    print("options:", tileconf.option_text(case.options) or "none",
          f"(on {case.anchor})")
    for function in smallest.functions:
        environment = rules.environment(smallest.target, case.options)
        if function.thread in ("compute", "none"):
            print(f"model on {function.name}:",
                  plainly(model.solve(function, environment, case.options)))
    for message in replies[0].messages:
        print(f"tool: line {message.line}: {message.kind}: {message.text}")
        for note in message.notes:
            print(f"tool:   line {note.line}: note: {note.text}")
    for name, printed in replies[0].functions.items():
        print(f"tool on {name}: {{{printed.attributes}}} {printed.strategies}")
    print(writer.text())
    print("again: " + " ".join(
        ["compare.py", "--tool", arguments.tool, "--seed", str(arguments.seed),
         "--batch", str(arguments.batch), "--only", str(number)]))


def plainly(answer):
    if isinstance(answer, model.Failure):
        return f"no configuration ({answer.stage})"
    return (f"width {answer.width}, full sync {answer.full_sync},"
            f" unpack {answer.unpack}, strategies {answer.strategies},"
            f" lossy reads {answer.lossy}")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__.split("\n\n")[1], formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tool", required=True, help="path of tileconf-opt")
    parser.add_argument("--count", type=int, default=1500)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--batch", type=int, default=KERNELS_PER_RUN,
                        help="modules in one run of the tool; they share options")
    parser.add_argument("--only", type=int, help="number of the one run to do")
    parser.add_argument("--keep-going", type=int, default=1,
                        help="differences to report before stopping")
    arguments = parser.parse_args()
    runs = range((arguments.count + arguments.batch - 1) // arguments.batch)
    if arguments.only is not None:
        runs = [arguments.only]
    seen = collections.Counter()
    reported = 0
    for number in runs:
        case = Case(arguments.seed, number, arguments.batch)
        try:
            result, printed = check(arguments.tool, case, case.modules)
        except tileconf.Crash as crash:
            print(f"run {number} of seed {arguments.seed}: {crash}")
            return 1
        for module, found in zip(case.modules, result):
            count(seen, module, case.options)
            if found:
                report(arguments, case, number, module, found)
                reported += 1
                if reported >= arguments.keep_going:
                    return 1
        change = broken_law(arguments.tool, case, printed)
        if change:
            print(f"run {number} of seed {arguments.seed}, with options"
                  f" {tileconf.option_text(case.options)!r}:")
            print(change)
            return 1
    change = descriptors.compile_pending()
    if change:
        print(f"up to run {number} of seed {arguments.seed}:\n{change}")
        return 1
    print(f"{sum(seen.values())} kernels agree:",
          ", ".join(f"{n} {what}" for what, n in seen.most_common()))
    if arguments.only is None and arguments.count >= 1000:
        resolved = seen["resolved"] + seen["resolved with losses"]
        if not 0.3 < resolved / sum(seen.values()) < 0.8 or len(seen) < 6:
            print("the generator has lost its balance")
            return 1
    return 1 if reported else 0


def broken_law(tool, case, printed):
    """What breaks a law that holds whatever the configuration is, if anything."""
    texts = [tileconf.text_of(m).text() for m in case.modules]
    outputs = [t for t in printed.split(tileconf.SEPARATOR + "\n") if t.strip()]
    refused = [is_refused(m, case.options) for m in case.modules]
    accepted = [m for m, no in zip(case.modules, refused) if not no]
    return (
        laws.changes_own_output(tool, case, printed)
        or laws.changes_refused(tool, case, [t for t, no in zip(texts, refused) if no])
        or laws.changes_when_read_back(tool, texts + outputs)
        or laws.depends_on_scheduling(tool, case, texts, printed)
        or descriptors.differ(tool, case.options, accepted, printed)
    )


def is_refused(module, options):
    environment = rules.environment(module.target, options)
    return any(
        isinstance(model.solve(f, environment, options), model.Failure)
        for f in module.functions
        if f.thread in ("compute", "none")
    )


def count(seen, module, options):
    environment = rules.environment(module.target, options)
    for function in module.functions:
        if function.thread not in ("compute", "none"):
            continue
        answer = model.solve(function, environment, options)
        if isinstance(answer, model.Failure):
            seen[f"refused ({answer.stage})"] += 1
        else:
            seen["resolved with losses" if answer.lossy else "resolved"] += 1


if __name__ == "__main__":
    sys.exit(main())
