// RUN: seek-opt %s --convert-seek-to-scf --split-input-file | FileCheck %s

// The predicate is the meaning. Unordered: NaN comes after every number.

// CHECK-LABEL: func @lower_f32
// CHECK: arith.cmpf ult, %{{.*}}, %{{.*}} : f32
// CHECK: arith.select %{{.*}} {seek.unpredictable} : index
func.func @lower_f32(%s: memref<9xf32>, %v: memref<4xf32>, %o: memref<4xi64>) {
  seek.bound lower ins(%s, %v : memref<9xf32>, memref<4xf32>) outs(%o : memref<4xi64>)
  return
}

// The value is on the left, and NaN gets the length.
// CHECK-LABEL: func @upper_f32
// CHECK: %[[V:.*]] = memref.load %{{.*}} : memref<4xf32>
// CHECK: %[[NAN:.*]] = arith.cmpf uno, %[[V]], %[[V]]
// CHECK: %[[E:.*]] = memref.load %{{.*}} : memref<9xf32>
// CHECK: arith.cmpf uge, %[[V]], %[[E]] : f32
// CHECK: arith.select %[[NAN]]
func.func @upper_f32(%s: memref<9xf32>, %v: memref<4xf32>, %o: memref<4xi64>) {
  seek.bound upper ins(%s, %v : memref<9xf32>, memref<4xf32>) outs(%o : memref<4xi64>)
  return
}

// CHECK-LABEL: func @lower_i8
// CHECK: arith.cmpi slt
func.func @lower_i8(%s: memref<9xi8>, %v: memref<4xi8>, %o: memref<4xi64>) {
  seek.bound lower ins(%s, %v : memref<9xi8>, memref<4xi8>) outs(%o : memref<4xi64>)
  return
}

// CHECK-LABEL: func @upper_si8
// CHECK-DAG: builtin.unrealized_conversion_cast %{{.*}} : memref<9xsi8> to memref<9xi8>
// CHECK-DAG: builtin.unrealized_conversion_cast %{{.*}} : memref<4xsi8> to memref<4xi8>
// CHECK: arith.cmpi sge
func.func @upper_si8(%s: memref<9xsi8>, %v: memref<4xsi8>, %o: memref<4xi64>) {
  seek.bound upper ins(%s, %v : memref<9xsi8>, memref<4xsi8>) outs(%o : memref<4xi64>)
  return
}

// CHECK-LABEL: func @lower_ui64
// CHECK: arith.cmpi ult
func.func @lower_ui64(%s: memref<9xui64>, %v: memref<4xui64>, %o: memref<4xi64>) {
  seek.bound lower ins(%s, %v : memref<9xui64>, memref<4xui64>) outs(%o : memref<4xi64>)
  return
}

// CHECK-LABEL: func @upper_unsigned
// CHECK: arith.cmpi uge
func.func @upper_unsigned(%s: memref<9xi16>, %v: memref<4xi16>, %o: memref<4xi64>) {
  seek.bound upper unsigned ins(%s, %v : memref<9xi16>, memref<4xi16>) outs(%o : memref<4xi64>)
  return
}

// Floats below 32 bits compare as f32, exactly, made from their bits: LLVM may
// round a bf16 that it moves around.
// CHECK-LABEL: func @lower_bf16
// CHECK-NOT: : bf16
// CHECK: builtin.unrealized_conversion_cast %{{.*}} : memref<9xbf16> to memref<9xi16>
// CHECK: arith.shli
// CHECK: arith.bitcast %{{.*}} : i32 to f32
// CHECK: arith.cmpf ult, %{{.*}} : f32
// CHECK-NOT: : bf16
func.func @lower_bf16(%s: memref<9xbf16>, %v: memref<4xbf16>, %o: memref<4xi64>) {
  seek.bound lower ins(%s, %v : memref<9xbf16>, memref<4xbf16>) outs(%o : memref<4xi64>)
  return
}

// -----

