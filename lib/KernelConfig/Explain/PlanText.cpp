//===- PlanText.cpp - The table of a plan -----------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Explain/PlanText.h"

#include "tileconf/KernelConfig/Explain/CostNotes.h"
#include "tileconf/KernelConfig/Explain/MessageText.h"
#include "tileconf/KernelConfig/Explain/ReasonText.h"
#include "tileconf/KernelConfig/Explain/TextTable.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"

using namespace tileconf;

/// Rows below a heading before the rest is counted, and operations that one
/// row names.
static constexpr size_t kRows = 16;
static constexpr size_t kPlaces = 2;
/// Buffers alike that share a row; fewer are easier to find in their own.
static constexpr size_t kFolded = 3;
/// Choices of different kinds that are compared with one another.
static constexpr size_t kMaxCompared = 1000;

/// "f32 and bf16".
static std::string describeTypes(DataTypeSet types) {
  llvm::SmallVector<std::string, 2> words;
  for (TileDataType type : Vocabulary<TileDataType>::values) {
    if (types.contains(type)) {
      words.push_back(stringify(type).str());
    }
  }
  return joinWords(words);
}

namespace {

class PlanTextPrinter {
public:
  PlanTextPrinter(const PlanTitle &title, const KernelConfigPlan &plan,
                  const Problem &problem, const OperationNames &names,
                  const PlanExtras &extras, llvm::raw_ostream &stream)
      : title(title), plan(plan), problem(problem),
        names(names, title.location), phrases(problem, this->names),
        extras(extras), stream(stream) {}

  void run() {
    printParagraph(getHeadline(title, plan, problem, extras.findings), 0, 2,
                   stream);
    addTarget();
    addKernelWide();
    addBuffers();
    addStrategies();
    table.print(stream);
    printCosts();
    printFindings();
  }

private:
  /// A row below the heading of its section.
  struct Row {
    std::string label;
    std::string value;
    std::vector<ReasonText> reasons;
    /// The first buffer in it, if it is about buffers.
    unsigned first = 0;
  };

  void addValue(const char *name, InkedText value, InkedText remark) {
    table.addRow({name, std::move(value), std::move(remark)});
  }

  void addTarget() {
    const KernelTargetEnvironment &target = *problem.target;
    if (target.isLaunchable()) {
      addValue("target", target.getArchitecture(),
               "through `" + target.getConfigApi().str() + "`");
      return;
    }
    // Whoever overlooks this believes an answer that no device gives.
    addValue("target", InkedText(target.getArchitecture(), Ink::Warning),
             InkedText("NO TARGET NAMED: ", Ink::Warning)
                 .append("`" + target.getArchitecture().str() +
                         "` stands for no device, which may allow less; "
                         "nothing can be launched. Name one with "
                         "`--target=wormhole_b0`, or in the module with "
                         "`ttl.target_arch = #ttcore.arch<wormhole_b0>`"));
  }

  InkedText explain(const Reason &reason) const {
    return joinReasons(describeReason(reason, plan, phrases), extras.unfold);
  }

  void addKernelWide() {
    std::string width = Phrases::width(plan.getDestinationWidth());
    std::string sync = describe(plan.getDstSync()).str();
    unsigned capacity = problem.target->getDstCapacity(
        plan.getDestinationWidth(), plan.getDstSync());
    addValue("destination width", InkedText(width, Ink::Strong),
             explain(plan.getWidthReason()));
    addValue("DST sync", InkedText(sync, Ink::Strong),
             explain(plan.getSyncReason()));
    addValue("DST capacity",
             InkedText(std::to_string(capacity) + " tiles", Ink::Strong),
             "of 32x32 elements, " + width + " and " + sync);
    addFidelity();
  }

