//===- FormatRules.cpp - Fidelity and formats -------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rules about settings and formats that do not go together: they concern the
// kernel as it stands, whatever the plan gives up.
//
//===----------------------------------------------------------------------===//

#include "RuleContext.h"

#include "llvm/ADT/STLExtras.h"

using namespace tileconf;

/// Contract facts 144, 150.
void tileconf::checkFidelity(RuleContext &context) {
  const MathFidelityChoice &choice = context.fidelity;
  if (choice.kind != MathFidelityChoice::Kind::Set) {
    return;
  }
  if (choice.multiplication == kNoOperation) {
    DiagnosticId id = DiagnosticId::FidelityWithoutEffect;
    Message &message =
        context.report(id, kNoOperation, stringify(choice.value));
    // A multiplication that could obey it and does not is worth a word.
    const auto &products = context.profile.multiplications;
    if (!products.empty()) {
      message.notes.push_back(
          {products.front().first,
           context.phrases.operation(products.front().first) +
               " runs on `sfpu`, which multiplies in fp32 at any fidelity"});
    }
    return;
  }
  DiagnosticId id = DiagnosticId::HiFi4InWideDestination;
  if (choice.value != MathFidelity::HiFi4 || !context.isWide() ||
      !context.holds(id)) {
    return;
  }
  Message &message =
      context.report(id, choice.multiplication,
                     context.phrases.operation(choice.multiplication),
                     context.problem.target->getArchitecture(),
                     describeOthers(choice.multiplications - 1));
  context.noteWidth(message);
  auto narrow = [](KernelConfigPolicy &policy) {
    policy.fp32DestAcc = {Selection::Disabled, SettingSource::Attribute};
  };
  message.notes.push_back(
      {kNoOperation,
       std::string("`HiFi3` lowers the rate of such results, and is what a "
                   "kernel gets that leaves the fidelity open") +
           (context.resolveWith(narrow)
                ? "; 16-bit destination elements do not have them"
                : "")});
}

namespace {

/// The formats of the kernel's buffers, each buffer with its first.
using BufferFormat = std::pair<uint8_t, TileDataType>;

} // namespace

static std::vector<BufferFormat> listFormats(const RuleContext &context) {
  std::vector<BufferFormat> formats;
  const KernelRequirements &requirements = context.problem.requirements;
  for (unsigned buffer = 0; buffer < requirements.getBufferBound(); ++buffer) {
    for (TileDataType type : Vocabulary<TileDataType>::values) {
      if (requirements.getBinding(buffer).types.contains(type)) {
        formats.emplace_back(buffer, type);
      }
    }
  }
  for (const PrecisionEdge &edge : context.edges) {
    BufferFormat format(edge.use.buffer, edge.use.type);
    if (!llvm::is_contained(formats, format)) {
      formats.push_back(format);
    }
  }
  llvm::sort(formats);
  return formats;
}

/// Contract facts 35 and 36. Returns whether it found something.
static bool checkExponents(RuleContext &context,
                           llvm::ArrayRef<BufferFormat> formats) {
  DiagnosticId id = DiagnosticId::ExponentFamiliesMixed;
  if (!context.holds(id)) {
    return false;
  }
  auto find = [&](bool shortExponents) {
    return llvm::find_if(formats, [&](const BufferFormat &format) {
      return hasShortExponents(format.second) == shortExponents;
    });
  };
  const auto *longOnes = find(false);
  const auto *shortOnes = find(true);
  if (longOnes == formats.end() || shortOnes == formats.end()) {
    return false;
  }
  Message &message = context.report(
      id, kNoOperation, unsigned(longOnes->first), stringify(longOnes->second),
      unsigned(shortOnes->first), stringify(shortOnes->second));
  message.notes.push_back(
      {kNoOperation, "all buffers but those of f32 and of integers need "
                     "exponents of one width; `bf16` has the range of f32"});
  return true;
}

