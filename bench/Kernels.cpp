//===- Kernels.cpp - Kernels of any length, as text -------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

using namespace tileconf;
using namespace tileconf::bench;

llvm::StringRef bench::getName(Form form) {
  return form == Form::Direct ? "direct" : "compute";
}

namespace {

constexpr unsigned kInputs = 24;
constexpr unsigned kOutputs = 8;

class KernelPrinter {
public:
  explicit KernelPrinter(Form form) : form(form), os(text) {}

  std::string run(size_t tileOperations) {
    os << "#id = affine_map<(d0, d1) -> (d0, d1)>\n"
          "module attributes {ttl.target_arch = #ttcore.arch<wormhole_b0>} {\n"
          "  func.func @kernel() {\n"
          "    %c0 = arith.constant 0 : index\n"
          "    %c1 = arith.constant 1 : index\n";
    for (unsigned buffer = 0; buffer < kInputs + kOutputs; ++buffer) {
      printBuffer(buffer);
    }
    size_t printed = 0;
    for (unsigned body = 0; printed < tileOperations; ++body) {
      printed += form == Form::Direct ? printDirect(body) : printCompute(body);
    }
    os << "    return\n  }\n}\n";
    return std::move(text);
  }

private:
  /// f32 and bf16 take turns; input and output of one body agree.
  static bool isFloat32(unsigned number) { return number % 2 == 0; }
  static std::string tile(unsigned number) {
    return isFloat32(number) ? "!ttcore.tile<32x32, f32>"
                             : "!ttcore.tile<32x32, bf16>";
  }
  static std::string tensor(unsigned number) {
    return "tensor<1x4x" + tile(number) + ">";
  }

  void printBuffer(unsigned buffer) {
    std::string cb = llvm::formatv("<[1, 4], {0}, 2>", tile(buffer));
    os << llvm::formatv("    %cb{0} = ttl.bind_cb {{cb_index = {0}, "
                        "block_count = 2} : !ttl.cb{1}\n"
                        "    %t{0} = ttl.{2} %cb{0} : {1} -> {3}\n",
                        buffer, cb, buffer < kInputs ? "cb_wait" : "cb_reserve",
                        tensor(buffer));
    if (form == Form::Direct) {
      os << llvm::formatv("    %x{0} = tensor.extract %t{0}[%c0, %c0] : {1}\n",
                          buffer, tensor(buffer));
    }
  }

  /// The inputs of a body: two of one type. f32 ones all meet an exponential.
  static std::pair<unsigned, unsigned> getInputs(unsigned body) {
    unsigned lhs = body * 2 % (kInputs - 2) + body % 2;
    return {lhs, lhs + 2};
  }

  size_t printDirect(unsigned body) {
    auto [lhs, rhs] = getInputs(body);
    std::string t = tile(body);
    os << llvm::formatv(
        "    %a{0} = ttl.tile_add %x{1}, %x{2} into dst[%c0] : {3}, {3} -> "
        "{3}\n"
        "    %e{0} = ttl.tile_exp %x{2} into dst[%c1] : {3} -> {3}\n"
        "    %m{0} = ttl.tile_mul %a{0}, %e{0} into dst[%c0] : {3}, {3} -> "
        "{3}\n"
        "    %s{0} = ttl.tile_sub %x{1}, %x{2} into dst[%c1] : {3}, {3} -> "
        "{3}\n",
        body, lhs, rhs, t);
    return 4;
  }

  size_t printCompute(unsigned body) {
    auto [lhs, rhs] = getInputs(body);
    unsigned out = kInputs + body % kOutputs;
    std::string t = tile(body);
    std::string type = tensor(body);
    os << llvm::formatv(
        "    %init{0} = tensor.empty() : {1}\n"
        "    %out{0} = ttl.attach_cb %init{0}, %cb{2} : ({1}, !ttl.cb<[1, 4], "
        "{3}, 2>) -> {1}\n"
        "    %done{0} = ttl.compute ins(%t{4}, %t{5} : {1}, {1})\n"
        "        outs(%out{0} : {1})\n"
        "        {{indexing_maps = [#id, #id, #id], iterator_types = "
        "[\"parallel\", \"parallel\"]} {{\n"
        "    ^bb0(%x: {3}, %y: {3}, %z: {3}):\n",
        body, type, out, t, lhs, rhs);
    os << llvm::formatv(
        "      %i0 = ttl.iter_index 0 : index\n"
        "      %i1 = ttl.iter_index 1 : index\n"
        "      %dst = arith.constant -1 : index\n"
        "      %a = ttl.tile_add %x, %y into dst[%dst] "
        "{{ttl.dst_placeholder} : {0}, {0} -> {0}\n"
        "      %e = ttl.tile_exp %y into dst[%dst] "
        "{{ttl.dst_placeholder} : {0} -> {0}\n"
        "      %m = ttl.tile_mul %a, %e into dst[%dst] "
        "{{ttl.dst_placeholder} : {0}, {0} -> {0}\n"
        "      ttl.tile_store %m, %t{1}[%i0, %i1] from dst[%dst] "
        "{{ttl.dst_placeholder} : {0}, {2}\n"
        "      ttl.yield\n"
        "    } -> {2}\n",
        t, out, type);
    return 4;
  }

  const Form form;
  std::string text;
  llvm::raw_string_ostream os;
};

} // namespace

std::string bench::printKernel(Form form, size_t tileOperations) {
  return KernelPrinter(form).run(tileOperations);
}
