//===- TestModels.cpp - How foreign operations execute ----------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// External models of TileExecutionOpInterface: right ones, and one for each way
// to get a model wrong that the analysis has to notice.
//
//===----------------------------------------------------------------------===//

#include "TestDialect.h"

#include "tileconf/Dialect/TTCore/IR/TTCore.h"

#include "tileconf/Dialect/TTL/IR/TileExecutionOpInterface.h"

using namespace mlir;
using namespace tileconf;
using namespace tileconf::tctest;

constexpr OperandRoute kBuffer = OperandRoute::DataflowBuffer;
constexpr OperandRoute kDst = OperandRoute::Dst;

static TileExecutionInfo makeInfo(Primitive primitive,
                                  std::initializer_list<OperandRoute> routes) {
  TileExecutionInfo info;
  info.primitive = primitive;
  info.resultInDst = true;
  for (OperandRoute route : routes) {
    info.operands.push_back({route});
  }
  return info;
}

namespace {

template <typename Model, typename OpT>
using Base = ttl::TileExecutionOpInterface::ExternalModel<Model, OpT>;

template <typename OpT>
struct BlendModel : Base<BlendModel<OpT>, OpT> {
  bool hasStrategyAlternatives(Operation *) const { return true; }
  SmallVector<Strategy, 2> getLegalStrategies(Operation *) const {
    return {Strategy::FPU, Strategy::DestReuse, Strategy::SFPU};
  }
  TileExecutionInfo getExecutionInfo(Operation *,
                                     std::optional<Strategy> strategy) const {
    switch (strategy.value()) {
    case Strategy::FPU:
      return makeInfo(Primitive::ElementwiseBinary, {kBuffer, kBuffer});
    case Strategy::SFPU:
      return makeInfo(Primitive::ElementwiseBinary, {kDst, kDst});
    case Strategy::DestReuse:
      return makeInfo(Primitive::ElementwiseBinary, {kDst, kBuffer});
    }
    llvm_unreachable("unknown strategy");
  }
};

struct FuseModel : Base<FuseModel, FuseOp> {
  bool hasStrategyAlternatives(Operation *) const { return true; }
  SmallVector<Strategy, 2> getLegalStrategies(Operation *) const {
    return {Strategy::FPU, Strategy::SFPU, Strategy::DestReuse};
  }
  TileExecutionInfo getExecutionInfo(Operation *,
                                     std::optional<Strategy> strategy) const {
    switch (strategy.value()) {
    case Strategy::FPU:
      return makeInfo(Primitive::ElementwiseBinary, {kBuffer, kBuffer, kDst});
    case Strategy::SFPU:
      return makeInfo(Primitive::ElementwiseBinary, {kDst, kDst, kDst});
    case Strategy::DestReuse:
      return makeInfo(Primitive::ElementwiseBinary, {kDst, kBuffer, kBuffer});
    }
    llvm_unreachable("unknown strategy");
  }
};

struct ScaleModel : Base<ScaleModel, ScaleOp> {
  TileExecutionInfo getExecutionInfo(Operation *,
                                     std::optional<Strategy>) const {
    return makeInfo(Primitive::ElementwiseUnary, {kDst});
  }
};

template <typename OpT>
struct ByShapeModel : Base<ByShapeModel<OpT>, OpT> {
  TileExecutionInfo getExecutionInfo(Operation *op,
                                     std::optional<Strategy>) const {
    auto tile = cast<tileconf::ttcore::TileType>(op->getOperand(0).getType());
    TileExecutionInfo info = makeInfo(
        Primitive::ElementwiseUnary, {tile.getHeight() == 32 ? kDst : kBuffer});
    info.resultInDst =
        isa<tileconf::ttcore::TileType>(op->getResult(0).getType());
    return info;
  }
};

struct SumModel : Base<SumModel, SumOp> {
  TileExecutionInfo getExecutionInfo(Operation *op,
                                     std::optional<Strategy>) const {
    TileExecutionInfo info = makeInfo(Primitive::ElementwiseBinary, {});
    info.operands.resize(op->getNumOperands());
    for (OperandExecution &operand : info.operands) {
      operand.route = kDst;
    }
    return info;
  }
};

struct SplitModel : Base<SplitModel, SplitOp> {
  TileExecutionInfo getExecutionInfo(Operation *,
                                     std::optional<Strategy>) const {
    return makeInfo(Primitive::Transpose, {kBuffer});
  }
};

struct NoPrimitiveModel : Base<NoPrimitiveModel, NoPrimitiveOp> {
  TileExecutionInfo getExecutionInfo(Operation *,
                                     std::optional<Strategy>) const {
    return makeInfo(Primitive::Unknown, {kDst});
  }
};

struct HalfModelledModel : Base<HalfModelledModel, HalfModelledOp> {
  bool hasStrategyAlternatives(Operation *) const { return true; }
  SmallVector<Strategy, 2> getLegalStrategies(Operation *) const {
    return {Strategy::FPU, Strategy::SFPU};
  }
  TileExecutionInfo getExecutionInfo(Operation *,
                                     std::optional<Strategy> strategy) const {
    if (strategy == Strategy::FPU) {
      return makeInfo(Primitive::ElementwiseBinary, {kBuffer, kBuffer});
    }
    return {};
  }
};

struct FewRoutesModel : Base<FewRoutesModel, FewRoutesOp> {
  TileExecutionInfo getExecutionInfo(Operation *,
                                     std::optional<Strategy>) const {
    return makeInfo(Primitive::ElementwiseBinary, {kDst});
  }
};

struct ManyRoutesModel : Base<ManyRoutesModel, ManyRoutesOp> {
  TileExecutionInfo getExecutionInfo(Operation *,
                                     std::optional<Strategy>) const {
    return makeInfo(Primitive::ElementwiseUnary, {kDst, kDst});
  }
};

struct NoStrategyModel : Base<NoStrategyModel, NoStrategyOp> {
  bool hasStrategyAlternatives(Operation *) const { return true; }
  TileExecutionInfo getExecutionInfo(Operation *,
                                     std::optional<Strategy>) const {
    return {};
  }
};

} // namespace

void tctest::registerModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, TCTestDialect *) {
    BlendOp::attachInterface<BlendModel<BlendOp>>(*context);
    FuseOp::attachInterface<FuseModel>(*context);
    ScaleOp::attachInterface<ScaleModel>(*context);
    ByShapeOp::attachInterface<ByShapeModel<ByShapeOp>>(*context);
    MeasureOp::attachInterface<ByShapeModel<MeasureOp>>(*context);
    SumOp::attachInterface<SumModel>(*context);
    SplitOp::attachInterface<SplitModel>(*context);
    NoPrimitiveOp::attachInterface<NoPrimitiveModel>(*context);
    HalfModelledOp::attachInterface<HalfModelledModel>(*context);
    FewRoutesOp::attachInterface<FewRoutesModel>(*context);
    ManyRoutesOp::attachInterface<ManyRoutesModel>(*context);
    NoStrategyOp::attachInterface<NoStrategyModel>(*context);
  });
  registry.addExtension(+[](MLIRContext *context, tcplain::TCPlainDialect *) {
    tcplain::BlendOp::attachInterface<BlendModel<tcplain::BlendOp>>(*context);
  });
}
