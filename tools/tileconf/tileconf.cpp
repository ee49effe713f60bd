//===- tileconf.cpp - Configurations of kernels, explained ------*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The tool of kernel authors. What it does is in lib/Driver.
//
//===----------------------------------------------------------------------===//

#include "tileconf/Driver/Driver.h"

int main(int argc, char **argv) { return tileconf::runTileconf(argc, argv); }
