//===- both_apis.mlir - Kernels for two APIs in one module ----------------===//
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The innermost module that says something about targets counts.
//
//===----------------------------------------------------------------------===//

func.func @old() {
  return
}
module attributes {ttl.config_api = "ComputeGen1Config"} {
  func.func @young() {
    return
  }
}
func.func @old_too() {
  return
}
