// A search in a loop over blocks of values: one table before the loop, whatever the
// size of a block.

// RUN: seek-opt %s --seek-select-strategy --loop-invariant-code-motion | FileCheck %s

// CHECK-LABEL: func @blocks
// CHECK-SAME: %[[S:[^:]*]]: tensor<?xf32>
// CHECK-NOT: scf.for
// CHECK: %[[T:.*]] = seek.prepare lower ins(%[[S]] : tensor<?xf32>)
// CHECK: scf.for
// CHECK-NOT: seek.prepare
// CHECK: seek.bound lower ins(%[[S]], %{{.*}}) prepared(%[[T]] : tensor<?xi32>) {{.*}}#seek.strategy<index>
func.func @blocks(%s: tensor<?xf32>, %v: tensor<?x64xf32>, %o: tensor<?x64xi32>) -> tensor<?x64xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %v, %c0 : tensor<?x64xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %o) -> tensor<?x64xi32> {
    %block = tensor.extract_slice %v[%i, 0] [1, 64] [1, 1] : tensor<?x64xf32> to tensor<64xf32>
    %part = tensor.extract_slice %acc[%i, 0] [1, 64] [1, 1] : tensor<?x64xi32> to tensor<64xi32>
    %0 = seek.bound lower ins(%s, %block : tensor<?xf32>, tensor<64xf32>) outs(%part : tensor<64xi32>) -> tensor<64xi32>
    %next = tensor.insert_slice %0 into %acc[%i, 0] [1, 64] [1, 1] : tensor<64xi32> into tensor<?x64xi32>
    scf.yield %next : tensor<?x64xi32>
  }
  return %r : tensor<?x64xi32>
}

// A sequence of the loop has a table of its own, if it pays.
// CHECK-LABEL: func @sequences
// CHECK: arith.select
// CHECK: scf.for
// CHECK: seek.prepare
// CHECK: seek.bound
func.func @sequences(%s: tensor<?x10000xf32>, %v: tensor<?xf32>, %o: tensor<?xi32>) -> tensor<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %s, %c0 : tensor<?x10000xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %o) -> tensor<?xi32> {
    %row = tensor.extract_slice %s[%i, 0] [1, 10000] [1, 1] : tensor<?x10000xf32> to tensor<10000xf32>
    %0 = seek.bound lower ins(%row, %v : tensor<10000xf32>, tensor<?xf32>) outs(%acc : tensor<?xi32>) -> tensor<?xi32>
    scf.yield %0 : tensor<?xi32>
  }
  return %r : tensor<?xi32>
}
