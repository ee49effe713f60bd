//===- TTLTileOps.td - Operations on single tiles ----------*- tablegen -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One definition per tile operation. They write DST, which no effect models,
// so none but ttl.dst_index is pure.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTL_IR_TTLTILEOPS_TD
#define TILECONF_DIALECT_TTL_IR_TTLTILEOPS_TD

include "mlir/Interfaces/SideEffectInterfaces.td"
include "tileconf/Dialect/TTKernel/IR/TTKernelAttrs.td"
include "tileconf/Dialect/TTL/IR/TTLEnums.td"
include "tileconf/Dialect/TTL/IR/TTLTileBase.td"
include "tileconf/Dialect/TTL/IR/TTLTypes.td"

//===----------------------------------------------------------------------===//
// Elementwise, two operands
//===----------------------------------------------------------------------===//

def TTL_TileAddOp : TTL_TileStrategyBinaryOp<"tile_add", "sum">;
def TTL_TileSubOp : TTL_TileStrategyBinaryOp<"tile_sub", "difference">;
def TTL_TileMulOp : TTL_TileStrategyBinaryOp<"tile_mul", "product", 1>;

def TTL_TileDivOp : TTL_TileBinaryOp<"tile_div", "quotient">;
def TTL_TileMaxOp : TTL_TileBinaryOp<"tile_max", "maximum", [TTL_InPlace]>;
def TTL_TileMinOp : TTL_TileBinaryOp<"tile_min", "minimum", [TTL_InPlace]>;
def TTL_TileEqOp : TTL_TileBinaryOp<"tile_eq", "equality">;
def TTL_TileNeOp : TTL_TileBinaryOp<"tile_ne", "inequality">;
def TTL_TileGtOp : TTL_TileBinaryOp<"tile_gt", "greater-than comparison">;
def TTL_TileLtOp : TTL_TileBinaryOp<"tile_lt", "less-than comparison">;

//===----------------------------------------------------------------------===//
// Elementwise, one operand
//===----------------------------------------------------------------------===//

def TTL_TileExpOp : TTL_TileUnaryOp<"tile_exp", "exponential"> {
  let arguments = (ins
    TTL_Tile:$input, Index:$dst_index,
    DefaultValuedAttr<BoolAttr, "false">:$approx,
    OptionalAttr<F32Attr>:$scale,
    DefaultValuedAttr<TTL_InputClampingAttr,
                      "::tileconf::ttl::InputClamping::ClampToNegative">
      :$input_clamping,
    DefaultValuedAttr<I32Attr, "8">:$iterations);
}
def TTL_TileExp2Op : TTL_TileUnaryOp<"tile_exp2", "power of two">;
def TTL_TileExpm1Op : TTL_TileUnaryOp<"tile_expm1", "exponential less one">;
def TTL_TileLogOp : TTL_TileUnaryOp<"tile_log", "natural logarithm">;
def TTL_TileSqrtOp : TTL_TileUnaryOp<"tile_sqrt", "square root">;
def TTL_TileRsqrtOp
    : TTL_TileUnaryOp<"tile_rsqrt", "reciprocal of the square root">;
def TTL_TileRecipOp : TTL_TileUnaryOp<"tile_recip", "reciprocal">;
def TTL_TileSquareOp : TTL_TileUnaryOp<"tile_square", "square">;
def TTL_TileTanhOp : TTL_TileUnaryOp<"tile_tanh", "hyperbolic tangent">;
def TTL_TileSinOp : TTL_TileUnaryOp<"tile_sin", "sine">;
def TTL_TileCosOp : TTL_TileUnaryOp<"tile_cos", "cosine">;
def TTL_TileTanOp : TTL_TileUnaryOp<"tile_tan", "tangent">;
def TTL_TileAsinOp : TTL_TileUnaryOp<"tile_asin", "arc sine">;
def TTL_TileAcosOp : TTL_TileUnaryOp<"tile_acos", "arc cosine">;
def TTL_TileAtanOp : TTL_TileUnaryOp<"tile_atan", "arc tangent">;
def TTL_TileSigmoidOp : TTL_TileUnaryOp<"tile_sigmoid", "sigmoid">;
def TTL_TileHardsigmoidOp
    : TTL_TileUnaryOp<"tile_hardsigmoid", "piecewise linear sigmoid">;
