// What passes may merge, remove and move.

// RUN: seek-opt %s --cse | FileCheck %s --check-prefix=CSE
// RUN: seek-opt %s --canonicalize | FileCheck %s --check-prefix=DEAD
// RUN: seek-opt %s --loop-invariant-code-motion | FileCheck %s --check-prefix=LICM

//===----------------------------------------------------------------------===//
// Equal ops are one
//===----------------------------------------------------------------------===//

// CSE-LABEL: func @merge_bucketize
func.func @merge_bucketize(%x: tensor<?xf32>, %b: tensor<3xf32>) -> (tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi32>) {
  // CSE: %[[R:.*]] = seek.bucketize
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

// A table for each side and sign.
// CSE-LABEL: func @merge_prepare
func.func @merge_prepare(%s: tensor<?xi8>, %e: tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi32>, tensor<?xi32>, tensor<?xi32>) {
  // CSE: %[[R:.*]] = seek.prepare lower ins
  // CSE: %[[U:.*]] = seek.prepare lower unsigned ins
  // CSE: %[[A:.*]] = seek.prepare upper ins
  // CSE: return %[[R]], %[[R]], %[[U]], %[[A]]
  %0 = seek.prepare lower ins(%s : tensor<?xi8>) outs(%e : tensor<?xi32>) -> tensor<?xi32>
  %1 = seek.prepare lower ins(%s : tensor<?xi8>) outs(%e : tensor<?xi32>) -> tensor<?xi32>
  %2 = seek.prepare lower unsigned ins(%s : tensor<?xi8>) outs(%e : tensor<?xi32>) -> tensor<?xi32>
  %3 = seek.prepare upper ins(%s : tensor<?xi8>) outs(%e : tensor<?xi32>) -> tensor<?xi32>
  return %0, %1, %2, %3 : tensor<?xi32>, tensor<?xi32>, tensor<?xi32>, tensor<?xi32>
}

// The table is written between the searches, which read it.
// CSE-LABEL: func @merge_not_tables
func.func @merge_not_tables(%s: memref<?xf32>, %v: memref<?xf32>, %t: memref<?xi32>, %o: memref<?xi64>) -> (i32, i32) {
  // CSE: %[[A:.*]] = memref.load
  // CSE: seek.prepare
  // CSE: %[[B:.*]] = memref.load
  // CSE: seek.bound
  // CSE: return %[[A]], %[[B]]
  %c0 = arith.constant 0 : index
  %a = memref.load %t[%c0] : memref<?xi32>
  seek.prepare lower ins(%s : memref<?xf32>) outs(%t : memref<?xi32>)
  %b = memref.load %t[%c0] : memref<?xi32>
  seek.bound lower ins(%s, %v : memref<?xf32>, memref<?xf32>) prepared(%t : memref<?xi32>) outs(%o : memref<?xi64>)
  return %a, %b : i32, i32
}

// Not merged: on memrefs each writes.
// CSE-LABEL: func @merge_not_on_memrefs
func.func @merge_not_on_memrefs(%s: memref<?xf32>, %v: memref<?xf32>, %o: memref<?xi64>) {
  // CSE-COUNT-2: seek.bound
  seek.bound lower ins(%s, %v : memref<?xf32>, memref<?xf32>) outs(%o : memref<?xi64>)
  seek.bound lower ins(%s, %v : memref<?xf32>, memref<?xf32>) outs(%o : memref<?xi64>)
  return
}

// Nor does a load see the same before and after the write.
// CSE-LABEL: func @merge_not_loads
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

// On tensors nothing is written.
// CSE-LABEL: func @merge_loads
func.func @merge_loads(%s: tensor<?xf32>, %v: tensor<?xf32>, %o: tensor<?xi64>, %m: memref<?xi64>, %i: index) -> (i64, tensor<?xi64>, i64) {
  // CSE: %[[A:.*]] = memref.load
  // CSE: %[[R:.*]] = seek.bound
  // CSE: return %[[A]], %[[R]], %[[A]]
  %0 = memref.load %m[%i] : memref<?xi64>
  %1 = seek.bound lower ins(%s, %v : tensor<?xf32>, tensor<?xf32>) outs(%o : tensor<?xi64>) -> tensor<?xi64>
  %2 = memref.load %m[%i] : memref<?xi64>
  return %0, %1, %2 : i64, tensor<?xi64>, i64
}

//===----------------------------------------------------------------------===//
// What nobody uses goes
//===----------------------------------------------------------------------===//

// Also where sizes might disagree: what is not executed cannot fail.
// DEAD-LABEL: func @dead_on_tensors
func.func @dead_on_tensors(%x: tensor<*xf32>, %s: tensor<?x?xf32>, %v: tensor<?x?xf32>, %p: tensor<?x?xi32>, %o: tensor<?x?xi64>) {
  // DEAD-NOT: seek.
  // DEAD: return
  %0 = seek.bucketize %x, %x : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xi64>
  %1 = seek.search_sorted %s, %v, %p : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xi32>) -> tensor<?x?xi64>
  %2 = seek.bound upper ins(%s, %v : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xi64>) -> tensor<?x?xi64>
  return
}

