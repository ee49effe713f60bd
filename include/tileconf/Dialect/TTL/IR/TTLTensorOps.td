//===- TTLTensorOps.td - Computation on whole tensors --------*- tablegen -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a front end emits before computation is split into tiles. These
// operations reach no engine themselves; the tile operations that they become
// do, and state how.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTL_IR_TTLTENSOROPS_TD
#define TILECONF_DIALECT_TTL_IR_TTLTENSOROPS_TD

include "mlir/IR/CommonAttrConstraints.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "tileconf/Dialect/TTL/IR/TTLAttrs.td"
include "tileconf/Dialect/TTL/IR/TTLTypes.td"

/// A value computed from tensors, with a verifier of its own.
class TTL_TensorOp<string mnemonic> : TTL_Op<mnemonic, [Pure]> {
  let results = (outs AnyRankedTensor:$result);
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Elementwise
//===----------------------------------------------------------------------===//

class TTL_ElementwiseOp<string mnemonic> : TTL_TensorOp<mnemonic> {
  let extraClassDefinition = [{
    ::llvm::LogicalResult $cppClass::verify() {
      return verifyElementwise(*this);
    }
  }];
}

class TTL_BinaryOp<string mnemonic> : TTL_ElementwiseOp<mnemonic> {
  let summary = "elementwise `" # mnemonic # "` of two tensors";
  let arguments = (ins AnyRankedTensor:$lhs, AnyRankedTensor:$rhs);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)
  }];
}

class TTL_UnaryOp<string mnemonic> : TTL_ElementwiseOp<mnemonic> {
  let summary = "elementwise `" # mnemonic # "` of a tensor";
  let arguments = (ins AnyRankedTensor:$input);
  let assemblyFormat =
      "$input attr-dict `:` type($input) `->` type($result)";
}

def TTL_AddOp : TTL_BinaryOp<"add">;
def TTL_SubOp : TTL_BinaryOp<"sub">;
def TTL_MulOp : TTL_BinaryOp<"mul">;
def TTL_DivOp : TTL_BinaryOp<"div">;
def TTL_MaxOp : TTL_BinaryOp<"max">;
def TTL_MinOp : TTL_BinaryOp<"min">;
def TTL_EqOp : TTL_BinaryOp<"eq">;
def TTL_NeOp : TTL_BinaryOp<"ne">;
def TTL_GtOp : TTL_BinaryOp<"gt">;
def TTL_LtOp : TTL_BinaryOp<"lt">;

def TTL_Exp2Op : TTL_UnaryOp<"exp2">;
def TTL_LogOp : TTL_UnaryOp<"log">;
def TTL_SqrtOp : TTL_UnaryOp<"sqrt">;
def TTL_RsqrtOp : TTL_UnaryOp<"rsqrt">;
def TTL_TanhOp : TTL_UnaryOp<"tanh">;
def TTL_SigmoidOp : TTL_UnaryOp<"sigmoid">;
def TTL_NegOp : TTL_UnaryOp<"neg">;
def TTL_AbsOp : TTL_UnaryOp<"abs">;
def TTL_ReluOp : TTL_UnaryOp<"relu">;
def TTL_FloorOp : TTL_UnaryOp<"floor">;
def TTL_RecipOp : TTL_UnaryOp<"recip">;
def TTL_SinOp : TTL_UnaryOp<"sin">;
def TTL_CosOp : TTL_UnaryOp<"cos">;
def TTL_TanOp : TTL_UnaryOp<"tan">;
def TTL_AsinOp : TTL_UnaryOp<"asin">;
def TTL_AcosOp : TTL_UnaryOp<"acos">;
def TTL_AtanOp : TTL_UnaryOp<"atan">;
def TTL_CeilOp : TTL_UnaryOp<"ceil">;
def TTL_SignOp : TTL_UnaryOp<"sign">;
def TTL_GeluOp : TTL_UnaryOp<"gelu">;
def TTL_SiluOp : TTL_UnaryOp<"silu">;
def TTL_HardsigmoidOp : TTL_UnaryOp<"hardsigmoid">;
def TTL_Expm1Op : TTL_UnaryOp<"expm1">;
def TTL_SquareOp : TTL_UnaryOp<"square">;
def TTL_SoftsignOp : TTL_UnaryOp<"softsign">;
def TTL_SignbitOp : TTL_UnaryOp<"signbit">;
def TTL_FracOp : TTL_UnaryOp<"frac">;
def TTL_TruncOp : TTL_UnaryOp<"trunc">;

def TTL_ExpOp : TTL_UnaryOp<"exp"> {
  let arguments = (ins
      AnyRankedTensor:$input,
      DefaultValuedAttr<BoolAttr, "false">:$approx,
      OptionalAttr<F32Attr>:$scale,
      DefaultValuedAttr<TTL_InputClampingAttr,
                        "::tileconf::ttl::InputClamping::ClampToNegative">
          :$input_clamping,
      DefaultValuedAttr<I32Attr, "8">:$iterations);
}

def TTL_MulUnaryConstOp : TTL_ElementwiseOp<"mul_unary_const"> {
  let summary = "product of a tensor and a constant";
  let arguments = (ins AnyRankedTensor:$input, F32Attr:$value);
  let assemblyFormat = [{
    $input `,` $value attr-dict `:` type($input) `->` type($result)
  }];
}

def TTL_TypecastOp : TTL_TensorOp<"typecast"> {
  let summary = "conversion of the data type of a tensor";
  let arguments = (ins AnyRankedTensor:$input);
  let assemblyFormat =
      "$input attr-dict `:` functional-type(operands, results)";
}

//===----------------------------------------------------------------------===//
// Of another shape than their operands
//===----------------------------------------------------------------------===//

def TTL_FillOp : TTL_TensorOp<"fill"> {
  let summary = "tensor of one repeated value";
  let arguments = (ins F32Attr:$value);
  let assemblyFormat = "$value attr-dict `:` type($result)";
}

def TTL_BlockBroadcastOp : TTL_TensorOp<"block.broadcast"> {
  let summary = "repetition of a tensor along some of its dimensions";
  let description = [{
    `dims` names dimensions of size 1 that grow to the size in `shape`; a
    negative number counts from the last dimension.
  }];
  let arguments = (ins AnyRankedTensor:$input, DenseI64ArrayAttr:$dims,
                       DenseI64ArrayAttr:$shape);
  let assemblyFormat = [{
    $input `dims` `=` $dims `,` `shape` `=` $shape attr-dict `:` type($input)
    `->` type($result)
  }];
}

def TTL_ReduceOp : TTL_TensorOp<"reduce"> {
  let summary = "reduction of a tensor along height, width or both";
  let arguments = (ins AnyRankedTensor:$input, AnyRankedTensor:$scaler,
                       TTL_ReduceTypeAttr:$reduce_type,
                       DenseI64ArrayAttr:$dims);
  let assemblyFormat = [{
    $input `,` $scaler $reduce_type $dims attr-dict `:`
    functional-type(operands, results)
  }];
}

def TTL_TransposeOp : TTL_TensorOp<"transpose"> {
  let summary = "transposition of a matrix of tiles";
  let arguments = (ins AnyRankedTensor:$input);
  let assemblyFormat =
      "$input attr-dict `:` type($input) `->` type($result)";
}

def TTL_MatmulOp : TTL_TensorOp<"matmul"> {
  let summary = "product of two matrices of tiles";
  let arguments = (ins AnyRankedTensor:$lhs, AnyRankedTensor:$rhs,
                       UnitAttr:$transpose_rhs);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)
  }];
}

#endif // TILECONF_DIALECT_TTL_IR_TTLTENSOROPS_TD
