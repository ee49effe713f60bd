//===- Z3Resolver.cpp - Encodes a problem and its objective -----*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Z3Resolver.h"

#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <stdexcept>
#include <z3++.h>

using namespace tileconf;
using namespace tileconf::property;

namespace {

/// Exactly one of several values is taken; the preferred one stands first.
using Pick = std::vector<z3::expr>;

struct Z3Choice {
  std::vector<const StrategyOption *> options;
  Pick pick;
};

class Z3Resolver {
public:
  explicit Z3Resolver(const ProblemDescription &problem)
      : problem(problem), target(*problem.target), policy(problem.policy),
        solver(context, "QF_FD"), wide(context.bool_const("wide")),
        full(context.bool_const("full")), wantsWide(context.bool_val(false)),
        lossyUses(context) {}

  std::optional<PlanValues> run() {
    addBuffers();
    addPins();
    for (const OperationRecord &operation : problem.operations) {
      addOperation(operation);
    }
    if (!isSolvable()) {
      return std::nullopt;
    }
    optimise();
    return readValues();
  }

private:
  //===--------------------------------------------------------------------===//
  // What is legal
  //===--------------------------------------------------------------------===//

  void addBuffers() {
    unsigned bound = 0;
    auto name = [&](unsigned buffer) { bound = std::max(bound, buffer + 1); };
    auto nameUsed = [&](const Demands &demands) {
      for (const BufferUse &use : demands.bufferUses) {
        name(use.buffer);
      }
    };
    for (const BufferRecord &buffer : problem.buffers) {
      name(buffer.index);
    }
    for (const OperationRecord &operation : problem.operations) {
      nameUsed(operation.demands);
      for (const StrategyOption &option : operation.options) {
        nameUsed(option.demands);
      }
    }
    if (policy.unpackToDestFp32) {
      llvm::for_each(*policy.unpackToDestFp32, name);
    }
    for (unsigned buffer = 0; buffer < bound; ++buffer) {
      modes.push_back(
          makePick("mode" + std::to_string(buffer) + "_", modeCount()));
    }
  }

  void addPins() {
    auto pin = [&](Selection selection, const z3::expr &knob) {
      if (selection != Selection::Auto) {
        solver.add(selection == Selection::Enabled ? knob : !knob);
      }
    };
    pin(policy.fp32DestAcc.value, wide);
    pin(policy.dstFullSync.value, full);
    if (!policy.unpackToDestFp32) {
      return;
    }
    UnpackEntryRules rules = target.getUnpackEntryRules();
    for (unsigned buffer : *policy.unpackToDestFp32) {
      bool bound = false;
      bool consumed = false;
      for (const BufferRecord &record : problem.buffers) {
        bound |= record.index == buffer;
        consumed |= record.index == buffer && record.consumed;
      }
      if (rules.rejectsUnbound && !bound) {
        solver.add(context.bool_val(false));
      }
      if (rules.consumedNeeds32Bit && consumed) {
        solver.add(wide);
      }
    }
  }

  void addOperation(const OperationRecord &operation) {
    if (operation.dstTiles) {
      for (DestinationWidth width : Vocabulary<DestinationWidth>::values) {
        for (DstSync sync : Vocabulary<DstSync>::values) {
          if (target.getDstCapacity(width, sync) < *operation.dstTiles) {
            solver.add(!(hasWidth(width) && hasSync(sync)));
          }
        }
      }
    }
    if (operation.options.empty()) {
      addDemands(operation.demands, context.bool_val(true));
      return;
    }
    Z3Choice &choice = choices.emplace_back();
    for (const StrategyOption &option : operation.options) {
      choice.options.push_back(&option);
    }
    llvm::sort(choice.options, [&](const auto *lhs, const auto *rhs) {
      return std::pair(getPlace(*lhs), lhs->strategy) <
             std::pair(getPlace(*rhs), rhs->strategy);
    });
    choice.pick = makePick("choice" + std::to_string(choices.size() - 1) + "_",
                           choice.options.size());
    for (auto [option, taken] : llvm::zip(choice.options, choice.pick)) {
      addDemands(option->demands, taken);
      bool runsBinaryOnFpu = option->strategy == Strategy::FPU &&
                             option->primitive == Primitive::ElementwiseBinary;
      if ((operation.pinned && *operation.pinned != option->strategy) ||
          (!policy.enableFpuBinaryOps.value && runsBinaryOnFpu)) {
        solver.add(!taken);
      }
    }
  }

