// A sequence split over outer parallel loops: counts in the parts, added.

// RUN: seek-opt %s --transform-interpreter --canonicalize --cse --split-input-file | FileCheck %s

// In two. The table is one of the whole sequence, so the parts have none.

// CHECK-LABEL: func @in_two
// CHECK-SAME: %[[S:.*]]: tensor<?xf32>, %[[X:.*]]: tensor<?x3xf32>, %{{.*}}: tensor<?xi32>, %[[O:.*]]: tensor<?x3xi32>
func.func @in_two(%s: tensor<?xf32>, %x: tensor<?x3xf32>, %t: tensor<?xi32>, %o: tensor<?x3xi32>) -> tensor<?x3xi32> {
  // CHECK: %[[EMPTY:.*]] = tensor.empty(%{{.*}}) : tensor<2x?x3xi32>
  // CHECK: %[[INIT:.*]] = linalg.fill ins(%c0_i32 : i32) outs(%[[EMPTY]]
  // CHECK: %[[PARTS:.*]] = scf.forall (%[[P:[a-z0-9_]+]]) in (2) shared_outs(%[[ACC:[a-z0-9_]+]] = %[[INIT]])
  // CHECK-DAG: %[[SS:[a-z0-9_]+]] = tensor.extract_slice %[[S]][%{{.*}}] [%{{.*}}] [1]
  // CHECK-DAG: %[[XS:[a-z0-9_]+]] = tensor.extract_slice %[[X]][0, 0] [%{{.*}}, 3] [1, 1]
  // CHECK-DAG: %[[OS:[a-z0-9_]+]] = tensor.extract_slice %[[ACC]][%[[P]], 0, 0] [1, %{{.*}}, 3] [1, 1, 1] : tensor<2x?x3xi32> to tensor<?x3xi32>
  // CHECK: %[[COUNT:.*]] = seek.bound upper ins(%[[SS]], %[[XS]] : tensor<?xf32>, tensor<?x3xf32>) outs(%[[OS]] : tensor<?x3xi32>) {strategy = #seek.strategy<index>}
  // CHECK: tensor.parallel_insert_slice %[[COUNT]] into %[[ACC]][%[[P]], 0, 0] [1, %{{.*}}, 3] [1, 1, 1]
  // CHECK: %[[ZEROS:.*]] = linalg.fill ins(%c0_i32 : i32) outs(%[[O]]
  // CHECK: %[[SUM:.*]] = linalg.reduce ins(%[[PARTS]] : tensor<2x?x3xi32>) outs(%[[ZEROS]] : tensor<?x3xi32>) dimensions = [0]
  // CHECK: arith.addi
  // CHECK: return %[[SUM]]
  %r = seek.bound upper ins(%s, %x : tensor<?xf32>, tensor<?x3xf32>) prepared(%t : tensor<?xi32>) outs(%o : tensor<?x3xi32>) {strategy = #seek.strategy<index>} -> tensor<?x3xi32>
  return %r : tensor<?x3xi32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["seek.bound"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.tile_reduction_using_forall %op by num_threads = [0, 0, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// Rows with a sequence each, by the size of parts; a part is of all rows.

// CHECK-LABEL: func @rows
// CHECK-SAME: %[[S:.*]]: tensor<4x50xi8>, %[[X:.*]]: tensor<4x6xi8>
func.func @rows(%s: tensor<4x50xi8>, %x: tensor<4x6xi8>, %o: tensor<?x6xindex>) -> tensor<?x6xindex> {
  // CHECK: scf.forall (%[[FROM:[a-z0-9_]+]]) = (0) to (50) step (16) shared_outs(%[[ACC:[a-z0-9_]+]] = %{{.*}}) -> (tensor<4x4x6xindex>)
  // CHECK: %[[N:[a-z0-9_]+]] = affine.min
  // CHECK: %[[P:[a-z0-9_]+]] = affine.apply
  // CHECK-DAG: tensor.extract_slice %[[S]][0, %[[FROM]]] [4, %[[N]]] [1, 1]
  // CHECK-DAG: tensor.extract_slice %[[ACC]][%[[P]], 0, 0] [1, 4, 6] [1, 1, 1] : tensor<4x4x6xindex> to tensor<4x6xindex>
  // CHECK: seek.bound lower unsigned ins(%{{.*}}, %[[X]] : tensor<4x?xi8>, tensor<4x6xi8>)
  // CHECK: linalg.reduce ins(%{{.*}} : tensor<4x4x6xindex>) outs(%{{.*}} : tensor<4x6xindex>) dimensions = [0]
  %r = seek.bound lower unsigned ins(%s, %x : tensor<4x50xi8>, tensor<4x6xi8>) outs(%o : tensor<?x6xindex>) -> tensor<?x6xindex>
  return %r : tensor<?x6xindex>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["seek.bound"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.tile_reduction_using_forall %op reduction_dims = [2] by tile_sizes = [0, 0, 16] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// One value.

// CHECK-LABEL: func @one_value
func.func @one_value(%s: tensor<?xf32>, %x: tensor<f32>, %o: tensor<i64>) -> tensor<i64> {
  // CHECK: scf.forall (%[[P:[a-z0-9_]+]]) in (3) shared_outs(%[[ACC:[a-z0-9_]+]] = %{{.*}}) -> (tensor<3xi64>)
  // CHECK: tensor.extract_slice %[[ACC]][%[[P]]] [1] [1] : tensor<3xi64> to tensor<i64>
  // CHECK: seek.bound lower
  // CHECK: linalg.reduce ins(%{{.*}} : tensor<3xi64>) outs(%{{.*}} : tensor<i64>) dimensions = [0]
  %r = seek.bound lower ins(%s, %x : tensor<?xf32>, tensor<f32>) outs(%o : tensor<i64>) -> tensor<i64>
  return %r : tensor<i64>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["seek.bound"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.tile_reduction_using_forall %op by num_threads = [3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// Nothing to search in.

// CHECK-LABEL: func @empty
func.func @empty(%s: tensor<0xf32>, %x: tensor<4xf32>, %o: tensor<4xi64>) -> tensor<4xi64> {
  // CHECK: linalg.fill
  // CHECK: linalg.reduce ins(%{{.*}} : tensor<1x4xi64>)
  %r = seek.bound lower ins(%s, %x : tensor<0xf32>, tensor<4xf32>) outs(%o : tensor<4xi64>) -> tensor<4xi64>
  return %r : tensor<4xi64>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["seek.bound"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.tile_reduction_using_forall %op by tile_sizes = [0, 16] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
