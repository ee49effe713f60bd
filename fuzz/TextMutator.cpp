//===- TextMutator.cpp - Mutants of kernels that still parse ----*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TextMutator.h"

#include "Words.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace tileconf::fuzz;

namespace {

enum class Kind : uint8_t {
  Blank,
  Word,
  Operation,
  Number,
  Value,
  Type,
  Attribute,
  Symbol,
  String,
  Mark,
};

struct Token {
  Kind kind;
  std::string text;
};

} // namespace

using Tokens = std::vector<Token>;

static bool isWordCharacter(char c) {
  return llvm::isAlnum(c) || c == '_' || c == '.' || c == '$';
}

static Kind kindOf(llvm::StringRef text) {
  switch (text.front()) {
  case '%':
    return Kind::Value;
  case '!':
    return Kind::Type;
  case '#':
    return Kind::Attribute;
  case '@':
    return Kind::Symbol;
  case '"':
    return Kind::String;
  default:
    break;
  }
  if (llvm::isSpace(text.front())) {
    return Kind::Blank;
  }
  if (llvm::isDigit(text.front())) {
    return Kind::Number;
  }
  if (!isWordCharacter(text.front())) {
    return Kind::Mark;
  }
  return llvm::is_contained(getOperationNames(), text) ? Kind::Operation
                                                       : Kind::Word;
}

/// The length of the token that `text` begins with.
static size_t lengthOf(llvm::StringRef text) {
  char first = text.front();
  if (llvm::isSpace(first)) {
    return 1;
  }
  if (text.starts_with("//")) {
    return std::min(text.find('\n'), text.size());
  }
  if (first == '"') {
    size_t end = text.find('"', 1);
    return end == llvm::StringRef::npos ? 1 : end + 1;
  }
  if (text.starts_with("->")) {
    return 2;
  }
  size_t start = llvm::is_contained({'%', '!', '#', '@', '-'}, first) ? 1 : 0;
  // A negative number is one; any other dash is a mark.
  if (first == '-' && (text.size() < 2 || !llvm::isDigit(text[1]))) {
    return 1;
  }
  // In `32x32` and `1x1x!f32` the numbers count.
  if (llvm::isDigit(text.drop_front(start).empty() ? 0 : text[start])) {
    size_t end = start;
    while (end < text.size() && llvm::isDigit(text[end])) {
      ++end;
    }
    return end;
  }
  size_t end = start;
  while (end < text.size() && isWordCharacter(text[end])) {
    ++end;
  }
  return std::max<size_t>(end, 1);
}

static Tokens split(llvm::StringRef text) {
  Tokens tokens;
  while (!text.empty()) {
    size_t length = lengthOf(text);
    llvm::StringRef token = text.take_front(length);
    Kind kind = token.starts_with("//") ? Kind::Blank : kindOf(token);
    if (token.size() > 1 && token.front() == '-' && token != "->") {
      kind = Kind::Number;
    }
    tokens.push_back({kind, token.str()});
    text = text.drop_front(length);
  }
  return tokens;
}

static std::string join(const Tokens &tokens) {
  std::string text;
  for (const Token &token : tokens) {
    text += token.text;
  }
  return text;
}

using Lines = llvm::SmallVector<llvm::StringRef, 64>;

static Lines splitLines(llvm::StringRef text) {
  Lines lines;
  text.split(lines, '\n');
  return lines;
}

/// The places of tokens of a kind.
static std::vector<size_t> findKind(const Tokens &tokens, Kind kind) {
  std::vector<size_t> places;
  for (size_t place = 0; place < tokens.size(); ++place) {
    if (tokens[place].kind == kind) {
      places.push_back(place);
    }
  }
  return places;
}

static std::string mutateNumber(const std::string &number, Random &random) {
  long long value = 0;
  if (random.once(2) && !llvm::StringRef(number).getAsInteger(10, value) &&
      value < (1LL << 62) && value > -(1LL << 62)) {
    return std::to_string(value + (random.once(2) ? 1 : -1));
  }
  return random.pick(getNumbers());
}