def TTL_TileReluOp : TTL_TileUnaryOp<"tile_relu", "rectifier">;
def TTL_TileGeluOp : TTL_TileUnaryOp<"tile_gelu", "Gaussian error linear unit">;
def TTL_TileSiluOp : TTL_TileUnaryOp<"tile_silu", "sigmoid linear unit">;
def TTL_TileSoftsignOp : TTL_TileUnaryOp<"tile_softsign", "softsign">;
def TTL_TileNegOp : TTL_TileUnaryOp<"tile_neg", "negation">;
def TTL_TileAbsOp : TTL_TileUnaryOp<"tile_abs", "absolute value">;
def TTL_TileSignOp : TTL_TileUnaryOp<"tile_sign", "sign">;
def TTL_TileSignbitOp : TTL_TileUnaryOp<"tile_signbit", "sign bit">;
def TTL_TileFloorOp : TTL_TileUnaryOp<"tile_floor", "floor">;
def TTL_TileCeilOp : TTL_TileUnaryOp<"tile_ceil", "ceiling">;
def TTL_TileTruncOp : TTL_TileUnaryOp<"tile_trunc", "integral part">;
def TTL_TileFracOp : TTL_TileUnaryOp<"tile_frac", "fractional part">;

def TTL_TileTypecastOp : TTL_TileUnaryBase<"tile_typecast"> {
  let summary = "conversion of a tile in DST to another data type";
  let description = [{
    Between floating-point data types, of tiles of one shape. A conversion to
    the type that the tile has already folds away.
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def TTL_TileMulUnaryConstOp
    : TTL_TileUnaryBase<"tile_mul_unary_const", [TTL_SameTileType]> {
  let summary = "product of a tile in DST and a constant";
  let arguments = (ins TTL_Tile:$input, F32Attr:$value, Index:$dst_index);
  let assemblyFormat = [{
    $input `,` $value `into` `dst` `[` $dst_index `]` attr-dict
    `:` type($input) `->` type($result)
  }];
}

def TTL_TileFillOp : TTL_FixedTileOp<"tile_fill", "Fill", [],
                                     [TTL_TileCompute, TTL_DstResult]> {
  let summary = "tile of one constant";
  let arguments = (ins F32Attr:$value, Index:$dst_index);
  let results = (outs TTL_Tile:$result);
  let assemblyFormat = [{
    $value `into` `dst` `[` $dst_index `]` attr-dict `:` type($result)
  }];
}

//===----------------------------------------------------------------------===//
// Operations that read dataflow buffers
//===----------------------------------------------------------------------===//

// The output operand of these names the buffer that hardware is set up for; it
// is not read. Their operands are of any type, since a lowered kernel may
// hold whole tensors there: the analysis says what it cannot use.
class TTL_TileBufferOp<string mnemonic, list<Trait> traits = []>
    : TTL_TileOp<mnemonic, [TTL_TileCompute, TTL_DstResult, TTL_CBInput]
                           # traits> {
  let results = (outs AnyType:$result);
  // Defined beside the operation: these look at their attributes.
  let extraClassDeclaration = [{
    ::tileconf::TileExecutionInfo
    getExecutionInfo(::std::optional<::tileconf::Strategy> strategy);
  }];
}

def TTL_TileBcastOp : TTL_TileBufferOp<"tile_bcast"> {
  let summary = "broadcast of a column, a row or one element over a tile";
  let arguments = (ins AnyType:$input, AnyType:$output,
                       TTL_BcastTypeAttr:$bcast_type, Index:$dst_index);
  let assemblyFormat = [{
    $input `,` $output $bcast_type `into` `dst` `[` $dst_index `]` attr-dict
    `:` `(` type($input) `,` type($output) `)` `->` type($result)
  }];
}

def TTL_TileReduceOp : TTL_TileBufferOp<"tile_reduce", [TTL_Accumulating]> {
  let summary = "reduction of a tile along one or both dimensions";
  let description = [{
    `reduce_dim_row` reduces the width, `reduce_dim_col` the height. Every
    value is multiplied by the scaler.
  }];
  let arguments = (ins AnyType:$input, AnyType:$scaler, AnyType:$output,
                       TTL_ReduceTypeAttr:$reduce_type,
                       TTKernel_ReduceDimAttr:$reduce_dim, Index:$dst_index);
  let assemblyFormat = [{
    $input `,` $scaler `,` $output $reduce_type $reduce_dim
    `into` `dst` `[` $dst_index `]` attr-dict
    `:` `(` type($input) `,` type($scaler) `,` type($output) `)`
    `->` type($result)
  }];
}

def TTL_TileTransposeOp : TTL_TileBufferOp<"tile_transpose"> {
  let summary = "transpose of a tile";
  let arguments = (ins AnyType:$input, AnyType:$output, Index:$dst_index);
  let assemblyFormat = [{
    $input `,` $output `into` `dst` `[` $dst_index `]` attr-dict
    `:` `(` type($input) `,` type($output) `)` `->` type($result)
  }];
}

def TTL_TileOrTensorOfTiles : AnyTypeOf<[TTL_Tile, TTL_TensorOfTiles]>;

def TTL_TileMatmulBlockOp : TTL_TileBufferOp<"tile_matmul_block"> {
  let summary = "matrix product of two blocks, added to an accumulator";
  let description = [{
    The operands are single tiles, or whole blocks once a kernel is lowered to
    loops. The lowering loads the accumulator, where there is one, into DST.
  }];
  let arguments = (ins TTL_TileOrTensorOfTiles:$lhs,
                       TTL_TileOrTensorOfTiles:$rhs,
                       Optional<TTL_TileOrTensorOfTiles>:$accumulator,
                       Index:$dst_index, UnitAttr:$transpose_rhs);
  let results = (outs TTL_TileOrTensorOfTiles:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs (`,` $accumulator^)? `into` `dst` `[` $dst_index `]`
    attr-dict `:` type($lhs) `,` type($rhs) (`,` type($accumulator)^)?
    `->` type($result)
  }];
}

//===----------------------------------------------------------------------===//
// Movement
//===----------------------------------------------------------------------===//

def TTL_CopyTileOp
    : TTL_FixedTileOp<"copy_tile", "Copy", ["DataflowBuffer"],
                      [TTL_DstResult, TTL_CBInput, TTL_DataMovement]> {
  let summary = "copy of a tile from a dataflow buffer into DST";
  let description = [{
    How many indices there are depends on the stage of lowering, so it is not
    verified.
  }];
  let arguments = (ins TTL_Tile:$src, Variadic<Index>:$src_indices,
                       Index:$dst_index);
  let results = (outs TTL_DstToken:$dst_token, TTL_Tile:$dst_tile);
  let assemblyFormat = [{
    $src `[` $src_indices `]` `into` `dst` `[` $dst_index `]` attr-dict
    `:` type($src) `->` type($dst_token) `,` type($dst_tile)
  }];
  let hasVerifier = 1;
}

def TTL_CopyDstOp
    : TTL_FixedTileOp<"copy_dst", "Copy", ["Dst"],
                      [TTL_DstResult, TTL_DstInputs, TTL_DataMovement,
                       TTL_SameTileType]> {
  let summary = "copy of a tile from one DST slot to another";
  let arguments = (ins TTL_Tile:$src, Index:$dst_index);
  let results = (outs TTL_Tile:$result);
  let assemblyFormat = [{
    $src `into` `dst` `[` $dst_index `]` attr-dict
    `:` type($src) `->` type($result)
  }];
}

def TTL_DstIndexOp : TTL_FixedTileOp<"dst_index", "DstIndex", [],
                                     [Pure, TTL_SameTileType]> {
  let summary = "a tile of a block in DST, by its slot";
  let arguments = (ins TTL_Tile:$src, Index:$dst_index);
  let results = (outs TTL_Tile:$result);
  let assemblyFormat = [{
    $src `[` $dst_index `]` attr-dict `:` type($src) `->` type($result)
  }];
}

def TTL_TileStoreOp
    : TTL_FixedTileOp<"tile_store", "Store", ["Dst"], [TTL_DstResult]> {
  let summary = "store of a tile from DST into a view of a dataflow buffer";
  let description = [{
    Within ttl.compute there is one index per dimension of the view; after
    lowering there may be none, where the position has become implicit.
  }];
  let arguments = (ins TTL_Tile:$tile, TTL_TensorOfTiles:$view,
                       Variadic<Index>:$indices, Index:$dst_index);
  let assemblyFormat = [{
    $tile `,` $view `[` $indices `]` `from` `dst` `[` $dst_index `]` attr-dict
    `:` type($tile) `,` type($view)
  }];
  let hasVerifier = 1;
}

#endif // TILECONF_DIALECT_TTL_IR_TTLTILEOPS_TD
