//===- TestPlainOps.td - A dialect without properties ------*- tablegen -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Dialects may keep the attributes that define an operation in one dictionary
// with those that others leave on it, as they all did once. A record on such an
// operation must not cost it its own attributes.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_TEST_LIB_TESTDIALECT_TESTPLAINOPS_TD
#define TILECONF_TEST_LIB_TESTDIALECT_TESTPLAINOPS_TD

include "mlir/IR/OpBase.td"

def TCPlain_Dialect : Dialect {
  let name = "tcplain";
  let cppNamespace = "::tileconf::tcplain";
  let usePropertiesForAttributes = 0;
}

def TCPlain_Tile
    : Type<CPred<"::llvm::isa<::tileconf::ttcore::TileType>($_self)">, "tile">;

// Executes as tctest.blend does.
def TCPlain_BlendOp : Op<TCPlain_Dialect, "blend",
                         [AllTypesMatch<["lhs", "rhs", "result"]>]> {
  let arguments = (ins TCPlain_Tile:$lhs, TCPlain_Tile:$rhs, I32Attr:$weight);
  let results = (outs TCPlain_Tile:$result);
  let assemblyFormat = "$lhs `,` $rhs `by` $weight attr-dict `:` type($result)";
}

#endif // TILECONF_TEST_LIB_TESTDIALECT_TESTPLAINOPS_TD
