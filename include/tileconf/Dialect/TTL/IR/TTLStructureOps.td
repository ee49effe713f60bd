//===- TTLStructureOps.td - Buffers and kernel structure -----*- tablegen -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operations that bind, fill and drain dataflow buffers, that delimit DST
// phases and accumulations, and that help with debugging. None of them computes
// on tiles, and none states how hardware executes it.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTL_IR_TTLSTRUCTUREOPS_TD
#define TILECONF_DIALECT_TTL_IR_TTLSTRUCTUREOPS_TD

include "mlir/IR/CommonAttrConstraints.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"
include "tileconf/Dialect/TTL/IR/TTLAttrs.td"
include "tileconf/Dialect/TTL/IR/TTLTypes.td"

//===----------------------------------------------------------------------===//
// Dataflow buffers
//===----------------------------------------------------------------------===//

def TTL_BindCBOp : TTL_Op<"bind_cb", [Pure]> {
  let summary = "dataflow buffer with a physical index";
  let description = [{
    Several of these may share an index: one in each function that uses the
    buffer, or after unrelated buffers were merged. `dfb_id` is the identity
    that a buffer had before such a merge.
  }];
  let arguments = (ins IndexAttr:$cb_index,
                       DefaultValuedAttr<I64Attr, "2">:$block_count,
                       OptionalAttr<IndexAttr>:$dfb_id,
                       OptionalAttr<TTL_TensorBackingAttr>:$tensor_backing);
  let results = (outs TTL_CircularBuffer:$result);
  let assemblyFormat = [{
    `{` `cb_index` `=` $cb_index `,` `block_count` `=` $block_count `}`
    attr-dict `:` type($result)
  }];
  let hasVerifier = 1;
}

