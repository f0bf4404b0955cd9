// Nothing but the LLVM dialect is left, for every type and every strategy.
// RUN: seek-opt %s --seek-to-llvm | FileCheck %s
// RUN: seek-opt %s --seek-to-llvm=strategy=scalar | FileCheck %s
// RUN: seek-opt %s --seek-to-llvm=strategy=count | FileCheck %s
// RUN: seek-opt %s --seek-to-llvm=strategy=permute | FileCheck %s
// RUN: seek-opt %s --seek-to-llvm=strategy=gather | FileCheck %s
// RUN: seek-opt %s --seek-to-llvm=strategy=index | FileCheck %s
// RUN: seek-opt %s --seek-to-llvm=strategy=rows | FileCheck %s
// RUN: seek-opt %s --seek-set-target=features=+avx2,+popcnt --seek-to-llvm | FileCheck %s
// RUN: seek-opt %s --seek-set-target=features=+avx2,+popcnt --seek-to-llvm=strategy=permute | FileCheck %s
// RUN: seek-opt %s --seek-set-target=features=+avx2,+popcnt --seek-to-llvm=strategy=index | FileCheck %s
// RUN: seek-opt %s --seek-set-target=features=+avx512f,+avx512vl,+avx512dq,+avx512bw,+avx512vbmi,+popcnt --seek-to-llvm | FileCheck %s
// RUN: seek-opt %s --seek-set-target=features=+avx512f,+avx512vl,+avx512dq,+avx512bw,+avx512vbmi,+popcnt --seek-to-llvm=strategy=permute | FileCheck %s
// RUN: seek-opt %s --seek-to-llvm="strategy=gather checks=all allocator=provided" | FileCheck %s

// CHECK-NOT: {{^ *(%[^=]* = )?(arith|builtin|cf|func|linalg|memref|scf|seek|tensor|vector)\.}}
// CHECK: llvm.func @f32
// CHECK-NOT: {{^ *(%[^=]* = )?(arith|builtin|cf|func|linalg|memref|scf|seek|tensor|vector)\.}}
func.func @f32(%x: tensor<?x?xf32>, %b: tensor<?xf32>) -> tensor<?x?xindex> {
  %r = seek.bucketize %x, %b : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xindex>
  return %r : tensor<?x?xindex>
}
func.func @mixed(%x: tensor<?xui64>, %b: tensor<?xf16>) -> tensor<?xi8> {
  %r = seek.bucketize %x, %b : (tensor<?xui64>, tensor<?xf16>) -> tensor<?xi8>
  return %r : tensor<?xi8>
}
func.func @f8(%s: tensor<?x9xf8E4M3FN>, %v: tensor<?x3xf8E4M3FN>, %p: tensor<?x9xsi8>) -> tensor<?x3xi16> {
  %r = seek.search_sorted %s, %v, %p : (tensor<?x9xf8E4M3FN>, tensor<?x3xf8E4M3FN>, tensor<?x9xsi8>) -> tensor<?x3xi16>
  return %r : tensor<?x3xi16>
}
func.func @on_memrefs(%s: memref<?xi32, strided<[?], offset: ?>>, %v: memref<4x?xi32>, %o: memref<4x?xi64>) {
  seek.bound upper unsigned ins(%s, %v : memref<?xi32, strided<[?], offset: ?>>, memref<4x?xi32>) outs(%o : memref<4x?xi64>)
  return
}
func.func @among_others(%x: tensor<?xf32>, %b: tensor<5xf32>, %scale: f32) -> tensor<?xi64> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x : tensor<?xf32>) outs(%e : tensor<?xf32>) {
  ^bb0(%in: f32, %out: f32):
    %m = arith.mulf %in, %scale : f32
    linalg.yield %m : f32
  } -> tensor<?xf32>
  %r = seek.bucketize %y, %b : (tensor<?xf32>, tensor<5xf32>) -> tensor<?xi64>
  return %r : tensor<?xi64>
}
func.func @table(%x: tensor<?x?xf32>, %s: tensor<?xf32>, %o: tensor<?x?xi64>, %e: tensor<?xi32>) -> tensor<?x?xi64> {
  %t = seek.prepare upper ins(%s : tensor<?xf32>) outs(%e : tensor<?xi32>) -> tensor<?xi32>
  %r = seek.bound upper ins(%s, %x : tensor<?xf32>, tensor<?x?xf32>) prepared(%t : tensor<?xi32>) outs(%o : tensor<?x?xi64>) -> tensor<?x?xi64>
  return %r : tensor<?x?xi64>
}
func.func @bytes(%s: memref<?xbf16>, %v: memref<1000xi8>, %o: memref<1000xi64>) {
  seek.bound upper ins(%s, %v : memref<?xbf16>, memref<1000xi8>) outs(%o : memref<1000xi64>)
  return
}
