//===- BlackholeGen1Config.cpp - Blackhole, ComputeGen1Config ---*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Blackhole through Metal 2.0's ComputeGen1Config. Reviewed query by query
// against the descriptor target: destination widths, unpack relations, full
// fp32 support, hazards, delivery, buffer count and DST capacity are properties
// of the silicon and its kernel library, which both APIs drive alike. What
// differs is what the API itself refuses: unpack entries that the descriptor
// path ignores.
//
//===----------------------------------------------------------------------===//

#include "Tables.h"

using namespace tileconf;

TargetTable tileconf::makeBlackholeGen1Config() {
  TargetTable table = makeBlackholeDescriptor();
  table.configApi = "ComputeGen1Config";
  table.entryRules.rejectsUnbound = true;        // contract fact 22
  table.entryRules.consumedNeeds32Bit = true;    // contract facts 26, 27
  table.entryRules.statesConsumedFloat32 = true; // contract fact 28
  return table;
}
