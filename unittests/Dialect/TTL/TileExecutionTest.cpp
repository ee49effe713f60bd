//===- TileExecutionTest.cpp - Semantics of every tile op -------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The table of execution semantics, row by row, with a check that no operation
// is missing from it; and the rule of when the FPU is legal, clause by clause.
//
//===----------------------------------------------------------------------===//

#include "TileTestIR.h"

#include <set>

using namespace mlir;
using namespace tileconf;
using namespace tileconf::ttl;
using namespace tileconf::ttl::test;

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

/// Semantics in one line: the primitive, one letter per operand (B from a
/// dataflow buffer, S the same for a reduction's scaler, D from DST, I from DST
/// where the operation's own lowering puts it, - no tile data), then the flags
/// and the full-fp32 category.
static std::string summarize(const TileExecutionInfo &info) {
  std::string text = stringify(info.primitive).str() + "(";
  for (const OperandExecution &operand : info.operands) {
    switch (operand.route) {
    case OperandRoute::None:
      text += operand.selfInitialized ? '?' : '-';
      break;
    case OperandRoute::DataflowBuffer:
      text += operand.selfInitialized ? '?' : operand.isScaler ? 'S' : 'B';
      break;
    case OperandRoute::Dst:
      text += operand.selfInitialized ? 'I' : 'D';
      break;
    }
  }
  text += ")";
  text += info.resultInDst ? " dst" : "";
  text += info.accumulatesIntoDst ? " accumulates" : "";
  text += info.usesMathFidelity ? " fidelity" : "";
  if (info.fullFp32) {
    text += " fp32=" + stringify(*info.fullFp32).str();
  }
  return text;
}

namespace {

/// One row: an operation and its semantics, by strategy where it has several.
struct Row {
  const char *text;
  const char *fixed;
  const char *fpu = nullptr;
  const char *sfpu = nullptr;
};

class ExecutionTable : public TileTest {
protected:
  /// The only tile operation that was parsed.
  TileExecutionOpInterface findTileOp() {
    return find<TileExecutionOpInterface>();
  }
};

} // namespace

static std::string unary(StringRef name) {
  return "%r = ttl.tile_" + name.str() + " %a into dst[%d] : T -> T";
}

static std::string binary(StringRef name) {
  return "%r = ttl.tile_" + name.str() + " %a, %b into dst[%d] : T, T -> T";
}

static const char *const kUnaryNames[] = {
    "exp",     "exp2",     "log",     "sqrt", "rsqrt",       "tanh",
    "sigmoid", "neg",      "abs",     "relu", "floor",       "recip",
    "sin",     "cos",      "tan",     "asin", "acos",        "atan",
    "ceil",    "sign",     "gelu",    "silu", "hardsigmoid", "expm1",
    "square",  "softsign", "signbit", "frac", "trunc"};
static const char *const kBinaryNames[] = {"div", "max", "min", "eq",
                                           "ne",  "gt",  "lt"};
static const char *const kStrategyNames[] = {"add", "sub", "mul"};

