func.func @create() {
  %0 = ttl.create_pipe src(0, 0) dst(1, 0) to(3, 0) net -2 {pipeNetName = "row", isCollective = true} : <src(0, 0) dst(1, 0) to(3, 0) net -2>
  %1 = ttl.create_pipe src(0, 0) dst(1, 0) to(1, 0) net 7 {isCollective = false} : <src(0, 0) dst(1, 0) to(1, 0) net 7>
  %2 = ttl.create_pipe src(0, 0) dst(1, 0) to(1, 0) net 7 {isCollective = true} : <src(0, 0) dst(1, 0) to(1, 0) net 7>
  return
}
