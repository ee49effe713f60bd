//===- ThreadSanitizerOptions.cpp - TSan beside a plain MLIR ----*- C++ -*-===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Linked into every program of a build with ThreadSanitizer. MLIR's libraries
// are not instrumented. Their locks are seen all the same, but not the counts
// of references that they keep inline: where MLIR's verifier drops the last
// reference to a task of the thread pool, nothing tells that the worker was
// done with it. The ends of such tasks are therefore not looked at. What a task
// does is: its frames are below neither function.
//
//===----------------------------------------------------------------------===//

extern "C" const char *__tsan_default_options();
extern "C" const char *__tsan_default_suppressions();

// Ends with a status that no tool has. Not by abort(): LLVM's handler of that
// signal waits for a lock that the report holds.
const char *__tsan_default_options() {
  return "halt_on_error=1:exitcode=66:second_deadlock_stack=1";
}

const char *__tsan_default_suppressions() {
  return "race:std::__future_base::_Deferred_state<*>::~_Deferred_state\n"
         "race:_Sp_counted_ptr_inplace<std::__future_base::_Deferred_state<*>"
         "::_M_destroy\n";
}
