// A search_sorted with a sequence of rank 1 and a bucketize that mean the same become
// the same seek.bound.
// RUN: seek-opt %s --seek-lower-to-bound --cse | FileCheck %s

// CHECK-LABEL: func @same
// CHECK: %[[R:.*]] = seek.bound upper
// CHECK-NOT: seek.bound
// CHECK: return %[[R]], %[[R]]
func.func @same(%s: tensor<5xf32>, %v: tensor<?x3xf32>) -> (tensor<?x3xi64>, tensor<?x3xi64>) {
  %0 = seek.search_sorted %s, %v {right_mode = true} : (tensor<5xf32>, tensor<?x3xf32>) -> tensor<?x3xi64>
  %1 = seek.bucketize %v, %s {with_right_bound = false} : (tensor<?x3xf32>, tensor<5xf32>) -> tensor<?x3xi64>
  return %0, %1 : tensor<?x3xi64>, tensor<?x3xi64>
}

// The other side is another one.
// CHECK-LABEL: func @other
// CHECK-DAG: seek.bound upper
// CHECK-DAG: seek.bound lower
func.func @other(%s: tensor<5xf32>, %v: tensor<?x3xf32>) -> (tensor<?x3xi64>, tensor<?x3xi64>) {
  %0 = seek.search_sorted %s, %v {right_mode = true} : (tensor<5xf32>, tensor<?x3xf32>) -> tensor<?x3xi64>
  %1 = seek.bucketize %v, %s : (tensor<?x3xf32>, tensor<5xf32>) -> tensor<?x3xi64>
  return %0, %1 : tensor<?x3xi64>, tensor<?x3xi64>
}
