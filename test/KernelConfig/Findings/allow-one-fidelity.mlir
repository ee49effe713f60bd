// As allow-one.mlir, where the fidelity is set.
//
// RUN: tileconf-opt %s --ttl-set-compute-kernel-config="target=wormhole_b0 math-fidelity=HiFi4 findings=true" -verify-diagnostics

!bf16 = !ttcore.tile<32x32, bf16>
!cb_bf16 = !ttl.cb<[1, 1], !bf16, 2>
!t_bf16 = tensor<1x1x!bf16>

// expected-note @+1 {{`HiFi3` lowers the rate of such results}}
func.func @products(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  // expected-note @+1 {{destination elements are 32 bits wide}}
  %a = ttl.tile_matmul_block %x, %x into dst[%c0] {ttl.allow_findings = ["TC0601"]} : !bf16, !bf16 -> !bf16
  // expected-warning @+1 {{[TC0601] `ttl.tile_matmul_block` multiplies at `HiFi4` into 32-bit destination elements, where `wormhole_b0` gets single results wrong by a power of two; the same holds for another operation}}
  %b = ttl.tile_matmul_block %x, %x into dst[%c0] : !bf16, !bf16 -> !bf16
  %c = ttl.tile_matmul_block %x, %x into dst[%c0] : !bf16, !bf16 -> !bf16
  return
}

func.func @all(%c0: index) {
  %x_cb = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb_bf16
  %x_t = ttl.cb_wait %x_cb : !cb_bf16 -> !t_bf16
  %x = tensor.extract %x_t[%c0, %c0] : !t_bf16
  %a = ttl.tile_matmul_block %x, %x into dst[%c0] {ttl.allow_findings = ["TC0601"]} : !bf16, !bf16 -> !bf16
  return
}