static const Row kRows[] = {
    {"%k, %r = ttl.copy_tile %a[%d, %e] into dst[%d] : T -> !ttl.dst, T",
     "copy(B---) dst"},
    {"%k, %r = ttl.copy_tile %a[] into dst[%d] : T -> !ttl.dst, T",
     "copy(B-) dst"},
    {"%r = ttl.copy_dst %a into dst[%d] : T -> T", "copy(D-) dst"},
    {"%r = ttl.dst_index %a[%d] : T -> T", "dst_index(--)"},
    {"ttl.tile_store %a, %t[%d, %e] from dst[%d] : T, TT", "store(D----) dst"},
    {"ttl.tile_store %a, %t[] from dst[%d] : T, TT", "store(D--) dst"},
    {"%r = ttl.tile_bcast %a, %b 1 : i32 into dst[%d] : (T, T) -> T",
     "broadcast_column(B--) dst"},
    {"%r = ttl.tile_bcast %a, %b 2 : i32 into dst[%d] : (T, T) -> T",
     "broadcast_row(B--) dst"},
    {"%r = ttl.tile_bcast %a, %b 3 : i32 into dst[%d] : (T, T) -> T",
     "broadcast_scalar(B--) dst"},
    {"%r = ttl.tile_reduce %a, %b, %a 0 : i32 <reduce_dim_row> into dst[%d] : "
     "(T, T, T) -> T",
     "reduce(BS--) dst fidelity fp32=reduce_row"},
    {"%r = ttl.tile_reduce %a, %b, %a 1 : i32 <reduce_dim_col> into dst[%d] : "
     "(T, T, T) -> T",
     "reduce(BS--) dst fp32=reduce_column"},
    {"%r = ttl.tile_reduce %a, %b, %a 0 : i32 <reduce_dim_scalar> into dst[%d] "
     ": (T, T, T) -> T",
     "reduce(BS--) dst fidelity fp32=reduce_scalar"},
    {"%r = ttl.tile_transpose %a, %b into dst[%d] : (T, T) -> T",
     "transpose(B--) dst"},
    {"%r = ttl.tile_fill 1.0 into dst[%d] : T", "fill(-) dst"},
    {"%r = ttl.tile_matmul_block %a, %b into dst[%d] : T, T -> T",
     "matmul(BB-) dst accumulates fidelity fp32=matmul"},
    {"%r = ttl.tile_matmul_block %a, %b, %a into dst[%d] {transpose_rhs} : "
     "T, T, T -> T",
     "matmul(BBI-) dst accumulates fidelity fp32=matmul"},
    {"%r = ttl.tile_matmul_block %s, %t into dst[%d] : TT, TT -> T",
     "matmul(BB-) dst accumulates fidelity fp32=matmul"},
    {"%r = ttl.tile_typecast %a into dst[%d] : T -> !ttcore.tile<32x32, f32>",
     "elementwise_unary(D-) dst"},
    {"%r = ttl.tile_mul_unary_const %a, 2.0 into dst[%d] : T -> T",
     "elementwise_unary(D-) dst"},
};

/// Every row, those of the families included.
static std::vector<std::pair<std::string, Row>> getRows() {
  std::vector<std::pair<std::string, Row>> rows;
  for (const Row &row : kRows) {
    rows.emplace_back(row.text, row);
  }
  for (const char *name : kUnaryNames) {
    rows.emplace_back(unary(name), Row{"", "elementwise_unary(D-) dst"});
  }
  for (const char *name : kBinaryNames) {
    rows.emplace_back(binary(name), Row{"", "elementwise_binary(DD-) dst"});
  }
  for (const char *name : kStrategyNames) {
    rows.emplace_back(binary(name),
                      Row{"", nullptr,
                          name == StringRef("mul")
                              ? "elementwise_binary(BB-) dst accumulates "
                                "fidelity"
                              : "elementwise_binary(BB-) dst accumulates",
                          "elementwise_binary(DD-) dst"});
  }
  return rows;
}

TEST_F(ExecutionTable, EachOperationStatesItsRow) {
  for (const auto &[text, row] : getRows()) {
    SCOPED_TRACE(text);
    parse(text);
    TileExecutionOpInterface op = findTileOp();
    EXPECT_TRUE(op->hasTrait<ttl::OpTrait::TileOp>());
    EXPECT_EQ(op.hasStrategyAlternatives(), row.fixed == nullptr);
    if (row.fixed) {
      EXPECT_TRUE(op.getLegalStrategies().empty());
      EXPECT_EQ(summarize(op.getExecutionInfo(std::nullopt)), row.fixed);
      for (Strategy strategy : Vocabulary<Strategy>::values) {
        EXPECT_EQ(op.getExecutionInfo(strategy).primitive, Primitive::Unknown);
      }
      continue;
    }
    EXPECT_EQ(summarize(op.getExecutionInfo(Strategy::FPU)), row.fpu);
    EXPECT_EQ(summarize(op.getExecutionInfo(Strategy::SFPU)), row.sfpu);
    EXPECT_EQ(op.getExecutionInfo(std::nullopt).primitive, Primitive::Unknown);
    EXPECT_EQ(op.getExecutionInfo(Strategy::DestReuse).primitive,
              Primitive::Unknown);
  }
}

