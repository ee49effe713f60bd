//===- CodeCommand.cpp - Pages of diagnostics -------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CodeCommand.h"

#include "Document.h"
#include "tileconf/KernelConfig/Explain/CodePages.h"
#include "tileconf/KernelConfig/Explain/TextTable.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace tileconf;
using namespace tileconf::driver;

/// The code that `text` is meant to be, as codes are written; empty if it looks
/// like none.
static std::string normalise(llvm::StringRef text) {
  std::string upper = text.trim("[]").upper();
  llvm::StringRef digits = upper;
  bool isCode = digits.consume_front("TC") && !digits.empty() &&
                llvm::all_of(digits, llvm::isDigit);
  return isCode ? upper : std::string();
}

bool driver::isAboutCodes(const Invocation &invocation) {
  return invocation.list ||
         llvm::any_of(invocation.operands, [](const std::string &operand) {
           return !normalise(operand).empty();
         });
}

/// The title of a page, without the code in it.
static llvm::StringRef getPageTitle(llvm::StringRef code,
                                    llvm::StringRef page) {
  llvm::StringRef title = page.split('\n').first;
  title.consume_front("# ");
  title.consume_front(code);
  return title.ltrim(":. ");
}

/// Headings and code stand out.
static void printPage(llvm::StringRef page, llvm::raw_ostream &stream) {
  bool inCode = false;
  llvm::SmallVector<llvm::StringRef> lines;
  page.rtrim('\n').split(lines, '\n');
  for (llvm::StringRef line : lines) {
    bool isFence = line.starts_with("```");
    inCode ^= isFence;
    Ink ink = line.starts_with("#") && !inCode ? Ink::Strong
              : inCode || isFence              ? Ink::Faint
                                               : Ink::Plain;
    stream << InkedText(line, ink) << "\n";
  }
}

DriverStatus driver::explainCodes(const Invocation &invocation,
                                  std::string &output,
                                  llvm::raw_ostream &errors) {
  std::vector<std::string> codes;
  for (llvm::StringRef known : getCodes()) {
    codes.push_back(known.str());
  }
  std::vector<std::string> wanted;
  DriverStatus status = DriverStatus::Resolved;
  for (const std::string &operand : invocation.operands) {
    std::string code = normalise(operand);
    if (code.empty()) {
      reportUsage("`" + operand +
                      "` is no code of a diagnostic; kernels and "
                      "codes are explained one at a time",
                  errors);
      return DriverStatus::BadUsage;
    }
    if (!getCodePage(code)) {
      std::string similar = findSimilar(code, codes);
      reportUsage("there is no diagnostic `" + code + "`" +
                      (similar.empty() ? std::string(";")
                                       : "; did you mean `" + similar + "`?") +
                      " `tileconf explain --list` has them all",
                  errors);
      // The others have their pages all the same.
      status = DriverStatus::BadUsage;
      continue;
    }
    wanted.push_back(std::move(code));
  }
  if (invocation.list) {
    wanted = codes;
  } else if (wanted.empty()) {
    return status;
  }
  if (invocation.json) {
    llvm::json::Array pages;
    for (const std::string &code : wanted) {
      llvm::StringRef page = *getCodePage(code);
      pages.push_back(llvm::json::Object{
          {"code", code}, {"title", getPageTitle(code, page)}, {"page", page}});
    }
    printDocument(llvm::json::Object{{"version", kDocumentVersion},
                                     {"codes", std::move(pages)}},
                  output);
    return status;
  }
  llvm::raw_string_ostream stream(output);
  stream.enable_colors(invocation.outputColour);
  if (invocation.list) {
    TextTable table;
    for (const std::string &code : wanted) {
      table.addRow({InkedText(code, Ink::Strong),
                    getPageTitle(code, *getCodePage(code))});
    }
    table.print(stream);
    return status;
  }
  llvm::interleave(
      wanted, stream,
      [&](const std::string &code) { printPage(*getCodePage(code), stream); },
      "\n");
  return status;
}