// Not pure: merging or hoisting attachments would change which buffer a tensor
// stands for.
def TTL_AttachCBOp : TTL_Op<"attach_cb"> {
  let summary = "states that a tensor lives in a dataflow buffer";
  let arguments = (ins AnyRankedTensor:$tensor, TTL_CircularBuffer:$cb);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $tensor `,` $cb attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

/// Waits until tiles are there and views them.
class TTL_AcquireOp<string mnemonic>
    : TTL_Op<mnemonic, [DeclareOpInterfaceMethods<ViewLikeOpInterface>]> {
  let arguments = (ins TTL_CircularBuffer:$cb,
                       OptionalAttr<ConfinedAttr<I64Attr, [IntPositive]>>
                           :$num_tiles);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$cb attr-dict `:` type($cb) `->` type($result)";
  let hasVerifier = 1;
  let extraClassDefinition = [{
    ::llvm::LogicalResult $cppClass::verify() {
      return verifyAcquire(*this, getCb().getType(), getNumTiles(),
                           getResult().getType());
    }
    ::mlir::Value $cppClass::getViewSource() { return getCb(); }
  }];
}

def TTL_CBReserveOp : TTL_AcquireOp<"cb_reserve"> {
  let summary = "waits for free blocks at the producer's end";
}

def TTL_CBWaitOp : TTL_AcquireOp<"cb_wait"> {
  let summary = "waits for filled blocks at the consumer's end";
}

/// Hands tiles over to the other end.
class TTL_ReleaseOp<string mnemonic> : TTL_Op<mnemonic> {
  let arguments = (ins TTL_CircularBuffer:$cb,
                       OptionalAttr<ConfinedAttr<I64Attr, [IntPositive]>>
                           :$num_tiles);
  let assemblyFormat = "$cb attr-dict `:` type($cb)";
  let hasVerifier = 1;
  let extraClassDefinition = [{
    ::llvm::LogicalResult $cppClass::verify() {
      return verifyTileCount(*this, getCb().getType(), getNumTiles());
    }
  }];
}

def TTL_CBPushOp : TTL_ReleaseOp<"cb_push"> {
  let summary = "hands filled blocks to the consumer";
}

def TTL_CBPopOp : TTL_ReleaseOp<"cb_pop"> {
  let summary = "hands free blocks to the producer";
}

def TTL_GetDFBIdOp : TTL_Op<"get_dfb_id", [Pure]> {
  let summary = "index of a dataflow buffer as a value";
  let arguments = (ins TTL_CircularBuffer:$cb);
  let results = (outs I32:$result);
  let assemblyFormat = "$cb attr-dict `:` type($cb)";
}

def TTL_StoreOp : TTL_Op<"store"> {
  let summary = "stores a block into a reserved view";
  let arguments = (ins AnyRankedTensor:$tensor, AnyRankedTensor:$view,
                       UnitAttr:$accumulate);
  let assemblyFormat =
      "$tensor `,` $view attr-dict `:` type($tensor) `,` type($view)";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// DST phases
//===----------------------------------------------------------------------===//

def TTL_InitSFPUOp : TTL_Op<"init_sfpu"> {
  let summary = "prepares unpacker, SFPU and packer for a pair of buffers";
  let arguments = (ins TTL_CircularBuffer:$icb, TTL_CircularBuffer:$ocb);
  let assemblyFormat =
      "`(` $icb `,` $ocb `)` attr-dict `:` type($icb) `,` type($ocb)";
}

class TTL_TileRegsOp<string phase>
    : TTL_Op<"tile_regs_" # phase, [MemoryEffects<[MemRead, MemWrite]>]> {
  let assemblyFormat = "attr-dict";
}

def TTL_TileRegsAcquireOp : TTL_TileRegsOp<"acquire"> {
  let summary = "gives DST to the math thread";
}

def TTL_TileRegsCommitOp : TTL_TileRegsOp<"commit"> {
  let summary = "ends the math thread's use of DST";
}

def TTL_TileRegsWaitOp : TTL_TileRegsOp<"wait"> {
  let summary = "gives DST to the pack thread";
}

def TTL_TileRegsReleaseOp : TTL_TileRegsOp<"release"> {
  let summary = "ends the pack thread's use of DST";
}

def TTL_AccumulationScopeOp : TTL_Op<"accumulation_scope",
    [AttrSizedOperandSegments, RecursiveMemoryEffects,
     SingleBlockImplicitTerminator<"YieldOp">]> {
  let summary = "region that accumulates into its outputs";
  let description = [{
    Each output has a mode that says what the accumulation starts from:
    nothing, what the output holds, or an initial value. There is one initial
    value for each output in `init` mode, in order.
  }];
  let arguments = (ins Variadic<AnyRankedTensor>:$outputs,
                       Variadic<AnyRankedTensor>:$inits,
                       ArrayAttr:$initial_modes);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Where am I
//===----------------------------------------------------------------------===//

class TTL_CoreCoordinateOp<string axis> : TTL_Op<"core_" # axis, [Pure]> {
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
}

def TTL_CoreXOp : TTL_CoreCoordinateOp<"x"> {
  let summary = "logical column of this core";
}

def TTL_CoreYOp : TTL_CoreCoordinateOp<"y"> {
  let summary = "logical row of this core";
}

//===----------------------------------------------------------------------===//
// Debugging and foreign code
//===----------------------------------------------------------------------===//

def TTL_DPrintOp : TTL_Op<"dprint", [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "prints values from the device";
  let arguments = (ins StrAttr:$format, Variadic<AnyType>:$args, StrAttr:$mode,
                       OptionalAttr<StrAttr>:$thread,
                       OptionalAttr<I64Attr>:$num_pages);
  let assemblyFormat = [{
    $format `(` $args `)` attr-dict `:` custom<ParenthesizedTypes>(type($args))
  }];
}

def TTL_SignpostOp : TTL_Op<"signpost"> {
  let summary = "marks a point in time for the profiler";
  let arguments = (ins StrAttr:$name, UnitAttr:$is_end);
  let assemblyFormat = "$name attr-dict";
}

def TTL_OpaqueCallOp : TTL_Op<"opaque_call",
    [AttrSizedOperandSegments, MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "call of a C++ function that only the device compiler sees";
  let arguments = (ins
      StrAttr:$callee,
      OptionalAttr<TypedArrayAttrBase<TTL_ExternalTemplateArgAttr,
                                      "array of template arguments">>
          :$template_args,
      Variadic<TTL_CircularBuffer>:$template_dfbs,
      Variadic<AnyType>:$args,
      StrAttr:$header,
      OptionalAttr<DenseI32ArrayAttr>:$unsigned_arg_indices);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = [{
    $callee (`template_args` $template_args^)?
    (`template_dfbs` `(` $template_dfbs^ `:` type($template_dfbs) `)`)?
    ` ` `(` $args `)` attr-dict `:` functional-type($args, $results)
  }];
  let hasVerifier = 1;
}

#endif // TILECONF_DIALECT_TTL_IR_TTLSTRUCTUREOPS_TD
