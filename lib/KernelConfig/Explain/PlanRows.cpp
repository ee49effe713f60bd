//===- PlanRows.cpp - Rows about buffers and strategies ---------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlanRows.h"

#include "tileconf/KernelConfig/Explain/BufferText.h"
#include "tileconf/KernelConfig/Explain/MessageText.h"
#include "llvm/ADT/STLExtras.h"

using namespace tileconf;

/// Operations that one row names.
static constexpr size_t kPlaces = 2;
/// Rows alike that become one; fewer are easier to find on their own.
static constexpr size_t kFolded = 3;
/// Choices of different kinds that are compared with one another.
static constexpr size_t kMaxCompared = 1000;

static ReasonText explainMode(unsigned buffer, DataTypeSet types,
                              const KernelConfigPlan &plan,
                              const Phrases &phrases) {
  const Reason &why = plan.getUnpackReason(buffer);
  if (why.kind == Reason::Kind::Pinned ||
      !hasOneUnpackMode(types, *phrases.problem.target)) {
    ReasonText reason = describeReason(why, plan, phrases, buffer);
    std::string inert = describeInertTypes(types);
    if (getWrittenMode(buffer, plan) != plan.getUnpackMode(buffer) &&
        !inert.empty() && !reason.causes.empty()) {
      reason.causes.back() += ", with no effect on " + inert;
      reason.patterns.back() = reason.causes.back();
    }
    return reason;
  }
  std::string text = describeTypes(types) + " tiles have no other mode";
  return {Reason::Kind::Required, {text}, {text}, {""}};
}

namespace {

/// Buffers that differ in their number only.
struct BufferGroup {
  std::vector<unsigned> buffers;
  DataTypeSet types;
  UnpackMode mode;
  std::vector<ReasonText> reasons;
};

/// Choices that share a row.
struct StrategyGroup {
  std::string name;
  Strategy strategy;
  std::vector<std::string> places;
  uint64_t count = 0;
  std::vector<ReasonText> reasons;

  bool isLike(const StrategyGroup &other) const {
    return name == other.name && strategy == other.strategy &&
           reasons.front().isLike(other.reasons.front());
  }
};

} // namespace

static std::vector<BufferGroup> groupBuffers(const KernelConfigPlan &plan,
                                             const Phrases &phrases,
                                             bool unfold) {
  std::vector<BufferGroup> groups;
  std::vector<DataTypeSet> types = collectBufferTypes(plan, phrases.problem);
  for (unsigned buffer = 0; buffer < types.size(); ++buffer) {
    bool listed = llvm::is_contained(plan.getUnpackToDestination(), buffer);
    bool bound = phrases.problem.requirements.getBinding(buffer).bound;
    if (!bound && types[buffer].empty() && !listed) {
      continue;
    }
    UnpackMode mode = getWrittenMode(buffer, plan);
    ReasonText reason = explainMode(buffer, types[buffer], plan, phrases);
    auto alike = unfold ? groups.end()
                        : llvm::find_if(groups, [&](const BufferGroup &group) {
                            return group.types == types[buffer] &&
                                   group.mode == mode &&
                                   group.reasons.front().isLike(reason);
                          });
    if (alike == groups.end()) {
      groups.push_back({{}, types[buffer], mode, {}});
      alike = groups.end() - 1;
    }
    alike->buffers.push_back(buffer);
    alike->reasons.push_back(std::move(reason));
  }
  return groups;
}

std::vector<PlanRow> tileconf::listBufferRows(const KernelConfigPlan &plan,
                                              const Phrases &phrases,
                                              bool unfold) {
  std::vector<std::pair<unsigned, PlanRow>> rows;
  for (BufferGroup &group : groupBuffers(plan, phrases, unfold)) {
    std::string mode = Phrases::mode(group.mode);
    if (group.buffers.size() >= kFolded) {
      std::string numbers = joinNumbers(group.buffers);
      rows.push_back({group.buffers.front(),
                      {describeBuffer("buffers", numbers, group.types), mode,
                       std::move(group.reasons)}});
      continue;
    }
    for (auto [buffer, reason] :
         llvm::zip_equal(group.buffers, group.reasons)) {
      std::string number = std::to_string(buffer);
      rows.push_back({buffer,
                      {describeBuffer("buffer", number, group.types),
                       mode,
                       {std::move(reason)}}});
    }
  }
  llvm::sort(rows, llvm::less_first());
  std::vector<PlanRow> sorted;
  sorted.reserve(rows.size());
  for (auto &row : rows) {
    sorted.push_back(std::move(row.second));
  }
  return sorted;
}