/// Operations whose names begin as that of `operation` does; sometimes all.
static Words findRelatives(llvm::StringRef operation, Random &random) {
  if (random.once(8)) {
    return getOperationNames();
  }
  size_t end = operation.find_first_of("._", operation.find('.') + 1);
  Words relatives;
  for (const std::string &name : getOperationNames()) {
    if (llvm::StringRef(name).starts_with(operation.substr(0, end))) {
      relatives.push_back(name);
    }
  }
  return relatives;
}

/// Puts something of the same kind into the place of one token.
static std::string replaceToken(llvm::StringRef text, Random &random) {
  static constexpr Kind kinds[] = {
      Kind::Operation, Kind::Operation, Kind::Value,     Kind::Value,
      Kind::Type,      Kind::Type,      Kind::Attribute, Kind::Number,
      Kind::Word,      Kind::Word,      Kind::Symbol};
  Tokens tokens = split(text);
  std::vector<size_t> places = findKind(tokens, random.pick(kinds));
  if (places.empty()) {
    return text.str();
  }
  Token &token = tokens[random.pick(places)];
  switch (token.kind) {
  case Kind::Operation:
    token.text = random.once(2)
                     ? tokens[random.pick(places)].text
                     : random.pick(findRelatives(token.text, random));
    break;
  case Kind::Number:
    token.text = mutateNumber(token.text, random);
    break;
  case Kind::Word:
    token.text = random.once(16) ? random.pick(getAllWords())
                                 : replaceWord(token.text, random);
    break;
  default:
    token.text = tokens[random.pick(places)].text;
    break;
  }
  return join(tokens);
}

/// Replaces every occurrence of one type or data type, so that the text stays
/// consistent with itself.
static std::string replaceEverywhere(llvm::StringRef text, Random &random) {
  Tokens tokens = split(text);
  Kind kind = random.pick(std::array{Kind::Word, Kind::Word, Kind::Type,
                                     Kind::Operation, Kind::Number});
  std::vector<size_t> places = findKind(tokens, kind);
  if (places.empty()) {
    return text.str();
  }
  std::string old = tokens[random.pick(places)].text;
  std::string other = kind == Kind::Word     ? replaceWord(old, random)
                      : kind == Kind::Number ? mutateNumber(old, random)
                                             : tokens[random.pick(places)].text;
  for (Token &token : tokens) {
    if (token.text == old) {
      token.text = other;
    }
  }
  return join(tokens);
}

/// Deletes, doubles or swaps tokens.
static std::string shuffleTokens(llvm::StringRef text, Random &random) {
  Tokens tokens = split(text);
  if (tokens.size() < 2) {
    return text.str();
  }
  size_t place = random.below(tokens.size());
  switch (random.below(3)) {
  case 0:
    tokens.erase(tokens.begin() + place);
    break;
  case 1: {
    Token copy = tokens[place];
    tokens.insert(tokens.begin() + place, std::move(copy));
    break;
  }
  default:
    std::swap(tokens[place], tokens[random.below(tokens.size())]);
    break;
  }
  return join(tokens);
}

/// Gives the results that `line` defines names of their own, so that a copy of
/// it may stand beside it.
static std::string renameResults(llvm::StringRef line, Random &random) {
  auto [results, rest] = line.split(" = ");
  llvm::StringRef plain = results.trim();
  if (rest.empty() || !plain.starts_with("%") || plain.contains(',') ||
      plain.contains(':')) {
    return line.str();
  }
  return results.str() + "_" + std::to_string(random.below(100)) + " = " +
         rest.str();
}

