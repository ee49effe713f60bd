func.func @binary(%a: !ttcore.tile<16x32, u16>, %b: !ttcore.tile<16x32, u16>, %d: index) {
  %0 = ttl.tile_div %a, %b into dst[%d] : !ttcore.tile<16x32, u16>, !ttcore.tile<16x32, u16> -> !ttcore.tile<16x32, u16>
  %1 = ttl.tile_max %a, %b into dst[%d] : !ttcore.tile<16x32, u16>, !ttcore.tile<16x32, u16> -> !ttcore.tile<16x32, u16>
  %2 = ttl.tile_min %a, %b into dst[%d] : !ttcore.tile<16x32, u16>, !ttcore.tile<16x32, u16> -> !ttcore.tile<16x32, u16>
  %3 = ttl.tile_eq %a, %b into dst[%d] : !ttcore.tile<16x32, u16>, !ttcore.tile<16x32, u16> -> !ttcore.tile<16x32, u16>
  %4 = ttl.tile_ne %a, %b into dst[%d] : !ttcore.tile<16x32, u16>, !ttcore.tile<16x32, u16> -> !ttcore.tile<16x32, u16>
  %5 = ttl.tile_gt %a, %b into dst[%d] : !ttcore.tile<16x32, u16>, !ttcore.tile<16x32, u16> -> !ttcore.tile<16x32, u16>
  %6 = ttl.tile_lt %a, %b into dst[%d] : !ttcore.tile<16x32, u16>, !ttcore.tile<16x32, u16> -> !ttcore.tile<16x32, u16>
  return
}
