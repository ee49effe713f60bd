//===- KernelReport.cpp - All there is to say about a plan ------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelReport.h"

#include "tileconf/Analysis/ProfileAnalysis.h"
#include "tileconf/KernelConfig/Explain/BufferText.h"
#include "tileconf/KernelConfig/Explain/ReasonText.h"
#include "tileconf/KernelConfig/Explain/Report.h"
#include "tileconf/KernelConfig/Explain/TextTable.h"
#include "llvm/ADT/STLExtras.h"

using namespace tileconf;
using namespace tileconf::driver;

DriverStatus KernelReport::getStatus() const {
  bool failed = llvm::any_of(findings, [](const Message &message) {
    return getSeverity(message) == Severity::Error;
  });
  return failed ? DriverStatus::NoConfiguration : DriverStatus::Resolved;
}

KernelReport driver::makeReport(const KernelConfigAnalysis &analysis,
                                const FindingOptions &options) {
  const KernelConfigPlan &plan = *analysis.getPlan();
  const Problem &problem = analysis.getProblem();
  KernelProfile profile = analyzeProfile(analysis);
  KernelReport report;
  report.findings = collectFindings(analysis, options, &profile);
  report.fidelity = chooseMathFidelity(plan, problem, profile);
  report.precision = computePrecision(plan, problem, profile);
  return report;
}

std::vector<uint64_t> driver::countLossyReads(const Alternatives &alternatives,
                                              const Problem &problem,
                                              const KernelProfile &profile) {
  std::vector<uint64_t> counts;
  for (const Alternative &alternative : alternatives.list) {
    Problem pinned = applyPins(problem, alternative.pins);
    uint64_t count = 0;
    Resolution resolution = resolve(pinned);
    if (const auto *plan = std::get_if<KernelConfigPlan>(&resolution)) {
      for (const PrecisionEdge &edge :
           computePrecision(*plan, pinned, profile)) {
        count += edge.lossy ? edge.count : 0;
      }
    }
    counts.push_back(count);
  }
  return counts;
}

PlanTitle driver::getTitle(const KernelAnswer &kernel) {
  return {"kernel `" + kernel.getName() + "`", kernel.getLocation()};
}

/// "`ttl.tile_exp` (20:8)", or the setting: "`fp32_dest_acc_en` = true".
static std::string describeParty(const Requirement &requirement,
                                 const Phrases &phrases) {
  if (requirement.kind == Requirement::Kind::UnpackPin) {
    return "`ttl.unpack_to_dest_fp32`";
  }
  if (requirement.isPolicy()) {
    std::string text = phrases.need(requirement);
    auto [name, value] = llvm::StringRef(text).rsplit(" is ");
    return name.str() + " = " + value.str();
  }
  std::string location = phrases.names.getLocation(requirement.operation);
  return phrases.operation(requirement.operation) +
         (location.empty() ? "" : " (" + location + ")");
}

InkedText driver::getRefusal(const KernelAnswer &kernel) {
  PlanTitle title = getTitle(kernel);
  InkedText line(title.getText(), Ink::Strong);
  line.append(": ").append("no configuration", Ink::Bad);
  if (!kernel.analysis) {
    line.append(": ").append(kernel.targetRefusal.empty()
                                 ? "the kernel or its options are malformed"
                                 : kernel.targetRefusal);
    return line;
  }
  const Problem &problem = kernel.analysis->getProblem();
  line.append(" for " + problem.target->getArchitecture().str());
  const auto *conflict =
      std::get_if<KernelConfigConflict>(&kernel.analysis->getResolution());
  if (!conflict) {
    line.append(": the search for one was given up");
    return line;
  }
  ShortLocations names(*kernel.analysis, title.location);
  Phrases phrases(problem, names);
  std::vector<std::string> parties;
  for (const Requirement &requirement : conflict->requirements) {
    std::string party = describeParty(requirement, phrases);
    if (!llvm::is_contained(parties, party)) {
      parties.push_back(std::move(party));
    }
  }
  line.append(": " + joinSome(parties, 4, false) +
              (parties.size() == 1 ? " cannot be had" : " clash"));
  return line;
}

