// RUN: seek-opt %s --seek-set-target=features=+avx2,+popcnt --convert-seek-to-vector --canonicalize --split-input-file | FileCheck %s

// What is left for the scalar lowering, one function per reason.

// CHECK-LABEL: func @too_long
// CHECK-NOT: vector
// CHECK: seek.bound
func.func @too_long(%s: memref<2147483648xf32>, %v: memref<?xf32>, %o: memref<?xi64>) {
  seek.bound lower ins(%s, %v : memref<2147483648xf32>, memref<?xf32>) outs(%o : memref<?xi64>)
  return
}

// CHECK-LABEL: func @strided_values
// CHECK-NOT: vector
// CHECK: seek.bound
func.func @strided_values(%s: memref<9xf32>, %v: memref<?xf32, strided<[?]>>, %o: memref<?xi64>) {
  seek.bound lower ins(%s, %v : memref<9xf32>, memref<?xf32, strided<[?]>>) outs(%o : memref<?xi64>)
  return
}

// CHECK-LABEL: func @strided_results
// CHECK-NOT: vector
// CHECK: seek.bound
func.func @strided_results(%s: memref<9xf32>, %v: memref<?xf32>, %o: memref<?xi64, strided<[2]>>) {
  seek.bound lower ins(%s, %v : memref<9xf32>, memref<?xf32>) outs(%o : memref<?xi64, strided<[2]>>)
  return
}

// CHECK-LABEL: func @zero_d
// CHECK-NOT: vector
// CHECK: seek.bound
func.func @zero_d(%s: memref<9xf32>, %v: memref<f32>, %o: memref<i64>) {
  seek.bound lower ins(%s, %v : memref<9xf32>, memref<f32>) outs(%o : memref<i64>)
  return
}

// CHECK-LABEL: func @scalar
// CHECK-NOT: vector
// CHECK: seek.bound
func.func @scalar(%s: memref<9xf32>, %v: memref<?xf32>, %o: memref<?xi64>) {
  seek.bound lower ins(%s, %v : memref<9xf32>, memref<?xf32>) outs(%o : memref<?xi64>) {strategy = #seek.strategy<scalar>}
  return
}

// CHECK-LABEL: func @on_tensors
// CHECK-NOT: vector
// CHECK: seek.bound
func.func @on_tensors(%s: tensor<9xf32>, %v: tensor<4xf32>, %o: tensor<4xi64>) -> tensor<4xi64> {
  %r = seek.bound lower ins(%s, %v : tensor<9xf32>, tensor<4xf32>) outs(%o : tensor<4xi64>) -> tensor<4xi64>
  return %r : tensor<4xi64>
}

// A gather, a window or a row of a strided sequence.
// CHECK-LABEL: func @strided_sequence
// CHECK-NOT: vector
// CHECK-COUNT-3: seek.bound
func.func @strided_sequence(%s: memref<900xf32, strided<[2]>>, %v: memref<100xf32>, %o: memref<100xi64>, %t: memref<4001xi32>) {
  seek.bound lower ins(%s, %v : memref<900xf32, strided<[2]>>, memref<100xf32>) outs(%o : memref<100xi64>) {strategy = #seek.strategy<gather>}
  seek.bound lower ins(%s, %v : memref<900xf32, strided<[2]>>, memref<100xf32>) prepared(%t : memref<4001xi32>) outs(%o : memref<100xi64>) {strategy = #seek.strategy<index>}
  seek.bound lower ins(%s, %v : memref<900xf32, strided<[2]>>, memref<100xf32>) outs(%o : memref<100xi64>) {strategy = #seek.strategy<rows>}
  return
}

// Elements that are read one by one may be strided, and narrow.
// CHECK-LABEL: func @not_handed_over
// CHECK-NOT: seek.bound
// CHECK: return
func.func @not_handed_over(%s: memref<9xf32, strided<[2]>>, %t: memref<9xi8, strided<[3]>>, %v: memref<100xf32>, %o: memref<100xi64>) {
  seek.bound lower ins(%s, %v : memref<9xf32, strided<[2]>>, memref<100xf32>) outs(%o : memref<100xi64>) {strategy = #seek.strategy<count>}
  seek.bound lower ins(%s, %v : memref<9xf32, strided<[2]>>, memref<100xf32>) outs(%o : memref<100xi64>) {strategy = #seek.strategy<permute>}
  seek.bound lower ins(%t, %v : memref<9xi8, strided<[3]>>, memref<100xf32>) outs(%o : memref<100xi64>) {strategy = #seek.strategy<permute>}
  return
}

// -----

// Positions are i32, and few values are not worth setting vectors up: sizes at run
// time choose.

// CHECK-LABEL: func @dynamic
// CHECK-SAME: %[[S:arg[0-9]+]]: memref<?xf32>, %[[V:arg[0-9]+]]: memref<?xf32>
// CHECK: %[[M:.*]] = memref.dim %[[V]]
// CHECK: %[[FEW:.*]] = arith.cmpi ult, %[[M]], %{{.*}}
// CHECK: %[[N:.*]] = memref.dim %[[S]]
// CHECK: %[[LONG:.*]] = arith.cmpi ugt, %[[N]], %{{c2147483647.*}}
// CHECK: %[[SCALAR:.*]] = arith.ori %[[FEW]], %[[LONG]]
// CHECK: scf.if %[[SCALAR]] {
// CHECK-NEXT: seek.bound lower {{.*}} {strategy = #seek.strategy<scalar>}
// CHECK: } else {
// CHECK: llvm.intr.stacksave
func.func @dynamic(%s: memref<?xf32>, %v: memref<?xf32>, %o: memref<?xi64>) {
  seek.bound lower ins(%s, %v : memref<?xf32>, memref<?xf32>) outs(%o : memref<?xi64>)
  return
}

// Nothing to choose.
// CHECK-LABEL: func @static
// CHECK-NOT: seek.bound
// CHECK: return
func.func @static(%s: memref<9xi32>, %v: memref<3xi32>, %o: memref<3xi64>) {
  seek.bound lower ins(%s, %v : memref<9xi32>, memref<3xi32>) outs(%o : memref<3xi64>)
  return
}
