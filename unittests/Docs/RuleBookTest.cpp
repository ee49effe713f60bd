//===- RuleBookTest.cpp - docs/findings.md against the rules ----*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rule book is for people, and each of its rows says again what a row of
// getRules() says: code, title, severity, targets, facts. This compares the
// two, and asks that the facts are in docs/hardware-facts.md.
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Findings/Findings.h"
#include "tileconf/KernelConfig/Target/TargetRegistry.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gmock/gmock.h"

using namespace tileconf;

static std::string readDocument(const char *name) {
  auto file =
      llvm::MemoryBuffer::getFile(std::string(TILECONF_DOCS "/") + name);
  EXPECT_TRUE(static_cast<bool>(file)) << name;
  return file ? (*file)->getBuffer().str() : "";
}

/// The cells of each row of the tables in `text` that starts with `prefix`.
static std::vector<std::vector<std::string>> readRows(llvm::StringRef text,
                                                      llvm::StringRef prefix) {
  std::vector<std::vector<std::string>> rows;
  for (llvm::StringRef line : llvm::split(text, '\n')) {
    if (!line.consume_front("| ") || !line.starts_with(prefix)) {
      continue;
    }
    std::vector<std::string> &row = rows.emplace_back();
    for (llvm::StringRef cell : llvm::split(line, '|')) {
      row.push_back(cell.trim().str());
    }
  }
  return rows;
}

/// The targets on which `rule` holds: "all", or architectures, with their API
/// where it holds through one only.
static std::string describeTargets(const Rule &rule) {
  std::vector<std::string> names;
  bool everywhere = true;
  for (const TableTarget *target : getRegisteredTargets()) {
    const TargetTable &table = target->getTable();
    bool others =
        llvm::all_of(getRegisteredTargets(), [&](const TableTarget *other) {
          return other->getTable().architecture != table.architecture ||
                 rule.holdsOn(*other);
        });
    everywhere &= rule.holdsOn(*target);
    std::string name =
        "`" + table.architecture + (others ? "" : "/" + table.configApi) + "`";
    if (rule.holdsOn(*target) && !llvm::is_contained(names, name)) {
      names.push_back(name);
    }
  }
  return everywhere ? "all" : llvm::join(names, ", ");
}

static std::string describeSeverity(Severity severity) {
  switch (severity) {
  case Severity::Error:
    return "error";
  case Severity::Warning:
    return "warning";
  case Severity::Remark:
    return "remark";
  }
  return "";
}

namespace {

TEST(RuleBook, SaysWhatTheRulesSay) {
  std::vector<std::vector<std::string>> rows =
      readRows(readDocument("findings.md"), "[TC");
  ASSERT_EQ(rows.size(), getRules().size());
  for (auto [row, rule] : llvm::zip_equal(rows, getRules())) {
    std::string code = rule.getCode().str();
    SCOPED_TRACE(code);
    ASSERT_GE(row.size(), 6U);
    EXPECT_EQ(row[0], llvm::formatv("[{0}](codes/{0}.md)", code).str());
    EXPECT_EQ(row[1], rule.title.str());
    EXPECT_EQ(row[2], describeSeverity(rule.getSeverity()));
    EXPECT_EQ(row[3], describeTargets(rule));
    EXPECT_EQ(row[4], rule.facts.str());
    EXPECT_FALSE(row[5].empty());
  }
}

TEST(RuleBook, RestsOnFactsThatAreWrittenDown) {
  llvm::StringSet<> known;
  for (const std::vector<std::string> &row :
       readRows(readDocument("hardware-facts.md"), "")) {
    for (llvm::StringRef number : llvm::split(llvm::StringRef(row[0]), ", ")) {
      known.insert(number);
    }
  }
  EXPECT_GT(known.size(), 50U);
  for (const Rule &rule : getRules()) {
    for (llvm::StringRef fact : llvm::split(rule.facts, ", ")) {
      EXPECT_TRUE(known.contains(fact))
          << rule.getCode().str() << " cites fact " << fact.str();
    }
  }
}

} // namespace
