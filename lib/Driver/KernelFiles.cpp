//===- KernelFiles.cpp - Files below folders --------------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelFiles.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <set>

using namespace tileconf::driver;
namespace fs = llvm::sys::fs;

namespace {

class FileFinder {
public:
  void add(const std::string &path) {
    fs::file_status status;
    if (fs::status(path, status) || !fs::is_directory(status)) {
      // One that is not there is for its reader to tell.
      addFile(path);
      return;
    }
    size_t before = found.files.size() + found.failures.size();
    walk(path, status.getUniqueID());
    if (found.files.size() + found.failures.size() == before) {
      found.failures.emplace_back(path,
                                  "no `*.mlir` or `*.mlirbc` file is below it "
                                  "that is not checked already");
    }
  }

  KernelFiles found;

private:
  void addFile(const std::string &path) {
    if (seen.insert(path).second) {
      found.files.push_back(path);
    }
  }

  /// Visits what is in and below `top`. Folders wait on a list, so that no
  /// depth of them is too much.
  void walk(const std::string &top, fs::UniqueID id) {
    if (!folders.insert(id).second) {
      return;
    }
    std::vector<std::string> waiting{top};
    while (!waiting.empty()) {
      std::string path = std::move(waiting.back());
      waiting.pop_back();
      fs::file_status status;
      if (fs::status(path, status)) {
        // A link that leads nowhere.
        addIfKernel(path);
      } else if (fs::is_directory(status)) {
        if (path == top || folders.insert(status.getUniqueID()).second) {
          list(path, waiting);
        }
      } else if (fs::is_regular_file(status)) {
        addIfKernel(path);
      }
    }
  }

  /// Puts what is in `folder` on top of `waiting`, the first name uppermost.
  void list(const std::string &folder, std::vector<std::string> &waiting) {
    std::error_code error;
    std::vector<std::string> names;
    for (fs::directory_iterator entry(folder, error), end;
         !error && entry != end; entry.increment(error)) {
      names.push_back(entry->path());
    }
    if (error) {
      found.failures.emplace_back(folder, error.message());
    }
    llvm::sort(names, std::greater<>());
    llvm::append_range(waiting, names);
  }

  void addIfKernel(const std::string &path) {
    llvm::StringRef extension = llvm::sys::path::extension(path);
    if (extension == ".mlir" || extension == ".mlirbc") {
      addFile(path);
    }
  }

  llvm::StringSet<> seen;
  std::set<fs::UniqueID> folders;
};

} // namespace

KernelFiles
tileconf::driver::findKernelFiles(llvm::ArrayRef<std::string> paths) {
  FileFinder finder;
  for (const std::string &path : paths) {
    finder.add(path);
  }
  return std::move(finder.found);
}
