//===- TTCoreDialect.cpp - The TTCore dialect class -----------------------===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Registration, and the names under which attributes are pulled out in front
// of a module.
//
//===----------------------------------------------------------------------===//

#include "tileconf/Dialect/TTCore/IR/TTCoreDialect.h"
#include "mlir/IR/DialectImplementation.h"
#include "tileconf/Dialect/TTCore/IR/TTCoreAttrs.h"
#include "tileconf/Dialect/TTCore/IR/TTCoreOps.h"

using namespace mlir;
using namespace tileconf::ttcore;

#include "tileconf/Dialect/TTCore/IR/TTCoreDialect.cpp.inc"

namespace {

struct TTCoreAsmInterface : OpAsmDialectInterface {
  using OpAsmDialectInterface::OpAsmDialectInterface;

  // A system description is longer than most kernels; every other attribute
  // reads better where it is used.
  AliasResult getAlias(Attribute attr, raw_ostream &os) const override {
    if (!isa<SystemDescAttr>(attr)) {
      return AliasResult::NoAlias;
    }
    os << "system_desc";
    return AliasResult::OverridableAlias;
  }
};

} // namespace

void TTCoreDialect::initialize() {
  registerTypes();
  registerAttributes();
  addOperations<
#define GET_OP_LIST
#include "tileconf/Dialect/TTCore/IR/TTCoreOps.cpp.inc"
      >();
  addInterfaces<TTCoreAsmInterface>();
}