// DEAD-LABEL: func @dead_not_on_memrefs
func.func @dead_not_on_memrefs(%s: memref<3xf32>, %v: memref<4xf32>, %o: memref<4xi64>) {
  // DEAD: seek.bound
  seek.bound lower ins(%s, %v : memref<3xf32>, memref<4xf32>) outs(%o : memref<4xi64>)
  return
}

//===----------------------------------------------------------------------===//
// Ops leave a loop that may not run only where their sizes cannot disagree
//===----------------------------------------------------------------------===//

func.func private @use(tensor<*xi64>)

// Any value can be searched for in the one sequence.
// LICM-LABEL: func @hoist_bucketize
func.func @hoist_bucketize(%n: index, %x: tensor<?x4xf32>, %b: tensor<?xf32>) {
  // LICM: seek.bucketize
  // LICM: scf.for
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = seek.bucketize %x, %b : (tensor<?x4xf32>, tensor<?xf32>) -> tensor<?x4xi64>
    %1 = tensor.cast %0 : tensor<?x4xi64> to tensor<*xi64>
    func.call @use(%1) : (tensor<*xi64>) -> ()
  }
  return
}

// Not hoisted: the buckets might have another rank.
// LICM-LABEL: func @hoist_not_bucketize_unranked
func.func @hoist_not_bucketize_unranked(%n: index, %x: tensor<?x4xf32>, %b: tensor<*xf32>) {
  // LICM: scf.for
  // LICM: seek.bucketize
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = seek.bucketize %x, %b : (tensor<?x4xf32>, tensor<*xf32>) -> tensor<?x4xi64>
    %1 = tensor.cast %0 : tensor<?x4xi64> to tensor<*xi64>
    func.call @use(%1) : (tensor<*xi64>) -> ()
  }
  return
}

// LICM-LABEL: func @hoist_shared_sequence
func.func @hoist_shared_sequence(%n: index, %s: tensor<?xf32>, %v: tensor<?x?xf32>) {
  // LICM: seek.search_sorted
  // LICM: scf.for
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = seek.search_sorted %s, %v : (tensor<?xf32>, tensor<?x?xf32>) -> tensor<?x?xi64>
    %1 = tensor.cast %0 : tensor<?x?xi64> to tensor<*xi64>
    func.call @use(%1) : (tensor<*xi64>) -> ()
  }
  return
}

// The last dimensions are independent, and may be dynamic.
// LICM-LABEL: func @hoist_static_rows
func.func @hoist_static_rows(%n: index, %s: tensor<2x3x?xf32>, %v: tensor<2x3x?xf32>) {
  // LICM: seek.search_sorted
  // LICM: scf.for
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = seek.search_sorted %s, %v : (tensor<2x3x?xf32>, tensor<2x3x?xf32>) -> tensor<2x3x?xi64>
    %1 = tensor.cast %0 : tensor<2x3x?xi64> to tensor<*xi64>
    func.call @use(%1) : (tensor<*xi64>) -> ()
  }
  return
}

