//===- Questions.h - What a user asks about a kernel ------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Places and values as a user writes them on the command line, and the way from
// there to operations of a kernel.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_DRIVER_QUESTIONS_H
#define TILECONF_LIB_DRIVER_QUESTIONS_H

#include "SourceView.h"
#include "tileconf/Analysis/KernelConfigAnalysis.h"
#include "tileconf/KernelConfig/Advice/WhyNot.h"

namespace tileconf::driver {

/// A place in a source, as far as it was stated.
struct PlaceQuestion {
  std::string text;
  /// Empty for any file.
  std::string file;
  unsigned line = 0;
  /// None for the whole line.
  unsigned column = 0;

  /// Whether `place` is there.
  bool matches(const SourcePlace &place) const;
};

/// Parses `LINE`, `LINE:COLUMN`, `FILE:LINE` and `FILE:LINE:COLUMN`.
std::optional<PlaceQuestion> parsePlaceQuestion(llvm::StringRef text);

/// A value that somebody expects, at a place where that is an operation.
struct ValueQuestion {
  std::string text;
  Question question;
  std::optional<PlaceQuestion> place;
};

/// Parses what `--why-not` takes, or says in `error` what it does take.
std::optional<ValueQuestion> parseValueQuestion(llvm::StringRef text,
                                                std::string &error);

/// The tile operations of a kernel by place.
class OperationPlaces {
public:
  explicit OperationPlaces(const KernelConfigAnalysis &analysis);

  std::vector<OperationId> find(const PlaceQuestion &place) const;
  /// Operations near `place`, the nearest first, as "`ttl.tile_exp` at 25:8",
  /// each with its distance in lines.
  std::vector<std::pair<unsigned, std::string>>
  findNear(const PlaceQuestion &place) const;

private:
  const KernelConfigAnalysis &analysis;
  std::vector<std::optional<SourcePlace>> places;
};

} // namespace tileconf::driver

#endif // TILECONF_LIB_DRIVER_QUESTIONS_H
