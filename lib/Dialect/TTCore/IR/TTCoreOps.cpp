//===- TTCoreOps.cpp - Operations of the TTCore dialect -------------------===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Nothing but what is generated: the rules of a device are its attribute's.
//
//===----------------------------------------------------------------------===//

#include "tileconf/Dialect/TTCore/IR/TTCoreOps.h"
#include "mlir/IR/Builders.h"
#include "tileconf/Dialect/TTCore/IR/TTCoreDialect.h"

#define GET_OP_CLASSES
#include "tileconf/Dialect/TTCore/IR/TTCoreOps.cpp.inc"
