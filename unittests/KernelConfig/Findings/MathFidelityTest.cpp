//===- MathFidelityTest.cpp - Which fidelity is chosen, and why -*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelBuilder.h"
#include "tileconf/KernelConfig/Findings/MathFidelityChoice.h"

using namespace tileconf;
using namespace tileconf::test;

namespace {

/// A matmul of bf16 tiles, which prefers 32-bit destination elements.
struct MatmulKernel {
  explicit MatmulKernel(const TableTarget &target) : builder(target) {
    profile.multiplications.push_back(
        {builder.matmul(0, 1), 1, std::nullopt, std::nullopt});
  }

  MathFidelityChoice choose() const {
    return chooseMathFidelity(builder.plan(), builder.build(), profile);
  }

  KernelBuilder builder;
  KernelProfile profile;
};

} // namespace

TEST(MathFidelityChoice, AvoidsHiFi4WithWideElementsOnWormhole) {
  for (llvm::StringRef api : {"ComputeConfigDescriptor", "ComputeGen1Config"}) {
    MatmulKernel kernel(getTarget("wormhole_b0", api));
    MathFidelityChoice choice = kernel.choose();
    EXPECT_EQ(choice.value, MathFidelity::HiFi3);
    EXPECT_EQ(choice.kind, MathFidelityChoice::Kind::Avoided);
    EXPECT_EQ(choice.multiplication, 0u);
  }
}

TEST(MathFidelityChoice, KeepsTheDefaultWhereItIsSafe) {
  MatmulKernel blackhole(getTarget("blackhole"));
  EXPECT_EQ(blackhole.choose().value, MathFidelity::HiFi4);
  EXPECT_EQ(blackhole.choose().kind, MathFidelityChoice::Kind::Default);

  MatmulKernel generic(getGenericTarget());
  EXPECT_EQ(generic.choose().value, MathFidelity::HiFi4);

  MatmulKernel narrow(getTarget("wormhole_b0"));
  narrow.builder.policy().matmulFullFp32 = false;
  EXPECT_EQ(narrow.choose().value, MathFidelity::HiFi4);

  MatmulKernel nothing(getTarget("wormhole_b0"));
  nothing.profile.multiplications.clear();
  EXPECT_EQ(nothing.choose().value, MathFidelity::HiFi4);
  EXPECT_EQ(nothing.choose().multiplication, kNoOperation);
}

TEST(MathFidelityChoice, LeavesTheUserHisOwn) {
  MatmulKernel kernel(getTarget("wormhole_b0"));
  for (MathFidelity fidelity : Vocabulary<MathFidelity>::values) {
    kernel.builder.policy().mathFidelity = {fidelity, SettingSource::Option};
    EXPECT_EQ(kernel.choose().value, fidelity);
    EXPECT_EQ(kernel.choose().kind, MathFidelityChoice::Kind::Set);
  }
}

TEST(MathFidelityChoice, CountsProductsOnTheFpuOnly) {
  KernelBuilder builder;
  OperationId product = builder.binary(0, 1);
  KernelProfile profile;
  profile.multiplications.push_back({product, 2, 0, Strategy::FPU});
  MathFidelityChoice choice =
      chooseMathFidelity(builder.plan(), builder.build(), profile);
  EXPECT_EQ(choice.multiplications, 2u);
  EXPECT_EQ(choice.value, MathFidelity::HiFi3);

  // An exponential of the same buffer sends the product to the SFPU.
  builder.unary(0);
  choice = chooseMathFidelity(builder.plan(), builder.build(), profile);
  EXPECT_EQ(choice.multiplications, 0u);
  EXPECT_EQ(choice.multiplication, kNoOperation);
  EXPECT_EQ(choice.value, MathFidelity::HiFi4);
}
