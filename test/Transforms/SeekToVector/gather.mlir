// RUN: seek-opt %s --convert-seek-to-vector --canonicalize --split-input-file | FileCheck %s

// Eight vectors in flight; one length and one offset for all, one position per
// lane; a constant mask. Four lanes where nothing is known of the target.

// CHECK-LABEL: func @main_loop
// CHECK-SAME: %[[S:.*]]: memref<100xf32>
// CHECK: scf.for
// CHECK-COUNT-8: vector.load {{.*}} vector<4xf32>
// CHECK: scf.while
// CHECK: %[[STEP:.*]] = vector.broadcast %{{.*}} : i32 to vector<4xi32>
// CHECK-COUNT-8: vector.gather %[[S]][%{{.*}}] [%{{.*}}], %{{.*}} : memref<100xf32>, vector<4xi32>
// CHECK: %[[BEFORE:.*]] = arith.cmpf ult, %{{.*}} : vector<4xf32>
// CHECK: %[[NEXT:.*]] = arith.addi %[[POS:.*]], %[[STEP]]
// CHECK: arith.select %[[BEFORE]], %[[NEXT]], %[[POS]]
// CHECK: arith.extsi %{{.*}} : vector<4xi32> to vector<4xi64>
// CHECK-COUNT-8: vector.store
// CHECK: %[[MASK:.*]] = vector.create_mask
// CHECK: vector.maskedload %{{.*}}, %[[MASK]]
// CHECK: vector.gather
// CHECK: vector.maskedstore %{{.*}}, %[[MASK]]
func.func @main_loop(%s: memref<100xf32>, %v: memref<?xf32>, %o: memref<?xi64>) {
  seek.bound lower ins(%s, %v : memref<100xf32>, memref<?xf32>) outs(%o : memref<?xi64>) {strategy = #seek.strategy<gather>}
  return
}

// Positions are as wide as keys.
// CHECK-LABEL: func @f64
// CHECK: vector.gather %{{.*}} : memref<100xf64>, vector<2xi64>, vector<2xi1>, vector<2xf64>
// CHECK: arith.trunci %{{.*}} : vector<2xi64> to vector<2xi32>
func.func @f64(%s: memref<100xf64>, %v: memref<1000xf64>, %o: memref<1000xi32>) {
  seek.bound lower ins(%s, %v : memref<100xf64>, memref<1000xf64>) outs(%o : memref<1000xi32>) {strategy = #seek.strategy<gather>}
  return
}

// CHECK-LABEL: func @lanes_of_avx2
// CHECK: vector.gather {{.*}} vector<8xi32>
func.func @lanes_of_avx2(%s: memref<1000xf32>, %v: memref<1000xf32>, %o: memref<1000xi64>)
    attributes {target_features = #llvm.target_features<["+avx2", "+fast-gather"]>} {
  seek.bound lower ins(%s, %v : memref<1000xf32>, memref<1000xf32>) outs(%o : memref<1000xi64>) {strategy = #seek.strategy<gather>}
  return
}

// CHECK-LABEL: func @lanes_of_avx512
// CHECK: vector.gather {{.*}} vector<16xi32>
func.func @lanes_of_avx512(%s: memref<1000xf32>, %v: memref<1000xf32>, %o: memref<1000xi64>)
    attributes {target_features = #llvm.target_features<["+avx512f", "+avx512vl", "+avx512dq", "+avx512bw", "+fast-gather"]>} {
  seek.bound lower ins(%s, %v : memref<1000xf32>, memref<1000xf32>) outs(%o : memref<1000xi64>) {strategy = #seek.strategy<gather>}
  return
}

// A part of AVX-512 is not enough.
// CHECK-LABEL: func @avx512f_alone
// CHECK: vector.gather {{.*}} vector<4xi32>
func.func @avx512f_alone(%s: memref<1000xf32>, %v: memref<1000xf32>, %o: memref<1000xi64>)
    attributes {target_features = #llvm.target_features<["+avx512f"]>} {
  seek.bound lower ins(%s, %v : memref<1000xf32>, memref<1000xf32>) outs(%o : memref<1000xi64>) {strategy = #seek.strategy<gather>}
  return
}

// Values that share a sequence and lie in one piece are one row.
// CHECK-LABEL: func @flattened
// CHECK: memref.collapse_shape %{{.*}} {{\[\[}}0, 1]] : memref<?x?xi32> into memref<?xi32>
// CHECK: memref.collapse_shape
func.func @flattened(%s: memref<100xi32>, %v: memref<?x?xi32>, %o: memref<?x?xi8>) {
  seek.bound lower ins(%s, %v : memref<100xi32>, memref<?x?xi32>) outs(%o : memref<?x?xi8>) {strategy = #seek.strategy<gather>}
  return
}

// Rows of their own: the row's indices go into the gather's base.
// CHECK-LABEL: func @rows
// CHECK-SAME: %[[S:.*]]: memref<?x100xui32>
// CHECK: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[S]] : memref<?x100xui32> to memref<?x100xi32>
// CHECK: scf.for %[[R:.*]] =
// CHECK: vector.gather %[[CAST]][%[[R]], %{{.*}}]
// CHECK: arith.cmpi ult, {{.*}} : vector<4xi32>
func.func @rows(%s: memref<?x100xui32>, %v: memref<?x?xui32>, %o: memref<?x?xi64>) {
  seek.bound lower ins(%s, %v : memref<?x100xui32>, memref<?x?xui32>) outs(%o : memref<?x?xi64>) {strategy = #seek.strategy<gather>}
  return
}

// -----

// Not one row: there is no type for that.

// CHECK-LABEL: func @zero_and_dynamic
// CHECK-NOT: memref.collapse_shape
func.func @zero_and_dynamic(%s: memref<3xf32>, %v: memref<?x0xf32>, %o: memref<?x0xi32>) {
  seek.bound lower ins(%s, %v : memref<3xf32>, memref<?x0xf32>) outs(%o : memref<?x0xi32>) {strategy = #seek.strategy<gather>}
  return
}

// CHECK-LABEL: func @too_many
// CHECK-NOT: memref.collapse_shape
func.func @too_many(%s: memref<3xf32>, %v: memref<4294967296x4294967296xf32>, %o: memref<4294967296x4294967296xi32>) {
  seek.bound lower ins(%s, %v : memref<3xf32>, memref<4294967296x4294967296xf32>) outs(%o : memref<4294967296x4294967296xi32>) {strategy = #seek.strategy<gather>}
  return
}
