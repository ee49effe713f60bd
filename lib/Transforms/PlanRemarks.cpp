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
#include "tileconf/KernelConfig/Explain/Phrases.h"
#include "tileconf/KernelConfig/Findings/Findings.h"
#include "tileconf/KernelConfig/Findings/MathFidelityChoice.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace tileconf;
using remark::detail::Remark;

static constexpr llvm::StringLiteral kCategory = "tileconf";

namespace {

class RemarkEmitter {
public:
  RemarkEmitter(const KernelConfigAnalysis &analysis,
                const KernelProfile &profile)
      : analysis(analysis), profile(profile), plan(*analysis.getPlan()),
        phrases(analysis.getProblem(), analysis) {}

  void emitValues() {
    emitValue(kNoOperation, "destination-width",
              Phrases::width(plan.getDestinationWidth()),
              phrases.reason(plan.getWidthReason(), plan));
    emitValue(kNoOperation, "dst-sync", stringify(plan.getDstSync()).str(),
              phrases.reason(plan.getSyncReason(), plan));
    MathFidelityChoice fidelity =
        chooseMathFidelity(plan, analysis.getProblem(), profile);
    emitValue(kNoOperation, "math-fidelity", stringify(fidelity.value).str(),
              describe(fidelity, analysis.getProblem()));
    emitUnpackModes();
    emitStrategies();
  }

  void emitFindings(ArrayRef<Message> findings) {
    for (const Message &finding : findings) {
      Location location = analysis.getLoc(finding.operation);
      const Rule *rule = findRule(getCode(finding.id));
      remark::RemarkOpts opts = makeOpts(rule->getCode());
      auto inFlight = rule->isGivenUp() ? remark::missed(location, opts)
                                        : remark::analysis(location, opts);
      inFlight << StringRef(finding.text);
      for (const Note &note : finding.notes) {
        inFlight << Remark::Arg("Note", StringRef(note.text));
      }
    }
  }

private:
  remark::RemarkOpts makeOpts(StringRef name) const {
    func::FuncOp function = analysis.getFunction();
    return remark::RemarkOpts::name(name).category(kCategory).function(
        function.getSymName());
  }

  void emitValue(OperationId operation, StringRef name,
                 const std::string &value, const std::string &reason) const {
    remark::passed(analysis.getLoc(operation), makeOpts(name))
        << Remark::Arg("Value", StringRef(value))
        << Remark::Arg("Reason", StringRef(reason));
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
  const KernelProfile &profile;
  const KernelConfigPlan &plan;
  Phrases phrases;
};

} // namespace

void tileconf::emitPlanRemarks(const KernelConfigAnalysis &analysis,
                               const KernelProfile &profile,
                               ArrayRef<Message> findings) {
  RemarkEmitter emitter(analysis, profile);
  emitter.emitValues();
  emitter.emitFindings(findings);
}
