//===- Alternatives.cpp - All configurations, best first --------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A set of configurations is given by its width, its sync and the modes that
// each buffer may have; the resolver finds the best of a set. A queue holds
// disjoint sets by their best member. The best set of all is cut up around the
// width, sync and modes of its best member: every other member differs in some
// first buffer, which gives one set for each buffer. What has just these modes
// is left to StrategyMix, and comes back into the queue one mix at a time.
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Advice/Alternatives.h"

#include "Replan.h"
#include "Score.h"
#include "ShortestPins.h"
#include "StrategyMix.h"
#include "llvm/ADT/STLExtras.h"
#include <bitset>
#include <map>
#include <memory>

using namespace tileconf;
using namespace tileconf::advice;

namespace {

/// The modes that a set leaves to each buffer.
using Domains = std::vector<ModePin>;

struct Item {
  /// The configuration that stands for the item.
  PlanValues values;
  /// For a set that is yet to be cut up.
  std::optional<Domains> domains;
  /// For one mix of a cell, all of which are in order.
  std::shared_ptr<const Mixes> mixes;
  size_t mix = 0;
};

class Explorer {
public:
  Explorer(const Problem &problem, unsigned limit)
      : problem(problem), summary(summarize(problem)), limit(limit) {
    auto note = [&](const BufferUse &use) { used.set(use.buffer); };
    for (const auto &known : problem.requirements.getBufferUses()) {
      note(known.use);
    }
    for (const ChoiceClass &known : problem.requirements.getChoiceClasses()) {
      for (const StrategyOption &option : known.options) {
        llvm::for_each(option.demands.bufferUses, note);
      }
    }
  }

  Alternatives run() {
    Domains all;
    UnpackModeSet modes =
        UnpackModeSet::firstOf(problem.target->getUnpackModeCount());
    for (unsigned buffer = 0; buffer < kMaxDataflowBuffers; ++buffer) {
      if (used.test(buffer)) {
        all.push_back({static_cast<uint8_t>(buffer), modes});
      }
    }
    for (DestinationWidth width : Vocabulary<DestinationWidth>::values) {
      for (DstSync sync : Vocabulary<DstSync>::values) {
        if (agrees(problem.policy.fp32DestAcc.value,
                   width == DestinationWidth::Bits32) &&
            agrees(problem.policy.dstFullSync.value, sync == DstSync::Full)) {
          addSet(width, sync, all);
        }
      }
    }
    while (!queue.empty()) {
      if (result.list.size() == limit) {
        result.complete = false;
        break;
      }
      Item item = std::move(queue.begin()->second);
      queue.erase(queue.begin());
      if (item.domains) {
        cutUp(item);
      }
      list(item);
    }
    return std::move(result);
  }

private:
  static bool agrees(Selection selection, bool value) {
    return selection == Selection::Auto ||
           (selection == Selection::Enabled) == value;
  }

  static Setting<Selection> select(bool enabled) {
    return {enabled ? Selection::Enabled : Selection::Disabled};
  }

  /// Queues the configurations with this width and sync, and modes out of
  /// `domains`, if there are any.
  void addSet(DestinationWidth width, DstSync sync, const Domains &domains) {
    summary.policy.fp32DestAcc = select(width == DestinationWidth::Bits32);
    summary.policy.dstFullSync = select(sync == DstSync::Full);
    summary.modePins = domains;
    Resolution resolution = resolve(summary);
    if (std::holds_alternative<ResolutionLimit>(resolution)) {
      result.complete = false;
    }
    auto *plan = std::get_if<KernelConfigPlan>(&resolution);
    if (!plan) {
      return;
    }
    Item item;
    item.values = plan->getValues();
    for (const Choice &choice : problem.requirements.getChoices()) {
      item.values.strategies.push_back(
          plan->getClassStrategy(choice.classIndex));
    }
    item.domains = domains;
    push(std::move(item));
  }

  void push(Item item) {
    Score score = rate(item.values, problem);
    queue.emplace(std::move(score), std::move(item));
  }

  void cutUp(Item &item) {
    Domains domains = std::move(*item.domains);
    item.domains.reset();
    for (ModePin &pin : domains) {
      UnpackMode taken = item.values.unpackModes[pin.buffer];
      UnpackModeSet others = pin.modes - UnpackModeSet(taken);
      if (!others.empty()) {
        pin.modes = others;
        addSet(item.values.destinationWidth, item.values.dstSync, domains);
        pin.modes = taken;
      }
    }
    unsigned missing = limit - result.list.size();
    item.mixes =
        std::make_shared<Mixes>(findMixes(item.values, problem, missing));
    result.complete &= item.mixes->complete;
    item.mix = 0;
  }

  /// Lists the mix of `item` and queues the next one.
  void list(Item &item) {
    const Mix &mix = item.mixes->list[item.mix];
    Alternative &added = result.list.emplace_back();
    added.values = item.values;
    added.values.strategies = mix.strategies;
    added.strategyCounts = mix.counts;
    added.dstTiles = problem.target->getDstCapacity(
        item.values.destinationWidth, item.values.dstSync);
    added.lossyUses = mix.lossyUses;
    added.unpreferred = mix.unpreferred;
    added.alike = mix.alike;
    if (std::optional<std::vector<Pin>> pins =
            findShortestPins(added.values, problem)) {
      added.pins = std::move(*pins);
    } else {
      added.reachable = false;
    }
    if (++item.mix < item.mixes->list.size()) {
      item.values.strategies = item.mixes->list[item.mix].strategies;
      push(std::move(item));
    }
  }

  const Problem &problem;
  /// For the resolver, which needs no single operations.
  Problem summary;
  const unsigned limit;
  std::bitset<kMaxDataflowBuffers> used;
  std::multimap<Score, Item> queue;
  Alternatives result;
};

} // namespace

Alternatives tileconf::findAlternatives(const Problem &problem,
                                        unsigned limit) {
  return Explorer(problem, limit).run();
}
