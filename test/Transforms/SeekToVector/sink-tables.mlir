// RUN: seek-opt %s --convert-seek-to-vector | FileCheck %s

// A few values are searched without the table, which is made where it is read.
// CHECK-LABEL: func @sunk
// CHECK-NOT: memref.alloc(
// CHECK: scf.if
// CHECK: } else {
// CHECK: memref.alloc(
// CHECK: memref.dealloc
// CHECK: return
func.func @sunk(%s: memref<?xf32>, %v: memref<?xf32>, %o: memref<?xi64>, %size: index) {
  %table = memref.alloc(%size) : memref<?xi32>
  seek.prepare lower ins(%s : memref<?xf32>) outs(%table : memref<?xi32>)
  seek.bound lower ins(%s, %v : memref<?xf32>, memref<?xf32>) prepared(%table : memref<?xi32>) outs(%o : memref<?xi64>) {strategy = #seek.strategy<index>}
  memref.dealloc %table : memref<?xi32>
  return
}

// Two searches read it.
// CHECK-LABEL: func @read_twice
// CHECK: memref.alloc(
// CHECK: scf.if
func.func @read_twice(%s: memref<?xf32>, %v: memref<?xf32>, %o: memref<?xi64>, %p: memref<?xi64>, %size: index) {
  %table = memref.alloc(%size) : memref<?xi32>
  seek.prepare lower ins(%s : memref<?xf32>) outs(%table : memref<?xi32>)
  seek.bound lower ins(%s, %v : memref<?xf32>, memref<?xf32>) prepared(%table : memref<?xi32>) outs(%o : memref<?xi64>) {strategy = #seek.strategy<index>}
  seek.bound lower ins(%s, %v : memref<?xf32>, memref<?xf32>) prepared(%table : memref<?xi32>) outs(%p : memref<?xi64>) {strategy = #seek.strategy<index>}
  memref.dealloc %table : memref<?xi32>
  return
}

// The sequence may be another one after the store.
// CHECK-LABEL: func @store_between
// CHECK: memref.alloc(
// CHECK: scf.if
// CHECK: memref.store %arg4
func.func @store_between(%s: memref<?xf32>, %v: memref<?xf32>, %o: memref<?xi64>, %size: index, %x: f32) {
  %zero = arith.constant 0 : index
  %table = memref.alloc(%size) : memref<?xi32>
  seek.prepare lower ins(%s : memref<?xf32>) outs(%table : memref<?xi32>)
  memref.store %x, %s[%zero] : memref<?xf32>
  seek.bound lower ins(%s, %v : memref<?xf32>, memref<?xf32>) prepared(%table : memref<?xi32>) outs(%o : memref<?xi64>) {strategy = #seek.strategy<index>}
  memref.dealloc %table : memref<?xi32>
  return
}

// The caller gets the table.
// CHECK-LABEL: func @returned
// CHECK: memref.alloc(
// CHECK: scf.if
func.func @returned(%s: memref<?xf32>, %v: memref<?xf32>, %o: memref<?xi64>, %size: index) -> memref<?xi32> {
  %table = memref.alloc(%size) : memref<?xi32>
  seek.prepare lower ins(%s : memref<?xf32>) outs(%table : memref<?xi32>)
  seek.bound lower ins(%s, %v : memref<?xf32>, memref<?xf32>) prepared(%table : memref<?xi32>) outs(%o : memref<?xi64>) {strategy = #seek.strategy<index>}
  return %table : memref<?xi32>
}

// A search that is left to scalars reads no table.
// CHECK-LABEL: func @scalar
// CHECK: memref.alloc(
// CHECK: seek.bound lower
// CHECK: memref.dealloc
func.func @scalar(%s: memref<?xf32>, %v: memref<f32>, %o: memref<i64>, %size: index) {
  %table = memref.alloc(%size) : memref<?xi32>
  seek.prepare lower ins(%s : memref<?xf32>) outs(%table : memref<?xi32>)
  seek.bound lower ins(%s, %v : memref<?xf32>, memref<f32>) prepared(%table : memref<?xi32>) outs(%o : memref<i64>) {strategy = #seek.strategy<index>}
  memref.dealloc %table : memref<?xi32>
  return
}
