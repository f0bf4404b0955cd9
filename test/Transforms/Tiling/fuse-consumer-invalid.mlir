// What fusion into the loop of a producer refuses.

// RUN: seek-opt %s --transform-interpreter --verify-diagnostics --split-input-file

// The loop makes the sequence part by part.

#map = affine_map<(d0) -> (d0)>

func.func @sequence(%s: tensor<64xf32>, %x: tensor<7xf32>, %o: tensor<7xi32>) -> tensor<7xi32> {
  %e = tensor.empty() : tensor<64xf32>
  %double = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%s : tensor<64xf32>) outs(%e : tensor<64xf32>) {
  ^bb0(%a: f32, %b: f32):
    %q = arith.addf %a, %a : f32
    linalg.yield %q : f32
  } -> tensor<64xf32>
  // expected-error @+2 {{'seek.bound' op cannot be fused into the loop of a producer: a tile of 'sequence' is not known to hold all of it}}
  // expected-note @+1 {{the consumer}}
  %r = seek.bound lower ins(%double, %x : tensor<64xf32>, tensor<7xf32>) outs(%o : tensor<7xi32>) -> tensor<7xi32>
  return %r : tensor<7xi32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %producer = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %tiled, %loop = transform.structured.tile_using_for %producer tile_sizes [16] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %op = transform.structured.match ops{["seek.bound"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @+1 {{failed to fuse 'seek.bound' into the loop of its producer}}
    transform.seek.fuse_consumer %op into %loop : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// Handles of something else.

func.func private @g()

func.func @f(%s: tensor<64xf32>, %x: tensor<7xf32>, %o: tensor<7xi32>) -> tensor<7xi32> {
  %r = seek.bound lower ins(%s, %x : tensor<64xf32>, tensor<7xf32>) outs(%o : tensor<7xi32>) -> tensor<7xi32>
  func.call @g() : () -> ()
  return %r : tensor<7xi32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["seek.bound"]} in %root : (!transform.any_op) -> !transform.any_op
    %call = transform.structured.match ops{["func.call"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @+1 {{expected a loop, got 'func.call'}}
    transform.seek.fuse_consumer %op into %call : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%s: tensor<64xf32>, %x: tensor<7xf32>, %o: tensor<7xi32>) -> tensor<7xi32> {
  %r = seek.bound lower ins(%s, %x : tensor<64xf32>, tensor<7xf32>) outs(%o : tensor<7xi32>) -> tensor<7xi32>
  return %r : tensor<7xi32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["seek.bound"]} in %root : (!transform.any_op) -> !transform.any_op
    %none = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @+1 {{expected one loop, got 0}}
    transform.seek.fuse_consumer %op into %none : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%s: tensor<64xf32>, %x: tensor<7xf32>, %o: tensor<7xi32>) -> tensor<7xi32> {
  %r = seek.bound lower ins(%s, %x : tensor<64xf32>, tensor<7xf32>) outs(%o : tensor<7xi32>) -> tensor<7xi32>
  return %r : tensor<7xi32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["seek.bound"]} in %root : (!transform.any_op) -> !transform.any_op
    %none = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @+1 {{expected one consumer, got 0}}
    transform.seek.fuse_consumer %none into %op : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func private @g()

func.func @f(%s: tensor<64xf32>, %x: tensor<7xf32>, %o: tensor<7xi32>) -> tensor<7xi32> {
  %r = seek.bound lower ins(%s, %x : tensor<64xf32>, tensor<7xf32>) outs(%o : tensor<7xi32>) -> tensor<7xi32>
  func.call @g() : () -> ()
  return %r : tensor<7xi32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["seek.bound"]} in %root : (!transform.any_op) -> !transform.any_op
    %call = transform.structured.match ops{["func.call"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @+1 {{expected a consumer that can be tiled, got 'func.call'}}
    transform.seek.fuse_consumer %call into %op : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%s: tensor<64xf32>, %x: tensor<7xf32>, %o: tensor<7xi32>) -> tensor<7xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %loop = scf.for %i = %c0 to %c1 step %c1 iter_args(%a = %o) -> tensor<7xi32> {
    scf.yield %a : tensor<7xi32>
  }
  %r = seek.bound lower ins(%s, %x : tensor<64xf32>, tensor<7xf32>) outs(%o : tensor<7xi32>) -> tensor<7xi32>
  return %r : tensor<7xi32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["seek.bound"]} in %root : (!transform.any_op) -> !transform.any_op
    %loop = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @+1 {{expected 'seek.bound' to use a result of the loop}}
    transform.seek.fuse_consumer %op into %loop : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
