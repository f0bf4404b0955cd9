// RUN: seek-opt %s --seek-set-target=features=+avx2 --convert-seek-to-vector --canonicalize --cse | FileCheck %s
// RUN: seek-opt %s --seek-set-target=features=+avx512f,+avx512vl,+avx512dq,+avx512bw --convert-seek-to-vector --canonicalize --cse | FileCheck %s --check-prefix=AVX512

// Each element against four vectors.

// CHECK-LABEL: func @f32
// CHECK-SAME: %[[S:.*]]: memref<5xf32>, %[[V:.*]]: memref<1000xf32>
// CHECK-DAG: %[[ONES:.*]] = arith.constant dense<1> : vector<8xi32>
// CHECK-DAG: %[[ZEROS:.*]] = arith.constant dense<0> : vector<8xi32>
// CHECK: %[[N:.*]] = scf.if
// CHECK: scf.for
// CHECK: %[[V0:.*]] = vector.load %[[V]]
// CHECK-COUNT-3: vector.load %[[V]]
// CHECK: scf.for %[[I:.*]] = %{{.*}} to %[[N]] step %{{.*}} iter_args(%[[C:[^ ]*]] = %[[ZEROS]],
// CHECK: %[[E:.*]] = memref.load %[[S]][%[[I]]]
// CHECK: %[[ES:.*]] = vector.broadcast %[[E]] : f32 to vector<8xf32>
// CHECK: %[[BEFORE:.*]] = arith.cmpf ult, %[[ES]], %[[V0]]
// CHECK: %[[MORE:.*]] = arith.addi %[[C]], %[[ONES]]
// CHECK: arith.select %[[BEFORE]], %[[MORE]], %[[C]]
// CHECK-COUNT-3: arith.cmpf ult
// CHECK-COUNT-4: vector.store

// The one that is added is hidden from LLVM.
// AVX512-LABEL: func @f32
// AVX512: %[[ADDRESS:.*]] = memref.extract_aligned_pointer_as_index
// AVX512: %[[ONE:.*]] = arith.minui %[[ADDRESS]], %{{.*}} : index
// AVX512: %[[CAST:.*]] = arith.index_cast %[[ONE]] : index to i32
// AVX512: %[[ONES:.*]] = vector.broadcast %[[CAST]] : i32 to vector<16xi32>
// AVX512: arith.cmpf ult
// AVX512: arith.addi %{{.*}}, %[[ONES]] : vector<16xi32>
func.func @f32(%s: memref<5xf32>, %v: memref<1000xf32>, %o: memref<1000xi64>) {
  seek.bound lower ins(%s, %v : memref<5xf32>, memref<1000xf32>) outs(%o : memref<1000xi64>) {strategy = #seek.strategy<count>}
  return
}

// Narrow integers compare as i32.
// CHECK-LABEL: func @i8
// CHECK: vector.load {{.*}} vector<8xi8>
// CHECK: arith.extui %{{.*}} : vector<8xi8> to vector<8xi32>
// CHECK: %[[E:.*]] = memref.load %{{.*}} : memref<5xi8>
// CHECK: arith.extui %[[E]] : i8 to i32
// CHECK: arith.cmpi uge, %{{.*}} : vector<8xi32>
func.func @i8(%s: memref<5xi8>, %v: memref<1000xi8>, %o: memref<1000xi32>) {
  seek.bound upper unsigned ins(%s, %v : memref<5xi8>, memref<1000xi8>) outs(%o : memref<1000xi32>) {strategy = #seek.strategy<count>}
  return
}
