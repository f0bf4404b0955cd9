// RUN: seek-opt %s --seek-lower-to-bound --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" --split-input-file | FileCheck %s
// RUN: seek-opt %s --seek-lower-to-bound --seek-bufferize --split-input-file | FileCheck %s --check-prefix=SEEK

// Bound writes into its destination, which it does not read: no copy, and no
// allocation but that of the destination.

// CHECK-LABEL: func @new_destination
// CHECK-SAME: %[[S:.*]]: memref<5xf32>, %[[X:.*]]: memref<?xf32>
// SEEK-LABEL: func @new_destination
func.func @new_destination(%s: tensor<5xf32>, %x: tensor<?xf32>) -> tensor<?xi64> {
  // CHECK: %[[O:.*]] = memref.alloc
  // CHECK-NOT: memref.alloc
  // CHECK-NOT: memref.copy
  // CHECK: seek.bound lower ins(%[[S]], %[[X]] : memref<5xf32>, memref<?xf32>) outs(%[[O]] : memref<?xi64>)
  // CHECK-NOT: memref.copy
  // CHECK: return %[[O]]
  // SEEK: memref.alloc
  // SEEK-NOT: memref.alloc
  // SEEK-NOT: memref.copy
  // SEEK: seek.bound
  // SEEK-NOT: memref.copy
  // SEEK: return
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %o = tensor.empty(%n) : tensor<?xi64>
  %r = seek.bound lower ins(%s, %x : tensor<5xf32>, tensor<?xf32>) outs(%o : tensor<?xi64>) -> tensor<?xi64>
  return %r : tensor<?xi64>
}

// A writable destination is written in place, by seek's convention only where it
// is no argument of a public function.

// CHECK-LABEL: func @argument_as_destination
// CHECK-SAME: %{{.*}}, %{{.*}}, %[[O:.*]]: memref<4xi64>
// SEEK-LABEL: func @argument_as_destination
// SEEK-SAME: %{{.*}}, %{{.*}}, %[[O:.*]]: memref<4xi64>
func.func @argument_as_destination(%s: tensor<5xui8>, %x: tensor<4xui8>, %o: tensor<4xi64>) -> tensor<4xi64> {
  // CHECK-NOT: memref.alloc
  // CHECK: seek.bound upper {{.*}} outs(%[[O]] : memref<4xi64>)
  // SEEK: %[[NEW:.*]] = memref.alloc
  // SEEK-NOT: memref.copy
  // SEEK: seek.bound upper {{.*}} outs(%[[NEW]] : memref<4xi64>)
  %r = seek.bound upper ins(%s, %x : tensor<5xui8>, tensor<4xui8>) outs(%o : tensor<4xi64>) -> tensor<4xi64>
  return %r : tensor<4xi64>
}

// -----

// A slice of the values, and a result that goes into a slice: views, no copies.

// SEEK-LABEL: func @slices
// CHECK-LABEL: func @slices
func.func @slices(%s: tensor<5xf32>, %x: tensor<8xf32>) -> tensor<8xi64> {
  // CHECK-DAG: %[[X:.*]] = memref.subview {{.*}} : memref<8xf32> to memref<4xf32, strided<[1], offset: 2>>
  // CHECK-DAG: %[[ALL:.*]] = memref.alloc
  // CHECK-DAG: %[[PART:.*]] = memref.subview %[[ALL]][4] [4] [1]
  // CHECK: seek.bound lower ins(%{{.*}}, %[[X]] {{.*}} outs(%[[PART]]
  // CHECK-NOT: memref.alloc
  // SEEK: memref.alloc
  // SEEK-NOT: memref.alloc
  // SEEK: seek.bound
  // SEEK-NOT: memref.alloc
  // SEEK: return
  %part = tensor.extract_slice %x[2] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %empty = tensor.empty() : tensor<8xi64>
  %zero = arith.constant 0 : i64
  %all = linalg.fill ins(%zero : i64) outs(%empty : tensor<8xi64>) -> tensor<8xi64>
  %o = tensor.extract_slice %all[4] [4] [1] : tensor<8xi64> to tensor<4xi64>
  %r = seek.bound lower ins(%s, %part : tensor<5xf32>, tensor<4xf32>) outs(%o : tensor<4xi64>) -> tensor<4xi64>
  %i = tensor.insert_slice %r into %all[4] [4] [1] : tensor<4xi64> into tensor<8xi64>
  return %i : tensor<8xi64>
}

// -----

// The table is filled in place and read by both searches.

// SEEK-LABEL: func @table
// CHECK-LABEL: func @table
func.func @table(%s: tensor<?xf32>, %x: tensor<4xf32>, %n: index) -> (tensor<4xi64>, tensor<4xi64>) {
  // CHECK: %[[T:.*]] = memref.alloc(%{{.*}}) {{.*}} : memref<?xi32>
  // CHECK: seek.prepare lower ins(%[[S:.*]] : memref<?xf32{{.*}}>) outs(%[[T]] : memref<?xi32>)
  // CHECK-NOT: memref<?xi32>
  // CHECK: seek.bound lower ins(%[[S]], {{.*}} prepared(%[[T]] : memref<?xi32>)
  // CHECK: seek.bound lower ins(%[[S]], {{.*}} prepared(%[[T]] : memref<?xi32>)
  // SEEK: seek.prepare
  // SEEK-COUNT-2: seek.bound
  %e = tensor.empty(%n) : tensor<?xi32>
  %o = tensor.empty() : tensor<4xi64>
  %p = tensor.empty() : tensor<4xi64>
  %t = seek.prepare lower ins(%s : tensor<?xf32>) outs(%e : tensor<?xi32>) -> tensor<?xi32>
  %0 = seek.bound lower ins(%s, %x : tensor<?xf32>, tensor<4xf32>) prepared(%t : tensor<?xi32>) outs(%o : tensor<4xi64>) -> tensor<4xi64>
  %1 = seek.bound lower ins(%s, %x : tensor<?xf32>, tensor<4xf32>) prepared(%t : tensor<?xi32>) outs(%p : tensor<4xi64>) -> tensor<4xi64>
  return %0, %1 : tensor<4xi64>, tensor<4xi64>
}

// What is read later is not overwritten by a table.

// SEEK-LABEL: func @table_kept
// CHECK-LABEL: func @table_kept
func.func @table_kept(%s: tensor<?xf32>, %e: tensor<9xi32>) -> (tensor<9xi32>, tensor<9xi32>) {
  // CHECK: %[[T:.*]] = memref.alloc() {{.*}} : memref<9xi32>
  // CHECK: seek.prepare lower ins({{.*}}) outs(%[[T]] : memref<9xi32>)
  // SEEK: seek.prepare
  %t = seek.prepare lower ins(%s : tensor<?xf32>) outs(%e : tensor<9xi32>) -> tensor<9xi32>
  return %t, %e : tensor<9xi32>, tensor<9xi32>
}
