// RUN: seek-opt %s --seek-to-llvm=results=out-params | FileCheck %s --implicit-check-not='call @' --implicit-check-not=seek_check_failed
// RUN: seek-opt %s --seek-to-llvm='results=out-params checks=shapes' | FileCheck %s --check-prefix=CHECKS --implicit-check-not=@malloc

// A search on tensors writes directly to the buffer of the caller, without malloc,
// free and memcpy, whatever is known of its size.

// CHECK-LABEL: llvm.func @static(
// CHECK-SAME: %[[OUT:[a-z0-9]+]]: !llvm.ptr, %{{[a-z0-9]+}}: i64, %{{[a-z0-9]+}}: i64, %{{[a-z0-9]+}}: i64) {
// CHECK-NOT: memcpy
// CHECK: llvm.{{store|getelementptr}} {{.*}}%[[OUT]]
// CHECK: llvm.return{{$}}
// CHECKS-LABEL: llvm.func @static(
// CHECKS-NOT: llvm.call
func.func @static(%x: tensor<8xf32>, %b: tensor<3xf32>) -> tensor<8xi64> {
  %0 = seek.bucketize %x, %b : (tensor<8xf32>, tensor<3xf32>) -> tensor<8xi64>
  return %0 : tensor<8xi64>
}

// CHECK-LABEL: llvm.func @dynamic(
// CHECK-NOT: memcpy
// CHECK: llvm.return{{$}}
// CHECKS-LABEL: llvm.func @dynamic(
// CHECKS: llvm.call @seek_check_failed
// CHECKS-NOT: memcpy
// CHECKS: llvm.return{{$}}
func.func @dynamic(%x: tensor<?x4xf32>, %b: tensor<3xf32>) -> tensor<?x4xi64> {
  %0 = seek.bucketize %x, %b : (tensor<?x4xf32>, tensor<3xf32>) -> tensor<?x4xi64>
  return %0 : tensor<?x4xi64>
}
