func.func @scopes(%a: tensor<1x2xf32>, %b: tensor<2xf32>, %i: tensor<2xf32>) {
  ttl.accumulation_scope outs(%a, %b : tensor<1x2xf32>, tensor<2xf32>) inits(%i : tensor<2xf32>) {
  ^bb0(%x: tensor<1x2xf32>, %y: tensor<2xf32>):
    ttl.yield %x, %y : tensor<1x2xf32>, tensor<2xf32>
  } initial_modes([overwrite, init]) {tag = "k"}
  "ttl.accumulation_scope"(%a) <{initial_modes = [1 : i32], operandSegmentSizes = array<i32: 1, 0>}> ({
  ^bb0(%x: tensor<1x2xf32>):
    ttl.yield %x : tensor<1x2xf32>
  }) : (tensor<1x2xf32>) -> ()
  return
}
