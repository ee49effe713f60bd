//===- PolicyJson.cpp - The policy of a problem file ------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PolicyJson.h"

#include "llvm/ADT/STLExtras.h"

using namespace tileconf;

/// A setting is its value alone, which counts as an option, or an object of
/// value and source.
template <typename Read>
static bool readSetting(const JsonReader &reader, SettingSource &source,
                        Read readValue) {
  if (!reader.isObject()) {
    source = SettingSource::Option;
    return readValue(reader);
  }
  auto readSource = [&](const JsonReader &word) {
    return word.readParsed(
        {"default", "option", "attribute"},
        [](llvm::StringRef text) -> std::optional<SettingSource> {
          for (SettingSource known :
               {SettingSource::Default, SettingSource::Option,
                SettingSource::Attribute}) {
            if (stringify(known) == text) {
              return known;
            }
          }
          return std::nullopt;
        },
        source);
  };
  source = SettingSource::Option;
  return reader.checkKeys({"value", "source"}) &&
         reader.member("value", readValue) &&
         reader.optionalMember("source", readSource);
}

static bool readUnpackSet(const JsonReader &reader, unsigned bufferCount,
                          KernelConfigPolicy &policy) {
  std::vector<unsigned> &list = policy.unpackToDestFp32.emplace();
  if (!reader.elements([&](const JsonReader &element) {
        return element.readInteger(0, bufferCount - 1, list.emplace_back());
      })) {
    return false;
  }
  llvm::sort(list);
  list.erase(llvm::unique(list), list.end());
  return true;
}

bool tileconf::readPolicy(const JsonReader &reader, unsigned bufferCount,
                          KernelConfigPolicy &policy) {
  auto selection = [&](Setting<Selection> &setting) {
    return [&](const JsonReader &value) {
      return readSetting(value, setting.source, [&](const JsonReader &word) {
        return word.readParsed({"auto", "enabled", "disabled"}, parseSelection,
                               setting.value);
      });
    };
  };
  auto flag = [](bool &value) {
    return [&](const JsonReader &member) { return member.readBool(value); };
  };
  auto fpu = [&](const JsonReader &value) {
    return readSetting(value, policy.enableFpuBinaryOps.source,
                       flag(policy.enableFpuBinaryOps.value));
  };
  auto unpack = [&](const JsonReader &value) {
    return readSetting(value, policy.unpackToDestFp32Source,
                       [&](const JsonReader &list) {
                         return readUnpackSet(list, bufferCount, policy);
                       });
  };
  auto f32Unpack = [&](const JsonReader &word) {
    return word.readParsed({"exact", "allow-tf32"}, parseF32Unpack,
                           policy.f32Unpack);
  };
  auto fidelity = [&](const JsonReader &value) {
    return readSetting(value, policy.mathFidelity.source,
                       [&](const JsonReader &word) {
                         return word.readWord(policy.mathFidelity.value);
                       });
  };
  return reader.checkKeys({"fp32_dest_acc", "dst_full_sync",
                           "enable_fpu_binary_ops", "unpack_to_dest_fp32",
                           "f32_unpack", "reduce_full_fp32", "matmul_full_fp32",
                           "prefer_exact_f32_binary", "math_fidelity"}) &&
         reader.optionalMember("fp32_dest_acc",
                               selection(policy.fp32DestAcc)) &&
         reader.optionalMember("dst_full_sync",
                               selection(policy.dstFullSync)) &&
         reader.optionalMember("enable_fpu_binary_ops", fpu) &&
         reader.optionalMember("unpack_to_dest_fp32", unpack) &&
         reader.optionalMember("f32_unpack", f32Unpack) &&
         reader.optionalMember("reduce_full_fp32",
                               flag(policy.reduceFullFp32)) &&
         reader.optionalMember("matmul_full_fp32",
                               flag(policy.matmulFullFp32)) &&
         reader.optionalMember("prefer_exact_f32_binary",
                               flag(policy.preferExactF32Binary)) &&
         reader.optionalMember("math_fidelity", fidelity);
}

static llvm::json::Value printSetting(llvm::json::Value value,
                                      SettingSource source) {
  return llvm::json::Object{
      {"value", std::move(value)},
      {"source", stringify(source)},
  };
}

llvm::json::Value tileconf::printPolicy(const KernelConfigPolicy &policy) {
  llvm::json::Object object{
      {"fp32_dest_acc", printSetting(stringify(policy.fp32DestAcc.value),
                                     policy.fp32DestAcc.source)},
      {"dst_full_sync", printSetting(stringify(policy.dstFullSync.value),
                                     policy.dstFullSync.source)},
      {"enable_fpu_binary_ops", printSetting(policy.enableFpuBinaryOps.value,
                                             policy.enableFpuBinaryOps.source)},
      {"f32_unpack", stringify(policy.f32Unpack)},
      {"reduce_full_fp32", policy.reduceFullFp32},
      {"matmul_full_fp32", policy.matmulFullFp32},
      {"prefer_exact_f32_binary", policy.preferExactF32Binary},
      {"math_fidelity", printSetting(stringify(policy.mathFidelity.value),
                                     policy.mathFidelity.source)},
  };
  if (policy.unpackToDestFp32) {
    object["unpack_to_dest_fp32"] =
        printSetting(llvm::json::Array(*policy.unpackToDestFp32),
                     policy.unpackToDestFp32Source);
  }
  return object;
}
