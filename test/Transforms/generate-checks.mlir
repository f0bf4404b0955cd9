// RUN: seek-opt %s --seek-generate-checks | FileCheck %s --check-prefixes=CHECK,SHAPES
// RUN: seek-opt %s --seek-generate-checks=data | FileCheck %s --check-prefixes=CHECK,DATA
// RUN: seek-opt %s --generate-runtime-verification | FileCheck %s --check-prefix=ASSERT
// RUN: seek-opt %s --seek-lower-to-bound --seek-bufferize --generate-runtime-verification | FileCheck %s --check-prefix=MEMREF

// SHAPES-DAG: @seek_message{{.*}}("{{.*}}: 'seek.search_sorted' op expected 'sorted_sequence' and 'values' to agree on dimension 0, got {0} and {1}\00")
// SHAPES-DAG: @seek_message{{.*}}("{{.*}}: 'seek.search_sorted' op expected 'values' to have the result's size at dimension 0, 4, got {0}\00")
// SHAPES-DAG: @seek_message{{.*}}("{{.*}}: 'seek.bound' op expected 'indices' and 'values' to agree on dimension 0, got {0} and {1}\00")
// DATA-DAG: @seek_message{{.*}}("{{.*}}: 'seek.search_sorted' op expected 'sorter' to have entries in range of the sequence, got one out of range of {1} elements at position {0}\00")

// CHECK-LABEL: func @dynamic_rows
// CHECK-SAME: %[[S:.*]]: tensor<?x9xf32>, %[[V:.*]]: tensor<?x3xf32>
// CHECK: %[[A:.*]] = tensor.dim %[[S]]
// CHECK: %[[B:.*]] = tensor.dim %[[V]]
// CHECK: arith.cmpi eq, %[[A]], %[[B]]
// CHECK: scf.if
// CHECK: func.call @seek_check_failed
// ASSERT-LABEL: func @dynamic_rows
// ASSERT: cf.assert %{{.*}}, "{{.*}}expected 'sorted_sequence' and 'values' to agree on dimension 0
// ASSERT: arith.cmpf ugt
// ASSERT: cf.assert %{{.*}}, "{{.*}}expected 'sorted_sequence' to be sorted
// MEMREF-LABEL: func @dynamic_rows
// MEMREF: cf.assert %{{.*}}, "{{.*}}expected 'sequence' and 'values' to agree on dimension 0
// MEMREF: memref.load
// MEMREF: cf.assert %{{.*}}, "{{.*}}expected 'sequence' to be sorted
func.func @dynamic_rows(%s: tensor<?x9xf32>, %v: tensor<?x3xf32>) -> tensor<?x3xi64> {
  %r = seek.search_sorted %s, %v : (tensor<?x9xf32>, tensor<?x3xf32>) -> tensor<?x3xi64>
  return %r : tensor<?x3xi64>
}

// Sizes that are known to agree are not checked.
// CHECK-LABEL: func @static_rows
// SHAPES-NOT: seek_check_failed
// CHECK: seek.search_sorted
func.func @static_rows(%s: tensor<4x9xf32>, %v: tensor<4x?xf32>) -> tensor<4x?xi64> {
  %r = seek.search_sorted %s, %v : (tensor<4x9xf32>, tensor<4x?xf32>) -> tensor<4x?xi64>
  return %r : tensor<4x?xi64>
}

// CHECK-LABEL: func @declared_size
// CHECK: func.call @seek_check_failed
func.func @declared_size(%s: tensor<9xf32>, %v: tensor<?xf32>) -> tensor<4xi64> {
  %r = seek.search_sorted %s, %v : (tensor<9xf32>, tensor<?xf32>) -> tensor<4xi64>
  return %r : tensor<4xi64>
}

// An unsigned sequence is sorted by its unsigned order.
// CHECK-LABEL: func @sorter
// DATA: arith.index_cast
// DATA: func.call @seek_check_failed
// DATA: arith.cmpi ugt
func.func @sorter(%s: tensor<9xui8>, %v: tensor<3xui8>, %p: tensor<9xi32>) -> tensor<3xi64> {
  %r = seek.search_sorted %s, %v, %p : (tensor<9xui8>, tensor<3xui8>, tensor<9xi32>) -> tensor<3xi64>
  return %r : tensor<3xi64>
}

// CHECK-LABEL: func @bound
// CHECK: func.call @seek_check_failed
// CHECK: seek.bound
func.func @bound(%s: memref<9xi32>, %v: memref<?xi32>, %o: memref<?xi64>) {
  seek.bound lower ins(%s, %v : memref<9xi32>, memref<?xi32>) outs(%o : memref<?xi64>)
  return
}
