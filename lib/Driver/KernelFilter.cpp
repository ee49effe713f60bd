//===- KernelFilter.cpp - Which kernels are wanted --------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelFilter.h"

#include "tileconf/KernelConfig/Explain/ReasonText.h"
#include "llvm/ADT/STLExtras.h"
#include <vector>

using namespace tileconf;
using namespace tileconf::driver;

bool KernelFilter::admit(llvm::StringRef name) {
  if (wanted.empty()) {
    return true;
  }
  std::lock_guard<std::mutex> lock(mutex);
  seen.insert(name.str());
  return llvm::is_contained(wanted, name);
}

bool KernelFilter::checkAllSeen(llvm::raw_ostream &errors) const {
  std::lock_guard<std::mutex> lock(mutex);
  for (const std::string &name : wanted) {
    if (seen.count(name) > 0) {
      continue;
    }
    std::vector<std::string> words;
    words.reserve(seen.size());
    for (const std::string &known : seen) {
      words.push_back("`" + known + "`");
    }
    std::string similar =
        findSimilar(name, std::vector<std::string>(seen.begin(), seen.end()));
    reportUsage("there is no compute kernel `" + name + "`" +
                    (words.empty()
                         ? std::string()
                         : "; there is " + joinSome(words, 8, false)) +
                    (similar.empty() ? std::string()
                                     : "; did you mean `" + similar + "`?"),
                errors);
    return false;
  }
  return true;
}
