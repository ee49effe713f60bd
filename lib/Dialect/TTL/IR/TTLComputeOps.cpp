//===- TTLComputeOps.cpp - ttl.compute and its kin --------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Text of ttl.compute, and the operations around it. Its verifier, the longest
// of the dialect, is TTLComputeVerifier.cpp.
//
//===----------------------------------------------------------------------===//

#include "tileconf/Dialect/TTL/IR/TTLComputeOps.h"

#include "mlir/IR/Builders.h"
#include "tileconf/Dialect/TTCore/IR/TTCore.h"
#include "tileconf/Dialect/TTL/IR/TTLOps.h"

using namespace mlir;
using namespace tileconf;
using namespace tileconf::ttl;

Value ttl::getComputeOperand(BlockArgument argument) {
  auto compute =
      dyn_cast_or_null<ComputeOp>(argument.getOwner()->getParentOp());
  // Arguments follow the operands, inputs before outputs. The bound matters
  // only for IR that is being rewritten.
  if (!compute || !argument.getOwner()->isEntryBlock() ||
      argument.getArgNumber() >= compute->getNumOperands()) {
    return {};
  }
  return compute->getOperand(argument.getArgNumber());
}

//===----------------------------------------------------------------------===//
// ttl.compute: text
//===----------------------------------------------------------------------===//

/// Parses `keyword(` [values `:` types] `)` and appends the operands.
static ParseResult parseOperandGroup(OpAsmParser &parser, StringRef keyword,
                                     OperationState &result,
                                     int32_t &groupSize) {
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SmallVector<Type> types;
  if (parser.parseKeyword(keyword) || parser.parseLParen()) {
    return failure();
  }
  SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseOptionalRParen())) {
    if (parser.parseOperandList(operands) || parser.parseColonTypeList(types) ||
        parser.parseRParen()) {
      return failure();
    }
  }
  groupSize = operands.size();
  return parser.resolveOperands(operands, types, loc, result.operands);
}

ParseResult ComputeOp::parse(OpAsmParser &parser, OperationState &result) {
  auto &segments = result.getOrAddProperties<Properties>().operandSegmentSizes;
  if (parseOperandGroup(parser, "ins", result, segments[0]) ||
      parseOperandGroup(parser, "outs", result, segments[1])) {
    return failure();
  }

  SMLoc attributesLoc = parser.getCurrentLocation();
  if (parser.parseOptionalAttrDict(result.attributes)) {
    return failure();
  }
  auto emitAttributeError = [&]() {
    return parser.emitError(attributesLoc)
           << "'" << result.name.getStringRef() << "' op ";
  };
  StringRef segmentsName = getOperandSegmentSizesAttrName(result.name);
  if (result.attributes.get(segmentsName)) {
    return emitAttributeError()
           << "counts its operands in `ins` and `outs`, not in `"
           << segmentsName << "`";
  }
  if (failed(verifyInherentAttrs(result.name, result.attributes,
                                 emitAttributeError))) {
    return failure();
  }

  return failure(parser.parseRegion(*result.addRegion()) ||
                 parser.parseArrowTypeList(result.types));
}

static void printOperandGroup(OpAsmPrinter &printer, StringRef keyword,
                              OperandRange operands) {
  printer << ' ' << keyword << '(';
  if (!operands.empty()) {
    printer << operands << " : " << operands.getTypes();
  }
  printer << ')';
}

void ComputeOp::print(OpAsmPrinter &printer) {
  printOperandGroup(printer, "ins", getInputs());
  printOperandGroup(printer, "outs", getOutputs());
  printer.printOptionalAttrDict((*this)->getAttrs(),
                                {getOperandSegmentSizesAttrName()});
  printer << ' ';
  printer.printRegion(getBody());
  printer.printArrowTypeList(getResultTypes());
}

//===----------------------------------------------------------------------===//
// ttl.iter_index
//===----------------------------------------------------------------------===//

LogicalResult IterIndexOp::verify() {
  // The parent is a ttl.compute, and verified: both come before this.
  int64_t numIterators =
      cast<ComputeOp>((*this)->getParentOp()).getNumIterators();
  int64_t dim = getDim();
  if (dim < 0 || dim >= numIterators) {
    return emitOpError("needs a dimension of the iteration space, which has ")
           << numIterators << ", but names " << dim;
  }
  return success();
}

//===----------------------------------------------------------------------===//
// ttl.yield
//===----------------------------------------------------------------------===//

LogicalResult YieldOp::verify() {
  Operation *parent = (*this)->getParentOp();
  if (getNumOperands() != 0 && !isa<AccumulationScopeOp>(parent)) {
    return emitOpError("yields values only in `ttl.accumulation_scope`, but "
                       "has ")
           << getNumOperands() << " in `" << parent->getName() << "`";
  }
  return success();
}

#define GET_OP_CLASSES
#include "tileconf/Dialect/TTL/IR/TTLComputeOps.cpp.inc"

void TTLDialect::registerComputeOps() {
  addOperations<
#define GET_OP_LIST
#include "tileconf/Dialect/TTL/IR/TTLComputeOps.cpp.inc"
      >();
}