InkedText driver::getAdvice(const KernelAnswer &kernel,
                            const Invocation &invocation) {
  std::string text = "the errors say what to change, where that is known";
  const KernelConfigAnalysis *analysis = kernel.analysis;
  const auto *conflict =
      analysis ? std::get_if<KernelConfigConflict>(&analysis->getResolution())
               : nullptr;
  if (conflict) {
    DiagnosticId id =
        reportConflict(*conflict, Phrases(analysis->getProblem(), *analysis))
            .id;
    text += "; `tileconf explain " + quoteForShell(kernel.file) +
            spellOptions(invocation, KernelOptions) +
            "` shows why, `tileconf explain " + getCode(id).str() +
            "` tells more about the error";
  }
  return InkedText(text, Ink::Faint);
}

/// "tf32, 10 bits".
static std::string describeArrival(const PrecisionEdge &edge) {
  llvm::StringRef format = edge.arrives == DeliveredFormat::Unchanged
                               ? stringify(edge.use.type)
                               : stringify(edge.arrives);
  std::string text = format.str();
  if (edge.mantissaBits) {
    text += ", " + std::to_string(*edge.mantissaBits) + " bits";
  }
  return text;
}

/// How much of its operands a multiplication uses: of SrcA at most 9 bits, the
/// last of TF32 never.
static std::string describeFidelity(MathFidelity fidelity) {
  std::string text = "at `" + stringify(fidelity).str() +
                     "`, a multiplication on the FPU uses ";
  switch (fidelity) {
  case MathFidelity::LoFi:
    text += "the first 4 mantissa bits of SrcA and 6 of SrcB";
    break;
  case MathFidelity::HiFi2:
    text += "the first 9 mantissa bits of SrcA and 6 of SrcB";
    break;
  case MathFidelity::HiFi3:
    text += "the first 9 mantissa bits of SrcA and all of SrcB, but not the "
            "product of their low parts";
    break;
  case MathFidelity::HiFi4:
    text += "the first 9 mantissa bits of SrcA and all of SrcB";
    break;
  }
  return text + " (contract facts 139 to 142)";
}

void driver::printPrecision(const KernelReport &report,
                            const OperationNames &names,
                            llvm::raw_ostream &stream) {
  llvm::ArrayRef<PrecisionEdge> edges = report.precision;
  if (edges.empty()) {
    printParagraph("precision: the kernel reads no buffer", 2, 2, stream);
    return;
  }
  printParagraph("precision: what reaches each operation (bits of mantissa)", 2,
                 2, stream);
  TextTable table(4);
  auto heading = [](const char *text) { return InkedText(text, Ink::Faint); };
  table.addRow({heading("operation"), heading("operand"), heading("from"),
                heading("engine"), heading("arrives as"), heading("kept as"),
                heading("")});
  bool first = true;
  for (const PrecisionEdge &edge : edges) {
    std::string label = names.getName(edge.use.operation);
    if (label.empty()) {
      label = "operation " + std::to_string(edge.use.operation);
    }
    std::string location = names.getLocation(edge.use.operation);
    label += location.empty() ? "" : " at " + location;
    InkedText remark;
    if (edge.lossy) {
      remark = InkedText(first ? "FIRST LOSS" : "loss", Ink::Warning);
      if (edge.narrowedBy) {
        remark.append(", by buffer " +
                      std::to_string(unsigned(*edge.narrowedBy)));
      }
      first = false;
    }
    if (edge.count > 1) {
      remark.append((remark.empty() ? "and " : "; and ") +
                    std::to_string(edge.count - 1) + " alike");
    }
    llvm::StringRef kept = edge.kept == DeliveredFormat::Unchanged
                               ? stringify(edge.use.type)
                               : stringify(edge.kept);
    table.addRow(
        {label, std::to_string(edge.use.operand),
         describeBuffer("buffer", std::to_string(unsigned(edge.use.buffer)),
                        edge.use.type),
         stringify(edge.engine),
         InkedText(describeArrival(edge),
                   edge.lossy ? Ink::Warning : Ink::Plain),
         kept, remark});
  }
  table.print(stream);
  if (report.fidelity.multiplication != kNoOperation) {
    printParagraph(describeFidelity(report.fidelity.value), 4, 2, stream);
  }
}
