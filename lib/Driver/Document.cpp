//===- Document.cpp - The JSON document of the driver -----------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Document.h"

#include "tileconf/KernelConfig/Domain/UnpackModeName.h"
#include "tileconf/KernelConfig/Explain/CostNotes.h"
#include "tileconf/KernelConfig/Explain/PlanJson.h"
#include "tileconf/KernelConfig/Explain/ReasonText.h"

using namespace tileconf;
using namespace tileconf::driver;

/// Blanks by which a value stands to the right of what it belongs to.
static constexpr unsigned kIndent = 2;

/// Adds name and location of `operation` to `object`, as far as known.
static void addPlace(llvm::json::Object &object, OperationId operation,
                     const OperationNames &names) {
  if (operation == kNoOperation) {
    return;
  }
  std::string name = names.getName(operation);
  if (!name.empty()) {
    object["name"] = llvm::json::fixUTF8(name);
  }
  std::string location = names.getLocation(operation);
  if (!location.empty()) {
    object["location"] = llvm::json::fixUTF8(location);
  }
}

void Document::addKernel(const std::string &file, llvm::StringRef kernel,
                         const std::string &location) {
  finishKernel();
  llvm::json::Object &entry = current.emplace(llvm::json::Object{
      {"file", llvm::json::fixUTF8(file)},
      // Until there is an answer.
      {"status", "error"},
      {"findings", llvm::json::Array()},
  });
  if (!kernel.empty()) {
    entry["kernel"] = llvm::json::fixUTF8(kernel);
  }
  if (!location.empty()) {
    entry["location"] = llvm::json::fixUTF8(location);
  }
}

void Document::finishKernel() {
  if (current) {
    std::string &text = finished.emplace_back();
    llvm::raw_string_ostream stream(text);
    llvm::json::OStream(stream, kIndent).value(std::move(*current));
    current.reset();
  }
}

void Document::setAnswer(const Resolution &resolution, const Problem &problem,
                         const OperationNames &names) {
  llvm::json::Object &entry = last();
  entry["target"] = llvm::json::Object{
      {"architecture", problem.target->getArchitecture()},
      {"config_api", problem.target->getConfigApi()},
      {"launchable", problem.target->isLaunchable()},
  };
  if (const auto *plan = std::get_if<KernelConfigPlan>(&resolution)) {
    entry["status"] = "resolved";
    entry["plan"] = printPlan(*plan, problem, names);
  } else if (const auto *conflict =
                 std::get_if<KernelConfigConflict>(&resolution)) {
    entry["status"] = "conflict";
    entry["conflict"] = printConflict(*conflict, names);
  } else {
    entry["limit"] = printLimit(std::get<ResolutionLimit>(resolution));
  }
}

static void append(llvm::json::Array &array, llvm::ArrayRef<Finding> findings) {
  for (llvm::json::Value &printed : printFindings(findings)) {
    array.push_back(std::move(printed));
  }
}

void Document::addFindings(llvm::ArrayRef<Finding> findings) {
  ::append(*last().getArray("findings"), findings);
}

void Document::addGeneralFindings(llvm::ArrayRef<Finding> findings) {
  ::append(general, findings);
}

/// Writes `text`, a value at the margin, as a value at `depth`. Ends of lines
/// stand between parts of a value and never inside one.
static void printShifted(llvm::StringRef text, unsigned depth,
                         llvm::raw_ostream &stream) {
  auto [line, rest] = text.split('\n');
  stream << line;
  while (!rest.empty()) {
    std::tie(line, rest) = rest.split('\n');
    stream << '\n';
    stream.indent(depth) << line;
  }
}

static llvm::json::Object printEdge(const PrecisionEdge &edge,
                                    const OperationNames &names) {
  llvm::json::Object object{
      {"use", printRequirement(edge.use, names)},
      {"count", edge.count},
      {"engine", stringify(edge.engine)},
      {"unpack_mode", getUnpackModeName(edge.mode)},
      {"arrives_as", stringify(edge.arrives)},
      {"kept_as", stringify(edge.kept)},
      {"lossy", edge.lossy},
  };
  if (edge.mantissaBits) {
    object["mantissa_bits"] = *edge.mantissaBits;
  }
  if (edge.narrowedBy) {
    object["narrowed_by"] = *edge.narrowedBy;
  }
  return object;
}

