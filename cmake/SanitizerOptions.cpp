//===- SanitizerOptions.cpp - Sanitizers beside a plain MLIR ----*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Linked into every program of a build with AddressSanitizer. LLVM's headers
// mark the memory of their allocators as forbidden when our code includes them,
// but MLIR's own libraries, built without the sanitizer, never lift the mark.
// So such marks are switched off; everything else is at its default.
//
//===----------------------------------------------------------------------===//

extern "C" const char *__asan_default_options();

const char *__asan_default_options() { return "allow_user_poisoning=0"; }
