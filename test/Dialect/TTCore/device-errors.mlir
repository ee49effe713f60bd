// RUN: tileconf-opt %s -split-input-file -verify-diagnostics
//
// SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rules of a device. The first that is broken is the one reported.

// expected-error @+1 {{device with mesh `2x2` needs 4 chip ids, got 1}}
ttcore.device @d = <
  workerGrid = #ttcore.grid<8x8, virt_to_physical_map = (d0, d1) -> (0, d0, d1), physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>,
  dramGrid = #ttcore.grid<1x12>,
  l1Map = (d0) -> (0, 0, 0, d0),
  dramMap = (d0) -> (0, 0, 0, d0),
  meshShape = 2x2, chipIds = [0]>

// -----

// expected-error @+1 {{device with mesh `` needs 1 chip ids, got 2}}
ttcore.device @d = <
  workerGrid = #ttcore.grid<8x8, virt_to_physical_map = (d0, d1) -> (0, d0, d1), physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>,
  dramGrid = #ttcore.grid<1x12>,
  l1Map = (d0) -> (0, 0, 0, d0),
  dramMap = (d0) -> (0, 0, 0, d0),
  meshShape = , chipIds = [0, 1]>

// -----

// expected-error @+1 {{device with mesh `0x2` needs 0 chip ids, got 1}}
ttcore.device @d = <
  workerGrid = #ttcore.grid<8x8, virt_to_physical_map = (d0, d1) -> (0, d0, d1), physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>,
  dramGrid = #ttcore.grid<1x12>,
  l1Map = (d0) -> (0, 0, 0, d0),
  dramMap = (d0) -> (0, 0, 0, d0),
  meshShape = 0x2, chipIds = [0]>

// -----

// The number of places does not wrap around.
// expected-error @+1 {{needs 18446744073709551615 chip ids, got 1}}
ttcore.device @d = <
  workerGrid = #ttcore.grid<8x8, virt_to_physical_map = (d0, d1) -> (0, d0, d1), physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>,
  dramGrid = #ttcore.grid<1x12>,
  l1Map = (d0) -> (0, 0, 0, d0),
  dramMap = (d0) -> (0, 0, 0, d0),
  meshShape = 4294967296x4294967296x1, chipIds = [0]>

// -----

// expected-error @+6 {{expected number}}
ttcore.device @d = <
  workerGrid = #ttcore.grid<8x8, virt_to_physical_map = (d0, d1) -> (0, d0, d1), physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>,
  dramGrid = #ttcore.grid<1x12>,
  l1Map = (d0) -> (0, 0, 0, d0),
  dramMap = (d0) -> (0, 0, 0, d0),
  meshShape = , chipIds = []>

// -----

// expected-error @+6 {{number must be in 0..4294967295, got -1}}
ttcore.device @d = <
  workerGrid = #ttcore.grid<8x8, virt_to_physical_map = (d0, d1) -> (0, d0, d1), physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>,
  dramGrid = #ttcore.grid<1x12>,
  l1Map = (d0) -> (0, 0, 0, d0),
  dramMap = (d0) -> (0, 0, 0, d0),
  meshShape = , chipIds = [-1]>

// -----

// expected-error @+6 {{number must be in 0..4294967295, got 4294967296}}
ttcore.device @d = <
  workerGrid = #ttcore.grid<8x8, virt_to_physical_map = (d0, d1) -> (0, d0, d1), physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>,
  dramGrid = #ttcore.grid<1x12>,
  l1Map = (d0) -> (0, 0, 0, d0),
  dramMap = (d0) -> (0, 0, 0, d0),
  meshShape = , chipIds = [4294967296]>

// -----

// expected-error @+1 {{`workerGrid` needs positive dimensions, got ``}}
ttcore.device @d = <
  workerGrid = #ttcore.grid<>,
  dramGrid = #ttcore.grid<1x12>,
  l1Map = (d0) -> (0, 0, 0, d0),
  dramMap = (d0) -> (0, 0, 0, d0),
  meshShape = , chipIds = [0]>