  /// What holds where `taken` does.
  void addDemands(const Demands &demands, const z3::expr &taken) {
    for (const DestinationUse &use : demands.destinationUses) {
      WidthSet widths = target.getDestinationWidths(use.primitive, use.type);
      for (DestinationWidth width : Vocabulary<DestinationWidth>::values) {
        if (!widths.contains(width)) {
          solver.add(!(taken && hasWidth(width)));
        }
      }
    }
    for (const BufferUse &use : demands.bufferUses) {
      addBufferUse(use, taken);
    }
    if (demands.fullFp32 &&
        target.getFullFp32Support(*demands.fullFp32).supported &&
        (*demands.fullFp32 == FullFp32Category::Matmul
             ? policy.matmulFullFp32
             : policy.reduceFullFp32)) {
      wantsWide = wantsWide || taken;
    }
  }

  void addBufferUse(const BufferUse &use, const z3::expr &taken) {
    ConfigRelation relation =
        target.getUnpackConfigurations(use.primitive, use.route, use.type);
    for (DestinationWidth width : Vocabulary<DestinationWidth>::values) {
      for (unsigned number = 0; number < modeCount(); ++number) {
        auto mode = static_cast<UnpackMode>(number);
        z3::expr here = taken && hasWidth(width) && hasMode(use.buffer, mode);
        if (relation.getExact(width).contains(mode)) {
          continue;
        }
        if (policy.f32Unpack == F32Unpack::AllowTf32 &&
            relation.getLossy(width).contains(mode)) {
          lossyUses.push_back(here);
        } else {
          solver.add(!here);
        }
      }
    }
    if (policy.unpackToDestFp32 && use.type == TileDataType::Float32) {
      bool listed = llvm::is_contained(*policy.unpackToDestFp32, use.buffer);
      solver.add(implies(
          taken, hasMode(use.buffer, listed ? UnpackMode::UnpackToDestination
                                            : UnpackMode::Default)));
    }
  }

  //===--------------------------------------------------------------------===//
  // What is best: items 0 to 4 of Resolver.h
  //===--------------------------------------------------------------------===//

  void optimise() {
    minimise(lossyUses);
    z3::expr_vector unpreferred(context);
    for (const Z3Choice &choice : choices) {
      unpreferred.push_back(!choice.pick.front());
    }
    minimise(unpreferred);
    for (const Z3Choice &choice : choices) {
      minimise(getSteps(choice.pick));
    }
    minimise(wide != wantsWide);
    minimise(full);
    for (const Pick &mode : modes) {
      minimise(getSteps(mode));
    }
  }

  /// Where an option stands in its operation's order of preference: that of the
  /// vocabulary, with the SFPU first where f32 arithmetic had better be exact.
  unsigned getPlace(const StrategyOption &option) const {
    auto isFloat32 = [](const auto &use) {
      return use.type == TileDataType::Float32;
    };
    const Demands &demands = option.demands;
    bool exact = policy.preferExactF32Binary &&
                 option.primitive == Primitive::ElementwiseBinary &&
                 (llvm::any_of(demands.bufferUses, isFloat32) ||
                  llvm::any_of(demands.destinationUses, isFloat32));
    switch (option.strategy) {
    case Strategy::FPU:
      return exact ? 1 : 0;
    case Strategy::SFPU:
      return exact ? 0 : 1;
    case Strategy::DestReuse:
      return 2;
    }
    return 0;
  }

  /// As many of these are true as values stand before the one that is taken.
  z3::expr_vector getSteps(const Pick &pick) {
    z3::expr_vector steps(context);
    z3::expr passed = context.bool_val(true);
    for (const z3::expr &value : pick) {
      passed = passed && !value;
      steps.push_back(passed);
    }
    return steps;
  }