static llvm::StringRef spellKind(MathFidelityChoice::Kind kind) {
  switch (kind) {
  case MathFidelityChoice::Kind::Default:
    return "default";
  case MathFidelityChoice::Kind::Set:
    return "set";
  case MathFidelityChoice::Kind::Avoided:
    return "avoided";
  }
  return "";
}

void Document::setReport(const KernelReport &report,
                         const KernelConfigPlan &plan, const Problem &problem,
                         const OperationNames &names) {
  llvm::json::Object &entry = last();
  entry["fidelity"] = llvm::json::Object{
      {"value", stringify(report.fidelity.value)},
      {"kind", spellKind(report.fidelity.kind)},
      {"reason", llvm::json::fixUTF8(describe(report.fidelity, problem))},
      {"multiplications", report.fidelity.multiplications},
  };
  llvm::json::Array precision;
  for (const PrecisionEdge &edge : report.precision) {
    precision.push_back(printEdge(edge, names));
  }
  entry["precision"] = std::move(precision);
  llvm::json::Array costs;
  for (const CostNote &note : collectCosts(plan, problem)) {
    costs.push_back(llvm::json::Object{
        {"text", note.text},
        {"source", note.source},
        {"certainty", stringify(note.certainty)},
    });
  }
  entry["costs"] = std::move(costs);
  Findings findings;
  for (const Message &message : report.findings) {
    findings.push_back(makeFinding(message, names));
  }
  addFindings(findings);
}

static llvm::json::Array printSteps(llvm::ArrayRef<ReasonStep> steps,
                                    const OperationNames &names) {
  llvm::json::Array array;
  for (const ReasonStep &step : steps) {
    llvm::json::Object object{
        {"text", llvm::json::fixUTF8(step.text)},
        {"because", printSteps(step.because, names)},
    };
    if (!step.fact.empty()) {
      object["fact"] = llvm::json::fixUTF8(step.fact);
    }
    addPlace(object, step.operation, names);
    array.push_back(std::move(object));
  }
  return array;
}

void Document::setExplanations(llvm::ArrayRef<ValueExplanation> explanations,
                               const OperationNames &names) {
  llvm::json::Array array;
  for (const ValueExplanation &explanation : explanations) {
    llvm::json::Object object{
        {"subject", llvm::json::fixUTF8(explanation.subject)},
        {"value", explanation.value},
        {"decided_by", getDecider(explanation.kind)},
        {"because", printSteps(explanation.steps, names)},
    };
    if (!explanation.demandsTitle.empty()) {
      object["demands"] = printSteps(explanation.demands, names);
    }
    if (!explanation.remark.empty()) {
      object["remark"] = llvm::json::fixUTF8(explanation.remark);
    }
    addPlace(object, explanation.operation, names);
    array.push_back(std::move(object));
  }
  last()["explanations"] = std::move(array);
}

static llvm::StringRef spellKind(WhyNotAnswer::Kind kind) {
  switch (kind) {
  case WhyNotAnswer::Kind::AlreadySo:
    return "already_so";
  case WhyNotAnswer::Kind::NoSuchValue:
    return "no_such_value";
  case WhyNotAnswer::Kind::NoConfiguration:
    return "no_configuration";
  case WhyNotAnswer::Kind::Impossible:
    return "impossible";
  case WhyNotAnswer::Kind::Worse:
    return "worse";
  case WhyNotAnswer::Kind::OnlyFixed:
    return "only_fixed";
  case WhyNotAnswer::Kind::WithoutEffect:
    return "without_effect";
  case WhyNotAnswer::Kind::Undecided:
    return "undecided";
  }
  return "";
}

void Document::addAnswer(llvm::StringRef question, const WhyNotAnswer &answer,
                         const Explanation &explanation,
                         const OperationNames &names) {
  llvm::json::Array notes;
  for (const Note &note : explanation.notes) {
    llvm::json::Object object{{"message", llvm::json::fixUTF8(note.text)}};
    addPlace(object, note.operation, names);
    notes.push_back(std::move(object));
  }
  llvm::json::Object object{
      {"question", llvm::json::fixUTF8(question)},
      {"kind", spellKind(answer.kind)},
      {"message", llvm::json::fixUTF8(explanation.text)},
      {"notes", std::move(notes)},
  };
  if (!answer.conflict.requirements.empty()) {
    object["conflict"] = printConflict(answer.conflict, names);
  }
  llvm::json::Value &answers = last()["answers"];
  if (!answers.getAsArray()) {
    answers = llvm::json::Array();
  }
  answers.getAsArray()->push_back(std::move(object));
}

