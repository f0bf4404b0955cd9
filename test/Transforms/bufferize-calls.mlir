// RUN: seek-opt %s --seek-lower-to-bound --seek-bufferize | FileCheck %s

// A public function that is called inside gets a private copy, which takes any
// view; the public one takes buffers in one piece.

// CHECK: func @callee(%{{.*}}: memref<?xf32>)
// CHECK: func private @callee_0(%{{.*}}: memref<?xf32, strided<[?], offset: ?>>)
// CHECK-LABEL: func @caller
// CHECK-SAME: memref<?x?xf32>
// CHECK: call @callee_0
func.func @callee(%x: tensor<?xf32>) -> tensor<?xi64> {
  %s = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %r = seek.bucketize %x, %s : (tensor<?xf32>, tensor<2xf32>) -> tensor<?xi64>
  return %r : tensor<?xi64>
}
func.func @caller(%x: tensor<?x?xf32>, %n: index) -> tensor<?xi64> {
  %column = tensor.extract_slice %x[0, 1] [%n, 1] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %r = call @callee(%column) : (tensor<?xf32>) -> tensor<?xi64>
  return %r : tensor<?xi64>
}

// A result that is returned twice is two buffers: the caller frees each.

// CHECK-LABEL: func @twice
// CHECK: seek.bound {{.*}} outs(%[[R:.*]] : memref<8xi64>)
// CHECK: %[[COPY:.*]] = bufferization.clone %[[R]]
// CHECK: return %[[R]], %[[COPY]]
func.func @twice(%x: tensor<8xf32>, %s: tensor<2xf32>) -> (tensor<8xi64>, tensor<8xi64>) {
  %r = seek.bucketize %x, %s : (tensor<8xf32>, tensor<2xf32>) -> tensor<8xi64>
  return %r, %r : tensor<8xi64>, tensor<8xi64>
}
