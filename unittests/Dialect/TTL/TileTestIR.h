//===- TileTestIR.h - Small kernels for the tests ---------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses the few operations that a test is about, together with the values and
// the abbreviations that such operations need.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_UNITTESTS_DIALECT_TTL_TILETESTIR_H
#define TILECONF_UNITTESTS_DIALECT_TTL_TILETESTIR_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "tileconf/Dialect/TTL/IR/TTL.h"
#include "tileconf/Dialect/TTL/IR/TileExecution.h"
#include "gtest/gtest.h"
#include <string>

namespace tileconf::ttl::test {

/// Replaces every `from` in `text`.
inline std::string replaceAll(std::string text, llvm::StringRef from,
                              llvm::StringRef to) {
  for (size_t at = text.find(from.str()); at != std::string::npos;
       at = text.find(from.str(), at + to.size())) {
    text.replace(at, from.size(), to.str());
  }
  return text;
}

class TileTest : public ::testing::Test {
protected:
  TileTest() {
    context.loadDialect<TTLDialect, mlir::arith::ArithDialect,
                        mlir::func::FuncDialect, mlir::scf::SCFDialect,
                        mlir::tensor::TensorDialect>();
  }

  /// Parses `body` within a function that has tiles `%a`, `%b`, blocks `%s`,
  /// `%t` and indices `%d`, `%e` as arguments. `T` stands for the type of a
  /// tile of `dataType`, `TT` for that of a block of them.
  void parse(llvm::StringRef body, llvm::StringRef dataType = "bf16") {
    std::string text =
        "func.func @kernel(%a: T, %b: T, %s: TT, %t: TT, %d: index, "
        "%e: index) {\n" +
        body.str() + "\nreturn\n}\n";
    text = replaceAll(std::move(text), "TT", "tensor<2x2xT>");
    text = replaceAll(std::move(text), "T", "!ttcore.tile<32x32, DTYPE>");
    text = replaceAll(std::move(text), "DTYPE", dataType);
    module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
    ASSERT_TRUE(module) << text;
  }

  /// The only operation of this class in what was parsed.
  template <typename OpT>
  OpT find() {
    OpT found;
    module->walk([&](OpT op) {
      EXPECT_FALSE(found) << "more than one operation of the class";
      found = op;
    });
    EXPECT_TRUE(found) << "no operation of the class";
    return found;
  }

  mlir::MLIRContext context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
};

/// A ttl.compute of inputs `%x`, `%y` and output `%o`, arguments `%p`, `%q`,
/// `%r`, around `body`, which has to store `%z`. The inputs have the maps given
/// as the results of a map of two dimensions.
inline std::string computeAround(llvm::StringRef body,
                                 llvm::StringRef mapX = "d0, d1",
                                 llvm::StringRef mapY = "d0, d1",
                                 llvm::StringRef mapO = "d0, d1") {
  auto map = [](llvm::StringRef results) {
    return "affine_map<(d0, d1) -> (" + results.str() + ")>";
  };
  std::string text;
  for (auto [name, index] :
       {std::pair("x", 0), std::pair("y", 1), std::pair("o", 2)}) {
    text += "%cb" + std::to_string(index) +
            " = ttl.bind_cb {cb_index = " + std::to_string(index) +
            ", block_count = 2} : !ttl.cb<[2, 2], T, 2>\n";
    text += "%" + std::string(name) + " = ttl.attach_cb %s, %cb" +
            std::to_string(index) + " : (TT, !ttl.cb<[2, 2], T, 2>) -> TT\n";
  }
  return text +
         "%res = ttl.compute ins(%x, %y : TT, TT) outs(%o : TT) "
         "{indexing_maps = [" +
         map(mapX) + ", " + map(mapY) + ", " + map(mapO) +
         "], iterator_types = [\"parallel\", \"parallel\"]} {\n"
         "^bb0(%p: T, %q: T, %r: T):\n" +
         body.str() +
         "\nttl.tile_store %z, %o[%d, %e] from dst[%d] : T, TT\n"
         "ttl.yield\n} -> TT\n";
}

} // namespace tileconf::ttl::test

#endif // TILECONF_UNITTESTS_DIALECT_TTL_TILETESTIR_H