  void addFidelity() {
    const Setting<MathFidelity> &fidelity = problem.policy.mathFidelity;
    std::string reason = extras.fidelityReason;
    if (reason.empty()) {
      reason = fidelity.source == SettingSource::Default
                   ? "default: the runtime's own"
                   : "user: " + stringify(fidelity.source).str() +
                         " `math-fidelity`";
    }
    InkedText remark;
    llvm::StringRef rest = reason;
    for (Reason::Kind kind : {Reason::Kind::Default, Reason::Kind::Pinned,
                              Reason::Kind::Preferred}) {
      llvm::StringRef decider = getDecider(kind);
      if (rest.consume_front(decider)) {
        remark.append(decider, getDeciderInk(kind));
      }
    }
    remark.append(rest);
    MathFidelity value = extras.fidelity.value_or(fidelity.value);
    addValue("math fidelity", InkedText(stringify(value), Ink::Strong),
             std::move(remark));
  }

  void addBuffers() {
    struct Group {
      std::vector<unsigned> buffers;
      DataTypeSet types;
      UnpackMode mode;
      std::vector<ReasonText> reasons;
    };
    std::vector<DataTypeSet> types = collectBufferTypes(plan, problem);
    std::vector<Group> groups;
    for (auto [buffer, set] : llvm::enumerate(types)) {
      bool listed = llvm::is_contained(plan.getUnpackToDestination(), buffer);
      bool bound = problem.requirements.getBinding(buffer).bound;
      if (!bound && set.empty() && !listed) {
        continue;
      }
      // A listed buffer has its entry even where the entry has no effect.
      UnpackMode mode =
          listed ? UnpackMode::UnpackToDestination : plan.getUnpackMode(buffer);
      const Reason &why = plan.getUnpackReason(buffer);
      ReasonText reason = why.kind != Reason::Kind::Pinned && hasNoOther(set)
                              ? noOtherMode(set)
                              : describeReason(why, plan, phrases, buffer);
      DataTypeSet known = set;
      auto alike = extras.unfold
                       ? groups.end()
                       : llvm::find_if(groups, [&](const Group &group) {
                           return group.types == known && group.mode == mode &&
                                  group.reasons.front().isLike(reason);
                         });
      if (alike == groups.end()) {
        groups.push_back({{}, known, mode, {}});
        alike = groups.end() - 1;
      }
      alike->buffers.push_back(buffer);
      alike->reasons.push_back(std::move(reason));
    }
    std::vector<Row> rows;
    for (Group &group : groups) {
      std::string mode = Phrases::mode(group.mode);
      if (group.buffers.size() >= kFolded) {
        rows.push_back(
            {describeBuffer("buffers", joinNumbers(group.buffers), group.types),
             mode, std::move(group.reasons), group.buffers.front()});
        continue;
      }
      for (auto [buffer, reason] :
           llvm::zip_equal(group.buffers, group.reasons)) {
        rows.push_back(
            {describeBuffer("buffer", std::to_string(buffer), group.types),
             mode,
             {std::move(reason)},
             buffer});
      }
    }
    llvm::sort(rows, [](const Row &lhs, const Row &rhs) {
      return lhs.first < rhs.first;
    });
    addSection("unpack modes", "the kernel uses no buffer", rows);
  }

  /// Whether tiles of `types` have one unpack mode on the target, whoever takes
  /// them: then no operation is the reason for it.
  bool hasNoOther(DataTypeSet types) const {
    UnpackModeSet modes;
    for (TileDataType type : Vocabulary<TileDataType>::values) {
      for (Primitive primitive : Vocabulary<Primitive>::values) {
        for (OperandRoute route :
             {OperandRoute::DataflowBuffer, OperandRoute::Dst}) {
          if (types.contains(type) && primitive != Primitive::Unknown) {
            modes |= allModes(problem.target->getUnpackConfigurations(
                primitive, route, type));
          }
        }
      }
    }
    return llvm::has_single_bit(modes.getBits());
  }

  static UnpackModeSet allModes(const ConfigRelation &relation) {
    UnpackModeSet modes;
    for (DestinationWidth width : Vocabulary<DestinationWidth>::values) {
      modes |= relation.getExact(width) | relation.getLossy(width);
    }
    return modes;
  }

  static ReasonText noOtherMode(DataTypeSet types) {
    std::string text = describeTypes(types) + " tiles have no other mode";
    return {Reason::Kind::Required, {text}, {text}, {""}};
  }

  /// Choices that share a row.
  struct StrategyGroup {
    std::string name;
    Strategy strategy;
    std::vector<std::string> places;
    uint64_t count = 0;
    std::vector<ReasonText> reasons;
  };

