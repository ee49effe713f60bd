//===- ModePinTest.cpp - Assumed unpack modes -------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelBuilder.h"
#include "tileconf/KernelConfig/Explain/DescriptionNames.h"
#include "tileconf/KernelConfig/Explain/Phrases.h"

using namespace tileconf;
using namespace tileconf::test;
using testing::ElementsAre;

using Kind = Requirement::Kind;

TEST(ModePin, DecidesWhatIsOpen) {
  KernelBuilder kernel;
  kernel.binary(0, 1);
  Problem problem = kernel.build();
  problem.modePins = {{1, kToDest}};
  auto plan = std::get<KernelConfigPlan>(resolve(problem));
  EXPECT_EQ(plan.getUnpackMode(0), kToDest);
  EXPECT_EQ(plan.getUnpackMode(1), kToDest);
  EXPECT_THAT(plan.getStrategies(), ElementsAre(Strategy::SFPU));
  EXPECT_TRUE(verify(plan.getValues(), problem).empty());
  EXPECT_THAT(plan.getUnpackReason(1).causes,
              ElementsAre(isPolicyPin(Kind::ModePin)));
}

TEST(ModePin, ConflictsWithAReader) {
  KernelBuilder kernel;
  kernel.unary(3);
  Problem problem = kernel.build();
  problem.modePins = {{3, kDefault}};
  auto conflict = std::get<KernelConfigConflict>(resolve(problem));
  EXPECT_THAT(conflict.requirements,
              ElementsAre(isBufferUse(0u, 3), isPolicyPin(Kind::ModePin)));
  DescriptionNames names(kernel.description);
  EXPECT_EQ(Phrases(problem, names).need(conflict.requirements[1]),
            "dataflow buffer 3 is to be in default mode");
}

TEST(ModePin, OfABufferThatNothingReads) {
  KernelBuilder kernel;
  Problem problem = kernel.build();
  problem.modePins = {{5, kToDest}};
  auto plan = std::get<KernelConfigPlan>(resolve(problem));
  EXPECT_THAT(plan.getUnpackToDestination(), ElementsAre(5u));
}

TEST(ModePin, IsVerified) {
  KernelBuilder kernel;
  kernel.binary(0, 1);
  PlanValues values = kernel.plan().getValues();
  Problem problem = kernel.build();
  problem.modePins = {{1, kToDest}};
  std::vector<PlanViolation> violations = verify(values, problem);
  ASSERT_EQ(violations.size(), 1u);
  EXPECT_EQ(violations[0].requirement->kind, Kind::ModePin);
  EXPECT_EQ(violations[0].requirement->buffer, 1);
}