TEST_F(ExecutionTable, HasEveryTileOperation) {
  std::set<std::string> seen;
  for (const auto &[text, row] : getRows()) {
    parse(text);
    seen.insert(findTileOp()->getName().getStringRef().str());
  }
  std::set<std::string> registered;
  for (RegisteredOperationName name : context.getRegisteredOperations()) {
    if (name.hasTrait<ttl::OpTrait::TileOp>()) {
      registered.insert(name.getStringRef().str());
      EXPECT_TRUE(name.hasInterface<TileExecutionOpInterface>())
          << name.getStringRef().str();
    }
    // Their names would make one expect the trait; they only synchronise.
    if (name.getStringRef().starts_with("ttl.tile_") &&
        !name.getStringRef().starts_with("ttl.tile_regs_")) {
      EXPECT_TRUE(name.hasTrait<ttl::OpTrait::TileOp>())
          << name.getStringRef().str();
    }
  }
  EXPECT_EQ(seen, registered);
}

/// The traits of an operation by one letter each, in the order of TTLTraits.h.
static std::string summarizeTraits(Operation *op) {
  namespace trait = ttl::OpTrait;
  std::string text;
  text += op->hasTrait<trait::TileCompute>() ? "C" : "";
  text += op->hasTrait<trait::DataMovement>() ? "M" : "";
  text += op->hasTrait<trait::DstResult>() ? "R" : "";
  text += op->hasTrait<trait::InPlace>() ? "P" : "";
  text += op->hasTrait<trait::DstInputs>() ? "D" : "";
  text += op->hasTrait<trait::CBInput>() ? "B" : "";
  text += op->hasTrait<trait::Accumulating>() ? "A" : "";
  text += op->hasTrait<trait::StrategyDependentBinary>() ? "S" : "";
  return text;
}

TEST_F(ExecutionTable, TraitsOfEachOperation) {
  std::map<std::string, std::string> expected = {
      {"copy_tile", "MRB"},
      {"copy_dst", "MRD"},
      {"dst_index", ""},
      {"tile_store", "R"},
      {"tile_bcast", "CRB"},
      {"tile_reduce", "CRBA"},
      {"tile_transpose", "CRB"},
      {"tile_fill", "CR"},
      {"tile_matmul_block", "CRB"},
      {"tile_typecast", "CRPD"},
      {"tile_mul_unary_const", "CRPD"}};
  for (const char *name : kUnaryNames) {
    expected[std::string("tile_") + name] = "CRPD";
  }
  for (const char *name : kBinaryNames) {
    expected[std::string("tile_") + name] = "CRD";
  }
  expected["tile_max"] = expected["tile_min"] = "CRPD";
  for (const char *name : kStrategyNames) {
    expected[std::string("tile_") + name] = "CRS";
  }
  for (const auto &[text, row] : getRows()) {
    SCOPED_TRACE(text);
    parse(text);
    Operation *op = findTileOp();
    EXPECT_EQ(summarizeTraits(op),
              expected[op->getName().stripDialect().str()]);
  }
}

TEST_F(ExecutionTable, DstIndexIsTheLastOperand) {
  parse("ttl.tile_store %a, %t[%e, %e] from dst[%d] : T, TT");
  auto store = find<TileStoreOp>();
  EXPECT_EQ(store.getDstIndexOperand().get(), store.getDstIndex());
  EXPECT_EQ(store.getDstIndexOperand().getOperandNumber(), 4u);
}