// -----

// expected-error @+1 {{`workerGrid` needs positive dimensions, got `8x0`}}
ttcore.device @d = <
  workerGrid = #ttcore.grid<8x0, virt_to_physical_map = (d0, d1) -> (0, d0, d1), physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>,
  dramGrid = #ttcore.grid<1x12>,
  l1Map = (d0) -> (0, 0, 0, d0),
  dramMap = (d0) -> (0, 0, 0, d0),
  meshShape = , chipIds = [0]>

// -----

// expected-error @+1 {{`dramGrid` needs 2 positive dimensions, got `12`}}
ttcore.device @d = <
  workerGrid = #ttcore.grid<8x8, virt_to_physical_map = (d0, d1) -> (0, d0, d1), physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>,
  dramGrid = #ttcore.grid<12>,
  l1Map = (d0) -> (0, 0, 0, d0),
  dramMap = (d0) -> (0, 0, 0, d0),
  meshShape = , chipIds = [0]>

// -----

// expected-error @+1 {{`dramGrid` needs 2 positive dimensions, got `0x12`}}
ttcore.device @d = <
  workerGrid = #ttcore.grid<8x8, virt_to_physical_map = (d0, d1) -> (0, d0, d1), physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>,
  dramGrid = #ttcore.grid<0x12>,
  l1Map = (d0) -> (0, 0, 0, d0),
  dramMap = (d0) -> (0, 0, 0, d0),
  meshShape = , chipIds = [0]>

// -----

// expected-error @+3 {{invalid kind of attribute specified}}
ttcore.device @d = <
  workerGrid = #ttcore.grid<8x8, virt_to_physical_map = (d0, d1) -> (0, d0, d1), physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>,
  dramGrid = #ttcore.arch<blackhole>,
  l1Map = (d0) -> (0, 0, 0, d0),
  dramMap = (d0) -> (0, 0, 0, d0),
  meshShape = , chipIds = [0]>

// -----

// expected-error @+1 {{`workerGrid` needs `virt_to_physical_map`, got none}}
ttcore.device @d = <
  workerGrid = #ttcore.grid<8x8>,
  dramGrid = #ttcore.grid<1x12>,
  l1Map = (d0) -> (0, 0, 0, d0),
  dramMap = (d0) -> (0, 0, 0, d0),
  meshShape = , chipIds = [0]>

// -----

// expected-error @+1 {{`virt_to_physical_map` of `workerGrid` needs 3 results, got 2}}
ttcore.device @d = <
  workerGrid = #ttcore.grid<8x8, virt_to_physical_map = (d0, d1) -> (d0, d1), physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>,
  dramGrid = #ttcore.grid<1x12>,
  l1Map = (d0) -> (0, 0, 0, d0),
  dramMap = (d0) -> (0, 0, 0, d0),
  meshShape = , chipIds = [0]>

// -----

// expected-error @+1 {{`l1Map` needs 4 results, got 1}}
ttcore.device @d = <
  workerGrid = #ttcore.grid<8x8, virt_to_physical_map = (d0, d1) -> (0, d0, d1), physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>,
  dramGrid = #ttcore.grid<1x12>,
  l1Map = (d0) -> (d0),
  dramMap = (d0) -> (0, 0, 0, d0),
  meshShape = , chipIds = [0]>

// -----

// expected-error @+1 {{`dramMap` needs 4 results, got 5}}
ttcore.device @d = <
  workerGrid = #ttcore.grid<8x8, virt_to_physical_map = (d0, d1) -> (0, d0, d1), physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>,
  dramGrid = #ttcore.grid<1x12>,
  l1Map = (d0) -> (0, 0, 0, d0),
  dramMap = (d0) -> (0, 0, 0, 0, d0),
  meshShape = , chipIds = [0]>

// -----

