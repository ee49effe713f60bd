//===- FactText.h - Why a requirement can need nothing else -----*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A chain of reasons ends at what the target can do. This file says that in
// words, with the source that the target's table gives. What the kernel or a
// setting has to do with it is left to the chain.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_KERNELCONFIG_EXPLAIN_FACTTEXT_H
#define TILECONF_KERNELCONFIG_EXPLAIN_FACTTEXT_H

#include "tileconf/KernelConfig/Explain/Phrases.h"

namespace tileconf {

/// What the target allows where `requirement` holds, with the source of that:
/// "`blackhole`: `reduce` takes f32 tiles through a source register: ...".
/// Empty for choices and pins, which no target has a say in.
std::string describeFact(const Requirement &requirement,
                         const Phrases &phrases);

} // namespace tileconf

#endif // TILECONF_KERNELCONFIG_EXPLAIN_FACTTEXT_H
