func.func @barriers(%noc: i8) {
  ttkernel.noc_async_read_barrier() : () -> ()
  ttkernel.noc_async_read_barrier(%noc) : (i8) -> ()
  "ttkernel.noc_async_write_barrier"() : () -> ()
  ttkernel.noc_async_write_barrier(%noc) {ttl.note} : (i8) -> ()
  return
}
