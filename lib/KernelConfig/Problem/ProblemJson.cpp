//===- ProblemJson.cpp - Reads problems from JSON ---------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Problem/ProblemJson.h"

#include "PolicyJson.h"
#include "tileconf/KernelConfig/Target/TargetRegistry.h"
#include "tileconf/KernelConfig/Target/TargetTableJson.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <limits>

using namespace tileconf;

// An operand without a route demands nothing, and an operation whose primitive
// is unknown is not ready to be asked about.
static constexpr PrimitiveSet kPrimitives =
    PrimitiveSet::all() - PrimitiveSet(Primitive::Unknown);
static constexpr RouteSet kRoutes =
    RouteSet::all() - RouteSet(OperandRoute::None);

/// Uses that one way of executing an operation may state. A tile operation has
/// a handful of operands; this keeps counts of them small numbers.
static constexpr size_t kMaxUses = 1024;

Problem ProblemDescription::build() const {
  Problem problem;
  problem.target = target;
  problem.policy = policy;
  for (const BufferRecord &buffer : buffers) {
    problem.requirements.addBinding(buffer.index, buffer.consumed,
                                    std::nullopt);
    for (TileDataType type : Vocabulary<TileDataType>::values) {
      if (buffer.types.contains(type)) {
        problem.requirements.addBinding(buffer.index, buffer.consumed, type);
      }
    }
  }
  for (auto [number, operation] : llvm::enumerate(operations)) {
    auto id = static_cast<OperationId>(number);
    if (operation.options.empty()) {
      problem.requirements.addFixed(id, operation.demands);
    } else {
      problem.requirements.addChoice(id, operation.options, operation.pinned);
    }
    if (operation.dstTiles) {
      problem.requirements.addDstDemand(id, *operation.dstTiles);
    }
  }
  return problem;
}

namespace {

class ProblemReader {
public:
  explicit ProblemReader(ProblemDescription &description)
      : description(description) {}

  bool read(const JsonReader &root) {
    return root.checkKeys(
               {"version", "target", "policy", "buffers", "operations"}) &&
           root.member("version",
                       [](const JsonReader &version) {
                         unsigned number;
                         return version.readInteger(kProblemVersion,
                                                    kProblemVersion, number);
                       }) &&
           root.member(
               "target",
               [&](const JsonReader &target) { return readTarget(target); }) &&
           root.optionalMember(
               "policy",
               [&](const JsonReader &policy) {
                 return readPolicy(policy,
                                   description.target->getDataflowBufferCount(),
                                   description.policy);
               }) &&
           root.optionalMember("buffers",
                               [&](const JsonReader &buffers) {
                                 return readBuffers(buffers);
                               }) &&
           root.member("operations", [&](const JsonReader &operations) {
             return operations.elements([&](const JsonReader &operation) {
               return readOperation(operation);
             });
           });
  }

private:
  bool readTarget(const JsonReader &reader) {
    if (reader.has("table")) {
      auto readTable = [&](const JsonReader &table) {
        TargetTable rows;
        if (!readTargetTable(table, rows)) {
          return false;
        }
        description.inlineTarget =
            std::make_shared<const TableTarget>(std::move(rows));
        description.target = description.inlineTarget.get();
        return true;
      };
      return reader.checkKeys({"table"}) && reader.member("table", readTable);
    }
    if (reader.has("generic")) {
      auto readGeneric = [&](const JsonReader &flag) {
        bool generic = false;
        description.target = &getGenericTarget();
        return flag.readBool(generic) && (generic || flag.fail("`true`"));
      };
      return reader.checkKeys({"generic"}) &&
             reader.member("generic", readGeneric);
    }
    return reader.checkKeys({"architecture", "config_api"}) &&
           readRegisteredTarget(reader);
  }

