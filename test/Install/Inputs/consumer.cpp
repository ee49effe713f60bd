//===- consumer.cpp - A program of another project --------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Shows that the installed headers and libraries are complete: another front
// end registers the dialects, runs the configuration pass and reads the
// attributes that it has written. Fails unless the answer is there.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "tileconf/InitAll.h"
#include "tileconf/Transforms/Passes.h"

static const char *const kernel = R"mlir(
!tile = !ttcore.tile<32x32, f32>
func.func @kernel() attributes {
    ttl.kernel_thread = #ttkernel.thread<compute>} {
  %zero = arith.constant 0 : index
  %in = ttl.bind_cb {cb_index = 0, block_count = 2} : <[1, 1], !tile, 2>
  %ready = ttl.cb_wait %in : <[1, 1], !tile, 2> -> tensor<1x1x!tile>
  ttl.dst_section {
    %x = tensor.extract %ready[%zero, %zero] : tensor<1x1x!tile>
    %y = ttl.tile_exp %x into dst[%zero] : !tile -> !tile
  }
  return
}
)mlir";

int main() {
  mlir::DialectRegistry registry;
  tileconf::registerAllDialects(registry);
  tileconf::registerTTLPasses();
  mlir::MLIRContext context(registry);
  auto module = mlir::parseSourceString<mlir::ModuleOp>(kernel, &context);
  mlir::PassManager passes(&context);
  if (!module ||
      mlir::failed(
          mlir::parsePassPipeline("ttl-set-compute-kernel-config", passes)) ||
      mlir::failed(passes.run(*module))) {
    return 1;
  }
  mlir::Operation *function = module->lookupSymbol("kernel");
  auto width = function->getAttrOfType<mlir::BoolAttr>("fp32_dest_acc_en");
  auto buffers = function->getAttrOfType<mlir::DenseI32ArrayAttr>(
      "ttl.unpack_to_dest_fp32");
  if (!width || !buffers) {
    return 1;
  }
  llvm::outs() << "32-bit destination: " << width.getValue()
               << ", buffers unpacked to it: " << buffers.size() << "\n";
  return width.getValue() && buffers.size() == 1 ? 0 : 1;
}
