//===- SourceView.h - The source line behind a location ---------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Shows what a user wrote and points at the place in it. A kernel decides how
// long its lines are and what files its locations name, so what is shown fits
// the page, and comes from the input or from an ordinary file.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_DRIVER_SOURCEVIEW_H
#define TILECONF_LIB_DRIVER_SOURCEVIEW_H

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/SourceMgr.h"
#include <optional>
#include <vector>

namespace tileconf::driver {

/// Bytes of the largest file, besides the input, that lines are shown of.
inline constexpr uint64_t kMaxShownFile = uint64_t(64) << 20;

/// A place in a file; lines and columns count from one.
struct SourcePlace {
  std::string file;
  unsigned line = 0;
  unsigned column = 0;
};

/// The parts of `file:line:column`; nothing if `location` is no such thing.
std::optional<SourcePlace> parsePlace(llvm::StringRef location);

class SourceView {
public:
  /// `sources`, which outlives this, has the input as its main file.
  explicit SourceView(const llvm::SourceMgr &sources) : sources(sources) {}

  /// Prints the line of `location`, and below it a caret at the column. Nothing
  /// where the line is not to be had.
  void show(llvm::StringRef location, unsigned indent,
            llvm::raw_ostream &stream);

private:
  struct File {
    /// Holds the text of a file that is not the input.
    std::unique_ptr<llvm::MemoryBuffer> buffer;
    llvm::StringRef text;
    /// Where each line starts.
    std::vector<size_t> starts;
  };

  const File &open(llvm::StringRef name);

  const llvm::SourceMgr &sources;
  llvm::StringMap<File> files;
};

} // namespace tileconf::driver

#endif // TILECONF_LIB_DRIVER_SOURCEVIEW_H
