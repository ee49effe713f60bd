#!/usr/bin/env python3
# SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""usage: tangled.py BUFFERS OPERATIONS

Prints a kernel whose operations each want two buffers in one mode and a third
in the other, over buffers that are drawn in a fixed pseudo-random order. Two
hundred of these over 64 buffers leave nothing to take apart.
"""

import sys

buffers, operations = int(sys.argv[1]), int(sys.argv[2])
state = 1


def draw():
    global state
    state = (state * 1103515245 + 12345) % 2**31
    return (state >> 8) % buffers


print("!f32 = !ttcore.tile<32x32, f32>")
print("!buffer = !ttl.cb<[1, 1], !f32, 2>")
print("func.func @tangled(%c0: index) {")
for number in range(buffers):
    print(f"  %b{number} = ttl.bind_cb {{cb_index = {number}, block_count = 2}} : !buffer")
    print(f"  %v{number} = ttl.cb_wait %b{number} : !buffer -> tensor<1x1x!f32>")
    print(f"  %t{number} = tensor.extract %v{number}[%c0, %c0] : tensor<1x1x!f32>")
for number in range(operations):
    operands = []
    while len(operands) < 3:
        operand = draw()
        if operand not in operands:
            operands.append(operand)
    names = ", ".join(f"%t{operand}" for operand in operands)
    print(f"  %r{number} = tctest.fuse {names} : !f32")
print("  return")
print("}")