  bool readRegisteredTarget(const JsonReader &reader) {
    std::string architecture;
    std::string configApi = kDefaultConfigApi.str();
    if (!reader.member("architecture",
                       [&](const JsonReader &name) {
                         return name.readString(architecture);
                       }) ||
        !reader.optionalMember("config_api", [&](const JsonReader &name) {
          return name.readString(configApi);
        })) {
      return false;
    }
    TargetLookup lookup = lookupTarget(architecture, configApi);
    if (const auto *found = std::get_if<const TableTarget *>(&lookup)) {
      description.target = *found;
      return true;
    }
    // The names that would have been right, each once.
    llvm::SmallVector<std::string, 4> names;
    const auto &refusal = std::get<TargetRefusal>(lookup);
    bool api = refusal.kind == TargetRefusal::Kind::UnknownConfigApi;
    for (const TableTarget *target : getRegisteredTargets()) {
      std::string name =
          "`" +
          (api ? target->getConfigApi() : target->getArchitecture()).str() +
          "`";
      if (!llvm::is_contained(names, name)) {
        names.push_back(name);
      }
    }
    std::string needed = "one of " + llvm::join(names, ", ");
    if (refusal.kind == TargetRefusal::Kind::UnsupportedArchitecture) {
      needed += "; this one is known but lacks " + refusal.missing;
    }
    return reader.member(
        api ? "config_api" : "architecture",
        [&](const JsonReader &name) { return name.fail(needed); });
  }

  template <typename Index>
  bool readBufferIndex(const JsonReader &reader, Index &index) {
    return reader.readInteger(
        0, description.target->getDataflowBufferCount() - 1, index);
  }

  bool readBuffers(const JsonReader &reader) {
    llvm::BitVector seen(kMaxDataflowBuffers);
    return reader.elements([&](const JsonReader &element) {
      BufferRecord &buffer = description.buffers.emplace_back();
      return element.checkKeys({"index", "consumed", "types"}) &&
             element.member("index",
                            [&](const JsonReader &index) {
                              if (!readBufferIndex(index, buffer.index)) {
                                return false;
                              }
                              if (seen.test(buffer.index)) {
                                return index.fail(
                                    "a buffer that has no entry yet");
                              }
                              seen.set(buffer.index);
                              return true;
                            }) &&
             element.optionalMember("consumed",
                                    [&](const JsonReader &flag) {
                                      return flag.readBool(buffer.consumed);
                                    }) &&
             element.optionalMember("types", [&](const JsonReader &types) {
               return types.readSet(buffer.types);
             });
    });
  }

  static bool readOperand(const JsonReader &reader, int16_t &operand) {
    if (!reader.isString()) {
      return reader.readInteger(0, std::numeric_limits<int16_t>::max(),
                                operand);
    }
    operand = kResult;
    return reader.readParsed(
        {"result"},
        [](llvm::StringRef word) {
          return word == "result" ? std::optional(kResult) : std::nullopt;
        },
        operand);
  }

  /// A use names its primitive, unless what it belongs to has done so.
  bool readUse(const JsonReader &reader, std::optional<Primitive> inherited,
               Demands &demands) {
    Primitive primitive = inherited.value_or(Primitive::Unknown);
    TileDataType type = TileDataType::Float32;
    int16_t operand = kResult;
    auto readCommon = [&] {
      auto readPrimitive = [&](const JsonReader &word) {
        return word.readWord(primitive, kPrimitives);
      };
      return (inherited ? reader.optionalMember("primitive", readPrimitive)
                        : reader.member("primitive", readPrimitive)) &&
             reader.member("operand",
                           [&](const JsonReader &number) {
                             return readOperand(number, operand);
                           }) &&
             reader.member("type", [&](const JsonReader &word) {
               return word.readWord(type);
             });
    };
    if (!reader.has("buffer")) {
      if (!reader.checkKeys({"operand", "primitive", "type"}) ||
          !readCommon()) {
        return false;
      }
      demands.destinationUses.push_back({operand, primitive, type});
      return true;
    }
    uint8_t buffer = 0;
    OperandRoute route = OperandRoute::None;
    if (!reader.checkKeys(
            {"buffer", "operand", "primitive", "route", "type"}) ||
        !reader.member("buffer",
                       [&](const JsonReader &index) {
                         return readBufferIndex(index, buffer);
                       }) ||
        !readCommon() || !reader.member("route", [&](const JsonReader &word) {
          return word.readWord(route, kRoutes);
        })) {
      return false;
    }
    demands.bufferUses.push_back({operand, buffer, primitive, route, type});
    return true;
  }

  bool readDemands(const JsonReader &reader, std::optional<Primitive> primitive,
                   Demands &demands) {
    return reader.optionalMember("uses", [&](const JsonReader &uses) {
      return uses.checkSize(kMaxUses) &&
             uses.elements([&](const JsonReader &use) {
               return readUse(use, primitive, demands);
             });
    }) && reader.optionalMember("full_fp32", [&](const JsonReader &word) {
      return word.readWord(demands.fullFp32.emplace());
    });
  }

