// RUN: seek-opt %s --seek-set-target=features=+avx2,+popcnt --convert-seek-to-vector --canonicalize --cse | FileCheck %s

// Rows to come are prefetched; the last element of each block picks the block; 16
// elements are compared at once.

// CHECK-LABEL: func @medium
// CHECK-SAME: %[[S:.*]]: memref<?x200xf32>, %[[V:.*]]: memref<?x10xf32>, %[[O:.*]]: memref<?x10xi32>
// CHECK-DAG: %[[PLACES:.*]] = arith.constant dense<[15, 31, 47, 63, 79, 95, 111, 127, 143, 159, 175, 191, 207, 223, 239, 255]> : vector<16xi32>
// CHECK: scf.for %[[R:.*]] =
// CHECK: memref.prefetch %[[S]][%{{.*}}, %{{.*}}], read, locality<3>, data
// CHECK: arith.minui %{{.*}}, %[[PLACES]] : vector<16xi32>
// CHECK: %[[ENDS:.*]] = vector.gather %[[S]][%[[R]], %{{.*}}] [%{{.*}}], %{{.*}} vector<16xf32>
// CHECK: scf.for %[[I:.*]] =
// CHECK: memref.load %[[V]][%[[R]], %[[I]]]
// CHECK: arith.cmpf ult, %[[ENDS]], %{{.*}} : vector<16xf32>
// CHECK: math.ctpop
// CHECK: vector.load %[[S]][%[[R]], %{{.*}}] : memref<?x200xf32>, vector<16xf32>
// CHECK: math.ctpop
// CHECK: memref.store %{{.*}}, %[[O]][%[[R]], %[[I]]]
func.func @medium(%s: memref<?x200xf32>, %v: memref<?x10xf32>, %o: memref<?x10xi32>) {
  seek.bound lower ins(%s, %v : memref<?x200xf32>, memref<?x10xf32>) outs(%o : memref<?x10xi32>) {strategy = #seek.strategy<rows>}
  return
}

// Longer rows are halved first.
// CHECK-LABEL: func @long
// CHECK-NOT: vector.gather
// CHECK: scf.while
// CHECK: arith.cmpi ugt, %{{.*}}, %{{c16.*}} : index
// CHECK: arith.select {{.*}} {seek.unpredictable}
// CHECK: vector.load {{.*}} vector<16xi32>
// CHECK: math.ctpop
func.func @long(%s: memref<?x1000xi32>, %v: memref<?x10xi32>, %o: memref<?x10xi32>) {
  seek.bound upper ins(%s, %v : memref<?x1000xi32>, memref<?x10xi32>) outs(%o : memref<?x10xi32>) {strategy = #seek.strategy<rows>}
  return
}

// A length at run time chooses, in each row.
// CHECK-LABEL: func @dynamic
// CHECK: scf.for
// CHECK: arith.cmpi ult, %{{.*}}, %{{c16.*}} : index
// CHECK: scf.while
// CHECK: arith.cmpi ule, %{{.*}}, %{{c272.*}} : index
// CHECK: memref.prefetch
// CHECK: vector.gather
// CHECK: arith.cmpi ugt, %{{.*}}, %{{c16.*}} : index
func.func @dynamic(%s: memref<?x?xi32>, %v: memref<?x10xi32>, %o: memref<?x10xi32>) {
  seek.bound upper ins(%s, %v : memref<?x?xi32>, memref<?x10xi32>) outs(%o : memref<?x10xi32>) {strategy = #seek.strategy<rows>}
  return
}

// Leading dimensions are one where operands lie in one piece.
// CHECK-LABEL: func @one_piece
// CHECK: memref.collapse_shape %{{.*}} {{\[\[}}0, 1, 2], [3]] : memref<7x256x200x10xf32> into memref<358400x10xf32>
// CHECK: memref.collapse_shape
// CHECK: memref.collapse_shape
// CHECK: memref.prefetch
func.func @one_piece(%s: memref<7x256x200x200xf32>, %v: memref<7x256x200x10xf32>, %o: memref<7x256x200x10xi64>) {
  seek.bound lower ins(%s, %v : memref<7x256x200x200xf32>, memref<7x256x200x10xf32>) outs(%o : memref<7x256x200x10xi64>) {strategy = #seek.strategy<rows>}
  return
}

// Forced for a shared sequence: nothing to fetch ahead.
// CHECK-LABEL: func @shared
// CHECK-NOT: memref.prefetch
// CHECK: vector.gather %{{.*}}[%{{[^,]*}}] [
// CHECK-NOT: memref.prefetch
// CHECK: return
func.func @shared(%s: memref<200xf32>, %v: memref<?x10xf32, strided<[20, 1]>>, %o: memref<?x10xi32>) {
  seek.bound lower ins(%s, %v : memref<200xf32>, memref<?x10xf32, strided<[20, 1]>>) outs(%o : memref<?x10xi32>) {strategy = #seek.strategy<rows>}
  return
}
