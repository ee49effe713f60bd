//===- TTLAttrs.td - Attributes of the TTL dialect -----------*- tablegen -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a tensor looks like in device memory, and what operations of this
// dialect carry besides integers. The attributes that are recorded on
// functions and modules are builtin ones and have no definition here.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTL_IR_TTLATTRS_TD
#define TILECONF_DIALECT_TTL_IR_TTLATTRS_TD

include "mlir/IR/AttrTypeBase.td"
include "tileconf/Dialect/TTL/IR/TTLBase.td"
include "tileconf/Dialect/TTL/IR/TTLEnums.td"

class TTL_Attr<string name, string attrMnemonic> : AttrDef<TTL_Dialect, name> {
  let mnemonic = attrMnemonic;
}

class TTL_EnumAttr<EnumInfo enum, string attrMnemonic>
    : EnumAttr<TTL_Dialect, enum, attrMnemonic> {
  let assemblyFormat = "`<` $value `>`";
}

def TTL_LayoutAttr : TTL_Attr<"Layout", "layout"> {
  let summary = "placement of a tensor in device memory";
  let description = [{
    The encoding of a tensor that lives on the device. Its shape and grid are
    stated by the front end; nothing ties them to the shape of the tensor.
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape,
                        "::mlir::Type":$elementType,
                        EnumParameter<TTL_BufferKind>:$buffer,
                        ArrayRefParameter<"int64_t">:$grid,
                        EnumParameter<TTL_MemoryLayout>:$memory);
  let assemblyFormat = [{
    `<` `shape` `=` `[` $shape `]` `,` `element_type` `=` $elementType `,`
    `buffer` `=` $buffer `,` `grid` `=` `[` $grid `]` `,`
    `memory` `=` $memory `>`
  }];
  let genVerifyDecl = 1;
}

def TTL_SliceAttr : TTL_Attr<"Slice", "slice"> {
  let summary = "half-open range of indices with a step";
  let parameters = (ins "int64_t":$start, "int64_t":$stop, "int64_t":$step);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}

def TTL_PipeTransferKindAttr
    : TTL_EnumAttr<TTL_PipeTransferKind, "pipe_transfer_kind">;

def TTL_TensorBackingAttr : TTL_Attr<"TensorBacking", "tensor_backing"> {
  let summary = "part of a tensor argument that a dataflow buffer aliases";
  let parameters = (ins "int64_t":$tensor_index, "int64_t":$byte_offset,
                        "int64_t":$byte_size);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}

def TTL_ExternalTemplateArgAttr
    : TTL_Attr<"ExternalTemplateArg", "external_template_arg"> {
  let summary = "template argument of an opaque call";
  let description = [{
    An integer or boolean value, or, for the two DFB kinds, a position in the
    list of dataflow buffers of the call.
  }];
  let parameters = (ins EnumParameter<TTL_ExternalTemplateArgKind>:$kind,
                        "int64_t":$value);
  let assemblyFormat = "`<` $kind `,` $value `>`";
  let genVerifyDecl = 1;
}

def TTL_TileExecutionStrategyAttr
    : TTL_EnumAttr<TTL_TileExecutionStrategy, "tile_execution_strategy">;

#endif // TILECONF_DIALECT_TTL_IR_TTLATTRS_TD
