//===- KernelReader.cpp - Files to analysed kernels -------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelReader.h"

#include "Bytecode.h"
#include "IndexArrays.h"
#include "Nesting.h"
#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "tileconf/Analysis/PolicyAnalysis.h"
#include "tileconf/InitAll.h"
#include "tileconf/KernelConfig/Explain/TargetText.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include <algorithm>

using namespace mlir;
using namespace tileconf;
using namespace tileconf::driver;

/// Threads cost more than they save on anything smaller.
static constexpr size_t kThreadingSize = 1 << 20;

DriverStatus driver::worseOf(DriverStatus lhs, DriverStatus rhs) {
  return std::max(lhs, rhs);
}

std::unique_ptr<llvm::MemoryBuffer> driver::readInput(const std::string &path,
                                                      std::string &error) {
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(path, /*IsText=*/false);
  if (buffer) {
    return std::move(*buffer);
  }
  error = "cannot read `" + path + "`: " + buffer.getError().message();
  return nullptr;
}

/// What keeps the options from making sense, empty if nothing does. The IR has
/// no part in it, so that it is usage and not a kernel that is bad.
static std::string checkOptions(const KernelConfigOptions &options) {
  std::string error;
  auto note = [&](std::string text) {
    if (error.empty()) {
      error = std::move(text);
    }
  };
  KernelConfigPolicy policy;
  readPolicyOptions(options, policy, note);
  // An architecture stands in for the one that is not named: whether there is
  // such an API does not depend on it.
  std::string architecture = options.target;
  if (architecture.empty()) {
    architecture = getRegisteredTargets().front()->getArchitecture().str();
  }
  TargetLookup found = options.configApi.empty()
                           ? lookupTarget(architecture)
                           : lookupTarget(architecture, options.configApi);
  if (const auto *refusal = std::get_if<TargetRefusal>(&found)) {
    note(reportRefusal(*refusal));
  }
  return error;
}

std::string KernelAnswer::getLocation() const {
  return printLocation(func::FuncOp(function).getLoc());
}

namespace {

/// Reads one file, in a context of its own: what a file leaves behind ends with
/// it.
class FileReader {
public:
  FileReader(const Invocation &invocation, KernelVisitor &visitor,
             llvm::raw_ostream &errors)
      : invocation(invocation), visitor(visitor), errors(errors),
        context(MLIRContext::Threading::DISABLED) {
    DialectRegistry registry;
    registerAllDialects(registry);
    context.appendDialectRegistry(registry);
    // The user's own source line says more than the generic form.
    context.printOpOnDiagnostic(false);
  }

  DriverStatus read(const std::string &path) {
    std::string error;
    std::unique_ptr<llvm::MemoryBuffer> buffer = readInput(path, error);
    if (!buffer) {
      // Whoever mistypes a command names a file that is not there.
      bool first = &path == &invocation.operands.front();
      std::string command = findSimilarCommand(path);
      if (first && invocation.command->name.empty() && !command.empty()) {
        error += "; did you mean the command `" + command + "`?";
      }
      return refuse(path, error);
    }
    if (isBytecode(buffer->getMemBufferRef())) {
      buffer = convertBytecode(*buffer, error);
      if (!buffer) {
        return refuse(path, "cannot read `" + path + "`: " + error);
      }
    }
    if (buffer->getBufferSize() > kThreadingSize) {
      context.enableMultithreading();
    }
    auto sources = std::make_shared<llvm::SourceMgr>();
    sources->AddNewSourceBuffer(std::move(buffer), {});
    if (visitor.collectsFindings()) {
      return readSource(path, sources);
    }
    SourceMgrDiagnosticHandler handler(*sources, &context, errors);
    return readSource(path, sources);
  }

private:
  /// Reports an input that is not usable, without MLIR's help.
  DriverStatus refuse(const std::string &path, const std::string &error) {
    if (visitor.collectsFindings()) {
      visitor.visitFindings(nullptr, {makeFinding("error", error, path)});
    } else {
      reportUsage(error, errors);
    }
    return DriverStatus::BadUsage;
  }

  /// Does `work`; what is reported meanwhile belongs to `kernel`, or to the
  /// file if that is null.
  template <typename Work>
  auto attribute(const KernelAnswer *kernel, Work work) {
    if (!visitor.collectsFindings()) {
      return work();
    }
    Findings findings;
    auto result = [&] {
      FindingCollector collector(&context, findings);
      return work();
    }();
    if (kernel || !findings.empty()) {
      visitor.visitFindings(kernel, findings);
    }
    return result;
  }

