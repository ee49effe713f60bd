// A buffer that the device does not have cannot be stored to either; each one is
// named once, where it is read if it is.
//
// RUN: tileconf-opt %s --split-input-file --verify-diagnostics --ttl-set-compute-kernel-config=target=wormhole_b0
// RUN: tileconf-opt %s --split-input-file --ttl-set-compute-kernel-config=target=blackhole -o /dev/null

!bf16 = !ttcore.tile<32x32, bf16>
!cb = !ttl.cb<[1, 1], !bf16, 2>
!t = tensor<1x1x!bf16>
func.func @stored(%x: !bf16, %i: index) {
  // expected-error @below {{[TC0314] `ttl.bind_cb` binds dataflow buffer 50, but `wormhole_b0` has buffers 0 to 31}}
  %y_cb = ttl.bind_cb {cb_index = 50, block_count = 2} : !cb
  %y = ttl.cb_reserve %y_cb : !cb -> !t
  %e = ttl.tile_exp %x into dst[%i] : !bf16 -> !bf16
  ttl.tile_store %e, %y[%i, %i] from dst[%i] : !bf16, !t
  return
}

// -----

!bf16 = !ttcore.tile<32x32, bf16>
!cb = !ttl.cb<[1, 1], !bf16, 2>
!t = tensor<1x1x!bf16>
func.func @read(%i: index) {
  %x_cb = ttl.bind_cb {cb_index = 33, block_count = 2} : !cb
  %x_t = ttl.cb_wait %x_cb : !cb -> !t
  %x = tensor.extract %x_t[%i, %i] : !t
  %y_cb = ttl.bind_cb {cb_index = 34, block_count = 2} : !cb
  %y_t = ttl.cb_wait %y_cb : !cb -> !t
  %y = tensor.extract %y_t[%i, %i] : !t
  // expected-error @below {{[TC0310] `ttl.tile_exp` takes operand 0 from dataflow buffer 33}}
  %e = ttl.tile_exp %x into dst[%i] : !bf16 -> !bf16
  %f = ttl.tile_exp %x into dst[%i] : !bf16 -> !bf16
  // expected-error @below {{[TC0310] `ttl.tile_abs` takes operand 0 from dataflow buffer 34}}
  %g = ttl.tile_abs %y into dst[%i] : !bf16 -> !bf16
  return
}

// -----

// Two buffers of one operation, one of them known already.
!bf16 = !ttcore.tile<32x32, bf16>
!cb = !ttl.cb<[1, 1], !bf16, 2>
!t = tensor<1x1x!bf16>
func.func @both(%i: index) {
  %x_cb = ttl.bind_cb {cb_index = 33, block_count = 2} : !cb
  %x_t = ttl.cb_wait %x_cb : !cb -> !t
  %x = tensor.extract %x_t[%i, %i] : !t
  %y_cb = ttl.bind_cb {cb_index = 34, block_count = 2} : !cb
  %y_t = ttl.cb_wait %y_cb : !cb -> !t
  %y = tensor.extract %y_t[%i, %i] : !t
  %z_cb = ttl.bind_cb {cb_index = 35, block_count = 2} : !cb
  %z_t = ttl.cb_wait %z_cb : !cb -> !t
  %z = tensor.extract %z_t[%i, %i] : !t
  // expected-error @below {{[TC0310] `ttl.tile_add` takes operand 0 from dataflow buffer 33}}
  // expected-error @below {{[TC0310] `ttl.tile_add` takes operand 1 from dataflow buffer 34}}
  %e = ttl.tile_add %x, %y into dst[%i] : !bf16, !bf16 -> !bf16
  // expected-error @below {{[TC0310] `ttl.tile_mul` takes operand 1 from dataflow buffer 35}}
  %f = ttl.tile_mul %x, %z into dst[%i] : !bf16, !bf16 -> !bf16
  return
}
