//===- PlanText.cpp - The table of a plan -----------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Explain/PlanText.h"

#include "PlanRows.h"
#include "tileconf/KernelConfig/Explain/CostNotes.h"
#include "tileconf/KernelConfig/Explain/MessageText.h"
#include "tileconf/KernelConfig/Explain/ReasonText.h"
#include "tileconf/KernelConfig/Explain/TextTable.h"
#include "llvm/ADT/STLExtras.h"

using namespace tileconf;

/// Rows below a heading before the rest is counted.
static constexpr size_t kRows = 16;

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
    addSection("unpack modes", "the kernel uses no buffer",
               listBufferRows(plan, phrases, extras.unfold));
    addSection("strategies", "no operation has alternatives",
               listStrategyRows(plan, phrases, extras.unfold));
    table.print(stream);
    printCosts();
    printFindings();
  }

private:
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

  void addSection(const char *heading, const char *nothing,
                  llvm::ArrayRef<PlanRow> rows) {
    if (rows.empty()) {
      addValue(heading, "none", InkedText(nothing, Ink::Faint));
      return;
    }
    table.addRow({heading});
    size_t shown =
        extras.unfold || rows.size() <= kRows + 1 ? rows.size() : kRows;
    for (const PlanRow &row : rows.take_front(shown)) {
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
    bool lossy = !plan.getLossyUses().empty();
    printSection("given up",
                 lossy ? "exact reads, see the findings" : "nothing", givenUp);
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
