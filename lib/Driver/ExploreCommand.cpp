//===- ExploreCommand.cpp - What else a kernel could be ---------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "Document.h"
#include "KernelReport.h"

#include "tileconf/Analysis/ProfileAnalysis.h"
#include "tileconf/KernelConfig/Advice/Alternatives.h"
#include "tileconf/KernelConfig/Explain/ReasonText.h"
#include "tileconf/KernelConfig/Explain/TextTable.h"
#include "llvm/ADT/STLExtras.h"

using namespace tileconf;
using namespace tileconf::driver;

/// Operations that a pin names in text before the rest is counted.
static constexpr size_t kNamed = 3;

/// What to write for `pin`, and where if that is not the function.
static std::string describePin(const Pin &pin, const OperationNames &names) {
  std::string text = "`" + spell(pin) + "`";
  std::vector<std::string> places;
  for (OperationId operation : pin.operations) {
    std::string location = names.getLocation(operation);
    places.push_back("`" + names.getName(operation) + "`" +
                     (location.empty() ? "" : " at " + location));
  }
  return places.empty() ? text
                        : text + " on " + joinSome(places, kNamed, false);
}

namespace {

class AlternativeText : public KernelVisitor {
public:
  AlternativeText(const Invocation &invocation, std::string &output)
      : invocation(invocation), stream(output) {
    stream.enable_colors(invocation.outputColour);
  }

  DriverStatus visitKernel(const KernelAnswer &kernel) override {
    separate();
    const KernelConfigPlan *plan = kernel.getPlan();
    if (!plan) {
      printParagraph(getRefusal(kernel), 0, 2, stream);
      return DriverStatus::NoConfiguration;
    }
    PlanTitle title = getTitle(kernel);
    const Problem &problem = kernel.analysis->getProblem();
    Alternatives alternatives = findAlternatives(problem, invocation.limit);
    printParagraph(InkedText(title.getText(), Ink::Strong)
                       .append(": " + countThem(alternatives)),
                   0, 2, stream);
    KernelProfile profile = analyzeProfile(*kernel.analysis);
    std::vector<uint64_t> lossyReads =
        countLossyReads(alternatives, problem, profile);
    ShortLocations names(*kernel.analysis, title.location);
    TextTable table = makeTable(alternatives, lossyReads, names, Pins::Beside);
    if (!table.fits()) {
      table = makeTable(alternatives, lossyReads, names, Pins::Below);
    }
    table.print(stream);
    if (alternatives.list.size() > 1) {
      printParagraph("attributes belong on the function, a strategy on each "
                     "operation named",
                     2, 2, stream);
    }
    return reportErrors(*kernel.analysis, profile);
  }

  void visitEmpty(const std::string &file) override {
    separate();
    printParagraph(file + ": no compute kernel", 0, 2, stream);
  }

private:
  /// What makes the kernel fail everywhere else makes it fail here, though
  /// findings are about the configuration that is chosen.
  DriverStatus reportErrors(const KernelConfigAnalysis &analysis,
                            const KernelProfile &profile) {
    DriverStatus status = DriverStatus::Resolved;
    for (const Message &message :
         collectFindings(analysis, invocation.getFindingOptions(), &profile)) {
      if (getSeverity(message) == Severity::Error) {
        emitMessage(analysis, message);
        status = DriverStatus::NoConfiguration;
      }
    }
    return status;
  }

  static std::string countThem(const Alternatives &alternatives) {
    size_t count = alternatives.list.size();
    if (count == 1 && alternatives.complete) {
      return "one configuration is possible";
    }
    if (count == 1) {
      return "the best kind of configuration; `--limit` shows more";
    }
    return (alternatives.complete
                ? std::to_string(count) + " kinds of configuration are possible"
                : "the best " + std::to_string(count) +
                      " kinds of configuration; `--limit` shows more") +
           ", best first";
  }

  /// Where the pins of a configuration stand: what is to be copied does not
  /// wrap.
  enum class Pins : uint8_t { Beside, Below };

