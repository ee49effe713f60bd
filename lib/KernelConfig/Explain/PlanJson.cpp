//===- PlanJson.cpp - Answers as JSON ---------------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Explain/PlanJson.h"

#include "tileconf/KernelConfig/Domain/UnpackModeName.h"
#include "llvm/ADT/STLExtras.h"

using namespace tileconf;
using llvm::json::Array;
using llvm::json::Object;
using llvm::json::Value;

static llvm::StringRef spell(Requirement::Kind kind) {
  switch (kind) {
  case Requirement::Kind::DestinationUse:
    return "destination_use";
  case Requirement::Kind::BufferUse:
    return "buffer_use";
  case Requirement::Kind::Choice:
    return "choice";
  case Requirement::Kind::StrategyPin:
    return "strategy_pin";
  case Requirement::Kind::DstDemand:
    return "dst_demand";
  case Requirement::Kind::WidthPin:
    return "width_pin";
  case Requirement::Kind::SyncPin:
    return "sync_pin";
  case Requirement::Kind::UnpackPin:
    return "unpack_pin";
  case Requirement::Kind::FpuBinaryPin:
    return "fpu_binary_pin";
  case Requirement::Kind::ModePin:
    return "mode_pin";
  }
  return "";
}

static llvm::StringRef spell(Reason::Kind kind) {
  switch (kind) {
  case Reason::Kind::Default:
    return "default";
  case Reason::Kind::Preferred:
    return "preferred";
  case Reason::Kind::Pinned:
    return "pinned";
  case Reason::Kind::Required:
    return "required";
  case Reason::Kind::TradeOff:
    return "trade_off";
  }
  return "";
}

static llvm::StringRef spell(DroppedPreference::Kind kind) {
  switch (kind) {
  case DroppedPreference::Kind::TargetFallback:
    return "target_fallback";
  case DroppedPreference::Kind::Beaten:
    return "beaten";
  }
  return "";
}

/// The members that say which operation is meant.
static Object describeOperation(OperationId operation,
                                const OperationNames &names) {
  Object object{{"operation", operation}};
  std::string name = names.getName(operation);
  if (!name.empty()) {
    object["name"] = llvm::json::fixUTF8(name);
  }
  std::string location = names.getLocation(operation);
  if (!location.empty()) {
    object["location"] = llvm::json::fixUTF8(location);
  }
  return object;
}

static Value printOperand(int16_t operand) {
  if (operand == kResult) {
    return "result";
  }
  return operand;
}

Value tileconf::printRequirement(const Requirement &requirement,
                                 const OperationNames &names) {
  Object object;
  if (requirement.operation != kNoOperation) {
    object = describeOperation(requirement.operation, names);
  }
  object["kind"] = spell(requirement.kind);
  switch (requirement.kind) {
  case Requirement::Kind::BufferUse:
    object["buffer"] = requirement.buffer;
    object["route"] = stringify(requirement.route);
    [[fallthrough]];
  case Requirement::Kind::DestinationUse:
    object["operand"] = printOperand(requirement.operand);
    object["primitive"] = stringify(requirement.primitive);
    object["type"] = stringify(requirement.type);
    break;
  case Requirement::Kind::StrategyPin:
    object["strategy"] = stringify(requirement.strategy);
    break;
  case Requirement::Kind::DstDemand:
    object["tiles"] = requirement.tiles;
    break;
  case Requirement::Kind::UnpackPin:
  case Requirement::Kind::ModePin:
    object["buffer"] = requirement.buffer;
    break;
  case Requirement::Kind::Choice:
  case Requirement::Kind::WidthPin:
  case Requirement::Kind::SyncPin:
  case Requirement::Kind::FpuBinaryPin:
    break;
  }
  return object;
}

static Array printRequirements(llvm::ArrayRef<Requirement> requirements,
                               const OperationNames &names) {
  Array array;
  for (const Requirement &requirement : requirements) {
    array.push_back(printRequirement(requirement, names));
  }
  return array;
}

