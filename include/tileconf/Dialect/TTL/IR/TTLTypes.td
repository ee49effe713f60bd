//===- TTLTypes.td - Types of the TTL dialect ----------------*- tablegen -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Dataflow buffers, pipes and the tokens of asynchronous work. Tiles belong to
// `ttcore`.
//
// A type that an operation names as one concrete class is printed without its
// `!ttl.` prefix there. Where the textual form wants the whole spelling, the
// operation uses a constraint on `::mlir::Type` instead.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTL_IR_TTLTYPES_TD
#define TILECONF_DIALECT_TTL_IR_TTLTYPES_TD

include "mlir/IR/AttrTypeBase.td"
include "tileconf/Dialect/TTL/IR/TTLBase.td"

class TTL_Type<string name, string typeMnemonic>
    : TypeDef<TTL_Dialect, name> {
  let mnemonic = typeMnemonic;
}

def TTL_CircularBuffer : TTL_Type<"CircularBuffer", "cb"> {
  let summary = "dataflow buffer";
  let description = [{
    A ring of `blockCount` blocks of `shape` elements each, in the memory of
    one core. Elements are tiles, or scalars where the buffer is row-major.
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape,
                        "::mlir::Type":$elementType, "int64_t":$blockCount);
  let assemblyFormat =
      "`<` `[` $shape `]` `,` $elementType `,` $blockCount `>`";
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// Product of positive sizes, or INT64_MAX where that overflows.
    static int64_t getElementCount(::llvm::ArrayRef<int64_t> shape);
    /// Elements of one block, or INT64_MAX where that overflows.
    int64_t getElementsPerBlock() const {
      return getElementCount(getShape());
    }
    /// Elements of all blocks, or INT64_MAX where that overflows.
    int64_t getCapacity() const;
  }];
}

def TTL_DstToken : TTL_Type<"DstToken", "dst"> {
  let summary = "token that states that a tile is in DST";
}

def TTL_TransferHandle : TTL_Type<"TransferHandle", "transfer_handle"> {
  let summary = "handle of an asynchronous transfer";
  let parameters = (ins
    OptionalParameter<"::std::optional<::tileconf::ttl::TransferKind>">:$kind);
  // `<>` is another spelling of the untyped handle, which a declarative
  // format cannot accept.
  let hasCustomAssemblyFormat = 1;
}

def TTL_Pipe : TTL_Type<"Pipe", "pipe"> {
  let summary = "channel from one core to a rectangle of cores";
  let parameters = (ins "int64_t":$srcX, "int64_t":$srcY,
                        "int64_t":$dstStartX, "int64_t":$dstStartY,
                        "int64_t":$dstEndX, "int64_t":$dstEndY,
                        "int64_t":$netId);
  let assemblyFormat = [{
    `<` `src` `(` $srcX `,` $srcY `)` `dst` `(` $dstStartX `,` $dstStartY `)`
    `to` `(` $dstEndX `,` $dstEndY `)` `net` $netId `>`
  }];
  let extraClassDeclaration = [{
    /// Number of cores in the rectangle, or INT64_MAX where that overflows.
    int64_t getReceiverCount() const;
  }];
}

def TTL_PipeTransfer : TTL_Type<"PipeTransfer", "pipe_transfer"> {
  let summary = "one transfer through a pipe";
}

def TTL_PipeToken : TTL_Type<"PipeToken", "pipe_token"> {
  let summary = "token of a reception from a pipe net";
  let parameters = (ins "int64_t":$netId);
  let assemblyFormat = "`<` `net` $netId `>`";
}

def TTL_SelectedPipeSrc : TTL_Type<"SelectedPipeSrc", "selected_pipe_src"> {
  let summary = "pipe in which this core is the source";
}

def TTL_SelectedPipeDst : TTL_Type<"SelectedPipeDst", "selected_pipe_dst"> {
  let summary = "pipe in which this core is a destination";
}

/// A transfer handle whose type is written in full.
def TTL_AnyTransferHandle
    : Type<CPred<"::llvm::isa<::tileconf::ttl::TransferHandleType>($_self)">,
           "handle of an asynchronous transfer">;

#endif // TILECONF_DIALECT_TTL_IR_TTLTYPES_TD
