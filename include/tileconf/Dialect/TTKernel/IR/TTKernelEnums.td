//===- TTKernelEnums.td - Enumerations of TTKernel ---------*- tablegen -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The closed word lists of the dialect. Numbers matter: they are the values
// that serialised programs carry, so a case never changes its number.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTKERNEL_IR_TTKERNELENUMS_TD
#define TILECONF_DIALECT_TTKERNEL_IR_TTKERNELENUMS_TD

include "mlir/IR/EnumAttr.td"

class TTKernel_Enum<string name, string summary, list<EnumCase> cases>
    : I32Enum<name, summary, cases> {
  let cppNamespace = "::tileconf::ttkernel";
}

def TTKernel_ThreadType : TTKernel_Enum<"ThreadType", "kernel thread", [
  I32EnumCase<"Noc", 0, "noc">,
  I32EnumCase<"Compute", 1, "compute">,
  I32EnumCase<"Ethernet", 2, "ethernet">,
]>;

def TTKernel_ArgType : TTKernel_Enum<"ArgType", "kernel argument type", [
  I32EnumCase<"CBPort", 0, "cb_port">,
  I32EnumCase<"BufferAddress", 1, "buffer_address">,
  I32EnumCase<"LocalSemaphore", 2, "local_semaphore">,
  I32EnumCase<"NamedArgument", 3, "named_argument">,
  I32EnumCase<"GlobalSemaphore", 4, "global_semaphore">,
  I32EnumCase<"Scalar", 5, "scalar">,
  I32EnumCase<"TensorAccessorArgs", 6, "tensor_accessor_args">,
]>;

def TTKernel_ReduceType : TTKernel_Enum<"ReduceType", "reduction", [
  I32EnumCase<"Sum", 0, "reduce_sum">,
  I32EnumCase<"Max", 1, "reduce_max">,
  I32EnumCase<"Avg", 2, "reduce_avg">,
]>;

// Names what is reduced along: `Row` leaves one column.
def TTKernel_ReduceDim : TTKernel_Enum<"ReduceDim", "reduced dimension", [
  I32EnumCase<"Row", 0, "reduce_dim_row">,
  I32EnumCase<"Col", 1, "reduce_dim_col">,
  I32EnumCase<"Scalar", 2, "reduce_dim_scalar">,
]>;

def TTKernel_BcastType : TTKernel_Enum<"BcastType", "broadcast", [
  I32EnumCase<"None", 0, "none">,
  I32EnumCase<"Col", 1, "col">,
  I32EnumCase<"Row", 2, "row">,
  I32EnumCase<"Scalar", 3, "scalar">,
]>;

def TTKernel_ReuseType : TTKernel_Enum<"ReuseType", "destination reuse", [
  I32EnumCase<"DestToSrcA", 0, "dest_to_srca">,
  I32EnumCase<"DestToSrcB", 1, "dest_to_srcb">,
]>;

def TTKernel_EltwiseBinaryType
    : TTKernel_Enum<"EltwiseBinaryType", "elementwise binary operation", [
  I32EnumCase<"Add", 0, "add">,
  I32EnumCase<"Sub", 1, "sub">,
  I32EnumCase<"Mul", 2, "mul">,
]>;

def TTKernel_InputClamping : TTKernel_Enum<"InputClamping", "input clamping", [
  I32EnumCase<"None", 0, "none">,
  I32EnumCase<"ClampToNegative", 1, "clamp_to_negative">,
]>;

#endif // TILECONF_DIALECT_TTKERNEL_IR_TTKERNELENUMS_TD
