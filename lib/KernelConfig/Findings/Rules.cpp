//===- Rules.cpp - The rule book --------------------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One row per rule. What each looks for is in the files beside this one, its
// words are in Diagnostics.def.
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Findings/Findings.h"

#include "llvm/ADT/STLExtras.h"

using namespace tileconf;

static constexpr Rule kRules[] = {
    {DiagnosticId::FullFp32Fallback,
     "full fp32 accumulation that the target cannot do", std::nullopt,
     "117, 118, 119, 121"},
    {DiagnosticId::FullFp32Beaten,
     "full fp32 accumulation given up for 16-bit destination elements",
     std::nullopt, "98, 99, 100, 146"},
    {DiagnosticId::LossyRead, "f32 read that was allowed to lose bits",
     std::nullopt, "40, 60, 188"},
    {DiagnosticId::HiFi4InWideDestination,
     "HiFi4 with 32-bit destination elements", Hazard::HiFi4InWideDestination,
     "150, 151"},
    {DiagnosticId::FidelityWithoutEffect,
     "math fidelity where nothing multiplies on the FPU", std::nullopt, "144"},
    {DiagnosticId::NarrowedByFormat,
     "f32 narrowed because of another buffer's format",
     Hazard::ShortExponentsNarrowFloat32, "35, 36, 40, 41"},
    {DiagnosticId::ExponentFamiliesMixed,
     "formats with 8-bit and 5-bit exponents in one kernel",
     Hazard::ExponentFamiliesMixed, "35, 36, 169"},
    {DiagnosticId::NarrowedByWidth,
     "f32 read through 16-bit destination elements", std::nullopt,
     "40, 60, 146"},
    {DiagnosticId::ScalerTruncatesReduction,
     "narrow scaler for a reduction of f32", Hazard::ScalerTruncatesReduction,
     "125"},
    {DiagnosticId::AccumulatesThroughBuffer,
     "result accumulated through a narrow buffer in a loop", std::nullopt,
     "149"},
    {DiagnosticId::AccumulatesInNarrowDestination,
     "result accumulated in 16-bit destination elements in a loop",
     Hazard::RoundingInNarrowDestination, "146, 148"},
    {DiagnosticId::IntermediateCutDown,
     "f32 intermediate buffer read back in default mode", std::nullopt,
     "60, 153"},
    {DiagnosticId::InertUnpackEntries, "unpack entries without effect",
     Hazard::InertUnpackEntries, "24, 25, 43"},
    {DiagnosticId::NarrowIntegersInWideDestination,
     "8-bit or 16-bit integers in 32-bit destination elements",
     Hazard::NarrowIntegersInWideDestination, "101, 112, 113, 114"},
    {DiagnosticId::WidthForced,
     "32-bit destination elements for one strand of a kernel", std::nullopt,
     "74, 164"},
    {DiagnosticId::FullSyncWithoutNeed, "full DST synchronisation without need",
     Hazard::FullSyncWithoutOverlap, "74, 77"},
    {DiagnosticId::ArrivesCutDown, "first read of f32 that loses bits",
     std::nullopt, "40, 60, 90, 122"},
    {DiagnosticId::IntegersOnFpu, "integers that the FPU cannot compute on",
     std::nullopt, "60, 85, 91"},
};

bool Rule::holdsOn(const KernelTargetEnvironment &target) const {
  // Falling back is a finding where it is not the documented behaviour.
  if (id == DiagnosticId::FullFp32Fallback) {
    return llvm::any_of(
        Vocabulary<FullFp32Category>::values, [&](FullFp32Category category) {
          FullFp32Support support = target.getFullFp32Support(category);
          return !support.supported && !support.warningReference.empty();
        });
  }
  return !hazard || target.getHazards().contains(*hazard);
}

llvm::ArrayRef<Rule> tileconf::getRules() { return kRules; }

const Rule *tileconf::findRule(llvm::StringRef code) {
  for (const Rule &rule : kRules) {
    if (rule.getCode() == code) {
      return &rule;
    }
  }
  return nullptr;
}
