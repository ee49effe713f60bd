func.func @unknown(%t: !ttl.pipe_transfer, %k: !ttl.pipe_token<net 3>, %v: tensor<2xf32>) {
  %0 = ttl.pipe_transfer.post %t, %v : (!ttl.pipe_transfer, tensor<2xf32>) -> !ttl.pipe_token<net 0>
  ttl.pipe_transfer.wait %k : <net 3>
  return
}
