//===- TestOps.td - A dialect that nobody told about us -------*- tablegen -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operations of a front end that is not TTL. Nothing here states how anything
// executes, and no definition of ours but the tile type is known: what the
// analysis learns, it learns from the models that TestModels.cpp attaches.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_TEST_LIB_TESTDIALECT_TESTOPS_TD
#define TILECONF_TEST_LIB_TESTDIALECT_TESTOPS_TD

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

def TCTest_Dialect : Dialect {
  let name = "tctest";
  let cppNamespace = "::tileconf::tctest";
}

def TCTest_Tile
    : Type<CPred<"::llvm::isa<::tileconf::ttcore::TileType>($_self)">, "tile">;

class TCTest_Op<string mnemonic, list<Trait> traits = []>
    : Op<TCTest_Dialect, mnemonic, traits>;

class TCTest_UnaryOp<string mnemonic, list<Trait> traits = []>
    : TCTest_Op<mnemonic, traits> {
  let arguments = (ins TCTest_Tile:$input);
  let results = (outs TCTest_Tile:$result);
  let assemblyFormat =
      "$input attr-dict `:` type($input) `->` type($result)";
}

class TCTest_BinaryOp<string mnemonic, list<Trait> traits = []>
    : TCTest_Op<mnemonic, traits # [AllTypesMatch<["lhs", "rhs", "result"]>]> {
  let arguments = (ins TCTest_Tile:$lhs, TCTest_Tile:$rhs);
  let results = (outs TCTest_Tile:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}

// Runs on the FPU, on the SFPU, or on the FPU with its left operand in DST.
def TCTest_BlendOp : TCTest_BinaryOp<"blend">;

// The same with three operands. Its best strategy wants two buffers in one mode
// and the third in the other, so that not all operations of a kernel can have
// it, and which should is a hard question.
def TCTest_FuseOp
    : TCTest_Op<"fuse", [AllTypesMatch<["a", "b", "c", "result"]>]> {
  let arguments = (ins TCTest_Tile:$a, TCTest_Tile:$b, TCTest_Tile:$c);
  let results = (outs TCTest_Tile:$result);
  let assemblyFormat = "$a `,` $b `,` $c attr-dict `:` type($result)";
}

// One strategy, from DST to DST.
def TCTest_ScaleOp : TCTest_UnaryOp<"scale">;

// One strategy; the route depends on the shape of the tile, as it may.
def TCTest_ByShapeOp : TCTest_UnaryOp<"by_shape">;

// The same, where no result tells the shape.
def TCTest_MeasureOp : TCTest_Op<"measure"> {
  let arguments = (ins TCTest_Tile:$input);
  let results = (outs Index:$size);
  let assemblyFormat = "$input attr-dict `:` type($input)";
}

// One strategy, any number of operands in DST.
def TCTest_SumOp : TCTest_Op<"sum"> {
  let arguments = (ins Variadic<TCTest_Tile>:$inputs);
  let results = (outs TCTest_Tile:$result);
  let assemblyFormat = "$inputs attr-dict `:` type($inputs) `->` type($result)";
}

// One strategy, from a buffer, with two results of which one need not be a
// tile.
def TCTest_SplitOp : TCTest_Op<"split"> {
  let arguments = (ins AnyType:$input);
  let results = (outs AnyType:$first, AnyType:$second);
  let assemblyFormat =
      "$input attr-dict `:` type($input) `->` type($first) `,` type($second)";
}

// Free of effects, so that it needs no semantics.
def TCTest_ViewOp : TCTest_UnaryOp<"view", [Pure]>;

// A view of a whole dataflow buffer, said in MLIR's own way.
def TCTest_WindowOp
    : TCTest_Op<"window", [Pure, DeclareOpInterfaceMethods<ViewLikeOpInterface>]> {
  let arguments = (ins AnyType:$buffer);
  let results = (outs AnyType:$tiles);
  let assemblyFormat =
      "$buffer attr-dict `:` type($buffer) `->` type($tiles)";
}

// Ends a block, so that it passes tiles on and does nothing with them.
def TCTest_YieldOp : TCTest_Op<"yield", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "($values^ `:` type($values))? attr-dict";
}

// Operations whose models are wrong or missing.
def TCTest_UnmodelledOp : TCTest_UnaryOp<"unmodelled">;
def TCTest_NoPrimitiveOp : TCTest_UnaryOp<"no_primitive">;
def TCTest_HalfModelledOp : TCTest_BinaryOp<"half_modelled">;
def TCTest_FewRoutesOp : TCTest_BinaryOp<"few_routes">;
def TCTest_ManyRoutesOp : TCTest_UnaryOp<"many_routes">;
def TCTest_NoStrategyOp : TCTest_BinaryOp<"no_strategy">;

#endif // TILECONF_TEST_LIB_TESTDIALECT_TESTOPS_TD
