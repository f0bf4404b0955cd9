// A declared result that states more than the operands say must not be hoisted: the
// sizes may disagree where the loop does not run.
// RUN: seek-opt %s --loop-invariant-code-motion | FileCheck %s

func.func private @use(tensor<4xi64>)

// CHECK-LABEL: func @bucketize
// CHECK: scf.for
// CHECK: seek.bucketize
func.func @bucketize(%n: index, %x: tensor<?xf32>, %b: tensor<3xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = seek.bucketize %x, %b : (tensor<?xf32>, tensor<3xf32>) -> tensor<4xi64>
    func.call @use(%0) : (tensor<4xi64>) -> ()
  }
  return
}

// CHECK-LABEL: func @search_sorted
// CHECK: scf.for
// CHECK: seek.search_sorted
func.func @search_sorted(%n: index, %s: tensor<3xf32>, %v: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = seek.search_sorted %s, %v : (tensor<3xf32>, tensor<?xf32>) -> tensor<4xi64>
    func.call @use(%0) : (tensor<4xi64>) -> ()
  }
  return
}
