// Tensors of unknown rank are not checked.
// RUN: seek-opt %s --seek-generate-checks=data | FileCheck %s
// RUN: seek-opt %s --generate-runtime-verification | FileCheck %s

// CHECK-LABEL: func @unranked
// CHECK-NEXT: seek.bucketize
func.func @unranked(%x: tensor<*xf32>, %b: tensor<?xf32>) -> tensor<*xi8> {
  %r = seek.bucketize %x, %b : (tensor<*xf32>, tensor<?xf32>) -> tensor<*xi8>
  return %r : tensor<*xi8>
}

// What is behind a cast is.

// CHECK-LABEL: func @cast
// CHECK-SAME: %[[B:arg1]]: tensor<?xf32>)
// CHECK: tensor.dim %[[B]]
// CHECK: seek.bucketize
func.func @cast(%x: tensor<*xf32>, %b: tensor<?xf32>) -> tensor<*xi8> {
  %y = tensor.cast %x : tensor<*xf32> to tensor<4xf32>
  %u = tensor.cast %y : tensor<4xf32> to tensor<*xf32>
  %r = seek.bucketize %u, %b : (tensor<*xf32>, tensor<?xf32>) -> tensor<*xi8>
  return %r : tensor<*xi8>
}
