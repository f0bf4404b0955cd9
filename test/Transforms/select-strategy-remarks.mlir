// Remarks say what was chosen and why.

// RUN: seek-opt %s --seek-select-strategy --remarks-filter=seek-select-strategy --remark-format=emitRemark -o %t 2>&1 | FileCheck %s
// RUN: seek-opt %s --seek-select-strategy=strategy=count --remarks-filter=seek-select-strategy --remark-format=emitRemark -o %t 2>&1 | FileCheck %s --check-prefix=FORCED

// CHECK: remark: [Passed] strategy | Category:seek-select-strategy | Remark="count: 5 elements of 32 bits on 128 bits: {{[0-9.]+}} ns per value expected
// CHECK: remark: [Passed] strategy | Category:seek-select-strategy | Remark="rows: few values, or not known how many, per sequence
// What an attribute says is not news.
// CHECK-NOT: remark
// FORCED-COUNT-3: remark: [Passed] strategy {{.*}}"count: forced by an option
func.func @f(%s: tensor<5xf32>, %t: tensor<?x5xf32>, %v: tensor<?xf32>, %w: tensor<?x3xf32>, %o: tensor<?xi64>, %p: tensor<?x3xi64>) -> (tensor<?xi64>, tensor<?x3xi64>, tensor<?xi64>) {
  %0 = seek.bound lower ins(%s, %v : tensor<5xf32>, tensor<?xf32>) outs(%o : tensor<?xi64>) -> tensor<?xi64>
  %1 = seek.bound lower ins(%t, %w : tensor<?x5xf32>, tensor<?x3xf32>) outs(%p : tensor<?x3xi64>) -> tensor<?x3xi64>
  %2 = seek.bound lower ins(%s, %v : tensor<5xf32>, tensor<?xf32>) outs(%o : tensor<?xi64>) {strategy = #seek.strategy<gather>} -> tensor<?xi64>
  return %0, %1, %2 : tensor<?xi64>, tensor<?x3xi64>, tensor<?xi64>
}
