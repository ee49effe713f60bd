//===- RuleBookTest.cpp - Nothing is missing from the rule book -*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every finding has a row, a page, a test that it occurs in and one that it is
// nearly due in and does not. Files are found by name: CODE-what.mlir and
// CODE-what-near-miss.mlir.
//
//===----------------------------------------------------------------------===//

#include "KernelBuilder.h"
#include "tileconf/KernelConfig/Findings/Findings.h"

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

using namespace tileconf;
using namespace tileconf::test;
namespace fs = std::filesystem;

static std::string readFile(const fs::path &path) {
  std::ifstream stream(path);
  std::ostringstream text;
  text << stream.rdbuf();
  return text.str();
}

/// Codes of diagnostics that are no errors.
static std::set<std::string> getFindingCodes() {
  std::set<std::string> codes;
  for (DiagnosticId id : {
#define TILECONF_DIAGNOSTIC(NAME, CODE, SEVERITY, TEXT) DiagnosticId::NAME,
#include "tileconf/KernelConfig/Explain/Diagnostics.def"
       }) {
    if (getSeverity(id) != Severity::Error) {
      codes.insert(getCode(id).str());
    }
  }
  return codes;
}

TEST(RuleBook, HasEveryFindingOnceAndInOrder) {
  std::vector<std::string> codes;
  for (const Rule &rule : getRules()) {
    codes.push_back(rule.getCode().str());
    EXPECT_EQ(findRule(rule.getCode()), &rule);
    EXPECT_FALSE(rule.title.empty());
    EXPECT_EQ(rule.isGivenUp(), rule.getCode().starts_with("TC05"));
  }
  EXPECT_TRUE(llvm::is_sorted(codes));
  EXPECT_EQ(std::set<std::string>(codes.begin(), codes.end()),
            getFindingCodes());
  EXPECT_EQ(codes.size(), getFindingCodes().size());
  EXPECT_EQ(findRule("TC0401"), nullptr);
  EXPECT_EQ(findRule("TC0699"), nullptr);
}

TEST(RuleBook, RestsOnFactsThatAreWrittenDown) {
  std::string facts =
      readFile(fs::path(TILECONF_ROOT) / "docs" / "hardware-facts.md");
  ASSERT_FALSE(facts.empty());
  for (const Rule &rule : getRules()) {
    llvm::SmallVector<llvm::StringRef> numbers;
    llvm::StringRef(rule.facts).split(numbers, ", ");
    for (llvm::StringRef number : numbers) {
      unsigned value = 0;
      EXPECT_FALSE(number.getAsInteger(10, value))
          << rule.getCode().str() << ": " << number.str();
    }
  }
}

TEST(RuleBook, HasATestAndANearMissForEveryRule) {
  fs::path folder = fs::path(TILECONF_ROOT) / "test/KernelConfig/Findings";
  for (const Rule &rule : getRules()) {
    if (rule.isGivenUp()) {
      continue;
    }
    std::string code = rule.getCode().str();
    bool occurs = false;
    bool nearlyOccurs = false;
    for (const fs::directory_entry &entry : fs::directory_iterator(folder)) {
      llvm::StringRef path = entry.path().native();
      llvm::StringRef name = path.substr(path.rfind('/') + 1);
      if (!name.starts_with(code + "-")) {
        continue;
      }
      bool shown =
          llvm::StringRef(readFile(entry.path())).contains("{{[" + code + "]");
      if (name.ends_with("-near-miss.mlir")) {
        EXPECT_FALSE(shown) << name.str();
        nearlyOccurs = true;
      } else {
        EXPECT_TRUE(shown) << name.str();
        occurs = true;
      }
    }
    EXPECT_TRUE(occurs) << code << " occurs in no test";
    EXPECT_TRUE(nearlyOccurs) << code << " has no near miss";
  }
}

TEST(RuleBook, HasAPageForEveryRule) {
  for (const Rule &rule : getRules()) {
    fs::path page =
        fs::path(TILECONF_ROOT) / "docs/codes" / (rule.getCode().str() + ".md");
    EXPECT_TRUE(fs::exists(page)) << page.native();
  }
}

TEST(RuleBook, EveryHazardOfATargetHasARule) {
  HazardSet covered;
  for (const Rule &rule : getRules()) {
    if (rule.hazard) {
      covered |= *rule.hazard;
    }
  }
  EXPECT_EQ(covered, HazardSet::all());
}

TEST(RuleBook, HoldsWhereTheTargetHasTheHazard) {
  const Rule &fidelity = *findRule("TC0601");
  EXPECT_TRUE(fidelity.holdsOn(getTarget("wormhole_b0")));
  EXPECT_FALSE(fidelity.holdsOn(getTarget("blackhole")));
  EXPECT_FALSE(fidelity.holdsOn(getGenericTarget()));
  const Rule &scaler = *findRule("TC0606");
  EXPECT_FALSE(scaler.holdsOn(getTarget("wormhole_b0")));
  EXPECT_TRUE(scaler.holdsOn(getTarget("blackhole", "ComputeGen1Config")));
  // Not a hazard: a fallback that is not documented.
  const Rule &fallback = *findRule("TC0501");
  EXPECT_FALSE(fallback.holdsOn(getTarget("wormhole_b0")));
  EXPECT_TRUE(fallback.holdsOn(getTarget("blackhole")));
}