//===----------------------------------------------------------------------===//
// When the FPU is legal
//===----------------------------------------------------------------------===//

namespace {

class FpuLegality : public TileTest {
protected:
  /// Legal strategies of the only ttl.tile_add.
  std::string getLegal() {
    std::string text;
    for (Strategy strategy : find<TileAddOp>().getLegalStrategies()) {
      text += (text.empty() ? "" : ",") + stringify(strategy).str();
    }
    return text;
  }
  std::string getLegal(const std::string &body, StringRef dataType = "bf16") {
    parse(body, dataType);
    return module ? getLegal() : "does not parse";
  }
};

} // namespace

static std::string add(StringRef lhs, StringRef rhs) {
  return "%z = ttl.tile_add " + lhs.str() + ", " + rhs.str() +
         " into dst[%d] : T, T -> T";
}

static std::string extracts(StringRef lhsIndices, StringRef rhsIndices) {
  return "%x = tensor.extract %s[" + lhsIndices.str() +
         "] : TT\n%y = tensor.extract %t[" + rhsIndices.str() + "] : TT\n";
}

TEST_F(FpuLegality, InputsWithOneMap) {
  EXPECT_EQ(getLegal(computeAround(add("%p", "%q"))), "fpu,sfpu");
  EXPECT_EQ(getLegal(computeAround(add("%q", "%p"))), "fpu,sfpu");
  EXPECT_EQ(getLegal(computeAround(add("%p", "%p"))), "fpu,sfpu");
  EXPECT_EQ(getLegal(computeAround(add("%p", "%q"), "d1, d0", "d1, d0")),
            "fpu,sfpu");
}

TEST_F(FpuLegality, InputsWithTwoMaps) {
  EXPECT_EQ(getLegal(computeAround(add("%p", "%q"), "d0, d1", "d1, d0")),
            "sfpu");
}

TEST_F(FpuLegality, OutputsDoNotQualify) {
  EXPECT_EQ(getLegal(computeAround(add("%p", "%r"))), "sfpu");
  EXPECT_EQ(getLegal(computeAround(add("%r", "%p"))), "sfpu");
  EXPECT_EQ(getLegal(computeAround(add("%r", "%r"))), "sfpu");
}

TEST_F(FpuLegality, InputsSeenFromANestedRegion) {
  EXPECT_EQ(
      getLegal(computeAround(
          "%c = arith.constant true\n"
          "%z = scf.if %c -> T {\n%w = ttl.tile_add %p, %q into dst[%d] "
          ": T, T -> T\nscf.yield %w : T\n} else {\nscf.yield %r : T\n}")),
      "fpu,sfpu");
}

TEST_F(FpuLegality, OtherBlockArgumentsDoNotQualify) {
  EXPECT_EQ(getLegal(add("%a", "%b")), "sfpu");
  EXPECT_EQ(getLegal("%i = scf.for %n = %d to %e step %d iter_args(%u = %a) -> "
                     "T {\n%z = ttl.tile_add %u, %u into dst[%d] : T, T -> T\n"
                     "scf.yield %z : T\n}"),
            "sfpu");
  // Of two blocks: an input and an argument of the function around.
  EXPECT_EQ(getLegal(computeAround(add("%p", "%a"))), "sfpu");
  EXPECT_EQ(getLegal(computeAround(add("%a", "%p"))), "sfpu");
}

TEST_F(FpuLegality, ExtractsWithOneIndexList) {
  EXPECT_EQ(getLegal(extracts("%d, %e", "%d, %e") + add("%x", "%y")),
            "fpu,sfpu");
  EXPECT_EQ(getLegal(extracts("%d, %d", "%d, %e") + add("%x", "%x")),
            "fpu,sfpu");
}

