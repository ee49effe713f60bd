//===- Bytecode.cpp - Bytecode that may be malformed ------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Bytecode.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "tileconf/InitAll.h"
#include "llvm/Support/Errno.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/SourceMgr.h"
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace mlir;
using namespace tileconf;
using namespace tileconf::driver;

/// How the process ends that reads bytecode: with text, or with a complaint.
static constexpr int kHasText = 0;
static constexpr int kHasComplaint = 1;

static void limit(int resource, rlim_t value) {
  struct rlimit limits;
  if (getrlimit(resource, &limits) == 0) {
    limits.rlim_cur = std::min(limits.rlim_max, value);
    setrlimit(resource, &limits);
  }
}

/// Limits that no honest file of `size` bytes comes near.
static void limitResources(size_t size) {
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_CPU, 2 + size / (1 << 20));
#if !LLVM_ADDRESS_SANITIZER_BUILD
  limit(RLIMIT_AS, (rlim_t(1) << 30) + 200 * rlim_t(size));
#endif
}

/// Reads `bytecode` and writes what the parent wants to know to `pipe`.
static int readBytecode(const llvm::MemoryBuffer &bytecode, int pipe) {
  limitResources(bytecode.getBufferSize());
  // Last words of a process that dies are of no use to anybody.
  int nowhere = open("/dev/null", O_WRONLY);
  dup2(nowhere, STDERR_FILENO);

  DialectRegistry registry;
  registerAllDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  std::string complaint;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    if (complaint.empty()) {
      complaint = diagnostic.str();
    }
  });
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBuffer(bytecode.getMemBufferRef(), false), {});
  ParserConfig config(&context, /*verifyAfterParse=*/false);
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(sources, config);
  llvm::raw_fd_ostream stream(pipe, /*shouldClose=*/true);
  if (module) {
    // The generic form takes nothing for granted about what it prints.
    module->print(stream,
                  OpPrintingFlags().printGenericOpForm().enableDebugInfo());
  } else {
    stream << complaint;
  }
  stream.flush();
  return module ? kHasText : kHasComplaint;
}

/// Everything that `pipe` delivers.
static std::string readAll(int pipe) {
  llvm::SmallVector<char, 0> text;
  if (llvm::Error error = llvm::sys::fs::readNativeFileToEOF(pipe, text)) {
    llvm::consumeError(std::move(error));
  }
  return {text.begin(), text.end()};
}

std::unique_ptr<llvm::MemoryBuffer>
driver::convertBytecode(const llvm::MemoryBuffer &bytecode,
                        std::string &error) {
  std::array<int, 2> ends;
  if (pipe2(ends.data(), O_CLOEXEC) != 0) {
    error = llvm::sys::StrError();
    return nullptr;
  }
  pid_t child = fork();
  if (child == 0) {
    close(ends[0]);
    _exit(readBytecode(bytecode, ends[1]));
  }
  close(ends[1]);
  if (child < 0) {
    error = llvm::sys::StrError();
    close(ends[0]);
    return nullptr;
  }
  std::string text = readAll(ends[0]);
  close(ends[0]);
  int status = 0;
  llvm::sys::RetryAfterSignal(-1, waitpid, child, &status, 0);
  if (WIFEXITED(status) && WEXITSTATUS(status) == kHasText) {
    return llvm::MemoryBuffer::getMemBufferCopy(
        text, bytecode.getBufferIdentifier() + " as text");
  }
  bool complained = WIFEXITED(status) && !text.empty();
  error = complained ? text : "malformed bytecode";
  return nullptr;
}
