//===- TTCoreOps.td - Operations of the TTCore dialect -----*- tablegen -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The single operation that a kernel's module carries of this dialect.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTCORE_IR_TTCOREOPS_TD
#define TILECONF_DIALECT_TTCORE_IR_TTCOREOPS_TD

include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "tileconf/Dialect/TTCore/IR/TTCoreAttrs.td"

def TTCore_DeviceOp : Op<TTCore_Dialect, "device", [Symbol]> {
  let summary = "Names a device";
  let description = [{
    A module is compiled for the device called `default_device`, if it has one.
  }];
  let arguments = (ins SymbolNameAttr:$sym_name,
                       TTCore_DeviceAttr:$device_attr);
  let assemblyFormat = "$sym_name `=` $device_attr attr-dict";
}

#endif // TILECONF_DIALECT_TTCORE_IR_TTCOREOPS_TD
