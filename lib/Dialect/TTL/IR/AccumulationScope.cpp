//===- AccumulationScope.cpp - ttl.accumulation_scope -----------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Text and verification of the one structure operation whose form is written
// by hand: its block arguments and its terminator are always there to see.
//
//===----------------------------------------------------------------------===//

#include "tileconf/Dialect/TTL/IR/TTLOps.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace tileconf;
using namespace tileconf::ttl;

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

/// Parses `(` values `:` types `)`; just `()` only where that is allowed.
static ParseResult parseOperandGroup(OpAsmParser &parser, bool mayBeEmpty,
                                     OperationState &result, int32_t &size) {
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SmallVector<Type> types;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseLParen()) {
    return failure();
  }
  if (mayBeEmpty && succeeded(parser.parseOptionalRParen())) {
    size = 0;
    return success();
  }
  if (parser.parseOperandList(operands) || parser.parseColonTypeList(types) ||
      parser.parseRParen() ||
      parser.resolveOperands(operands, types, loc, result.operands)) {
    return failure();
  }
  size = static_cast<int32_t>(operands.size());
  return success();
}

static ParseResult parseMode(OpAsmParser &parser,
                             SmallVectorImpl<Attribute> &modes) {
  SMLoc loc = parser.getCurrentLocation();
  StringRef keyword;
  if (parser.parseKeyword(&keyword)) {
    return failure();
  }
  std::optional<AccumulationInitialMode> mode =
      symbolizeAccumulationInitialMode(keyword);
  if (!mode) {
    return parser.emitError(loc)
           << "expected `overwrite`, `accumulate_existing` or `init`, but got `"
           << keyword << "`";
  }
  modes.push_back(
      parser.getBuilder().getI32IntegerAttr(static_cast<int32_t>(*mode)));
  return success();
}

ParseResult AccumulationScopeOp::parse(OpAsmParser &parser,
                                       OperationState &result) {
  auto &properties = result.getOrAddProperties<Properties>();
  int32_t outputCount = 0;
  int32_t initCount = 0;
  if (parser.parseKeyword("outs") ||
      parseOperandGroup(parser, /*mayBeEmpty=*/true, result, outputCount)) {
    return failure();
  }
  if (succeeded(parser.parseOptionalKeyword("inits")) &&
      parseOperandGroup(parser, /*mayBeEmpty=*/false, result, initCount)) {
    return failure();
  }
  properties.operandSegmentSizes = {outputCount, initCount};

  SmallVector<Attribute> modes;
  if (parser.parseRegion(*result.addRegion()) ||
      parser.parseKeyword("initial_modes") || parser.parseLParen() ||
      parser.parseCommaSeparatedList(
          AsmParser::Delimiter::Square,
          [&] { return parseMode(parser, modes); }) ||
      parser.parseRParen()) {
    return failure();
  }
  properties.initial_modes = parser.getBuilder().getArrayAttr(modes);

  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOptionalAttrDict(result.attributes)) {
    return failure();
  }
  for (StringRef name : getAttributeNames()) {
    if (result.attributes.get(name)) {
      return parser.emitError(loc)
             << "`" << name << "` cannot be given in the attribute dictionary";
    }
  }
  return success();
}

static void printOperandGroup(OpAsmPrinter &printer, StringRef keyword,
                              OperandRange operands) {
  printer << " " << keyword << "(";
  if (!operands.empty()) {
    printer << operands << " : " << operands.getTypes();
  }
  printer << ")";
}

void AccumulationScopeOp::print(OpAsmPrinter &printer) {
  printOperandGroup(printer, "outs", getOutputs());
  if (!getInits().empty()) {
    printOperandGroup(printer, "inits", getInits());
  }
  printer << " ";
  printer.printRegion(getBody());
  printer << " initial_modes([";
  llvm::interleaveComma(getInitialModes(), printer, [&](Attribute mode) {
    printer << stringifyAccumulationInitialMode(
        static_cast<AccumulationInitialMode>(cast<IntegerAttr>(mode).getInt()));
  });
  printer << "])";
  printer.printOptionalAttrDict((*this)->getAttrs(), getAttributeNames());
}

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

static std::optional<AccumulationInitialMode> getMode(Attribute attribute) {
  auto integer = dyn_cast<IntegerAttr>(attribute);
  if (!integer || !integer.getType().isSignlessInteger(32)) {
    return std::nullopt;
  }
  return symbolizeAccumulationInitialMode(integer.getInt());
}

static LogicalResult verifyModes(AccumulationScopeOp op) {
  OperandRange outputs = op.getOutputs();
  ArrayAttr modes = op.getInitialModes();
  if (modes.size() != outputs.size()) {
    return op.emitOpError()
           << "needs one initial mode for each of its " << outputs.size()
           << " outputs, but has " << modes.size();
  }
  SmallVector<Value> initialized;
  for (auto [index, attribute, output] : llvm::enumerate(modes, outputs)) {
    std::optional<AccumulationInitialMode> mode = getMode(attribute);
    if (!mode) {
      return op.emitOpError()
             << "initial mode " << index
             << " must be an `i32` from 0 to 2, but is " << attribute;
    }
    if (*mode == AccumulationInitialMode::Init) {
      initialized.push_back(output);
    }
  }
  if (op.getInits().size() != initialized.size()) {
    return op.emitOpError()
           << "needs one initial value for each of its " << initialized.size()
           << " outputs in mode `init`, but has " << op.getInits().size();
  }
  for (auto [index, init, output] :
       llvm::enumerate(op.getInits(), initialized)) {
    if (init.getType() != output.getType()) {
      return op.emitOpError()
             << "initial value " << index << " must be of type "
             << output.getType() << " as its output, but is " << init.getType();
    }
  }
  return success();
}

/// `kind` names one of `values`, of which there must be one per output.
static LogicalResult verifyOnePerOutput(AccumulationScopeOp op,
                                        Operation *place, StringRef kind,
                                        TypeRange types) {
  TypeRange outputs = op.getOutputs().getTypes();
  if (types.size() != outputs.size()) {
    return place->emitOpError()
           << "needs one " << kind << " for each of the " << outputs.size()
           << " outputs, but has " << types.size();
  }
  for (auto [index, type, output] : llvm::enumerate(types, outputs)) {
    if (type != output) {
      return place->emitOpError()
             << kind << " " << index << " must be of type " << output
             << " as the output, but is " << type;
    }
  }
  return success();
}

LogicalResult AccumulationScopeOp::verify() {
  if (getOutputs().empty()) {
    return emitOpError() << "needs at least one output";
  }
  if (failed(verifyModes(*this))) {
    return failure();
  }
  if (!getBody().hasOneBlock()) {
    return emitOpError() << "needs a body of one block, but has "
                         << getBody().getBlocks().size();
  }
  Block &block = getBody().front();
  auto yield = block.empty() ? YieldOp() : dyn_cast<YieldOp>(block.back());
  if (!yield) {
    return emitOpError() << "body must end with `ttl.yield`";
  }
  if (failed(verifyOnePerOutput(*this, *this, "block argument",
                                block.getArgumentTypes())) ||
      failed(verifyOnePerOutput(*this, yield, "yielded value",
                                yield->getOperandTypes()))) {
    return failure();
  }
  Operation *inner = nullptr;
  getBody().walk([&](AccumulationScopeOp nested) {
    inner = nested;
    return WalkResult::interrupt();
  });
  if (inner) {
    InFlightDiagnostic error = emitOpError()
                               << "must not contain another accumulation scope";
    error.attachNote(inner->getLoc()) << "the other one is here";
    return error;
  }
  return success();
}
