func.func private @slices() attributes {
  ttl.a = #ttl.slice<start = 0, stop = 8, step = 2>,
  ttl.b = #ttl.slice<step = -1, start = 8, stop = -1>,
  ttl.c = #ttl.slice<stop = 5, step = -3, start = 5>
}
