//===- TTKernelDialect.td - The TTKernel dialect -----------*- tablegen -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The dialect that kernels are lowered to. Alone in its file because every
// type, attribute and operation definition starts from it.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTKERNEL_IR_TTKERNELDIALECT_TD
#define TILECONF_DIALECT_TTKERNEL_IR_TTKERNELDIALECT_TD

include "mlir/IR/DialectBase.td"

def TTKernel_Dialect : Dialect {
  let name = "ttkernel";
  let cppNamespace = "::tileconf::ttkernel";
  let summary = "Calls of the kernel API";
  let description = [{
    One operation per function of the device-side API. The subset that occurs
    among the operations of `ttl`, before anything has been lowered.
  }];
  // Data types of typecasts are written without their dialect's name.
  let dependentDialects = ["::tileconf::ttcore::TTCoreDialect"];
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
  let extraClassDeclaration = [{
    void registerTypes();
    void registerAttributes();
  }];
}

#endif // TILECONF_DIALECT_TTKERNEL_IR_TTKERNELDIALECT_TD
