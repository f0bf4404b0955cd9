// RUN: seek-opt %s --seek-set-target=features=+avx2,+popcnt --convert-seek-to-vector --canonicalize --cse | FileCheck %s
// RUN: seek-opt %s --seek-set-target=features=+avx512f,+avx512vl,+avx512dq,+avx512bw,+avx512vbmi --convert-seek-to-vector --canonicalize --cse | FileCheck %s --check-prefix=VBMI

// The results of all values of 8 bits.

// CHECK-LABEL: func @i8
// CHECK-SAME: %[[S:.*]]: memref<1000xf32>, %[[V:.*]]: memref<999xi8>, %[[O:.*]]: memref<999xi16>
// CHECK: %[[TABLE:.*]] = memref.alloca() {alignment = 64 : i64} : memref<256xi16>
// CHECK: scf.for %[[I:.*]] = %{{.*}} to %{{c256.*}} step
// CHECK: %[[VALUE:.*]] = arith.index_cast %[[I]] : index to i8
// CHECK: arith.sitofp %[[VALUE]] : i8 to f32
// CHECK: memref.store %{{.*}}, %[[TABLE]][%[[I]]]
// CHECK: scf.for %[[J:.*]] =
// CHECK-NEXT: %[[X:.*]] = memref.load %[[V]][%[[J]]]
// CHECK-NEXT: %[[AT:.*]] = arith.index_castui %[[X]] : i8 to index
// CHECK-NEXT: %[[R:.*]] = memref.load %[[TABLE]][%[[AT]]]
// CHECK-NEXT: memref.store %[[R]], %[[O]][%[[J]]]

// In registers: two permutes of two, for each byte that counts need.
// VBMI-LABEL: func @i8
// VBMI-COUNT-2: memref.alloca() {alignment = 64 : i64} : memref<256xi8>
// VBMI: vector.load %{{.*}} : memref<999xi8>, vector<64xi8>
// VBMI-COUNT-4: llvm.call_intrinsic "llvm.x86.avx512.vpermi2var.qi.512"
// VBMI-NOT: llvm.call_intrinsic
// VBMI: vector.store {{.*}} : memref<999xi16>, vector<64xi16>
func.func @i8(%s: memref<1000xf32>, %v: memref<999xi8>, %o: memref<999xi16>) {
  seek.bound lower ins(%s, %v : memref<1000xf32>, memref<999xi8>) outs(%o : memref<999xi16>) {strategy = #seek.strategy<index>}
  return
}

// One byte for up to 255 elements.
// VBMI-LABEL: func @short
// VBMI-COUNT-2: llvm.call_intrinsic "llvm.x86.avx512.vpermi2var.qi.512"
// VBMI-NOT: llvm.call_intrinsic
// VBMI: return
func.func @short(%s: memref<255xf32>, %v: memref<999xi8>, %o: memref<999xi32>) {
  seek.bound lower ins(%s, %v : memref<255xf32>, memref<999xi8>) outs(%o : memref<999xi32>) {strategy = #seek.strategy<index>}
  return
}
