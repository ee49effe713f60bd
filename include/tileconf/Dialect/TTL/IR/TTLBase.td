//===- TTLBase.td - The TTL dialect and its operation base ---*- tablegen -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTL_IR_TTLBASE_TD
#define TILECONF_DIALECT_TTL_IR_TTLBASE_TD

include "mlir/IR/OpBase.td"
include "tileconf/Dialect/TTCore/IR/TTCoreTypes.td"

def TTL_Dialect : Dialect {
  let name = "ttl";
  let cppNamespace = "::tileconf::ttl";
  let summary = "Tile operations, dataflow buffers and data movement of kernels";
  let description = [{
    The level at which TT-Lang describes a kernel: functions per thread,
    dataflow buffers (DFBs), tile operations on tiles and on tensors of tiles,
    pipes between cores. The textual form is the one that TT-Lang's compiler
    of August 2026 prints and parses.
  }];
  // The textual form of ttl.tile_reduce names attributes of ttkernel.
  let dependentDialects = ["::tileconf::ttcore::TTCoreDialect",
                           "::tileconf::ttkernel::TTKernelDialect"];
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
  let extraClassDeclaration = [{
    // Each is defined in the source file that holds the family.
    void registerTypes();
    void registerAttributes();
    void registerStructureOps();
    void registerDataMovementOps();
    void registerTensorOps();
    void registerComputeOps();
    void registerTileOps();
  }];
}

class TTL_Op<string mnemonic, list<Trait> traits = []>
    : Op<TTL_Dialect, mnemonic, traits>;

/// A tile whose type is written in full: naming the class itself would print
/// `<32x32, f32>` alone.
def TTL_Tile : Type<CPred<"::llvm::isa<::tileconf::ttcore::TileType>($_self)">,
                    "tile">;

/// A ranked tensor whose elements are tiles.
def TTL_TensorOfTiles : RankedTensorOf<[TTL_Tile]>;

#endif // TILECONF_DIALECT_TTL_IR_TTLBASE_TD
