//===- TTKernelTypes.td - Types of the TTKernel dialect ----*- tablegen -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Handles that API calls exchange. Mnemonics spell the API's own names, which
// is why their case is mixed.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTKERNEL_IR_TTKERNELTYPES_TD
#define TILECONF_DIALECT_TTKERNEL_IR_TTKERNELTYPES_TD

include "mlir/IR/AttrTypeBase.td"
include "tileconf/Dialect/TTKernel/IR/TTKernelDialect.td"

class TTKernel_Type<string name, string typeMnemonic, string text>
    : TypeDef<TTKernel_Dialect, name> {
  let mnemonic = typeMnemonic;
  let summary = text;
}

def TTKernel_CB : TTKernel_Type<"CB", "cb", "circular buffer"> {
  let parameters = (ins "int64_t":$numElements, "::mlir::Type":$elementType);
  let assemblyFormat = [{
    `<` custom<Number>($numElements) `,` custom<ElementType>($elementType) `>`
  }];
  let genVerifyDecl = 1;
}

def TTKernel_L1AddrPtr
    : TTKernel_Type<"L1AddrPtr", "l1_addr_ptr", "pointer into L1"> {
  let parameters = (ins DefaultValuedParameter<"unsigned", "32",
                                               "bits of the pointee">:$width);
  let assemblyFormat = "(`<` custom<Number>($width)^ `>`)?";
}

def TTKernel_L1Addr : TTKernel_Type<"L1Addr", "l1_addr", "address in L1">;

def TTKernel_NocAddr
    : TTKernel_Type<"NocAddr", "noc_addr", "address on the network">;

def TTKernel_LocalSemaphore
    : TTKernel_Type<"LocalSemaphore", "local_semaphore",
                    "semaphore of this core">;

def TTKernel_TensorAccessorArgs
    : TTKernel_Type<"TensorAccessorArgs", "TensorAccessorArgs",
                    "arguments that a tensor accessor is made from">;

def TTKernel_TensorAccessor
    : TTKernel_Type<"TensorAccessor", "TensorAccessor",
                    "accessor of a tensor's pages">;

def TTKernel_PageMapping
    : TTKernel_Type<"PageMapping", "PageMapping", "place of a tensor's page">;

def TTKernel_DataFormat
    : TTKernel_Type<"DataFormat", "DataFormat",
                    "data format of a circular buffer">;

def TTKernel_MeshPosition
    : TTKernel_Type<"MeshPosition", "mesh_position",
                    "place of a device in its mesh">;

def TTKernel_FabricConnectionManager
    : TTKernel_Type<"FabricConnectionManager", "fabric_connection_manager",
                    "connections to other devices">;

#endif // TILECONF_DIALECT_TTKERNEL_IR_TTKERNELTYPES_TD
