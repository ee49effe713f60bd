//===- TextTest.cpp - Reports stay on the page ------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// No line of a report is wider than the page, however long names, locations
// and reasons are, and nothing of them gets lost.
//
//===----------------------------------------------------------------------===//

#include "tileconf/Driver/Driver.h"
#include "tileconf/KernelConfig/Explain/TextTable.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "gmock/gmock.h"

using namespace tileconf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

static std::vector<llvm::StringRef> getLines(llvm::StringRef text) {
  llvm::SmallVector<llvm::StringRef> lines;
  text.split(lines, '\n');
  return {lines.begin(), lines.end()};
}

static void expectPage(llvm::StringRef text) {
  for (llvm::StringRef line : getLines(text)) {
    EXPECT_LE(line.size(), kTextColumns) << line.str();
    EXPECT_EQ(line, line.rtrim(' ')) << line.str();
  }
}

/// The lines of wrapText() as plain text.
static std::vector<std::string> wrap(llvm::StringRef text, unsigned width,
                                     Quotes quotes = Quotes::Wrap) {
  std::vector<std::string> lines;
  for (const InkedText &line : wrapText(text, width, quotes)) {
    lines.push_back(line.getText().str());
  }
  return lines;
}

static std::string print(const InkedText &text, bool colours) {
  std::string printed;
  llvm::raw_string_ostream stream(printed);
  stream.enable_colors(colours);
  stream << text;
  return printed;
}

TEST(TextTable, WrapsBetweenWordsAndInsideLongOnes) {
  EXPECT_THAT(wrap("one two three", 7), ElementsAre("one two", "three"));
  EXPECT_THAT(wrap("abcdefgh ij", 3), ElementsAre("abc", "def", "gh", "ij"));
  EXPECT_THAT(wrap("abcdef", 3), ElementsAre("abc", "def"));
  EXPECT_THAT(wrap("  a   b ", 9), ElementsAre("a b"));
  EXPECT_THAT(wrap("", 9), ElementsAre(""));
}

TEST(TextTable, KeepsQuotesWhole) {
  EXPECT_THAT(wrap("set `a = b`, or", 7, Quotes::Keep),
              ElementsAre("set", "`a = b`,", "or"));
  EXPECT_THAT(wrap("set `a = b`, or", 7), ElementsAre("set `a", "= b`,", "or"));
  EXPECT_THAT(wrap("`long` name", 3, Quotes::Keep),
              ElementsAre("`long`", "nam", "e"));
  EXPECT_THAT(wrap("one` two", 4, Quotes::Keep), ElementsAre("one`", "two"));
  std::string name = "`" + std::string(kTextColumns, 'n') + "`";
  EXPECT_EQ(wrap(name, 60, Quotes::Keep).size(), 2u);
}

TEST(InkedText, TakesNoRoomAndSurvivesWrapping) {
  InkedText text("one ");
  text.append("two three", Ink::Bad).append(" four");
  EXPECT_EQ(text.size(), 18u);
  std::vector<InkedText> lines = wrapText(text, 9);
  ASSERT_EQ(lines.size(), 3u);
  EXPECT_EQ(print(lines[0], true), "one \033[1;31mtwo\033[0m");
  EXPECT_EQ(print(lines[1], true), "\033[1;31mthree\033[0m");
  EXPECT_EQ(print(lines[2], true), "four");
  EXPECT_EQ(print(text, false), "one two three four");
}

TEST(InkedText, LeavesTheTerminalAlone) {
  EXPECT_EQ(print(InkedText("a\033[2J\n\x7f"), true), "a?[2J??");
}

TEST(TextTable, AlignsColumns) {
  TextTable table(1);
  table.addRow({"a", "bb", "ccc"});
  table.addRow({"heading that is longer than its column"});
  table.addRow({"dd", "e", ""}, 2);
  std::string text;
  llvm::raw_string_ostream stream(text);
  table.print(stream);
  EXPECT_EQ(text, " a     bb  ccc\n"
                  " heading that is longer than its column\n"
                  "   dd  e\n");
}

TEST(TextTable, StaysOnThePage) {
  for (unsigned length : {1u, 31u, 32u, 33u, 99u, 250u}) {
    TextTable table(2);
    std::string word(length, 'x');
    std::string two = llvm::join_items(" ", word, word);
    table.addRow({word, word, two}, 2);
    table.addRow({word, "", word});
    table.addRow({word});
    std::string text;
    llvm::raw_string_ostream stream(text);
    table.print(stream);
    printParagraph(two, 4, 2, stream);
    expectPage(text);
    EXPECT_EQ(llvm::count(text, 'x'), 9 * static_cast<long>(length));
  }
}

TEST(Report, OfAProblemWithLongNamesStaysOnThePage) {
  // Through the whole program, since that is what a page comes out of.
  std::string name(180, 'n');
  std::string path = ::testing::TempDir() + "tileconf-long-names.json";
  std::error_code error;
  llvm::raw_fd_ostream file(path, error);
  ASSERT_FALSE(error);
  auto uses = [](llvm::StringRef route) {
    return R"([{"buffer": 3, "operand": 0, "route": ")" + route.str() +
           R"(", "primitive": "elementwise_binary", "type": "f32"}])";
  };
  file << R"({"version": 1, "target": {"architecture": "blackhole"},)"
       << R"("operations": [{"name": ")" << name << R"(", "location": ")"
       << name << R"(:1:1", "options": [)"
       << R"({"strategy": "fpu", "primitive": "elementwise_binary", "uses": )"
       << uses("dataflow_buffer")
       << R"(}, {"strategy": "sfpu", "primitive": "elementwise_binary",)"
       << R"( "uses": )" << uses("dst") << R"(}]}]})";
  file.close();

  std::string output;
  std::string complaints;
  llvm::raw_string_ostream errors(complaints);
  const char *arguments[] = {"resolve", "--problem", path.c_str()};
  EXPECT_EQ(runDriver(arguments, output, errors), DriverStatus::Resolved)
      << complaints;
  expectPage(output);
  EXPECT_THAT(output, HasSubstr("fpu"));
  EXPECT_GE(llvm::count(output, 'n'), 360);
}

TEST(Help, StaysOnThePage) {
  for (const char *command :
       {"help", "emit", "targets", "resolve", "explain", "explore", "check"}) {
    std::string output;
    std::string complaints;
    llvm::raw_string_ostream errors(complaints);
    const char *arguments[] = {command, "--help"};
    EXPECT_EQ(runDriver(arguments, output, errors), DriverStatus::Resolved);
    expectPage(output);
    EXPECT_THAT(output, HasSubstr("usage: tileconf"));
  }
}
