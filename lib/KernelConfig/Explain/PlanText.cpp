//===- PlanText.cpp - The table of a plan -----------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Explain/PlanText.h"

#include "tileconf/KernelConfig/Explain/Report.h"
#include "tileconf/KernelConfig/Explain/TextTable.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/raw_ostream.h"

using namespace tileconf;

namespace {

/// Leaves the file out of locations in the file that the title names.
class ShortLocations : public OperationNames {
public:
  ShortLocations(const OperationNames &names, llvm::StringRef location)
      : names(names) {
    llvm::StringRef file = location.rsplit(':').first.rsplit(':').first;
    if (!file.empty()) {
      prefix = file.str() + ":";
    }
  }

  std::string getName(OperationId operation) const override {
    return names.getName(operation);
  }
  std::string getLocation(OperationId operation) const override {
    std::string location = names.getLocation(operation);
    llvm::StringRef rest = location;
    return !prefix.empty() && rest.consume_front(prefix) ? rest.str()
                                                         : location;
  }

private:
  const OperationNames &names;
  std::string prefix;
};

class PlanTextPrinter {
public:
  PlanTextPrinter(const PlanTitle &title, const KernelConfigPlan &plan,
                  const Problem &problem, const OperationNames &names,
                  llvm::raw_ostream &stream)
      : title(title), plan(plan), problem(problem),
        names(names, title.location), phrases(problem, this->names),
        stream(stream) {}

  void run() {
    printParagraph(title.getText(), 0, 2, stream);
    addTarget();
    addKernelWide();
    addBuffers();
    addStrategies();
    table.print(stream);
    printGivenUp();
  }

private:
  void addTarget() {
    const KernelTargetEnvironment &target = *problem.target;
    std::string api = "through `" + target.getConfigApi().str() + "`";
    if (!target.isLaunchable()) {
      api = "stands for no device: nothing can be launched";
    }
    table.addRow({"target", target.getArchitecture().str(), api});
  }

  static std::string spell(DstSync sync) {
    switch (sync) {
    case DstSync::DoubleBuffered:
      return "double-buffered";
    case DstSync::Full:
      return "full";
    }
    return "";
  }

  void addKernelWide() {
    std::string width = Phrases::width(plan.getDestinationWidth());
    std::string sync = spell(plan.getDstSync());
    unsigned capacity = problem.target->getDstCapacity(
        plan.getDestinationWidth(), plan.getDstSync());
    table.addRow({"destination width", width,
                  phrases.reason(plan.getWidthReason(), plan)});
    table.addRow(
        {"DST sync", sync, phrases.reason(plan.getSyncReason(), plan)});
    table.addRow({"DST capacity", std::to_string(capacity) + " tiles",
                  "of 32x32 elements, " + width + " and " + sync});
    const Setting<MathFidelity> &fidelity = problem.policy.mathFidelity;
    table.addRow({"math fidelity", stringify(fidelity.value).str(),
                  fidelity.source == SettingSource::Default
                      ? "the runtime's default"
                      : "fixed: " + stringify(fidelity.source).str() +
                            " `math-fidelity`"});
  }

