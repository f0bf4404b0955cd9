// What each search gets, on the standard error.
// RUN: seek-runner %s --remarks --arg='[1.5]' --cpu=native 2>&1 | FileCheck %s
// RUN: seek-runner %s --remarks --arg='[1.5]' --strategy=count 2>&1 | FileCheck %s --check-prefix=FORCED
// RUN: seek-runner %s --arg='[1.5]' 2>&1 | FileCheck %s --check-prefix=SILENT

//      CHECK: remarks.mlir:[[@LINE+9]]:8: remark: [Passed] strategy | Category:seek-select-strategy
// CHECK-SAME: {{count|scalar|permute}}: 3 elements of 32 bits on
//      CHECK: [2]
// FORCED: remark: {{.*}}count: forced by an option
// FORCED: [2]
// SILENT-NOT: remark
// SILENT: [2]
func.func @main(%x: tensor<1xf32>) -> tensor<1xi64> {
  %b = arith.constant dense<[0.0, 1.0, 2.0]> : tensor<3xf32>
  %r = seek.bucketize %x, %b : (tensor<1xf32>, tensor<3xf32>) -> tensor<1xi64>
  return %r : tensor<1xi64>
}
