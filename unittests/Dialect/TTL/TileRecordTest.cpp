//===- TileRecordTest.cpp - Recorded strategies -----------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What may be recorded on an operation, and one test per thing that can be
// wrong with the record or with the semantics that an operation states.
//
//===----------------------------------------------------------------------===//

#include "TileTestIR.h"

using namespace mlir;
using namespace tileconf;
using namespace tileconf::ttl;
using namespace tileconf::ttl::test;

namespace {

class RecordedStrategy : public TileTest {
protected:
  /// Parses a ttl.compute around the sum of the tiles `lhs` and `rhs`, with
  /// these attributes.
  TileAddOp parseAdd(StringRef attributes, StringRef lhs = "%p",
                     StringRef rhs = "%q") {
    parse(computeAround("%z = ttl.tile_add " + lhs.str() + ", " + rhs.str() +
                        " into dst[%d] " + attributes.str() + " : T, T -> T"));
    return find<TileAddOp>();
  }

  /// What `function` reports, one message per line.
  std::string getErrors(function_ref<void()> function) {
    std::string text;
    ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
      text += (text.empty() ? "" : "\n") + diagnostic.str();
      return success();
    });
    function();
    return text;
  }

  /// The errors of the check that passes after the configuration make.
  std::string getVerifyErrors(Operation *op) {
    return getErrors([&] { EXPECT_TRUE(failed(verifyRecordedStrategy(op))); });
  }
};

/// Semantics that forget the primitive.
struct NoPrimitive
    : TileExecutionOpInterface::ExternalModel<NoPrimitive, tensor::EmptyOp> {
  TileExecutionInfo getExecutionInfo(Operation *,
                                     std::optional<Strategy>) const {
    return {};
  }
};

/// Semantics that forget the operands.
struct NoOperands
    : TileExecutionOpInterface::ExternalModel<NoOperands, tensor::ExtractOp> {
  TileExecutionInfo getExecutionInfo(Operation *,
                                     std::optional<Strategy>) const {
    TileExecutionInfo info;
    info.primitive = Primitive::Copy;
    return info;
  }
};

/// An operation of another dialect with every strategy of the vocabulary.
struct Foreign
    : TileExecutionOpInterface::ExternalModel<Foreign, tensor::ExtractOp> {
  bool hasStrategyAlternatives(Operation *) const { return true; }
  SmallVector<Strategy, 2> getLegalStrategies(Operation *) const {
    return {Strategy::DestReuse, Strategy::FPU};
  }
  TileExecutionInfo getExecutionInfo(Operation *op,
                                     std::optional<Strategy> strategy) const {
    TileExecutionInfo info;
    if (strategy == Strategy::DestReuse) {
      info.primitive = Primitive::ElementwiseBinary;
      info.operands.resize(op->getNumOperands());
    }
    return info;
  }
};

} // namespace

TEST_F(RecordedStrategy, ConvertsToAndFromTheAttribute) {
  for (Strategy strategy : Vocabulary<Strategy>::values) {
    TileExecutionStrategyAttr attribute = getStrategyAttr(&context, strategy);
    EXPECT_EQ(getStrategy(attribute), strategy);
    EXPECT_EQ(stringifyTileExecutionStrategy(attribute.getValue()),
              stringify(strategy));
  }
}

TEST_F(RecordedStrategy, MayBeAbsent) {
  std::optional<Strategy> recorded = Strategy::FPU;
  ASSERT_TRUE(succeeded(getRecordedStrategy(parseAdd(""), recorded)));
  EXPECT_FALSE(recorded.has_value());
}

TEST_F(RecordedStrategy, IsReadBack) {
  for (StringRef name : {"fpu", "sfpu"}) {
    TileAddOp op = parseAdd("{ttl.tile_execution_strategy = "
                            "#ttl.tile_execution_strategy<" +
                            name.str() + ">}");
    std::optional<Strategy> recorded;
    ASSERT_TRUE(succeeded(getRecordedStrategy(op, recorded)));
    EXPECT_EQ(recorded, symbolize<Strategy>(name));
    EXPECT_TRUE(succeeded(verifyRecordedStrategy(op)));
    FailureOr<TileExecutionInfo> info = getRecordedExecutionInfo(op);
    ASSERT_TRUE(succeeded(info));
    EXPECT_EQ(info->accumulatesIntoDst, name == "fpu");
  }
}

TEST_F(RecordedStrategy, FixedOperationsNeedNone) {
  parse("%r = ttl.tile_abs %a into dst[%d] : T -> T");
  EXPECT_TRUE(succeeded(verifyRecordedStrategy(find<TileAbsOp>())));
}

