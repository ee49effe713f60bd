//===- Words.cpp - Words that mutants are made of ---------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Words.h"

#include "CommandLine.h"
#include "mlir/IR/MLIRContext.h"
#include "tileconf/InitAll.h"
#include "tileconf/KernelConfig/Domain/Vocabulary.h"
#include "llvm/ADT/STLExtras.h"

using namespace tileconf;
using namespace tileconf::fuzz;

const Words &fuzz::getOperationNames() {
  static const Words names = [] {
    mlir::DialectRegistry registry;
    registerAllDialects(registry);
    mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
    context.loadAllAvailableDialects();
    Words words{"tensor.extract", "tensor.extract_slice", "scf.for", "scf.if",
                "builtin.unrealized_conversion_cast"};
    for (mlir::RegisteredOperationName name :
         context.getRegisteredOperations()) {
      if (llvm::is_contained({"ttl", "ttkernel", "ttcore"},
                             name.getDialectNamespace())) {
        words.push_back(name.getStringRef().str());
      }
    }
    llvm::sort(words);
    return words;
  }();
  return names;
}

template <typename E>
static Words listSpellings() {
  Words words;
  for (llvm::StringRef name : Vocabulary<E>::names) {
    words.push_back(name.str());
  }
  return words;
}

const std::vector<Words> &fuzz::getWordGroups() {
  static const std::vector<Words> groups{
      listSpellings<TileDataType>(),
      listSpellings<Strategy>(),
      listSpellings<OperandRoute>(),
      listSpellings<Primitive>(),
      listSpellings<FullFp32Category>(),
      listSpellings<MathFidelity>(),
      listSpellings<UnpackMode>(),
      listSpellings<DstSync>(),
      {"true", "false"},
      {"auto", "enabled", "disabled"},
      {"exact", "lossy", "allow-tf32"},
      {"option", "attribute", "default"},
      {"wormhole_b0", "blackhole", "quasar"},
      {"ComputeConfigDescriptor", "ComputeGen1Config", "ComputeGen2Config"},
      {"compute", "noc", "ethernet"},
      {"sum", "max", "avg"},
      {"row", "col", "scalar", "none"},
      {"reduce_dim_row", "reduce_dim_col", "reduce_dim_scalar"},
      {"reduce_sum", "reduce_max", "reduce_avg"},
      {"i32", "i64", "i1", "index", "i8"},
      {"parallel", "reduction"},
      {"resolve", "emit", "targets", "help", "explain", "explore", "check"},
      {"fp32_dest_acc_en=false", "dst_full_sync_en=true", "dfb.0=default",
       "dfb.1=unpack_to_destination", "5=fpu", "6:3=sfpu", "fpu at line 7"},
      {"TC0405", "TC0601", "TC0614", "TC0699", "always", "never"},
      {"1", "2", "20", "1000000", "5", "6:3", "0"},
      {"json", "python", "cpp"},
  };
  return groups;
}

const Words &fuzz::getAllWords() {
  static const Words words = [] {
    Words all;
    for (const Words &group : getWordGroups()) {
      all.insert(all.end(), group.begin(), group.end());
    }
    return all;
  }();
  return words;
}

