// Scripts mix our patterns: from spec ops to tiles, and on memrefs to loops.

// RUN: seek-opt %s --transform-interpreter --allow-unregistered-dialect --split-input-file | FileCheck %s

// CHECK-LABEL: func @lower
func.func @lower(%s: tensor<?xf32>, %x: tensor<100xf32>, %y: tensor<*xf32>) -> (tensor<100xi64>, tensor<*xi64>) {
  // CHECK: scf.for
  // CHECK: seek.bound lower
  // An op that cannot be lowered stays.
  // CHECK: seek.bucketize %{{.*}} : (tensor<*xf32>, tensor<?xf32>) -> tensor<*xi64>
  %r = seek.search_sorted %s, %x : (tensor<?xf32>, tensor<100xf32>) -> tensor<100xi64>
  %u = seek.bucketize %y, %s : (tensor<*xf32>, tensor<?xf32>) -> tensor<*xi64>
  return %r, %u : tensor<100xi64>, tensor<*xi64>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %func = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %func {
      transform.apply_patterns.seek.lower_to_bound
    } : !transform.any_op
    %op = transform.structured.match ops{["seek.bound"]} in %func : (!transform.any_op) -> !transform.any_op
    transform.structured.tile_using_for %op tile_sizes [10] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// The spec ops become simpler, and other ops stay as they are.

// CHECK-LABEL: func @canonicalization
func.func @canonicalization(%s: tensor<3xf32>, %x: tensor<4xf32>, %a: i32) -> (tensor<?xi64>, i32) {
  // CHECK: seek.bucketize %{{.*}} : (tensor<4xf32>, tensor<3xf32>) -> tensor<4xi64>
  // CHECK: arith.subi %{{.*}}, %{{.*}} : i32
  // CHECK: arith.addi
  %d = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
  %r = seek.bucketize %d, %s : (tensor<?xf32>, tensor<3xf32>) -> tensor<?xi64>
  %c1 = arith.constant 1 : i32
  %b = arith.subi %c1, %a : i32
  %c = arith.addi %b, %c1 : i32
  return %r, %c : tensor<?xi64>, i32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %func = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %func {
      transform.apply_patterns.seek.canonicalization
    } : !transform.any_op
    transform.yield
  }
}

// -----

// CHECK-LABEL: func @scf
func.func @scf(%s: memref<?xf32>, %x: memref<8xf32>, %o: memref<8xi32>, %t: tensor<?xf32>, %y: tensor<8xf32>, %p: tensor<8xi32>) -> tensor<8xi32> {
  // CHECK: scf.for
  // CHECK-NOT: memref<8xf32>, memref<?xf32>
  // CHECK: memref.store
  // On tensors it stays.
  // CHECK: seek.bound lower ins(%{{.*}}, %{{.*}} : tensor<?xf32>, tensor<8xf32>)
  seek.bound lower ins(%s, %x : memref<?xf32>, memref<8xf32>) outs(%o : memref<8xi32>)
  %r = seek.bound lower ins(%t, %y : tensor<?xf32>, tensor<8xf32>) outs(%p : tensor<8xi32>) -> tensor<8xi32>
  return %r : tensor<8xi32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %func = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %func {
      transform.apply_patterns.seek.to_scf
    } : !transform.any_op
    transform.yield
  }
}

// -----

// Vectors first, loops for what is left: one value has no vectors.

// CHECK-LABEL: func @vector
func.func @vector(%s: memref<7xf32>, %x: memref<1000xf32>, %o: memref<1000xi32>, %y: memref<f32>, %p: memref<i32>) {
  // CHECK: vector.store
  // CHECK-NOT: seek.bound
  // CHECK: return
  seek.bound lower ins(%s, %x : memref<7xf32>, memref<1000xf32>) outs(%o : memref<1000xi32>) {strategy = #seek.strategy<count>}
  seek.bound lower ins(%s, %y : memref<7xf32>, memref<f32>) outs(%p : memref<i32>)
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %func = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %func {
      transform.apply_patterns.seek.to_vector
    } : !transform.any_op
    transform.apply_patterns to %func {
      transform.apply_patterns.seek.to_scf
    } : !transform.any_op
    transform.yield
  }
}

// -----

// From another front end to linalg: the count that it left becomes a search, which
// becomes a count again, in one generic.

// CHECK-LABEL: func @raised
func.func @raised(%b: tensor<5xi32>, %v: tensor<8xi32>) -> tensor<8xi64> {
  // CHECK-NOT: tensor<8x5xi1>
  // CHECK: linalg.generic {{.*}}iterator_types = ["parallel", "reduction"]
  // CHECK-NOT: linalg.generic
  // CHECK: return
  %zero = arith.constant 0 : i64
  %m = tensor.empty() : tensor<8x5xi1>
  %is = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%b, %v : tensor<5xi32>, tensor<8xi32>) outs(%m : tensor<8x5xi1>) {
  ^bb0(%x: i32, %y: i32, %o: i1):
    %c = arith.cmpi slt, %x, %y : i32
    linalg.yield %c : i1
  } -> tensor<8x5xi1>
  %e = tensor.empty() : tensor<8xi64>
  %f = linalg.fill ins(%zero : i64) outs(%e : tensor<8xi64>) -> tensor<8xi64>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%is : tensor<8x5xi1>) outs(%f : tensor<8xi64>) {
  ^bb0(%x: i1, %o: i64):
    %w = arith.extui %x : i1 to i64
    %s = arith.addi %o, %w : i64
    linalg.yield %s : i64
  } -> tensor<8xi64>
  return %r : tensor<8xi64>
}

// A search that TensorFlow left.
// CHECK-LABEL: func @tensorflow
// CHECK: linalg.generic
func.func @tensorflow(%x: tensor<3xf32>) -> tensor<3xi32> {
  %r = "tf.Bucketize"(%x) {boundaries = [0.0 : f32, 1.0 : f32]} : (tensor<3xf32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %func = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %func {
      transform.apply_patterns.seek.raise_from_linalg {assume_sorted, assume_no_nans}
      transform.apply_patterns.seek.from_tf
      transform.apply_patterns.seek.lower_to_bound
    } : !transform.any_op
    transform.apply_patterns to %func {
      transform.apply_patterns.seek.to_linalg
    } : !transform.any_op
    transform.yield
  }
}
