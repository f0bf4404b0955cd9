// Choices by what is known of the sizes and by the target, those that do not hang on
// a tenth of a nanosecond.

// RUN: seek-opt %s --split-input-file --seek-select-strategy | FileCheck %s --check-prefixes=CHECK,SSE2
// RUN: seek-opt %s --split-input-file --seek-set-target=features=+avx2,+popcnt --seek-select-strategy | FileCheck %s --check-prefixes=CHECK,AVX2
// RUN: seek-opt %s --split-input-file --seek-set-target=features=+avx512f,+avx512vl,+avx512dq,+avx512bw,+avx2,+popcnt --seek-select-strategy | FileCheck %s --check-prefixes=CHECK,AVX512

// CHECK-LABEL: func @length_5
// SSE2: #seek.strategy<count>
// AVX2: #seek.strategy<{{count|permute}}>
func.func @length_5(%s: tensor<5xf32>, %v: tensor<?xf32>, %o: tensor<?xi64>) -> tensor<?xi64> {
  %r = seek.bound lower ins(%s, %v : tensor<5xf32>, tensor<?xf32>) outs(%o : tensor<?xi64>) -> tensor<?xi64>
  return %r : tensor<?xi64>
}

// CHECK-LABEL: func @length_63
// SSE2: #seek.strategy<index>
// AVX2: #seek.strategy<permute>
// AVX512: #seek.strategy<permute>
func.func @length_63(%s: tensor<63xf32>, %v: tensor<?xf32>, %o: tensor<?xi64>) -> tensor<?xi64> {
  %r = seek.bound lower ins(%s, %v : tensor<63xf32>, tensor<?xf32>) outs(%o : tensor<?xi64>) -> tensor<?xi64>
  return %r : tensor<?xi64>
}

// More than registers of 256 bits hold.
// CHECK-LABEL: func @length_200
// SSE2: #seek.strategy<index>
// AVX2: #seek.strategy<index>
// AVX512: #seek.strategy<permute>
func.func @length_200(%s: tensor<200xf32>, %v: tensor<?xf32>, %o: tensor<?xi64>) -> tensor<?xi64> {
  %r = seek.bound lower ins(%s, %v : tensor<200xf32>, tensor<?xf32>) outs(%o : tensor<?xi64>) -> tensor<?xi64>
  return %r : tensor<?xi64>
}

// 64 bits have no permute with AVX2, and half the lanes with AVX-512.
// CHECK-LABEL: func @length_31_f64
// AVX2: #seek.strategy<index>
// AVX512: #seek.strategy<permute>
func.func @length_31_f64(%s: tensor<31xf64>, %v: tensor<?xf64>, %o: tensor<?xi64>) -> tensor<?xi64> {
  %r = seek.bound lower ins(%s, %v : tensor<31xf64>, tensor<?xf64>) outs(%o : tensor<?xi64>) -> tensor<?xi64>
  return %r : tensor<?xi64>
}

// CHECK-LABEL: func @length_200_f64
// AVX512: #seek.strategy<index>
func.func @length_200_f64(%s: tensor<200xf64>, %v: tensor<?xf64>, %o: tensor<?xi64>) -> tensor<?xi64> {
  %r = seek.bound lower ins(%s, %v : tensor<200xf64>, tensor<?xf64>) outs(%o : tensor<?xi64>) -> tensor<?xi64>
  return %r : tensor<?xi64>
}

// Narrow elements are keys of 32 bits.
// CHECK-LABEL: func @length_63_i16
// AVX2: #seek.strategy<permute>
func.func @length_63_i16(%s: tensor<63xi16>, %v: tensor<?xi16>, %o: tensor<?xi64>) -> tensor<?xi64> {
  %r = seek.bound lower ins(%s, %v : tensor<63xi16>, tensor<?xi16>) outs(%o : tensor<?xi64>) -> tensor<?xi64>
  return %r : tensor<?xi64>
}

// -----

// A table for a run-time sequence, where there are values enough at run time: some
// cells per element.

