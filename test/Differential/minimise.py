# SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes a kernel that shows a difference smaller while it still does."""

import re

import kernel as ir


def kind(words):
    """A difference without its names and numbers, so that the smaller kernel
    shows the same one."""
    return re.sub(r"`[^`]*`|\w*\d\w*|\[[^\]]*\]", "", words.split(": ")[0])


def module(original, options, shows):
    """`original` and `options` themselves are changed."""
    for name in list(options):
        attempt(original, shows, lambda: without_option(options, name))
    for plainer in (ir.Target(), ir.Target(original.target.attribute)):
        if attempt(original, shows, lambda: with_target(original, plainer)):
            break
    for function in list(original.functions):
        attempt(original, shows, lambda: removed(original.functions, function))
    progress = True
    while progress:
        progress = False
        for function in original.functions:
            for key in list(function.attributes):
                progress |= attempt(
                    original, shows, lambda: without_attribute(function, key))
            for body in bodies(function.body):
                for node in reversed(list(body)):
                    if not removable(node, function):
                        continue
                    progress |= attempt(original, shows, lambda: removed(body, node))
            for op in ir.tile_operations(function):
                if op.strategy:
                    progress |= attempt(original, shows, lambda: without_strategy(op))
    return original


def attempt(original, shows, change):
    undo = change()
    if shows(original):
        return True
    undo()
    return False


def removed(items, item):
    place = next(n for n, other in enumerate(items) if other is item)
    del items[place]
    return lambda: items.insert(place, item)


def without_option(options, name):
    value = options.pop(name)

    def undo():
        options[name] = value

    return undo


def with_target(original, target):
    former, original.target = original.target, target

    def undo():
        original.target = former

    return undo


def without_attribute(function, key):
    attributes, meaning = dict(function.attributes), dict(function.meaning)
    del function.attributes[key]
    function.meaning.pop(key, None)

    def undo():
        function.attributes, function.meaning = attributes, meaning

    return undo


def without_strategy(op):
    strategy, op.strategy = op.strategy, None

    def undo():
        op.strategy = strategy

    return undo


def bodies(nodes):
    yield nodes
    for node in nodes:
        if isinstance(node, ir.Block):
            for body in node.bodies:
                yield from bodies(body)


def removable(node, function):
    if isinstance(node, ir.Plain) and node.fixed:
        return False
    if not any(node is other for other in ir.walk(function.body)):
        return False
    inside = {id(n) for n in ir.walk([node])}
    return not any(
        use is made
        for other in ir.walk(function.body)
        if id(other) not in inside
        for use in other.uses
        for made in node.defs
    )
