//===- TTLTileBase.td - Families of tile operations --------*- tablegen -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A family fixes the operands, the textual form, the traits and the execution
// semantics of its members, so that a new member is one line. An operation
// outside every family derives from TTL_TileOp and states its own semantics;
// one that states none does not compile.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTL_IR_TTLTILEBASE_TD
#define TILECONF_DIALECT_TTL_IR_TTLTILEBASE_TD

include "tileconf/Dialect/TTL/IR/TTLBase.td"
include "tileconf/Dialect/TTL/IR/TileExecutionOpInterface.td"

//===----------------------------------------------------------------------===//
// Traits; TTLTraits.h says what each means
//===----------------------------------------------------------------------===//

class TTL_OpTrait<string name> : NativeOpTrait<name> {
  let cppNamespace = "::tileconf::ttl::OpTrait";
}

def TTL_IsTileOp : TTL_OpTrait<"TileOp">;
def TTL_TileCompute : TTL_OpTrait<"TileCompute">;
def TTL_DataMovement : TTL_OpTrait<"DataMovement">;
def TTL_DstResult : TTL_OpTrait<"DstResult">;
def TTL_InPlace : TTL_OpTrait<"InPlace">;
def TTL_DstInputs : TTL_OpTrait<"DstInputs">;
def TTL_CBInput : TTL_OpTrait<"CBInput">;
def TTL_Accumulating : TTL_OpTrait<"Accumulating">;
def TTL_StrategyDependentBinary : TTL_OpTrait<"StrategyDependentBinary">;
def TTL_SameTileType : TTL_OpTrait<"SameTileType">;

//===----------------------------------------------------------------------===//
// Bases
//===----------------------------------------------------------------------===//

// The interface is listed without declaring its methods: what is missing is
// then a compile-time error instead of an unresolved symbol at link time.
class TTL_TileOp<string mnemonic, list<Trait> traits = []>
    : TTL_Op<mnemonic,
             traits # [TTL_IsTileOp, TTL_TileExecutionOpInterface]>;

// A tile operation that executes in one way only: a primitive, and the routes
// of its first operands. The operands after those carry no tile data.
class TTL_FixedTileOp<string mnemonic, string primitive, list<string> routes,
                      list<Trait> traits = []>
    : TTL_TileOp<mnemonic, traits> {
  let extraClassDeclaration = [{
    ::tileconf::TileExecutionInfo
    getExecutionInfo(::std::optional<::tileconf::Strategy> strategy);
  }];
  let extraClassDefinition = [{
    ::tileconf::TileExecutionInfo $cppClass::getExecutionInfo(
        ::std::optional<::tileconf::Strategy> strategy) {
      // There is no strategy to choose, hence nothing that one would mean.
      if (strategy) {
        return {};
      }
      return ::tileconf::ttl::describeExecution(
          *this, ::tileconf::Primitive::}] # primitive # [{, {}] #
      !interleave(!foreach(route, routes,
                           "::tileconf::OperandRoute::" # route), ", ") # [{});
    }
  }];
}

//===----------------------------------------------------------------------===//
// Families
//===----------------------------------------------------------------------===//

// Two tiles in, one out, all of one type, whatever the engine.
def TTL_BinaryForm {
  dag operands = (ins TTL_Tile:$lhs, TTL_Tile:$rhs, Index:$dst_index);
  dag result = (outs TTL_Tile:$result);
  string format = [{
    $lhs `,` $rhs `into` `dst` `[` $dst_index `]` attr-dict
    `:` type($lhs) `,` type($rhs) `->` type($result)
  }];
}

class TTL_TileStrategyBinaryOp<string mnemonic, string operation,
                               bit isProduct = 0>
    : TTL_TileOp<mnemonic, [TTL_TileCompute, TTL_DstResult,
                            TTL_StrategyDependentBinary, TTL_SameTileType]> {
  let summary = operation # " of two tiles, on FPU or SFPU";
  let description = [{
    The FPU reads both operands from dataflow buffers and adds the result to
    what the DST slot holds; the SFPU reads both from DST. The choice is
    recorded in `ttl.tile_execution_strategy`.
  }];
  let arguments = TTL_BinaryForm.operands;
  let results = TTL_BinaryForm.result;
  let assemblyFormat = TTL_BinaryForm.format;
  let extraClassDeclaration = [{
    bool hasStrategyAlternatives() { return true; }
    ::llvm::SmallVector<::tileconf::Strategy, 2> getLegalStrategies();
    ::tileconf::TileExecutionInfo
    getExecutionInfo(::std::optional<::tileconf::Strategy> strategy);
  }];
  let extraClassDefinition = [{
    ::llvm::SmallVector<::tileconf::Strategy, 2>
    $cppClass::getLegalStrategies() {
      return ::tileconf::ttl::getLegalBinaryStrategies(getLhs(), getRhs(),
                                                       getType());
    }
    ::tileconf::TileExecutionInfo $cppClass::getExecutionInfo(
        ::std::optional<::tileconf::Strategy> strategy) {
      if (strategy == ::tileconf::Strategy::FPU) {
        ::tileconf::TileExecutionInfo info =
            ::tileconf::ttl::describeExecution(
                *this, ::tileconf::Primitive::ElementwiseBinary,
                {::tileconf::OperandRoute::DataflowBuffer,
                 ::tileconf::OperandRoute::DataflowBuffer});
        info.accumulatesIntoDst = true;
        info.usesMathFidelity = }] # !if(isProduct, "true", "false") # [{;
        return info;
      }
      if (strategy == ::tileconf::Strategy::SFPU) {
        return ::tileconf::ttl::describeExecution(
            *this, ::tileconf::Primitive::ElementwiseBinary,
            {::tileconf::OperandRoute::Dst, ::tileconf::OperandRoute::Dst});
      }
      return {};
    }
  }];
}

class TTL_TileBinaryOp<string mnemonic, string operation,
                       list<Trait> traits = []>
    : TTL_FixedTileOp<mnemonic, "ElementwiseBinary", ["Dst", "Dst"],
                      traits # [TTL_TileCompute, TTL_DstResult, TTL_DstInputs,
                                TTL_SameTileType]> {
  let summary = operation # " of two tiles in DST";
  let arguments = TTL_BinaryForm.operands;
  let results = TTL_BinaryForm.result;
  let assemblyFormat = TTL_BinaryForm.format;
}

class TTL_TileUnaryBase<string mnemonic, list<Trait> traits = []>
    : TTL_FixedTileOp<mnemonic, "ElementwiseUnary", ["Dst"],
                      traits # [TTL_TileCompute, TTL_DstResult, TTL_InPlace,
                                TTL_DstInputs]> {
  let arguments = (ins TTL_Tile:$input, Index:$dst_index);
  let results = (outs TTL_Tile:$result);
  let assemblyFormat = [{
    $input `into` `dst` `[` $dst_index `]` attr-dict
    `:` type($input) `->` type($result)
  }];
}

class TTL_TileUnaryOp<string mnemonic, string operation>
    : TTL_TileUnaryBase<mnemonic, [TTL_SameTileType]> {
  let summary = operation # " of a tile in DST";
}

#endif // TILECONF_DIALECT_TTL_IR_TTLTILEBASE_TD
