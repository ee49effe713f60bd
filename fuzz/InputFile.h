//===- InputFile.h - An input as a file -------------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The driver reads files. These live in memory and end with the object.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_FUZZ_INPUTFILE_H
#define TILECONF_FUZZ_INPUTFILE_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace tileconf::fuzz {

class InputFile {
public:
  explicit InputFile(llvm::StringRef text);
  ~InputFile();
  InputFile(const InputFile &) = delete;
  InputFile &operator=(const InputFile &) = delete;

  /// Puts `text` into the place of what was there.
  void setText(llvm::StringRef text);
  /// What to call the file on a command line.
  const std::string &getPath() const { return path; }

private:
  int descriptor;
  std::string path;
};

} // namespace tileconf::fuzz

#endif // TILECONF_FUZZ_INPUTFILE_H