// Not hoisted: a leading dimension of the values is dynamic.
// LICM-LABEL: func @hoist_not_dynamic_values
func.func @hoist_not_dynamic_values(%n: index, %s: tensor<2x3x5xf32>, %v: tensor<2x?x5xf32>) {
  // LICM: scf.for
  // LICM: seek.search_sorted
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = seek.search_sorted %s, %v : (tensor<2x3x5xf32>, tensor<2x?x5xf32>) -> tensor<2x?x5xi64>
    %1 = tensor.cast %0 : tensor<2x?x5xi64> to tensor<*xi64>
    func.call @use(%1) : (tensor<*xi64>) -> ()
  }
  return
}

// Not hoisted: two dynamic dimensions may be two sizes.
// LICM-LABEL: func @hoist_not_dynamic_rows
func.func @hoist_not_dynamic_rows(%n: index, %s: tensor<?x5xf32>, %v: tensor<?x5xf32>) {
  // LICM: scf.for
  // LICM: seek.search_sorted
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = seek.search_sorted %s, %v : (tensor<?x5xf32>, tensor<?x5xf32>) -> tensor<?x5xi64>
    %1 = tensor.cast %0 : tensor<?x5xi64> to tensor<*xi64>
    func.call @use(%1) : (tensor<*xi64>) -> ()
  }
  return
}

// Not hoisted: the sequence might not be of rank 1.
// LICM-LABEL: func @hoist_not_unranked_sequence
func.func @hoist_not_unranked_sequence(%n: index, %s: tensor<*xf32>, %v: tensor<2x5xf32>) {
  // LICM: scf.for
  // LICM: seek.search_sorted
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = seek.search_sorted %s, %v : (tensor<*xf32>, tensor<2x5xf32>) -> tensor<2x5xi64>
    %1 = tensor.cast %0 : tensor<2x5xi64> to tensor<*xi64>
    func.call @use(%1) : (tensor<*xi64>) -> ()
  }
  return
}

// LICM-LABEL: func @hoist_sorter
func.func @hoist_sorter(%n: index, %s: tensor<5xf32>, %v: tensor<?xf32>, %p: tensor<5xi32>) {
  // LICM: seek.search_sorted
  // LICM: scf.for
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = seek.search_sorted %s, %v, %p : (tensor<5xf32>, tensor<?xf32>, tensor<5xi32>) -> tensor<?xi64>
    %1 = tensor.cast %0 : tensor<?xi64> to tensor<*xi64>
    func.call @use(%1) : (tensor<*xi64>) -> ()
  }
  return
}

// Not hoisted: the sorter might have another length than the sequence.
// LICM-LABEL: func @hoist_not_dynamic_sorter
func.func @hoist_not_dynamic_sorter(%n: index, %s: tensor<5xf32>, %v: tensor<?xf32>, %p: tensor<?xi32>) {
  // LICM: scf.for
  // LICM: seek.search_sorted
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = seek.search_sorted %s, %v, %p : (tensor<5xf32>, tensor<?xf32>, tensor<?xi32>) -> tensor<?xi64>
    %1 = tensor.cast %0 : tensor<?xi64> to tensor<*xi64>
    func.call @use(%1) : (tensor<*xi64>) -> ()
  }
  return
}

// LICM-LABEL: func @hoist_bound
func.func @hoist_bound(%n: index, %s: tensor<2x?xf32>, %v: tensor<2x4xf32>, %o: tensor<2x4xi64>) {
  // LICM: seek.bound
  // LICM: scf.for
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = seek.bound lower ins(%s, %v : tensor<2x?xf32>, tensor<2x4xf32>) outs(%o : tensor<2x4xi64>) -> tensor<2x4xi64>
    %1 = tensor.cast %0 : tensor<2x4xi64> to tensor<*xi64>
    func.call @use(%1) : (tensor<*xi64>) -> ()
  }
  return
}

