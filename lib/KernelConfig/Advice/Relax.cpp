//===- Relax.cpp - Asking for less ------------------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Candidates.h"
#include "tileconf/KernelConfig/Advice/Pin.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace tileconf;
using namespace tileconf::advice;

using Kind = Requirement::Kind;

const ChoiceClass *Situation::findClass(OperationId operation) const {
  for (const ChoiceClass &known : problem.requirements.getChoiceClasses()) {
    if (known.first == operation) {
      return &known;
    }
  }
  return nullptr;
}

/// "drop `a` or make it true", or what the same takes with an option.
static std::string change(SettingSource source, llvm::StringRef attribute,
                          llvm::StringRef option, llvm::StringRef value,
                          llvm::StringRef open) {
  return source == SettingSource::Attribute
             ? "drop `" + attribute.str() + "` or make it " + value.str()
             : "set option `" + option.str() + "` to `" + open.str() + "`";
}

namespace {

class Relaxer {
public:
  Relaxer(const Situation &situation, Consider consider)
      : cause(situation.cause), problem(situation.problem),
        situation(situation), phrases(situation.phrases), consider(consider) {}

  bool run() {
    return enableFpu() || freeSync() || changeList() || freeWidth() ||
           unpin() || allowTf32();
  }

private:
  Candidate copy(Fix::Kind kind) const {
    Candidate candidate{kind};
    candidate.problem = problem;
    return candidate;
  }

  bool enableFpu() {
    if (!cause.find(Kind::FpuBinaryPin)) {
      return false;
    }
    Candidate candidate = copy(Fix::Kind::Setting);
    candidate.problem.policy.enableFpuBinaryOps = {true};
    candidate.words =
        [source = problem.policy.enableFpuBinaryOps.source](const Outcome &) {
          return change(source, "ttl.enable_fpu_binary_ops",
                        "enable-fpu-binary-ops", "true", "true");
        };
    return consider(std::move(candidate));
  }

  bool freeSync() {
    if (!cause.find(Kind::SyncPin)) {
      return false;
    }
    Candidate candidate = copy(Fix::Kind::Setting);
    candidate.problem.policy.dstFullSync = {Selection::Auto};
    // The other value is what is left.
    bool full = problem.policy.dstFullSync.value == Selection::Disabled;
    candidate.words =
        [full, source = problem.policy.dstFullSync.source](const Outcome &) {
          return change(source, "dst_full_sync_en", "dst-full-sync-en",
                        full ? "true" : "false", "auto") +
                 "; then DST is " +
                 (full ? "one bank, in which math and packing take turns"
                       : "double-buffered");
        };
    return consider(std::move(candidate));
  }

  bool freeWidth() {
    if (!cause.find(Kind::WidthPin)) {
      return false;
    }
    Candidate candidate = copy(Fix::Kind::Setting);
    candidate.problem.policy.fp32DestAcc = {Selection::Auto};
    bool wide = problem.policy.fp32DestAcc.value == Selection::Disabled;
    candidate.words =
        [wide, source = problem.policy.fp32DestAcc.source](const Outcome &) {
          return change(source, "fp32_dest_acc_en", "fp32-dest-acc-en",
                        wide ? "true" : "false", "auto");
        };
    return consider(std::move(candidate));
  }