  static TextTable makeTable(const Alternatives &alternatives,
                             llvm::ArrayRef<uint64_t> lossyReads,
                             const OperationNames &names, Pins place) {
    auto faint = [](llvm::StringRef text) {
      return InkedText(text, Ink::Faint);
    };
    // Strategies that no operation can have here are none of the reader's.
    std::vector<Strategy> strategies;
    for (Strategy strategy : Vocabulary<Strategy>::values) {
      if (strategy == Strategy::FPU || strategy == Strategy::SFPU ||
          llvm::any_of(alternatives.list, [&](const Alternative &each) {
            return each.getCount(strategy) > 0;
          })) {
        strategies.push_back(strategy);
      }
    }
    TextTable table(2);
    std::vector<InkedText> heading{faint("#"), faint("width"),
                                   faint("DST sync"), faint("tiles")};
    for (Strategy strategy : strategies) {
      heading.push_back(faint(stringify(strategy).upper()));
    }
    heading.push_back(faint("lossy reads"));
    heading.push_back(faint("unpacked to DST"));
    heading.push_back(
        faint(place == Pins::Beside ? "to get it" : "to get it: below"));
    table.addRow(std::move(heading));
    for (auto [number, alternative] : llvm::enumerate(alternatives.list)) {
      const PlanValues &values = alternative.values;
      std::vector<std::string> pins;
      pins.reserve(alternative.pins.size());
      for (const Pin &pin : alternative.pins) {
        pins.push_back(describePin(pin, names));
      }
      InkedText remark;
      if (number == 0) {
        remark.append("chosen", Ink::Good);
      } else {
        remark.append(joinWords(pins));
      }
      if (alternative.alike > 1) {
        remark.append(" (best of " + std::to_string(alternative.alike) +
                      " alike)");
      }
      bool isLossy = lossyReads[number] > 0;
      std::vector<InkedText> row{
          std::to_string(number + 1), Phrases::width(values.destinationWidth),
          values.dstSync == DstSync::Full ? "full" : "double",
          std::to_string(alternative.dstTiles)};
      for (Strategy strategy : strategies) {
        row.emplace_back(std::to_string(alternative.getCount(strategy)));
      }
      row.emplace_back(isLossy ? std::to_string(lossyReads[number])
                               : std::string("none"),
                       isLossy ? Ink::Warning : Ink::Plain);
      row.emplace_back(values.unpackToDestination.empty()
                           ? std::string("none")
                           : joinNumbers(values.unpackToDestination));
      if (place == Pins::Beside || number == 0) {
        row.push_back(std::move(remark));
        table.addRow(std::move(row));
      } else {
        table.addRow(std::move(row));
        table.addRow({InkedText(), std::move(remark)});
      }
    }
    return table;
  }

  void separate() {
    stream << separator;
    separator = "\n";
  }

  const Invocation &invocation;
  llvm::raw_string_ostream stream;
  llvm::StringRef separator;
};

class AlternativeDocument : public DocumentVisitor {
public:
  using DocumentVisitor::DocumentVisitor;

protected:
  void extend(const KernelAnswer &kernel) override {
    if (kernel.getPlan()) {
      const Problem &problem = kernel.analysis->getProblem();
      Alternatives alternatives = findAlternatives(problem, invocation.limit);
      document.setAlternatives(
          alternatives,
          countLossyReads(alternatives, problem,
                          analyzeProfile(*kernel.analysis)),
          *kernel.analysis);
    }
  }
};

} // namespace

DriverStatus driver::runExplore(const Invocation &invocation,
                                std::string &output,
                                llvm::raw_ostream &errors) {
  if (!checkKernelUsage(invocation, errors)) {
    return DriverStatus::BadUsage;
  }
  if (!invocation.json) {
    AlternativeText printer(invocation, output);
    return readKernels(invocation, printer, errors);
  }
  AlternativeDocument printer(invocation);
  DriverStatus status = readKernels(invocation, printer, errors);
  printer.document.print(output);
  return status;
}
