//===- JsonMutator.cpp - Mutants of JSON that are still JSON ----*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JsonMutator.h"

#include "Words.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"

using namespace tileconf::fuzz;
using llvm::json::Array;
using llvm::json::Object;
using llvm::json::Value;

static void collect(Value &value, std::vector<Value *> &found) {
  found.push_back(&value);
  if (Array *array = value.getAsArray()) {
    for (Value &element : *array) {
      collect(element, found);
    }
  } else if (Object *object = value.getAsObject()) {
    for (auto &entry : *object) {
      collect(entry.second, found);
    }
  }
}

static Value makeNumber(const Value &old, Random &random) {
  // Most numbers are those of buffers and operands.
  if (random.once(2)) {
    return int64_t(random.below(6));
  }
  if (std::optional<int64_t> number = old.getAsInteger();
      number && random.once(2)) {
    return int64_t(uint64_t(*number) + (random.once(2) ? 1 : -1));
  }
  llvm::Expected<Value> parsed = llvm::json::parse(random.pick(getNumbers()));
  if (!parsed) {
    llvm::consumeError(parsed.takeError());
    return 0;
  }
  return std::move(*parsed);
}

static void mutateArray(Array &array, const Value &other, Random &random) {
  if (array.empty() || random.once(6)) {
    array.push_back(other);
    return;
  }
  size_t place = random.below(array.size());
  size_t second = random.below(array.size());
  Value copy = array[place];
  switch (random.below(4)) {
  case 0:
    array.erase(array.begin() + place);
    break;
  case 1:
    array.insert(array.begin() + second, std::move(copy));
    break;
  case 2:
    if (place != second) {
      array[place] = array[second];
      array[second] = std::move(copy);
    }
    break;
  default:
    // Long lists have limits of their own.
    for (size_t times = random.below(20); times > 0; --times) {
      array.push_back(copy);
    }
    break;
  }
}

static void mutateObject(Object &object, const Value &other, Random &random) {
  static const Words keys{"buffer",
                          "route",
                          "type",
                          "operand",
                          "primitive",
                          "pinned",
                          "options",
                          "uses",
                          "full_fp32",
                          "dst_tiles",
                          "consumed",
                          "types",
                          "index",
                          "fp32_dest_acc",
                          "dst_full_sync",
                          "generic",
                          "strategy",
                          "f32_unpack",
                          "unpack_to_dest_fp32",
                          "config_api",
                          "enable_fpu_binary_ops",
                          "prefer_exact_f32_binary",
                          "unknown\n"};
  if (object.empty() || random.once(3)) {
    const std::string &key = random.pick(keys);
    object[key] = random.once(2) ? other : Value(random.pick(getAllWords()));
    return;
  }
  auto entry = std::next(object.begin(), random.below(object.size()));
  if (random.once(2)) {
    object.erase(entry);
  } else {
    entry->second = other;
  }
}

/// Gives one member of `object` the value that it has in another object, which
/// makes sense more often than any other value.
static void copyMember(Object &object, const std::vector<Value *> &values,
                       Random &random) {
  if (object.empty()) {
    return;
  }
  auto entry = std::next(object.begin(), random.below(object.size()));
  std::vector<const Value *> others;
  for (const Value *value : values) {
    const Object *other = value->getAsObject();
    const Value *member = other ? other->get(entry->first) : nullptr;
    if (member && member != &entry->second) {
      others.push_back(member);
    }
  }
  if (!others.empty()) {
    Value copy = *random.pick(others);
    entry->second = std::move(copy);
  }
}

static void mutateValue(Value &root, Random &random) {
  std::vector<Value *> values;
  collect(root, values);
  Value &value = *random.pick(values);
  Value other = *random.pick(values);
  if (random.once(24)) {
    value = std::move(other);
    return;
  }
  if (Object *object = value.getAsObject(); object && !random.once(4)) {
    copyMember(*object, values, random);
    return;
  }
  switch (value.kind()) {
  case Value::Null:
    value = std::move(other);
    break;
  case Value::Boolean:
    value = !*value.getAsBoolean();
    break;
  case Value::Number:
    value = makeNumber(value, random);
    break;
  case Value::String:
    value = random.once(12) ? random.pick(getAllWords())
                            : replaceWord(*value.getAsString(), random);
    break;
  case Value::Array:
    mutateArray(*value.getAsArray(), other, random);
    break;
  case Value::Object:
    mutateObject(*value.getAsObject(), other, random);
    break;
  }
}

std::string tileconf::fuzz::mutateJson(llvm::StringRef text, Random &random) {
  llvm::Expected<Value> parsed = llvm::json::parse(text);
  if (!parsed || random.once(32)) {
    llvm::consumeError(parsed.takeError());
    std::string changed = text.str();
    if (!changed.empty()) {
      size_t place = random.below(changed.size());
      changed[place] = random.pick(llvm::StringRef("\"{}[]:,0-e\\\x01\xFFu"));
    }
    return changed;
  }
  Value root = std::move(*parsed);
  for (size_t rounds = random.once(3) ? 3 : 1; rounds > 0; --rounds) {
    mutateValue(root, random);
  }
  return llvm::formatv("{0:2}", root).str();
}