  /// Corrects the entries that the conflict is about, and with them those of
  /// other causes; drops the list where that is not enough.
  bool changeList() {
    if (!cause.find(Kind::UnpackPin) || !problem.policy.unpackToDestFp32) {
      return false;
    }
    std::vector<unsigned> list = *problem.policy.unpackToDestFp32;
    llvm::SmallVector<unsigned, 4> buffers;
    auto correct = [&](const Cause &wrong) {
      llvm::append_range(buffers, correctList(wrong, list));
    };
    correct(cause);
    for (const Cause *other : situation.others) {
      correct(*other);
    }
    Candidate corrected = copy(Fix::Kind::Setting);
    corrected.problem.policy.unpackToDestFp32 = list;
    corrected.buffers = buffers;
    Pin pin;
    pin.kind = Pin::Kind::UnpackSet;
    pin.buffers = list;
    corrected.words = [pin](const Outcome &) {
      return "write `" + spell(pin) + "`, or drop the attribute";
    };
    if (consider(std::move(corrected))) {
      return true;
    }
    Candidate dropped = copy(Fix::Kind::Setting);
    dropped.problem.policy.unpackToDestFp32.reset();
    dropped.buffers = buffers;
    dropped.words = [](const Outcome &) {
      return std::string("drop `ttl.unpack_to_dest_fp32`");
    };
    return consider(std::move(dropped));
  }

  /// Lets one operation go after the other, then all of them.
  bool unpin() {
    llvm::SmallVector<OperationId, 2> recorded;
    for (const Requirement &member : cause.conflict.requirements) {
      if (member.kind == Kind::StrategyPin) {
        recorded.push_back(member.operation);
      }
    }
    for (OperationId operation : recorded) {
      if (unpin(operation)) {
        return true;
      }
    }
    return recorded.size() > 1 && unpin(recorded);
  }

  bool unpin(llvm::ArrayRef<OperationId> operations) {
    Candidate candidate = copy(Fix::Kind::Strategy);
    candidate.operation = operations.front();
    RequirementsEditor editor(problem.requirements,
                              RequirementsEditor::Extent::Distinct);
    uint32_t count = 0;
    editor.changeClasses([&](ChoiceClass &known) {
      if (llvm::is_contained(operations, known.first)) {
        known.pinned.reset();
        count += known.count;
      }
      return true;
    });
    if (count == 0) {
      return false;
    }
    candidate.problem = withRequirements(problem, editor.take());
    std::vector<OperationId> known(operations);
    candidate.words = [this, known, count](const Outcome &outcome) {
      llvm::SmallVector<std::string, 2> names;
      for (OperationId operation : known) {
        names.push_back(outcome.name(operation));
      }
      std::string text = "drop the recorded strategy of " + joinWords(names);
      uint32_t others = count - known.size();
      if (others != 0) {
        text += " and of " + std::to_string(others) + " like it";
      }
      if (!outcome.plan) {
        return text;
      }
      const ChoiceClass *first = situation.findClass(known.front());
      size_t number = first - problem.requirements.getChoiceClasses().data();
      return text +
             (count == 1 ? ", which then runs on `" : ", which then run on `") +
             stringify(outcome.plan->getClassStrategy(number)).str() + "`";
    };
    return consider(std::move(candidate));
  }

  bool allowTf32() {
    if (problem.policy.f32Unpack != F32Unpack::Exact) {
      return false;
    }
    Candidate candidate = copy(Fix::Kind::AllowTf32);
    candidate.problem.policy.f32Unpack = F32Unpack::AllowTf32;
    candidate.lossy = true;
    candidate.words = [this](const Outcome &outcome) {
      std::string text = "set option `f32-unpack` to `allow-tf32`, which costs "
                         "the low 13 mantissa bits of ";
      if (!outcome.plan) {
        return text + "what is read in default mode then";
      }
      uint64_t count = 0;
      OperationId first = kNoOperation;
      for (const LossyUse &use : outcome.plan->getLossyUses()) {
        count += use.count;
        first = std::min(first, use.use.operation);
      }
      if (count == 1) {
        return text + "one read, by " + phrases.operationAt(first);
      }
      return text + std::to_string(count) + " reads, the first of them by " +
             phrases.operationAt(first);
    };
    return consider(std::move(candidate));
  }

  const Cause &cause;
  const Problem &problem;
  const Situation &situation;
  const Phrases &phrases;
  Consider consider;
};

} // namespace

bool advice::relax(const Situation &situation, Consider consider) {
  return Relaxer(situation, consider).run();
}
