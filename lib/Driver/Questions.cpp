//===- Questions.cpp - What a user asks about a kernel ----------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Questions.h"

#include "tileconf/KernelConfig/Domain/UnpackModeName.h"
#include "tileconf/KernelConfig/Target/KernelTargetEnvironment.h"
#include "llvm/ADT/STLExtras.h"

using namespace tileconf;
using namespace tileconf::driver;

bool PlaceQuestion::matches(const SourcePlace &place) const {
  llvm::StringRef there = place.file;
  bool sameFile =
      file.empty() || there == file ||
      (there.ends_with(file) && there.drop_back(file.size()).ends_with("/"));
  return sameFile && place.line == line &&
         (column == 0 || place.column == column);
}

static bool parseCount(llvm::StringRef text, unsigned &count) {
  return !text.getAsInteger(10, count) && count > 0;
}

std::optional<PlaceQuestion> driver::parsePlaceQuestion(llvm::StringRef text) {
  PlaceQuestion place;
  place.text = text.str();
  auto [rest, last] = text.rsplit(':');
  if (rest.size() == text.size()) {
    return parseCount(text, place.line) ? std::optional(place) : std::nullopt;
  }
  unsigned number = 0;
  if (!parseCount(last, number)) {
    return std::nullopt;
  }
  auto [file, line] = rest.rsplit(':');
  if (file.size() == rest.size()) {
    // Nothing but one colon: a number in front of it is a line.
    line = rest;
    file = "";
  }
  if (parseCount(line, place.line)) {
    place.column = number;
    place.file = file.str();
  } else {
    place.line = number;
    place.file = rest.str();
  }
  return place;
}

/// What `--why-not` takes, for a complaint.
static std::string describeQuestions() {
  return "`fp32_dest_acc_en=true|false`, `dst_full_sync_en=true|false`, "
         "`dfb.NUMBER=default|unpack_to_destination`, `LINE[:COLUMN]=fpu|sfpu`";
}

/// The two forms of a value for an operation: "12:5=fpu", "fpu at line 12".
static bool splitStrategy(llvm::StringRef text, llvm::StringRef &place,
                          llvm::StringRef &strategy) {
  if (text.contains('=')) {
    std::tie(place, strategy) = text.rsplit('=');
    return true;
  }
  std::tie(strategy, place) = text.split(" at ");
  if (place.empty()) {
    return false;
  }
  place = place.trim();
  place.consume_front("line ");
  return true;
}

std::optional<ValueQuestion> driver::parseValueQuestion(llvm::StringRef text,
                                                        std::string &error) {
  ValueQuestion parsed;
  parsed.text = text.str();
  auto fail = [&](const llvm::Twine &why) {
    error = ("`--why-not` cannot be `" + text + "`: " + why).str();
    return std::nullopt;
  };
  auto [writtenKey, value] = text.trim().split('=');
  // Attributes and options are spelt with one or the other.
  std::string key = writtenKey.trim().str();
  llvm::replace(key, '-', '_');
  value = value.trim();

  bool isWidth = key == "fp32_dest_acc_en";
  if (isWidth || key == "dst_full_sync_en") {
    std::optional<Selection> selection = parseSelection(value);
    if (!selection || *selection == Selection::Auto) {
      return fail("`" + key + "` is `true` or `false`");
    }
    bool enabled = *selection == Selection::Enabled;
    parsed.question =
        isWidth ? Question::ofWidth(enabled ? DestinationWidth::Bits32
                                            : DestinationWidth::Bits16)
                : Question::ofSync(enabled ? DstSync::Full
                                           : DstSync::DoubleBuffered);
    return parsed;
  }

  // One buffer of the explicit set, or a buffer and its mode.
  llvm::StringRef bufferText;
  std::string modeText = "unpack_to_destination";
  if (key == "ttl.unpack_to_dest_fp32") {
    bufferText = value;
  } else if (llvm::StringRef rest = key; rest.consume_front("dfb.")) {
    bufferText = writtenKey.trim().take_back(rest.size());
    modeText = value.str();
    llvm::replace(modeText, '-', '_');
  }
  if (!bufferText.empty()) {
    unsigned buffer = 0;
    if (bufferText.getAsInteger(10, buffer) || buffer >= kMaxDataflowBuffers) {
      return fail("`" + bufferText + "` is no number of a dataflow buffer");
    }
    std::optional<UnpackMode> mode = parseUnpackMode(modeText);
    if (!mode) {
      return fail("a buffer's mode is `default` or `unpack_to_destination`");
    }
    parsed.question = Question::ofMode(buffer, *mode);
    return parsed;
  }

  llvm::StringRef place;
  llvm::StringRef strategy;
  if (splitStrategy(text.trim(), place, strategy)) {
    parsed.place = parsePlaceQuestion(place);
    for (Strategy known : Vocabulary<Strategy>::values) {
      if (parsed.place && strategy.trim() == stringify(known)) {
        // The operation is found in each kernel.
        parsed.question = Question::ofStrategy(kNoOperation, known);
        return parsed;
      }
    }
  }
  return fail("expected one of " + describeQuestions());
}

OperationPlaces::OperationPlaces(const KernelConfigAnalysis &analysis)
    : analysis(analysis) {
  uint32_t count = analysis.getProblem().requirements.getOperationCount();
  places.reserve(count);
  for (OperationId operation = 0; operation < count; ++operation) {
    places.push_back(parsePlace(analysis.getLocation(operation)));
  }
}

std::vector<OperationId>
OperationPlaces::find(const PlaceQuestion &question) const {
  std::vector<OperationId> found;
  for (auto [operation, place] : llvm::enumerate(places)) {
    if (place && question.matches(*place)) {
      found.push_back(operation);
    }
  }
  return found;
}

std::vector<std::pair<unsigned, std::string>>
OperationPlaces::findNear(const PlaceQuestion &question) const {
  constexpr size_t kNear = 3;
  std::vector<std::pair<unsigned, OperationId>> near;
  for (auto [operation, place] : llvm::enumerate(places)) {
    if (place) {
      unsigned distance = place->line > question.line
                              ? place->line - question.line
                              : question.line - place->line;
      near.emplace_back(distance, operation);
    }
  }
  llvm::sort(near);
  near.resize(std::min(near.size(), kNear));
  std::vector<std::pair<unsigned, std::string>> words;
  for (auto [distance, operation] : near) {
    const SourcePlace &place = *places[operation];
    words.emplace_back(distance, "`" + analysis.getName(operation) + "` at " +
                                     std::to_string(place.line) + ":" +
                                     std::to_string(place.column));
  }
  return words;
}
