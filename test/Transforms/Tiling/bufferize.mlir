// Tiled and fused searches work in place: their tiles are views, and nothing is
// copied. What is allocated was there before: destinations, and counts in parts.

// RUN: seek-opt %s --transform-interpreter --canonicalize --cse --eliminate-empty-tensors --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" --canonicalize --cse --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: func @tiled
// CHECK-SAME: %[[S:.*]]: memref<?xf32>, %[[X:.*]]: memref<?x6xf32>, %[[O:.*]]: memref<?x6xi32>
func.func @tiled(%s: tensor<?xf32>, %x: tensor<?x6xf32>, %o: tensor<?x6xi32>) -> tensor<?x6xi32> {
  // CHECK-NOT: memref.alloc
  // CHECK-NOT: memref.copy
  // CHECK: scf.for
  // CHECK-DAG: %[[XS:[a-z0-9_]+]] = memref.subview %[[X]]
  // CHECK-DAG: %[[OS:[a-z0-9_]+]] = memref.subview %[[O]]
  // CHECK: seek.bound lower ins(%[[S]], %[[XS]] : {{.*}}) outs(%[[OS]] :
  // CHECK-NOT: memref.alloc
  // CHECK-NOT: memref.copy
  // CHECK: return
  %r = seek.bound lower ins(%s, %x : tensor<?xf32>, tensor<?x6xf32>) outs(%o : tensor<?x6xi32>) -> tensor<?x6xi32>
  return %r : tensor<?x6xi32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["seek.bound"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.tile_using_for %op tile_sizes [16, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// Rows, in parallel.

// CHECK-LABEL: func @rows
// CHECK-SAME: %[[S:.*]]: memref<8x?xf32>, %[[X:.*]]: memref<8x6xf32>, %[[O:.*]]: memref<8x6xi32>
func.func @rows(%s: tensor<8x?xf32>, %x: tensor<8x6xf32>, %o: tensor<8x6xi32>) -> tensor<8x6xi32> {
  // CHECK-NOT: memref.alloc
  // CHECK-NOT: memref.copy
  // CHECK: scf.forall
  // CHECK-DAG: %[[SS:[a-z0-9_]+]] = memref.subview %[[S]]
  // CHECK-DAG: %[[XS:[a-z0-9_]+]] = memref.subview %[[X]]
  // CHECK-DAG: %[[OS:[a-z0-9_]+]] = memref.subview %[[O]]
  // CHECK: seek.bound lower ins(%[[SS]], %[[XS]] : {{.*}}) outs(%[[OS]] :
  // CHECK-NOT: memref.alloc
  // CHECK-NOT: memref.copy
  // CHECK: return
  %r = seek.bound lower ins(%s, %x : tensor<8x?xf32>, tensor<8x6xf32>) outs(%o : tensor<8x6xi32>) -> tensor<8x6xi32>
  return %r : tensor<8x6xi32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["seek.bound"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.tile_using_forall %op tile_sizes [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// The normalized values of one tile, and the counts of one tile, are all that is
// allocated.

#map = affine_map<(d0) -> (d0)>

// CHECK-LABEL: func @fused
// CHECK-SAME: %{{.*}}: memref<?xf32>, %{{.*}}: memref<1024xf32>, %[[OUT:.*]]: memref<1024xf32>
func.func @fused(%s: tensor<?xf32>, %x: tensor<1024xf32>, %out: tensor<1024xf32>) -> tensor<1024xf32> {
  // CHECK: memref.alloc() {{.*}} : memref<128xf32>
  // CHECK-NOT: memref.alloc
  // CHECK: linalg.generic
  // CHECK-NOT: memref.copy
  // CHECK: memref.alloc() {{.*}} : memref<128xi32>
  // CHECK-NOT: memref.alloc
  // CHECK: seek.bound
  // CHECK-NOT: memref.copy
  // CHECK: linalg.generic
  // CHECK-NOT: memref.alloc
  // CHECK-NOT: memref.copy
  // CHECK: return
  %e = tensor.empty() : tensor<1024xf32>
  %normal = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%x : tensor<1024xf32>) outs(%e : tensor<1024xf32>) {
  ^bb0(%a: f32, %b: f32):
    %q = arith.mulf %a, %a : f32
    linalg.yield %q : f32
  } -> tensor<1024xf32>
  %o = tensor.empty() : tensor<1024xi32>
  %r = seek.bound upper ins(%s, %normal : tensor<?xf32>, tensor<1024xf32>) outs(%o : tensor<1024xi32>) -> tensor<1024xi32>
  %f = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%r : tensor<1024xi32>) outs(%out : tensor<1024xf32>) attrs = {last} {
  ^bb0(%a: i32, %b: f32):
    %q = arith.sitofp %a : i32 to f32
    linalg.yield %q : f32
  } -> tensor<1024xf32>
  return %f : tensor<1024xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match attributes {last} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.fuse %op tile_sizes [128] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %func = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %func {
      transform.apply_patterns.tensor.fold_tensor_empty
    } : !transform.any_op
    transform.yield
  }
}

// -----

// The counts in the parts, and nothing else.

// CHECK-LABEL: func @split
// CHECK-SAME: %[[S:.*]]: memref<1000xf32>, %{{.*}}: memref<64xf32>, %[[O:.*]]: memref<64xi32>
func.func @split(%s: tensor<1000xf32>, %x: tensor<64xf32>, %o: tensor<64xi32>) -> tensor<64xi32> {
  // CHECK: %[[PARTS:.*]] = memref.alloc() {{.*}} : memref<2x64xi32>
  // CHECK-NOT: memref.alloc
  // CHECK-NOT: memref.copy
  // CHECK: scf.forall (%[[P:[a-z0-9_]+]]) in (2)
  // CHECK-DAG: %[[SS:[a-z0-9_]+]] = memref.subview %[[S]]
  // CHECK-DAG: %[[OS:[a-z0-9_]+]] = memref.subview %[[PARTS]][%[[P]], 0] [1, 64] [1, 1] : memref<2x64xi32> to memref<64xi32, strided<[1], offset: ?>>
  // CHECK: seek.bound lower ins(%[[SS]], {{.*}} outs(%[[OS]] :
  // CHECK-NOT: memref.alloc
  // CHECK-NOT: memref.copy
  // CHECK: linalg.reduce ins(%[[PARTS]] : memref<2x64xi32>) outs(%[[O]] : memref<64xi32>)
  // CHECK-NOT: memref.copy
  // CHECK: return
  %r = seek.bound lower ins(%s, %x : tensor<1000xf32>, tensor<64xf32>) outs(%o : tensor<64xi32>) -> tensor<64xi32>
  return %r : tensor<64xi32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["seek.bound"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.tile_reduction_using_forall %op by num_threads = [0, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
