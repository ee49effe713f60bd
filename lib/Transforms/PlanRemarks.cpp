//===- PlanRemarks.cpp - Plans as optimisation remarks ----------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The engine may keep remarks until the process ends, and keeps the names that
// it is given by reference: literals, codes and the function's own name.
//
//===----------------------------------------------------------------------===//

#include "PlanRemarks.h"

#include "mlir/IR/Remarks.h"
#include "tileconf/Analysis/ProfileAnalysis.h"
#include "tileconf/KernelConfig/Explain/Phrases.h"
#include "tileconf/KernelConfig/Findings/Findings.h"
#include "tileconf/KernelConfig/Findings/MathFidelityChoice.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace tileconf;
using remark::detail::InFlightRemark;
using remark::detail::Remark;

static constexpr llvm::StringLiteral kCategory = "tileconf";

namespace {

/// MLIR's driver has an engine for remarks in any case, and does not say which
/// are wanted: a remark that is not comes back empty.
class RemarkEmitter {
public:
  RemarkEmitter(const KernelConfigAnalysis &analysis,
                const FindingOptions &options)
      : analysis(analysis), options(options), plan(*analysis.getPlan()),
        phrases(analysis.getProblem(), analysis) {}

  void emitValues() {
    auto first = remark::passed(analysis.getLoc(kNoOperation),
                                makeOpts("destination-width"));
    if (!first) {
      return;
    }
    fill(std::move(first), Phrases::width(plan.getDestinationWidth()),
         phrases.reason(plan.getWidthReason(), plan));
    emitValue(kNoOperation, "dst-sync", stringify(plan.getDstSync()).str(),
              phrases.reason(plan.getSyncReason(), plan));
    MathFidelityChoice fidelity =
        chooseMathFidelity(plan, analysis.getProblem(), getProfile());
    emitValue(kNoOperation, "math-fidelity", stringify(fidelity.value).str(),
              describe(fidelity, analysis.getProblem()));
    emitUnpackModes();
    emitStrategies();
  }

  void emitGivenUp() const {
    for (const Message &warning : collectWarnings(analysis)) {
      if (!llvm::is_contained(options.allow, getCode(warning.id))) {
        fill(remark::missed(analysis.getLoc(warning.operation),
                            makeOpts(findRule(getCode(warning.id))->getCode())),
             warning);
      }
    }
  }

  /// The number of hazards, and each.
  void emitHazards() {
    auto number =
        remark::analysis(analysis.getLoc(kNoOperation), makeOpts("hazards"));
    if (!number) {
      return;
    }
    std::vector<Message> hazards =
        collectFindings(analysis, options, &getProfile());
    llvm::erase_if(hazards, [](const Message &message) {
      const Rule *rule = findRule(getCode(message.id));
      return !rule || rule->isGivenUp();
    });
    number << Remark::Arg("Count", hazards.size());
    for (const Message &hazard : hazards) {
      fill(remark::analysis(analysis.getLoc(hazard.operation),
                            makeOpts(findRule(getCode(hazard.id))->getCode())),
           hazard);
    }
  }

private:
  remark::RemarkOpts makeOpts(StringRef name) const {
    func::FuncOp function = analysis.getFunction();
    return remark::RemarkOpts::name(name).category(kCategory).function(
        function.getSymName());
  }

  const KernelProfile &getProfile() {
    if (!profile) {
      profile = analyzeProfile(analysis);
    }
    return *profile;
  }

  static void fill(InFlightRemark remark, const std::string &value,
                   const std::string &reason) {
    remark << Remark::Arg("Value", StringRef(value))
           << Remark::Arg("Reason", StringRef(reason));
  }

  static void fill(InFlightRemark remark, const Message &message) {
    remark << StringRef(message.text);
    for (const Note &note : message.notes) {
      remark << Remark::Arg("Note", StringRef(note.text));
    }
  }

  void emitValue(OperationId operation, StringRef name,
                 const std::string &value, const std::string &reason) const {
    fill(remark::passed(analysis.getLoc(operation), makeOpts(name)), value,
         reason);
  }

  void emitUnpackModes() const {
    // One remark: those of one name at one place replace each other.
    SmallVector<std::string, 4> reasons;
    ArrayRef<unsigned> buffers = plan.getUnpackToDestination();
    for (unsigned buffer : buffers) {
      if (buffer < plan.getValues().unpackModes.size()) {
        reasons.push_back("dataflow buffer " + std::to_string(buffer) + " " +
                          phrases.reason(plan.getUnpackReason(buffer), plan));
      }
    }
    emitValue(kNoOperation, "unpack-to-destination",
              buffers.empty() ? "no dataflow buffer"
                              : "dataflow buffers " + Phrases::buffers(buffers),
              reasons.empty() ? "nothing asks for more"
                              : llvm::join(reasons, "; "));
  }

  void emitStrategies() const {
    const KernelRequirements &requirements = analysis.getProblem().requirements;
    for (const Choice &choice : requirements.getChoices()) {
      emitValue(choice.operation, "strategy",
                stringify(plan.getClassStrategy(choice.classIndex)).str(),
                phrases.reason(plan.getClassReason(choice.classIndex), plan));
    }
  }

  const KernelConfigAnalysis &analysis;
  const FindingOptions &options;
  const KernelConfigPlan &plan;
  Phrases phrases;
  std::optional<KernelProfile> profile;
};

} // namespace

void tileconf::emitPlanRemarks(const KernelConfigAnalysis &analysis,
                               const FindingOptions &options) {
  if (!analysis.getFunction().getContext()->getRemarkEngine()) {
    return;
  }
  RemarkEmitter emitter(analysis, options);
  emitter.emitValues();
  emitter.emitGivenUp();
  emitter.emitHazards();
}
