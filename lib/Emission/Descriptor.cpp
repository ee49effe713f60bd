//===- Descriptor.cpp - Plans in the words of runtimes ----------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A new API is a function here and a row in kApis.
//
//===----------------------------------------------------------------------===//

#include "tileconf/Emission/Descriptor.h"

#include "tileconf/KernelConfig/Explain/Diagnostics.h"
#include "tileconf/KernelConfig/Explain/Phrases.h"
#include "llvm/ADT/STLExtras.h"
#include <map>

using namespace tileconf;

namespace {

constexpr llvm::StringLiteral kMathFidelity = "MathFidelity";
constexpr llvm::StringLiteral kUnpackToDestMode = "UnpackToDestMode";

constexpr RuntimeEnum kDefaultMode{kUnpackToDestMode, "Default"};
constexpr RuntimeEnum kUnpackToDestFp32{kUnpackToDestMode, "UnpackToDestFp32"};

struct Api {
  RuntimeStruct structure;
  std::vector<DescriptorField> (*build)(const KernelConfigPlan &plan,
                                        const Problem &problem,
                                        MathFidelity fidelity);
};

} // namespace

static DescriptorField makeMathFidelity(MathFidelity fidelity) {
  return {"math_fidelity", RuntimeEnum{kMathFidelity, stringify(fidelity)}};
}

static DescriptorField makeFp32DestAcc(const KernelConfigPlan &plan) {
  return {"fp32_dest_acc_en",
          plan.getDestinationWidth() == DestinationWidth::Bits32};
}

static DescriptorField makeDstFullSync(const KernelConfigPlan &plan) {
  return {"dst_full_sync_en", plan.getDstSync() == DstSync::Full};
}

// What no plan decides has the default of the structures (contract facts 6, 7
// and 17), which is not that of TT-NN's operations (fact 9).
static DescriptorField makeBfp8PackPrecise() {
  return {"bfp8_pack_precise", false};
}

static DescriptorField makeMathApproxMode() {
  return {"math_approx_mode", false};
}

/// Contract facts 2, 7 and 62: one entry for each slot that the device has.
static std::vector<DescriptorField>
buildComputeConfigDescriptor(const KernelConfigPlan &plan,
                             const Problem &problem, MathFidelity fidelity) {
  SlotVector modes(problem.target->getDataflowBufferCount(), kDefaultMode);
  for (unsigned buffer : plan.getUnpackToDestination()) {
    modes[buffer] = kUnpackToDestFp32;
  }
  return {makeMathFidelity(fidelity), makeFp32DestAcc(plan),
          makeDstFullSync(plan),      {"unpack_to_dest_mode", std::move(modes)},
          makeBfp8PackPrecise(),      makeMathApproxMode()};
}

/// Calls `visit` with each buffer that the kernel takes Float32 tiles from. A
/// binding knows the format of the whole buffer; a use of a buffer that is not
/// bound in sight still knows what it takes out of it.
template <typename Visit>
static void forEachConsumedFloat32(const KernelRequirements &requirements,
                                   Visit visit) {
  for (unsigned buffer = 0; buffer < requirements.getBufferBound(); ++buffer) {
    const BufferBinding &binding = requirements.getBinding(buffer);
    if (binding.consumed && binding.types.contains(TileDataType::Float32)) {
      visit(buffer);
    }
  }
  auto visitUse = [&](const BufferUse &use) {
    if (use.type == TileDataType::Float32) {
      visit(use.buffer);
    }
  };
  for (const auto &fixed : requirements.getBufferUses()) {
    visitUse(fixed.use);
  }
  for (const ChoiceClass &known : requirements.getChoiceClasses()) {
    for (const StrategyOption &option : known.options) {
      llvm::for_each(option.demands.bufferUses, visitUse);
    }
  }
}

/// Contract facts 17, 28 and 195: an entry for what is not default, and for
/// what the API wants to see stated.
static std::vector<DescriptorField>
buildComputeGen1Config(const KernelConfigPlan &plan, const Problem &problem,
                       MathFidelity fidelity) {
  std::map<unsigned, RuntimeEnum> entries;
  if (problem.target->getUnpackEntryRules().statesConsumedFloat32 &&
      plan.getDestinationWidth() == DestinationWidth::Bits32) {
    forEachConsumedFloat32(problem.requirements, [&](unsigned buffer) {
      entries.insert({buffer, kDefaultMode});
    });
  }
  for (unsigned buffer : plan.getUnpackToDestination()) {
    entries.insert_or_assign(buffer, kUnpackToDestFp32);
  }
  BufferTable modes;
  for (const auto &[buffer, mode] : entries) {
    modes.emplace_back(getBufferName(buffer), mode);
  }
  return {
      makeMathFidelity(fidelity), makeFp32DestAcc(plan),
      makeDstFullSync(plan),      makeMathApproxMode(),
      makeBfp8PackPrecise(),      {"unpack_to_dest_mode", std::move(modes)}};
}

static constexpr Api kApis[] = {
    {{"ComputeConfigDescriptor", "tt::tt_metal",
      "tt-metalium/program_descriptors.hpp"},
     buildComputeConfigDescriptor},
    {{"ComputeGen1Config", "tt::tt_metal::experimental",
      "tt-metalium/experimental/metal2_host_api/compute_hardware_config.hpp"},
     buildComputeGen1Config},
};

std::string tileconf::getBufferName(unsigned buffer) {
  return "dfb_" + std::to_string(buffer);
}

template <typename... Args>
static llvm::Error refuse(DiagnosticId id, Args &&...args) {
  return llvm::createStringError(format(id, std::forward<Args>(args)...));
}

llvm::Expected<Descriptor>
tileconf::buildDescriptor(const KernelConfigPlan &plan, const Problem &problem,
                          MathFidelity fidelity) {
  const KernelTargetEnvironment &target = *problem.target;
  if (!target.isLaunchable()) {
    return refuse(DiagnosticId::NotLaunchable, target.getArchitecture());
  }
  const Api *api = llvm::find_if(kApis, [&](const Api &known) {
    return known.structure.name == target.getConfigApi();
  });
  if (api == std::end(kApis)) {
    llvm::SmallVector<std::string, 2> names;
    for (const Api &known : kApis) {
      names.push_back("`" + known.structure.name.str() + "`");
    }
    return refuse(DiagnosticId::NoDescriptor, target.getConfigApi(),
                  joinWords(names));
  }
  // Both APIs know the two modes of Gen1 devices and no others.
  for (auto [buffer, mode] : llvm::enumerate(plan.getValues().unpackModes)) {
    if (mode != UnpackMode::Default &&
        mode != UnpackMode::UnpackToDestination) {
      return refuse(DiagnosticId::NoDescriptorMode, api->structure.name,
                    Phrases::mode(mode), buffer);
    }
  }
  return Descriptor{api->structure, api->build(plan, problem, fidelity)};
}
