// Without tables of sequences that are known at run time only.
// RUN: seek-opt %s --seek-set-target='features=+avx2' --seek-select-strategy=runtime-tables=false | FileCheck %s --implicit-check-not=seek.prepare
// RUN: seek-opt %s --seek-select-strategy='runtime-tables=false strategy=index' | FileCheck %s --check-prefix=FORCED --implicit-check-not=seek.prepare

// CHECK-LABEL: @static
func.func @static(%s: tensor<4095xf32>, %v: tensor<1000000xf32>, %o: tensor<1000000xi64>) -> tensor<1000000xi64> {
  // CHECK: seek.bound {{.*}}strategy = #seek.strategy<gather>
  // FORCED: seek.bound {{.*}}strategy = #seek.strategy<index>
  %0 = seek.bound lower ins(%s, %v : tensor<4095xf32>, tensor<1000000xf32>) outs(%o : tensor<1000000xi64>) -> tensor<1000000xi64>
  return %0 : tensor<1000000xi64>
}

// CHECK-LABEL: @dynamic
func.func @dynamic(%s: tensor<?xf32>, %v: tensor<?xf32>, %o: tensor<?xi64>) -> tensor<?xi64> {
  // CHECK: seek.bound lower ins(%{{.*}}, %{{.*}} : tensor<?xf32>, tensor<?xf32>) outs
  %0 = seek.bound lower ins(%s, %v : tensor<?xf32>, tensor<?xf32>) outs(%o : tensor<?xi64>) -> tensor<?xi64>
  return %0 : tensor<?xi64>
}

// CHECK-LABEL: @memref
func.func @memref(%s: memref<?xf32>, %v: memref<?xf32>, %o: memref<?xi64>) {
  // CHECK-NOT: memref.alloc
  seek.bound lower ins(%s, %v : memref<?xf32>, memref<?xf32>) outs(%o : memref<?xi64>)
  return
}

// A constant has its table.
// CHECK-LABEL: @constant
// FORCED-LABEL: @constant
func.func @constant(%v: tensor<1000000xf32>, %o: tensor<1000000xi64>) -> tensor<1000000xi64> {
  // FORCED: seek.bound {{.*}} prepared(
  %s = arith.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]> : tensor<9xf32>
  %0 = seek.bound lower ins(%s, %v : tensor<9xf32>, tensor<1000000xf32>) outs(%o : tensor<1000000xi64>) -> tensor<1000000xi64>
  return %0 : tensor<1000000xi64>
}