  /// Data types with which each buffer occurs, empty for one that does not.
  std::vector<DataTypeSet> collectTypes() const {
    const KernelRequirements &requirements = problem.requirements;
    std::vector<DataTypeSet> types(plan.getValues().unpackModes.size());
    for (unsigned buffer = 0; buffer < requirements.getBufferBound();
         ++buffer) {
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

  void addBuffers() {
    std::vector<DataTypeSet> types = collectTypes();
    unsigned before = rows;
    for (auto [buffer, set] : llvm::enumerate(types)) {
      bool listed = llvm::is_contained(plan.getUnpackToDestination(), buffer);
      bool bound = problem.requirements.getBinding(buffer).bound;
      if (!bound && set.empty() && !listed) {
        continue;
      }
      addHeading(before, "unpack modes");
      llvm::SmallVector<std::string, 2> words;
      for (TileDataType type : Vocabulary<TileDataType>::values) {
        if (set.contains(type)) {
          words.push_back(stringify(type).str());
        }
      }
      std::string name = "buffer " + std::to_string(buffer);
      if (!words.empty()) {
        name += " (" + joinWords(words) + ")";
      }
      // A listed buffer has its entry even where the entry has no effect.
      UnpackMode mode =
          listed ? UnpackMode::UnpackToDestination : plan.getUnpackMode(buffer);
      addRow({name, Phrases::mode(mode),
              phrases.reason(plan.getUnpackReason(buffer), plan)});
    }
    if (rows == before) {
      table.addRow({"unpack modes", "none", "the kernel uses no buffer"});
    }
  }

  void addStrategies() {
    unsigned before = rows;
    llvm::ArrayRef<ChoiceClass> classes =
        problem.requirements.getChoiceClasses();
    for (auto [number, known] : llvm::enumerate(classes)) {
      addHeading(before, "strategies");
      std::string label = names.getName(known.first);
      if (label.empty()) {
        label = "operation " + std::to_string(known.first);
      }
      std::string location = names.getLocation(known.first);
      if (!location.empty()) {
        label += " at " + location;
      }
      if (known.count > 1) {
        label += " + " + std::to_string(known.count - 1) + " alike";
      }
      addRow({label, stringify(plan.getClassStrategy(number)).str(),
              phrases.reason(plan.getClassReason(number), plan)});
    }
    if (rows == before) {
      table.addRow({"strategies", "none", "no operation has alternatives"});
    }
  }

  void printGivenUp() const {
    // Operations by the thousand may give up the same: each text once.
    llvm::StringMap<size_t> seen;
    std::vector<Message> warnings;
    std::vector<unsigned> counts;
    for (Message &warning : reportWarnings(plan, phrases)) {
      std::string key = warning.text;
      for (const Note &note : warning.notes) {
        key += "\n" + note.text;
      }
      auto [entry, isNew] = seen.try_emplace(key, warnings.size());
      if (isNew) {
        warnings.push_back(std::move(warning));
        counts.push_back(0);
      }
      ++counts[entry->second];
    }
    if (warnings.empty()) {
      printParagraph("given up: nothing", 2, 2, stream);
      return;
    }
    printParagraph("given up", 2, 2, stream);
    for (auto [warning, count] : llvm::zip_equal(warnings, counts)) {
      std::string location = locate(warning.operation);
      std::string text =
          location.empty() ? warning.text : location + ": " + warning.text;
      if (count > 1) {
        text += " (and " + std::to_string(count - 1) + " more like it)";
      }
      printParagraph(text, 4, 2, stream);
      for (const Note &note : warning.notes) {
        location = locate(note.operation);
        printParagraph("because " + note.text +
                           (location.empty() ? "" : " (" + location + ")"),
                       6, 2, stream);
      }
    }
  }

  std::string locate(OperationId operation) const {
    return operation == kNoOperation ? "" : names.getLocation(operation);
  }

  void addHeading(unsigned before, std::string heading) {
    if (rows == before) {
      table.addRow({std::move(heading)});
    }
  }
  void addRow(std::vector<std::string> cells) {
    ++rows;
    table.addRow(std::move(cells), 2);
  }

  const PlanTitle &title;
  const KernelConfigPlan &plan;
  const Problem &problem;
  ShortLocations names;
  Phrases phrases;
  llvm::raw_ostream &stream;
  TextTable table{2};
  /// Rows below a heading so far.
  unsigned rows = 0;
};

} // namespace

std::string PlanTitle::getText() const {
  return location.empty() ? subject : subject + " at " + location;
}

void tileconf::printPlanText(const PlanTitle &title,
                             const KernelConfigPlan &plan,
                             const Problem &problem,
                             const OperationNames &names,
                             llvm::raw_ostream &stream) {
  PlanTextPrinter(title, plan, problem, names, stream).run();
}