void Document::setAlternatives(const Alternatives &alternatives,
                               llvm::ArrayRef<uint64_t> lossyReads,
                               const OperationNames &names) {
  llvm::json::Array list;
  for (auto [alternative, lossy] :
       llvm::zip_equal(alternatives.list, lossyReads)) {
    const PlanValues &values = alternative.values;
    llvm::json::Object strategies;
    for (Strategy strategy : Vocabulary<Strategy>::values) {
      strategies[stringify(strategy)] = alternative.getCount(strategy);
    }
    llvm::json::Array pins;
    for (const Pin &pin : alternative.pins) {
      llvm::json::Object object{{"text", spell(pin)}};
      llvm::json::Array operations;
      for (OperationId operation : pin.operations) {
        llvm::json::Object named{{"operation", operation}};
        addPlace(named, operation, names);
        operations.push_back(std::move(named));
      }
      if (!pin.operations.empty()) {
        object["operations"] = std::move(operations);
      }
      pins.push_back(std::move(object));
    }
    list.push_back(llvm::json::Object{
        {"destination_width", stringify(values.destinationWidth)},
        {"dst_sync", stringify(values.dstSync)},
        {"dst_capacity", alternative.dstTiles},
        {"unpack_to_destination",
         llvm::json::Array(values.unpackToDestination)},
        {"strategies", std::move(strategies)},
        {"lossy_uses", alternative.lossyUses},
        {"lossy_reads", lossy},
        {"unpreferred", alternative.unpreferred},
        {"alike", alternative.alike},
        {"pins", std::move(pins)},
    });
  }
  last()["alternatives"] = llvm::json::Object{
      {"list", std::move(list)}, {"complete", alternatives.complete}};
}

void Document::append(Document other) {
  finishKernel();
  other.finishKernel();
  llvm::move(other.finished, std::back_inserter(finished));
  llvm::move(other.general, std::back_inserter(general));
}

void Document::addCount(llvm::StringRef what, uint64_t count) {
  summary[what] = count;
}

void Document::print(std::string &output) {
  finishKernel();
  llvm::raw_string_ostream stream(output);
  llvm::json::OStream json(stream, kIndent);
  json.object([&] {
    json.attribute("findings", std::move(general));
    json.attributeArray("kernels", [&] {
      for (std::string &kernel : finished) {
        json.rawValue([&](llvm::raw_ostream &raw) {
          printShifted(kernel, 2 * kIndent, raw);
        });
        // There may be many, and the output has them all.
        kernel = std::string();
      }
    });
    if (!summary.empty()) {
      json.attribute("summary", std::move(summary));
    }
    json.attribute("version", kDocumentVersion);
  });
  stream << "\n";
}

DriverStatus DocumentVisitor::visitKernel(const KernelAnswer &kernel) {
  document.addKernel(kernel.file,
                     mlir::func::FuncOp(kernel.function).getSymName(),
                     kernel.getLocation());
  DriverStatus status = DriverStatus::Resolved;
  if (const KernelConfigAnalysis *analysis = kernel.analysis) {
    const Problem &problem = analysis->getProblem();
    document.setAnswer(analysis->getResolution(), problem, *analysis);
    if (const KernelConfigPlan *plan = kernel.getPlan()) {
      KernelReport report =
          makeReport(*analysis, invocation.getFindingOptions());
      document.setReport(report, *plan, problem, *analysis);
      status = report.getStatus();
    }
    extend(kernel);
  }
  return status;
}

void DocumentVisitor::visitFindings(const KernelAnswer *kernel,
                                    const Findings &findings) {
  if (kernel) {
    document.addFindings(findings);
  } else {
    document.addGeneralFindings(findings);
  }
}

void DocumentVisitor::visitEmpty(const std::string &file) {
  document.addGeneralFindings(
      {makeFinding("remark", "no compute kernel", file)});
}

void driver::printDocument(const llvm::json::Value &document,
                           std::string &output) {
  llvm::raw_string_ostream stream(output);
  llvm::json::OStream(stream, kIndent).value(document);
  stream << "\n";
}