/// Contract facts 40 and 41. One buffer is to blame, whatever it spoils.
static void checkNarrowing(RuleContext &context,
                           llvm::ArrayRef<BufferFormat> formats, bool report) {
  const PrecisionEdge *first = nullptr;
  std::vector<unsigned> buffers;
  for (auto [index, edge] : llvm::enumerate(context.edges)) {
    if (!edge.narrowedBy || edge.narrowedByScaler) {
      continue;
    }
    context.explained[index] = true;
    first = first ? first : &edge;
    if (!llvm::is_contained(buffers, edge.use.buffer)) {
      buffers.push_back(edge.use.buffer);
    }
  }
  if (!first || !report) {
    return;
  }
  llvm::erase(buffers, first->use.buffer);
  llvm::sort(buffers);
  std::string others;
  if (!buffers.empty()) {
    others = std::string("; so do readers of dataflow buffer") +
             (buffers.size() > 1 ? "s " : " ") + Phrases::buffers(buffers);
  }
  const auto *blamed = llvm::find_if(formats, [&](const BufferFormat &format) {
    return format.first == *first->narrowedBy &&
           hasShortExponents(format.second) == true;
  });
  const Requirement &use = first->use;
  Message &message =
      context.report(DiagnosticId::NarrowedByFormat, use.operation,
                     context.phrases.operation(use.operation), use.operand,
                     unsigned(use.buffer), unsigned(blamed->first),
                     stringify(blamed->second), others);
  message.notes.push_back(
      {kNoOperation, "f16 ends at 65504; with `bf16` in dataflow buffer " +
                         std::to_string(blamed->first) +
                         ", or without that buffer, f32 keeps its range"});
}

/// Contract fact 125.
static void checkScalers(RuleContext &context) {
  DiagnosticId id = DiagnosticId::ScalerTruncatesReduction;
  if (!context.holds(id)) {
    return;
  }
  for (const KernelProfile::Reduction &reduction : context.profile.reductions) {
    if (!reduction.truncatesData()) {
      continue;
    }
    for (auto [index, edge] : llvm::enumerate(context.edges)) {
      const Requirement &use = edge.use;
      if (use.primitive == Primitive::Reduce &&
          use.operand == reduction.dataOperand &&
          reduction.dataBuffer == use.buffer) {
        context.explained[index] = true;
      }
    }
    Message &message = context.report(
        id, reduction.first, context.phrases.operation(reduction.first),
        stringify(reduction.scalerType),
        context.problem.target->getArchitecture(),
        describeOthers(reduction.count - 1));
    std::string buffer;
    if (reduction.scalerBuffer) {
      buffer = ", in dataflow buffer " +
               std::to_string(*reduction.scalerBuffer) + ",";
    }
    message.notes.push_back(
        {kNoOperation,
         "a scaler" + buffer + " of f32 leaves the data its 10 bits of TF32"});
  }
}

/// Contract facts 101 and 112 to 114.
static void checkIntegers(RuleContext &context) {
  DiagnosticId id = DiagnosticId::NarrowIntegersInWideDestination;
  if (!context.isWide() || !context.holds(id)) {
    return;
  }
  for (const auto &integers : context.profile.narrowIntegers) {
    Message &message = context.report(
        id, integers.first, context.phrases.operation(integers.first),
        stringify(integers.type), context.problem.target->getArchitecture(),
        integers.type == TileDataType::UInt16 ? "by a workaround only"
                                              : "as if they were numbers with "
                                                "exponents",
        describeOthers(integers.count - 1));
    context.noteWidth(message);
    message.notes.push_back({kNoOperation,
                             "in a kernel with 16-bit destination elements "
                             "they are safe"});
  }
}

void tileconf::checkFormats(RuleContext &context) {
  std::vector<BufferFormat> formats = listFormats(context);
  // A kernel that is not built narrows nothing.
  bool mixed = checkExponents(context, formats);
  checkNarrowing(context, formats, !mixed);
  checkScalers(context);
  checkIntegers(context);
}
