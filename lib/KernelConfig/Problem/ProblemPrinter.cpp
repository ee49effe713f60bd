//===- ProblemPrinter.cpp - Writes problems as JSON -------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Problem/ProblemJson.h"

#include "PolicyJson.h"
#include "tileconf/KernelConfig/Target/TargetRegistry.h"
#include "tileconf/KernelConfig/Target/TargetTableJson.h"

using namespace tileconf;

/// Text from a caller, who may have read it from a file in any encoding.
static llvm::json::Value printText(llvm::StringRef text) {
  return llvm::json::fixUTF8(text);
}

static llvm::json::Value printTarget(const ProblemDescription &description) {
  if (description.inlineTarget) {
    return llvm::json::Object{
        {"table", printTargetTable(description.inlineTarget->getTable())}};
  }
  if (description.target == &getGenericTarget()) {
    return llvm::json::Object{{"generic", true}};
  }
  return llvm::json::Object{
      {"architecture", description.target->getArchitecture().str()},
      {"config_api", description.target->getConfigApi().str()},
  };
}

static llvm::json::Value printOperand(int16_t operand) {
  if (operand == kResult) {
    return "result";
  }
  return operand;
}

static void printDemands(const Demands &demands, llvm::json::Object &object) {
  llvm::json::Array uses;
  for (const BufferUse &use : demands.bufferUses) {
    uses.push_back(llvm::json::Object{
        {"buffer", use.buffer},
        {"operand", printOperand(use.operand)},
        {"primitive", stringify(use.primitive)},
        {"route", stringify(use.route)},
        {"type", stringify(use.type)},
    });
  }
  for (const DestinationUse &use : demands.destinationUses) {
    uses.push_back(llvm::json::Object{
        {"operand", printOperand(use.operand)},
        {"primitive", stringify(use.primitive)},
        {"type", stringify(use.type)},
    });
  }
  object["uses"] = std::move(uses);
  if (demands.fullFp32) {
    object["full_fp32"] = stringify(*demands.fullFp32);
  }
}

static llvm::json::Value printOperation(const OperationRecord &operation) {
  llvm::json::Object object;
  if (!operation.name.empty()) {
    object["name"] = printText(operation.name);
  }
  if (!operation.location.empty()) {
    object["location"] = printText(operation.location);
  }
  if (operation.dstTiles) {
    object["dst_tiles"] = *operation.dstTiles;
  }
  if (operation.options.empty()) {
    printDemands(operation.demands, object);
    return object;
  }
  llvm::json::Array options;
  for (const StrategyOption &option : operation.options) {
    llvm::json::Object printed{
        {"strategy", stringify(option.strategy)},
        {"primitive", stringify(option.primitive)},
    };
    printDemands(option.demands, printed);
    options.push_back(std::move(printed));
  }
  object["options"] = std::move(options);
  if (operation.pinned) {
    object["pinned"] = stringify(*operation.pinned);
  }
  return object;
}

llvm::json::Value
tileconf::printProblem(const ProblemDescription &description) {
  llvm::json::Array buffers;
  for (const BufferRecord &buffer : description.buffers) {
    buffers.push_back(llvm::json::Object{
        {"index", buffer.index},
        {"consumed", buffer.consumed},
        {"types", printSet(buffer.types)},
    });
  }
  llvm::json::Array operations;
  for (const OperationRecord &operation : description.operations) {
    operations.push_back(printOperation(operation));
  }
  return llvm::json::Object{
      {"version", kProblemVersion},
      {"target", printTarget(description)},
      {"policy", printPolicy(description.policy)},
      {"buffers", std::move(buffers)},
      {"operations", std::move(operations)},
  };
}
