#lay = #ttl.layout<shape = [4, 6], element_type = f32, buffer = dram, grid = [1, 1], memory = interleaved>
func.func @handles(%t: tensor<8xf32, #lay>, %cb: !ttl.cb<[8], f32, 2>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %h = ttl.copy %t, %cb : (tensor<8xf32, #lay>, !ttl.cb<[8], f32, 2>) -> !ttl.transfer_handle<read>
  %e = tensor.empty() : tensor<2x!ttl.transfer_handle<read>>
  %in = tensor.insert %h into %e[%c0] : tensor<2x!ttl.transfer_handle<read>>
  %out = tensor.extract %in[%c1] : tensor<2x!ttl.transfer_handle<read>>
  ttl.wait %out : !ttl.transfer_handle<read>
  %r = scf.for %i = %c0 to %c1 step %c1 iter_args(%k = %h) -> (!ttl.transfer_handle<read>) {
    ttl.wait %k : !ttl.transfer_handle<read>
    %n = ttl.copy %t, %cb : (tensor<8xf32, #lay>, !ttl.cb<[8], f32, 2>) -> !ttl.transfer_handle<read>
    scf.yield %n : !ttl.transfer_handle<read>
  }
  %x = builtin.unrealized_conversion_cast %r : !ttl.transfer_handle<read> to !ttl.transfer_handle
  ttl.wait %x : !ttl.transfer_handle
  return
}
