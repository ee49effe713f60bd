#lay = #ttl.layout<shape = [4, 6], element_type = f32, buffer = dram, grid = [1, 1], memory = interleaved>
func.func @raw(%t: tensor<8xf32, #lay>, %cb: !ttl.cb<[1, 1], !ttcore.tile<32x32, f32>, 2>, %cc: !ttl.cb<[8], bf16, 2>, %cd: !ttl.cb<[1], !ttcore.tile<32x32, f16>, 2>, %i: index, %x: f32, %y: bf16) attributes {ttl.kernel_thread = #ttkernel.thread<noc>} {
  %a = ttl.raw_addr %t : tensor<8xf32, #lay> -> i32
  %w = ttl.cb_wait %cb : <[1, 1], !ttcore.tile<32x32, f32>, 2> -> tensor<1x1x!ttcore.tile<32x32, f32>>
  %v = ttl.cb_reserve %cc : <[8], bf16, 2> -> tensor<8xbf16>
  %av = ttl.attach_cb %v, %cc : (tensor<8xbf16>, !ttl.cb<[8], bf16, 2>) -> tensor<8xbf16>
  %sv = tensor.extract_slice %v[0] [4] [1] : tensor<8xbf16> to tensor<4xbf16>
  %f = ttl.cb_reserve %cd : <[1], !ttcore.tile<32x32, f16>, 2> -> tensor<1x!ttcore.tile<32x32, f16>>
  %0 = ttl.raw_element_read %w[%i, %i] : tensor<1x1x!ttcore.tile<32x32, f32>> -> f32
  ttl.raw_element_write %av[%i], %y : tensor<8xbf16>, bf16
  ttl.raw_element_write %sv[%i], %y : tensor<4xbf16>, bf16
  ttl.raw_element_write %f[%i], %y : tensor<1x!ttcore.tile<32x32, f16>>, bf16
  return
}
