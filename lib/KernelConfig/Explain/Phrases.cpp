//===- Phrases.cpp - Parts of sentences -------------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Explain/Phrases.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace tileconf;

std::string tileconf::joinWords(llvm::ArrayRef<std::string> words,
                                llvm::StringRef last) {
  std::string text;
  for (auto [position, word] : llvm::enumerate(words)) {
    if (position > 0) {
      bool isLast = position + 1 == words.size();
      text += isLast ? " " + last.str() + " " : std::string(", ");
    }
    text += word;
  }
  return text;
}

std::string Phrases::operation(OperationId operation) const {
  std::string name = names.getName(operation);
  return name.empty() ? "operation " + std::to_string(operation)
                      : "`" + name + "`";
}

std::string Phrases::operationAt(OperationId id) const {
  std::string location = names.getLocation(id);
  return operation(id) + (location.empty() ? "" : " at " + location);
}

std::string Phrases::tile(const Requirement &requirement) const {
  std::string type = stringify(requirement.type).str();
  if (requirement.operand == kResult) {
    return "its " + type + " result";
  }
  return "its " + type + " operand " + std::to_string(requirement.operand);
}

std::string Phrases::width(DestinationWidth width) {
  return stringify(width).str() + "-bit";
}

std::string Phrases::mode(UnpackMode mode) {
  switch (mode) {
  case UnpackMode::Default:
    return "default";
  case UnpackMode::UnpackToDestination:
    return "unpack-to-destination";
  }
  return "mode" + std::to_string(static_cast<unsigned>(mode));
}

std::string Phrases::modes(UnpackModeSet modes) {
  llvm::SmallVector<std::string, 2> words;
  for (unsigned value = 0; value < kMaxUnpackModes; ++value) {
    if (modes.contains(static_cast<UnpackMode>(value))) {
      words.push_back(mode(static_cast<UnpackMode>(value)));
    }
  }
  return words.empty() ? "no" : joinWords(words, "or");
}

std::string Phrases::strategy(const StrategyOption &option) {
  return "`" + stringify(option.strategy).str() + "`";
}

std::string Phrases::options(const ChoiceClass &choice) {
  llvm::SmallVector<std::string, 2> words;
  for (const StrategyOption &option : choice.options) {
    words.push_back(strategy(option));
  }
  return joinWords(words, "or");
}

std::string Phrases::takes(const StrategyOption &option) const {
  llvm::MapVector<uint16_t, llvm::SmallVector<unsigned, 2>> buffersByModes;
  for (const BufferUse &use : option.demands.bufferUses) {
    uint16_t accepted =
        acceptedModes(Requirement::of(kNoOperation, use)).getBits();
    auto &sameModes = buffersByModes[accepted];
    if (!llvm::is_contained(sameModes, use.buffer)) {
      sameModes.push_back(use.buffer);
    }
  }
  llvm::SmallVector<std::string, 2> words;
  for (const auto &[accepted, sameModes] : buffersByModes) {
    words.push_back(
        (sameModes.size() == 1 ? "dataflow buffer " : "dataflow buffers ") +
        buffers(sameModes) + " in " + modes(UnpackModeSet::fromBits(accepted)) +
        " mode");
  }
  return joinWords(words);
}

std::string Phrases::optionInFull(const StrategyOption &option) const {
  std::string taken = takes(option);
  return strategy(option) + (taken.empty() ? "" : " (takes " + taken + ")");
}

std::vector<StrategyOption>
Phrases::allowedOptions(const ChoiceClass &choice) const {
  std::vector<StrategyOption> allowed;
  for (const StrategyOption &option : choice.options) {
    if (problem.policy.enableFpuBinaryOps.value || !isFpuBinary(option)) {
      allowed.push_back(option);
    }
  }
  return allowed.empty() ? choice.options : allowed;
}

std::string Phrases::abilities(const ChoiceClass &choice) const {
  if (choice.pinned && choice.options.size() > 1) {
    return "records `" + stringify(*choice.pinned).str() +
           "`, and could otherwise run on " + options(choice);
  }
  llvm::SmallVector<std::string, 2> words;
  for (const StrategyOption &option : allowedOptions(choice)) {
    words.push_back(strategy(option));
  }
  if (words.size() == choice.options.size()) {
    return "can run on " + options(choice);
  }
  return "can run on " + joinWords(words, "or") + " only, because " +
         setting({Requirement::Kind::FpuBinaryPin});
}

std::string Phrases::optionsInFull(const ChoiceClass &choice) const {
  llvm::SmallVector<std::string, 2> words;
  for (const StrategyOption &option : choice.options) {
    words.push_back(optionInFull(option));
  }
  return joinWords(words, "or");
}