TEST_F(RecordedStrategy, OfAnotherKind) {
  TileAddOp op = parseAdd("{ttl.tile_execution_strategy = \"fpu\"}");
  EXPECT_EQ(getVerifyErrors(op),
            "'ttl.tile_add' op needs a `#ttl.tile_execution_strategy` "
            "attribute as `ttl.tile_execution_strategy`, but has \"fpu\"");
}

TEST_F(RecordedStrategy, OnAnOperationWithoutAlternatives) {
  parse("%r = ttl.tile_fill 1.0 into dst[%d] {ttl.tile_execution_strategy = "
        "#ttl.tile_execution_strategy<sfpu>} : T");
  EXPECT_EQ(getVerifyErrors(find<TileFillOp>()),
            "'ttl.tile_fill' op has no choice of strategies, so it may not "
            "carry `ttl.tile_execution_strategy`");
}

TEST_F(RecordedStrategy, OnAnOperationWithoutSemantics) {
  parse("%c = arith.constant {ttl.tile_execution_strategy = "
        "#ttl.tile_execution_strategy<sfpu>} 0 : index");
  std::string errors = getErrors([&] {
    std::optional<Strategy> recorded;
    EXPECT_TRUE(
        failed(getRecordedStrategy(find<arith::ConstantOp>(), recorded)));
  });
  EXPECT_NE(errors.find("has no choice of strategies"), std::string::npos);
}

TEST_F(RecordedStrategy, NotLegalForTheOperands) {
  TileAddOp op = parseAdd("{ttl.tile_execution_strategy = "
                          "#ttl.tile_execution_strategy<fpu>}",
                          "%p", "%r");
  EXPECT_EQ(getVerifyErrors(op),
            "'ttl.tile_add' op records strategy `fpu`, but its operands allow "
            "`sfpu` only");
}

TEST_F(RecordedStrategy, ThatNoTileOperationHas) {
  TileAddOp op = parseAdd("{ttl.tile_execution_strategy = "
                          "#ttl.tile_execution_strategy<dest_reuse>}");
  EXPECT_EQ(getVerifyErrors(op),
            "'ttl.tile_add' op records strategy `dest_reuse`, but its operands "
            "allow `fpu` or `sfpu`");
}

TEST_F(RecordedStrategy, Missing) {
  EXPECT_EQ(getVerifyErrors(parseAdd("")),
            "'ttl.tile_add' op needs a recorded strategy in "
            "`ttl.tile_execution_strategy`, but has none; "
            "`ttl-set-compute-kernel-config` has to run first");
}

TEST_F(RecordedStrategy, WithoutSemantics) {
  parse("%c = arith.constant 0 : index");
  EXPECT_EQ(getVerifyErrors(find<arith::ConstantOp>()),
            "'arith.constant' op has no execution semantics: it does not "
            "implement `TileExecutionOpInterface`");
}

TEST_F(RecordedStrategy, WithoutPrimitive) {
  tensor::EmptyOp::attachInterface<NoPrimitive>(context);
  parse("%c = tensor.empty() : TT");
  EXPECT_EQ(getVerifyErrors(find<tensor::EmptyOp>()),
            "'tensor.empty' op states no hardware primitive");
}

TEST_F(RecordedStrategy, WithoutOperands) {
  tensor::ExtractOp::attachInterface<NoOperands>(context);
  parse("%c = tensor.extract %s[%d, %e] : TT");
  EXPECT_EQ(getVerifyErrors(find<tensor::ExtractOp>()),
            "'tensor.extract' op states the routes of 0 operands, but has 3");
}

TEST_F(RecordedStrategy, OfAnOperationOfAnotherDialect) {
  tensor::ExtractOp::attachInterface<Foreign>(context);
  parse("%c = tensor.extract %s[%d, %e] {ttl.tile_execution_strategy = "
        "#ttl.tile_execution_strategy<dest_reuse>} : TT");
  auto op = find<tensor::ExtractOp>();
  EXPECT_TRUE(succeeded(verifyRecordedStrategy(op)));
  op->setDiscardableAttr(kStrategyAttrName,
                         getStrategyAttr(&context, Strategy::FPU));
  EXPECT_EQ(getVerifyErrors(op), "'tensor.extract' op states no hardware "
                                 "primitive for strategy `fpu`");
}

TEST_F(RecordedStrategy, CallerMayStartTheDiagnostic) {
  TileAddOp op = parseAdd("");
  std::string errors = getErrors([&] {
    std::optional<TileExecutionProblem> seen;
    EXPECT_TRUE(
        failed(verifyRecordedStrategy(op, [&](TileExecutionProblem problem) {
          seen = problem;
          return emitError(op.getLoc(), "[X1] the operation ");
        })));
    EXPECT_EQ(seen, TileExecutionProblem::NotRecorded);
  });
  EXPECT_EQ(errors.find("[X1] the operation needs a recorded strategy"), 0u);
}
