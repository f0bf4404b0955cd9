// Fusion of producers into a tiled search, and of searches into the loops of
// consumers.

// RUN: seek-opt %s --transform-interpreter --canonicalize --cse --split-input-file | FileCheck %s

// A normalization of the values, fused into the tiled search.

#map = affine_map<(d0) -> (d0)>

// CHECK-LABEL: func @normalization
// CHECK-SAME: %[[S:.*]]: tensor<?xf32>, %[[X:.*]]: tensor<?xf32>
func.func @normalization(%s: tensor<?xf32>, %x: tensor<?xf32>, %mean: f32, %scale: f32) -> tensor<?xi32> {
  // CHECK: scf.for %[[I:[a-z0-9_]+]] =
  // CHECK: %[[XS:[a-z0-9_]+]] = tensor.extract_slice %[[X]][%[[I]]]
  // CHECK: %[[NORMAL:.*]] = linalg.generic {{.*}} ins(%[[XS]] : tensor<?xf32>)
  // CHECK: %[[T:[a-z0-9_]+]] = seek.bound lower ins(%[[S]], %[[NORMAL]] : tensor<?xf32>, tensor<?xf32>)
  // CHECK: tensor.insert_slice %[[T]]
  // CHECK-NOT: linalg.generic
  // CHECK: return
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %normal = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%x : tensor<?xf32>) outs(%e : tensor<?xf32>) {
  ^bb0(%in: f32, %out: f32):
    %d = arith.subf %in, %mean : f32
    %q = arith.mulf %d, %scale : f32
    linalg.yield %q : f32
  } -> tensor<?xf32>
  %o = tensor.empty(%n) : tensor<?xi32>
  %r = seek.bound lower ins(%s, %normal : tensor<?xf32>, tensor<?xf32>) outs(%o : tensor<?xi32>) -> tensor<?xi32>
  return %r : tensor<?xi32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["seek.bound"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.fuse %op tile_sizes [128] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// What makes a shared sequence stays before the loops: every tile needs all of
// it. What makes rows is fused.

#map = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>

// CHECK-LABEL: func @sequences
// CHECK-SAME: %[[S:.*]]: tensor<9xf32>, %[[ROWS:.*]]: tensor<8x9xf32>
func.func @sequences(%s: tensor<9xf32>, %rows: tensor<8x9xf32>, %x: tensor<8x6xf32>, %o: tensor<8x6xi64>) -> (tensor<8x6xi64>, tensor<8x6xi64>) {
  // CHECK: %[[DOUBLE:.*]] = linalg.generic {{.*}} ins(%[[S]] : tensor<9xf32>)
  // CHECK: scf.for
  // CHECK-NOT: linalg.generic
  // CHECK: seek.bound lower ins(%[[DOUBLE]], %{{.*}} : tensor<9xf32>, tensor<2x6xf32>)
  // CHECK: scf.for %[[I:[a-z0-9_]+]] =
  // CHECK: %[[SLICE:.*]] = tensor.extract_slice %[[ROWS]][%[[I]], 0] [2, 9] [1, 1]
  // CHECK: %[[ROW:.*]] = linalg.generic {{.*}} ins(%[[SLICE]] : tensor<2x9xf32>)
  // CHECK: seek.bound lower ins(%[[ROW]], %{{.*}} : tensor<2x9xf32>, tensor<2x6xf32>)
  %e = tensor.empty() : tensor<9xf32>
  %double = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%s : tensor<9xf32>) outs(%e : tensor<9xf32>) {
  ^bb0(%in: f32, %out: f32):
    %d = arith.addf %in, %in : f32
    linalg.yield %d : f32
  } -> tensor<9xf32>
  %r = seek.bound lower ins(%double, %x : tensor<9xf32>, tensor<8x6xf32>) outs(%o : tensor<8x6xi64>) -> tensor<8x6xi64>
  %e2 = tensor.empty() : tensor<8x9xf32>
  %double2 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%rows : tensor<8x9xf32>) outs(%e2 : tensor<8x9xf32>) {
  ^bb0(%in: f32, %out: f32):
    %d = arith.addf %in, %in : f32
    linalg.yield %d : f32
  } -> tensor<8x9xf32>
  %r2 = seek.bound lower ins(%double2, %x : tensor<8x9xf32>, tensor<8x6xf32>) outs(%o : tensor<8x6xi64>) -> tensor<8x6xi64>
  return %r, %r2 : tensor<8x6xi64>, tensor<8x6xi64>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["seek.bound"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.fuse %op tile_sizes [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// A search, and the normalization before it, fused into the scf.forall of the op
// that uses its result.

#map = affine_map<(d0) -> (d0)>

// CHECK-LABEL: func @into_forall
func.func @into_forall(%s: tensor<?xf32>, %x: tensor<?xf32>, %scale: f32) -> tensor<?xf32> {
  // CHECK: scf.forall (%[[I:[a-z0-9_]+]]) in (8)
  // CHECK: %[[NORMAL:.*]] = linalg.generic
  // CHECK: arith.mulf
  // CHECK: %[[T:[a-z0-9_]+]] = seek.bound upper ins(%{{.*}}, %[[NORMAL]] : tensor<?xf32>, tensor<?xf32>)
  // CHECK: linalg.generic {{.*}} ins(%[[T]] : tensor<?xi32>)
  // CHECK: tensor.parallel_insert_slice
  // CHECK-NOT: seek.bound
  // CHECK: return
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %normal = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%x : tensor<?xf32>) outs(%e : tensor<?xf32>) attrs = {first} {
  ^bb0(%in: f32, %out: f32):
    %q = arith.mulf %in, %scale : f32
    linalg.yield %q : f32
  } -> tensor<?xf32>
  %o = tensor.empty(%n) : tensor<?xi32>
  %r = seek.bound upper ins(%s, %normal : tensor<?xf32>, tensor<?xf32>) outs(%o : tensor<?xi32>) -> tensor<?xi32>
  %f = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%r : tensor<?xi32>) outs(%e : tensor<?xf32>) attrs = {last} {
  ^bb0(%in: i32, %out: f32):
    %q = arith.sitofp %in : i32 to f32
    linalg.yield %q : f32
  } -> tensor<?xf32>
  return %f : tensor<?xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %last = transform.structured.match attributes {last} in %root : (!transform.any_op) -> !transform.any_op
    %tiled, %loop = transform.structured.tile_using_forall %last num_threads [8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %search = transform.structured.match ops{["seek.bound"]} in %root : (!transform.any_op) -> !transform.any_op
    %fused, %loop2 = transform.structured.fuse_into_containing_op %search into %loop : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %first = transform.structured.match attributes {first} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.fuse_into_containing_op %first into %loop2 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// The same by tiling the consumer and fusing all that comes before it.

#map = affine_map<(d0) -> (d0)>

// CHECK-LABEL: func @consumer
func.func @consumer(%s: tensor<?xf32>, %x: tensor<100xf32>) -> tensor<100xf32> {
  // CHECK: scf.for
  // CHECK: %[[T:[a-z0-9_]+]] = seek.bound upper ins(%{{.*}}, %{{.*}} : tensor<?xf32>, tensor<10xf32>)
  // CHECK: linalg.generic {{.*}} ins(%[[T]] : tensor<10xi32>)
  // CHECK-NOT: seek.bound
  %o = tensor.empty() : tensor<100xi32>
  %r = seek.bound upper ins(%s, %x : tensor<?xf32>, tensor<100xf32>) outs(%o : tensor<100xi32>) -> tensor<100xi32>
  %e = tensor.empty() : tensor<100xf32>
  %f = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%r : tensor<100xi32>) outs(%e : tensor<100xf32>) {
  ^bb0(%in: i32, %out: f32):
    %q = arith.sitofp %in : i32 to f32
    linalg.yield %q : f32
  } -> tensor<100xf32>
  return %f : tensor<100xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.fuse %op tile_sizes [10] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
