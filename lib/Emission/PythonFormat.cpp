//===- PythonFormat.cpp - Descriptors for TT-NN programs --------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A module with one function for each kernel, which returns the descriptor
// that TT-NN's program descriptor takes, and a dictionary of them all under the
// kernels' own names.
//
//===----------------------------------------------------------------------===//

#include "Formats.h"
#include "Identifiers.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/JSON.h"

using namespace tileconf;

static std::string spell(const RuntimeEnum &value) {
  return ("ttnn." + value.type + "." + value.member).str();
}

namespace {

/// Writes statements that have to stand before the call, and returns the
/// expression that stands in it.
struct ValueWriter {
  llvm::StringRef field;
  llvm::raw_ostream &stream;

  std::string operator()(bool value) const { return value ? "True" : "False"; }
  std::string operator()(const RuntimeEnum &value) const {
    return spell(value);
  }
  std::string operator()(const SlotVector &slots) const {
    RuntimeEnum common = getCommonSlot(slots);
    stream << "    " << field << " = [" << spell(common) << "] * "
           << slots.size() << "\n";
    for (auto [slot, value] : llvm::enumerate(slots)) {
      if (!(value == common)) {
        stream << "    " << field << "[" << slot << "] = " << spell(value)
               << "\n";
      }
    }
    return field.str();
  }
  std::string operator()(const BufferTable &table) const {
    stream << "    " << field << " = {\n";
    for (const auto &[buffer, mode] : table) {
      stream << "        \"" << buffer << "\": " << spell(mode) << ",\n";
    }
    stream << "    }\n";
    return field.str();
  }
};

} // namespace

static void print(const KernelDescriptor &kernel, llvm::StringRef identifier,
                  llvm::raw_ostream &stream) {
  stream << "\n\ndef " << identifier << "():\n"
         << "    # " << escape(kernel.kernel) << " of " << escape(kernel.source)
         << ", for " << kernel.architecture << "\n";
  std::string arguments;
  for (const DescriptorField &field : kernel.descriptor.fields) {
    arguments += "        " + field.name.str() + "=" +
                 std::visit(ValueWriter{field.name, stream}, field.value) +
                 ",\n";
  }
  stream << "    return ttnn." << kernel.descriptor.structure.name << "(\n"
         << arguments << "    )\n";
}

void tileconf::printPython(llvm::ArrayRef<KernelDescriptor> kernels,
                           llvm::raw_ostream &stream) {
  std::vector<std::string> identifiers = makeIdentifiers(kernels);
  stream << "# Configurations of compute kernels, by tileconf.\n";
  if (!kernels.empty()) {
    stream << "import ttnn\n";
  }
  for (auto [kernel, identifier] : llvm::zip_equal(kernels, identifiers)) {
    print(kernel, identifier, stream);
  }
  stream << "\n\nCONFIGS = {\n";
  for (auto [key, identifier] :
       llvm::zip_equal(makeKeys(kernels), identifiers)) {
    // A JSON string is a Python string.
    stream << "    " << llvm::json::Value(key) << ": " << identifier << ",\n";
  }
  stream << "}\n";
}
