//===- TTLEnums.td - Enumerations of the TTL dialect ---------*- tablegen -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Closed sets of words. Those above the second rule are spelt as keywords in
// types and attributes; those below it appear in the IR as plain `i32`
// integers, so each has a constraint on an integer attribute beside its
// enumeration.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTL_IR_TTLENUMS_TD
#define TILECONF_DIALECT_TTL_IR_TTLENUMS_TD

include "mlir/IR/EnumAttr.td"

class TTL_Enum<string name, string summary, list<EnumCase> cases>
    : I32Enum<name, summary, cases> {
  let cppNamespace = "::tileconf::ttl";
}

//===----------------------------------------------------------------------===//
// Keywords
//===----------------------------------------------------------------------===//

def TTL_TransferKind : TTL_Enum<"TransferKind",
    "direction of an asynchronous transfer", [
  I32EnumCase<"Read", 0, "read">,
  I32EnumCase<"Write", 1, "write">,
]>;

def TTL_BufferKind : TTL_Enum<"BufferKind", "memory that holds a tensor", [
  I32EnumCase<"DRAM", 0, "dram">,
  I32EnumCase<"L1", 1, "l1">,
  I32EnumCase<"SystemMemory", 2, "system_memory">,
  I32EnumCase<"L1Small", 3, "l1_small">,
]>;

def TTL_MemoryLayout : TTL_Enum<"MemoryLayout",
    "distribution of a tensor over memory banks", [
  I32EnumCase<"Interleaved", 0, "interleaved">,
  I32EnumCase<"SingleBank", 1, "single_bank">,
  I32EnumCase<"HeightSharded", 2, "height_sharded">,
  I32EnumCase<"WidthSharded", 3, "width_sharded">,
  I32EnumCase<"BlockSharded", 4, "block_sharded">,
]>;

def TTL_PipeTransferKind : TTL_Enum<"PipeTransferKind",
    "number of receivers that a pipe transfer addresses", [
  I32EnumCase<"PointToPoint", 0, "point_to_point">,
  I32EnumCase<"Collective", 1, "collective">,
]>;

def TTL_ExternalTemplateArgKind : TTL_Enum<"ExternalTemplateArgKind",
    "meaning of a template argument of an opaque call", [
  I32EnumCase<"SignedInteger", 0, "signed_integer">,
  I32EnumCase<"UnsignedInteger", 1, "unsigned_integer">,
  I32EnumCase<"Boolean", 2, "boolean">,
  I32EnumCase<"DFBIndex", 3, "dfb_index">,
  I32EnumCase<"DFBDescriptor", 4, "dfb_descriptor">,
]>;

def TTL_TileExecutionStrategy : TTL_Enum<"TileExecutionStrategy",
    "engine that runs a tile operation", [
  I32EnumCase<"FPU", 0, "fpu">,
  I32EnumCase<"SFPU", 1, "sfpu">,
  I32EnumCase<"DestReuse", 2, "dest_reuse">,
]>;

//===----------------------------------------------------------------------===//
// Plain integers
//===----------------------------------------------------------------------===//

def TTL_BcastType : TTL_Enum<"BcastType", "direction of a broadcast", [
  I32EnumCase<"Column", 1, "column">,
  I32EnumCase<"Row", 2, "row">,
  I32EnumCase<"Scalar", 3, "scalar">,
]>;

def TTL_ReduceType : TTL_Enum<"ReduceType", "function of a reduction", [
  I32EnumCase<"Sum", 0, "sum">,
  I32EnumCase<"Max", 1, "max">,
]>;

def TTL_InputClamping : TTL_Enum<"InputClamping",
    "treatment of very negative inputs of an exponential", [
  I32EnumCase<"None", 0, "none">,
  I32EnumCase<"ClampToNegative", 1, "clamp_to_negative">,
]>;

def TTL_AccumulationInitialMode : TTL_Enum<"AccumulationInitialMode",
    "what an accumulated output holds at first", [
  I32EnumCase<"Overwrite", 0, "overwrite">,
  I32EnumCase<"AccumulateExisting", 1, "accumulate_existing">,
  I32EnumCase<"Init", 2, "init">,
]>;

/// "1 is column, 2 is row".
class TTL_Values<EnumInfo enum> {
  string text = !foldl("", enum.enumerants, words, each,
                       words # !if(!empty(words), "", ", ") #
                       !cast<string>(each.value) # " is " # each.str);
}

/// An `i32` integer attribute that holds a value of `enum`. It states no value
/// type on purpose: the type suffix then belongs to the text (`2 : i32`).
class TTL_IntegerEnumAttr<EnumInfo enum>
    : Attr<And<[
        CPred<"::llvm::isa<::mlir::IntegerAttr>($_self)">,
        CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getType()"
              ".isSignlessInteger(32)">,
        CPred<"::tileconf::ttl::symbolize" # enum.className #
              "(::llvm::cast<::mlir::IntegerAttr>($_self).getInt())">]>,
      "`i32` integer attribute that names the " # enum.summary #
      ": " # TTL_Values<enum>.text> {
  let storageType = "::mlir::IntegerAttr";
  let returnType = enum.cppType;
  let convertFromStorage = "static_cast<" # enum.cppType # ">($_self.getInt())";
  let constBuilderCall = "$_builder.getI32IntegerAttr("
                         "static_cast<int32_t>($0))";
}

def TTL_BcastTypeAttr : TTL_IntegerEnumAttr<TTL_BcastType>;
def TTL_ReduceTypeAttr : TTL_IntegerEnumAttr<TTL_ReduceType>;
def TTL_InputClampingAttr : TTL_IntegerEnumAttr<TTL_InputClamping>;

#endif // TILECONF_DIALECT_TTL_IR_TTLENUMS_TD