  std::vector<StrategyGroup> listStrategies() const {
    std::vector<StrategyGroup> groups;
    for (auto [number, known] :
         llvm::enumerate(problem.requirements.getChoiceClasses())) {
      std::string name = names.getName(known.first);
      if (name.empty()) {
        name = "operation " + std::to_string(known.first);
      }
      const Reason &why = plan.getClassReason(number);
      ReasonText reason = describeReason(why, plan, phrases);
      if (why.causes.size() == 1 && known.options.size() == 1 &&
          why.causes.front().kind == Requirement::Kind::Choice &&
          why.causes.front().operation == known.first) {
        std::string obstacle = names.getFpuObstacle(known.first);
        reason.causes.front() = obstacle.empty() ? "it has no other way to run"
                                                 : "not `fpu`: " + obstacle;
        reason.patterns.front() = reason.causes.front();
        reason.locations.front().clear();
      }
      std::vector<std::string> places;
      if (std::string place = names.getLocation(known.first); !place.empty()) {
        places.push_back(std::move(place));
      }
      groups.push_back({std::move(name),
                        plan.getClassStrategy(number),
                        std::move(places),
                        known.count,
                        {std::move(reason)}});
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
        if (!taken[other] && groups[other].name == groups[first].name &&
            groups[other].strategy == groups[first].strategy &&
            groups[other].reasons.front().isLike(
                groups[first].reasons.front())) {
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

  void addStrategies() {
    std::vector<StrategyGroup> groups = listStrategies();
    // Comparing all with all is for what people read, not for any number.
    if (!extras.unfold && groups.size() <= kMaxCompared) {
      groups = fold(std::move(groups));
    }
    std::vector<Row> rows;
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
                      std::move(group.reasons), 0});
    }
    addSection("strategies", "no operation has alternatives", rows);
  }

  void addSection(const char *heading, const char *nothing,
                  llvm::ArrayRef<Row> rows) {
    if (rows.empty()) {
      addValue(heading, "none", InkedText(nothing, Ink::Faint));
      return;
    }
    table.addRow({heading});
    size_t shown =
        extras.unfold || rows.size() <= kRows + 1 ? rows.size() : kRows;
    for (const Row &row : rows.take_front(shown)) {
      table.addRow({row.label, InkedText(row.value, Ink::Strong),
                    joinReasons(row.reasons, extras.unfold)},
                   2);
    }
    if (shown < rows.size()) {
      table.addRow({std::to_string(rows.size() - shown) +
                    " more rows; `--all` shows them"},
                   2);
    }
  }

  void printCosts() const {
    std::vector<CostNote> costs = collectCosts(plan, problem);
    if (costs.empty()) {
      return;
    }
    printParagraph("costs", 2, 2, stream);
    for (const CostNote &note : costs) {
      std::string source = note.source;
      if (note.certainty != CostNote::Certainty::Documented) {
        source.insert(0, stringify(note.certainty).str() + ", ");
      }
      printParagraph(
          InkedText(note.text).append(" (" + source + ")", Ink::Faint), 4, 2,
          stream);
    }
  }

  void printFindings() const {
    auto isGivenUp = [](const Message &message) {
      return message.id == DiagnosticId::FullFp32Fallback ||
             message.id == DiagnosticId::FullFp32Beaten ||
             message.id == DiagnosticId::LossyRead;
    };
    std::vector<Message> givenUp;
    std::vector<Message> others;
    for (const Message &message : extras.findings) {
      (isGivenUp(message) ? givenUp : others).push_back(message);
    }
    printSection("given up", "nothing", givenUp);
    printSection("findings", "none", others);
    if (!extras.findings.empty()) {
      std::string code = getCode(extras.findings.front().id).str();
      printParagraph(
          InkedText("`tileconf explain " + code + "` tells more about " + code,
                    Ink::Faint),
          2, 2, stream);
    }
  }

