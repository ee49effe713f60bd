//===- Pin.cpp - Values fixed by hand ---------------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Advice/Pin.h"

#include "Replan.h"

using namespace tileconf;
using namespace tileconf::advice;

static Setting<Selection> select(bool enabled) {
  return {enabled ? Selection::Enabled : Selection::Disabled,
          SettingSource::Attribute};
}

Problem tileconf::applyPins(const Problem &problem, llvm::ArrayRef<Pin> pins) {
  RequirementsEditor editor(problem.requirements,
                            RequirementsEditor::Extent::Everything);
  KernelConfigPolicy policy = problem.policy;
  for (const Pin &pin : pins) {
    switch (pin.kind) {
    case Pin::Kind::Width:
      policy.fp32DestAcc = select(pin.width == DestinationWidth::Bits32);
      break;
    case Pin::Kind::Sync:
      policy.dstFullSync = select(pin.sync == DstSync::Full);
      break;
    case Pin::Kind::UnpackSet:
      policy.unpackToDestFp32 = pin.buffers;
      policy.unpackToDestFp32Source = SettingSource::Attribute;
      break;
    case Pin::Kind::FpuBinaryOff:
      policy.enableFpuBinaryOps = {false, SettingSource::Attribute};
      break;
    case Pin::Kind::Strategy:
      editor.pin(pin.operations, pin.strategy);
      break;
    }
  }
  Problem pinned = withRequirements(problem, editor.take());
  pinned.policy = std::move(policy);
  return pinned;
}

std::string tileconf::spell(const Pin &pin) {
  switch (pin.kind) {
  case Pin::Kind::Width:
    return pin.width == DestinationWidth::Bits32 ? "fp32_dest_acc_en = true"
                                                 : "fp32_dest_acc_en = false";
  case Pin::Kind::Sync:
    return pin.sync == DstSync::Full ? "dst_full_sync_en = true"
                                     : "dst_full_sync_en = false";
  case Pin::Kind::UnpackSet: {
    std::string text = "ttl.unpack_to_dest_fp32 = array<i32";
    llvm::StringRef separator = ": ";
    for (unsigned buffer : pin.buffers) {
      text += separator.str() + std::to_string(buffer);
      separator = ", ";
    }
    return text + ">";
  }
  case Pin::Kind::FpuBinaryOff:
    return "ttl.enable_fpu_binary_ops = false";
  case Pin::Kind::Strategy:
    return "ttl.tile_execution_strategy = #ttl.tile_execution_strategy<" +
           stringify(pin.strategy).str() + ">";
  }
  return "";
}