// One sequence for all values is set up before the loops, one per row in them.

// CHECK-LABEL: func @shared
// CHECK-SAME: %[[S:.*]]: memref<?xi32>
// CHECK: memref.dim %[[S]]
// CHECK: scf.for
// CHECK: scf.for
// CHECK: scf.while
func.func @shared(%s: memref<?xi32>, %v: memref<?x?xi32>, %o: memref<?x?xi32>) {
  seek.bound lower ins(%s, %v : memref<?xi32>, memref<?x?xi32>) outs(%o : memref<?x?xi32>)
  return
}

// CHECK-LABEL: func @rows
// CHECK-SAME: %[[S:.*]]: memref<?x?xi32, strided<[?, ?], offset: ?>>, %[[V:.*]]: memref<?x?xi32, strided<[?, ?]>>, %[[O:.*]]: memref<?x?xi16, strided<[1, ?]>>
// CHECK: scf.for %[[R:.*]] =
// CHECK: memref.dim %[[S]]
// CHECK: scf.for %[[I:.*]] =
// CHECK: memref.load %[[V]][%[[R]], %[[I]]]
// CHECK: scf.while
// CHECK: memref.load %[[S]][%[[R]], %{{.*}}]
// CHECK: %[[N:.*]] = arith.index_cast %{{.*}} : index to i16
// CHECK: memref.store %[[N]], %[[O]][%[[R]], %[[I]]]
func.func @rows(%s: memref<?x?xi32, strided<[?, ?], offset: ?>>, %v: memref<?x?xi32, strided<[?, ?]>>, %o: memref<?x?xi16, strided<[1, ?]>>) {
  seek.bound lower ins(%s, %v : memref<?x?xi32, strided<[?, ?], offset: ?>>, memref<?x?xi32, strided<[?, ?]>>) outs(%o : memref<?x?xi16, strided<[1, ?]>>)
  return
}

// CHECK-LABEL: func @zero_d
// CHECK-NOT: scf.for
// CHECK: memref.load %{{.*}}[] : memref<i32>
// CHECK: memref.store %{{.*}}[] : memref<index>
func.func @zero_d(%s: memref<3xi32>, %v: memref<i32>, %o: memref<index>) {
  seek.bound lower ins(%s, %v : memref<3xi32>, memref<i32>) outs(%o : memref<index>)
  return
}

// -----

// NaNs are looked for only where the last element is one, and never in an empty
// sequence.

// CHECK-LABEL: func @nan_tail
// CHECK: %[[EMPTY:.*]] = arith.cmpi eq
// CHECK: scf.if %[[EMPTY]]
// CHECK: } else {
// CHECK: %[[LAST:.*]] = memref.load
// CHECK: %[[NUMBER:.*]] = arith.cmpf ord, %[[LAST]], %[[LAST]]
// CHECK: scf.if %[[NUMBER]]
// CHECK: } else {
// CHECK: scf.while
// CHECK: arith.cmpf ord
func.func @nan_tail(%s: memref<?xf64>, %v: memref<4xf64>, %o: memref<4xi64>) {
  seek.bound lower ins(%s, %v : memref<?xf64>, memref<4xf64>) outs(%o : memref<4xi64>)
  return
}

// -----

// Scalar searches use no table: it says so.

// CHECK-LABEL: func @prepare
// CHECK-SAME: %{{.*}}: memref<?xf32>, %[[T:.*]]: memref<?xi32>
// CHECK-DAG: %[[SIZE:.*]] = memref.dim %[[T]]
// CHECK: %[[ROOM:.*]] = arith.cmpi uge, %[[SIZE]]
// CHECK: scf.if %[[ROOM]] {
// CHECK: memref.store %{{.*}}, %[[T]]
func.func @prepare(%s: memref<?xf32>, %t: memref<?xi32>) {
  seek.prepare lower ins(%s : memref<?xf32>) outs(%t : memref<?xi32>)
  return
}
