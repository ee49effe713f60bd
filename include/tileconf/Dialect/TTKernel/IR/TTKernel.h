//===- TTKernel.h - Everything of the TTKernel dialect ----------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one header for code that does not mind which part it gets.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTKERNEL_IR_TTKERNEL_H
#define TILECONF_DIALECT_TTKERNEL_IR_TTKERNEL_H

#include "tileconf/Dialect/TTKernel/IR/TTKernelAttrs.h"
#include "tileconf/Dialect/TTKernel/IR/TTKernelDialect.h"
#include "tileconf/Dialect/TTKernel/IR/TTKernelEnums.h"
#include "tileconf/Dialect/TTKernel/IR/TTKernelOps.h"
#include "tileconf/Dialect/TTKernel/IR/TTKernelTypes.h"

#endif // TILECONF_DIALECT_TTKERNEL_IR_TTKERNEL_H
