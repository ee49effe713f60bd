#lay = #ttl.layout<shape = [4, 6], element_type = !ttcore.tile<32x32, bf16>, buffer = dram, grid = [2, 1], memory = interleaved>
func.func private @encoding(
    tensor<4x6x!ttcore.tile<32x32, bf16>, #lay>, tensor<3xf32, #lay>)

func.func private @layouts() attributes {
  ttl.a = #ttl.layout<shape = [1], element_type = f32, buffer = l1, grid = [1], memory = single_bank>,
  ttl.b = #ttl.layout<shape = [1], element_type = f32, buffer = system_memory, grid = [1], memory = height_sharded>,
  ttl.c = #ttl<layout<shape = [1], element_type = f32, buffer = l1_small, grid = [1], memory = width_sharded>>,
  ttl.d = #ttl.layout<shape = [1], element_type = f32, buffer = "dram", grid = [1], memory = block_sharded>
}
