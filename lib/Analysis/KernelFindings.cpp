//===- KernelFindings.cpp - The findings about one kernel -------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/Analysis/KernelFindings.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "tileconf/Analysis/ProfileAnalysis.h"
#include "tileconf/KernelConfig/Explain/Report.h"
#include "tileconf/KernelConfig/Findings/Findings.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace tileconf;

/// "`TC0501`, `TC0502` and ...", every code of a finding.
static std::string listCodes() {
  SmallVector<std::string, 16> words;
  for (const Rule &rule : getRules()) {
    words.push_back("`" + rule.getCode().str() + "`");
  }
  return joinWords(words);
}

std::string tileconf::checkAllowedFindings(ArrayRef<std::string> allow) {
  for (const std::string &code : allow) {
    if (!findRule(code)) {
      return format(DiagnosticId::UnknownFinding, "option `allow`", code,
                    listCodes());
    }
  }
  return "";
}

/// Whether `attribute` is a list with `code` in it.
static bool names(Attribute attribute, StringRef code) {
  auto list = dyn_cast_or_null<ArrayAttr>(attribute);
  return list && llvm::any_of(list, [&](Attribute entry) {
           auto text = dyn_cast<StringAttr>(entry);
           return text && text.getValue() == code;
         });
}

/// Whether an attribute silences `message`: at its operation, or around it.
static bool isAllowed(const KernelConfigAnalysis &analysis,
                      const Message &message) {
  for (Operation *op = analysis.getOperation(message.operation); op;
       op = op->getParentOp()) {
    if (names(op->getDiscardableAttr(kAllowFindingsAttr),
              getCode(message.id))) {
      return true;
    }
  }
  return false;
}

/// The operations that an attribute inside the kernel, at them or around them,
/// silences for `code`. `having` are those that have the attribute.
static llvm::BitVector findSilenced(const KernelConfigAnalysis &analysis,
                                    ArrayRef<Operation *> having,
                                    StringRef code) {
  DenseSet<Operation *> naming;
  for (Operation *op : having) {
    if (names(op->getDiscardableAttr(kAllowFindingsAttr), code)) {
      naming.insert(op);
    }
  }
  Operation *function = analysis.getFunction();
  llvm::BitVector silenced(analysis.getOperations().size());
  for (auto [id, op] : llvm::enumerate(analysis.getOperations())) {
    for (Operation *around = op; around != function;
         around = around->getParentOp()) {
      if (naming.contains(around)) {
        silenced.set(id);
        break;
      }
    }
  }
  return silenced;
}

/// All findings. Where an operation is silenced and others are like it, the
/// finding is about these.
static std::vector<Message> findAll(const KernelConfigAnalysis &analysis,
                                    const KernelProfile &profile) {
  const Problem &problem = analysis.getProblem();
  Phrases phrases(problem, analysis);
  const KernelConfigPlan &plan = *analysis.getPlan();
  std::vector<Message> found = findHazards(plan, problem, profile, phrases);

  SmallVector<Operation *> having;
  func::FuncOp function = analysis.getFunction();
  function->walk([&](Operation *op) {
    if (op != function && op->getDiscardableAttr(kAllowFindingsAttr)) {
      having.push_back(op);
    }
  });
  if (having.empty()) {
    return found;
  }
  // Operations that are alike share a finding, so silence for one of them is
  // asked for code by code.
  SmallVector<DiagnosticId> ids;
  for (const Message &message : found) {
    if (message.operation != kNoOperation &&
        !findRule(getCode(message.id))->isGivenUp() &&
        !llvm::is_contained(ids, message.id)) {
      ids.push_back(message.id);
    }
  }
  for (DiagnosticId id : ids) {
    llvm::BitVector silenced = findSilenced(analysis, having, getCode(id));
    if (silenced.none()) {
      continue;
    }
    auto hasId = [id](const Message &message) { return message.id == id; };
    std::vector<Message> others =
        findHazards(plan, problem, analyzeProfile(analysis, silenced), phrases);
    llvm::erase_if(found, hasId);
    llvm::copy_if(others, std::back_inserter(found), hasId);
  }
  sortMessages(found);
  return found;
}

