// Values are tiled in all dimensions, by both kinds of loops, on tensors and on
// memrefs. The sequence stays whole.

// RUN: seek-opt %s --transform-interpreter --canonicalize --cse --split-input-file | FileCheck %s

// A shared sequence: the last tile has what is left of 100 values.

// CHECK-LABEL: func @shared
// CHECK-SAME: %[[S:.*]]: tensor<?xf32>, %[[X:.*]]: tensor<100xf32>
func.func @shared(%s: tensor<?xf32>, %x: tensor<100xf32>) -> tensor<100xi32> {
  // CHECK: %[[O:.*]] = tensor.empty() : tensor<100xi32>
  // CHECK: %[[R:[a-z0-9_]+]] = scf.for %[[I:[a-z0-9_]+]] = %{{.*}} to %{{.*}} step %{{.*}} iter_args(%[[ACC:[a-z0-9_]+]] = %[[O]])
  // CHECK: %[[N:[a-z0-9_]+]] = affine.min
  // CHECK-DAG: %[[XS:[a-z0-9_]+]] = tensor.extract_slice %[[X]][%[[I]]] [%[[N]]] [1]
  // CHECK-DAG: %[[OS:[a-z0-9_]+]] = tensor.extract_slice %[[ACC]][%[[I]]] [%[[N]]] [1]
  // CHECK: %[[T:[a-z0-9_]+]] = seek.bound upper ins(%[[S]], %[[XS]] : tensor<?xf32>, tensor<?xf32>) outs(%[[OS]] : tensor<?xi32>) {strategy = #seek.strategy<gather>, tag}
  // CHECK: tensor.insert_slice %[[T]] into %[[ACC]][%[[I]]] [%[[N]]] [1]
  // CHECK: return %[[R]]
  %o = tensor.empty() : tensor<100xi32>
  %r = seek.bound upper ins(%s, %x : tensor<?xf32>, tensor<100xf32>) outs(%o : tensor<100xi32>) {strategy = #seek.strategy<gather>, tag} -> tensor<100xi32>
  return %r : tensor<100xi32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["seek.bound"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.tile_using_for %op tile_sizes [16] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// A sequence for each row: rows are sliced with the values, each row is whole.

// CHECK-LABEL: func @rows
// CHECK-SAME: %[[S:.*]]: tensor<?x12x?xui8>, %[[X:.*]]: tensor<?x12x?xi64>, %[[O:.*]]: tensor<?x12x?xi16>
func.func @rows(%s: tensor<?x12x?xui8>, %x: tensor<?x12x?xi64>, %o: tensor<?x12x?xi16>) -> tensor<?x12x?xi16> {
  // CHECK: scf.forall (%[[I:[a-z0-9_]+]], %[[J:[a-z0-9_]+]], %[[K:[a-z0-9_]+]]) in (%{{.*}}, 4, %{{.*}}) shared_outs(%[[ACC:[a-z0-9_]+]] = %[[O]])
  // CHECK: %[[LENGTH:.*]] = tensor.dim %[[S]], %c2
  // CHECK: tensor.extract_slice %[[S]][%[[A:[a-z0-9_]+]], %[[B:[a-z0-9_]+]], 0] [%[[NA:[a-z0-9_]+]], 3, %[[LENGTH]]] [1, 1, 1]
  // CHECK: tensor.extract_slice %[[X]][%[[A]], %[[B]], %[[C:[a-z0-9_]+]]] [%[[NA]], 3, %[[NC:[a-z0-9_]+]]] [1, 1, 1]
  // CHECK: tensor.extract_slice %[[ACC]][%[[A]], %[[B]], %[[C]]] [%[[NA]], 3, %[[NC]]] [1, 1, 1]
  // CHECK: %[[T:[a-z0-9_]+]] = seek.bound lower ins(%{{.*}}, %{{.*}} : tensor<?x3x?xui8>, tensor<?x3x?xi64>) outs(%{{.*}} : tensor<?x3x?xi16>)
  // CHECK: tensor.parallel_insert_slice %[[T]] into %[[ACC]][%[[A]], %[[B]], %[[C]]] [%[[NA]], 3, %[[NC]]] [1, 1, 1]
  %r = seek.bound lower ins(%s, %x : tensor<?x12x?xui8>, tensor<?x12x?xi64>) outs(%o : tensor<?x12x?xi16>) -> tensor<?x12x?xi16>
  return %r : tensor<?x12x?xi16>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["seek.bound"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.tile_using_forall %op tile_sizes [2, 3, 64] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// By the number of threads, with a table, which stays the table of the sequence.

// CHECK-LABEL: func @prepared
// CHECK-SAME: %[[S:.*]]: tensor<?xi8>, %[[T:[a-z0-9_]+]]: tensor<?xi32>
func.func @prepared(%s: tensor<?xi8>, %t: tensor<?xi32>, %x: tensor<64x?xi8>, %o: tensor<64x?xi64>) -> tensor<64x?xi64> {
  // CHECK: scf.forall (%{{.*}}) in (4)
  // CHECK: seek.bound lower unsigned ins(%[[S]], %{{.*}} : tensor<?xi8>, tensor<16x?xi8>) prepared(%[[T]] : tensor<?xi32>) outs(%{{.*}} : tensor<16x?xi64>)
  %r = seek.bound lower unsigned ins(%s, %x : tensor<?xi8>, tensor<64x?xi8>) prepared(%t : tensor<?xi32>) outs(%o : tensor<64x?xi64>) -> tensor<64x?xi64>
  return %r : tensor<64x?xi64>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["seek.bound"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.tile_using_forall %op num_threads [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// Views of memrefs; nothing is returned.

// CHECK-LABEL: func @memrefs
// CHECK-SAME: %[[S:.*]]: memref<4x?xf64>, %[[X:.*]]: memref<4x10xf32, strided<[?, ?], offset: ?>>, %[[O:.*]]: memref<4x10xindex>
func.func @memrefs(%s: memref<4x?xf64>, %x: memref<4x10xf32, strided<[?, ?], offset: ?>>, %o: memref<4x10xindex>) {
  // CHECK: scf.for %[[I:[a-z0-9_]+]] =
  // CHECK: scf.for %[[J:[a-z0-9_]+]] =
  // CHECK-DAG: %[[SS:[a-z0-9_]+]] = memref.subview %[[S]][%[[I]], 0] [1, %{{.*}}] [1, 1]
  // CHECK-DAG: %[[XS:[a-z0-9_]+]] = memref.subview %[[X]][%[[I]], %[[J]]] [1, 5] [1, 1]
  // CHECK-DAG: %[[OS:[a-z0-9_]+]] = memref.subview %[[O]][%[[I]], %[[J]]] [1, 5] [1, 1]
  // CHECK: seek.bound lower ins(%[[SS]], %[[XS]] : {{.*}}) outs(%[[OS]] :
  seek.bound lower ins(%s, %x : memref<4x?xf64>, memref<4x10xf32, strided<[?, ?], offset: ?>>) outs(%o : memref<4x10xindex>)
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["seek.bound"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.tile_using_for %op tile_sizes [1, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// Sizes that one operand knows and another does not.

// CHECK-LABEL: func @sizes_of_any_operand
func.func @sizes_of_any_operand(%s: tensor<8x?xf32>, %x: tensor<?x6xf32>, %o: tensor<?x?xi64>) -> tensor<?x?xi64> {
  // CHECK-NOT: affine.min
  // CHECK: seek.bound {{.*}} : tensor<4x?xf32>, tensor<4x3xf32>) outs(%{{.*}} : tensor<4x3xi64>)
  %r = seek.bound lower ins(%s, %x : tensor<8x?xf32>, tensor<?x6xf32>) outs(%o : tensor<?x?xi64>) -> tensor<?x?xi64>
  return %r : tensor<?x?xi64>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["seek.bound"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.tile_using_for %op tile_sizes [4, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// One value has nothing to tile.

// CHECK-LABEL: func @one_value
func.func @one_value(%s: tensor<?xf32>, %x: tensor<f32>, %o: tensor<i64>) -> tensor<i64> {
  // CHECK-NOT: scf.for
  // CHECK: seek.bound lower ins(%{{.*}}, %{{.*}} : tensor<?xf32>, tensor<f32>) outs(%{{.*}} : tensor<i64>)
  %r = seek.bound lower ins(%s, %x : tensor<?xf32>, tensor<f32>) outs(%o : tensor<i64>) -> tensor<i64>
  return %r : tensor<i64>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["seek.bound"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.tile_using_for %op tile_sizes [0] : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}

// -----

// A tile size for the sequence that takes all of it makes a loop of one
// iteration: as large, larger, and by threads.

// CHECK-LABEL: func @whole_sequence
func.func @whole_sequence(%s: tensor<10xf32>, %x: tensor<7xf32>, %o: tensor<7xi64>) -> (tensor<7xi64>, tensor<7xi64>, tensor<7xi64>, tensor<7xi64>) {
  // CHECK-COUNT-4: seek.bound lower ins(%{{.*}}, %{{.*}} : tensor<10xf32>, tensor<7xf32>)
  // CHECK: return
  %a = seek.bound lower ins(%s, %x : tensor<10xf32>, tensor<7xf32>) outs(%o : tensor<7xi64>) {equal} -> tensor<7xi64>
  %b = seek.bound lower ins(%s, %x : tensor<10xf32>, tensor<7xf32>) outs(%o : tensor<7xi64>) {larger} -> tensor<7xi64>
  %c = seek.bound lower ins(%s, %x : tensor<10xf32>, tensor<7xf32>) outs(%o : tensor<7xi64>) {forall} -> tensor<7xi64>
  %d = seek.bound lower ins(%s, %x : tensor<10xf32>, tensor<7xf32>) outs(%o : tensor<7xi64>) {threads} -> tensor<7xi64>
  return %a, %b, %c, %d : tensor<7xi64>, tensor<7xi64>, tensor<7xi64>, tensor<7xi64>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %a = transform.structured.match ops{["seek.bound"]} attributes {equal} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.tile_using_for %a tile_sizes [0, 10] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %b = transform.structured.match ops{["seek.bound"]} attributes {larger} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.tile_using_for %b tile_sizes [0, 16] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %c = transform.structured.match ops{["seek.bound"]} attributes {forall} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.tile_using_forall %c tile_sizes [0, 16] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %d = transform.structured.match ops{["seek.bound"]} attributes {threads} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.tile_using_forall %d num_threads [0, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
