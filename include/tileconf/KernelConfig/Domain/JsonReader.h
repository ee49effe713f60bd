//===- JsonReader.h - JSON with located complaints --------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads what people and other programs write: every complaint says where in
// the document, what would be right there and what is there instead. Knows the
// words of the vocabulary and nothing about what they are used for.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_DOMAIN_JSONREADER_H
#define TILECONF_KERNELCONFIG_DOMAIN_JSONREADER_H

#include "tileconf/KernelConfig/Domain/EnumSet.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/JSON.h"
#include <string>

namespace tileconf {

/// Parses `text`, which may be anything. Nesting is bounded, because the parser
/// below recurses, and a key that an object states twice is an error, because
/// one of the two would be ignored.
llvm::Expected<llvm::json::Value> parseJsonDocument(llvm::StringRef text);

/// A value in a document and the way to it. Every reading function returns
/// whether it went well; the first that does not leaves the message.
class JsonReader {
public:
  /// The root. `error` receives the message.
  JsonReader(const llvm::json::Value &value, std::string &error)
      : value(&value), error(&error) {}

  /// Complains that this value should be something else; always false.
  bool fail(const llvm::Twine &needed) const;
  /// Complains that this value `has` a fault of another kind; always false.
  bool complain(const llvm::Twine &has) const;
  /// The way to this value, as in `$.operations[3].uses[0]`.
  std::string getPath() const;

  bool isObject() const { return value->getAsObject() != nullptr; }
  bool isString() const { return value->getAsString().has_value(); }
  /// The value is an object, and `keys` are all that it may have.
  bool checkKeys(llvm::ArrayRef<llvm::StringLiteral> keys) const;
  bool has(llvm::StringRef key) const;
  /// The value, if it is an array, has at most `limit` elements.
  bool checkSize(size_t limit) const {
    const llvm::json::Array *array = value->getAsArray();
    return !array || array->size() <= limit ||
           fail("an array of at most " + llvm::Twine(limit));
  }

  /// Calls `read` with the member `key`, which has to be there.
  template <typename Read>
  bool member(llvm::StringRef key, Read read) const {
    const llvm::json::Value *found = find(key);
    if (!found) {
      return fail("an object with the key `" + key + "`");
    }
    return read(JsonReader(*found, *this, key, 0));
  }
  /// Calls `read` with the member `key` if it is there.
  template <typename Read>
  bool optionalMember(llvm::StringRef key, Read read) const {
    const llvm::json::Value *found = find(key);
    return !found || read(JsonReader(*found, *this, key, 0));
  }
  /// Calls `read` with each element of an array.
  template <typename Read>
  bool elements(Read read) const {
    const llvm::json::Array *array = value->getAsArray();
    if (!array) {
      return fail("an array");
    }
    size_t index = 0;
    for (const llvm::json::Value &element : *array) {
      if (!read(JsonReader(element, *this, {}, index++))) {
        return false;
      }
    }
    return true;
  }

  bool readBool(bool &result) const;
  bool readString(std::string &result) const;
  template <typename Integer>
  bool readInteger(int64_t lowest, int64_t highest, Integer &result) const {
    // Asked for an integer, a number of 2^63 would overflow: compared first as
    // what it is, it does not get that far.
    std::optional<double> number = value->getAsNumber();
    bool inRange = number && *number >= static_cast<double>(lowest) &&
                   *number <= static_cast<double>(highest);
    std::optional<int64_t> read =
        inRange ? value->getAsInteger() : std::nullopt;
    if (!read) {
      return fail("an integer from " + llvm::Twine(lowest) + " to " +
                  llvm::Twine(highest));
    }
    result = static_cast<Integer>(*read);
    return true;
  }
  /// A string that `parse` understands; `words` are all of those.
  template <typename T, typename Parse>
  bool readParsed(llvm::ArrayRef<llvm::StringRef> words, Parse parse,
                  T &result) const {
    std::optional<llvm::StringRef> word = value->getAsString();
    std::optional<T> read = word ? parse(*word) : std::nullopt;
    if (!read) {
      return failWords(words);
    }
    result = *read;
    return true;
  }
  /// One of the vocabulary's values in `allowed`.
  template <typename E>
  bool readWord(E &result, EnumSet<E> allowed = EnumSet<E>::all()) const {
    llvm::SmallVector<llvm::StringRef, 16> words;
    std::optional<llvm::StringRef> word = value->getAsString();
    for (E candidate : Vocabulary<E>::values) {
      if (!allowed.contains(candidate)) {
        continue;
      }
      if (word && *word == stringify(candidate)) {
        result = candidate;
        return true;
      }
      words.push_back(stringify(candidate));
    }
    return failWords(words);
  }
  /// An array of different values in `allowed`, or the word `all` for them all.
  template <typename E>
  bool readSet(EnumSet<E> &result,
               EnumSet<E> allowed = EnumSet<E>::all()) const {
    if (value->getAsString() == llvm::StringRef("all")) {
      result = allowed;
      return true;
    }
    result = {};
    return elements([&](const JsonReader &element) {
      E read{};
      if (!element.readWord(read, allowed)) {
        return false;
      }
      if (result.contains(read)) {
        return element.fail("a value that the array does not have yet");
      }
      result |= read;
      return true;
    });
  }

private:
  JsonReader(const llvm::json::Value &value, const JsonReader &parent,
             llvm::StringRef key, size_t index)
      : value(&value), error(parent.error), parent(&parent), key(key),
        index(index) {}

  const llvm::json::Value *find(llvm::StringRef key) const;
  bool failWords(llvm::ArrayRef<llvm::StringRef> words) const;

  const llvm::json::Value *value;
  std::string *error;
  /// Readers are made on the way down and live no longer than their parents.
  const JsonReader *parent = nullptr;
  llvm::StringRef key;
  size_t index = 0;
};

/// A set as readSet() reads it: `all` where it is all of `allowed`.
template <typename E>
llvm::json::Value printSet(EnumSet<E> set,
                           EnumSet<E> allowed = EnumSet<E>::all()) {
  if (set == allowed) {
    return "all";
  }
  llvm::json::Array words;
  for (E value : Vocabulary<E>::values) {
    if (set.contains(value)) {
      words.push_back(stringify(value));
    }
  }
  return words;
}

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_DOMAIN_JSONREADER_H
