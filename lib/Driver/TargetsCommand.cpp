//===- TargetsCommand.cpp - tileconf targets --------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "Document.h"

#include "tileconf/KernelConfig/Explain/Phrases.h"
#include "tileconf/KernelConfig/Explain/TargetText.h"
#include "tileconf/KernelConfig/Target/TargetTableJson.h"
#include "llvm/ADT/STLExtras.h"

using namespace tileconf;
using namespace tileconf::driver;

/// All targets, that of no device last.
static std::vector<const TableTarget *> listTargets() {
  std::vector<const TableTarget *> targets = getRegisteredTargets().vec();
  targets.push_back(&getGenericTarget());
  return targets;
}

/// Why no target has that name: the architecture has none, or there is no such
/// name and this is how the others are.
static std::string complainAbout(const std::string &name,
                                 llvm::ArrayRef<const TableTarget *> targets) {
  auto [architecture, api] = llvm::StringRef(name).split('/');
  TargetLookup found = api.empty() ? lookupTarget(architecture)
                                   : lookupTarget(architecture, api);
  const auto *refusal = std::get_if<TargetRefusal>(&found);
  if (refusal &&
      refusal->kind == TargetRefusal::Kind::UnsupportedArchitecture) {
    return reportRefusal(*refusal);
  }
  std::vector<std::string> names;
  std::vector<std::string> words;
  auto add = [&](std::string known) {
    if (!llvm::is_contained(names, known)) {
      words.push_back("`" + known + "`");
      names.push_back(std::move(known));
    }
  };
  for (const TableTarget *target : targets) {
    add(target->getArchitecture().str());
  }
  for (const TableTarget *target : targets) {
    add(getTargetName(target->getTable()));
  }
  std::string similar = findSimilar(name, names);
  return "there is no target `" + name + "`; known are " + joinWords(words) +
         (similar.empty() ? std::string()
                          : "; did you mean `" + similar + "`?");
}

DriverStatus driver::runTargets(const Invocation &invocation,
                                std::string &output,
                                llvm::raw_ostream &errors) {
  const std::vector<std::string> &names = invocation.operands;
  std::vector<const TableTarget *> targets = listTargets();
  if (names.size() > 1) {
    reportUsage("`tileconf targets` takes one name, and `" + names[1] +
                    "` is a second one",
                errors);
    return DriverStatus::BadUsage;
  }
  if (!names.empty()) {
    const std::string &name = names.front();
    std::vector<const TableTarget *> all = targets;
    llvm::erase_if(targets, [&](const TableTarget *target) {
      return target->getArchitecture() != name &&
             getTargetName(target->getTable()) != name;
    });
    if (targets.empty()) {
      reportUsage(complainAbout(name, all), errors);
      return DriverStatus::BadUsage;
    }
  }

  if (invocation.json) {
    llvm::json::Array tables;
    for (const TableTarget *target : targets) {
      tables.push_back(printTargetTable(target->getTable()));
    }
    printDocument(llvm::json::Object{{"version", kDocumentVersion},
                                     {"targets", std::move(tables)}},
                  output);
    return DriverStatus::Resolved;
  }
  llvm::raw_string_ostream stream(output);
  if (names.empty()) {
    printTargetList(targets, stream);
    return DriverStatus::Resolved;
  }
  llvm::interleave(
      targets, stream,
      [&](const TableTarget *target) {
        printTargetText(target->getTable(), stream);
      },
      "\n");
  return DriverStatus::Resolved;
}
