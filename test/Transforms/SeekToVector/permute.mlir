// RUN: seek-opt %s --seek-set-target=features=+avx2 --convert-seek-to-vector --canonicalize --cse | FileCheck %s --check-prefixes=CHECK,AVX2
// RUN: seek-opt %s --seek-set-target=features=+avx512f,+avx512vl,+avx512dq,+avx512bw --convert-seek-to-vector --canonicalize --cse | FileCheck %s --check-prefixes=CHECK,AVX512
// RUN: seek-opt %s --convert-seek-to-vector --canonicalize --cse | FileCheck %s --check-prefixes=CHECK,NONE

// Three levels of 7 elements, filled up with the greatest key: a compare and two
// permutes for each of eight vectors, and no branch.

// CHECK-LABEL: func @f32_7
// AVX2: %[[INF:.*]] = arith.constant 0x7F800000 : f32
// AVX2: %[[BUFFER:.*]] = memref.alloca() {alignment = 64 : i64} : memref<24xf32>
// AVX2: memref.store %{{.*}}, %[[BUFFER]]
// AVX2: %[[T0:.*]] = vector.load %[[BUFFER]]
// AVX2: %[[T1:.*]] = vector.load %[[BUFFER]]
// AVX2: %[[T2:.*]] = vector.load %[[BUFFER]]
// AVX2: scf.for
// AVX2-NOT: scf
// AVX2: arith.cmpf ult, %[[T0]], %[[V:[^ ]*]]
// AVX2-NOT: scf
// AVX2-COUNT-8: llvm.call_intrinsic "llvm.x86.avx2.permps"(%[[T1]],
// AVX2-NOT: scf
// AVX2-COUNT-8: llvm.call_intrinsic "llvm.x86.avx2.permps"(%[[T2]],
// AVX2-NOT: llvm.call_intrinsic
// AVX2: arith.minui
// AVX2-NOT: scf
// AVX2-COUNT-8: vector.store
// AVX512: memref.alloca() {alignment = 64 : i64} : memref<48xf32>
// AVX512: scf.for
// AVX512-COUNT-16: llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"
// AVX512: vector.store