// CHECK-LABEL: func @length_100000
// CHECK-SAME: %[[S:.*]]: tensor<100000xf32>, %[[V:.*]]: tensor<?xf32>, %[[O:.*]]: tensor<?xi64>
// CHECK-DAG: %[[SIZE:.*]] = arith.constant 400001 : index
// CHECK: %[[N:.*]] = tensor.dim %[[V]]
// CHECK: %[[PAYS:.*]] = arith.cmpi uge, %[[N]], %{{.*}} : index
// CHECK: %[[ROOM:.*]] = arith.select %[[PAYS]], %[[SIZE]], %{{.*}} : index
// CHECK: %[[EMPTY:.*]] = tensor.empty(%[[ROOM]]) : tensor<?xi32>
// CHECK: %[[T:.*]] = seek.prepare lower ins(%[[S]] : tensor<100000xf32>) outs(%[[EMPTY]] : tensor<?xi32>) -> tensor<?xi32>
// CHECK: seek.bound lower ins(%[[S]], %[[V]] : tensor<100000xf32>, tensor<?xf32>) prepared(%[[T]] : tensor<?xi32>) outs(%[[O]] : tensor<?xi64>) {strategy = #seek.strategy<index>} -> tensor<?xi64>
func.func @length_100000(%s: tensor<100000xf32>, %v: tensor<?xf32>, %o: tensor<?xi64>) -> tensor<?xi64> {
  %r = seek.bound lower ins(%s, %v : tensor<100000xf32>, tensor<?xf32>) outs(%o : tensor<?xi64>) -> tensor<?xi64>
  return %r : tensor<?xi64>
}

// The side and the sign are those of the search. All dimensions of values count.
// CHECK-LABEL: func @dynamic
// CHECK-SAME: %[[S:.*]]: tensor<?xi32>, %[[V:.*]]: tensor<?x7xi32>
// CHECK: tensor.dim %[[S]]
// CHECK: %[[N:.*]] = tensor.dim %[[V]]
// CHECK: arith.muli %{{.*}}, %{{c7.*}} : index
// CHECK: %[[T:.*]] = seek.prepare upper unsigned ins(%[[S]] : tensor<?xi32>)
// CHECK: seek.bound upper unsigned {{.*}} prepared(%[[T]] : tensor<?xi32>) {{.*}}#seek.strategy<index>
func.func @dynamic(%s: tensor<?xi32>, %v: tensor<?x7xi32>, %o: tensor<?x7xi64>) -> tensor<?x7xi64> {
  %r = seek.bound upper unsigned ins(%s, %v : tensor<?xi32>, tensor<?x7xi32>) outs(%o : tensor<?x7xi64>) -> tensor<?x7xi64>
  return %r : tensor<?x7xi64>
}

// On memrefs the table is freed.
// CHECK-LABEL: func @dynamic_memref
// CHECK-SAME: %[[S:.*]]: memref<?xf32>, %[[V:.*]]: memref<?xf32>, %[[O:.*]]: memref<?xi64>
// CHECK: memref.dim %[[V]]
// CHECK: %[[T:.*]] = memref.alloc(%{{.*}}) : memref<?xi32>
// CHECK: seek.prepare lower ins(%[[S]] : memref<?xf32>) outs(%[[T]] : memref<?xi32>)
// CHECK: seek.bound lower ins(%[[S]], %[[V]] : memref<?xf32>, memref<?xf32>) prepared(%[[T]] : memref<?xi32>) outs(%[[O]] : memref<?xi64>) {strategy = #seek.strategy<index>}
// CHECK: memref.dealloc %[[T]]
func.func @dynamic_memref(%s: memref<?xf32>, %v: memref<?xf32>, %o: memref<?xi64>) {
  seek.bound lower ins(%s, %v : memref<?xf32>, memref<?xf32>) outs(%o : memref<?xi64>)
  return
}

// Few values are not worth a table.
// CHECK-LABEL: func @few_values
// CHECK-NOT: seek.prepare
// CHECK: #seek.strategy<gather>
func.func @few_values(%s: tensor<1000xf32>, %v: tensor<20xf32>, %o: tensor<20xi64>) -> tensor<20xi64> {
  %r = seek.bound lower ins(%s, %v : tensor<1000xf32>, tensor<20xf32>) outs(%o : tensor<20xi64>) -> tensor<20xi64>
  return %r : tensor<20xi64>
}

