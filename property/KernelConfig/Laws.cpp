//===- Laws.cpp - Runs laws and shrinks what breaks them --------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Laws.h"

#include "tileconf/KernelConfig/Domain/UnpackModeName.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "gtest/gtest.h"
#include <cstdlib>

using namespace tileconf;
using namespace tileconf::property;

static double readNumber(const char *variable, double otherwise) {
  const char *text = std::getenv(variable);
  double number = 0;
  if (!text || llvm::StringRef(text).getAsDouble(number) || number < 0) {
    return otherwise;
  }
  return number;
}

namespace {

/// Every problem that is one step smaller than another.
class Smaller {
public:
  explicit Smaller(const ProblemDescription &problem) : problem(problem) {}

  std::vector<ProblemDescription> all() {
    for (size_t index = 0; index < problem.operations.size(); ++index) {
      change([&](ProblemDescription &smaller) {
        smaller.operations.erase(smaller.operations.begin() + index);
      });
    }
    for (size_t index = 0; index < problem.operations.size(); ++index) {
      shrinkOperation(index);
    }
    for (size_t index = 0; index < problem.buffers.size(); ++index) {
      change([&](ProblemDescription &smaller) {
        smaller.buffers.erase(smaller.buffers.begin() + index);
      });
    }
    shrinkPolicy();
    return std::move(result);
  }

private:
  template <typename Change>
  void change(Change apply) {
    ProblemDescription smaller = problem;
    apply(smaller);
    result.push_back(std::move(smaller));
  }

  void shrinkDemands(const Demands &demands,
                     llvm::function_ref<Demands &(ProblemDescription &)> find) {
    for (size_t use = 0; use < demands.bufferUses.size(); ++use) {
      change([&](ProblemDescription &smaller) {
        auto &uses = find(smaller).bufferUses;
        uses.erase(uses.begin() + use);
      });
    }
    for (size_t use = 0; use < demands.destinationUses.size(); ++use) {
      change([&](ProblemDescription &smaller) {
        auto &uses = find(smaller).destinationUses;
        uses.erase(uses.begin() + use);
      });
    }
    if (demands.fullFp32) {
      change(
          [&](ProblemDescription &smaller) { find(smaller).fullFp32.reset(); });
    }
  }

  void shrinkOperation(size_t index) {
    const OperationRecord &operation = problem.operations[index];
    if (operation.pinned) {
      change([&](ProblemDescription &smaller) {
        smaller.operations[index].pinned.reset();
      });
    }
    if (operation.dstTiles) {
      change([&](ProblemDescription &smaller) {
        smaller.operations[index].dstTiles.reset();
      });
    }
    shrinkDemands(operation.demands,
                  [&](ProblemDescription &smaller) -> Demands & {
                    return smaller.operations[index].demands;
                  });
    for (size_t option = 0; option < operation.options.size(); ++option) {
      if (operation.options.size() > 1 &&
          operation.pinned != operation.options[option].strategy) {
        change([&](ProblemDescription &smaller) {
          auto &options = smaller.operations[index].options;
          options.erase(options.begin() + option);
        });
      }
      shrinkDemands(operation.options[option].demands,
                    [&](ProblemDescription &smaller) -> Demands & {
                      return smaller.operations[index].options[option].demands;
                    });
    }
  }

  void shrinkPolicy() {
    const KernelConfigPolicy plain;
    auto reset = [&](auto member) {
      change([&](ProblemDescription &smaller) {
        smaller.policy.*member = plain.*member;
      });
    };
    const KernelConfigPolicy &policy = problem.policy;
    if (policy.fp32DestAcc.value != plain.fp32DestAcc.value) {
      reset(&KernelConfigPolicy::fp32DestAcc);
    }
    if (policy.dstFullSync.value != plain.dstFullSync.value) {
      reset(&KernelConfigPolicy::dstFullSync);
    }
    if (!policy.enableFpuBinaryOps.value) {
      reset(&KernelConfigPolicy::enableFpuBinaryOps);
    }
    if (policy.unpackToDestFp32) {
      reset(&KernelConfigPolicy::unpackToDestFp32);
    }
    if (policy.f32Unpack != plain.f32Unpack) {
      reset(&KernelConfigPolicy::f32Unpack);
    }
    if (policy.preferExactF32Binary) {
      reset(&KernelConfigPolicy::preferExactF32Binary);
    }
    if (policy.reduceFullFp32) {
      change([](ProblemDescription &smaller) {
        smaller.policy.reduceFullFp32 = false;
      });
    }
    if (policy.matmulFullFp32) {
      change([](ProblemDescription &smaller) {
        smaller.policy.matmulFullFp32 = false;
      });
    }
  }

  const ProblemDescription &problem;
  std::vector<ProblemDescription> result;
};

} // namespace

static ProblemDescription shrink(ProblemDescription problem, uint64_t seed,
                                 Law law) {
  bool shrunk = true;
  while (shrunk) {
    shrunk = false;
    for (ProblemDescription &candidate : Smaller(problem).all()) {
      if (!law(candidate, seed).empty()) {
        problem = std::move(candidate);
        shrunk = true;
        break;
      }
    }
  }
  return problem;
}

static double getFactor() { return readNumber("TILECONF_PROPERTY_CASES", 1); }

void property::checkLaw(Shape shape, unsigned cases, Law law, Size size) {
  auto first = static_cast<uint64_t>(readNumber("TILECONF_PROPERTY_SEED", 1));
  auto count = static_cast<uint64_t>(cases * getFactor());
  for (uint64_t seed = first; seed < first + count; ++seed) {
    ProblemDescription problem = generateProblem(shape, size, seed);
    if (law(problem, seed).empty()) {
      continue;
    }
    ProblemDescription smallest = shrink(std::move(problem), seed, law);
    FAIL() << "seed " << seed
           << " (TILECONF_PROPERTY_SEED): " << law(smallest, seed) << "\n"
           << llvm::formatv("{0:2}", printProblem(smallest)).str();
  }
}

void property::expectMet(uint64_t times) {
  if (getFactor() >= 1) {
    EXPECT_GT(times, 0u);
  }
}

std::optional<PlanValues> property::getValues(const Resolution &resolution) {
  if (const auto *plan = std::get_if<KernelConfigPlan>(&resolution)) {
    return plan->getValues();
  }
  return std::nullopt;
}

std::string property::toString(const std::optional<PlanValues> &values) {
  if (!values) {
    return "none";
  }
  std::string text = stringify(values->destinationWidth).str() + " bits, " +
                     stringify(values->dstSync).str() + ", modes";
  for (UnpackMode mode : values->unpackModes) {
    text += " " + getUnpackModeName(mode).str();
  }
  text += ", unpack to destination";
  for (unsigned buffer : values->unpackToDestination) {
    text += " " + std::to_string(buffer);
  }
  text += ", strategies";
  for (Strategy strategy : values->strategies) {
    text += " " + stringify(strategy).str();
  }
  return text;
}
