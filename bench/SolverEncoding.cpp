//===- SolverEncoding.cpp - The problem put to Z3 ---------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SolverEncoding.h"

#include "Clock.h"
#include <array>
#include <z3++.h>

using namespace tileconf;
using namespace tileconf::bench;

namespace {

/// `Engine` is z3::solver or z3::optimize.
template <typename Engine>
class Encoding {
public:
  explicit Encoding(const Sample &sample)
      : sample(sample), modeCount(sample.target->getUnpackModeCount()),
        engine(context), wide(context.bool_const("wide")) {
    for (unsigned buffer = 0; buffer < kMaxDataflowBuffers; ++buffer) {
      z3::expr_vector modes(context);
      for (unsigned mode = 0; mode < modeCount; ++mode) {
        modes.push_back(declare("mode", buffer, mode));
      }
      addExactlyOne(modes);
      bufferModes.push_back(modes);
    }
    unsigned id = 0;
    for (uint32_t number : sample.order) {
      const SampleOperation &operation = sample.distinct[number];
      if (operation.options.empty()) {
        addDemands(context.bool_val(true), operation.demands);
      } else {
        addChoice(id, operation.options);
      }
      ++id;
    }
  }

  bool solve() { return engine.check() == z3::sat; }

  PlanValues getValues() const {
    z3::model model = engine.get_model();
    auto isTrue = [&](const z3::expr &variable) {
      return model.eval(variable, /*model_completion=*/true).is_true();
    };
    PlanValues values;
    values.destinationWidth =
        isTrue(wide) ? DestinationWidth::Bits32 : DestinationWidth::Bits16;
    for (const z3::expr_vector &modes : bufferModes) {
      unsigned mode = 0;
      while (!isTrue(modes[mode])) {
        ++mode;
      }
      if (mode == static_cast<unsigned>(UnpackMode::UnpackToDestination)) {
        values.unpackToDestination.push_back(values.unpackModes.size());
      }
      values.unpackModes.push_back(static_cast<UnpackMode>(mode));
    }
    for (const Choice &choice : choices) {
      unsigned option = 0;
      while (!isTrue(choice.taken[option])) {
        ++option;
      }
      values.strategies.push_back((*choice.options)[option].strategy);
    }
    return values;
  }

private:
  struct Choice {
    const std::vector<StrategyOption> *options;
    z3::expr_vector taken;
  };

  z3::expr declare(const char *kind, unsigned first, unsigned second) {
    std::string name =
        kind + std::to_string(first) + "." + std::to_string(second);
    return context.bool_const(name.c_str());
  }

  void addExactlyOne(const z3::expr_vector &variables) {
    engine.add(z3::mk_or(variables));
    for (unsigned second = 1; second < variables.size(); ++second) {
      for (unsigned first = 0; first < second; ++first) {
        engine.add(!variables[first] || !variables[second]);
      }
    }
  }

  void addChoice(unsigned id, const std::vector<StrategyOption> &options) {
    z3::expr_vector taken(context);
    for (unsigned number = 0; number < options.size(); ++number) {
      taken.push_back(declare("option", id, number));
    }
    addExactlyOne(taken);
    for (unsigned number = 0; number < options.size(); ++number) {
      addDemands(taken[number], options[number].demands);
    }
    if constexpr (std::is_same_v<Engine, z3::optimize>) {
      engine.add_soft(taken[0], 1);
    }
    choices.push_back({&options, taken});
  }

  /// States that `condition` implies `demands`.
  void addDemands(const z3::expr &condition, const Demands &demands) {
    for (const DestinationUse &use : demands.destinationUses) {
      WidthSet widths =
          sample.target->getDestinationWidths(use.primitive, use.type);
      for (DestinationWidth width : Vocabulary<DestinationWidth>::values) {
        if (!widths.contains(width)) {
          engine.add(z3::implies(condition, !isWidth(width)));
        }
      }
    }
    for (const BufferUse &use : demands.bufferUses) {
      ConfigRelation relation = sample.target->getUnpackConfigurations(
          use.primitive, use.route, use.type);
      for (DestinationWidth width : Vocabulary<DestinationWidth>::values) {
        UnpackModeSet allowed = relation.getExact(width);
        if (sample.policy.f32Unpack == F32Unpack::AllowTf32) {
          allowed |= relation.getLossy(width);
        }
        addRelation(condition && isWidth(width), bufferModes[use.buffer],
                    allowed);
      }
    }
  }

  void addRelation(const z3::expr &condition, const z3::expr_vector &modes,
                   UnpackModeSet allowed) {
    z3::expr_vector possible(context);
    for (unsigned mode = 0; mode < modeCount; ++mode) {
      if (allowed.contains(static_cast<UnpackMode>(mode))) {
        possible.push_back(modes[mode]);
      }
    }
    if (possible.size() < modeCount) {
      engine.add(z3::implies(condition, possible.empty()
                                            ? context.bool_val(false)
                                            : z3::mk_or(possible)));
    }
  }

  z3::expr isWidth(DestinationWidth width) const {
    return width == DestinationWidth::Bits32 ? wide : !wide;
  }

  const Sample &sample;
  const unsigned modeCount;
  z3::context context;
  Engine engine;
  z3::expr wide;
  std::vector<z3::expr_vector> bufferModes;
  std::vector<Choice> choices;
};

} // namespace

template <typename Engine>
static std::optional<SolverAnswer> solve(const Sample &sample) {
  SolverAnswer answer;
  Clock clock;
  Encoding<Engine> encoding(sample);
  answer.stating = clock.restart();
  if (!encoding.solve()) {
    return std::nullopt;
  }
  answer.solving = clock.restart();
  answer.values = encoding.getValues();
  return answer;
}

std::optional<SolverAnswer> bench::solveByZ3(const Sample &sample) {
  return solve<z3::solver>(sample);
}

std::optional<SolverAnswer> bench::optimizeByZ3(const Sample &sample) {
  return solve<z3::optimize>(sample);
}
