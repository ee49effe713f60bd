func.func @guards(%p: !ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 7>) {
  ttl.if_src %p : <src(0, 0) dst(1, 0) to(1, 0) net 7> {
    %x = ttl.core_x : index
    ttl.yield
  } {ttl.tag = 1}
  ttl.if_dst %p : !ttl.pipe<src(0, 0) dst(1, 0) to(1, 0) net 7> { }
  ttl.if_dst %p : <src(0, 0) dst(1, 0) to(1, 0) net 7> {
    ttl.yield {ttl.tag}
  }
  ttl.if_src %p : <src(0, 0) dst(1, 0) to(1, 0) net 7> {
  ^bb0(%i: index):
    ttl.yield
  }
  ttl.pipenet_scope attributes {ttl.pipe_net_ids = [7 : i64, 8 : i64], ttl.pipe_net_roles = [1 : i64]} {
    %0 = ttl.is_src {pipe_net_id = 0 : i64}
  }
  ttl.pipenet_scope {
    %1 = ttl.is_dst {pipe_net_id = -7}
    %2 = ttl.is_active {pipe_net_id = 7, ttl.tag}
    ttl.yield
  }
  return
}
