// RUN: seek-opt %s --seek-set-target="cpu=skylake features=+avx2,+fma" | FileCheck %s
// RUN: seek-opt %s --seek-set-target="cpu=skylake features=+avx2,+fma" --seek-to-llvm | FileCheck %s --check-prefix=LLVM

// CHECK: func.func @plain() attributes {target_cpu = "skylake", target_features = #llvm.target_features<["+avx2", "+fma"]>}
// LLVM: llvm.func @plain() attributes {{{.*}}target_cpu = "skylake", target_features = #llvm.target_features<["+avx2", "+fma"]>
func.func @plain() { return }

// CHECK: func.func @has_its_own() attributes {target_cpu = "znver4"}
func.func @has_its_own() attributes {target_cpu = "znver4"} { return }

// CHECK: func.func private @external()
// CHECK-NOT: attributes
func.func private @external()
