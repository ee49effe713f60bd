//===- TTLComputeOps.td - ttl.compute and its kin ----------*- tablegen -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The operations that hold tile operations, and the terminator that they share
// with the scopes of data movement.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTL_IR_TTLCOMPUTEOPS_TD
#define TILECONF_DIALECT_TTL_IR_TTLCOMPUTEOPS_TD

include "mlir/IR/RegionKindInterface.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "tileconf/Dialect/TTL/IR/TTLBase.td"

def TTL_ComputeOp : TTL_Op<"compute", [AttrSizedOperandSegments,
                                       DestinationStyleOpInterface]> {
  let summary = "runs tile operations on every tile of an iteration space";
  let description = [{
    ```mlir
    %r = ttl.compute ins(%x : TT) outs(%o : TT)
        {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
    {
    ^bb0(%a: T, %b: T):
      %i = ttl.iter_index 0 : index
      %j = ttl.iter_index 1 : index
      %s = ttl.tile_abs %a into dst[%d] : T -> T
      ttl.tile_store %s, %view[%i, %j] from dst[%d] : T, TT
      ttl.yield
    } -> TT
    ```

    The body runs once per point of the iteration space; its arguments are the
    tiles that the indexing maps pick from the inputs and outputs there. A map
    picks dimensions of the space, each at most once, or position 0 of a
    dimension of size 1. What is kept is what the body stores: every output's
    dataflow buffer needs at least one ttl.tile_store directly in the body.
  }];
  // Plain arrays: the verifier says more about a bad entry than a constraint
  // on the whole attribute would.
  let arguments = (ins Variadic<TTL_TensorOfTiles>:$inputs,
                       Variadic<TTL_TensorOfTiles>:$outputs,
                       ArrayAttr:$indexing_maps, ArrayAttr:$iterator_types);
  let results = (outs Variadic<TTL_TensorOfTiles>:$results);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  // Nested operations are looked into only once they have been verified.
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() {
      return getOutputsMutable();
    }
    /// Number of dimensions of the iteration space.
    unsigned getNumIterators() { return getIteratorTypes().size(); }
  }];
}

def TTL_IterIndexOp
    : TTL_Op<"iter_index", [Pure, HasParent<"ComputeOp">]> {
  let summary = "position along one dimension of the iteration space";
  let arguments = (ins I64Attr:$dim);
  let results = (outs Index:$result);
  let assemblyFormat = "$dim attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def TTL_YieldOp
    : TTL_Op<"yield", [Pure, ReturnLike, Terminator,
                       ParentOneOf<["ComputeOp", "DstSectionOp", "IfSrcOp",
                                    "IfDstOp", "PipeNetScopeOp",
                                    "AccumulationScopeOp"]>]> {
  let summary = "ends the body of a region of this dialect";
  let description = [{
    Only the body of ttl.accumulation_scope yields values: everywhere else
    results leave by way of dataflow buffers.
  }];
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "attr-dict ($results^ `:` type($results))?";
  let builders = [OpBuilder<(ins), [{ /* no operands */ }]>];
  let hasVerifier = 1;
}

def TTL_DstSectionOp
    : TTL_Op<"dst_section", [SingleBlockImplicitTerminator<"YieldOp">,
                             NoRegionArguments]> {
  let summary = "tile operations between acquiring and releasing DST";
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$body attr-dict";
}

#endif // TILECONF_DIALECT_TTL_IR_TTLCOMPUTEOPS_TD
