// Sizes that are only known at run time do not keep a search in a loop that it does
// not depend on where they are made from one and the same value.
// RUN: seek-opt %s --loop-invariant-code-motion | FileCheck %s

func.func private @use(tensor<?xi64>)
func.func private @use2(tensor<?x?xi64>)

// CHECK-LABEL: func @slices
// CHECK: seek.bound
// CHECK: scf.for
func.func @slices(%n: index, %i: index, %m: index, %s: tensor<3xf32>, %x: tensor<?xf32>, %o: tensor<?xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = tensor.extract_slice %x[%i] [%m] [1] : tensor<?xf32> to tensor<?xf32>
  %e = tensor.extract_slice %o[%i] [%m] [1] : tensor<?xi64> to tensor<?xi64>
  scf.for %j = %c0 to %n step %c1 {
    %0 = seek.bound lower ins(%s, %v : tensor<3xf32>, tensor<?xf32>) outs(%e : tensor<?xi64>) -> tensor<?xi64>
    func.call @use(%0) : (tensor<?xi64>) -> ()
  }
  return
}

// Of rank 2 to rank 1.
// CHECK-LABEL: func @rank_reduced_slices
// CHECK: seek.bound
// CHECK: scf.for
func.func @rank_reduced_slices(%n: index, %i: index, %m: index, %s: tensor<3xf32>, %x: tensor<?x?xf32>, %o: tensor<?x?xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = tensor.extract_slice %x[%i, 0] [1, %m] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %e = tensor.extract_slice %o[0, %i] [%m, 1] [1, 1] : tensor<?x?xi64> to tensor<?xi64>
  scf.for %j = %c0 to %n step %c1 {
    %0 = seek.bound lower ins(%s, %v : tensor<3xf32>, tensor<?xf32>) outs(%e : tensor<?xi64>) -> tensor<?xi64>
    func.call @use(%0) : (tensor<?xi64>) -> ()
  }
  return
}

// A destination of the size of the values; values through an op in place and a cast.
// CHECK-LABEL: func @dimensions
// CHECK: seek.bound
// CHECK: scf.for
func.func @dimensions(%n: index, %s: tensor<3xf32>, %x: tensor<?x4xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c0 : tensor<?x4xf32>
  %c4 = arith.constant 4 : index
  %e = tensor.empty(%m, %c4) : tensor<?x?xi64>
  %fill = linalg.fill ins(%f : f32) outs(%x : tensor<?x4xf32>) -> tensor<?x4xf32>
  %v = tensor.cast %fill : tensor<?x4xf32> to tensor<?x?xf32>
  scf.for %j = %c0 to %n step %c1 {
    %0 = seek.bound lower ins(%s, %v : tensor<3xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xi64>) -> tensor<?x?xi64>
    func.call @use2(%0) : (tensor<?x?xi64>) -> ()
  }
  return
}

// Rows.
// CHECK-LABEL: func @rows
// CHECK: seek.bound
// CHECK: scf.for
func.func @rows(%n: index, %m: index, %s: tensor<?x9xf32>, %x: tensor<?x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %rows = tensor.extract_slice %s[0, 0] [%m, 9] [1, 1] : tensor<?x9xf32> to tensor<?x9xf32>
  %v = tensor.extract_slice %x[0, 0] [%m, 4] [1, 1] : tensor<?x4xf32> to tensor<?x4xf32>
  %e = tensor.empty(%m) : tensor<?x4xi64>
  %c = tensor.cast %e : tensor<?x4xi64> to tensor<?x?xi64>
  scf.for %j = %c0 to %n step %c1 {
    %0 = seek.bound lower ins(%rows, %v : tensor<?x9xf32>, tensor<?x4xf32>) outs(%c : tensor<?x?xi64>) -> tensor<?x?xi64>
    func.call @use2(%0) : (tensor<?x?xi64>) -> ()
  }
  return
}

// Two values may differ, also where they are of one tensor.
// CHECK-LABEL: func @not_two_sizes
// CHECK: scf.for
// CHECK: seek.bound
func.func @not_two_sizes(%n: index, %m: index, %k: index, %s: tensor<3xf32>, %x: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = tensor.extract_slice %x[0] [%m] [1] : tensor<?xf32> to tensor<?xf32>
  %e = tensor.empty(%k) : tensor<?xi64>
  scf.for %j = %c0 to %n step %c1 {
    %0 = seek.bound lower ins(%s, %v : tensor<3xf32>, tensor<?xf32>) outs(%e : tensor<?xi64>) -> tensor<?xi64>
    func.call @use(%0) : (tensor<?xi64>) -> ()
  }
  return
}

// CHECK-LABEL: func @not_two_dimensions
// CHECK: scf.for
// CHECK: seek.bound
func.func @not_two_dimensions(%n: index, %s: tensor<3xf32>, %x: tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tensor.dim %x, %c0 : tensor<?x?xf32>
  %b = tensor.dim %x, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%b, %a) : tensor<?x?xi64>
  scf.for %j = %c0 to %n step %c1 {
    %0 = seek.bound lower ins(%s, %x : tensor<3xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xi64>) -> tensor<?x?xi64>
    func.call @use2(%0) : (tensor<?x?xi64>) -> ()
  }
  return
}

// CHECK-LABEL: func @not_other_rows
// CHECK: scf.for
// CHECK: seek.bound
func.func @not_other_rows(%n: index, %s: tensor<?x9xf32>, %x: tensor<?x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c0 : tensor<?x4xf32>
  %c4 = arith.constant 4 : index
  %e = tensor.empty(%m, %c4) : tensor<?x?xi64>
  scf.for %j = %c0 to %n step %c1 {
    %0 = seek.bound lower ins(%s, %x : tensor<?x9xf32>, tensor<?x4xf32>) outs(%e : tensor<?x?xi64>) -> tensor<?x?xi64>
    func.call @use2(%0) : (tensor<?x?xi64>) -> ()
  }
  return
}

// Code that is never reached may use what it makes.
// CHECK-LABEL: func @unreachable
// CHECK: scf.for
// CHECK: seek.bound
func.func @unreachable(%n: index, %s: tensor<3xf32>, %o: tensor<?xi64>) {
  return
^bb1:
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tensor.cast %b : tensor<?xf32> to tensor<?xf32>
  %b = tensor.cast %a : tensor<?xf32> to tensor<?xf32>
  scf.for %j = %c0 to %n step %c1 {
    %0 = seek.bound lower ins(%s, %a : tensor<3xf32>, tensor<?xf32>) outs(%o : tensor<?xi64>) -> tensor<?xi64>
    func.call @use(%0) : (tensor<?xi64>) -> ()
  }
  cf.br ^bb1
}