std::string Phrases::buffers(llvm::ArrayRef<unsigned> buffers) {
  llvm::SmallVector<std::string, 4> words;
  for (unsigned buffer : buffers) {
    words.push_back(std::to_string(buffer));
  }
  return joinWords(words);
}

static std::string describeSetting(SettingSource source,
                                   llvm::StringRef attribute,
                                   llvm::StringRef option,
                                   llvm::StringRef attributeValue,
                                   llvm::StringRef optionValue) {
  bool isAttribute = source == SettingSource::Attribute;
  return llvm::formatv(isAttribute ? "`{0}` is {1}" : "option `{0}` is {1}",
                       isAttribute ? attribute : option,
                       isAttribute ? attributeValue : optionValue)
      .str();
}

std::string Phrases::setting(const Requirement &requirement) const {
  const KernelConfigPolicy &policy = problem.policy;
  auto selection = [](const Setting<Selection> &setting,
                      llvm::StringRef attribute, llvm::StringRef option) {
    bool enabled = setting.value == Selection::Enabled;
    return describeSetting(setting.source, attribute, option,
                           enabled ? "true" : "false",
                           stringify(setting.value));
  };
  switch (requirement.kind) {
  case Requirement::Kind::WidthPin:
    return selection(policy.fp32DestAcc, "fp32_dest_acc_en",
                     "fp32-dest-acc-en");
  case Requirement::Kind::SyncPin:
    return selection(policy.dstFullSync, "dst_full_sync_en",
                     "dst-full-sync-en");
  case Requirement::Kind::FpuBinaryPin:
    return describeSetting(policy.enableFpuBinaryOps.source,
                           "ttl.enable_fpu_binary_ops", "enable-fpu-binary-ops",
                           "false", "false");
  case Requirement::Kind::UnpackPin:
    return "`ttl.unpack_to_dest_fp32` " +
           std::string(policy.listsUnpackToDest(requirement.buffer)
                           ? "includes"
                           : "leaves out") +
           " dataflow buffer " + std::to_string(requirement.buffer);
  case Requirement::Kind::ModePin: {
    UnpackModeSet assumed;
    for (const ModePin &pin : problem.modePins) {
      if (pin.buffer == requirement.buffer) {
        assumed = pin.modes;
      }
    }
    return "dataflow buffer " + std::to_string(requirement.buffer) +
           " is to be in " + modes(assumed) + " mode";
  }
  case Requirement::Kind::DestinationUse:
  case Requirement::Kind::BufferUse:
  case Requirement::Kind::Choice:
  case Requirement::Kind::StrategyPin:
  case Requirement::Kind::DstDemand:
    break;
  }
  return "";
}

const ChoiceClass *Phrases::findClass(OperationId operation) const {
  const KernelRequirements &requirements = problem.requirements;
  // Choices come in kernel order.
  const auto *found =
      llvm::find_if(requirements.getChoices(), [&](const Choice &choice) {
        return choice.operation == operation;
      });
  if (found == requirements.getChoices().end()) {
    return nullptr;
  }
  return &requirements.getChoiceClasses()[found->classIndex];
}

UnpackModeSet Phrases::exactModes(const Requirement &use) const {
  ConfigRelation relation = problem.target->getUnpackConfigurations(
      use.primitive, use.route, use.type);
  UnpackModeSet modes;
  for (UnpackModeSet exact : relation.exact) {
    modes |= exact;
  }
  return modes;
}

UnpackModeSet Phrases::acceptedModes(const Requirement &use) const {
  UnpackModeSet modes = exactModes(use);
  if (problem.policy.f32Unpack == F32Unpack::AllowTf32) {
    ConfigRelation relation = problem.target->getUnpackConfigurations(
        use.primitive, use.route, use.type);
    for (UnpackModeSet lossy : relation.lossy) {
      modes |= lossy;
    }
  }
  return modes;
}

std::string Phrases::modeDemand(const Requirement &use) const {
  UnpackModeSet exact = exactModes(use);
  if (problem.policy.listsUnpackToDest(use.buffer) &&
      use.type != TileDataType::Float32 && exact == acceptedModes(use) &&
      exact == UnpackModeSet(UnpackMode::Default)) {
    return "default mode, whatever `ttl.unpack_to_dest_fp32` says";
  }
  if (exact == acceptedModes(use)) {
    return modes(exact) + " mode only";
  }
  if (problem.policy.unpackToDestFp32 && use.type == TileDataType::Float32) {
    bool listed = problem.policy.listsUnpackToDest(use.buffer);
    return mode(listed ? UnpackMode::UnpackToDestination
                       : UnpackMode::Default) +
           " mode, as `ttl.unpack_to_dest_fp32` says";
  }
  return modes(exact) + " mode only, if it is to lose nothing";
}