// Without a permute, gathers.
// NONE: vector.gather
func.func @f32_7(%s: memref<7xf32>, %v: memref<1000xf32>, %o: memref<1000xi64>) {
  seek.bound lower ins(%s, %v : memref<7xf32>, memref<1000xf32>) outs(%o : memref<1000xi64>) {strategy = #seek.strategy<permute>}
  return
}

// Six levels: more registers than one on the last.
// CHECK-LABEL: func @i32_63
// AVX2: llvm.call_intrinsic "llvm.x86.avx2.permd"
// AVX2: arith.andi %{{.*}} : vector<8xi32>
// AVX2-NOT: vector.gather
// AVX512: llvm.call_intrinsic "llvm.x86.avx512.permvar.si.512"
// AVX512: llvm.call_intrinsic "llvm.x86.avx512.vpermi2var.d.512"
// AVX512-NOT: vector.gather
// CHECK: return
func.func @i32_63(%s: memref<63xi32>, %v: memref<1000xi32>, %o: memref<1000xi32>) {
  seek.bound upper ins(%s, %v : memref<63xi32>, memref<1000xi32>) outs(%o : memref<1000xi32>) {strategy = #seek.strategy<permute>}
  return
}

// Keys of 64 bits have a permute with AVX-512 only.
// CHECK-LABEL: func @f64_100
// AVX2: vector.gather
// NONE: vector.gather
// AVX512: llvm.call_intrinsic "llvm.x86.avx512.permvar.df.512"
// AVX512: llvm.call_intrinsic "llvm.x86.avx512.vpermi2var.pd.512"
func.func @f64_100(%s: memref<100xf64>, %v: memref<1000xf64>, %o: memref<1000xi32>) {
  seek.bound lower ins(%s, %v : memref<100xf64>, memref<1000xf64>) outs(%o : memref<1000xi32>) {strategy = #seek.strategy<permute>}
  return
}

// The greatest unsigned key is all ones.
// CHECK-LABEL: func @i16_unsigned
// AVX2-DAG: arith.constant -1 : i32
// AVX2: llvm.call_intrinsic "llvm.x86.avx2.permd"
func.func @i16_unsigned(%s: memref<5xi16>, %v: memref<1000xi16>, %o: memref<1000xi32>) {
  seek.bound lower unsigned ins(%s, %v : memref<5xi16>, memref<1000xi16>) outs(%o : memref<1000xi32>) {strategy = #seek.strategy<permute>}
  return
}

// A length at run time chooses the number of levels. Longer ones have the first
// levels in registers, and a slice of the sequence after.
// CHECK-LABEL: func @dynamic
// AVX2: arith.cmpi ule, %[[N:.*]], %{{c3.*}} : index
// AVX2: memref.alloca() {{.*}} : memref<16xf32>
// AVX2: arith.cmpi ule, %{{.*}}, %{{c15.*}} : index
// AVX2: memref.alloca() {{.*}} : memref<32xf32>
// AVX2: arith.cmpi ule, %{{.*}}, %{{c63.*}} : index
// AVX2: memref.alloca() {{.*}} : memref<80xf32>
// AVX2: memref.alloca() {{.*}} : memref<80xf32>
// AVX2: memref.alloca() {{.*}} : memref<520xi32>
// AVX2: llvm.call_intrinsic "llvm.x86.avx2.permps"
// AVX2: vector.load {{.*}} : memref<?xf32>, vector<16xf32>
func.func @dynamic(%s: memref<?xf32>, %v: memref<1000xf32>, %o: memref<1000xi64>) {
  seek.bound lower ins(%s, %v : memref<?xf32>, memref<1000xf32>) outs(%o : memref<1000xi64>) {strategy = #seek.strategy<permute>}
  return
}

// Elements and values of 16 bits, 32 of each in a vector: floats as integers in
// the same order, in which NaN is the greatest.
// AVX512-LABEL: func @f16_127
// AVX512-DAG: %[[NAN:.*]] = arith.constant 32767 : i16
// AVX512-DAG: %[[INF:.*]] = arith.constant 31744 : i16
// AVX512: memref.alloca() {alignment = 64 : i64} : memref<256xi16>
// AVX512: scf.for
// AVX512: scf.for
// AVX512: vector.load %{{.*}} : memref<1000xi16>, vector<32xi16>
// AVX512: arith.andi
// AVX512: arith.shrsi
// AVX512: arith.xori
// AVX512: arith.subi
// AVX512: arith.cmpi ugt
// AVX512: arith.cmpi slt, %{{.*}} : vector<32xi16>
// AVX512: llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"
// AVX512: llvm.call_intrinsic "llvm.x86.avx512.vpermi2var.hi.512"
// Without a permute of 16 bits they are widened.
// AVX2-LABEL: func @f16_127
// AVX2: llvm.call_intrinsic "llvm.x86.avx2.permps"
func.func @f16_127(%s: memref<127xf16>, %v: memref<1000xf16>, %o: memref<1000xi64>) {
  seek.bound lower ins(%s, %v : memref<127xf16>, memref<1000xf16>) outs(%o : memref<1000xi64>) {strategy = #seek.strategy<permute>}
  return
}

// Unsigned integers stay unsigned; more fit in.
// AVX512-LABEL: func @ui16_511
// AVX512: arith.cmpi uge, %{{.*}} : vector<32xi16>
func.func @ui16_511(%s: memref<511xui16>, %v: memref<1000xui16>, %o: memref<1000xi64>) {
  seek.bound upper ins(%s, %v : memref<511xui16>, memref<1000xui16>) outs(%o : memref<1000xi64>) {strategy = #seek.strategy<permute>}
  return
}

// A value of another type may be no key of 16 bits.
// AVX512-LABEL: func @bf16_f16
// AVX512: llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"
func.func @bf16_f16(%s: memref<7xbf16>, %v: memref<1000xf16>, %o: memref<1000xi64>) {
  seek.bound lower ins(%s, %v : memref<7xbf16>, memref<1000xf16>) outs(%o : memref<1000xi64>) {strategy = #seek.strategy<permute>}
  return
}
