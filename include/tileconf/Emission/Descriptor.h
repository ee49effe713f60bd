//===- Descriptor.h - What a runtime is told about a kernel -----*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A plan, translated into the structure that one configuration API takes. The
// spellings of runtimes live here and below; everything before speaks of
// hardware. A descriptor is a list of fields with their values and nothing
// else, so that an API is described once, a format is written once, and each
// pair of them works.
//
// Every field is stated, those that no plan decides too: the runtimes' several
// structures disagree about defaults (contract facts 9 and 10), and a vector
// that is left to zeroes means something else than it seems to (fact 2).
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_EMISSION_DESCRIPTOR_H
#define TILECONF_EMISSION_DESCRIPTOR_H

#include "tileconf/KernelConfig/Plan/KernelConfigPlan.h"
#include "llvm/Support/Error.h"
#include <variant>

namespace tileconf {

/// A member of one of the runtime's enumerations.
struct RuntimeEnum {
  llvm::StringLiteral type;
  llvm::StringRef member;

  bool operator==(const RuntimeEnum &other) const {
    return type == other.type && member == other.member;
  }
};

/// One member for each buffer slot of the device.
using SlotVector = std::vector<RuntimeEnum>;
/// One member for each of some dataflow buffers, by their names.
using BufferTable = std::vector<std::pair<std::string, RuntimeEnum>>;

struct DescriptorField {
  llvm::StringLiteral name;
  std::variant<bool, RuntimeEnum, SlotVector, BufferTable> value;
};

/// The structure that an API takes, and where C++ finds it.
struct RuntimeStruct {
  llvm::StringLiteral name;
  llvm::StringLiteral cppNamespace;
  llvm::StringLiteral cppHeader;
};

struct Descriptor {
  RuntimeStruct structure;
  /// In the order of the structure's declaration.
  std::vector<DescriptorField> fields;
};

/// The name by which a table calls a dataflow buffer: `dfb_3`. The host program
/// has to bind the buffer under this name.
std::string getBufferName(unsigned buffer);

/// The descriptor of `plan`, which answers `problem`, for the problem's API,
/// with the fidelity that was chosen for it. Fails for a target that stands for
/// no device, for an API that has none, and for a mode that the API cannot
/// express.
llvm::Expected<Descriptor> buildDescriptor(const KernelConfigPlan &plan,
                                           const Problem &problem,
                                           MathFidelity fidelity);

} // namespace tileconf

#endif // TILECONF_EMISSION_DESCRIPTOR_H
