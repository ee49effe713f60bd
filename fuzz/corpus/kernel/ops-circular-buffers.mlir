func.func @circular_buffers(%cb: !ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, %n: i32) {
  ttkernel.cb_reserve_back(%cb, %n) : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, i32) -> ()
  %w = ttkernel.get_write_ptr(%cb) : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>) -> i32
  ttkernel.cb_push_back(%cb, %n) : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, i32) -> ()
  ttkernel.cb_wait_front(%cb, %n) : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, i32) -> ()
  %r = ttkernel.get_read_ptr(%cb) : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>) -> i32
  ttkernel.cb_pop_front(%cb, %n) {ttl.note} : (!ttkernel.cb<8, !ttcore.tile<32x32, bf16>>, i32) -> ()
  return
}
