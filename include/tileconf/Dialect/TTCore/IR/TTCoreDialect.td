//===- TTCoreDialect.td - The TTCore dialect ---------------*- tablegen -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The dialect that the other two build on. Alone in its file because every
// type, attribute and operation definition starts from it.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTCORE_IR_TTCOREDIALECT_TD
#define TILECONF_DIALECT_TTCORE_IR_TTCOREDIALECT_TD

include "mlir/IR/DialectBase.td"

def TTCore_Dialect : Dialect {
  let name = "ttcore";
  let cppNamespace = "::tileconf::ttcore";
  let summary = "Tiles, chips and devices";
  let description = [{
    What every level of a Tenstorrent program refers to: the tile as an element
    type, and the description of the chips and of the device that a program is
    compiled for. The subset that kernels in `ttl` name.
  }];
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
  let extraClassDeclaration = [{
    void registerTypes();
    void registerAttributes();
  }];
}

#endif // TILECONF_DIALECT_TTCORE_IR_TTCOREDIALECT_TD
