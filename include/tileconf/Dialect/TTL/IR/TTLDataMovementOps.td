//===- TTLDataMovementOps.td - Transfers, pipes, raw access --*- tablegen -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operations that move blocks between device memory, dataflow buffers and other
// cores. Most stand in data-movement functions, but the guards on pipe roles
// occur around buffer operations of compute functions too.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTL_IR_TTLDATAMOVEMENTOPS_TD
#define TILECONF_DIALECT_TTL_IR_TTLDATAMOVEMENTOPS_TD

include "mlir/IR/CommonAttrConstraints.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "tileconf/Dialect/TTL/IR/TTLAttrs.td"
include "tileconf/Dialect/TTL/IR/TTLTypes.td"

def TTL_TensorWithLayout
    : Type<And<[
        CPred<"::llvm::isa<::mlir::RankedTensorType>($_self)">,
        CPred<"::llvm::isa_and_nonnull<::tileconf::ttl::LayoutAttr>("
              "::llvm::cast<::mlir::RankedTensorType>($_self).getEncoding())">
      ]>, "ranked tensor with a `#ttl.layout` encoding",
      "::mlir::RankedTensorType">;

def TTL_RawElement : AnyTypeOf<[F32, BF16], "`f32` or `bf16`">;

class TTL_TransferOp<string mnemonic, list<Trait> traits = []>
    : TTL_Op<mnemonic,
             !listconcat([MemoryEffects<[MemRead, MemWrite]>], traits)>;

//===----------------------------------------------------------------------===//
// Tensors in device memory
//===----------------------------------------------------------------------===//

def TTL_TensorSliceOp : TTL_Op<"tensor_slice", [Pure]> {
  let summary = "block of a tensor in device memory";
  let arguments = (ins TTL_TensorWithLayout:$tensor,
                       Variadic<Index>:$indices);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $tensor `[` $indices `]` attr-dict `:` type($tensor) `->` type($result)
  }];
  let hasVerifier = 1;
}

