//===- InputFile.cpp - An input as a file -----------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InputFile.h"

#include "Target.h"
#include <sys/mman.h>
#include <unistd.h>

using namespace tileconf::fuzz;

InputFile::InputFile(llvm::StringRef text)
    : descriptor(memfd_create("input", MFD_CLOEXEC)),
      path("/proc/self/fd/" + std::to_string(descriptor)) {
  require(descriptor >= 0, "the system has room for a file in memory");
  setText(text);
}

InputFile::~InputFile() { close(descriptor); }

void InputFile::setText(llvm::StringRef text) {
  bool empty =
      ftruncate(descriptor, 0) == 0 && lseek(descriptor, 0, SEEK_SET) == 0;
  require(empty, "a file in memory can be emptied");
  while (!text.empty()) {
    ssize_t written = write(descriptor, text.data(), text.size());
    require(written > 0, "the system has room for a file in memory");
    text = text.drop_front(written);
  }
}