  void minimise(const z3::expr &penalty) {
    z3::expr_vector penalties(context);
    penalties.push_back(penalty);
    minimise(penalties);
  }

  /// Finds how few of `penalties` can be true, and demands that from then on.
  void minimise(const z3::expr_vector &penalties) {
    if (penalties.empty()) {
      return;
    }
    unsigned fewest = countTrue(penalties);
    for (bool better = true; better && fewest > 0;) {
      solver.push();
      solver.add(atmost(penalties, fewest - 1));
      better = isSolvable();
      solver.pop();
      fewest = countTrue(penalties);
    }
    solver.add(atmost(penalties, fewest));
  }

  //===--------------------------------------------------------------------===//
  // Asking Z3
  //===--------------------------------------------------------------------===//

  Pick makePick(const std::string &name, size_t size) {
    Pick pick;
    z3::expr_vector values(context);
    for (size_t number = 0; number < size; ++number) {
      pick.push_back(
          context.bool_const((name + std::to_string(number)).c_str()));
      values.push_back(pick.back());
    }
    solver.add(atleast(values, 1));
    solver.add(atmost(values, 1));
    return pick;
  }

  unsigned modeCount() const { return target.getUnpackModeCount(); }
  z3::expr hasWidth(DestinationWidth width) {
    return width == DestinationWidth::Bits32 ? wide : !wide;
  }
  z3::expr hasSync(DstSync sync) {
    return sync == DstSync::Full ? full : !full;
  }
  z3::expr hasMode(unsigned buffer, UnpackMode mode) {
    auto number = static_cast<unsigned>(mode);
    return number < modeCount() ? modes[buffer][number]
                                : context.bool_val(false);
  }

  /// Remembers the configuration that was found, if there is one.
  bool isSolvable() {
    z3::check_result result = solver.check();
    if (result == z3::unknown) {
      throw std::runtime_error("Z3 gives up: " + solver.reason_unknown());
    }
    if (result == z3::sat) {
      model = solver.get_model();
    }
    return result == z3::sat;
  }

  bool isTrue(const z3::expr &fact) {
    return model->eval(fact, /*model_completion=*/true).is_true();
  }
  unsigned countTrue(const z3::expr_vector &facts) {
    unsigned count = 0;
    for (unsigned index = 0; index < facts.size(); ++index) {
      count += isTrue(facts[static_cast<int>(index)]);
    }
    return count;
  }
  size_t getTaken(const Pick &pick) {
    auto taken = llvm::find_if(
        pick, [&](const z3::expr &value) { return isTrue(value); });
    return taken - pick.begin();
  }

  PlanValues readValues() {
    PlanValues values;
    values.destinationWidth =
        isTrue(wide) ? DestinationWidth::Bits32 : DestinationWidth::Bits16;
    values.dstSync = isTrue(full) ? DstSync::Full : DstSync::DoubleBuffered;
    for (const Pick &mode : modes) {
      values.unpackModes.push_back(static_cast<UnpackMode>(getTaken(mode)));
      if (values.unpackModes.back() == UnpackMode::UnpackToDestination) {
        values.unpackToDestination.push_back(values.unpackModes.size() - 1);
      }
    }
    if (policy.unpackToDestFp32) {
      values.unpackToDestination = *policy.unpackToDestFp32;
    }
    for (const Z3Choice &choice : choices) {
      values.strategies.push_back(
          choice.options[getTaken(choice.pick)]->strategy);
    }
    return values;
  }

  const ProblemDescription &problem;
  const KernelTargetEnvironment &target;
  const KernelConfigPolicy &policy;

  z3::context context;
  z3::solver solver;
  std::optional<z3::model> model;
  z3::expr wide;
  z3::expr full;
  std::vector<Pick> modes;
  std::vector<Z3Choice> choices;
  /// A full-fp32 accumulation asks for 32-bit destination elements.
  z3::expr wantsWide;
  z3::expr_vector lossyUses;
};

} // namespace

std::optional<PlanValues>
property::solveByZ3(const ProblemDescription &problem) {
  return Z3Resolver(problem).run();
}