  void printSection(llvm::StringRef heading, llvm::StringRef nothing,
                    llvm::ArrayRef<Message> messages) const {
    if (messages.empty()) {
      printParagraph(InkedText(heading).append(": ").append(nothing, Ink::Good),
                     2, 2, stream);
      return;
    }
    printParagraph(heading, 2, 2, stream);
    MessageTextOptions options;
    options.indent = 4;
    options.unfold = extras.unfold;
    printMessages(messages, names, options, stream);
  }

  const PlanTitle &title;
  const KernelConfigPlan &plan;
  const Problem &problem;
  ShortLocations names;
  Phrases phrases;
  const PlanExtras &extras;
  llvm::raw_ostream &stream;
  TextTable table{2};
};

} // namespace

std::string PlanTitle::getText() const {
  return location.empty() ? subject : subject + " at " + location;
}

ShortLocations::ShortLocations(const OperationNames &names,
                               llvm::StringRef location)
    : names(names) {
  llvm::StringRef file = location.rsplit(':').first.rsplit(':').first;
  if (!file.empty()) {
    prefix = file.str() + ":";
  }
}

std::string ShortLocations::getLocation(OperationId operation) const {
  std::string location = names.getLocation(operation);
  llvm::StringRef rest = location;
  return !prefix.empty() && rest.consume_front(prefix) ? rest.str() : location;
}

llvm::StringRef tileconf::describe(DstSync sync) {
  switch (sync) {
  case DstSync::DoubleBuffered:
    return "double-buffered";
  case DstSync::Full:
    return "full";
  }
  return "";
}

std::string tileconf::describeBuffer(llvm::StringRef noun,
                                     llvm::StringRef number,
                                     DataTypeSet types) {
  std::string name = (noun + " " + number).str();
  return types.empty() ? name : name + " (" + describeTypes(types) + ")";
}

std::vector<DataTypeSet>
tileconf::collectBufferTypes(const KernelConfigPlan &plan,
                             const Problem &problem) {
  const KernelRequirements &requirements = problem.requirements;
  std::vector<DataTypeSet> types(plan.getValues().unpackModes.size());
  for (unsigned buffer = 0; buffer < requirements.getBufferBound(); ++buffer) {
    types[buffer] = requirements.getBinding(buffer).types;
  }
  for (const auto &fixed : requirements.getBufferUses()) {
    types[fixed.use.buffer] |= fixed.use.type;
  }
  for (const ChoiceClass &known : requirements.getChoiceClasses()) {
    for (const StrategyOption &option : known.options) {
      for (const BufferUse &use : option.demands.bufferUses) {
        types[use.buffer] |= use.type;
      }
    }
  }
  return types;
}

std::string tileconf::getVerdict(const KernelConfigPlan &plan,
                                 const Problem &problem) {
  const KernelTargetEnvironment &target = *problem.target;
  DestinationWidth width = plan.getDestinationWidth();
  DstSync sync = plan.getDstSync();
  std::string words =
      sync == DstSync::Full ? "full sync" : describe(sync).str();
  return "resolved for " + target.getArchitecture().str() +
         (target.isLaunchable() ? "" : " (no device)") + ": " +
         Phrases::width(width) + ", " + words + ", " +
         std::to_string(target.getDstCapacity(width, sync)) + " tiles";
}

InkedText tileconf::getHeadline(const PlanTitle &title,
                                const KernelConfigPlan &plan,
                                const Problem &problem,
                                llvm::ArrayRef<Message> findings) {
  InkedText line(title.getText(), Ink::Strong);
  std::string verdict = getVerdict(plan, problem);
  auto [word, rest] = llvm::StringRef(verdict).split(' ');
  line.append(": ").append(word, Ink::Good).append(" ").append(rest);
  Severity worst = Severity::Remark;
  for (const Message &message : findings) {
    worst = std::min(worst, getSeverity(message));
  }
  if (!findings.empty()) {
    line.append("; ").append(countMessages(findings),
                             getSeverityInk(stringify(worst)));
  }
  return line;
}

void tileconf::printPlanText(const PlanTitle &title,
                             const KernelConfigPlan &plan,
                             const Problem &problem,
                             const OperationNames &names,
                             const PlanExtras &extras,
                             llvm::raw_ostream &stream) {
  PlanTextPrinter(title, plan, problem, names, extras, stream).run();
}
