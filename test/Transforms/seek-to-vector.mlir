// RUN: seek-opt %s --convert-seek-to-vector --canonicalize --split-input-file | FileCheck %s

// Eight vectors in flight; one length and one offset for all, one position per
// lane; a constant mask.

// CHECK-LABEL: func @main_loop
// CHECK-SAME: %[[S:.*]]: memref<100xf32>
// CHECK: scf.for
// CHECK-COUNT-8: vector.load {{.*}} vector<8xf32>
// CHECK: scf.while
// CHECK: %[[STEP:.*]] = vector.broadcast %{{.*}} : i32 to vector<8xi32>
// CHECK-COUNT-8: vector.gather %[[S]][%{{.*}}] [%{{.*}}], %{{.*}} : memref<100xf32>, vector<8xi32>
// CHECK: %[[BEFORE:.*]] = arith.cmpf ult, %{{.*}} : vector<8xf32>
// CHECK: %[[NEXT:.*]] = arith.addi %[[POS:.*]], %[[STEP]]
// CHECK: arith.select %[[BEFORE]], %[[NEXT]], %[[POS]]
// CHECK: arith.extsi %{{.*}} : vector<8xi32> to vector<8xi64>
// CHECK-COUNT-8: vector.store
// CHECK: scf.for
// CHECK: %[[MASK:.*]] = vector.create_mask
// CHECK: vector.maskedload %{{.*}}, %[[MASK]]
// CHECK: vector.gather
// CHECK: vector.maskedstore %{{.*}}, %[[MASK]]
func.func @main_loop(%s: memref<100xf32>, %v: memref<?xf32>, %o: memref<?xi64>) {
  seek.bound lower ins(%s, %v : memref<100xf32>, memref<?xf32>) outs(%o : memref<?xi64>)
  return
}

// CHECK-LABEL: func @lanes_of_avx512
// CHECK: vector.gather {{.*}} vector<16xi32>
func.func @lanes_of_avx512(%s: memref<100xf32>, %v: memref<?xf32>, %o: memref<?xi64>)
    attributes {target_features = #llvm.target_features<["+avx512f"]>} {
  seek.bound lower ins(%s, %v : memref<100xf32>, memref<?xf32>) outs(%o : memref<?xi64>)
  return
}

// Values that share a sequence and lie in one piece are one row.
// CHECK-LABEL: func @flattened
// CHECK: memref.collapse_shape %{{.*}} {{\[\[}}0, 1]] : memref<?x?xi32> into memref<?xi32>
// CHECK: memref.collapse_shape
func.func @flattened(%s: memref<100xi32>, %v: memref<?x?xi32>, %o: memref<?x?xi8>) {
  seek.bound lower ins(%s, %v : memref<100xi32>, memref<?x?xi32>) outs(%o : memref<?x?xi8>)
  return
}

// Rows of their own: the row's indices go into the gather's base.
// CHECK-LABEL: func @rows
// CHECK-SAME: %[[S:.*]]: memref<?x100xui32>
// CHECK: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[S]] : memref<?x100xui32> to memref<?x100xi32>
// CHECK: scf.for %[[R:.*]] =
// CHECK: vector.gather %[[CAST]][%[[R]], %{{.*}}]
// CHECK: arith.cmpi ult, {{.*}} : vector<8xi32>
func.func @rows(%s: memref<?x100xui32>, %v: memref<?x?xui32>, %o: memref<?x?xi64>) {
  seek.bound lower ins(%s, %v : memref<?x100xui32>, memref<?x?xui32>) outs(%o : memref<?x?xi64>)
  return
}

// -----

// Positions are i32: a sequence that may have 2^31 elements has a scalar version.

// CHECK-LABEL: func @dynamic_length
// CHECK-SAME: %[[S:arg[0-9]+]]: memref<?xf32>
// CHECK: %[[N:.*]] = memref.dim %[[S]]
// CHECK: %[[FITS:.*]] = arith.cmpi ule, %[[N]], %{{.*}}
// CHECK: scf.if %[[FITS]] {
// CHECK: vector.gather
// CHECK: } else {
// CHECK: seek.bound lower {{.*}} {strategy = #seek.strategy<scalar>}
func.func @dynamic_length(%s: memref<?xf32>, %v: memref<?xf32>, %o: memref<?xi64>) {
  seek.bound lower ins(%s, %v : memref<?xf32>, memref<?xf32>) outs(%o : memref<?xi64>)
  return
}

