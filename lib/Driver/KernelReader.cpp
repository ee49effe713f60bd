//===- KernelReader.cpp - Files to analysed kernels -------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelReader.h"

#include "Aliases.h"
#include "Bytecode.h"
#include "DiagnosticPrinter.h"
#include "IndexArrays.h"
#include "Nesting.h"
#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "tileconf/Analysis/PolicyAnalysis.h"
#include "tileconf/Analysis/TargetAnalysis.h"
#include "tileconf/InitAll.h"
#include "tileconf/KernelConfig/Explain/TargetText.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
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
  auto read = llvm::MemoryBuffer::getFileOrSTDIN(path, /*IsText=*/false);
  if (!read) {
    error = "cannot read `" + path + "`: " + read.getError().message();
    return nullptr;
  }
  std::unique_ptr<llvm::MemoryBuffer> buffer = std::move(*read);
  if (isBytecode(buffer->getMemBufferRef())) {
    return buffer;
  }
  std::string complaint = complainAboutEncoding(buffer->getBuffer());
  if (!complaint.empty()) {
    error = "cannot read `" + path + "`: " + complaint;
    return nullptr;
  }
  // Some editors put a mark in front of UTF-8, which no parser expects.
  llvm::StringRef text = buffer->getBuffer();
  if (text.consume_front("\xEF\xBB\xBF")) {
    return llvm::MemoryBuffer::getMemBufferCopy(text,
                                                buffer->getBufferIdentifier());
  }
  return buffer;
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

std::string KernelAnswer::getName() const {
  // A function may be called anything.
  std::string name;
  llvm::raw_string_ostream stream(name);
  llvm::printEscapedString(func::FuncOp(function).getSymName(), stream);
  return name;
}

namespace {

/// Reads one file.
class FileReader {
public:
  FileReader(const Invocation &invocation, KernelFilter &filter,
             KernelVisitor &visitor, llvm::raw_ostream &errors,
             MLIRContext &context)
      : invocation(invocation), filter(filter), visitor(visitor),
        errors(errors), context(context) {}

  DriverStatus read(const std::string &path,
                    std::unique_ptr<llvm::MemoryBuffer> buffer) {
    auto sources = std::make_shared<llvm::SourceMgr>();
    sources->AddNewSourceBuffer(std::move(buffer), {});
    SourceView lines(*sources);
    view = &lines;
    if (visitor.collectsFindings()) {
      return readSource(path, sources);
    }
    DiagnosticPrinter printer(lines, &context, errors);
    return readSource(path, sources);
  }

private:
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
    bool isEmpty = functions.empty();
    llvm::erase_if(functions, [&](func::FuncOp function) {
      return !filter.admit(function.getSymName());
    });
    bool valid = visitor.collectsFindings() ? verifyQuietly(*module)
                                            : succeeded(mlir::verify(*module));
    if (!valid) {
      visitor.visitMalformed(path);
      return visitor.collectsFindings()
                 ? reportInvalid(path, *module, functions)
                 : DriverStatus::NoConfiguration;
    }
    if (isEmpty) {
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
    if (auto growth = findAliasGrowth(buffer.getBuffer())) {
      InFlightDiagnostic error = reportAt(growth->place);
      if (growth->isDepth) {
        error << "nested more than " << kMaxNesting
              << " levels deep, with the aliases that it names";
      } else {
        error << "too large with the aliases that it names in their place";
      }
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
      KernelAnswer kernel{path, function, nullptr, view};
      visitor.visitKernel(kernel);
      inside |=
          failed(attribute(&kernel, [&] { return mlir::verify(function); }));
    }
    if (!inside) {
      (void)attribute(nullptr, [&] { return mlir::verify(module); });
    }
    return DriverStatus::NoConfiguration;
  }

  /// Why `function` has no target; empty if it has one.
  std::string explainTarget(func::FuncOp function) {
    Findings findings;
    FindingCollector collector(&context, findings);
    if (succeeded(analyzeTarget(function, invocation))) {
      return "";
    }
    bool unsupported = llvm::any_of(findings, [](const Finding &finding) {
      return finding.code == getCode(DiagnosticId::UnsupportedArchitecture) ||
             finding.code == getCode(DiagnosticId::UnknownArchitecture) ||
             finding.code == getCode(DiagnosticId::UnknownConfigApi);
    });
    return unsupported ? "its target is not supported"
                       : "it is not clear what its target is";
  }

