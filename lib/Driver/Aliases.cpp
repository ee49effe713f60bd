//===- Aliases.cpp - What the aliases of a text unfold to -------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Aliases.h"

#include "Nesting.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include <algorithm>
#include <utility>

using namespace tileconf;
using namespace tileconf::driver;

namespace {

class AliasScanner {
public:
  explicit AliasScanner(llvm::StringRef text)
      : text(text),
        maxSize(kFreeUnfolding + kMaxUnfolding * uint64_t(text.size())) {}

  std::optional<AliasGrowth> run() {
    size_t position = 0;
    // Between definitions there is nothing to see but the next one.
    while ((position = text.find_first_of("#!\"/", position)) !=
           llvm::StringRef::npos) {
      size_t end = endOfWord(position);
      if (!isDefinition(position, end)) {
        position = std::max(end, skipOpaque(text, position) + 1);
        continue;
      }
      Extent extent;
      size_t next = readDefinition(end, extent);
      if (extent.depth > kMaxNesting || extent.size > maxSize) {
        return AliasGrowth{placeOf(text, position), extent.depth > kMaxNesting};
      }
      aliases[text.slice(position, end)] = extent;
      position = next;
    }
    return std::nullopt;
  }

private:
  /// What an alias is with everything in its place.
  struct Extent {
    uint64_t depth = 1;
    uint64_t size = 0;
  };

  static bool isWordCharacter(char c) {
    return llvm::isAlnum(c) || llvm::StringRef("_$.-").contains(c);
  }

  /// The end of the name that starts at `position` with its mark; `position`
  /// itself if none does.
  size_t endOfWord(size_t position) const {
    if (text[position] != '#' && text[position] != '!') {
      return position;
    }
    ++position;
    while (position < text.size() && isWordCharacter(text[position])) {
      ++position;
    }
    return position;
  }

  /// Whether the name between these is being defined: an equals sign follows
  /// nowhere else.
  bool isDefinition(size_t begin, size_t end) const {
    if (end <= begin + 1) {
      return false;
    }
    llvm::StringRef rest = text.drop_front(skipBlanks(end));
    return rest.starts_with("=") && !rest.starts_with("==");
  }

  /// The first character from `position` on that is part of no blank and no
  /// comment.
  size_t skipBlanks(size_t position) const {
    while (position < text.size()) {
      if (text.substr(position).starts_with("//")) {
        position = skipOpaque(text, position);
      } else if (!llvm::isSpace(text[position])) {
        break;
      }
      ++position;
    }
    return std::min(position, text.size());
  }

  /// Reads what stands behind the name that ends at `end`, and returns where
  /// that ends.
  size_t readDefinition(size_t end, Extent &extent) {
    uint64_t depth = 0;
    // Whether what was last read cannot be the end. Where it can, a word after
    // a blank is something else.
    bool open = true;
    size_t begin = skipBlanks(end) + 1;
    size_t position = begin;
    while (true) {
      size_t former = std::exchange(position, skipBlanks(position));
      if (position >= text.size()) {
        break;
      }
      char c = text[position];
      size_t word = endOfWord(position);
      bool continues = open || depth > 0 ||
                       llvm::StringRef(":-([{<#!,").contains(c) ||
                       position == former;
      if (!continues || isDefinition(position, word)) {
        break;
      }
      open = false;
      if (word > position + 1) {
        auto found = aliases.find(text.slice(position, word));
        if (found != aliases.end()) {
          extent.size += found->second.size;
          extent.depth =
              std::max(extent.depth, depth + found->second.depth + 1);
        }
        position = word;
      } else if (c == '"') {
        position = skipOpaque(text, position) + 1;
      } else if (text.substr(position).starts_with("->")) {
        open = true;
        position += 2;
      } else {
        if (llvm::StringRef("([{<").contains(c)) {
          extent.depth = std::max(extent.depth, ++depth);
        } else if (llvm::StringRef(")]}>").contains(c) && depth > 0 &&
                   !text.substr(position).starts_with(">=")) {
          --depth;
        }
        open = llvm::StringRef(":=,").contains(c);
        ++position;
      }
    }
    position = std::min(position, text.size());
    extent.size += position - std::min(begin, position);
    return position;
  }

  llvm::StringRef text;
  uint64_t maxSize;
  llvm::StringMap<Extent> aliases;
};

} // namespace

std::optional<AliasGrowth> driver::findAliasGrowth(llvm::StringRef text) {
  return AliasScanner(text).run();
}
