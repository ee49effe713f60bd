//===- PolicyAnalysis.cpp - Options and attributes to a policy --*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/Analysis/PolicyAnalysis.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Diagnostics.h"
#include "tileconf/Analysis/TargetAnalysis.h"
#include "tileconf/Dialect/TTL/IR/TileExecution.h"
#include "tileconf/KernelConfig/Explain/Diagnostics.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace tileconf;

/// Wrong entries of a list, before the rest goes unsaid.
static constexpr unsigned kEntriesReported = 8;

namespace {

class PolicyReader {
public:
  PolicyReader(Operation *function, const KernelConfigOptions &options,
               const KernelTargetEnvironment *target)
      : function(function), options(options), target(target) {}

  FailureOr<KernelConfigPolicy> run() {
    readPolicyOptions(options, policy, [&](const std::string &error) {
      emitError(function->getLoc(), error);
      malformed = true;
    });
    readAttributes();
    if (malformed) {
      return failure();
    }
    return policy;
  }

private:
  template <typename... Args>
  void report(DiagnosticId id, Args &&...args) {
    emitError(function->getLoc(), format(id, std::forward<Args>(args)...));
    malformed = true;
  }

  std::optional<bool> readBool(StringRef name) {
    Attribute attribute = function->getDiscardableAttr(name);
    if (!attribute) {
      return std::nullopt;
    }
    auto value = dyn_cast<BoolAttr>(attribute);
    if (!value) {
      reportKind(name, "`true` or `false`", attribute);
      return std::nullopt;
    }
    return value.getValue();
  }

  void reportKind(StringRef name, StringRef expected, Attribute attribute) {
    std::string text;
    llvm::raw_string_ostream(text) << attribute;
    report(DiagnosticId::AttributeKind, name, expected, text);
  }

  void readAttributes() {
    auto select = [](bool enabled) {
      return Setting<Selection>{enabled ? Selection::Enabled
                                        : Selection::Disabled,
                                SettingSource::Attribute};
    };
    if (std::optional<bool> value = readBool(kFp32DestAccAttr)) {
      policy.fp32DestAcc = select(*value);
    }
    if (std::optional<bool> value = readBool(kDstFullSyncAttr)) {
      policy.dstFullSync = select(*value);
    }
    if (std::optional<bool> value = readBool(kEnableFpuBinaryOpsAttr)) {
      policy.enableFpuBinaryOps = {*value, SettingSource::Attribute};
    }
    readUnpackList();
    rejectMisplaced();
  }

  /// Whoever writes these on a function expects something of them.
  void rejectMisplaced() {
    constexpr std::pair<StringLiteral, StringLiteral> kElsewhere[] = {
        {kTargetArchAttr, "the module"},
        {kConfigApiAttr, "the module"},
        {ttl::kStrategyAttrName, "operations that have a choice of engine"},
    };
    for (auto [name, place] : kElsewhere) {
      if (function->getDiscardableAttr(name)) {
        report(DiagnosticId::MisplacedAttribute, name, place);
      }
    }
  }

  void readUnpackList() {
    Attribute attribute = function->getDiscardableAttr(kUnpackToDestAttr);
    if (!attribute) {
      return;
    }
    auto list = dyn_cast<DenseI32ArrayAttr>(attribute);
    if (!list) {
      reportKind(kUnpackToDestAttr, "an `array<i32>`", attribute);
      return;
    }
    std::vector<unsigned> buffers;
    int64_t limit =
        target ? target->getDataflowBufferCount() : kMaxDataflowBuffers;
    unsigned outside = 0;
    for (int32_t buffer : list.asArrayRef()) {
      if (buffer >= 0 && buffer < limit) {
        buffers.push_back(buffer);
        continue;
      }
      report(DiagnosticId::ListedBufferRange, buffer,
             target ? target->getArchitecture() : StringRef("any target"),
             limit - 1);
      if (++outside == kEntriesReported) {
        break;
      }
    }
    llvm::sort(buffers);
    buffers.erase(llvm::unique(buffers), buffers.end());
    policy.unpackToDestFp32 = std::move(buffers);
    policy.unpackToDestFp32Source = SettingSource::Attribute;
  }

  Operation *function;
  const KernelConfigOptions &options;
  const KernelTargetEnvironment *target;
  KernelConfigPolicy policy;
  bool malformed = false;
};

} // namespace

static void readSelection(StringRef name, StringRef text,
                          Setting<Selection> &setting,
                          llvm::function_ref<void(std::string error)> report) {
  std::optional<Selection> selection = parseSelection(text);
  if (!selection) {
    report(format(DiagnosticId::OptionValue, name, text,
                  "`auto`, `enabled` or `disabled`"));
    return;
  }
  setting.value = *selection;
  setting.source = *selection == Selection::Auto ? SettingSource::Default
                                                 : SettingSource::Option;
}

void tileconf::readPolicyOptions(
    const KernelConfigOptions &options, KernelConfigPolicy &policy,
    llvm::function_ref<void(std::string error)> report) {
  readSelection("fp32-dest-acc-en", options.fp32DestAccEn, policy.fp32DestAcc,
                report);
  readSelection("dst-full-sync-en", options.dstFullSyncEn, policy.dstFullSync,
                report);
  policy.reduceFullFp32 = options.reduceFullFp32;
  policy.matmulFullFp32 = options.matmulFullFp32;
  policy.preferExactF32Binary = options.preferExactF32Binary;
  policy.enableFpuBinaryOps.value = options.enableFpuBinaryOps;
  if (!options.enableFpuBinaryOps) {
    policy.enableFpuBinaryOps.source = SettingSource::Option;
  }
  if (auto unpack = parseF32Unpack(options.f32Unpack)) {
    policy.f32Unpack = *unpack;
  } else {
    report(format(DiagnosticId::OptionValue, "f32-unpack", options.f32Unpack,
                  "`exact` or `allow-tf32`"));
  }
  if (options.mathFidelity.empty()) {
    return;
  }
  if (auto fidelity = symbolize<MathFidelity>(options.mathFidelity)) {
    policy.mathFidelity = {*fidelity, SettingSource::Option};
  } else {
    report(format(DiagnosticId::OptionValue, "math-fidelity",
                  options.mathFidelity, "`LoFi`, `HiFi2`, `HiFi3` or `HiFi4`"));
  }
}

FailureOr<KernelConfigPolicy>
tileconf::analyzePolicy(Operation *function, const KernelConfigOptions &options,
                        const KernelTargetEnvironment *target) {
  return PolicyReader(function, options, target).run();
}