  DriverStatus analyze(const std::string &path, func::FuncOp function) {
    KernelAnswer kernel{path, function, nullptr, view};
    std::unique_ptr<KernelConfigAnalysis> analysis;
    return attribute(&kernel, [&] {
      auto created = KernelConfigAnalysis::create(function, invocation);
      if (succeeded(created)) {
        analysis = std::move(*created);
        kernel.analysis = analysis.get();
        if (!analysis->getPlan()) {
          analysis->setBuffersOfOthers(otherThreads.getBuffers(function));
        }
        analysis->emitErrors();
      } else {
        kernel.targetRefusal = explainTarget(function);
        visitor.visitMalformed(path);
      }
      DriverStatus status = visitor.visitKernel(kernel);
      return kernel.getPlan() ? status : DriverStatus::NoConfiguration;
    });
  }

  const Invocation &invocation;
  KernelFilter &filter;
  KernelVisitor &visitor;
  llvm::raw_ostream &errors;
  MLIRContext &context;
  SourceView *view = nullptr;
  OtherThreads otherThreads;
};

} // namespace

static std::unique_ptr<MLIRContext> makeContext() {
  DialectRegistry registry;
  registerAllDialects(registry);
  auto context =
      std::make_unique<MLIRContext>(registry, MLIRContext::Threading::DISABLED);
  // The user's own source line says more than the generic form.
  context->printOpOnDiagnostic(false);
  return context;
}

KernelFileReader::KernelFileReader(const Invocation &invocation,
                                   KernelFilter &filter, size_t keptBytes,
                                   bool useThreads)
    : invocation(invocation), filter(filter), keptBytes(keptBytes),
      useThreads(useThreads) {}

KernelFileReader::~KernelFileReader() = default;

DriverStatus KernelFileReader::read(const std::string &path,
                                    KernelVisitor &visitor,
                                    llvm::raw_ostream &errors) {
  auto refuse = [&](const std::string &error) {
    if (visitor.collectsFindings()) {
      visitor.visitFindings(nullptr, {makeFinding("error", error, path)});
    } else {
      reportUsage(error, errors);
    }
    return DriverStatus::BadUsage;
  };
  std::string error;
  std::unique_ptr<llvm::MemoryBuffer> buffer = readInput(path, error);
  if (!buffer) {
    // Whoever mistypes a command names a file that is not there.
    bool first = &path == &invocation.operands.front();
    std::string command = findSimilarCommand(path);
    if (first && invocation.command->name.empty() && !command.empty()) {
      error += "; did you mean the command `" + command + "`?";
    }
    return refuse(error);
  }
  if (isBytecode(buffer->getMemBufferRef())) {
    buffer = convertBytecode(*buffer, error);
    if (!buffer) {
      return refuse("cannot read `" + path + "`: " + error);
    }
  }
  if (!context || readBytes >= keptBytes) {
    context = makeContext();
    readBytes = 0;
  }
  readBytes += buffer->getBufferSize();
  if (useThreads && buffer->getBufferSize() > kThreadingSize) {
    context->enableMultithreading();
  }
  return FileReader(invocation, filter, visitor, errors, *context)
      .read(path, std::move(buffer));
}

bool driver::checkKernelUsage(const Invocation &invocation,
                              llvm::raw_ostream &errors) {
  const std::vector<std::string> &paths = invocation.operands;
  std::string error;
  if (paths.empty() && invocation.command->groups & CheckOption) {
    error = "no path: name MLIR files, or folders that hold some";
  } else if (paths.empty()) {
    error = "no kernel: name MLIR files, or `-` for standard input; `tileconf "
            "--help` tells more";
  } else if (llvm::count(paths, "-") > 1) {
    error = "standard input can be read only once";
  } else {
    error = checkOptions(invocation);
  }
  if (error.empty()) {
    error = checkAllowedFindings(invocation.allow);
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
  KernelFilter filter(invocation.kernels);
  KernelFileReader reader(invocation, filter, /*keptBytes=*/0,
                          /*useThreads=*/true);
  for (const std::string &path : invocation.operands) {
    status = worseOf(status, reader.read(path, visitor, errors));
  }
  if (!filter.checkAllSeen(errors)) {
    status = DriverStatus::BadUsage;
  }
  return status;
}
