// RUN: seek-opt %s --seek-check-allocations | FileCheck %s

// CHECK: @seek_message("{{.*}}: 'memref.alloc' op expected at most 2^62 bytes, got more: a dimension is {0}\00")

// CHECK-LABEL: func @dynamic
// CHECK: arith.mului_extended
// CHECK: arith.mului_extended
// CHECK: func.call @seek_check_failed
// CHECK: memref.alloc
func.func @dynamic(%n: index) -> memref<?x4xf32> {
  %m = memref.alloc(%n) : memref<?x4xf32>
  return %m : memref<?x4xf32>
}

// CHECK-LABEL: func @static_and_huge
// CHECK: func.call @seek_check_failed
func.func @static_and_huge() -> memref<4611686018427387904x4xf32> {
  %m = memref.alloc() : memref<4611686018427387904x4xf32>
  return %m : memref<4611686018427387904x4xf32>
}

// CHECK-LABEL: func @static_and_small
// CHECK-NOT: seek_check_failed
func.func @static_and_small() -> memref<1000000xf32> {
  %m = memref.alloc() : memref<1000000xf32>
  return %m : memref<1000000xf32>
}
