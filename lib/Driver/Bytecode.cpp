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
#include <utility>

using namespace mlir;
using namespace tileconf;
using namespace tileconf::driver;

/// How the process ends that reads bytecode: with text, or with a complaint.
static constexpr int kHasText = 0;
static constexpr int kHasComplaint = 1;

/// The most text that any honest bytecode of `size` bytes turns into. A few of
/// its bytes can stand for a type that has no end.
static size_t maxTextSize(size_t size) {
  return (size_t(64) << 20) + 100 * size;
}

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
#if !LLVM_ADDRESS_SANITIZER_BUILD && !LLVM_THREAD_SANITIZER_BUILD
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

/// Appends what `pipe` delivers to `text`, unless that is more than `limit`.
static bool readAll(int pipe, size_t limit, std::string &text) {
  std::array<char, 1 << 16> chunk;
  for (;;) {
    ssize_t size = llvm::sys::RetryAfterSignal(-1, ::read, pipe, chunk.data(),
                                               chunk.size());
    if (size <= 0) {
      return true;
    }
    text.append(chunk.data(), size);
    if (text.size() > limit) {
      return false;
    }
  }
}

/// A pipe whose ends are no standard streams, whichever of those are closed.
static bool openPipe(std::array<int, 2> &ends) {
  if (pipe2(ends.data(), O_CLOEXEC) != 0) {
    return false;
  }
  for (int &end : ends) {
    if (end <= STDERR_FILENO) {
      int moved = fcntl(end, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
      close(std::exchange(end, moved));
    }
  }
  return ends[0] >= 0 && ends[1] >= 0;
}

std::unique_ptr<llvm::MemoryBuffer>
driver::convertBytecode(const llvm::MemoryBuffer &bytecode,
                        std::string &error) {
  std::array<int, 2> ends;
  if (!openPipe(ends)) {
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
  std::string text;
  bool complete = readAll(ends[0], maxTextSize(bytecode.getBufferSize()), text);
  // Who still writes is ended by that.
  close(ends[0]);
  int status = 0;
  llvm::sys::RetryAfterSignal(-1, waitpid, child, &status, 0);
  if (!complete) {
    error = "too large as text";
    return nullptr;
  }
  if (WIFEXITED(status) && WEXITSTATUS(status) == kHasText) {
    return llvm::MemoryBuffer::getMemBufferCopy(
        text, bytecode.getBufferIdentifier() + " as text");
  }
  bool complained = WIFEXITED(status) && !text.empty();
  error = complained ? text : "malformed bytecode";
  return nullptr;
}
