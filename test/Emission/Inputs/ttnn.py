# SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Stands in for TT-NN: the enumerations and structures that descriptors use,
with the numbers and fields of the runtime (contract facts 1, 2, 7 and 17).
"""

import dataclasses
import enum


class MathFidelity(enum.Enum):
    LoFi = 0
    HiFi2 = 2
    HiFi3 = 3
    HiFi4 = 4


class UnpackToDestMode(enum.Enum):
    UnpackToDestFp32 = 0
    Default = 1


@dataclasses.dataclass(kw_only=True)
class ComputeConfigDescriptor:
    math_fidelity: MathFidelity
    fp32_dest_acc_en: bool
    dst_full_sync_en: bool
    unpack_to_dest_mode: list
    bfp8_pack_precise: bool
    math_approx_mode: bool


@dataclasses.dataclass(kw_only=True)
class ComputeGen1Config:
    math_fidelity: MathFidelity
    fp32_dest_acc_en: bool
    dst_full_sync_en: bool
    math_approx_mode: bool
    bfp8_pack_precise: bool
    unpack_to_dest_mode: dict
