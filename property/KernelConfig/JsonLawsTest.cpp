//===- JsonLawsTest.cpp - Problem files say it all --------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Laws.h"
#include "tileconf/KernelConfig/Domain/JsonReader.h"
#include "llvm/Support/FormatVariadic.h"
#include "gtest/gtest.h"
#include <random>

using namespace tileconf;
using namespace tileconf::property;

namespace {

class JsonLaws : public testing::TestWithParam<Shape> {};

} // namespace

static std::string print(const ProblemDescription &description) {
  return llvm::formatv("{0}", printProblem(description));
}

/// Printing and reading again gives the same document and the same answer.
TEST_P(JsonLaws, PrintedProblemsReadBack) {
  checkLaw(GetParam(), 500,
           [](const ProblemDescription &description, uint64_t) -> std::string {
             std::string text = print(description);
             llvm::Expected<ParsedProblem> parsed = parseProblem(text);
             if (!parsed) {
               return llvm::toString(parsed.takeError());
             }
             if (print(parsed->description) != text) {
               return "printing is no fixed point: " +
                      print(parsed->description);
             }
             auto before = getValues(resolve(description.build()));
             auto after = getValues(resolve(parsed->problem));
             return before == after
                        ? ""
                        : toString(before) + " becomes " + toString(after);
           });
}

/// A damaged document is refused with a message or read as a problem that can
/// be printed and asked about; there is no third way.
TEST_P(JsonLaws, DamagedDocumentsAreRefusedOrRead) {
  unsigned refused = 0;
  checkLaw(
      GetParam(), 150,
      [&](const ProblemDescription &description, uint64_t seed) -> std::string {
        std::mt19937_64 engine(seed);
        std::string text = print(description);
        static constexpr llvm::StringLiteral alphabet =
            "{}[]\",:0123456789-eE.truefalsn\\ \x80";
        for (unsigned attempt = 0; attempt < 10; ++attempt) {
          std::string damaged = text;
          for (unsigned hits = 1 + engine() % 3; hits > 0; --hits) {
            size_t place = engine() % damaged.size();
            switch (engine() % 3) {
            case 0:
              damaged[place] = alphabet[engine() % alphabet.size()];
              break;
            case 1:
              damaged.erase(place, 1 + engine() % 20);
              damaged += ' ';
              break;
            default:
              damaged.insert(place, damaged.substr(engine() % damaged.size(),
                                                   engine() % 30));
              break;
            }
          }
          llvm::Expected<ParsedProblem> parsed = parseProblem(damaged);
          if (!parsed) {
            ++refused;
            if (llvm::toString(parsed.takeError()).empty()) {
              return "refused without a word: " + damaged;
            }
            continue;
          }
          std::string printed = print(parsed->description);
          llvm::Expected<ParsedProblem> again = parseProblem(printed);
          if (!again) {
            return llvm::toString(again.takeError());
          }
          if (print(again->description) != printed) {
            return "printing is no fixed point: " + printed;
          }
          if (resolve(parsed->problem).index() !=
              resolve(again->problem).index()) {
            return "another answer after printing: " + printed;
          }
        }
        return "";
      });
  expectMet(refused);
}

INSTANTIATE_TEST_SUITE_P(Shapes, JsonLaws,
                         testing::Values(Shape::Kernel, Shape::Synthetic,
                                         Shape::LossyFloat32, Shape::Tangled),
                         [](const testing::TestParamInfo<Shape> &shape) {
                           return getShapeName(shape.param);
                         });
