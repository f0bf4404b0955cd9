// Without fast gathers, `gather` is registers first and a comparison of a slice at
// the end; with them, gathers in the slice.
// RUN: seek-opt %s --seek-set-target=features=+avx512f,+avx512vl,+avx512dq,+avx512bw --convert-seek-to-vector --canonicalize | FileCheck %s --check-prefix=SLOW
// RUN: seek-opt %s --seek-set-target=features=+avx512f,+avx512vl,+avx512dq,+avx512bw,+fast-gather --convert-seek-to-vector --canonicalize | FileCheck %s --check-prefix=FAST

// SLOW-LABEL: func @f32
// SLOW-NOT: vector.gather
// The slices are a power of two times 16 long.
// SLOW: scf.while (%{{.*}} = %c16)
// SLOW: llvm.call_intrinsic "llvm.x86.avx512.vpermi2var.ps.512"
// SLOW: arith.minui
// SLOW: vector.load %{{.*}} : memref<4000xf32>, vector<16xf32>
// SLOW: arith.cmpf ult, %{{.*}} : vector<16xf32>
// SLOW-NOT: vector.gather

// FAST-LABEL: func @f32
// FAST: llvm.call_intrinsic "llvm.x86.avx512.vpermi2var.ps.512"
// FAST: arith.muli %{{.*}} : vector<16xi32>
// FAST: arith.minui %{{.*}} : vector<16xi32>
// FAST: scf.while
// FAST: vector.gather
func.func @f32(%s: memref<4000xf32>, %v: memref<1000xf32>, %o: memref<1000xi64>) {
  seek.bound lower ins(%s, %v : memref<4000xf32>, memref<1000xf32>) outs(%o : memref<1000xi64>) {strategy = #seek.strategy<gather>}
  return
}
