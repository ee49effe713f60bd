//===- TileExecutionOpInterface.cpp - What tile ops state -------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The generated dispatch of the interface, in a file of its own because it
// depends on no operation.
//
//===----------------------------------------------------------------------===//

#include "tileconf/Dialect/TTL/IR/TileExecutionOpInterface.h"

#include "tileconf/Dialect/TTL/IR/TileExecutionOpInterface.cpp.inc"
