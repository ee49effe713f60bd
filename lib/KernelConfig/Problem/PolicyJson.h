//===- PolicyJson.h - The policy of a problem file --------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The part of a problem file that says what the user wants, both ways.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_KERNELCONFIG_PROBLEM_POLICYJSON_H
#define TILECONF_LIB_KERNELCONFIG_PROBLEM_POLICYJSON_H

#include "tileconf/KernelConfig/Domain/JsonReader.h"
#include "tileconf/KernelConfig/Policy/KernelConfigPolicy.h"

namespace tileconf {

/// Reads a policy for a target with `bufferCount` dataflow buffers. False with
/// a message where it is not one.
bool readPolicy(const JsonReader &reader, unsigned bufferCount,
                KernelConfigPolicy &policy);

/// The policy as readPolicy() reads it.
llvm::json::Value printPolicy(const KernelConfigPolicy &policy);

} // namespace tileconf

#endif // TILECONF_LIB_KERNELCONFIG_PROBLEM_POLICYJSON_H
