#lay = #ttl.layout<shape = [2, 2], element_type = !ttcore.tile<32x32, bf16>, buffer = dram, grid = [1, 1], memory = interleaved>
func.func @foreign(%x: i32, %t: tensor<2x2x!ttcore.tile<32x32, bf16>, #lay>, %cb: !ttl.cb<[1], f32, 2>, %cc: !ttl.cb<[2], f32, 2>) attributes {ttl.kernel_thread = #ttkernel.thread<noc>} {
  ttl.opaque_call "f" () {header = "f.hpp"} : () -> ()
  %0 = ttl.opaque_call "f" template_args [#ttl.external_template_arg<dfb_index, 1>, #ttl.external_template_arg<boolean, 1>, #ttl.external_template_arg<dfb_descriptor, 0>] template_dfbs(%cb, %cc : !ttl.cb<[1], f32, 2>, !ttl.cb<[2], f32, 2>)(%x) {header = "f.hpp", unsigned_arg_indices = array<i32: 0>} : (i32) -> i32
  %1:2 = ttl.opaque_call "ns::g" template_args [] (%t, %x) {header = "g.hpp"} : (tensor<2x2x!ttcore.tile<32x32, bf16>, #lay>, i32) -> (i32, f32)
  return
}
