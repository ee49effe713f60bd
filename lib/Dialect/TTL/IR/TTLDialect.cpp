//===- TTLDialect.cpp - Registration of the TTL dialect ---------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Brings the types, attributes and operations of the dialect together. Nothing
// else belongs here.
//
//===----------------------------------------------------------------------===//

#include "tileconf/Dialect/TTL/IR/TTLDialect.h"

#include "tileconf/Dialect/TTCore/IR/TTCore.h"
#include "tileconf/Dialect/TTKernel/IR/TTKernel.h"
#include "tileconf/Dialect/TTL/IR/TTL.h"

using namespace mlir;
using namespace tileconf::ttl;

#include "tileconf/Dialect/TTL/IR/TTLDialect.cpp.inc"

void TTLDialect::initialize() {
  registerTypes();
  registerAttributes();
  registerStructureOps();
  registerDataMovementOps();
  registerTensorOps();
  registerComputeOps();
  registerTileOps();
}
