// RUN: seek-opt %s --seek-results-to-out-params --split-input-file | FileCheck %s --implicit-check-not=seek_check_failed
// RUN: seek-opt %s --seek-results-to-out-params=checks --split-input-file | FileCheck %s --check-prefix=SIZES

// What the function allocates is the caller's buffer: there is no copy.

// CHECK-LABEL: func.func @static(
// CHECK-SAME: %[[X:.+]]: memref<8xf32>, %[[S:.+]]: memref<3xf32>, %[[OUT:.+]]: memref<8xi64>) {
// CHECK-NOT: memref.alloc
// CHECK: seek.bound lower ins(%[[S]], %[[X]] : {{.*}}) outs(%[[OUT]] :
// CHECK-NOT: memref.copy
// CHECK: return{{$}}
// A static size is the caller's word.
// SIZES-LABEL: func.func @static(
// SIZES-NOT: call @seek_check_failed
func.func @static(%x: memref<8xf32>, %s: memref<3xf32>) -> memref<8xi64> {
  %0 = memref.alloc() : memref<8xi64>
  seek.bound lower ins(%s, %x : memref<3xf32>, memref<8xf32>) outs(%0 : memref<8xi64>)
  return %0 : memref<8xi64>
}

// -----

// SIZES: llvm.mlir.global internal constant @seek_message("{{.*}}: function 'dynamic' expected the buffer of result 1 to have size {1} at dimension 1, got {0}\00")

// CHECK-LABEL: func.func @dynamic(
// CHECK-SAME: %{{.+}}: memref<4x?xf32>, %{{.+}}: memref<3xf32>, %[[OUT:.+]]: memref<4x?xi64>) {
// CHECK-NOT: memref.alloc
// CHECK: seek.bound {{.*}} outs(%[[OUT]] :
// CHECK-NOT: memref.copy
// CHECK: return{{$}}
// SIZES-LABEL: func.func @dynamic(
// SIZES-SAME: %[[X:.+]]: memref<4x?xf32>, %{{.+}}: memref<3xf32>, %[[OUT:.+]]: memref<4x?xi64>) {
// SIZES-DAG: %[[N:.+]] = memref.dim %[[X]]
// SIZES-DAG: %[[GOT:.+]] = memref.dim %[[OUT]]
// SIZES: arith.cmpi eq, %[[GOT]], %[[N]]
// SIZES: scf.if
// SIZES: llvm.mlir.addressof @seek_message
// SIZES-DAG: %[[A:.+]] = arith.index_cast %[[GOT]]
// SIZES-DAG: %[[B:.+]] = arith.index_cast %[[N]]
// SIZES: call @seek_check_failed(%{{.+}}, %[[A]], %[[B]])
// SIZES: seek.bound
func.func @dynamic(%x: memref<4x?xf32>, %s: memref<3xf32>) -> memref<4x?xi64> {
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c1 : memref<4x?xf32>
  %0 = memref.alloc(%n) : memref<4x?xi64>
  seek.bound lower ins(%s, %x : memref<3xf32>, memref<4x?xf32>) outs(%0 : memref<4x?xi64>)
  return %0 : memref<4x?xi64>
}

// -----

// The type of a result may know more than the allocation, or less: both are
// checked.

// CHECK-LABEL: func.func @casts(
// CHECK-SAME: %{{.+}}: index, %[[OUT0:.+]]: memref<?xi64>, %[[OUT1:.+]]: memref<4xi64>) {
// CHECK-DAG: memref.cast %[[OUT0]] : memref<?xi64> to memref<4xi64>
// CHECK-DAG: memref.cast %[[OUT1]] : memref<4xi64> to memref<?xi64>
// CHECK-NOT: memref.alloc
// CHECK-NOT: memref.copy
// CHECK: return{{$}}
// SIZES-LABEL: func.func @casts(
// SIZES: call @seek_check_failed
// SIZES: call @seek_check_failed
func.func @casts(%n: index) -> (memref<?xi64>, memref<4xi64>) {
  %0 = memref.alloc() : memref<4xi64>
  %1 = memref.cast %0 : memref<4xi64> to memref<?xi64>
  %2 = memref.alloc(%n) : memref<?xi64>
  %3 = memref.cast %2 : memref<?xi64> to memref<4xi64>
  return %1, %3 : memref<?xi64>, memref<4xi64>
}

// -----

// What the function does not allocate is copied, after its size was checked: an
// argument, a constant, a part of an allocation.

// CHECK-LABEL: func.func @copies(
// CHECK-SAME: %[[X:.+]]: memref<?xi64>, %[[OUT0:.+]]: memref<?xi64>, %[[OUT1:.+]]: memref<2xi64>, %[[OUT2:.+]]: memref<3xi64>) {
// CHECK-DAG: %[[G:.+]] = memref.get_global
// CHECK-DAG: %[[V:.+]] = memref.subview
// CHECK: memref.copy %[[X]], %[[OUT0]]
// CHECK: memref.copy %[[G]], %[[OUT1]]
// CHECK: memref.copy %[[V]], %[[OUT2]]
// CHECK: return{{$}}
// SIZES-LABEL: func.func @copies(
// SIZES: call @seek_check_failed
// SIZES: memref.copy
// SIZES-NOT: call @seek_check_failed
memref.global "private" constant @two : memref<2xi64> = dense<[1, 2]>
func.func @copies(%x: memref<?xi64>) -> (memref<?xi64>, memref<2xi64>, memref<3xi64, strided<[2], offset: 1>>) {
  %0 = memref.get_global @two : memref<2xi64>
  %1 = memref.alloc() : memref<8xi64>
  %2 = memref.subview %1[1] [3] [2] : memref<8xi64> to memref<3xi64, strided<[2], offset: 1>>
  return %x, %0, %2 : memref<?xi64>, memref<2xi64>, memref<3xi64, strided<[2], offset: 1>>
}