static Object printReason(const Reason &reason, const OperationNames &names) {
  return Object{
      {"kind", spell(reason.kind)},
      {"causes", printRequirements(reason.causes, names)},
  };
}

static Array printBuffers(const KernelConfigPlan &plan,
                          const OperationNames &names) {
  Array buffers;
  for (auto [buffer, mode] : llvm::enumerate(plan.getValues().unpackModes)) {
    buffers.push_back(Object{
        {"index", buffer},
        {"unpack_mode", getUnpackModeName(mode)},
        {"reason", printReason(plan.getUnpackReason(buffer), names)},
    });
  }
  return buffers;
}

static Array printStrategies(const KernelConfigPlan &plan,
                             const Problem &problem,
                             const OperationNames &names) {
  Array strategies;
  for (const Choice &choice : problem.requirements.getChoices()) {
    Object printed = describeOperation(choice.operation, names);
    printed["strategy"] = stringify(plan.getClassStrategy(choice.classIndex));
    printed["reason"] =
        printReason(plan.getClassReason(choice.classIndex), names);
    strategies.push_back(std::move(printed));
  }
  return strategies;
}

static Array printDropped(const KernelConfigPlan &plan,
                          const OperationNames &names) {
  Array array;
  for (const DroppedPreference &dropped : plan.getDroppedPreferences()) {
    Object printed = describeOperation(dropped.operation, names);
    printed["kind"] = spell(dropped.kind);
    printed["category"] = stringify(dropped.category);
    if (!dropped.reference.empty()) {
      printed["reference"] = llvm::json::fixUTF8(dropped.reference);
    }
    printed["causes"] = printRequirements(dropped.causes, names);
    array.push_back(std::move(printed));
  }
  return array;
}

Value tileconf::printPlan(const KernelConfigPlan &plan, const Problem &problem,
                          const OperationNames &names) {
  const KernelConfigPolicy &policy = problem.policy;
  Array lossy;
  for (const LossyUse &use : plan.getLossyUses()) {
    lossy.push_back(Object{
        {"use", printRequirement(use.use, names)},
        {"count", use.count},
    });
  }
  return Object{
      {"version", kAnswerVersion},
      {"answer", "plan"},
      {"destination_width",
       Object{{"value", stringify(plan.getDestinationWidth())},
              {"reason", printReason(plan.getWidthReason(), names)}}},
      {"dst_sync",
       Object{{"value", stringify(plan.getDstSync())},
              {"reason", printReason(plan.getSyncReason(), names)}}},
      {"dst_capacity", problem.target->getDstCapacity(
                           plan.getDestinationWidth(), plan.getDstSync())},
      {"math_fidelity",
       Object{{"value", stringify(policy.mathFidelity.value)},
              {"source", stringify(policy.mathFidelity.source)}}},
      {"buffers", printBuffers(plan, names)},
      {"unpack_to_destination", Array(plan.getUnpackToDestination())},
      {"strategies", printStrategies(plan, problem, names)},
      {"dropped_preferences", printDropped(plan, names)},
      {"lossy_uses", std::move(lossy)},
  };
}

Value tileconf::printConflict(const KernelConfigConflict &conflict,
                              const OperationNames &names) {
  return Object{
      {"version", kAnswerVersion},
      {"answer", "conflict"},
      {"requirements", printRequirements(conflict.requirements, names)},
  };
}

Value tileconf::printLimit(const ResolutionLimit &limit) {
  return Object{
      {"version", kAnswerVersion},
      {"answer", "limit"},
      {"buffers", Array(limit.buffers)},
  };
}

Value tileconf::printResolution(const Resolution &resolution,
                                const Problem &problem,
                                const OperationNames &names) {
  if (const auto *plan = std::get_if<KernelConfigPlan>(&resolution)) {
    return printPlan(*plan, problem, names);
  }
  if (const auto *conflict = std::get_if<KernelConfigConflict>(&resolution)) {
    return printConflict(*conflict, names);
  }
  return printLimit(std::get<ResolutionLimit>(resolution));
}
