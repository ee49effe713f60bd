//===- ConflictLawsTest.cpp - Every "no" is to the point --------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Laws.h"
#include "Relaxation.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

using namespace tileconf;
using namespace tileconf::property;

namespace {

class ConflictLaws : public testing::TestWithParam<Shape> {
protected:
  /// Checks `law` on problems that have no configuration.
  void
  checkConflicts(llvm::function_ref<std::string(llvm::ArrayRef<Requirement>,
                                                const ProblemDescription &)>
                     law) {
    unsigned conflicts = 0;
    checkLaw(
        GetParam(), 15000,
        [&](const ProblemDescription &description, uint64_t) -> std::string {
          Resolution resolution = resolve(description.build());
          const auto *conflict = std::get_if<KernelConfigConflict>(&resolution);
          if (!conflict) {
            return "";
          }
          ++conflicts;
          return law(conflict->requirements, description);
        });
    expectMet(conflicts);
  }
};

TEST_P(ConflictLaws, RequirementsCannotBeMetTogether) {
  checkConflicts([](llvm::ArrayRef<Requirement> conflict,
                    const ProblemDescription &description) -> std::string {
    return keepOnly(conflict, description).isSolvable()
               ? "the requirements of the conflict can be met"
               : "";
  });
}

TEST_P(ConflictLaws, NoneIsThereInVain) {
  checkConflicts([](llvm::ArrayRef<Requirement> conflict,
                    const ProblemDescription &description) -> std::string {
    for (size_t index = 0; index < conflict.size(); ++index) {
      llvm::SmallVector<Requirement> others(conflict);
      others.erase(others.begin() + index);
      if (!keepOnly(others, description).isSolvable()) {
        return "requirement " + std::to_string(index) + " of " +
               std::to_string(conflict.size()) + " is not needed";
      }
    }
    return "";
  });
}

TEST_P(ConflictLaws, OperationsComeInKernelOrderAndPolicyLast) {
  checkConflicts([](llvm::ArrayRef<Requirement> conflict,
                    const ProblemDescription &) -> std::string {
    auto place = [](const Requirement &requirement) {
      return std::pair(requirement.isPolicy(), requirement.operation);
    };
    for (size_t index = 1; index < conflict.size(); ++index) {
      if (place(conflict[index]) < place(conflict[index - 1])) {
        return "requirement " + std::to_string(index) + " is out of order";
      }
    }
    return conflict.empty() ? "the conflict is empty" : "";
  });
}

INSTANTIATE_TEST_SUITE_P(Shapes, ConflictLaws,
                         testing::Values(Shape::Kernel, Shape::Synthetic,
                                         Shape::LossyFloat32, Shape::Tangled),
                         [](const testing::TestParamInfo<Shape> &shape) {
                           return getShapeName(shape.param);
                         });

} // namespace
