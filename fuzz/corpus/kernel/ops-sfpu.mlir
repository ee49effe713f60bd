func.func @sfpu(%i: index, %n: i32) {
  ttkernel.exp_tile(%i) : (index) -> ()
  ttkernel.exp_tile(%n) {approx = true, input_clamping = #ttkernel.input_clamping<clamp_to_negative>, iterations = 8 : i32, scale = 16256 : i32} : (i32) -> ()
  ttkernel.log_tile(%i) : (index) -> ()
  return
}
