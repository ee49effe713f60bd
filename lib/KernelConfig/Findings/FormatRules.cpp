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
  if (!context.isWide() || !context.endangersWide(choice)) {
    return;
  }
  Message &message = context.report(
      DiagnosticId::HiFi4InWideDestination, choice.multiplication,
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
    if (!context.losesBits(edge) && !context.isScaler(edge)) {
      continue;
    }
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
  // A bf16 scaler would take bits from the data where an f16 one does.
  bool scales = llvm::any_of(context.profile.reductions,
                             [&](const KernelProfile::Reduction &reduction) {
                               return reduction.scalerBuffer == blamed->first;
                             });
  Message &message =
      context.report(DiagnosticId::NarrowedByFormat, use.operation,
                     context.phrases.operation(use.operation), use.operand,
                     unsigned(use.buffer), unsigned(blamed->first),
                     stringify(blamed->second), others);
  message.notes.push_back(
      {kNoOperation, std::string("f16 ends at 65504; with `") +
                         (scales ? "f32" : "bf16") + "` in dataflow buffer " +
                         std::to_string(blamed->first) +
                         ", or without that buffer, f32 keeps its range"});
}

/// Whether `reduction` has edges that lose bits to its scaler, which are
/// explained by this. What is cut down for another reason is not among them.
static bool takeScaled(RuleContext &context,
                       const KernelProfile::Reduction &reduction) {
  bool found = false;
  for (auto [index, edge] : llvm::enumerate(context.edges)) {
    if (edge.narrowedByScaler && edge.use.operand == reduction.dataOperand &&
        reduction.dataBuffer == edge.use.buffer) {
      context.explained[index] = true;
      found = true;
    }
  }
  return found;
}

/// Contract fact 125. One finding for each scaler, whatever it scales.
static void checkScalers(RuleContext &context) {
  std::vector<KernelProfile::Reduction> scaled;
  for (const KernelProfile::Reduction &reduction : context.profile.reductions) {
    if (!reduction.truncatesData() || !takeScaled(context, reduction)) {
      continue;
    }
    auto known = llvm::find_if(scaled, [&](const auto &other) {
      return other.scalerBuffer == reduction.scalerBuffer &&
             other.scalerType == reduction.scalerType;
    });
    if (known == scaled.end()) {
      scaled.push_back(reduction);
    } else {
      known->count += reduction.count;
    }
  }
  for (const KernelProfile::Reduction &reduction : scaled) {
    Message &message =
        context.report(DiagnosticId::ScalerTruncatesReduction, reduction.first,
                       context.phrases.operation(reduction.first),
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

/// Contract facts 60, 85 and 91.
static void checkUndefined(RuleContext &context) {
  const PrecisionEdge *first = nullptr;
  uint64_t reads = 0;
  for (const PrecisionEdge &edge : context.edges) {
    if (edge.arrives == DeliveredFormat::Undefined &&
        edge.use.type != TileDataType::Float32) {
      first = first ? first : &edge;
      reads += edge.count;
    }
  }
  if (!first) {
    return;
  }
  const Requirement &use = first->use;
  Message &message = context.report(
      DiagnosticId::IntegersOnFpu, use.operation,
      context.phrases.operation(use.operation), stringify(use.type),
      use.operand, unsigned(use.buffer), describeOtherReads(reads - 1));
  message.notes.push_back({kNoOperation,
                           "matrix products and reductions take floating-point "
                           "tiles: convert the data before this kernel"});
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
  checkUndefined(context);
  checkIntegers(context);
}
