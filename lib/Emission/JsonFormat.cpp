//===- JsonFormat.cpp - Descriptors as JSON ---------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Formats.h"
#include "Identifiers.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/JSON.h"

using namespace tileconf;

namespace {

/// Writes one value. Enumerations are named by their member alone: the field
/// says which enumeration it is.
struct ValueWriter {
  llvm::json::OStream &json;

  void operator()(bool value) const { json.value(value); }
  void operator()(const RuntimeEnum &value) const { json.value(value.member); }
  void operator()(const SlotVector &slots) const {
    json.array([&] {
      for (const RuntimeEnum &slot : slots) {
        json.value(slot.member);
      }
    });
  }
  void operator()(const BufferTable &table) const {
    json.object([&] {
      for (const auto &[buffer, mode] : table) {
        json.attribute(buffer, mode.member);
      }
    });
  }
};

} // namespace

static void print(const KernelDescriptor &kernel, llvm::json::OStream &json) {
  json.attribute("function", llvm::json::fixUTF8(kernel.kernel));
  json.attribute("source", llvm::json::fixUTF8(kernel.source));
  json.attribute("architecture", kernel.architecture);
  json.attribute("config_api", kernel.descriptor.structure.name);
  json.attributeObject("descriptor", [&] {
    for (const DescriptorField &field : kernel.descriptor.fields) {
      json.attributeBegin(field.name);
      std::visit(ValueWriter{json}, field.value);
      json.attributeEnd();
    }
  });
}

void tileconf::printJson(llvm::ArrayRef<KernelDescriptor> kernels,
                         llvm::raw_ostream &stream) {
  llvm::json::OStream json(stream, 2);
  json.object([&] {
    json.attribute("version", kDescriptorVersion);
    json.attributeObject("kernels", [&] {
      for (auto [key, kernel] : llvm::zip_equal(makeKeys(kernels), kernels)) {
        json.attributeBegin(key);
        json.object([&, &kernel = kernel] { print(kernel, json); });
        json.attributeEnd();
      }
    });
  });
  stream << "\n";
}
