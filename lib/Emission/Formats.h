//===- Formats.h - One printer for each format ------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The printers behind getDescriptorFormats(), and what they have in common.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_EMISSION_FORMATS_H
#define TILECONF_LIB_EMISSION_FORMATS_H

#include "tileconf/Emission/DescriptorFormat.h"

namespace tileconf {

void printJson(llvm::ArrayRef<KernelDescriptor> kernels,
               llvm::raw_ostream &stream);
void printPython(llvm::ArrayRef<KernelDescriptor> kernels,
                 llvm::raw_ostream &stream);
void printCpp(llvm::ArrayRef<KernelDescriptor> kernels,
              llvm::raw_ostream &stream);

/// The member that most slots have; programs fill a vector with it and then
/// write down the slots that differ.
RuntimeEnum getCommonSlot(const SlotVector &slots);

} // namespace tileconf

#endif // TILECONF_LIB_EMISSION_FORMATS_H