// CHECK-LABEL: func @one_value
// CHECK: #seek.strategy<scalar>
func.func @one_value(%s: tensor<1000xf32>, %v: tensor<f32>, %o: tensor<i64>) -> tensor<i64> {
  %r = seek.bound lower ins(%s, %v : tensor<1000xf32>, tensor<f32>) outs(%o : tensor<i64>) -> tensor<i64>
  return %r : tensor<i64>
}

// A table of all results instead.
// CHECK-LABEL: func @values_of_8_bits
// CHECK-NOT: seek.prepare
// CHECK: #seek.strategy<index>
func.func @values_of_8_bits(%s: tensor<?xf32>, %v: tensor<?xi8>, %o: tensor<?xi64>) -> tensor<?xi64> {
  %r = seek.bound lower ins(%s, %v : tensor<?xf32>, tensor<?xi8>) outs(%o : tensor<?xi64>) -> tensor<?xi64>
  return %r : tensor<?xi64>
}

// A constant has its table at compile time or in any case.
// CHECK-LABEL: func @constant
// CHECK-NOT: arith.select
// CHECK: seek.prepare
// CHECK: seek.bound {{.*}} prepared
func.func @constant(%v: tensor<?xf32>, %o: tensor<?xi64>) -> tensor<?xi64> {
  %s = arith.constant dense<1.0> : tensor<10000xf32>
  %r = seek.bound lower ins(%s, %v : tensor<10000xf32>, tensor<?xf32>) outs(%o : tensor<?xi64>) -> tensor<?xi64>
  return %r : tensor<?xi64>
}

// -----

// Sequences of their own.

// CHECK-LABEL: func @few_values_per_row
// CHECK-NOT: seek.prepare
// CHECK: #seek.strategy<rows>
func.func @few_values_per_row(%s: tensor<?x200xf32>, %v: tensor<?x10xf32>, %o: tensor<?x10xi64>) -> tensor<?x10xi64> {
  %r = seek.bound lower ins(%s, %v : tensor<?x200xf32>, tensor<?x10xf32>) outs(%o : tensor<?x10xi64>) -> tensor<?x10xi64>
  return %r : tensor<?x10xi64>
}

// CHECK-LABEL: func @any_values_per_row
// CHECK: #seek.strategy<rows>
func.func @any_values_per_row(%s: tensor<8x?xf64>, %v: tensor<8x?xi8>, %o: tensor<8x?xi64>) -> tensor<8x?xi64> {
  %r = seek.bound lower ins(%s, %v : tensor<8x?xf64>, tensor<8x?xi8>) outs(%o : tensor<8x?xi64>) -> tensor<8x?xi64>
  return %r : tensor<8x?xi64>
}

// CHECK-LABEL: func @many_values_per_row
// SSE2: #seek.strategy<gather>
// AVX2: #seek.strategy<permute>
// AVX512: #seek.strategy<permute>
func.func @many_values_per_row(%s: tensor<?x60xf32>, %v: tensor<?x1000xf32>, %o: tensor<?x1000xi64>) -> tensor<?x1000xi64> {
  %r = seek.bound lower ins(%s, %v : tensor<?x60xf32>, tensor<?x1000xf32>) outs(%o : tensor<?x1000xi64>) -> tensor<?x1000xi64>
  return %r : tensor<?x1000xi64>
}

// CHECK-LABEL: func @many_values_per_long_row
// CHECK: #seek.strategy<gather>
func.func @many_values_per_long_row(%s: tensor<?x6000xf32>, %v: tensor<?x1000xf32>, %o: tensor<?x1000xi64>) -> tensor<?x1000xi64> {
  %r = seek.bound lower ins(%s, %v : tensor<?x6000xf32>, tensor<?x1000xf32>) outs(%o : tensor<?x1000xi64>) -> tensor<?x1000xi64>
  return %r : tensor<?x1000xi64>
}
