//===- CppFormat.cpp - Descriptors for C++ host programs --------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A header with one function for each kernel, which returns the structure of
// the kernel's API. Fields are assigned and not listed in braces, and tables
// are filled by emplace: that survives fields which trade places and keys of
// other types than std::string.
//
//===----------------------------------------------------------------------===//

#include "Formats.h"
#include "Identifiers.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace tileconf;

/// The namespace of the runtime. The structures of younger APIs are in one
/// inside it.
static constexpr llvm::StringLiteral kRuntimeNamespace = "tt::tt_metal";

/// Enumerations are found through the using-directives of the function, in
/// whichever of the runtime's namespaces they are declared, or in none.
static std::string spell(const RuntimeEnum &value) {
  return (value.type + "::" + value.member).str();
}

namespace {

/// Writes the statements that give a field its value.
struct ValueWriter {
  llvm::StringRef field;
  llvm::raw_ostream &stream;

  void operator()(bool value) const { assign(value ? "true" : "false"); }
  void operator()(const RuntimeEnum &value) const { assign(spell(value)); }
  void operator()(const SlotVector &slots) const {
    RuntimeEnum common = getCommonSlot(slots);
    stream << "  config." << field << ".assign(" << slots.size() << ", "
           << spell(common) << ");\n";
    for (auto [slot, value] : llvm::enumerate(slots)) {
      if (!(value == common)) {
        stream << "  config." << field << "[" << slot << "] = " << spell(value)
               << ";\n";
      }
    }
  }
  void operator()(const BufferTable &table) const {
    stream << "  config." << field << " = {};\n";
    for (const auto &[buffer, mode] : table) {
      stream << "  config." << field << ".emplace(\"" << buffer << "\", "
             << spell(mode) << ");\n";
    }
  }

private:
  void assign(llvm::StringRef value) const {
    stream << "  config." << field << " = " << value << ";\n";
  }
};

} // namespace

static void print(const KernelDescriptor &kernel, llvm::StringRef identifier,
                  llvm::raw_ostream &stream) {
  const RuntimeStruct &structure = kernel.descriptor.structure;
  stream << "\n// " << escape(kernel.kernel) << " of " << escape(kernel.source)
         << ", for " << kernel.architecture << "\n"
         << "inline " << structure.cppNamespace << "::" << structure.name << " "
         << identifier << "() {\n"
         << "  using namespace " << kRuntimeNamespace << ";\n";
  if (structure.cppNamespace != kRuntimeNamespace) {
    stream << "  using namespace " << structure.cppNamespace << ";\n";
  }
  stream << "  " << structure.cppNamespace << "::" << structure.name
         << " config;\n";
  for (const DescriptorField &field : kernel.descriptor.fields) {
    std::visit(ValueWriter{field.name, stream}, field.value);
  }
  stream << "  return config;\n}\n";
}

void tileconf::printCpp(llvm::ArrayRef<KernelDescriptor> kernels,
                        llvm::raw_ostream &stream) {
  llvm::SmallSetVector<llvm::StringRef, 2> headers;
  for (const KernelDescriptor &kernel : kernels) {
    headers.insert(kernel.descriptor.structure.cppHeader);
  }
  stream << "// Configurations of compute kernels, by tileconf.\n"
         << "#pragma once\n\n";
  for (llvm::StringRef header : headers) {
    stream << "#include <" << header << ">\n";
  }
  stream << "\nnamespace kernel_configs {\n";
  for (auto [kernel, identifier] :
       llvm::zip_equal(kernels, makeIdentifiers(kernels))) {
    print(kernel, identifier, stream);
  }
  stream << "\n} // namespace kernel_configs\n";
}
