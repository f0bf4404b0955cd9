// Sizes of results in terms of the operands.

// RUN: seek-opt %s --resolve-ranked-shaped-type-result-dims --canonicalize | FileCheck %s
// RUN: seek-opt %s --resolve-shaped-type-result-dims --canonicalize | FileCheck %s

// CHECK-LABEL: func @bucketize
// CHECK-SAME:    %[[X:[^:]*]]: tensor<?x4x?xf32>
func.func @bucketize(%x: tensor<?x4x?xf32>, %b: tensor<?xf32>) -> (index, index, index) {
  // CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
  // CHECK-DAG: %[[C2:.*]] = arith.constant 2 : index
  // CHECK-DAG: %[[C4:.*]] = arith.constant 4 : index
  // CHECK-DAG: %[[D0:.*]] = tensor.dim %[[X]], %[[C0]]
  // CHECK-DAG: %[[D2:.*]] = tensor.dim %[[X]], %[[C2]]
  // CHECK-NOT: seek.bucketize
  // CHECK: return %[[D0]], %[[C4]], %[[D2]]
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = seek.bucketize %x, %b : (tensor<?x4x?xf32>, tensor<?xf32>) -> tensor<?x4x?xi64>
  %d0 = tensor.dim %0, %c0 : tensor<?x4x?xi64>
  %d1 = tensor.dim %0, %c1 : tensor<?x4x?xi64>
  %d2 = tensor.dim %0, %c2 : tensor<?x4x?xi64>
  return %d0, %d1, %d2 : index, index, index
}

// What the declared result leaves open, data may know.
// CHECK-LABEL: func @bucketize_less_static
func.func @bucketize_less_static(%x: tensor<4xf32>, %b: tensor<?xf32>) -> index {
  // CHECK: %[[C4:.*]] = arith.constant 4 : index
  // CHECK: return %[[C4]]
  %c0 = arith.constant 0 : index
  %0 = seek.bucketize %x, %b : (tensor<4xf32>, tensor<?xf32>) -> tensor<?xi64>
  %d0 = tensor.dim %0, %c0 : tensor<?xi64>
  return %d0 : index
}

// What the declared result knows needs no operand.
// CHECK-LABEL: func @bucketize_more_static
func.func @bucketize_more_static(%x: tensor<?x?xf32>, %b: tensor<?xf32>) -> index {
  // CHECK: %[[C4:.*]] = arith.constant 4 : index
  // CHECK: return %[[C4]]
  %c0 = arith.constant 0 : index
  %0 = seek.bucketize %x, %b : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<4x?xi64>
  %d0 = tensor.dim %0, %c0 : tensor<4x?xi64>
  return %d0 : index
}

// Not resolved: data may have any rank.
// CHECK-LABEL: func @bucketize_unranked
func.func @bucketize_unranked(%x: tensor<*xf32>, %b: tensor<?xf32>) -> index {
  // CHECK: %[[R:.*]] = seek.bucketize
  // CHECK: tensor.dim %[[R]]
  %c0 = arith.constant 0 : index
  %0 = seek.bucketize %x, %b : (tensor<*xf32>, tensor<?xf32>) -> tensor<?xi64>
  %d0 = tensor.dim %0, %c0 : tensor<?xi64>
  return %d0 : index
}

// Values of any shape share a sequence of rank 1, whose length is not theirs.
// CHECK-LABEL: func @search_sorted_shared
// CHECK-SAME:    %[[S:[^:]*]]: tensor<5xf32>, %[[V:[^:]*]]: tensor<?xf32>
func.func @search_sorted_shared(%s: tensor<5xf32>, %v: tensor<?xf32>) -> index {
  // CHECK: %[[D0:.*]] = tensor.dim %[[V]]
  // CHECK: return %[[D0]]
  %c0 = arith.constant 0 : index
  %0 = seek.search_sorted %s, %v : (tensor<5xf32>, tensor<?xf32>) -> tensor<?xi64>
  %d0 = tensor.dim %0, %c0 : tensor<?xi64>
  return %d0 : index
}

