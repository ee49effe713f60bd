func.func @store_through(%t: tensor<1x1xf32>, %cb: !ttl.cb<[2, 2], f32, 1>) {
  %v = ttl.cb_reserve %cb : <[2, 2], f32, 1> -> tensor<2x2xf32>
  %a = ttl.attach_cb %v, %cb : (tensor<2x2xf32>, !ttl.cb<[2, 2], f32, 1>) -> tensor<2x2xf32>
  %s = tensor.extract_slice %a[0, 0] [1, 1] [1, 1] : tensor<2x2xf32> to tensor<1x1xf32>
  %b = ttl.attach_cb %s, %cb : (tensor<1x1xf32>, !ttl.cb<[2, 2], f32, 1>) -> tensor<1x1xf32>
  %c = builtin.unrealized_conversion_cast %b : tensor<1x1xf32> to tensor<1x1xf32>
  ttl.store %t, %c : tensor<1x1xf32>, tensor<1x1xf32>
  return
}