static ReasonText explainStrategy(unsigned number, const ChoiceClass &known,
                                  const KernelConfigPlan &plan,
                                  const Phrases &phrases) {
  const Reason &why = plan.getClassReason(number);
  ReasonText reason = describeReason(why, plan, phrases);
  if (why.causes.size() == 1 && known.options.size() == 1 &&
      why.causes.front().kind == Requirement::Kind::Choice &&
      why.causes.front().operation == known.first) {
    std::string obstacle = phrases.names.getFpuObstacle(known.first);
    reason.causes.front() = obstacle.empty() ? "it has no other way to run"
                                             : "not `fpu`: " + obstacle;
    reason.patterns.front() = reason.causes.front();
    reason.locations.front().clear();
  }
  return reason;
}

static std::vector<StrategyGroup> listStrategies(const KernelConfigPlan &plan,
                                                 const Phrases &phrases) {
  std::vector<StrategyGroup> groups;
  for (auto [number, known] :
       llvm::enumerate(phrases.problem.requirements.getChoiceClasses())) {
    std::string name = phrases.names.getName(known.first);
    if (name.empty()) {
      name = "operation " + std::to_string(known.first);
    }
    std::vector<std::string> places;
    if (std::string place = phrases.names.getLocation(known.first);
        !place.empty()) {
      places.push_back(std::move(place));
    }
    groups.push_back({std::move(name),
                      plan.getClassStrategy(number),
                      std::move(places),
                      known.count,
                      {explainStrategy(number, known, plan, phrases)}});
  }
  return groups;
}

/// Joins groups that say the same, if there are enough of them.
static std::vector<StrategyGroup> fold(std::vector<StrategyGroup> groups) {
  std::vector<StrategyGroup> folded;
  std::vector<bool> taken(groups.size());
  for (size_t first = 0; first < groups.size(); ++first) {
    if (taken[first]) {
      continue;
    }
    std::vector<size_t> alike;
    for (size_t other = first; other < groups.size(); ++other) {
      if (!taken[other] && groups[other].isLike(groups[first])) {
        alike.push_back(other);
      }
    }
    StrategyGroup joined = std::move(groups[first]);
    if (alike.size() >= kFolded) {
      for (size_t other : llvm::drop_begin(alike)) {
        taken[other] = true;
        llvm::append_range(joined.places, groups[other].places);
        llvm::append_range(joined.reasons, groups[other].reasons);
        joined.count += groups[other].count;
      }
    }
    folded.push_back(std::move(joined));
  }
  return folded;
}

std::vector<PlanRow> tileconf::listStrategyRows(const KernelConfigPlan &plan,
                                                const Phrases &phrases,
                                                bool unfold) {
  std::vector<StrategyGroup> groups = listStrategies(plan, phrases);
  // Comparing all with all is for what people read, not for any number.
  if (!unfold && groups.size() <= kMaxCompared) {
    groups = fold(std::move(groups));
  }
  std::vector<PlanRow> rows;
  for (StrategyGroup &group : groups) {
    std::string label = group.name;
    // One more than can be named takes the room that its place would.
    size_t named = group.places.size() <= kPlaces + 1 ? kPlaces + 1 : kPlaces;
    named = std::min(named, group.places.size());
    if (named > 0) {
      label +=
          " at " + joinWords(llvm::ArrayRef(group.places).take_front(named));
    }
    if (uint64_t more = group.count - std::max<size_t>(named, 1)) {
      label += " + " + std::to_string(more) + " alike";
    }
    rows.push_back({std::move(label), stringify(group.strategy).str(),
                    std::move(group.reasons)});
  }
  return rows;
}
