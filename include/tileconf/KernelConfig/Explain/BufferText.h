//===- BufferText.h - Dataflow buffers in words -----------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Buffers have numbers and no names: this tells them apart by what is in them.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_EXPLAIN_BUFFERTEXT_H
#define TILECONF_KERNELCONFIG_EXPLAIN_BUFFERTEXT_H

#include "tileconf/KernelConfig/Plan/KernelConfigPlan.h"

namespace tileconf {

/// "f32 and bf16".
std::string describeTypes(DataTypeSet types);
/// "dataflow buffer 3 (f32)": its number and the types with which it occurs.
/// `noun` stands in front of the number.
std::string describeBuffer(llvm::StringRef noun, llvm::StringRef number,
                           DataTypeSet types);
/// Data types with which each buffer of a plan occurs, empty for one that does
/// not.
std::vector<DataTypeSet> collectBufferTypes(const KernelConfigPlan &plan,
                                            const Problem &problem);
/// The mode that is written down for `buffer`. One that the explicit set names
/// has its entry even where that has no effect.
UnpackMode getWrittenMode(unsigned buffer, const KernelConfigPlan &plan);
/// What an entry for a buffer of `types` has no effect on (contract fact 43):
/// "bf16"; empty if it may have one.
std::string describeInertTypes(DataTypeSet types);
/// Whether tiles of `types` have one unpack mode on `target`, whoever takes
/// them: then no operation is the reason for it.
bool hasOneUnpackMode(DataTypeSet types, const KernelTargetEnvironment &target);

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_EXPLAIN_BUFFERTEXT_H
