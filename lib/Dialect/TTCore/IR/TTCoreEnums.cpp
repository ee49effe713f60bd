//===- TTCoreEnums.cpp - Word lists of the TTCore dialect -----------------===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Properties of tile data types. Switches without a default, so that a new
// data type does not go unnoticed.
//
//===----------------------------------------------------------------------===//

#include "tileconf/Dialect/TTCore/IR/TTCoreEnums.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"

#include "tileconf/Dialect/TTCore/IR/TTCoreEnums.cpp.inc"

using namespace tileconf::ttcore;

unsigned tileconf::ttcore::getBitWidth(DataType dataType) {
  switch (dataType) {
  case DataType::Float32:
  case DataType::UInt32:
  case DataType::Int32:
    return 32;
  case DataType::Float16:
  case DataType::BFloat16:
  case DataType::UInt16:
    return 16;
  case DataType::BFP_Float8:
  case DataType::BFP_BFloat8:
  case DataType::UInt8:
    return 8;
  case DataType::BFP_Float4:
  case DataType::BFP_BFloat4:
    return 4;
  case DataType::BFP_Float2:
  case DataType::BFP_BFloat2:
    return 2;
  case DataType::Bool:
    return 1;
  }
  llvm_unreachable("unknown tile data type");
}

bool tileconf::ttcore::isBlockFloat(DataType dataType) {
  switch (dataType) {
  case DataType::BFP_Float8:
  case DataType::BFP_BFloat8:
  case DataType::BFP_Float4:
  case DataType::BFP_BFloat4:
  case DataType::BFP_Float2:
  case DataType::BFP_BFloat2:
    return true;
  case DataType::Float32:
  case DataType::Float16:
  case DataType::BFloat16:
  case DataType::UInt32:
  case DataType::UInt16:
  case DataType::UInt8:
  case DataType::Int32:
  case DataType::Bool:
    return false;
  }
  llvm_unreachable("unknown tile data type");
}

bool tileconf::ttcore::isFloat(DataType dataType) {
  return isBlockFloat(dataType) || dataType == DataType::Float32 ||
         dataType == DataType::Float16 || dataType == DataType::BFloat16;
}
