//===- TTCoreEnums.td - Enumerations of the TTCore dialect -*- tablegen -*-===//
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

#ifndef TILECONF_DIALECT_TTCORE_IR_TTCOREENUMS_TD
#define TILECONF_DIALECT_TTCORE_IR_TTCOREENUMS_TD

include "mlir/IR/EnumAttr.td"

class TTCore_Enum<string name, string summary, list<EnumCase> cases>
    : I32Enum<name, summary, cases> {
  let cppNamespace = "::tileconf::ttcore";
}

def TTCore_Arch : TTCore_Enum<"Arch", "chip architecture", [
  I32EnumCase<"WormholeB0", 1, "wormhole_b0">,
  I32EnumCase<"Blackhole", 2, "blackhole">,
  I32EnumCase<"Quasar", 3, "quasar">,
]>;

// "bfp" formats share one exponent among the elements of a face row; the part
// after the underscore names the format whose exponent width they use.
def TTCore_DataType : TTCore_Enum<"DataType", "tile data type", [
  I32EnumCase<"Float32", 0, "f32">,
  I32EnumCase<"Float16", 1, "f16">,
  I32EnumCase<"BFloat16", 2, "bf16">,
  I32EnumCase<"BFP_Float8", 3, "bfp_f8">,
  I32EnumCase<"BFP_BFloat8", 4, "bfp_bf8">,
  I32EnumCase<"BFP_Float4", 5, "bfp_f4">,
  I32EnumCase<"BFP_BFloat4", 6, "bfp_bf4">,
  I32EnumCase<"BFP_Float2", 7, "bfp_f2">,
  I32EnumCase<"BFP_BFloat2", 8, "bfp_bf2">,
  I32EnumCase<"UInt32", 9, "u32">,
  I32EnumCase<"UInt16", 10, "u16">,
  I32EnumCase<"UInt8", 11, "u8">,
  I32EnumCase<"Int32", 12, "si32">,
  I32EnumCase<"Bool", 13, "i1">,
]>;

def TTCore_CPURole : TTCore_Enum<"CPURole", "processor role", [
  I32EnumCase<"Host", 0, "host">,
  I32EnumCase<"Device", 1, "device">,
]>;

def TTCore_Topology : TTCore_Enum<"Topology", "mesh topology", [
  I32EnumCase<"Ring", 0, "ring">,
  I32EnumCase<"Linear", 1, "linear">,
  I32EnumCase<"Mesh", 2, "mesh">,
  I32EnumCase<"Torus", 3, "torus">,
  I32EnumCase<"Disabled", 4, "disabled">,
]>;

// A set, and therefore written as a number instead of as a word.
def TTCore_ChipCapability : I32BitEnumAttr<"ChipCapability",
                                           "set of chip capabilities", [
  I32BitEnumAttrCase<"HostMMIO", 1, "host_mmio">,
]> {
  let cppNamespace = "::tileconf::ttcore";
}

#endif // TILECONF_DIALECT_TTCORE_IR_TTCOREENUMS_TD