def TTL_CopyOp : TTL_TransferOp<"copy"> {
  let summary = "starts a transfer between a buffer and a tensor or pipe";
  let arguments = (ins AnyType:$src, AnyType:$dst);
  let results = (outs TTL_AnyTransferHandle:$handle);
  let assemblyFormat = [{
    $src `,` $dst attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def TTL_WaitOp : TTL_TransferOp<"wait"> {
  let summary = "waits for the end of a transfer";
  let arguments = (ins TTL_AnyTransferHandle:$handle);
  let assemblyFormat = "$handle attr-dict `:` type($handle)";
  let hasVerifier = 1;
}

def TTL_RawAddrOp : TTL_Op<"raw_addr", [Pure]> {
  let summary = "address of a tensor argument in device memory";
  let arguments = (ins TTL_TensorWithLayout:$tensor);
  let results = (outs I32:$result);
  let assemblyFormat =
      "$tensor attr-dict `:` type($tensor) `->` type($result)";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Pipes
//===----------------------------------------------------------------------===//

def TTL_CreatePipeOp : TTL_Op<"create_pipe", [Pure]> {
  let summary = "channel from one core to a rectangle of cores";
  let arguments = (ins I64Attr:$srcX, I64Attr:$srcY,
                       I64Attr:$dstStartX, I64Attr:$dstStartY,
                       I64Attr:$dstEndX, I64Attr:$dstEndY, I64Attr:$pipeNetId,
                       OptionalAttr<StrAttr>:$pipeNetName,
                       OptionalAttr<BoolAttr>:$isCollective);
  let results = (outs TTL_Pipe:$result);
  let assemblyFormat = [{
    `src` `(` $srcX `,` $srcY `)` `dst` `(` $dstStartX `,` $dstStartY `)`
    `to` `(` $dstEndX `,` $dstEndY `)` `net` $pipeNetId attr-dict `:`
    type($result)
  }];
  let hasVerifier = 1;
}

// Guards and scopes claim no effects, not even those of their bodies: one that
// is empty still says who takes part.

/// A region that runs where this core has a certain part in a pipe.
class TTL_PipeGuardOp<string mnemonic>
    : TTL_Op<mnemonic,
             [DeclareOpInterfaceMethods<RegionBranchOpInterface>,
              SingleBlockImplicitTerminator<"YieldOp">]> {
  let arguments = (ins TTL_Pipe:$pipe);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$pipe `:` type($pipe) $body attr-dict";
  let extraClassDefinition = [{
    void $cppClass::getSuccessorRegions(
        ::mlir::RegionBranchPoint point,
        ::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &successors) {
      if (point.isParent()) {
        successors.emplace_back(&getBody());
      }
      successors.emplace_back(getOperation(), getOperation()->getResults());
    }
  }];
}

def TTL_IfSrcOp : TTL_PipeGuardOp<"if_src"> {
  let summary = "region for the source of a pipe";
}

def TTL_IfDstOp : TTL_PipeGuardOp<"if_dst"> {
  let summary = "region for the destinations of a pipe";
}

def TTL_PipeNetScopeOp : TTL_Op<"pipenet_scope",
    [DeclareOpInterfaceMethods<RegionBranchOpInterface>,
     SingleBlockImplicitTerminator<"YieldOp">]> {
  let summary = "region that takes part in pipe nets";
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "attr-dict-with-keyword $body";
}

class TTL_PipePredicateOp<string mnemonic> : TTL_Op<mnemonic, [Pure]> {
  let arguments = (ins I64Attr:$pipe_net_id);
  let results = (outs I1:$result);
  let assemblyFormat = "attr-dict";
}

def TTL_IsSrcOp : TTL_PipePredicateOp<"is_src"> {
  let summary = "whether this core is a source in a pipe net";
}

def TTL_IsDstOp : TTL_PipePredicateOp<"is_dst"> {
  let summary = "whether this core is a destination in a pipe net";
}

def TTL_IsActiveOp : TTL_PipePredicateOp<"is_active"> {
  let summary = "whether this core takes part in a pipe net";
}

//===----------------------------------------------------------------------===//
// Pipe transfers
//===----------------------------------------------------------------------===//

def TTL_PipeTransferCreateOp : TTL_Op<"pipe_transfer.create", [Pure]> {
  let summary = "one transfer through a pipe";
  let arguments = (ins TTL_Pipe:$pipe, I64Attr:$expectedReceivers,
                       TTL_PipeTransferKindAttr:$kind);
  let results = (outs TTL_PipeTransfer:$transfer);
  let assemblyFormat =
      "$pipe attr-dict `:` type($pipe) `->` type($transfer)";
  let hasVerifier = 1;
}

// A token or view may reach these two on ways that no walk can follow; only
// what is certainly wrong is an error here.
def TTL_PipeTransferPostOp : TTL_TransferOp<"pipe_transfer.post"> {
  let summary = "offers a view as the destination of a transfer";
  let arguments = (ins TTL_PipeTransfer:$transfer, AnyType:$dst);
  let results = (outs TTL_PipeToken:$token);
  let assemblyFormat = [{
    $transfer `,` $dst attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def TTL_PipeTransferWaitOp : TTL_TransferOp<"pipe_transfer.wait"> {
  let summary = "waits until an offered view was filled";
  let arguments = (ins TTL_PipeToken:$token);
  let assemblyFormat = "$token attr-dict `:` type($token)";
  let hasVerifier = 1;
}

def TTL_PipeTransferSendOp : TTL_TransferOp<"pipe_transfer.send"> {
  let summary = "sends a block of a buffer through a transfer";
  let arguments = (ins TTL_PipeTransfer:$transfer, TTL_CircularBuffer:$src);
  let results = (outs TTL_AnyTransferHandle:$handle);
  let assemblyFormat = [{
    $transfer `,` $src attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Single elements
//===----------------------------------------------------------------------===//

def TTL_RawElementReadOp
    : TTL_Op<"raw_element_read", [MemoryEffects<[MemRead]>]> {
  let summary = "reads one element of a block by its coordinates";
  let arguments = (ins AnyRankedTensor:$block, Variadic<Index>:$indices);
  let results = (outs TTL_RawElement:$result);
  let assemblyFormat = [{
    $block `[` $indices `]` attr-dict `:` type($block) `->` type($result)
  }];
  let hasVerifier = 1;
}

def TTL_RawElementWriteOp : TTL_TransferOp<"raw_element_write"> {
  let summary = "writes one element of a block by its coordinates";
  let arguments = (ins AnyRankedTensor:$block, Variadic<Index>:$indices,
                       TTL_RawElement:$value);
  let assemblyFormat = [{
    $block `[` $indices `]` `,` $value attr-dict `:` type($block) `,`
    type($value)
  }];
  let hasVerifier = 1;
}

#endif // TILECONF_DIALECT_TTL_IR_TTLDATAMOVEMENTOPS_TD
