//===- SourceParser.cpp - Text or bytecode to a module ----------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SourceParser.h"

#include "Nesting.h"
#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/CrashRecoveryContext.h"

using namespace mlir;
using namespace tileconf;
using namespace tileconf::driver;

OwningOpRef<ModuleOp>
driver::parseSource(const std::shared_ptr<llvm::SourceMgr> &sources,
                    MLIRContext *context, bool &broken) {
  const llvm::MemoryBuffer &buffer =
      *sources->getMemoryBuffer(sources->getMainFileID());
  // What parses and is wrong all the same is another kind of mistake.
  ParserConfig config(context, /*verifyAfterParse=*/false);
  if (!isBytecode(buffer.getMemBufferRef())) {
    if (std::optional<TextPlace> place = findDeepNesting(buffer.getBuffer())) {
      emitError(FileLineColLoc::get(context, buffer.getBufferIdentifier(),
                                    place->line, place->column))
          << "nested more than " << kMaxNesting << " levels deep";
      return {};
    }
    return parseSourceFile<ModuleOp>(sources, config);
  }

  OwningOpRef<ModuleOp> module;
  llvm::CrashRecoveryContext::Enable();
  llvm::CrashRecoveryContext recovery;
  broken = !recovery.RunSafely(
      [&] { module = parseSourceFile<ModuleOp>(sources, config); });
  llvm::CrashRecoveryContext::Disable();
  return module;
}
