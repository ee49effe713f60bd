//===- RequirementsEditor.h - Demands with a change -------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What if an operation demanded something else? Makes changed copies of a
// kernel's demands, so that a change can be tried before it is proposed.
//
// Demands of operations without alternatives are kept once for all operations
// that make the same (KernelRequirements.h), so a change to one of them is a
// change to every such operation. Operations with alternatives are known one by
// one and can be changed one by one.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_REQUIREMENTS_REQUIREMENTSEDITOR_H
#define TILECONF_KERNELCONFIG_REQUIREMENTS_REQUIREMENTSEDITOR_H

#include "tileconf/KernelConfig/Requirements/KernelRequirements.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace tileconf {

class RequirementsEditor {
public:
  enum class Extent : uint8_t {
    /// A full copy.
    Everything,
    /// Distinct demands only: no list of choices, and each full-fp32
    /// accumulation and each demand for capacity once. Has the same
    /// configurations and the same conflicts, in a size that does not grow with
    /// the kernel.
    Distinct,
  };

  RequirementsEditor(const KernelRequirements &requirements, Extent extent);

  /// Changes what `operations`, each of which has a choice, insist on. They
  /// leave their classes for others, so the choices have to be there.
  void pin(llvm::ArrayRef<OperationId> operations,
           std::optional<Strategy> strategy);

  /// Replaces demands of operations without alternatives. What `change` leaves
  /// empty is gone, and equal results are merged.
  void changeBufferUses(
      llvm::function_ref<std::optional<BufferUse>(const FixedUse<BufferUse> &)>
          change);
  void changeDestinationUses(llvm::function_ref<std::optional<DestinationUse>(
                                 const FixedUse<DestinationUse> &)>
                                 change);
  /// Adds a demand of the operations at `where`.
  void addUse(const BufferUse &use, const Occurrences &where);
  void addUse(const DestinationUse &use, const Occurrences &where);

  /// Hands every class of choices to `change`, and drops those for which it
  /// returns false; the latter only where there is no list of choices.
  void changeClasses(llvm::function_ref<bool(ChoiceClass &)> change);
  /// The same for demands for DST capacity.
  void changeDstDemands(llvm::function_ref<bool(DstDemand &)> change);
  void bind(uint8_t buffer, bool consumed, std::optional<TileDataType> type) {
    edited.addBinding(buffer, consumed, type);
  }

  const KernelRequirements &get() const { return edited; }
  /// The demands after all changes. They are complete: nothing can be added.
  KernelRequirements take() { return std::move(edited); }

private:
  KernelRequirements edited;
};

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_REQUIREMENTS_REQUIREMENTSEDITOR_H
