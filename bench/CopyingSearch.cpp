//===- CopyingSearch.cpp - Search that copies its domains -------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CopyingSearch.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include <array>

using namespace tileconf;
using namespace tileconf::bench;

namespace {

constexpr unsigned kWidths = kCount<DestinationWidth>;

using AllowedModes = std::array<UnpackModeSet, kWidths>;

/// Pairs of width and mode that a buffer may have, as bit masks.
class MaskedConfigs {
public:
  explicit MaskedConfigs(const AllowedModes &allowed) {
    for (unsigned width = 0; width < kWidths; ++width) {
      masks[width] = allowed[width].getBits();
    }
  }

  void intersect(const MaskedConfigs &other) {
    for (unsigned width = 0; width < kWidths; ++width) {
      masks[width] &= other.masks[width];
    }
  }
  bool meets(const MaskedConfigs &other, unsigned width) const {
    return (masks[width] & other.masks[width]) != 0;
  }
  unsigned getFirstMode(unsigned width) const {
    return llvm::countr_zero(masks[width]);
  }

private:
  std::array<uint8_t, kWidths> masks;
};

/// The same as a list of pairs.
class ListedConfigs {
public:
  explicit ListedConfigs(const AllowedModes &allowed) {
    for (unsigned width = 0; width < kWidths; ++width) {
      for (unsigned mode = 0; mode < kMaxUnpackModes; ++mode) {
        if (allowed[width].contains(static_cast<UnpackMode>(mode))) {
          configs.push_back({width, mode});
        }
      }
    }
  }

  void intersect(const ListedConfigs &other) {
    llvm::erase_if(configs, [&](const Config &config) {
      return !llvm::is_contained(other.configs, config);
    });
  }
  bool meets(const ListedConfigs &other, unsigned width) const {
    return llvm::any_of(configs, [&](const Config &config) {
      return config.first == width && llvm::is_contained(other.configs, config);
    });
  }
  unsigned getFirstMode(unsigned width) const {
    return llvm::find_if(
               configs,
               [&](const Config &config) { return config.first == width; })
        ->second;
  }

private:
  using Config = std::pair<unsigned, unsigned>;
  llvm::SmallVector<Config, 4> configs;
};

template <typename Configs>
class CopyingSearch {
public:
  explicit CopyingSearch(const Sample &sample) : sample(sample) {
    for (uint32_t number : sample.order) {
      const SampleOperation &operation = sample.distinct[number];
      if (operation.options.empty()) {
        fixed.push_back(compile(Strategy::FPU, operation.demands));
        continue;
      }
      std::vector<Option> &options = choices.emplace_back();
      for (const StrategyOption &option : operation.options) {
        options.push_back(compile(option.strategy, option.demands));
      }
    }
  }

  std::optional<PlanValues> run() {
    auto anyMode = UnpackModeSet::firstOf(sample.target->getUnpackModeCount());
    Domains domains{WidthSet::all().getBits(),
                    {kMaxDataflowBuffers, Configs({anyMode, anyMode})}};
    for (const Option &operation : fixed) {
      if (!apply(operation, domains)) {
        return std::nullopt;
      }
    }
    return search(domains);
  }

private:
  /// What is still possible: widths, and configurations of each buffer.
  struct Domains {
    unsigned widths;
    std::vector<Configs> buffers;
  };

  struct Use {
    uint8_t buffer;
    Configs configs;
  };

  struct Option {
    Strategy strategy;
    unsigned widths;
    llvm::SmallVector<Use, 4> uses;
  };

  /// A decision: the domains before it, its operation and the next option.
  struct Step {
    Domains domains;
    size_t choice;
    unsigned nextOption;
  };

