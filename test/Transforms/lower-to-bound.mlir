// RUN: seek-opt %s --seek-lower-to-bound --split-input-file | FileCheck %s

// The two attributes have opposite senses.

// CHECK-LABEL: func @bucketize_right_bound
// CHECK-SAME: %[[X:.*]]: tensor<4x9xf16>, %[[B:.*]]: tensor<?xf64>
func.func @bucketize_right_bound(%x: tensor<4x9xf16>, %b: tensor<?xf64>) -> tensor<4x9xi32> {
  // CHECK: %[[O:.*]] = tensor.empty() : tensor<4x9xi32>
  // CHECK: seek.bound lower ins(%[[B]], %[[X]] : tensor<?xf64>, tensor<4x9xf16>) outs(%[[O]] : tensor<4x9xi32>)
  %r = seek.bucketize %x, %b : (tensor<4x9xf16>, tensor<?xf64>) -> tensor<4x9xi32>
  return %r : tensor<4x9xi32>
}

// CHECK-LABEL: func @bucketize_left_bound
func.func @bucketize_left_bound(%x: tensor<4xui8>, %b: tensor<3xui8>) -> tensor<4xi64> {
  // CHECK: seek.bound upper ins(%{{.*}} : tensor<3xui8>, tensor<4xui8>)
  %r = seek.bucketize %x, %b {with_right_bound = false} : (tensor<4xui8>, tensor<3xui8>) -> tensor<4xi64>
  return %r : tensor<4xi64>
}

// CHECK-LABEL: func @search_sorted_left
func.func @search_sorted_left(%s: tensor<2x5xi32>, %v: tensor<2x3xi32>) -> tensor<2x3xi64> {
  // CHECK: seek.bound lower
  %r = seek.search_sorted %s, %v : (tensor<2x5xi32>, tensor<2x3xi32>) -> tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// CHECK-LABEL: func @search_sorted_right
func.func @search_sorted_right(%s: tensor<2x5xi32>, %v: tensor<2x3xi32>) -> tensor<2x3xi64> {
  // CHECK: seek.bound upper
  %r = seek.search_sorted %s, %v {right_mode = true} : (tensor<2x5xi32>, tensor<2x3xi32>) -> tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// -----

// The destination has the static size that only the result's type knows.

// CHECK-LABEL: func @more_static_result
// CHECK-SAME: %[[S:.*]]: tensor<4x?xf32>, %[[V:.*]]: tensor<?x?xf32>
func.func @more_static_result(%s: tensor<4x?xf32>, %v: tensor<?x?xf32>) -> tensor<4x?xi64> {
  // CHECK: %[[C1:.*]] = arith.constant 1 : index
  // CHECK: %[[N:.*]] = tensor.dim %[[V]], %[[C1]]
  // CHECK: tensor.empty(%[[N]]) : tensor<4x?xi64>
  %r = seek.search_sorted %s, %v : (tensor<4x?xf32>, tensor<?x?xf32>) -> tensor<4x?xi64>
  return %r : tensor<4x?xi64>
}

// CHECK-LABEL: func @less_static_result
func.func @less_static_result(%b: tensor<5xf32>, %x: tensor<4xf32>) -> tensor<?xi64> {
  // CHECK: %[[R:.*]] = seek.bound lower {{.*}} -> tensor<4xi64>
  // CHECK: tensor.cast %[[R]] : tensor<4xi64> to tensor<?xi64>
  %r = seek.bucketize %x, %b : (tensor<4xf32>, tensor<5xf32>) -> tensor<?xi64>
  return %r : tensor<?xi64>
}

// CHECK-LABEL: func @scalar_value
func.func @scalar_value(%b: tensor<5xf32>, %x: tensor<f32>) -> tensor<i64> {
  // CHECK: seek.bound lower ins(%{{.*}} : tensor<5xf32>, tensor<f32>)
  %r = seek.bucketize %x, %b : (tensor<f32>, tensor<5xf32>) -> tensor<i64>
  return %r : tensor<i64>
}

// -----

// A sorter is one gather, clamped without sign so that no entry reads outside.

// CHECK-LABEL: func @sorter
// CHECK-SAME: %[[S:.*]]: tensor<2x?xf32>, %[[V:.*]]: tensor<2x3xf32>, %[[P:.*]]: tensor<2x?xi16>
func.func @sorter(%s: tensor<2x?xf32>, %v: tensor<2x3xf32>, %p: tensor<2x?xi16>) -> tensor<2x3xi64> {
  // CHECK: %[[N:.*]] = tensor.dim %[[S]]
  // CHECK: %[[LAST:.*]] = arith.subi
  // CHECK: %[[SORTED:.*]] = linalg.generic {{.*}} ins(%[[P]] : tensor<2x?xi16>)
  // CHECK: ^bb0(%[[E:.*]]: i16,
  // CHECK: %[[I:.*]] = arith.index_cast %[[E]] : i16 to index
  // CHECK: %[[C:.*]] = arith.minui %[[I]], %[[LAST]]
  // CHECK: %[[ROW:.*]] = linalg.index 0
  // CHECK: tensor.extract %[[S]][%[[ROW]], %[[C]]]
  // CHECK: seek.bound lower ins(%[[SORTED]], %[[V]]
  %r = seek.search_sorted %s, %v, %p : (tensor<2x?xf32>, tensor<2x3xf32>, tensor<2x?xi16>) -> tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// CHECK-LABEL: func @unsigned_sorter
func.func @unsigned_sorter(%s: tensor<3xf32>, %v: tensor<3xf32>, %p: tensor<3xui8>) -> tensor<3xi64> {
  // CHECK: builtin.unrealized_conversion_cast %{{.*}} : ui8 to i8
  // CHECK: arith.index_castui
  %r = seek.search_sorted %s, %v, %p : (tensor<3xf32>, tensor<3xf32>, tensor<3xui8>) -> tensor<3xi64>
  return %r : tensor<3xi64>
}