  bool readOption(const JsonReader &reader, OperationRecord &operation) {
    StrategyOption option;
    auto readStrategy = [&](const JsonReader &word) {
      if (!word.readWord(option.strategy)) {
        return false;
      }
      for (const StrategyOption &other : operation.options) {
        if (other.strategy == option.strategy) {
          return word.fail("a strategy that the operation does not offer yet");
        }
      }
      return true;
    };
    if (!reader.checkKeys({"strategy", "primitive", "uses", "full_fp32"}) ||
        !reader.member("strategy", readStrategy) ||
        !reader.member("primitive",
                       [&](const JsonReader &word) {
                         return word.readWord(option.primitive, kPrimitives);
                       }) ||
        !readDemands(reader, option.primitive, option.demands)) {
      return false;
    }
    operation.options.push_back(std::move(option));
    return true;
  }

  bool readOptions(const JsonReader &reader, OperationRecord &operation) {
    auto readPin = [&](const JsonReader &word) {
      EnumSet<Strategy> offered;
      for (const StrategyOption &option : operation.options) {
        offered |= option.strategy;
      }
      return word.readWord(operation.pinned.emplace(), offered);
    };
    return reader.checkKeys(
               {"name", "location", "options", "pinned", "dst_tiles"}) &&
           reader.member(
               "options",
               [&](const JsonReader &options) {
                 return options.elements([&](const JsonReader &option) {
                   return readOption(option, operation);
                 }) && (!operation.options.empty() ||
                        options.fail("an array of options"));
               }) &&
           reader.optionalMember("pinned", readPin);
  }

  bool readFixed(const JsonReader &reader, OperationRecord &operation) {
    std::optional<Primitive> primitive;
    return reader.checkKeys({"name", "location", "primitive", "uses",
                             "full_fp32", "dst_tiles"}) &&
           reader.optionalMember("primitive",
                                 [&](const JsonReader &word) {
                                   return word.readWord(primitive.emplace(),
                                                        kPrimitives);
                                 }) &&
           readDemands(reader, primitive, operation.demands);
  }

  bool readOperation(const JsonReader &reader) {
    OperationRecord &operation = description.operations.emplace_back();
    auto text = [](std::string &value) {
      return [&](const JsonReader &member) { return member.readString(value); };
    };
    bool alternatives = reader.has("options") || reader.has("pinned");
    return (alternatives ? readOptions(reader, operation)
                         : readFixed(reader, operation)) &&
           reader.optionalMember("name", text(operation.name)) &&
           reader.optionalMember("location", text(operation.location)) &&
           reader.optionalMember("dst_tiles", [&](const JsonReader &number) {
             return number.readInteger(1, std::numeric_limits<int32_t>::max(),
                                       operation.dstTiles.emplace());
           });
  }

  ProblemDescription &description;
};

} // namespace

/// Where a defect is and what it is. The reader has refused everything that a
/// document can do wrong; this speaks when check() learns of something new.
static std::string describe(const ProblemDefect &defect) {
  std::string where =
      defect.operation == kNoOperation
          ? "`$.policy`"
          : "`$.operations[" + std::to_string(defect.operation) + "]`";
  switch (defect.kind) {
  case ProblemDefect::Kind::UsedBufferOutOfRange:
  case ProblemDefect::Kind::ListedBufferOutOfRange:
    return where + " names buffer " + std::to_string(defect.buffer) +
           ", which the target does not have";
  case ProblemDefect::Kind::NoOptions:
    return where + " offers no strategy";
  case ProblemDefect::Kind::RepeatedStrategy:
    return where + " offers a strategy twice";
  case ProblemDefect::Kind::PinnedStrategyNotOffered:
    return where + " insists on a strategy that it does not offer";
  }
  return where;
}

llvm::Expected<ParsedProblem> tileconf::parseProblem(llvm::StringRef text) {
  llvm::Expected<llvm::json::Value> document = parseJsonDocument(text);
  if (!document) {
    return document.takeError();
  }
  auto refuse = [](const std::string &message) {
    return llvm::createStringError(llvm::inconvertibleErrorCode(), message);
  };
  ParsedProblem parsed;
  std::string error;
  if (!ProblemReader(parsed.description).read(JsonReader(*document, error))) {
    return refuse(error);
  }
  parsed.problem = parsed.description.build();
  std::vector<ProblemDefect> defects = check(parsed.problem);
  if (!defects.empty()) {
    return refuse(describe(defects.front()));
  }
  return parsed;
}
