//===- ReasonText.h - Who decided a value, and why --------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A reason in the parts that reports are made of, so that values which are what
// they are for the same reason can share a line, and so that the word for who
// decided is the same in a table, in a chain of reasons and in a document.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_EXPLAIN_REASONTEXT_H
#define TILECONF_KERNELCONFIG_EXPLAIN_REASONTEXT_H

#include "tileconf/KernelConfig/Explain/InkedText.h"
#include "tileconf/KernelConfig/Explain/Phrases.h"

namespace tileconf {

/// Who decided: "user", "required", "preferred", "default" or "trade-off".
llvm::StringRef getDecider(Reason::Kind kind);
/// The ink of that word.
Ink getDeciderInk(Reason::Kind kind);

/// A reason without the places of its causes, and those places.
struct ReasonText {
  Reason::Kind kind = Reason::Kind::Default;
  /// "`ttl.tile_exp` takes operand 0 (f32) in default mode only".
  std::vector<std::string> causes;
  /// The same without numbers of buffers.
  std::vector<std::string> patterns;
  /// One for each cause, empty where it has no place.
  std::vector<std::string> locations;

  /// The same cause, perhaps at other places and about other buffers.
  bool isLike(const ReasonText &other) const {
    return kind == other.kind && patterns == other.patterns;
  }
};

/// The parts of `reason`. Where it is about `buffer`, the buffer is not named
/// again.
ReasonText describeReason(const Reason &reason, const KernelConfigPlan &plan,
                          const Phrases &phrases,
                          std::optional<unsigned> buffer = std::nullopt);

/// One line for values that share a reason: who decided, the causes, the
/// places. More than a few causes or places are counted unless `unfold` is set.
InkedText joinReasons(llvm::ArrayRef<ReasonText> alike, bool unfold);

/// "0, 3 and 5 to 12", for ascending numbers.
std::string joinNumbers(llvm::ArrayRef<unsigned> numbers);

/// "a, b and 3 more"; all of them if `unfold` is set.
std::string joinSome(llvm::ArrayRef<std::string> words, size_t limit,
                     bool unfold);

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_EXPLAIN_REASONTEXT_H
