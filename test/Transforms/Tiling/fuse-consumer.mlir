// A search moves into the loop that makes its values.

// RUN: seek-opt %s --transform-interpreter --canonicalize --cse --split-input-file | FileCheck %s

#map = affine_map<(d0, d1) -> (d0, d1)>

// CHECK-LABEL: func @values
// CHECK-SAME: %[[S:.*]]: tensor<64x?xf32>, %{{.*}}: tensor<64x6xf32>, %[[O:.*]]: tensor<64x6xi32>
func.func @values(%s: tensor<64x?xf32>, %x: tensor<64x6xf32>, %o: tensor<64x6xi32>) -> tensor<64x6xi32> {
  // CHECK: %[[R:[a-z0-9_]+]]:2 = scf.for %[[I:[a-z0-9_]+]] = {{.*}} iter_args(%{{.*}} = %{{.*}}, %[[ACC:[a-z0-9_]+]] = %[[O]])
  // CHECK: %[[NORMAL:.*]] = linalg.generic
  // CHECK-DAG: %[[SS:[a-z0-9_]+]] = tensor.extract_slice %[[S]][%[[I]], 0] [16, %{{.*}}] [1, 1]
  // CHECK-DAG: %[[OS:[a-z0-9_]+]] = tensor.extract_slice %[[ACC]][%[[I]], 0] [16, 6] [1, 1]
  // CHECK: %[[T:[a-z0-9_]+]] = seek.bound lower ins(%[[SS]], %[[NORMAL]] : tensor<16x?xf32>, tensor<16x6xf32>) outs(%[[OS]] : tensor<16x6xi32>)
  // CHECK: tensor.insert_slice %[[T]] into %[[ACC]][%[[I]], 0] [16, 6] [1, 1]
  // CHECK-NOT: seek.bound
  // CHECK: return %[[R]]#1
  %e = tensor.empty() : tensor<64x6xf32>
  %normal = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<64x6xf32>) outs(%e : tensor<64x6xf32>) {
  ^bb0(%a: f32, %b: f32):
    %q = arith.mulf %a, %a : f32
    linalg.yield %q : f32
  } -> tensor<64x6xf32>
  %r = seek.bound lower ins(%s, %normal : tensor<64x?xf32>, tensor<64x6xf32>) outs(%o : tensor<64x6xi32>) -> tensor<64x6xi32>
  return %r : tensor<64x6xi32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %producer = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %tiled, %loop = transform.structured.tile_using_for %producer tile_sizes [16] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %search = transform.structured.match ops{["seek.bound"]} in %root : (!transform.any_op) -> !transform.any_op
    %fused, %new = transform.seek.fuse_consumer %search into %loop : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// Into a scf.forall, and into two loops.

#map = affine_map<(d0, d1) -> (d0, d1)>

