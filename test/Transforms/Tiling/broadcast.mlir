// A consumer that uses each result many times does not search many times.

// RUN: seek-opt %s --transform-interpreter --canonicalize --cse --split-input-file | FileCheck %s

// The consumer is tiled in a dimension that the search does not have, and the search
// is fused. The search, its slices of values and of the destination depend on the
// outer loop only and move out of the inner one, sizes of tails included.

#row = affine_map<(d0, d1) -> (d0)>
#all = affine_map<(d0, d1) -> (d0, d1)>

// CHECK-LABEL: func @inner_loop
func.func @inner_loop(%s: tensor<?xf32>, %x: tensor<?xf32>, %y: tensor<?x?xi32>) -> tensor<?x?xi32> {
  // CHECK: scf.for %[[I:[a-z0-9_]+]] =
  // CHECK-NOT: scf.for
  // CHECK: %[[T:[a-z0-9_]+]] = seek.bound lower
  // CHECK: scf.for %[[J:[a-z0-9_]+]] =
  // CHECK-NOT: seek.bound
  // CHECK: linalg.generic {{.*}} ins(%[[T]], %{{.*}} : tensor<?xi32>, tensor<?x?xi32>)
  // CHECK-NOT: seek.bound
  // CHECK: return
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %o = tensor.empty(%n) : tensor<?xi32>
  %r = seek.bound lower ins(%s, %x : tensor<?xf32>, tensor<?xf32>) outs(%o : tensor<?xi32>) -> tensor<?xi32>
  %f = linalg.generic {indexing_maps = [#row, #all, #all], iterator_types = ["parallel", "parallel"]} ins(%r, %y : tensor<?xi32>, tensor<?x?xi32>) outs(%y : tensor<?x?xi32>) {
  ^bb0(%a: i32, %b: i32, %out: i32):
    %q = arith.addi %a, %b : i32
    linalg.yield %q : i32
  } -> tensor<?x?xi32>
  return %f : tensor<?x?xi32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %tiled, %loops:2 = transform.structured.fuse %op tile_sizes [16, 32] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.apply_licm to %loops#1 : !transform.any_op
    transform.yield
  }
}

// -----

// Here the loop over the broadcast dimension is the outer one, and code motion could
// not help: the search stays before the loops, once.

#row = affine_map<(d0, d1) -> (d0)>
#all = affine_map<(d0, d1) -> (d0, d1)>

// CHECK-LABEL: func @outer_loop
func.func @outer_loop(%s: tensor<?xf32>, %x: tensor<64xf32>, %y: tensor<64x128xi32>) -> tensor<64x128xi32> {
  // CHECK: %[[R:[a-z0-9_]+]] = seek.bound lower ins(%{{.*}}, %{{.*}} : tensor<?xf32>, tensor<64xf32>)
  // CHECK: scf.for
  // CHECK: scf.for
  // CHECK: tensor.extract_slice %[[R]]
  // CHECK-NOT: seek.bound
  // CHECK: return
  %o = tensor.empty() : tensor<64xi32>
  %r = seek.bound lower ins(%s, %x : tensor<?xf32>, tensor<64xf32>) outs(%o : tensor<64xi32>) -> tensor<64xi32>
  %f = linalg.generic {indexing_maps = [#row, #all, #all], iterator_types = ["parallel", "parallel"]} ins(%r, %y : tensor<64xi32>, tensor<64x128xi32>) outs(%y : tensor<64x128xi32>) {
  ^bb0(%a: i32, %b: i32, %out: i32):
    %q = arith.addi %a, %b : i32
    linalg.yield %q : i32
  } -> tensor<64x128xi32>
  return %f : tensor<64x128xi32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.fuse %op tile_sizes [16, 32] interchange [1, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// The same for one scf.forall over both dimensions.

#row = affine_map<(d0, d1) -> (d0)>
#all = affine_map<(d0, d1) -> (d0, d1)>

// CHECK-LABEL: func @one_forall
func.func @one_forall(%s: tensor<?xf32>, %x: tensor<64xf32>, %y: tensor<64x128xi32>) -> tensor<64x128xi32> {
  // CHECK: %[[R:[a-z0-9_]+]] = seek.bound lower ins(%{{.*}}, %{{.*}} : tensor<?xf32>, tensor<64xf32>)
  // CHECK: scf.forall
  // CHECK-NOT: seek.bound
  // CHECK: return
  %o = tensor.empty() : tensor<64xi32>
  %r = seek.bound lower ins(%s, %x : tensor<?xf32>, tensor<64xf32>) outs(%o : tensor<64xi32>) -> tensor<64xi32>
  %f = linalg.generic {indexing_maps = [#row, #all, #all], iterator_types = ["parallel", "parallel"]} ins(%r, %y : tensor<64xi32>, tensor<64x128xi32>) outs(%y : tensor<64x128xi32>) {
  ^bb0(%a: i32, %b: i32, %out: i32):
    %q = arith.addi %a, %b : i32
    linalg.yield %q : i32
  } -> tensor<64x128xi32>
  return %f : tensor<64x128xi32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.fuse %op tile_sizes [16, 32] {use_forall} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// A loop of a single iteration repeats nothing, wherever it is.

#row = affine_map<(d0, d1) -> (d0)>
#all = affine_map<(d0, d1) -> (d0, d1)>

// CHECK-LABEL: func @single_iteration
func.func @single_iteration(%s: tensor<?xf32>, %x: tensor<64xf32>, %y: tensor<64x32xi32>) -> tensor<64x32xi32> {
  // CHECK-NOT: seek.bound
  // CHECK: scf.forall
  // CHECK: seek.bound lower ins(%{{.*}}, %{{.*}} : tensor<?xf32>, tensor<16xf32>)
  // CHECK: return
  %o = tensor.empty() : tensor<64xi32>
  %r = seek.bound lower ins(%s, %x : tensor<?xf32>, tensor<64xf32>) outs(%o : tensor<64xi32>) -> tensor<64xi32>
  %f = linalg.generic {indexing_maps = [#row, #all, #all], iterator_types = ["parallel", "parallel"]} ins(%r, %y : tensor<64xi32>, tensor<64x32xi32>) outs(%y : tensor<64x32xi32>) {
  ^bb0(%a: i32, %b: i32, %out: i32):
    %q = arith.addi %a, %b : i32
    linalg.yield %q : i32
  } -> tensor<64x32xi32>
  return %f : tensor<64x32xi32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.fuse %op tile_sizes [16, 32] {use_forall} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
