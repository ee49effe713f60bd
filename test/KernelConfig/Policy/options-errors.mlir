// Every option that takes words refuses others, and one run reports all of them.
//
// RUN: not tileconf-opt %s --ttl-set-compute-kernel-config='fp32-dest-acc-en=maybe dst-full-sync-en=half f32-unpack=tf32' 2>&1 | FileCheck %s --check-prefix=WORDS
// RUN: not tileconf-opt %s --ttl-set-compute-kernel-config='fp32-dest-acc-en=Enabled' 2>&1 | FileCheck %s --check-prefix=CASE
// RUN: not tileconf-opt %s --ttl-set-compute-kernel-config='dst-full-sync-en=TRUE' 2>&1 | FileCheck %s --check-prefix=UPPER
// RUN: not tileconf-opt %s --ttl-set-compute-kernel-config='fp32-dest-acc-en=' 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: not tileconf-opt %s --ttl-set-compute-kernel-config='f32-unpack=Exact' 2>&1 | FileCheck %s --check-prefix=UNPACK
//
// WORDS: options-errors.mlir:[[#@LINE+7]]:1: error: [TC0101] option `fp32-dest-acc-en` cannot be `maybe`; expected `auto`, `enabled` or `disabled`
// WORDS: options-errors.mlir:[[#@LINE+6]]:1: error: [TC0101] option `dst-full-sync-en` cannot be `half`; expected `auto`, `enabled` or `disabled`
// WORDS: options-errors.mlir:[[#@LINE+5]]:1: error: [TC0101] option `f32-unpack` cannot be `tf32`; expected `exact` or `allow-tf32`
// CASE: error: [TC0101] option `fp32-dest-acc-en` cannot be `Enabled`; expected
// UPPER: error: [TC0101] option `dst-full-sync-en` cannot be `TRUE`; expected
// EMPTY: error: [TC0101] option `fp32-dest-acc-en` cannot be ``; expected
// UNPACK: error: [TC0101] option `f32-unpack` cannot be `Exact`; expected
func.func @empty() {
  return
}
