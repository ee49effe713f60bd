// RUN: tileconf-opt %s --allow-unregistered-dialect \
// RUN:   | tileconf-opt --allow-unregistered-dialect | FileCheck %s
// RUN: tileconf-opt %s --allow-unregistered-dialect --emit-bytecode \
// RUN:   | tileconf-opt --allow-unregistered-dialect | FileCheck %s
// RUN: tileconf-opt %s --allow-unregistered-dialect --mlir-print-op-generic \
// RUN:   | tileconf-opt --allow-unregistered-dialect | FileCheck %s
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes outside the descriptions that usually hold them.

// CHECK-LABEL: "test.arch"
// CHECK-SAME: a = #ttcore.arch<wormhole_b0>, b = #ttcore.arch<blackhole>, c = #ttcore.arch<quasar>, d = #ttcore.arch<quasar>
"test.arch"() {a = #ttcore.arch<wormhole_b0>, b = #ttcore.arch<blackhole>,
               c = #ttcore.arch<quasar>, d = #ttcore<arch<"quasar">>} : () -> ()

// CHECK-LABEL: "test.data_type"
// CHECK-SAME: a = #ttcore.supportedDataTypes<bfp_f8>, b = #ttcore.supportedDataTypes<i1>
"test.data_type"() {a = #ttcore.supportedDataTypes<bfp_f8>,
                    b = #ttcore.supportedDataTypes<i1>} : () -> ()

// CHECK-LABEL: "test.grid"
// CHECK-SAME: a = #ttcore.grid<8x9>, b = #ttcore.grid<>, c = #ttcore.grid<8x8x2>
// CHECK-SAME: d = #ttcore.grid<8x8, virt_to_physical_map = (d0, d1) -> (0, d0, d1), physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>
"test.grid"() {a = #ttcore.grid<8x9>, b = #ttcore.grid<>,
               c = #ttcore.grid<8x8x2>,
               d = #ttcore.grid<8x8, virt_to_physical_map = (i, j) -> (0, i, j), physical_to_virt_map = (k, i, j) -> (i, j)>
              } : () -> ()

// Parts of descriptions stand alone as well. Without brackets of their own they
// take those of the dialect.
// CHECK-LABEL: "test.parts"
// CHECK-SAME: a = #ttcore<cpu_desc{role = host, target_triple = "a \22b\22"}>
// CHECK-SAME: b = #ttcore<tile_size 16x32>
// CHECK-SAME: c = #ttcore<core_coord(1, -2)>
// CHECK-SAME: d = #ttcore<chip_coord 0x1x0x3>
// CHECK-SAME: e = #ttcore.chip_channel<[0, 1, 2], [4294967295, 3, 4]>
"test.parts"() {a = #ttcore<cpu_desc{role = host, target_triple = "a \22b\22"}>,
                b = #ttcore<tile_size 16x32>, c = #ttcore<core_coord(1, -2)>,
                d = #ttcore<chip_coord 0x1x0x3>,
                e = #ttcore.chip_channel<[0, 1, 2], [0xFFFFFFFF, 3, 4]>
               } : () -> ()