// A leading dimension comes from where it is static, the last one from the
// values.
// CHECK-LABEL: func @search_sorted_rows
// CHECK-SAME:    %[[S:[^:]*]]: tensor<2x?x?x5xf32>, %[[V:[^:]*]]: tensor<?x3x?x?xf32>
func.func @search_sorted_rows(%s: tensor<2x?x?x5xf32>, %v: tensor<?x3x?x?xf32>) -> (index, index, index, index) {
  // CHECK-DAG: %[[C2:.*]] = arith.constant 2 : index
  // CHECK-DAG: %[[C3:.*]] = arith.constant 3 : index
  // CHECK-DAG: %[[D2:.*]] = tensor.dim %[[V]], %[[C2]]
  // CHECK-DAG: %[[D3:.*]] = tensor.dim %[[V]], %[[C3]]
  // CHECK: return %[[C2]], %[[C3]], %[[D2]], %[[D3]]
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = seek.search_sorted %s, %v : (tensor<2x?x?x5xf32>, tensor<?x3x?x?xf32>) -> tensor<?x?x?x?xi64>
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?x?xi64>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?x?xi64>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?x?xi64>
  %d3 = tensor.dim %0, %c3 : tensor<?x?x?x?xi64>
  return %d0, %d1, %d2, %d3 : index, index, index, index
}

// CHECK-LABEL: func @search_sorted_sorter
// CHECK-SAME:    %[[S:[^:]*]]: tensor<?xf32>, %[[V:[^:]*]]: tensor<?xf32>, %[[P:[^:]*]]: tensor<?xi32>
func.func @search_sorted_sorter(%s: tensor<?xf32>, %v: tensor<?xf32>, %p: tensor<?xi32>) -> index {
  // CHECK: %[[D0:.*]] = tensor.dim %[[V]]
  // CHECK: return %[[D0]]
  %c0 = arith.constant 0 : index
  %0 = seek.search_sorted %s, %v, %p : (tensor<?xf32>, tensor<?xf32>, tensor<?xi32>) -> tensor<?xi64>
  %d0 = tensor.dim %0, %c0 : tensor<?xi64>
  return %d0 : index
}

// Not resolved: the values may have any rank.
// CHECK-LABEL: func @search_sorted_unranked_values
func.func @search_sorted_unranked_values(%s: tensor<?xf32>, %v: tensor<*xf32>) -> index {
  // CHECK: %[[R:.*]] = seek.search_sorted
  // CHECK: tensor.dim %[[R]]
  %c0 = arith.constant 0 : index
  %0 = seek.search_sorted %s, %v : (tensor<?xf32>, tensor<*xf32>) -> tensor<?x?xi64>
  %d0 = tensor.dim %0, %c0 : tensor<?x?xi64>
  return %d0 : index
}

// A sequence of unknown rank tells nothing, and is not needed.
// CHECK-LABEL: func @search_sorted_unranked_sequence
// CHECK-SAME:    %[[S:[^:]*]]: tensor<*xf32>, %[[V:[^:]*]]: tensor<?xf32>
func.func @search_sorted_unranked_sequence(%s: tensor<*xf32>, %v: tensor<?xf32>) -> index {
  // CHECK: %[[D0:.*]] = tensor.dim %[[V]]
  // CHECK: return %[[D0]]
  %c0 = arith.constant 0 : index
  %0 = seek.search_sorted %s, %v : (tensor<*xf32>, tensor<?xf32>) -> tensor<?xi64>
  %d0 = tensor.dim %0, %c0 : tensor<?xi64>
  return %d0 : index
}

// In destination style, of the destination.
// CHECK-LABEL: func @bound
// CHECK-SAME:    %[[S:[^:]*]]: tensor<?xf32>, %[[V:[^:]*]]: tensor<?x?xf32>, %[[O:[^:]*]]: tensor<?x4xi32>
func.func @bound(%s: tensor<?xf32>, %v: tensor<?x?xf32>, %o: tensor<?x4xi32>) -> (index, index) {
  // CHECK-DAG: %[[C4:.*]] = arith.constant 4 : index
  // CHECK-DAG: %[[D0:.*]] = tensor.dim %[[O]]
  // CHECK-NOT: seek.bound
  // CHECK: return %[[D0]], %[[C4]]
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = seek.bound lower ins(%s, %v : tensor<?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x4xi32>) -> tensor<?x4xi32>
  %d0 = tensor.dim %0, %c0 : tensor<?x4xi32>
  %d1 = tensor.dim %0, %c1 : tensor<?x4xi32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func @prepare
// CHECK-SAME:    %[[S:[^:]*]]: tensor<?xf32>, %[[T:[^:]*]]: tensor<?xi32>
func.func @prepare(%s: tensor<?xf32>, %t: tensor<?xi32>) -> index {
  // CHECK: %[[D0:.*]] = tensor.dim %[[T]]
  // CHECK-NOT: seek.prepare
  // CHECK: return %[[D0]]
  %c0 = arith.constant 0 : index
  %0 = seek.prepare lower ins(%s : tensor<?xf32>) outs(%t : tensor<?xi32>) -> tensor<?xi32>
  %d0 = tensor.dim %0, %c0 : tensor<?xi32>
  return %d0 : index
}