  DriverStatus readSource(const std::string &path,
                          const std::shared_ptr<llvm::SourceMgr> &sources) {
    OwningOpRef<ModuleOp> module =
        attribute(nullptr, [&] { return parse(sources); });
    if (!module) {
      return DriverStatus::BadUsage;
    }
    std::vector<func::FuncOp> functions = findComputeKernels(*module);
    bool valid = visitor.collectsFindings() ? verifyQuietly(*module)
                                            : succeeded(mlir::verify(*module));
    if (!valid) {
      return visitor.collectsFindings()
                 ? reportInvalid(path, *module, functions)
                 : DriverStatus::NoConfiguration;
    }
    if (functions.empty()) {
      visitor.visitEmpty(path);
      return DriverStatus::Resolved;
    }
    DriverStatus status = DriverStatus::Resolved;
    for (func::FuncOp function : functions) {
      status = worseOf(status, analyze(path, function));
    }
    return status;
  }

  OwningOpRef<ModuleOp> parse(const std::shared_ptr<llvm::SourceMgr> &sources) {
    const llvm::MemoryBuffer &buffer =
        *sources->getMemoryBuffer(sources->getMainFileID());
    auto reportAt = [&](TextPlace place) {
      return emitError(FileLineColLoc::get(
          &context, buffer.getBufferIdentifier(), place.line, place.column));
    };
    if (auto place = findDeepNesting(buffer.getBuffer())) {
      reportAt(*place) << "nested more than " << kMaxNesting << " levels deep";
      return {};
    }
    if (auto place = findIndexArray(buffer.getBuffer())) {
      reportAt(*place) << "elements of `array` need to be integers or "
                          "floating-point numbers of whole bytes, not `index`";
      return {};
    }
    // What parses and is wrong all the same is another kind of mistake.
    ParserConfig config(&context, /*verifyAfterParse=*/false);
    return parseSourceFile<ModuleOp>(sources, config);
  }

  bool verifyQuietly(ModuleOp module) {
    Findings ignored;
    FindingCollector collector(&context, ignored);
    return succeeded(mlir::verify(module));
  }

  /// Says of each kernel what is wrong inside it, or of the file what is wrong
  /// outside of them all.
  DriverStatus reportInvalid(const std::string &path, ModuleOp module,
                             llvm::ArrayRef<func::FuncOp> functions) {
    bool inside = false;
    for (func::FuncOp function : functions) {
      KernelAnswer kernel{path, function};
      visitor.visitKernel(kernel);
      inside |=
          failed(attribute(&kernel, [&] { return mlir::verify(function); }));
    }
    if (!inside) {
      (void)attribute(nullptr, [&] { return mlir::verify(module); });
    }
    return DriverStatus::NoConfiguration;
  }

  DriverStatus analyze(const std::string &path, func::FuncOp function) {
    KernelAnswer kernel{path, function};
    std::unique_ptr<KernelConfigAnalysis> analysis;
    return attribute(&kernel, [&] {
      auto created = KernelConfigAnalysis::create(function, invocation);
      if (succeeded(created)) {
        analysis = std::move(*created);
        kernel.analysis = analysis.get();
        analysis->emitErrors();
      }
      DriverStatus status = visitor.visitKernel(kernel);
      return kernel.getPlan() ? status : DriverStatus::NoConfiguration;
    });
  }

  const Invocation &invocation;
  KernelVisitor &visitor;
  llvm::raw_ostream &errors;
  MLIRContext context;
};

} // namespace

bool driver::checkKernelUsage(const Invocation &invocation,
                              llvm::raw_ostream &errors) {
  const std::vector<std::string> &paths = invocation.operands;
  std::string error;
  if (paths.empty()) {
    error = "no kernel: name MLIR files, or `-` for standard input; `tileconf "
            "--help` tells more";
  } else if (llvm::count(paths, "-") > 1) {
    error = "standard input can be read only once";
  } else {
    error = checkOptions(invocation);
  }
  if (!error.empty()) {
    reportUsage(error, errors);
  }
  return error.empty();
}

DriverStatus driver::readKernels(const Invocation &invocation,
                                 KernelVisitor &visitor,
                                 llvm::raw_ostream &errors) {
  DriverStatus status = DriverStatus::Resolved;
  for (const std::string &path : invocation.operands) {
    FileReader reader(invocation, visitor, errors);
    status = worseOf(status, reader.read(path));
  }
  return status;
}
