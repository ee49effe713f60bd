//===- ReasonText.cpp - Who decided a value, and why ------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Explain/ReasonText.h"

#include "llvm/ADT/STLExtras.h"

using namespace tileconf;

/// Causes and places that one line names.
static constexpr size_t kNamed = 3;

llvm::StringRef tileconf::getDecider(Reason::Kind kind) {
  switch (kind) {
  case Reason::Kind::Default:
    return "default";
  case Reason::Kind::Preferred:
    return "preferred";
  case Reason::Kind::Pinned:
    return "user";
  case Reason::Kind::Required:
    return "required";
  case Reason::Kind::TradeOff:
    return "trade-off";
  }
  return "";
}

Ink tileconf::getDeciderInk(Reason::Kind kind) {
  switch (kind) {
  case Reason::Kind::Default:
    return Ink::Faint;
  case Reason::Kind::Preferred:
    return Ink::Good;
  case Reason::Kind::Pinned:
    return Ink::Note;
  case Reason::Kind::Required:
    return Ink::Strong;
  case Reason::Kind::TradeOff:
    return Ink::Warning;
  }
  return Ink::Plain;
}

/// What is left to say where there are no causes.
static llvm::StringRef describeAlone(Reason::Kind kind) {
  switch (kind) {
  case Reason::Kind::Default:
    return "nothing asks for more";
  case Reason::Kind::Preferred:
    return "nothing stands against it";
  case Reason::Kind::TradeOff:
    return "any other choice costs the kernel more";
  case Reason::Kind::Pinned:
  case Reason::Kind::Required:
    return "";
  }
  return "";
}

ReasonText tileconf::describeReason(const Reason &reason,
                                    const KernelConfigPlan &plan,
                                    const Phrases &phrases,
                                    std::optional<unsigned> buffer) {
  ReasonText text;
  text.kind = reason.kind;
  for (const Requirement &cause : reason.causes) {
    std::string full = phrases.cause(cause, plan);
    std::string pattern = full;
    if (cause.kind == Requirement::Kind::BufferUse) {
      pattern = phrases.operation(cause.operation) + " takes operand " +
                std::to_string(cause.operand) + " (" +
                stringify(cause.type).str() + ") in " +
                phrases.modeDemand(cause);
      if (buffer == unsigned(cause.buffer)) {
        full = pattern;
      }
    }
    text.causes.push_back(std::move(full));
    text.patterns.push_back(std::move(pattern));
    text.locations.push_back(cause.operation == kNoOperation
                                 ? std::string()
                                 : phrases.names.getLocation(cause.operation));
  }
  return text;
}

std::string tileconf::joinSome(llvm::ArrayRef<std::string> words, size_t limit,
                               bool unfold) {
  // To count a single one takes the room that its name would.
  if (unfold || words.size() <= limit + 1) {
    return joinWords(words);
  }
  std::vector<std::string> shown = words.take_front(limit).vec();
  shown.push_back(std::to_string(words.size() - limit) + " more");
  return joinWords(shown);
}

std::string tileconf::joinNumbers(llvm::ArrayRef<unsigned> numbers) {
  std::vector<std::string> words;
  while (!numbers.empty()) {
    size_t length = 1;
    while (length < numbers.size() &&
           numbers[length] == numbers.front() + length) {
      ++length;
    }
    // Two in a row are no range yet.
    if (length < 3) {
      length = 1;
    }
    std::string word = std::to_string(numbers.front());
    if (length > 1) {
      word += " to " + std::to_string(numbers[length - 1]);
    }
    words.push_back(std::move(word));
    numbers = numbers.drop_front(length);
  }
  return joinWords(words);
}

InkedText tileconf::joinReasons(llvm::ArrayRef<ReasonText> alike, bool unfold) {
  const ReasonText &first = alike.front();
  InkedText line(getDecider(first.kind), getDeciderInk(first.kind));
  std::vector<std::string> words;
  for (size_t cause = 0; cause < first.causes.size(); ++cause) {
    std::vector<std::string> places;
    for (const ReasonText &reason : alike) {
      const std::string &place = reason.locations[cause];
      if (!place.empty() && !llvm::is_contained(places, place)) {
        places.push_back(place);
      }
    }
    bool same = llvm::all_of(alike, [&](const ReasonText &reason) {
      return reason.causes[cause] == first.causes[cause];
    });
    words.push_back((same ? first.causes[cause] : first.patterns[cause]) +
                    (places.empty()
                         ? std::string()
                         : " (" + joinSome(places, kNamed, unfold) + ")"));
  }
  llvm::StringRef alone = describeAlone(first.kind);
  bool standsAlone = words.empty() || first.kind == Reason::Kind::TradeOff;
  std::string text = standsAlone ? alone.str() : std::string();
  if (!words.empty()) {
    text += (text.empty() ? "" : ": ") + joinSome(words, kNamed, unfold);
  }
  if (!text.empty()) {
    line.append(": " + text);
  }
  return line;
}