TEST_F(FpuLegality, ExtractsWithTwoIndexLists) {
  EXPECT_EQ(getLegal(extracts("%d, %e", "%e, %d") + add("%x", "%y")), "sfpu");
  EXPECT_EQ(getLegal(extracts("%d, %e", "%d, %d") + add("%x", "%y")), "sfpu");
  // Equal values are not enough: the index has to be the same value.
  EXPECT_EQ(getLegal("%c = arith.constant 0 : index\n"
                     "%k = arith.constant 0 : index\n" +
                     extracts("%c, %c", "%k, %k") + add("%x", "%y")),
            "sfpu");
}

TEST_F(FpuLegality, ExtractsOfDifferentRank) {
  EXPECT_EQ(getLegal("%v = tensor.empty() : tensor<2xT>\n"
                     "%x = tensor.extract %s[%d, %e] : TT\n"
                     "%y = tensor.extract %v[%d] : tensor<2xT>\n" +
                     add("%x", "%y")),
            "sfpu");
}

TEST_F(FpuLegality, MixedOriginsDoNotQualify) {
  std::string extract = "%x2 = tensor.extract %s[%d, %e] : TT\n";
  EXPECT_EQ(getLegal(computeAround(extract + add("%p", "%x2"))), "sfpu");
  EXPECT_EQ(getLegal(computeAround(extract + add("%x2", "%p"))), "sfpu");
  std::string produced = "%u = ttl.tile_abs %p into dst[%d] : T -> T\n";
  EXPECT_EQ(getLegal(computeAround(produced + add("%u", "%q"))), "sfpu");
  EXPECT_EQ(getLegal(computeAround(produced + add("%p", "%u"))), "sfpu");
  EXPECT_EQ(getLegal(computeAround(produced + add("%u", "%u"))), "sfpu");
}

TEST_F(FpuLegality, NeedsAFloatingPointResult) {
  for (TileDataType type : Vocabulary<TileDataType>::values) {
    StringRef name = stringify(type);
    bool isInteger = name == "u32" || name == "u16" || name == "u8" ||
                     name == "si32" || name == "i1";
    SCOPED_TRACE(name.str());
    EXPECT_EQ(getLegal(computeAround(add("%p", "%q")), name),
              isInteger ? "sfpu" : "fpu,sfpu");
    EXPECT_EQ(getLegal(extracts("%d, %e", "%d, %e") + add("%x", "%y"), name),
              isInteger ? "sfpu" : "fpu,sfpu");
  }
}

TEST_F(FpuLegality, HoldsForSubtractAndMultiply) {
  parse(computeAround("%z = ttl.tile_sub %p, %q into dst[%d] : T, T -> T"));
  EXPECT_EQ(find<TileSubOp>().getLegalStrategies().size(), 2u);
  parse(computeAround("%z = ttl.tile_mul %p, %q into dst[%d] : T, T -> T"));
  EXPECT_EQ(find<TileMulOp>().getLegalStrategies().size(), 2u);
}

//===----------------------------------------------------------------------===//
// Where block arguments come from
//===----------------------------------------------------------------------===//

TEST_F(TileTest, ComputeOperandOfABlockArgument) {
  parse(computeAround(add("%p", "%q")));
  auto compute = find<ComputeOp>();
  for (BlockArgument argument : compute.getBody().getArguments()) {
    EXPECT_EQ(getComputeOperand(argument),
              compute->getOperand(argument.getArgNumber()));
  }
  EXPECT_EQ(getComputeOperand(compute.getBody().getArgument(2)),
            compute.getOutputs().front());
  auto function = find<func::FuncOp>();
  EXPECT_FALSE(getComputeOperand(function.getArgument(0)));
  // An argument that no operand stands behind, as while a pattern works.
  BlockArgument extra = compute.getBody().addArgument(
      function.getArgument(0).getType(), compute.getLoc());
  EXPECT_FALSE(getComputeOperand(extra));
  Block detached;
  EXPECT_FALSE(getComputeOperand(detached.addArgument(
      function.getArgument(0).getType(), compute.getLoc())));
}
