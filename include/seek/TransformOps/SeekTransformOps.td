//===- SeekTransformOps.td - Ops of transform scripts ------*- tablegen -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_TRANSFORMOPS_SEEKTRANSFORMOPS_TD
#define SEEK_TRANSFORMOPS_SEEKTRANSFORMOPS_TD

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/IR/OpBase.td"

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

/// Names patterns of ours in a `transform.apply_patterns`.
class Seek_ApplyPatternsOp<string name>
    : Op<Transform_Dialect, "apply_patterns.seek." # name,
         [DeclareOpInterfaceMethods<PatternDescriptorOpInterface>]> {
  let assemblyFormat = "attr-dict";
}

def ApplySeekCanonicalizationPatternsOp
    : Seek_ApplyPatternsOp<"canonicalization"> {
  let summary = "patterns that simplify seek.bucketize and seek.search_sorted";
  let description = [{
    The canonicalization of the spec ops and of nothing else: results as static
    as the operands, no casts that forget sizes, no searches where there is
    nothing to search or to search for.

    Example:

    ```mlir
    transform.apply_patterns to %func {
      transform.apply_patterns.seek.canonicalization
    } : !transform.any_op
    ```
  }];
}

def ApplySeekLowerToBoundPatternsOp : Seek_ApplyPatternsOp<"lower_to_bound"> {
  let summary = "patterns that lower the spec ops to seek.bound";
  let description = [{
    As the pass `seek-lower-to-bound`, on ranked tensors without an encoding.
    Other spec ops stay as they are, where the pass reports them.

    Example:

    ```mlir
    transform.apply_patterns to %func {
      transform.apply_patterns.seek.lower_to_bound
    } : !transform.any_op
    ```
  }];
}

def ApplySeekToSCFPatternsOp : Seek_ApplyPatternsOp<"to_scf"> {
  let summary = "patterns that lower seek.bound on memrefs to scalar loops";
  let description = [{
    As the pass `convert-seek-to-scf`, on memrefs. Ops on tensors stay as they
    are, where the pass reports them.

    Example:

    ```mlir
    transform.apply_patterns to %func {
      transform.apply_patterns.seek.to_scf
    } : !transform.any_op
    ```
  }];
}

def ApplySeekToVectorPatternsOp : Seek_ApplyPatternsOp<"to_vector"> {
  let summary = "patterns that lower seek.bound on memrefs to vectors";
  let description = [{
    As the pass `convert-seek-to-vector`: searches on memrefs, by their
    `strategy`, and `seek.prepare`. Searches that have no vector form stay as
    they are, for `transform.apply_patterns.seek.to_scf`, which must not be in
    one list with these patterns: both would apply to the same ops.

    Example:

    ```mlir
    transform.apply_patterns to %func {
      transform.apply_patterns.seek.to_vector
    } : !transform.any_op
    ```
  }];
}

def ApplySeekToLinalgPatternsOp : Seek_ApplyPatternsOp<"to_linalg"> {
  let summary = "patterns that lower seek.bound to linalg.generic";
  let description = [{
    As the pass `convert-seek-to-linalg`, on tensors and memrefs, with its
    default of `count-up-to-elements`, and `seek.prepare`.

    Example:

    ```mlir
    transform.apply_patterns to %func {
      transform.apply_patterns.seek.to_linalg
    } : !transform.any_op
    ```
  }];
}

def ApplySeekRaiseFromLinalgPatternsOp
    : Seek_ApplyPatternsOp<"raise_from_linalg"> {
  let summary = "patterns that raise counts of comparisons in linalg to seek.bound";
  let description = [{
    As the pass `seek-raise-from-linalg`, whose options have the same names with
    underscores. `transform.apply_patterns` starts from the top of a function,
    and from the op that ends a count only if no other pattern changes it before.

    Example:

    ```mlir
    transform.apply_patterns to %func {
      transform.apply_patterns.seek.raise_from_linalg {assume_sorted}
    } : !transform.any_op
    ```
  }];
  let arguments = (ins UnitAttr:$assume_sorted, UnitAttr:$assume_no_nans);
}

def ApplySeekFromTFPatternsOp : Seek_ApplyPatternsOp<"from_tf"> {
  let summary = "patterns that turn searches of TensorFlow into spec ops";
  let description = [{
    As the pass `convert-tf-to-seek`, but that malformed ops stay as they are,
    where the pass reports them.

    Example:

    ```mlir
    transform.apply_patterns to %func {
      transform.apply_patterns.seek.from_tf
    } : !transform.any_op
    ```
  }];
}

//===----------------------------------------------------------------------===//
// Fusion
//===----------------------------------------------------------------------===//

def SeekFuseConsumerOp : Op<Transform_Dialect, "seek.fuse_consumer",
    [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
     DeclareOpInterfaceMethods<TransformOpInterface>,
     ReportTrackingListenerFailuresOpTrait]> {
  let summary = "fuse a consumer into the loops of its producer";
  let description = [{
    Moves `consumer`, tiled, into `loop`, the outermost of the loops that tiling
    made of the op before it: each iteration makes a tile of the producer and, of
    that, a tile of the consumer. For `seek.bound`, whose values come from loops
    that already exist, and for all other ops that can be tiled.

    `consumer` must use a result of `loop`, and a tile of the producer must be
    enough for a tile of the consumer: a search is not fused into a loop that
    makes its sequence part by part, which is an error that says so.

    Each handle is of one op. Returns the tile of the consumer and the loop that
    replaces `loop`; `consumer` and `loop` are consumed.

    Example:

    ```mlir
    %tiled, %loop = transform.structured.tile_using_for %producer tile_sizes [16] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %fused, %new = transform.seek.fuse_consumer %search into %loop : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    ```
  }];
  let arguments = (ins
    TransformHandleTypeInterface:$consumer,
    TransformHandleTypeInterface:$loop);
  let results = (outs
    TransformHandleTypeInterface:$fused,
    TransformHandleTypeInterface:$new_loop);
  let assemblyFormat = [{
    $consumer `into` $loop attr-dict `:` functional-type(operands, results)
  }];
}

#endif // SEEK_TRANSFORMOPS_SEEKTRANSFORMOPS_TD
