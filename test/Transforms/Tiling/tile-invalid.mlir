// What tiling refuses, with a reason.

// RUN: seek-opt %s --transform-interpreter --verify-diagnostics --split-input-file

// A part of the sequence. The driver adds errors of its own.

func.func @half(%s: tensor<10xf32>, %x: tensor<7xf32>, %o: tensor<7xi64>) -> tensor<7xi64> {
  // expected-error @+3 {{'seek.bound' op expected tiles with the whole sequence, got 5 of its elements; loop 1 needs the tile size 0, or a partial reduction with outer parallel loops, which adds counts}}
  // expected-error @+2 {{faild to tile operation}}
  // expected-error @+1 {{failed to generate tiling loops}}
  %r = seek.bound lower ins(%s, %x : tensor<10xf32>, tensor<7xf32>) outs(%o : tensor<7xi64>) -> tensor<7xi64>
  return %r : tensor<7xi64>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["seek.bound"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.tile_using_for %op tile_sizes [0, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @with_a_tail(%s: tensor<10xf32>, %x: tensor<7xf32>, %o: tensor<7xi64>) -> tensor<7xi64> {
  // expected-error @+3 {{'seek.bound' op expected tiles with the whole sequence, got a part that is not known to be all of it; loop 1 needs the tile size 0, or a partial reduction with outer parallel loops, which adds counts}}
  // expected-error @+2 {{faild to tile operation}}
  // expected-error @+1 {{failed to generate tiling loops}}
  %r = seek.bound lower ins(%s, %x : tensor<10xf32>, tensor<7xf32>) outs(%o : tensor<7xi64>) -> tensor<7xi64>
  return %r : tensor<7xi64>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["seek.bound"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.tile_using_for %op tile_sizes [2, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @dynamic(%s: tensor<?xf32>, %x: tensor<7xf32>, %o: tensor<7xi64>) -> tensor<7xi64> {
  // expected-error @+3 {{'seek.bound' op expected tiles with the whole sequence, got a part that is not known to be all of it; loop 1 needs the tile size 0, or a partial reduction with outer parallel loops, which adds counts}}
  // expected-error @+2 {{faild to tile operation}}
  // expected-error @+1 {{failed to generate tiling loops}}
  %r = seek.bound lower ins(%s, %x : tensor<?xf32>, tensor<7xf32>) outs(%o : tensor<7xi64>) -> tensor<7xi64>
  return %r : tensor<7xi64>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["seek.bound"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.tile_using_for %op tile_sizes [0, 16] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @one_element(%s: tensor<?xf32>, %x: tensor<7xf32>, %o: tensor<7xi64>) -> tensor<7xi64> {
  // expected-error @+3 {{'seek.bound' op expected tiles with the whole sequence, got 1 of its elements; loop 1 needs the tile size 0, or a partial reduction with outer parallel loops, which adds counts}}
  // expected-error @+2 {{faild to tile operation}}
  // expected-error @+1 {{failed to generate tiling loops}}
  %r = seek.bound lower ins(%s, %x : tensor<?xf32>, tensor<7xf32>) outs(%o : tensor<7xi64>) -> tensor<7xi64>
  return %r : tensor<7xi64>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["seek.bound"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.tile_using_for %op tile_sizes [0, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @forall(%s: tensor<10xf32>, %x: tensor<7xf32>, %o: tensor<7xi64>) -> tensor<7xi64> {
  // expected-error @+5 {{'seek.bound' op expected tiles with the whole sequence, got 5 of its elements; loop 1 needs the tile size 0, or a partial reduction with outer parallel loops, which adds counts}}
  // expected-error @+4 {{faild to tile operation}}
  // expected-error @+3 {{failed to generate tiling loops}}
  // expected-warning @+2 {{tiling is not thread safe at axis #1}}
  // expected-note @+1 {{when applied to this op}}
  %r = seek.bound lower ins(%s, %x : tensor<10xf32>, tensor<7xf32>) outs(%o : tensor<7xi64>) -> tensor<7xi64>
  return %r : tensor<7xi64>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["seek.bound"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @+1 {{failed to apply}}
    transform.structured.tile_using_forall %op num_threads [0, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// On memrefs too.

func.func @memrefs(%s: memref<4x10xf32>, %x: memref<4x7xf32>, %o: memref<4x7xi64>) {
  // expected-error @+3 {{'seek.bound' op expected tiles with the whole sequence, got 5 of its elements; loop 2 needs}}
  // expected-error @+2 {{faild to tile operation}}
  // expected-error @+1 {{failed to generate tiling loops}}
  seek.bound lower ins(%s, %x : memref<4x10xf32>, memref<4x7xf32>) outs(%o : memref<4x7xi64>)
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["seek.bound"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.tile_using_for %op tile_sizes [1, 0, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// Split, but not by outer parallel loops.

func.func @outer_reduction(%s: tensor<10xf32>, %x: tensor<7xf32>, %o: tensor<7xi64>) -> tensor<7xi64> {
  // expected-error @+3 {{'seek.bound' op expected the sequence to be split by outer parallel loops (tile_reduction_using_forall), got an outer reduction: a count in a part is not accumulated}}
  // expected-error @+2 {{faild to tile operation}}
  // expected-error @+1 {{failed to generate tiling loops}}
  %r = seek.bound lower ins(%s, %x : tensor<10xf32>, tensor<7xf32>) outs(%o : tensor<7xi64>) -> tensor<7xi64>
  return %r : tensor<7xi64>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["seek.bound"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @+1 {{failed to tile using partial reduction}}
    transform.structured.tile_reduction_using_for %op by tile_sizes = [0, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @split_memrefs(%s: memref<10xf32>, %x: memref<7xf32>, %o: memref<7xi64>) {
  // expected-error @+1 {{'seek.bound' op expected tensors where the sequence is split, got memrefs}}
  seek.bound lower ins(%s, %x : memref<10xf32>, memref<7xf32>) outs(%o : memref<7xi64>)
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["seek.bound"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @+1 {{could not tile reduction}}
    transform.structured.tile_reduction_using_forall %op by num_threads = [0, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @split_values(%s: tensor<10xf32>, %x: tensor<7xf32>, %o: tensor<7xi64>) -> tensor<7xi64> {
  // expected-error @+1 {{'seek.bound' op expected the reduction over the sequence, loop 1, to be split, got no loop}}
  %r = seek.bound lower ins(%s, %x : tensor<10xf32>, tensor<7xf32>) outs(%o : tensor<7xi64>) -> tensor<7xi64>
  return %r : tensor<7xi64>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["seek.bound"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @+1 {{could not tile reduction}}
    transform.structured.tile_reduction_using_forall %op reduction_dims = [0] by num_threads = [0, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// Loops come from our lowerings.

func.func @loops(%s: memref<10xf32>, %x: memref<7xf32>, %o: memref<7xi64>) {
  // expected-note @+1 {{attempted to apply to this op}}
  seek.bound lower ins(%s, %x : memref<10xf32>, memref<7xf32>) outs(%o : memref<7xi64>)
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["seek.bound"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @+1 {{failed to apply}}
    transform.structured.convert_to_loops %op : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}
