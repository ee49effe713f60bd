//===- MessageText.cpp - Messages as part of a report -----------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tileconf/KernelConfig/Explain/MessageText.h"

#include "tileconf/KernelConfig/Explain/Phrases.h"
#include "tileconf/KernelConfig/Explain/TextTable.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace tileconf;

/// Messages that are printed before the rest is counted.
static constexpr size_t kShown = 10;

Ink tileconf::getSeverityInk(llvm::StringRef word) {
  if (word == "error") {
    return Ink::Bad;
  }
  if (word == "warning") {
    return Ink::Warning;
  }
  return word == "help" ? Ink::Help : Ink::Note;
}

std::string tileconf::countMessages(llvm::ArrayRef<Message> messages) {
  std::vector<std::string> words;
  for (Severity severity :
       {Severity::Error, Severity::Warning, Severity::Remark}) {
    size_t count = llvm::count_if(messages, [&](const Message &message) {
      return getSeverity(message) == severity;
    });
    if (count > 0) {
      words.push_back(std::to_string(count) + " " + stringify(severity).str() +
                      (count == 1 ? "" : "s"));
    }
  }
  return words.empty() ? "no findings" : joinWords(words);
}

static std::string locate(OperationId operation, const OperationNames &names) {
  return operation == kNoOperation ? "" : names.getLocation(operation);
}

/// The paragraph of a note: what it is, its text, its place.
static InkedText describeNote(const Note &note, bool isCause,
                              const OperationNames &names) {
  llvm::StringRef text = note.text;
  InkedText line;
  if (text.consume_front("help: ")) {
    line.append("help: ", Ink::Help);
  } else {
    line.append(isCause ? "because " : "note: ",
                isCause ? Ink::Plain : Ink::Note);
  }
  line.append(text);
  std::string location = locate(note.operation, names);
  if (!location.empty()) {
    line.append(" (" + location + ")");
  }
  return line;
}

void tileconf::printMessages(llvm::ArrayRef<Message> messages,
                             const OperationNames &names,
                             const MessageTextOptions &options,
                             llvm::raw_ostream &stream) {
  // Operations by the thousand may give up the same: each text once.
  llvm::StringMap<size_t> seen;
  std::vector<const Message *> different;
  std::vector<unsigned> counts;
  for (const Message &message : messages) {
    std::string key = message.text;
    for (const Note &note : message.notes) {
      key += "\n" + note.text;
    }
    auto [entry, isNew] = seen.try_emplace(key, different.size());
    if (isNew) {
      different.push_back(&message);
      counts.push_back(0);
    }
    ++counts[entry->second];
  }
  size_t shown = options.unfold || different.size() <= kShown + 1
                     ? different.size()
                     : kShown;
  for (size_t position = 0; position < shown; ++position) {
    const Message &message = *different[position];
    InkedText line;
    std::string location = locate(message.operation, names);
    if (!location.empty()) {
      line.append(location + ": ");
    }
    llvm::StringRef severity = stringify(getSeverity(message));
    line.append(severity.str() + ": ", getSeverityInk(severity));
    line.append(message.text);
    if (counts[position] > 1) {
      line.append(" (and " + std::to_string(counts[position] - 1) +
                  " more like it)");
    }
    printParagraph(line, options.indent, 2, stream);
    bool isCause = message.id == DiagnosticId::FullFp32Beaten;
    for (const Note &note : message.notes) {
      printParagraph(describeNote(note, isCause, names), options.indent + 2, 2,
                     stream);
    }
  }
  if (shown < different.size()) {
    printParagraph(std::to_string(different.size() - shown) +
                       " more; `--all` shows them",
                   options.indent, 2, stream);
  }
}
