# SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints kernels that compute on tiles of more types than an analysis could
keep in a small table, the last of them 32 bits wide."""

NARROW = ("f16", "bf16", "u16", "u8")
WIDE = ("f32", "u32", "si32")
SHAPES = [f"{height}x{width}" for height in (8, 16, 32) for width in (8, 16, 32)]


def operations(data_type, shape, name):
    tile = f"!ttcore.tile<{shape}, {data_type}>"
    yield f"  %{name} = ttl.tile_fill 1.0 into dst[%c0] : {tile}"
    yield f"  %{name}_e = ttl.tile_exp %{name} into dst[%c0] : {tile} -> {tile}"


for wide in WIDE:
    for wide_shape in SHAPES:
        print(f"func.func @{wide}_{wide_shape}(%c0: index) {{")
        for number, (narrow, shape) in enumerate(
                (narrow, shape) for narrow in NARROW for shape in SHAPES):
            print(*operations(narrow, shape, f"n{number}"), sep="\n")
        print(*operations(wide, wide_shape, "w"), sep="\n")
        print("  return\n}")
