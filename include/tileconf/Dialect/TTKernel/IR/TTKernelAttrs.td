//===- TTKernelAttrs.td - Attributes of TTKernel -----------*- tablegen -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Template arguments of API calls, and what is said about kernel functions:
// the thread that runs one, and where its arguments come from.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTKERNEL_IR_TTKERNELATTRS_TD
#define TILECONF_DIALECT_TTKERNEL_IR_TTKERNELATTRS_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "tileconf/Dialect/TTKernel/IR/TTKernelDialect.td"
include "tileconf/Dialect/TTKernel/IR/TTKernelEnums.td"

class TTKernel_Attr<string name, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<TTKernel_Dialect, name, traits> {
  let mnemonic = attrMnemonic;
}

class TTKernel_EnumAttr<EnumInfo info, string attrMnemonic>
    : EnumAttr<TTKernel_Dialect, info, attrMnemonic> {
  let assemblyFormat = "`<` custom<Keyword>($value) `>`";
}

def TTKernel_ThreadTypeAttr : TTKernel_EnumAttr<TTKernel_ThreadType, "thread">;

def TTKernel_ReduceTypeAttr
    : TTKernel_EnumAttr<TTKernel_ReduceType, "reduce_type">;

def TTKernel_ReduceDimAttr
    : TTKernel_EnumAttr<TTKernel_ReduceDim, "reduce_dim">;

def TTKernel_BcastTypeAttr
    : TTKernel_EnumAttr<TTKernel_BcastType, "bcast_type">;

def TTKernel_ReuseTypeAttr
    : TTKernel_EnumAttr<TTKernel_ReuseType, "reuse_type">;

def TTKernel_EltwiseBinaryTypeAttr
    : TTKernel_EnumAttr<TTKernel_EltwiseBinaryType, "eltwise_binary_type">;

def TTKernel_InputClampingAttr
    : TTKernel_EnumAttr<TTKernel_InputClamping, "input_clamping">;

def TTKernel_ArgAttr : TTKernel_Attr<"Arg", "arg"> {
  let summary = "One argument of a kernel";
  let description = [{
    ```mlir
    #ttkernel.arg<arg_type = cb_port, operand_index = 3>
    ```

    Keys may come in any order; the last two may be missing.
  }];
  let parameters = (ins
    EnumParameter<TTKernel_ArgType>:$arg_type,
    "size_t":$operand_index,
    DefaultValuedParameter<"bool", "true">:$is_uniform,
    StringRefParameter<"name of a named argument", [{""}]>:$argument_name
  );
  let assemblyFormat = [{
    `<` struct(custom<Keyword>($arg_type), custom<Number>($operand_index),
               $is_uniform, $argument_name) `>`
  }];
}

def TTKernel_ArgSpecAttr : TTKernel_Attr<"ArgSpec", "arg_spec"> {
  let summary = "Runtime and compile-time arguments of a kernel";
  let parameters = (ins OptionalArrayRefParameter<"ArgAttr">:$rt_args,
                        OptionalArrayRefParameter<"ArgAttr">:$ct_args);
  // The blank between the groups is there even if a group is missing: that is
  // how other tools print this attribute.
  let assemblyFormat = [{
    `<` (`rt_args` `=` custom<List>($rt_args)^)? ` `
        (`ct_args` `=` custom<List>($ct_args)^)? `>`
  }];
}

#endif // TILECONF_DIALECT_TTKERNEL_IR_TTKERNELATTRS_TD
