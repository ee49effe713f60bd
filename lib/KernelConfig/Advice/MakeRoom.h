//===- MakeRoom.h - Changes to the kernel itself ----------------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The kinds of candidate of which there is most to say.
//
//===----------------------------------------------------------------------===//

#ifndef TILECONF_LIB_KERNELCONFIG_ADVICE_MAKEROOM_H
#define TILECONF_LIB_KERNELCONFIG_ADVICE_MAKEROOM_H

#include "Candidates.h"

namespace tileconf::advice {

/// Lets readers that want a buffer in one mode read another one.
bool giveOwnBuffer(const Situation &situation, Consider consider);

/// Casts data on the way to operations that can only work with narrow elements,
/// or keeps all of it narrow.
bool castTypes(const Situation &situation, Consider consider);

} // namespace tileconf::advice

#endif // TILECONF_LIB_KERNELCONFIG_ADVICE_MAKEROOM_H