// LICM-LABEL: func @hoist_bound_shared_sequence
func.func @hoist_bound_shared_sequence(%n: index, %s: tensor<?xf32>, %v: tensor<4xf32>, %o: tensor<4xi64>) {
  // LICM: seek.bound
  // LICM: scf.for
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = seek.bound lower ins(%s, %v : tensor<?xf32>, tensor<4xf32>) outs(%o : tensor<4xi64>) -> tensor<4xi64>
    %1 = tensor.cast %0 : tensor<4xi64> to tensor<*xi64>
    func.call @use(%1) : (tensor<*xi64>) -> ()
  }
  return
}

// Not hoisted: the destination might be smaller than the values.
// LICM-LABEL: func @hoist_not_bound_dynamic
func.func @hoist_not_bound_dynamic(%n: index, %s: tensor<5xf32>, %v: tensor<?xf32>, %o: tensor<?xi64>) {
  // LICM: scf.for
  // LICM: seek.bound
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = seek.bound lower ins(%s, %v : tensor<5xf32>, tensor<?xf32>) outs(%o : tensor<?xi64>) -> tensor<?xi64>
    %1 = tensor.cast %0 : tensor<?xi64> to tensor<*xi64>
    func.call @use(%1) : (tensor<*xi64>) -> ()
  }
  return
}

// Not hoisted: a leading dimension of the sequence is dynamic.
// LICM-LABEL: func @hoist_not_bound_dynamic_rows
func.func @hoist_not_bound_dynamic_rows(%n: index, %s: tensor<?x5xf32>, %v: tensor<2x4xf32>, %o: tensor<2x4xi64>) {
  // LICM: scf.for
  // LICM: seek.bound
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = seek.bound lower ins(%s, %v : tensor<?x5xf32>, tensor<2x4xf32>) outs(%o : tensor<2x4xi64>) -> tensor<2x4xi64>
    %1 = tensor.cast %0 : tensor<2x4xi64> to tensor<*xi64>
    func.call @use(%1) : (tensor<*xi64>) -> ()
  }
  return
}

// Not hoisted: on memrefs it writes.
// LICM-LABEL: func @hoist_not_on_memrefs
func.func @hoist_not_on_memrefs(%n: index, %s: memref<5xf32>, %v: memref<4xf32>, %o: memref<4xi64>) {
  // LICM: scf.for
  // LICM: seek.bound
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    seek.bound lower ins(%s, %v : memref<5xf32>, memref<4xf32>) outs(%o : memref<4xi64>)
  }
  return
}

// A table is hoisted whatever its size, and a search with it.
// LICM-LABEL: func @hoist_prepare
func.func @hoist_prepare(%n: index, %s: tensor<?xf32>, %v: tensor<4xf32>, %e: tensor<?xi32>, %o: tensor<4xi64>) {
  // LICM: seek.prepare
  // LICM: seek.bound
  // LICM: scf.for
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %t = seek.prepare lower ins(%s : tensor<?xf32>) outs(%e : tensor<?xi32>) -> tensor<?xi32>
    %0 = seek.bound lower ins(%s, %v : tensor<?xf32>, tensor<4xf32>) prepared(%t : tensor<?xi32>) outs(%o : tensor<4xi64>) -> tensor<4xi64>
    %1 = tensor.cast %0 : tensor<4xi64> to tensor<*xi64>
    func.call @use(%1) : (tensor<*xi64>) -> ()
  }
  return
}

// Not hoisted: on memrefs it writes.
// LICM-LABEL: func @hoist_not_prepare_on_memrefs
func.func @hoist_not_prepare_on_memrefs(%n: index, %s: memref<?xf32>, %t: memref<?xi32>) {
  // LICM: scf.for
  // LICM: seek.prepare
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    seek.prepare lower ins(%s : memref<?xf32>) outs(%t : memref<?xi32>)
  }
  return
}