// -----

// The same buffer twice: the second is a copy of the first. A clone is no
// allocation without contents.

// CHECK-LABEL: func.func @twice(
// CHECK-SAME: %[[OUT0:.+]]: memref<4xi64>, %[[OUT1:.+]]: memref<4xi64>, %[[OUT2:.+]]: memref<4xi64>) {
// CHECK-NOT: bufferization.clone
// CHECK: memref.copy %[[OUT0]], %[[OUT1]]
// CHECK: memref.copy %[[OUT0]], %[[OUT2]]
// CHECK: return{{$}}
func.func @twice() -> (memref<4xi64>, memref<4xi64>, memref<4xi64>) {
  %0 = memref.alloc() : memref<4xi64>
  %1 = bufferization.clone %0 : memref<4xi64> to memref<4xi64>
  return %0, %0, %1 : memref<4xi64>, memref<4xi64>, memref<4xi64>
}

// -----

// Scalars are returned as before, between buffers.

// CHECK-LABEL: func.func @scalars(
// CHECK-SAME: %[[X:.+]]: f32, %{{.+}}: memref<1xi64>, %{{.+}}: memref<2xi64>) -> (f32, index {a.name = 1 : i64}) {
// CHECK: return %[[X]], %{{.+}} : f32, index
func.func @scalars(%x: f32) -> (f32, memref<1xi64>, index {a.name = 1}, memref<2xi64>) {
  %c0 = arith.constant 0 : index
  %0 = memref.alloc() : memref<1xi64>
  %1 = memref.alloc() : memref<2xi64>
  return %x, %0, %c0, %1 : f32, memref<1xi64>, index, memref<2xi64>
}

// -----

// One allocation, but not the same result everywhere; two returns that agree; and
// an allocation that is made again and again.

// CHECK-LABEL: func.func @exchanged(
// CHECK-SAME: %{{.+}}: i1, %[[OUT0:.+]]: memref<1xi64>, %[[OUT1:.+]]: memref<1xi64>) {
// CHECK: %[[A:.+]] = memref.alloc()
// CHECK: %[[B:.+]] = memref.alloc()
// CHECK: memref.copy %[[A]], %[[OUT0]]
// CHECK: memref.copy %[[B]], %[[OUT1]]
// CHECK: return{{$}}
// CHECK: memref.copy %[[B]], %[[OUT0]]
// CHECK: memref.copy %[[A]], %[[OUT1]]
// CHECK: return{{$}}
func.func @exchanged(%c: i1) -> (memref<1xi64>, memref<1xi64>) {
  %0 = memref.alloc() : memref<1xi64>
  %1 = memref.alloc() : memref<1xi64>
  cf.cond_br %c, ^a, ^b
^a:
  return %0, %1 : memref<1xi64>, memref<1xi64>
^b:
  return %1, %0 : memref<1xi64>, memref<1xi64>
}

// CHECK-LABEL: func.func @agreed(
// CHECK-NOT: memref.alloc
// CHECK-NOT: memref.copy
func.func @agreed(%c: i1) -> memref<1xi64> {
  %0 = memref.alloc() : memref<1xi64>
  cf.cond_br %c, ^a, ^b
^a:
  return %0 : memref<1xi64>
^b:
  return %0 : memref<1xi64>
}

// CHECK-LABEL: func.func @repeated(
// CHECK: memref.alloc
// CHECK: memref.copy
func.func @repeated(%c: i1) -> memref<1xi64> {
  cf.br ^a
^a:
  %0 = memref.alloc() : memref<1xi64>
  cf.cond_br %c, ^a, ^b
^b:
  return %0 : memref<1xi64>
}

// -----

// Private functions are left alone, also where public ones are called.

// CHECK-LABEL: func.func private @hidden() -> memref<1xi64> {
// CHECK: memref.alloc
// CHECK-LABEL: func.func @called(
// CHECK-SAME: %{{.+}}: memref<1xi64>) {
// CHECK: func.func private @[[COPY:called_.+]]() -> memref<1xi64>
// CHECK: func.func @caller(
// CHECK-SAME: %[[OUT:.+]]: memref<1xi64>) {
// CHECK: %[[R:.+]] = call @[[COPY]]() : () -> memref<1xi64>
// CHECK: memref.copy %[[R]], %[[OUT]]
// CHECK: func.func private @declared() -> memref<1xi64>
func.func private @hidden() -> memref<1xi64> {
  %0 = memref.alloc() : memref<1xi64>
  return %0 : memref<1xi64>
}
func.func @called() -> memref<1xi64> {
  %0 = call @hidden() : () -> memref<1xi64>
  return %0 : memref<1xi64>
}
func.func @caller() -> memref<1xi64> {
  %0 = call @called() : () -> memref<1xi64>
  return %0 : memref<1xi64>
}
func.func private @declared() -> memref<1xi64>
