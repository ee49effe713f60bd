# SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""usage: check_emitted.py FOLDER API SLOTS

Imports `emitted` from a folder, with the `ttnn` beside this file in the place
of TT-NN, and fails unless it is what kernels.mlir needs.
"""

import pathlib
import sys

folder, api, slots = sys.argv[1:]
sys.dont_write_bytecode = True
sys.path[:0] = [str(pathlib.Path(__file__).parent), folder]

import emitted
import ttnn

FP32 = ttnn.UnpackToDestMode.UnpackToDestFp32
DEFAULT = ttnn.UnpackToDestMode.Default


def expect(value, wanted):
    if value != wanted:
        sys.exit(f"{value!r} is not {wanted!r}")


expect(list(emitted.CONFIGS), ["wide", "narrow"])
wide, narrow = emitted.wide(), emitted.CONFIGS["narrow"]()
for config in (wide, narrow):
    expect(type(config).__name__, api)
    expect(config.math_fidelity, ttnn.MathFidelity.HiFi2)
    expect(config.bfp8_pack_precise, False)
    expect(config.math_approx_mode, False)
expect((wide.fp32_dest_acc_en, wide.dst_full_sync_en), (True, True))
expect((narrow.fp32_dest_acc_en, narrow.dst_full_sync_en), (False, False))
if api == "ComputeConfigDescriptor":
    modes = [FP32, FP32] + [DEFAULT] * (int(slots) - 2)
    expect(wide.unpack_to_dest_mode, modes)
    expect(narrow.unpack_to_dest_mode, [DEFAULT] * int(slots))
else:
    modes = {"dfb_0": FP32, "dfb_1": FP32, "dfb_2": DEFAULT}
    expect(wide.unpack_to_dest_mode, modes)
    expect(narrow.unpack_to_dest_mode, {})
print("as expected")