  Option compile(Strategy strategy, const Demands &demands) const {
    WidthSet widths = WidthSet::all();
    for (const DestinationUse &use : demands.destinationUses) {
      widths &= sample.target->getDestinationWidths(use.primitive, use.type);
    }
    Option option{strategy, widths.getBits(), {}};
    for (const BufferUse &use : demands.bufferUses) {
      ConfigRelation relation = sample.target->getUnpackConfigurations(
          use.primitive, use.route, use.type);
      AllowedModes modes = relation.exact;
      if (sample.policy.f32Unpack == F32Unpack::AllowTf32) {
        for (unsigned width = 0; width < kWidths; ++width) {
          modes[width] |= relation.lossy[width];
        }
      }
      option.uses.push_back({use.buffer, Configs(modes)});
    }
    return option;
  }

  /// Removes from `domains` what `option` rules out. False if nothing is left.
  static bool apply(const Option &option, Domains &domains) {
    domains.widths &= option.widths;
    for (const Use &use : option.uses) {
      Configs &configs = domains.buffers[use.buffer];
      for (unsigned width = 0; width < kWidths; ++width) {
        if (!configs.meets(use.configs, width)) {
          domains.widths &= ~(1u << width);
        }
      }
      configs.intersect(use.configs);
    }
    return domains.widths != 0;
  }

  /// Whether each of the option's demands fits what is still possible.
  static bool fits(const Option &option, const Domains &domains) {
    unsigned widths = domains.widths & option.widths;
    for (const Use &use : option.uses) {
      for (unsigned width = 0; width < kWidths; ++width) {
        if (widths >> width & 1 &&
            !domains.buffers[use.buffer].meets(use.configs, width)) {
          widths &= ~(1u << width);
        }
      }
    }
    return widths != 0;
  }

  /// The undecided operation with the fewest options that fit.
  size_t findTightest(const Domains &domains,
                      const std::vector<bool> &decided) const {
    size_t tightest = choices.size();
    unsigned fewest = ~0u;
    for (size_t choice = 0; choice < choices.size(); ++choice) {
      if (decided[choice]) {
        continue;
      }
      unsigned count =
          llvm::count_if(choices[choice], [&](const Option &option) {
            return fits(option, domains);
          });
      if (count < fewest) {
        fewest = count;
        tightest = choice;
        if (count == 0) {
          break;
        }
      }
    }
    return tightest;
  }

  std::optional<PlanValues> search(const Domains &start) const {
    std::vector<bool> decided(choices.size());
    std::vector<Strategy> strategies(choices.size());
    std::vector<Step> steps;
    auto enter = [&](const Domains &domains) {
      steps.push_back({domains, findTightest(domains, decided), 0});
      if (steps.back().choice < choices.size()) {
        decided[steps.back().choice] = true;
      }
    };
    enter(start);
    while (!steps.empty()) {
      Step &step = steps.back();
      if (step.choice == choices.size()) {
        return makeValues(step.domains, std::move(strategies));
      }
      if (step.nextOption == choices[step.choice].size()) {
        decided[step.choice] = false;
        steps.pop_back();
        continue;
      }
      const Option &option = choices[step.choice][step.nextOption++];
      Domains copy = step.domains;
      if (apply(option, copy)) {
        strategies[step.choice] = option.strategy;
        enter(copy);
      }
    }
    return std::nullopt;
  }

  static PlanValues makeValues(const Domains &domains,
                               std::vector<Strategy> strategies) {
    unsigned width = llvm::countr_zero(domains.widths);
    PlanValues values;
    values.destinationWidth = static_cast<DestinationWidth>(width);
    for (const Configs &configs : domains.buffers) {
      auto mode = static_cast<UnpackMode>(configs.getFirstMode(width));
      if (mode == UnpackMode::UnpackToDestination) {
        values.unpackToDestination.push_back(values.unpackModes.size());
      }
      values.unpackModes.push_back(mode);
    }
    values.strategies = std::move(strategies);
    return values;
  }

  const Sample &sample;
  std::vector<Option> fixed;
  std::vector<std::vector<Option>> choices;
};

} // namespace

std::optional<PlanValues> bench::solveByCopyingSearch(const Sample &sample,
                                                      SearchDomains domains) {
  return domains == SearchDomains::Lists
             ? CopyingSearch<ListedConfigs>(sample).run()
             : CopyingSearch<MaskedConfigs>(sample).run();
}
