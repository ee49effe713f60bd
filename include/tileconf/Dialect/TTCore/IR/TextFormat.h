//===- TextFormat.h - Pieces of attribute and type formats ------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What `custom<...>` directives of formats stand for. TableGen can generate
// parsers of numbers, words and lists by itself, but those take a negative
// number for a huge one, and they report one mistake once per enclosing
// parameter, by names of C++ types. Included where generated parsers are
// compiled, never by other headers.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_DIALECT_TTCORE_IR_TEXTFORMAT_H
#define TILECONF_DIALECT_TTCORE_IR_TEXTFORMAT_H

#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/StringExtras.h"
#include <limits>

namespace tileconf::ttcore {

//===----------------------------------------------------------------------===//
// Keyword: the case of an enumeration
//===----------------------------------------------------------------------===//

template <typename Enum>
mlir::ParseResult parseKeyword(mlir::AsmParser &parser, Enum &value) {
  mlir::FailureOr<Enum> parsed = mlir::FieldParser<Enum>::parse(parser);
  if (mlir::failed(parsed)) {
    return mlir::failure();
  }
  value = *parsed;
  return mlir::success();
}

template <typename Enum>
void printKeyword(mlir::AsmPrinter &printer, Enum value) {
  printer << stringifyEnum(value);
}

//===----------------------------------------------------------------------===//
// Number: an integer that the parameter can hold
//===----------------------------------------------------------------------===//

template <typename Int>
mlir::ParseResult parseNumber(mlir::AsmParser &parser, Int &value) {
  using Limits = std::numeric_limits<Int>;
  llvm::SMLoc loc = parser.getCurrentLocation();
  llvm::APInt parsed;
  mlir::OptionalParseResult result = parser.parseOptionalInteger(parsed);
  if (!result.has_value()) {
    return parser.emitError(loc, "expected number");
  }
  if (mlir::failed(*result)) {
    return mlir::failure();
  }
  // The parser leaves the sign bit of what is not negative clear.
  bool fits = Limits::is_signed || parsed.isNegative()
                  ? parsed.isSignedIntN(Limits::is_signed ? sizeof(Int) * 8 : 0)
                  : parsed.isIntN(sizeof(Int) * 8);
  if (!fits) {
    llvm::SmallString<32> text;
    parsed.toStringSigned(text);
    return parser.emitError(loc) << "number must be in " << Limits::min()
                                 << ".." << Limits::max() << ", got " << text;
  }
  value = Limits::is_signed ? static_cast<Int>(parsed.getSExtValue())
                            : static_cast<Int>(parsed.getZExtValue());
  return mlir::success();
}

template <typename Int>
void printNumber(mlir::AsmPrinter &printer, Int value) {
  printer << value;
}

//===----------------------------------------------------------------------===//
// StaticShape: sizes joined by `x`
//===----------------------------------------------------------------------===//

/// An absent list is an empty shape: a mesh of no dimensions has one device.
inline mlir::ParseResult parseStaticShape(mlir::AsmParser &parser,
                                          llvm::SmallVector<int64_t> &shape) {
  return parser.parseDimensionList(shape, /*allowDynamic=*/false,
                                   /*withTrailingX=*/false);
}

inline void printStaticShape(mlir::AsmPrinter &printer,
                             llvm::ArrayRef<int64_t> shape) {
  printer.printDimensionList(shape);
}

/// Exactly as many sizes as there are results to store them in.
inline mlir::ParseResult parseStaticShapeInto(mlir::AsmParser &parser,
                                              llvm::ArrayRef<int64_t *> results,
                                              llvm::StringRef what) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  llvm::SmallVector<int64_t> shape;
  if (parseStaticShape(parser, shape)) {
    return mlir::failure();
  }
  if (shape.size() != results.size()) {
    return parser.emitError(loc)
           << what << " needs " << results.size()
           << " numbers joined by `x`, got " << shape.size();
  }
  for (auto [result, size] : llvm::zip_equal(results, shape)) {
    *result = size;
  }
  return mlir::success();
}

//===----------------------------------------------------------------------===//
// Short, Full: an attribute, printed without or with its name
//===----------------------------------------------------------------------===//

template <typename Attr>
mlir::ParseResult parseShort(mlir::AsmParser &parser, Attr &attr) {
  return parser.parseCustomAttributeWithFallback(attr);
}

template <typename Attr>
void printShort(mlir::AsmPrinter &printer, Attr attr) {
  printer.printStrippedAttrOrType(attr);
}

template <typename Attr>
mlir::ParseResult parseFull(mlir::AsmParser &parser, Attr &attr) {
  return parser.parseCustomAttributeWithFallback(attr);
}

template <typename Attr>
void printFull(mlir::AsmPrinter &printer, Attr attr) {
  printer << attr;
}

//===----------------------------------------------------------------------===//
// Map: an affine map without the words around it
//===----------------------------------------------------------------------===//

inline mlir::ParseResult parseMap(mlir::AsmParser &parser,
                                  mlir::AffineMap &map) {
  return parser.parseAffineMap(map);
}

inline void printMap(mlir::AsmPrinter &printer, mlir::AffineMap map) {
  printer << map;
}

//===----------------------------------------------------------------------===//
// List: one or more of the above in square brackets
//===----------------------------------------------------------------------===//

template <typename Element>
mlir::ParseResult parseListElement(mlir::AsmParser &parser, Element &element) {
  if constexpr (std::is_enum_v<Element>) {
    return parseKeyword(parser, element);
  } else if constexpr (std::is_integral_v<Element>) {
    return parseNumber(parser, element);
  } else {
    return parseShort(parser, element);
  }
}

template <typename Element>
void printListElement(mlir::AsmPrinter &printer, Element element) {
  if constexpr (std::is_enum_v<Element>) {
    printKeyword(printer, element);
  } else if constexpr (std::is_integral_v<Element>) {
    printNumber(printer, element);
  } else {
    printShort(printer, element);
  }
}

template <typename Element>
mlir::ParseResult parseList(mlir::AsmParser &parser,
                            llvm::SmallVector<Element> &elements) {
  auto parseElement = [&]() -> mlir::ParseResult {
    return parseListElement(parser, elements.emplace_back());
  };
  return mlir::failure(parser.parseLSquare() ||
                       parser.parseCommaSeparatedList(parseElement) ||
                       parser.parseRSquare());
}

template <typename Element>
void printList(mlir::AsmPrinter &printer, llvm::ArrayRef<Element> elements) {
  printer << '[';
  llvm::interleaveComma(elements, printer.getStream(), [&](Element element) {
    printListElement(printer, element);
  });
  printer << ']';
}

} // namespace tileconf::ttcore

#endif // TILECONF_DIALECT_TTCORE_IR_TEXTFORMAT_H
