// What passes may merge, remove and move.

// RUN: seek-opt %s --cse | FileCheck %s --check-prefix=CSE
// RUN: seek-opt %s --canonicalize | FileCheck %s --check-prefix=DEAD
// RUN: seek-opt %s --loop-invariant-code-motion | FileCheck %s --check-prefix=LICM

//===----------------------------------------------------------------------===//
// Equal ops are one
//===----------------------------------------------------------------------===//

// CSE-LABEL: func @merge_bucketize
// DEAD-LABEL: func @merge_bucketize
// LICM-LABEL: func @merge_bucketize
func.func @merge_bucketize(%x: tensor<?xf32>, %b: tensor<3xf32>) -> (tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi32>) {
  // CSE: %[[R:.*]] = seek.bucketize {{.*}} : {{.*}} -> tensor<?xi64>
  // CSE: %[[F:.*]] = seek.bucketize {{.*}} {with_right_bound = false}
  // CSE: %[[N:.*]] = seek.bucketize {{.*}} -> tensor<?xi32>
  // CSE: return %[[R]], %[[R]], %[[F]], %[[N]]
  %0 = seek.bucketize %x, %b : (tensor<?xf32>, tensor<3xf32>) -> tensor<?xi64>
  %1 = seek.bucketize %x, %b {with_right_bound = true} : (tensor<?xf32>, tensor<3xf32>) -> tensor<?xi64>
  // Another side, and another type.
  %2 = seek.bucketize %x, %b {with_right_bound = false} : (tensor<?xf32>, tensor<3xf32>) -> tensor<?xi64>
  %3 = seek.bucketize %x, %b : (tensor<?xf32>, tensor<3xf32>) -> tensor<?xi32>
  return %0, %1, %2, %3 : tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi32>
}

// CSE-LABEL: func @merge_search_sorted
// DEAD-LABEL: func @merge_search_sorted
// LICM-LABEL: func @merge_search_sorted
func.func @merge_search_sorted(%s: tensor<?xf32>, %v: tensor<?xf32>, %p: tensor<?xi32>) -> (tensor<?xi64>, tensor<?xi64>, tensor<?xi64>) {
  // CSE: %[[R:.*]] = seek.search_sorted
  // CSE: %[[P:.*]] = seek.search_sorted
  // CSE: return %[[R]], %[[R]], %[[P]]
  %0 = seek.search_sorted %s, %v : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi64>
  %1 = seek.search_sorted %s, %v : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi64>
  %2 = seek.search_sorted %s, %v, %p : (tensor<?xf32>, tensor<?xf32>, tensor<?xi32>) -> tensor<?xi64>
  return %0, %1, %2 : tensor<?xi64>, tensor<?xi64>, tensor<?xi64>
}

// CSE-LABEL: func @merge_bound
// DEAD-LABEL: func @merge_bound
// LICM-LABEL: func @merge_bound
func.func @merge_bound(%s: tensor<?xi8>, %v: tensor<?xi8>, %o: tensor<?xi64>) -> (tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>) {
  // CSE: %[[R:.*]] = seek.bound lower ins
  // CSE: %[[U:.*]] = seek.bound lower unsigned ins
  // CSE: %[[A:.*]] = seek.bound upper ins
  // CSE: return %[[R]], %[[R]], %[[U]], %[[A]]
  %0 = seek.bound lower ins(%s, %v : tensor<?xi8>, tensor<?xi8>) outs(%o : tensor<?xi64>) -> tensor<?xi64>
  %1 = seek.bound lower ins(%s, %v : tensor<?xi8>, tensor<?xi8>) outs(%o : tensor<?xi64>) -> tensor<?xi64>
  %2 = seek.bound lower unsigned ins(%s, %v : tensor<?xi8>, tensor<?xi8>) outs(%o : tensor<?xi64>) -> tensor<?xi64>
  %3 = seek.bound upper ins(%s, %v : tensor<?xi8>, tensor<?xi8>) outs(%o : tensor<?xi64>) -> tensor<?xi64>
  return %0, %1, %2, %3 : tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>
}

// Not merged: each writes.
// CSE-LABEL: func @merge_not_bound_on_memrefs
// DEAD-LABEL: func @merge_not_bound_on_memrefs
// LICM-LABEL: func @merge_not_bound_on_memrefs
func.func @merge_not_bound_on_memrefs(%s: memref<?xf32>, %v: memref<?xf32>, %o: memref<?xi64>) {
  // CSE-COUNT-2: seek.bound
  // DEAD-COUNT-2: seek.bound
  seek.bound lower ins(%s, %v : memref<?xf32>, memref<?xf32>) outs(%o : memref<?xi64>)
  seek.bound lower ins(%s, %v : memref<?xf32>, memref<?xf32>) outs(%o : memref<?xi64>)
  return
}

// The write goes to indices alone, so that a load from the values may be reused
// across it only where they cannot be the same buffer.
// CSE-LABEL: func @merge_not_loads
// DEAD-LABEL: func @merge_not_loads
// LICM-LABEL: func @merge_not_loads
func.func @merge_not_loads(%s: memref<?xf32>, %v: memref<?xf32>, %o: memref<?xi64>, %i: index) -> (i64, i64) {
  // CSE: %[[A:.*]] = memref.load
  // CSE: seek.bound
  // CSE: %[[B:.*]] = memref.load
  // CSE: return %[[A]], %[[B]]
  %0 = memref.load %o[%i] : memref<?xi64>
  seek.bound lower ins(%s, %v : memref<?xf32>, memref<?xf32>) outs(%o : memref<?xi64>)
  %1 = memref.load %o[%i] : memref<?xi64>
  return %0, %1 : i64, i64
}

//===----------------------------------------------------------------------===//
// What nobody uses goes
//===----------------------------------------------------------------------===//

// Also with sizes that might disagree: an op that is not executed cannot fail.
// CSE-LABEL: func @dead_on_tensors
// DEAD-LABEL: func @dead_on_tensors
// LICM-LABEL: func @dead_on_tensors
func.func @dead_on_tensors(%x: tensor<*xf32>, %s: tensor<?x?xf32>, %v: tensor<?x?xf32>, %p: tensor<?x?xi32>, %o: tensor<?x?xi64>) {
  // DEAD-NOT: seek.
  // DEAD: return
  %0 = seek.bucketize %x, %x : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xi64>
  %1 = seek.search_sorted %s, %v, %p : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xi32>) -> tensor<?x?xi64>
  %2 = seek.bound upper ins(%s, %v : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xi64>) -> tensor<?x?xi64>
  return
}

// CSE-LABEL: func @dead_not_on_memrefs
// DEAD-LABEL: func @dead_not_on_memrefs
// LICM-LABEL: func @dead_not_on_memrefs
func.func @dead_not_on_memrefs(%s: memref<3xf32>, %v: memref<4xf32>, %o: memref<4xi64>) {
  // DEAD: seek.bound
  seek.bound lower ins(%s, %v : memref<3xf32>, memref<4xf32>) outs(%o : memref<4xi64>)
  return
}

// What is written into a buffer that nobody reads is dead.
// CSE-LABEL: func @dead_buffer
// DEAD-LABEL: func @dead_buffer
// LICM-LABEL: func @dead_buffer
func.func @dead_not_buffer(%s: memref<3xf32>, %v: memref<4xf32>) -> memref<4xi64> {
  // DEAD: seek.bound
  %o = memref.alloc() : memref<4xi64>
  seek.bound lower ins(%s, %v : memref<3xf32>, memref<4xf32>) outs(%o : memref<4xi64>)
  return %o : memref<4xi64>
}
