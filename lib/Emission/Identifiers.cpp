//===- Identifiers.cpp - Names that every language takes --------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Identifiers.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/JSON.h"

using namespace tileconf;

/// Words that C++ or Python keeps for itself, and the names that the documents
/// use. Sorted.
static constexpr llvm::StringLiteral kReserved[] = {
    "CONFIGS",
    "False",
    "None",
    "True",
    "alignas",
    "alignof",
    "and",
    "and_eq",
    "as",
    "asm",
    "assert",
    "async",
    "auto",
    "await",
    "bitand",
    "bitor",
    "bool",
    "break",
    "case",
    "catch",
    "char",
    "char16_t",
    "char32_t",
    "char8_t",
    "class",
    "co_await",
    "co_return",
    "co_yield",
    "compl",
    "concept",
    "config",
    "const",
    "const_cast",
    "consteval",
    "constexpr",
    "constinit",
    "continue",
    "decltype",
    "def",
    "default",
    "del",
    "delete",
    "do",
    "double",
    "dynamic_cast",
    "elif",
    "else",
    "enum",
    "except",
    "explicit",
    "export",
    "extern",
    "false",
    "finally",
    "float",
    "for",
    "friend",
    "from",
    "global",
    "goto",
    "if",
    "import",
    "in",
    "inline",
    "int",
    "is",
    "lambda",
    "long",
    "main",
    "mutable",
    "namespace",
    "new",
    "noexcept",
    "nonlocal",
    "not",
    "not_eq",
    "nullptr",
    "operator",
    "or",
    "or_eq",
    "pass",
    "private",
    "protected",
    "public",
    "raise",
    "register",
    "reinterpret_cast",
    "requires",
    "return",
    "short",
    "signed",
    "sizeof",
    "static",
    "static_assert",
    "static_cast",
    "std",
    "struct",
    "switch",
    "template",
    "this",
    "thread_local",
    "throw",
    "true",
    "try",
    "tt",
    "ttnn",
    "typedef",
    "typeid",
    "typename",
    "union",
    "unsigned",
    "using",
    "virtual",
    "void",
    "volatile",
    "wchar_t",
    "while",
    "with",
    "xor",
    "xor_eq",
    "yield",
};

/// The identifier that is most like `name`.
static std::string sanitize(llvm::StringRef name) {
  std::string identifier;
  for (char letter : name) {
    char kept = llvm::isAlnum(letter) ? letter : '_';
    // C++ keeps names with two underscores in a row for itself.
    if (kept != '_' || identifier.empty() || identifier.back() != '_') {
      identifier.push_back(kept);
    }
  }
  bool reserved = llvm::binary_search(kReserved, llvm::StringRef(identifier));
  if (identifier.empty() || !llvm::isAlpha(identifier.front()) || reserved) {
    bool separated = !identifier.empty() && identifier.front() == '_';
    identifier.insert(0, separated ? "kernel" : "kernel_");
  }
  return identifier;
}

namespace {
/// Tells names apart that are alike.
class UniqueNames {
public:
  /// `name`, or `name` with a number, which no former call has returned.
  std::string add(const std::string &name) {
    std::string candidate = name;
    // Where the last one alike stopped: thousands of kernels may have one name.
    unsigned &number = numbers[name];
    while (!taken.insert(candidate).second) {
      number = std::max(number + 1, 2u);
      candidate = name + (llvm::StringRef(name).ends_with("_") ? "" : "_") +
                  std::to_string(number);
    }
    return candidate;
  }

private:
  llvm::StringSet<> taken;
  llvm::StringMap<unsigned> numbers;
};
} // namespace

std::vector<std::string>
tileconf::makeIdentifiers(llvm::ArrayRef<KernelDescriptor> kernels) {
  UniqueNames names;
  std::vector<std::string> identifiers;
  for (const KernelDescriptor &kernel : kernels) {
    identifiers.push_back(names.add(sanitize(kernel.kernel)));
  }
  return identifiers;
}

std::vector<std::string>
tileconf::makeKeys(llvm::ArrayRef<KernelDescriptor> kernels) {
  UniqueNames names;
  std::vector<std::string> keys;
  for (const KernelDescriptor &kernel : kernels) {
    keys.push_back(names.add(llvm::json::fixUTF8(kernel.kernel)));
  }
  return keys;
}

std::string tileconf::escape(llvm::StringRef text) {
  std::string escaped;
  llvm::raw_string_ostream stream(escaped);
  llvm::printEscapedString(text, stream);
  return escaped;
}
