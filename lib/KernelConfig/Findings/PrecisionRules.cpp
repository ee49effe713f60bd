//===- PrecisionRules.cpp - f32 that arrives with fewer bits ----*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From the most specific reason to the most general: 16-bit destination
// elements, an intermediate result of the kernel itself, and the mere fact that
// the FPU has no room for f32.
//
//===----------------------------------------------------------------------===//

#include "RuleContext.h"

#include "llvm/ADT/STLExtras.h"

using namespace tileconf;

/// The edge loses bits of f32 data, and no finding has said so.
static bool isOpen(const RuleContext &context, size_t index) {
  return !context.explained[index] && context.losesBits(context.edges[index]);
}

static std::string spell(DeliveredFormat format) {
  return format == DeliveredFormat::TF32 ? "TF32" : stringify(format).str();
}

/// The open edges that `fits` is true of, which are explained by this.
template <typename Fits>
static std::vector<const PrecisionEdge *> take(RuleContext &context,
                                               Fits fits) {
  std::vector<const PrecisionEdge *> taken;
  for (size_t index = 0; index < context.edges.size(); ++index) {
    if (isOpen(context, index) && fits(context.edges[index])) {
      context.explained[index] = true;
      taken.push_back(&context.edges[index]);
    }
  }
  return taken;
}

static Message &report(RuleContext &context, DiagnosticId id,
                       llvm::ArrayRef<const PrecisionEdge *> edges) {
  uint64_t reads = 0;
  for (const PrecisionEdge *edge : edges) {
    reads += edge->count;
  }
  const PrecisionEdge &first = *edges.front();
  const Requirement &use = first.use;
  return context.report(
      id, use.operation, context.phrases.operation(use.operation), use.operand,
      unsigned(use.buffer), spell(first.arrives),
      first.mantissaBits.value_or(0), describeOtherReads(reads - 1));
}

static uint64_t countLossy(const RuleContext &context,
                           llvm::ArrayRef<PrecisionEdge> edges) {
  uint64_t lossy = 0;
  for (const PrecisionEdge &edge : edges) {
    if (context.losesBits(edge)) {
      lossy += edge.count;
    }
  }
  return lossy;
}

/// Notes how many reads lose nothing any more if the SFPU is preferred for
/// additions, subtractions and multiplications: the change is made to a copy
/// and solved.
static void noteExactBinaries(const RuleContext &context, Message &message) {
  if (context.problem.policy.preferExactF32Binary) {
    return;
  }
  auto prefer = [](KernelConfigPolicy &policy) {
    policy.preferExactF32Binary = true;
  };
  std::optional<KernelConfigPlan> other = context.resolveWith(prefer);
  if (!other) {
    return;
  }
  uint64_t before = countLossy(context, context.edges);
  uint64_t after = countLossy(
      context, computePrecision(*other, context.problem, context.profile));
  if (after < before) {
    message.notes.push_back(
        {kNoOperation,
         "with `prefer-exact-f32-binary` " +
             (after == 0
                  ? std::string("every f32 read arrives whole")
                  : std::to_string(before - after) + " of " +
                        std::to_string(before) + " such reads arrive whole") +
             ", on the SFPU, which is slower"});
  }
}

/// The FPU is all that the operation can run on.
static bool isForced(const RuleContext &context, const PrecisionEdge &edge) {
  return edge.engine == Engine::FPU &&
         !context.phrases.findClass(edge.use.operation);
}

/// Notes who else keeps `buffer` in default mode, where somebody does.
static void noteMode(const RuleContext &context, unsigned buffer,
                     Message &message) {
  if (buffer >= context.plan.getValues().unpackModes.size()) {
    return;
  }
  for (const Requirement &cause : context.plan.getUnpackReason(buffer).causes) {
    if (cause.operation == message.operation) {
      continue;
    }
    message.notes.push_back(
        {cause.operation, "dataflow buffer " + std::to_string(buffer) +
                              " is in default mode: " +
                              context.phrases.cause(cause, context.plan)});
  }
}

/// Notes why the data of `edge` cannot arrive whole, where that is so. What
/// only moves tiles could do with more than TF32, but not from another mode.
static void noteEngine(const RuleContext &context, const PrecisionEdge &edge,
                       Message &message) {
  if (!isForced(context, edge)) {
    return;
  }
  bool moves = edge.use.primitive == Primitive::Transpose ||
               edge.use.primitive == Primitive::BroadcastColumn ||
               edge.use.primitive == Primitive::BroadcastRow ||
               edge.use.primitive == Primitive::BroadcastScalar;
  message.notes.push_back(
      {edge.use.operation,
       context.phrases.operation(edge.use.operation) +
           (moves ? " takes buffers in default mode only, which converts f32"
                  : " runs on the FPU only, whose registers hold TF32 at "
                    "most")});
}

/// Notes which operation fills `store` that is read back.
static void noteFilling(const RuleContext &context,
                        const KernelProfile::Store &store, Message &message) {
  message.notes.push_back({store.first, context.phrases.operation(store.first) +
                                            " fills dataflow buffer " +
                                            std::to_string(store.buffer) +
                                            " with f32"});
}

/// Notes what 32-bit destination elements would do for `edge`, which something
/// else may narrow all the same.
static void noteWider(const RuleContext &context, const PrecisionEdge &edge,
                      Message &message) {
  context.noteWideRemedy(
      message, "brings it as TF32 (10 bits)",
      [&](const KernelConfigPlan &other) {
        return llvm::any_of(
            computePrecision(other, context.problem, context.profile),
            [&](const PrecisionEdge &wide) {
              return wide.use.operation == edge.use.operation &&
                     wide.use.operand == edge.use.operand &&
                     wide.arrives == DeliveredFormat::TF32;
            });
      });
}

void tileconf::checkPrecision(RuleContext &context) {
  std::vector<const PrecisionEdge *> edges;
  if (!context.isWide()) {
    edges = take(context, [](const PrecisionEdge &) { return true; });
    if (!edges.empty()) {
      Message &message = report(context, DiagnosticId::NarrowedByWidth, edges);
      context.noteWidth(message);
      noteWider(context, *edges.front(), message);
    }
    return;
  }

  // By buffer: what is filled once is read back by whoever reads it. Who can
  // only run on the FPU has no other way.
  for (const KernelProfile::Store &store : context.profile.stores) {
    edges = take(context, [&](const PrecisionEdge &edge) {
      return edge.use.buffer == store.buffer && !isForced(context, edge);
    });
    if (!edges.empty()) {
      // Other operands of the same operations lose bits for the same reason.
      std::vector<const KernelProfile::Store *> stores{&store};
      for (const PrecisionEdge *other :
           take(context, [&](const PrecisionEdge &other) {
             return context.profile.findStore(other.use.buffer) &&
                    llvm::any_of(edges, [&](const PrecisionEdge *edge) {
                      return edge->use.operation == other.use.operation;
                    });
           })) {
        edges.push_back(other);
        auto *filled = context.profile.findStore(other->use.buffer);
        if (!llvm::is_contained(stores, filled)) {
          stores.push_back(filled);
        }
      }
      Message &message =
          report(context, DiagnosticId::IntermediateCutDown, edges);
      for (const KernelProfile::Store *filled : stores) {
        noteFilling(context, *filled, message);
      }
      noteMode(context, store.buffer, message);
      noteExactBinaries(context, message);
    }
  }

  edges = take(context, [](const PrecisionEdge &) { return true; });
  if (!edges.empty()) {
    Message &message = report(context, DiagnosticId::ArrivesCutDown, edges);
    noteEngine(context, *edges.front(), message);
    noteExactBinaries(context, message);
  }
}
