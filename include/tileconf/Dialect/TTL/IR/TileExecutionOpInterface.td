//===- TileExecutionOpInterface.td - What a tile operation states -*- tablegen -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one door through which operations reach the configuration analysis.
// Operations of any dialect may implement it, or have it attached as an
// external model; nothing else about them is looked at.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTL_IR_TILEEXECUTIONOPINTERFACE_TD
#define TILECONF_DIALECT_TTL_IR_TILEEXECUTIONOPINTERFACE_TD

include "mlir/IR/OpBase.td"

def TTL_TileExecutionOpInterface : OpInterface<"TileExecutionOpInterface"> {
  let cppNamespace = "::tileconf::ttl";
  let description = [{
    States how a tile operation executes, in terms that hold on every target:
    its primitive, the route of each operand, whether its result is left in
    DST, and which of several strategies are legal for its operands as they
    are. Nothing here may depend on a target or on a policy.
  }];
  let methods = [
    InterfaceMethod<[{
      Whether the operation chooses between strategies. Where it does, the
      choice is recorded in its `ttl.tile_execution_strategy` attribute; where
      it does not, that attribute is an error.
    }], "bool", "hasStrategyAlternatives", (ins), "", "return false;">,
    InterfaceMethod<[{
      The strategies that are legal for the operands as they are, preferred
      one first. Empty when there are no alternatives, or when none is legal.
    }], "::llvm::SmallVector<::tileconf::Strategy, 2>", "getLegalStrategies",
      (ins), "", "return {};">,
    InterfaceMethod<[{
      How the operation executes under `strategy`, which is absent exactly for
      operations without alternatives. Names one entry per operand. Depends on
      the operation's name, attributes, and operand and result types alone:
      where its operands come from is for `getLegalStrategies` to consider.
    }], "::tileconf::TileExecutionInfo", "getExecutionInfo",
      (ins "::std::optional<::tileconf::Strategy>":$strategy)>,
  ];
}

#endif // TILECONF_DIALECT_TTL_IR_TILEEXECUTIONOPINTERFACE_TD
