func.func @barriers(%noc: i8) attributes {ttl.allow_findings = ["TC0699", 3]} {
  ttkernel.noc_async_read_barrier() : () -> ()
  ttkernel.noc_async_read_barrier(%noc) : (i8) -> ()
  "ttkernel.noc_async_write_barrier"() : () -> ()
  ttkernel.noc_async_read_barrier(%noc) {ttl.note} : (i8) -> ()
  return
}
func.func @c535barriers(%noc: i8) {
  ttkernel.noc_async_read_barrier() : () -> ()
  ttkernel.noc_async_read_barrier(%noc) : (i8) -> ()
  "ttkernel.noc_async_write_barrier"() : () -> ()
  ttkernel.noc_async_read_barrier(%noc) {ttl.note} : (i8) -> ()
  return
}
