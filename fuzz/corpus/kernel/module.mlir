!f32 = !ttcore.tile<32x32, f32>
!cb = !ttl.cb<[1, 1], !f32, 2>
!t = tensor<1x1x!f32>
module attributes {ttl.target_arch = #ttcore.arch<blackhole>, ttl.config_api = "ComputeConfigDescriptor"} {
func.func @k(%c0: index) attributes {ttl.kernel_thread = #ttkernel.thread<compute>} {
  %cb0 = ttl.bind_cb {cb_index = 0, block_count = 2} : !cb
  %t0 = ttl.cb_wait %cb0 : !cb -> !t
  %x0 = tensor.extract %t0[%c0, %c0] : !t
  %cb1 = ttl.bind_cb {cb_index = 1, block_count = 2} : !cb
  %t1 = ttl.cb_wait %cb1 : !cb -> !t
  %x1 = tensor.extract %t1[%c0, %c0] : !t
  %e = ttl.tile_exp %x1 into dst[%c0] : !f32 -> !f32
  %s = ttl.tile_add %x0, %x1 into dst[%c0] : !f32, !f32 -> !f32
  return
}
}