/// Deletes, doubles, moves or swaps lines.
static std::string shuffleLines(llvm::StringRef text, Random &random) {
  Lines lines = splitLines(text);
  size_t line = random.below(lines.size());
  size_t other = random.below(lines.size());
  std::string copy;
  switch (random.below(5)) {
  case 0:
    lines.erase(lines.begin() + line);
    break;
  case 1:
    copy = renameResults(lines[line], random);
    lines.insert(lines.begin() + line + 1, copy);
    break;
  case 2:
    copy = renameResults(lines[line], random);
    lines.insert(lines.begin() + other, copy);
    break;
  case 3:
    std::swap(lines[line], lines[other]);
    break;
  default:
    if (line + 1 < lines.size()) {
      std::swap(lines[line], lines[line + 1]);
    }
    break;
  }
  return llvm::join(lines, "\n");
}

/// Adds a copy of a function under another name.
static std::string copyFunction(llvm::StringRef text, Random &random) {
  size_t start = text.find("func.func @");
  size_t end = text.find("\n}", start);
  if (end == llvm::StringRef::npos) {
    return text.str();
  }
  std::string copy = text.slice(start, end + 2).str();
  copy.insert(std::string("func.func @").size(),
              "c" + std::to_string(random.below(1000)));
  return text.rtrim().str() + "\n" + copy + "\n";
}

/// Puts an attribute into a dictionary that is there, or gives a function or
/// an operation a dictionary.
static std::string addAttribute(llvm::StringRef text, Random &random) {
  const std::string &attribute = random.pick(getAttributes());
  Lines lines = splitLines(text);
  std::vector<size_t> places;
  for (size_t place = 0; place < lines.size(); ++place) {
    llvm::StringRef line = lines[place];
    if (line.contains("func.func") || line.contains("ttl.") ||
        line.starts_with("module")) {
      places.push_back(place);
    }
  }
  if (places.empty()) {
    return text.str();
  }
  llvm::StringRef &line = lines[random.pick(places)];
  std::string changed;
  if (size_t open = line.find(" {");
      line.contains("attributes {") ||
      (line.contains("= ttl.") && open != llvm::StringRef::npos)) {
    open =
        line.contains("attributes {") ? line.find("attributes {") + 11 : open;
    size_t after = line.find('{', open) + 1;
    changed =
        (line.take_front(after) + attribute + ", " + line.drop_front(after))
            .str();
  } else if (line.ends_with("{")) {
    changed = (line.drop_back() + "attributes {" + attribute + "} {").str();
  } else if (size_t colon = line.rfind(" : "); colon != llvm::StringRef::npos) {
    changed = (line.take_front(colon) + " {" + attribute + "}" +
               line.drop_front(colon))
                  .str();
  } else {
    return text.str();
  }
  line = changed;
  return llvm::join(lines, "\n");
}

/// Puts a whole kernel into a module with attributes.
static std::string addModule(llvm::StringRef text, Random &random) {
  if (text.contains("module")) {
    return text.str();
  }
  size_t start = text.find("func.func");
  if (start == llvm::StringRef::npos) {
    return text.str();
  }
  return (text.take_front(start) + "module attributes {" +
          random.pick(getAttributes()) + "} {\n" + text.drop_front(start) +
          "\n}\n")
      .str();
}

static std::string changeByte(llvm::StringRef text, Random &random) {
  std::string changed = text.str();
  if (!changed.empty()) {
    changed[random.below(changed.size())] =
        static_cast<char>(random.below(256));
  }
  return changed;
}

std::string tileconf::fuzz::mutateText(llvm::StringRef text, Random &random) {
  using Mutation = std::string (*)(llvm::StringRef, Random &);
  static constexpr Mutation mutations[] = {
      replaceToken,      replaceToken, replaceToken, replaceToken,
      replaceToken,      replaceToken, replaceToken, replaceEverywhere,
      replaceEverywhere, shuffleLines, shuffleLines, shuffleLines,
      shuffleTokens,     addAttribute, addAttribute, copyFunction,
      addModule,         changeByte,
  };
  std::string changed = text.str();
  for (size_t rounds = random.once(3) ? 3 : 1; rounds > 0; --rounds) {
    changed = random.pick(mutations)(changed, random);
  }
  return changed;
}