const Words &fuzz::getAttributes() {
  static const Words attributes{
      "fp32_dest_acc_en = true",
      "fp32_dest_acc_en = false",
      "fp32_dest_acc_en = 1 : i32",
      "dst_full_sync_en = true",
      "dst_full_sync_en = false",
      "dst_full_sync_en = \"full\"",
      "ttl.unpack_to_dest_fp32 = array<i32>",
      "ttl.unpack_to_dest_fp32 = array<i32: 0>",
      "ttl.unpack_to_dest_fp32 = array<i32: 0, 1, 31>",
      "ttl.unpack_to_dest_fp32 = array<i32: 1, 1>",
      "ttl.unpack_to_dest_fp32 = array<i32: -1, 64>",
      "ttl.unpack_to_dest_fp32 = array<i64: 0>",
      "ttl.unpack_to_dest_fp32 = [0 : i32, 1]",
      "ttl.unpack_to_dest_fp32 = dense<[0, 3]> : tensor<2xi32>",
      "ttl.allow_findings = [\"TC0614\"]",
      "ttl.allow_findings = [\"TC0699\", 3]",
      "ttl.enable_fpu_binary_ops = true",
      "ttl.enable_fpu_binary_ops = false",
      "ttl.enable_fpu_binary_ops",
      "ttl.tile_execution_strategy = #ttl.tile_execution_strategy<fpu>",
      "ttl.tile_execution_strategy = #ttl.tile_execution_strategy<sfpu>",
      "ttl.tile_execution_strategy = #ttl.tile_execution_strategy<dest_reuse>",
      "ttl.tile_execution_strategy = \"fpu\"",
      "ttl.kernel_thread = #ttkernel.thread<compute>",
      "ttl.kernel_thread = #ttkernel.thread<noc>",
      "ttl.kernel_thread = 3 : i8",
      "ttkernel.thread = #ttkernel.thread<compute>",
      "ttkernel.thread = #ttkernel.thread<noc>",
      "ttl.base_cta_index = 4 : i32",
      "ttl.crta_indices = [0, 1]",
      "ttl.noc_index = 0 : i64",
      "ttl.target_arch = #ttcore.arch<wormhole_b0>",
      "ttl.target_arch = #ttcore.arch<blackhole>",
      "ttl.target_arch = \"blackhole\"",
      "ttl.config_api = \"ComputeGen1Config\"",
      "ttl.config_api = \"ComputeConfigDescriptor\"",
      "ttl.config_api = 5 : i32",
      "ttl.dst_placeholder",
      "dfb_id = 0 : index",
      "math_fidelity = \"HiFi2\"",
  };
  return attributes;
}

const Words &fuzz::getNumbers() {
  static const Words numbers{"0",
                             "1",
                             "-1",
                             "2",
                             "3",
                             "4",
                             "8",
                             "15",
                             "16",
                             "31",
                             "32",
                             "33",
                             "63",
                             "64",
                             "65",
                             "127",
                             "128",
                             "255",
                             "256",
                             "257",
                             "1023",
                             "1024",
                             "1025",
                             "32767",
                             "-64",
                             "1.5",
                             "65535",
                             "65536",
                             "2147483647",
                             "-2147483648",
                             "1e9",
                             "0x7",
                             "4294967295",
                             "4294967296",
                             "9223372036854775807",
                             "-9223372036854775808",
                             "18446744073709551615"};
  return numbers;
}

std::string fuzz::makePassOption(Random &random) {
  static const Words names{"fp32-dest-acc-en",
                           "dst-full-sync-en",
                           "reduce-full-fp32",
                           "matmul-full-fp32",
                           "enable-fpu-binary-ops",
                           "prefer-exact-f32-binary",
                           "f32-unpack",
                           "target",
                           "config-api"};
  static const std::vector<Words> values{
      {"auto", "enabled", "disabled"},
      {"true", "false"},
      {"exact", "allow-tf32"},
      {"wormhole_b0", "blackhole"},
      {"ComputeConfigDescriptor", "ComputeGen1Config"}};
  static constexpr std::array<unsigned, 9> kinds{0, 0, 1, 1, 1, 1, 2, 3, 4};
  size_t option = random.below(names.size());
  const std::string &value = random.once(12)
                                 ? random.pick(getAllWords())
                                 : random.pick(values[kinds[option]]);
  return names[option] + "=" + value;
}

std::string fuzz::makeArgument(Random &random) {
  switch (random.below(8)) {
  case 0:
    return random.pick(driver::getCommands()).name.str();
  case 1: {
    const driver::OptionSpec &option = random.pick(driver::getOptions());
    std::string argument = "--" + option.name.str();
    return random.once(2) ? argument
                          : argument + "=" + random.pick(getAllWords());
  }
  case 2:
    return "--json";
  case 3:
    return "--format=" + random.pick(Words{"json", "python", "cpp"});
  case 4:
    return random.once(2) ? "@" : random.pick(Words{"--", "--help", "nowhere"});
  default:
    return "--" + makePassOption(random);
  }
}

std::string fuzz::replaceWord(llvm::StringRef word, Random &random) {
  // A word may be in several groups; the first that comes along will do.
  size_t start = random.below(getWordGroups().size());
  for (size_t offset = 0; offset < getWordGroups().size(); ++offset) {
    const Words &group =
        getWordGroups()[(start + offset) % getWordGroups().size()];
    if (llvm::is_contained(group, word)) {
      return random.pick(group);
    }
  }
  return word.str();
}
