//===- CodePagesTest.cpp - Pages as they are embedded -----------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Whether what a page says is right is asked by test/Docs/pages.py. Here: are
// all of them there, whole, and found?
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Explain/CodePages.h"

#include "tileconf/KernelConfig/Explain/Diagnostics.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gmock/gmock.h"

using namespace tileconf;

namespace {

TEST(CodePages, AreThereForEachDiagnostic) {
  std::vector<llvm::StringRef> expected = {
#define TILECONF_DIAGNOSTIC(NAME, CODE, SEVERITY, TEXT) CODE,
#include "tileconf/KernelConfig/Explain/Diagnostics.def"
  };
  llvm::sort(expected);
  EXPECT_EQ(getCodes().vec(), expected);
}

TEST(CodePages, AreTheFilesWithoutTheirComment) {
  for (llvm::StringRef code : getCodes()) {
    SCOPED_TRACE(code.str());
    std::optional<llvm::StringRef> page = getCodePage(code);
    ASSERT_TRUE(page.has_value());
    EXPECT_TRUE(page->starts_with(("# " + code + ": ").str()));
    auto file = llvm::MemoryBuffer::getFile(TILECONF_DOCS "/codes/" +
                                            code.str() + ".md");
    ASSERT_TRUE(static_cast<bool>(file));
    llvm::StringRef text = (*file)->getBuffer();
    EXPECT_EQ(*page, text.substr(text.find("\n# ") + 1));
  }
}

TEST(CodePages, AreFoundByTheirExactCodeOnly) {
  EXPECT_TRUE(getCodePage("TC0405").has_value());
  for (llvm::StringRef code : {"", "TC", "TC0405 ", "tc0405", "TC04050"}) {
    EXPECT_FALSE(getCodePage(code).has_value()) << code.str();
  }
}

} // namespace
