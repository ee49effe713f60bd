//===- JsonReader.cpp - JSON with located complaints ------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Domain/JsonReader.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/raw_ostream.h"

using namespace tileconf;

/// Far more than any document of ours needs, and far less than a stack holds.
static constexpr size_t kMaxDepth = 64;
/// Longest rendering of a value in a message.
static constexpr size_t kMaxShown = 60;

namespace {

/// Looks over a document for what the parser would not survive or not report.
/// Everything else about its syntax is the parser's to judge.
class Scanner {
public:
  explicit Scanner(llvm::StringRef text) : text(text) {}

  llvm::Error run() {
    for (position = 0; position < text.size(); ++position) {
      switch (text[position]) {
      case '"':
        if (llvm::Error error = scanString()) {
          return error;
        }
        break;
      case '{':
      case '[':
        if (open.size() == kMaxDepth) {
          return complain("nesting deeper than " + llvm::Twine(kMaxDepth) +
                          " levels");
        }
        open.emplace_back();
        atKey = text[position] == '{';
        open.back().isObject = atKey;
        break;
      case '}':
      case ']':
        if (!open.empty()) {
          open.pop_back();
        }
        atKey = false;
        break;
      case ',':
        atKey = !open.empty() && open.back().isObject;
        break;
      default:
        break;
      }
    }
    return llvm::Error::success();
  }

private:
  struct Level {
    bool isObject = false;
    llvm::StringSet<> keys;
  };

  llvm::Error complain(const llvm::Twine &what) const {
    llvm::StringRef before = text.take_front(position);
    size_t line = before.count('\n') + 1;
    size_t column = position - (before.rfind('\n') + 1) + 1;
    return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                   llvm::Twine(line) + ":" +
                                       llvm::Twine(column) + ": " + what);
  }

  llvm::Error scanString() {
    size_t start = position + 1;
    for (++position; position < text.size() && text[position] != '"';
         ++position) {
      if (text[position] == '\\') {
        ++position;
      }
    }
    if (!atKey) {
      return llvm::Error::success();
    }
    atKey = false;
    llvm::StringRef key = text.slice(start, position);
    if (!open.back().keys.insert(key).second) {
      position = start - 1;
      return complain("the key `" + key.take_front(kMaxShown) +
                      "` is there already");
    }
    return llvm::Error::success();
  }

  llvm::StringRef text;
  size_t position = 0;
  std::vector<Level> open;
  /// The next string is a key.
  bool atKey = false;
};

} // namespace

llvm::Expected<llvm::json::Value>
tileconf::parseJsonDocument(llvm::StringRef text) {
  if (llvm::Error error = Scanner(text).run()) {
    return error;
  }
  return llvm::json::parse(text);
}

std::string JsonReader::getPath() const {
  if (!parent) {
    return "$";
  }
  return parent->getPath() +
         (key.empty() ? "[" + std::to_string(index) + "]" : "." + key.str());
}

bool JsonReader::fail(const llvm::Twine &needed) const {
  if (!error->empty()) {
    return false;
  }
  std::string shown;
  if (const llvm::json::Object *object = value->getAsObject()) {
    shown = object->empty() ? "an empty object" : "an object";
  } else if (const llvm::json::Array *array = value->getAsArray()) {
    shown = "an array of " + std::to_string(array->size());
  } else {
    llvm::raw_string_ostream(shown) << *value;
    if (shown.size() > kMaxShown) {
      // Cut between characters, not inside one.
      size_t end = kMaxShown;
      while (end > 0 &&
             (static_cast<unsigned char>(shown[end]) & 0xc0) == 0x80) {
        --end;
      }
      shown = shown.substr(0, end) + "...";
    }
    shown = "`" + shown + "`";
  }
  return complain("needs to be " + needed + ", but is " + shown);
}

bool JsonReader::complain(const llvm::Twine &has) const {
  if (error->empty()) {
    *error = ("`" + getPath() + "` " + has).str();
  }
  return false;
}

bool JsonReader::failWords(llvm::ArrayRef<llvm::StringRef> words) const {
  std::string list;
  for (llvm::StringRef word : words) {
    list += (list.empty() ? "`" : ", `") + word.str() + "`";
  }
  return fail(words.size() == 1 ? list : "one of " + list);
}

bool JsonReader::checkKeys(llvm::ArrayRef<llvm::StringLiteral> keys) const {
  const llvm::json::Object *object = value->getAsObject();
  if (!object) {
    return fail("an object");
  }
  // The object iterates in an order that depends on hashing: name the first
  // stray key of the alphabet.
  llvm::StringRef stray;
  bool found = false;
  for (const auto &entry : *object) {
    llvm::StringRef name = entry.first;
    if (!llvm::is_contained(keys, name) && (!found || name < stray)) {
      stray = name;
      found = true;
    }
  }
  if (!found) {
    return true;
  }
  std::string list;
  for (llvm::StringRef known : keys) {
    list += (list.empty() ? "`" : ", `") + known.str() + "`";
  }
  return complain("has the key `" + stray.take_front(kMaxShown) +
                  "`; its keys are " + list);
}

const llvm::json::Value *JsonReader::find(llvm::StringRef key) const {
  const llvm::json::Object *object = value->getAsObject();
  return object ? object->get(key) : nullptr;
}

bool JsonReader::has(llvm::StringRef key) const { return find(key) != nullptr; }

bool JsonReader::readBool(bool &result) const {
  std::optional<bool> read = value->getAsBoolean();
  if (!read) {
    return fail("`true` or `false`");
  }
  result = *read;
  return true;
}

bool JsonReader::readString(std::string &result) const {
  std::optional<llvm::StringRef> read = value->getAsString();
  if (!read) {
    return fail("a string");
  }
  result = read->str();
  return true;
}
