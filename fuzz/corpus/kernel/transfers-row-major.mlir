#lay = #ttl.layout<shape = [4, 6], element_type = f32, buffer = dram, grid = [1, 1], memory = interleaved>
func.func @row_major(%t: tensor<8xf32, #lay>, %r0: tensor<f32, #lay>, %cb: !ttl.cb<[8], f32, 2>) {
  %h = ttl.copy %t, %cb : (tensor<8xf32, #lay>, !ttl.cb<[8], f32, 2>) -> !ttl.transfer_handle<read>
  %s = ttl.tensor_slice %r0[] : tensor<f32, #lay> -> tensor<f32>
  return
}