// -----

// What is left for the scalar lowering, one function per reason.

// CHECK-LABEL: func @too_long
// CHECK: seek.bound
func.func @too_long(%s: memref<2147483648xf32>, %v: memref<?xf32>, %o: memref<?xi64>) {
  seek.bound lower ins(%s, %v : memref<2147483648xf32>, memref<?xf32>) outs(%o : memref<?xi64>)
  return
}

// CHECK-LABEL: func @not_32_bits
// CHECK: seek.bound
func.func @not_32_bits(%s: memref<9xf64>, %v: memref<?xf64>, %o: memref<?xi64>) {
  seek.bound lower ins(%s, %v : memref<9xf64>, memref<?xf64>) outs(%o : memref<?xi64>)
  return
}

// CHECK-LABEL: func @strided_sequence
// CHECK: seek.bound
func.func @strided_sequence(%s: memref<9xf32, strided<[2]>>, %v: memref<?xf32>, %o: memref<?xi64>) {
  seek.bound lower ins(%s, %v : memref<9xf32, strided<[2]>>, memref<?xf32>) outs(%o : memref<?xi64>)
  return
}

// CHECK-LABEL: func @strided_values
// CHECK: seek.bound
func.func @strided_values(%s: memref<9xf32>, %v: memref<?xf32, strided<[?]>>, %o: memref<?xi64>) {
  seek.bound lower ins(%s, %v : memref<9xf32>, memref<?xf32, strided<[?]>>) outs(%o : memref<?xi64>)
  return
}

// CHECK-LABEL: func @strided_results
// CHECK: seek.bound
func.func @strided_results(%s: memref<9xf32>, %v: memref<?xf32>, %o: memref<?xi64, strided<[2]>>) {
  seek.bound lower ins(%s, %v : memref<9xf32>, memref<?xf32>) outs(%o : memref<?xi64, strided<[2]>>)
  return
}

// CHECK-LABEL: func @zero_d
// CHECK: seek.bound
func.func @zero_d(%s: memref<9xf32>, %v: memref<f32>, %o: memref<i64>) {
  seek.bound lower ins(%s, %v : memref<9xf32>, memref<f32>) outs(%o : memref<i64>)
  return
}

// CHECK-LABEL: func @another_strategy
// CHECK: seek.bound
func.func @another_strategy(%s: memref<9xf32>, %v: memref<?xf32>, %o: memref<?xi64>) {
  seek.bound lower ins(%s, %v : memref<9xf32>, memref<?xf32>) outs(%o : memref<?xi64>) {strategy = #seek.strategy<scalar>}
  return
}

// CHECK-LABEL: func @on_tensors
// CHECK: seek.bound
func.func @on_tensors(%s: tensor<9xf32>, %v: tensor<4xf32>, %o: tensor<4xi64>) -> tensor<4xi64> {
  %r = seek.bound lower ins(%s, %v : tensor<9xf32>, tensor<4xf32>) outs(%o : tensor<4xi64>) -> tensor<4xi64>
  return %r : tensor<4xi64>
}

// -----

// Not one row: there is no type for that.

// CHECK-LABEL: func @zero_and_dynamic
// CHECK-NOT: memref.collapse_shape
func.func @zero_and_dynamic(%s: memref<3xf32>, %v: memref<?x0xf32>, %o: memref<?x0xi32>) {
  seek.bound lower ins(%s, %v : memref<3xf32>, memref<?x0xf32>) outs(%o : memref<?x0xi32>)
  return
}

// CHECK-LABEL: func @too_many
// CHECK-NOT: memref.collapse_shape
func.func @too_many(%s: memref<3xf32>, %v: memref<4294967296x4294967296xf32>, %o: memref<4294967296x4294967296xi32>) {
  seek.bound lower ins(%s, %v : memref<3xf32>, memref<4294967296x4294967296xf32>) outs(%o : memref<4294967296x4294967296xi32>)
  return
}
