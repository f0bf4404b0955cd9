// Tensors of unknown rank are not checked.
// RUN: seek-opt %s --seek-generate-checks=data | FileCheck %s
// RUN: seek-opt %s --generate-runtime-verification | FileCheck %s

// CHECK-LABEL: func @unranked
// CHECK-NEXT: seek.bucketize
func.func @unranked(%x: tensor<*xf32>, %b: tensor<?xf32>) -> tensor<*xi8> {
  %r = seek.bucketize %x, %b : (tensor<*xf32>, tensor<?xf32>) -> tensor<*xi8>
  return %r : tensor<*xi8>
}