/// What is wrong with `attribute`, a `ttl.allow_findings`; empty if nothing is.
/// `place` says where it stands, if the message is shown elsewhere.
static std::string checkAttribute(Operation *op, Attribute attribute,
                                  const std::string &place) {
  auto list = dyn_cast<ArrayAttr>(attribute);
  if (!list || !llvm::all_of(list, llvm::IsaPred<StringAttr>)) {
    std::string text;
    llvm::raw_string_ostream(text) << attribute;
    return format(DiagnosticId::AttributeKind, kAllowFindingsAttr,
                  "an array of codes, such as `[\"TC0614\"]`", text) +
           place;
  }
  for (auto code : list.getAsRange<StringAttr>()) {
    if (!findRule(code.getValue())) {
      return format(DiagnosticId::UnknownFinding,
                    ("`" + kAllowFindingsAttr + "` of `" +
                     op->getName().getStringRef() + "`" + place)
                        .str(),
                    code.getValue(), listCodes());
    }
  }
  return "";
}

/// Adds an error for each malformed attribute in and around the kernel.
static void checkAttributes(const KernelConfigAnalysis &analysis,
                            std::vector<Message> &messages) {
  DenseMap<Operation *, OperationId> ids;
  auto check = [&](Operation *op) {
    Attribute attribute = op->getDiscardableAttr(kAllowFindingsAttr);
    if (!attribute) {
      return;
    }
    if (ids.empty()) {
      for (auto [id, known] : llvm::enumerate(analysis.getOperations())) {
        ids[known] = id;
      }
    }
    auto found = ids.find(op);
    std::string place =
        found == ids.end() ? printLocation(op->getLoc()) : std::string();
    std::string error =
        checkAttribute(op, attribute, place.empty() ? place : " at " + place);
    if (error.empty()) {
      return;
    }
    bool isList =
        isa<ArrayAttr>(attribute) &&
        llvm::all_of(cast<ArrayAttr>(attribute), llvm::IsaPred<StringAttr>);
    messages.push_back(
        {isList ? DiagnosticId::UnknownFinding : DiagnosticId::AttributeKind,
         found == ids.end() ? kNoOperation : found->second,
         std::move(error),
         {}});
  };
  func::FuncOp function = analysis.getFunction();
  for (Operation *op = function->getParentOp(); op; op = op->getParentOp()) {
    check(op);
  }
  function->walk<WalkOrder::PreOrder>(check);
}

std::vector<Message>
tileconf::collectFindings(const KernelConfigAnalysis &analysis,
                          const FindingOptions &options,
                          const KernelProfile *profile) {
  std::vector<Message> messages;
  std::string error = checkAllowedFindings(options.allow);
  if (!error.empty()) {
    messages.push_back(
        {DiagnosticId::UnknownFinding, kNoOperation, std::move(error), {}});
  }
  checkAttributes(analysis, messages);

  std::vector<Message> findings =
      findAll(analysis, profile ? *profile : analyzeProfile(analysis));
  for (Message &finding : findings) {
    if (llvm::is_contained(options.allow, getCode(finding.id)) ||
        isAllowed(analysis, finding)) {
      continue;
    }
    finding.asError = options.strict;
    messages.push_back(std::move(finding));
  }
  return messages;
}

std::vector<Message>
tileconf::collectWarnings(const KernelConfigAnalysis &analysis) {
  std::vector<Message> warnings = reportWarnings(
      *analysis.getPlan(), Phrases(analysis.getProblem(), analysis));
  llvm::erase_if(warnings, [&](const Message &warning) {
    return isAllowed(analysis, warning);
  });
  return warnings;
}

static DiagnosticSeverity toMlir(Severity severity) {
  switch (severity) {
  case Severity::Error:
    return DiagnosticSeverity::Error;
  case Severity::Warning:
    return DiagnosticSeverity::Warning;
  case Severity::Remark:
    return DiagnosticSeverity::Remark;
  }
  llvm_unreachable("unknown severity");
}

void tileconf::emitMessage(const KernelConfigAnalysis &analysis,
                           const Message &message) {
  Location location = analysis.getLoc(message.operation);
  InFlightDiagnostic inFlight = location->getContext()->getDiagEngine().emit(
      location, toMlir(getSeverity(message)));
  inFlight << message.text;
  for (const Note &note : message.notes) {
    inFlight.attachNote(analysis.getLoc(note.operation)) << note.text;
  }
}