// CHECK-LABEL: func @loops
func.func @loops(%s: tensor<9xf32>, %x: tensor<64x6xf32>, %o: tensor<64x6xi32>) -> (tensor<64x6xi32>, tensor<64x6xi32>) {
  // CHECK: scf.forall
  // CHECK: linalg.generic
  // CHECK: seek.bound lower ins(%{{.*}}, %{{.*}} : tensor<9xf32>, tensor<16x3xf32>)
  // CHECK: scf.for
  // CHECK: scf.for
  // CHECK: linalg.generic
  // CHECK: seek.bound upper ins(%{{.*}}, %{{.*}} : tensor<9xf32>, tensor<16x3xf32>)
  // CHECK-NOT: seek.bound
  %e = tensor.empty() : tensor<64x6xf32>
  %normal = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<64x6xf32>) outs(%e : tensor<64x6xf32>) attrs = {first} {
  ^bb0(%a: f32, %b: f32):
    %q = arith.mulf %a, %a : f32
    linalg.yield %q : f32
  } -> tensor<64x6xf32>
  %r = seek.bound lower ins(%s, %normal : tensor<9xf32>, tensor<64x6xf32>) outs(%o : tensor<64x6xi32>) {first_search} -> tensor<64x6xi32>
  %normal2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<64x6xf32>) outs(%e : tensor<64x6xf32>) attrs = {second} {
  ^bb0(%a: f32, %b: f32):
    %q = arith.addf %a, %a : f32
    linalg.yield %q : f32
  } -> tensor<64x6xf32>
  %r2 = seek.bound upper ins(%s, %normal2 : tensor<9xf32>, tensor<64x6xf32>) outs(%o : tensor<64x6xi32>) {second_search} -> tensor<64x6xi32>
  return %r, %r2 : tensor<64x6xi32>, tensor<64x6xi32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %first = transform.structured.match attributes {first} in %root : (!transform.any_op) -> !transform.any_op
    %tiled, %loop = transform.structured.tile_using_forall %first tile_sizes [16, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %search = transform.structured.match attributes {first_search} in %root : (!transform.any_op) -> !transform.any_op
    transform.seek.fuse_consumer %search into %loop : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %second = transform.structured.match attributes {second} in %root : (!transform.any_op) -> !transform.any_op
    %tiled2, %loops:2 = transform.structured.tile_using_for %second tile_sizes [16, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %search2 = transform.structured.match attributes {second_search} in %root : (!transform.any_op) -> !transform.any_op
    transform.seek.fuse_consumer %search2 into %loops#0 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// Rows of sequences come from the loop, whole; values are sliced to match.

#map = affine_map<(d0, d1) -> (d0, d1)>

// CHECK-LABEL: func @rows
// CHECK-SAME: %{{.*}}: tensor<64x9xf32>, %[[X:.*]]: tensor<64x6xf32>
func.func @rows(%s: tensor<64x9xf32>, %x: tensor<64x6xf32>, %o: tensor<64x6xi32>) -> tensor<64x6xi32> {
  // CHECK: scf.for %[[I:[a-z0-9_]+]] =
  // CHECK: %[[ROWS:.*]] = linalg.generic
  // CHECK: %[[XS:[a-z0-9_]+]] = tensor.extract_slice %[[X]][%[[I]], 0] [16, 6] [1, 1]
  // CHECK: seek.bound lower ins(%[[ROWS]], %[[XS]] : tensor<16x9xf32>, tensor<16x6xf32>)
  %e = tensor.empty() : tensor<64x9xf32>
  %double = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%s : tensor<64x9xf32>) outs(%e : tensor<64x9xf32>) {
  ^bb0(%a: f32, %b: f32):
    %q = arith.addf %a, %a : f32
    linalg.yield %q : f32
  } -> tensor<64x9xf32>
  %r = seek.bound lower ins(%double, %x : tensor<64x9xf32>, tensor<64x6xf32>) outs(%o : tensor<64x6xi32>) -> tensor<64x6xi32>
  return %r : tensor<64x6xi32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %producer = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %tiled, %loop = transform.structured.tile_using_for %producer tile_sizes [16] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %search = transform.structured.match ops{["seek.bound"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.seek.fuse_consumer %search into %loop : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// Sizes at run time, with tails.

#map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: func @dynamic
// CHECK-SAME: %[[S:[a-z0-9_]+]]: tensor<?xf32>
func.func @dynamic(%s: tensor<?xf32>, %x: tensor<?x?xf32>, %o: tensor<?x?xi32>) -> tensor<?x?xi32> {
  // CHECK: scf.for
  // CHECK: scf.for %[[J:[a-z0-9_]+]] = {{.*}} iter_args(%{{.*}} = %{{.*}}, %[[ACC:[a-z0-9_]+]] = %{{.*}})
  // CHECK: %[[NORMAL:.*]] = linalg.generic
  // CHECK: %[[OS:[a-z0-9_]+]] = tensor.extract_slice %[[ACC]][%{{.*}}, %[[J]]]
  // CHECK: seek.bound lower ins(%[[S]], %[[NORMAL]] : tensor<?xf32>, tensor<?x?xf32>) outs(%[[OS]] : tensor<?x?xi32>)
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %x, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %normal = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%a: f32, %b: f32):
    %q = arith.mulf %a, %a : f32
    linalg.yield %q : f32
  } -> tensor<?x?xf32>
  %r = seek.bound lower ins(%s, %normal : tensor<?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %producer = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %tiled, %loops:2 = transform.structured.tile_using_for %producer tile_sizes [16, 8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %search = transform.structured.match ops{["seek.bound"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.seek.fuse_consumer %search into %loops#0 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
