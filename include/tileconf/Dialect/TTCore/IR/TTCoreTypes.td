//===- TTCoreTypes.td - Types of the TTCore dialect --------*- tablegen -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The tile. Which shapes and data types a unit can work on depends on the
// target, so the type itself only insists on being a rectangle.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTCORE_IR_TTCORETYPES_TD
#define TILECONF_DIALECT_TTCORE_IR_TTCORETYPES_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "tileconf/Dialect/TTCore/IR/TTCoreDialect.td"
include "tileconf/Dialect/TTCore/IR/TTCoreEnums.td"

class TTCore_Type<string name, string typeMnemonic, list<Trait> traits = []>
    : TypeDef<TTCore_Dialect, name, traits> {
  let mnemonic = typeMnemonic;
}

def TTCore_Tile : TTCore_Type<"Tile", "tile",
    [ShapedTypeInterface, FloatTypeInterface, MemRefElementTypeInterface]> {
  let summary = "A rectangle of values that the hardware handles as one";
  let description = [{
    ```mlir
    !ttcore.tile<32x32, bf16>
    ```

    Usable wherever a scalar is: as a value, and as the element of a tensor or
    memref. Generic code may also look at it as at a static two-dimensional
    shaped type, or as at a floating-point type of the width of one value.
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape,
                        EnumParameter<TTCore_DataType>:$dataType);
  let assemblyFormat = [{
    `<` custom<StaticShape>($shape) `,` custom<Keyword>($dataType) `>`
  }];
  let genVerifyDecl = 1;

  let extraClassDeclaration = [{
    int64_t getHeight() const { return getShape()[0]; }
    int64_t getWidth() const { return getShape()[1]; }

    /// The type of one value as diagnostics and element-type checks see it.
    /// Two data types have no scalar of their own: f16 is presented as bf16,
    /// and a block float as the 32x32 tile of the same data type.
    ::mlir::Type getScalarElementType() const;

    /// Bytes that one tile occupies in memory. Absent for block floats of
    /// another shape than 32x32, whose packing is not defined, and where the
    /// number does not fit.
    ::std::optional<uint64_t> getSizeInBytes() const;

    // ShapedType
    bool hasRank() const { return true; }
    ::mlir::Type getElementType() const { return getScalarElementType(); }
    /// A tile where the element type has a tile data type and the shape is
    /// that of a tile; else the tensor that has the asked shape and elements.
    ::mlir::ShapedType
    cloneWith(::std::optional<::llvm::ArrayRef<int64_t>> shape,
              ::mlir::Type elementType) const;

    // FloatType
    /// Of the right width; exact only for f32 and bf16, because no upstream
    /// semantics describes the other data types.
    const ::llvm::fltSemantics &getFloatSemantics() const;
  }];
}

#endif // TILECONF_DIALECT_TTCORE_IR_TTCORETYPES_TD
