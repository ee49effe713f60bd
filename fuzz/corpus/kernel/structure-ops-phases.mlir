func.func @phases() {
  ttl.tile_regs_acquire
  ttl.tile_regs_commit
  ttl.tile_regs_wait {ttl.tag = 1}
  ttl.tile_regs_release
  return
}