std::string Phrases::need(const Requirement &requirement) const {
  switch (requirement.kind) {
  case Requirement::Kind::DestinationUse: {
    WidthSet widths = problem.target->getDestinationWidths(
        requirement.primitive, requirement.type);
    if (widths.empty()) {
      return operation(requirement.operation) +
             " has no destination width for " + tile(requirement);
    }
    DestinationWidth only = widths.contains(DestinationWidth::Bits32)
                                ? DestinationWidth::Bits32
                                : DestinationWidth::Bits16;
    return operation(requirement.operation) + " works with " + width(only) +
           " destination elements only, for " + tile(requirement);
  }
  case Requirement::Kind::BufferUse:
    return operation(requirement.operation) + " takes operand " +
           std::to_string(requirement.operand) + " (" +
           stringify(requirement.type).str() + ") from dataflow buffer " +
           std::to_string(requirement.buffer) + " in " +
           modeDemand(requirement);
  case Requirement::Kind::Choice: {
    const ChoiceClass *choice = findClass(requirement.operation);
    std::string name = operation(requirement.operation);
    if (!choice) {
      return name + " has to run on one of its strategies";
    }
    auto allowed = allowedOptions(*choice);
    if (allowed.size() < choice->options.size()) {
      llvm::SmallVector<std::string, 2> words;
      for (const StrategyOption &option : allowed) {
        words.push_back(optionInFull(option));
      }
      return name + " can only run on " + joinWords(words, "or") + ", since " +
             setting({Requirement::Kind::FpuBinaryPin});
    }
    if (choice->options.size() > 1) {
      return name + " has to run on " + optionsInFull(*choice);
    }
    std::string obstacle = names.getFpuObstacle(requirement.operation);
    return name + " can only run on " + optionsInFull(*choice) +
           (obstacle.empty() ? "" : ", since " + obstacle);
  }
  case Requirement::Kind::StrategyPin: {
    std::string pinned = "`" + stringify(requirement.strategy).str() + "`";
    if (const ChoiceClass *choice = findClass(requirement.operation)) {
      for (const StrategyOption &option : choice->options) {
        if (option.strategy == requirement.strategy) {
          pinned = optionInFull(option);
        }
      }
    }
    return operation(requirement.operation) + " records strategy " + pinned;
  }
  case Requirement::Kind::DstDemand:
    return operation(requirement.operation) + " needs " +
           std::to_string(requirement.tiles) + " DST tiles at once";
  case Requirement::Kind::WidthPin:
  case Requirement::Kind::SyncPin:
  case Requirement::Kind::UnpackPin:
  case Requirement::Kind::FpuBinaryPin:
  case Requirement::Kind::ModePin:
    return setting(requirement);
  }
  return "";
}

std::string Phrases::cause(const Requirement &cause,
                           const KernelConfigPlan &plan) const {
  if (cause.kind != Requirement::Kind::Choice) {
    return need(cause);
  }
  const ChoiceClass *known = findClass(cause.operation);
  if (!known) {
    return operation(cause.operation) + " asks for full fp32 accumulation";
  }
  if (known->options.size() == 1) {
    return need(cause);
  }
  size_t number = known - problem.requirements.getChoiceClasses().data();
  return operation(cause.operation) + " runs on `" +
         stringify(plan.getClassStrategy(number)).str() + "`";
}

std::string Phrases::reason(const Reason &reason,
                            const KernelConfigPlan &plan) const {
  llvm::SmallVector<std::string, 2> causes;
  for (const Requirement &requirement : reason.causes) {
    std::string text = cause(requirement, plan);
    if (requirement.operation != kNoOperation) {
      std::string location = names.getLocation(requirement.operation);
      if (!location.empty()) {
        text += " (";
        text += location;
        text += ")";
      }
    }
    causes.push_back(std::move(text));
  }
  std::string joined = joinWords(causes);
  switch (reason.kind) {
  case Reason::Kind::Default:
    return "nothing asks for more";
  case Reason::Kind::Preferred:
    return joined.empty() ? "preferred" : "preferred: " + joined;
  case Reason::Kind::Pinned:
    return "fixed: " + joined;
  case Reason::Kind::Required:
    return "required: " + joined;
  case Reason::Kind::TradeOff:
    return joined.empty() ? "any other choice costs the kernel more"
                          : "any other choice costs the kernel more: " + joined;
  }
  return "";
}
