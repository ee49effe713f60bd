// A kernel outside any module has nobody to ask for a target.
//
// RUN: tileconf-opt %s --no-implicit-module --verify-diagnostics --pass-pipeline='func.func(ttl-set-compute-kernel-config)'
// RUN: not tileconf-opt %s --no-implicit-module --pass-pipeline='func.func(ttl-set-compute-kernel-config{target=blackhole})'

// expected-error @below {{[TC0104] the kernel is not inside a module, which would name its target}}
func.func @k() {
  return
}