// expected-error @+5 {{non-affine expression}}
ttcore.device @d = <
  workerGrid = #ttcore.grid<8x8, virt_to_physical_map = (d0, d1) -> (0, d0, d1), physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>,
  dramGrid = #ttcore.grid<1x12>,
  l1Map = (d0) -> (0, 0, 0, d0),
  dramMap = (d0, d1) -> (0, 0, 0, d0 * d1),
  meshShape = , chipIds = [0]>

// -----

// expected-error @+1 {{`meshTopology` of mesh `1x1` needs 2 entries, got 1}}
ttcore.device @d = <
  workerGrid = #ttcore.grid<8x8, virt_to_physical_map = (d0, d1) -> (0, d0, d1), physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>,
  dramGrid = #ttcore.grid<1x12>,
  l1Map = (d0) -> (0, 0, 0, d0),
  dramMap = (d0) -> (0, 0, 0, d0),
  meshShape = 1x1, chipIds = [0], meshTopology = [ring]>

// -----

// expected-error @+6 {{expected one of [ring, linear, mesh, torus, disabled] for mesh topology, got: star}}
ttcore.device @d = <
  workerGrid = #ttcore.grid<8x8, virt_to_physical_map = (d0, d1) -> (0, d0, d1), physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>,
  dramGrid = #ttcore.grid<1x12>,
  l1Map = (d0) -> (0, 0, 0, d0),
  dramMap = (d0) -> (0, 0, 0, d0),
  meshShape = 1, chipIds = [0], meshTopology = [star]>

// -----

// expected-error @+6 {{expected keyword for mesh topology}}
ttcore.device @d = <
  workerGrid = #ttcore.grid<8x8, virt_to_physical_map = (d0, d1) -> (0, d0, d1), physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>,
  dramGrid = #ttcore.grid<1x12>,
  l1Map = (d0) -> (0, 0, 0, d0),
  dramMap = (d0) -> (0, 0, 0, d0),
  meshShape = 1, chipIds = [0], meshTopology = []>

// -----

// expected-error @+6 {{expected static shape}}
ttcore.device @d = <
  workerGrid = #ttcore.grid<8x8, virt_to_physical_map = (d0, d1) -> (0, d0, d1), physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>,
  dramGrid = #ttcore.grid<1x12>,
  l1Map = (d0) -> (0, 0, 0, d0),
  dramMap = (d0) -> (0, 0, 0, d0),
  meshShape = ?, chipIds = [0]>

// -----

// expected-note @+1 {{see existing symbol definition here}}
ttcore.device @d = <
  workerGrid = #ttcore.grid<8x8, virt_to_physical_map = (d0, d1) -> (0, d0, d1), physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>,
  dramGrid = #ttcore.grid<1x12>,
  l1Map = (d0) -> (0, 0, 0, d0),
  dramMap = (d0) -> (0, 0, 0, d0),
  meshShape = , chipIds = [0]>
// expected-error @+1 {{redefinition of symbol named 'd'}}
ttcore.device @d = <
  workerGrid = #ttcore.grid<8x8, virt_to_physical_map = (d0, d1) -> (0, d0, d1), physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>,
  dramGrid = #ttcore.grid<1x12>,
  l1Map = (d0) -> (0, 0, 0, d0),
  dramMap = (d0) -> (0, 0, 0, d0),
  meshShape = , chipIds = [0]>

// -----

// expected-error @+1 {{requires attribute 'device_attr'}}
"ttcore.device"() <{sym_name = "d"}> : () -> ()

// -----

// expected-error @+1 {{requires attribute 'sym_name'}}
"ttcore.device"() <{device_attr = #ttcore.device<workerGrid = <1x1, virt_to_physical_map = (d0, d1) -> (0, d0, d1), physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>, dramGrid = <1x1>, l1Map = () -> (0, 0, 0, 0), dramMap = () -> (0, 0, 0, 0), meshShape = , chipIds = [0]>}> : () -> ()

// -----

// expected-error @+1 {{invalid properties}}
"ttcore.device"() <{sym_name = "d", device_attr = 3 : i32}> : () -> ()

// -----

// expected-error @+1 {{invalid kind of attribute specified}}
ttcore.device @d = #ttcore.arch<blackhole>
