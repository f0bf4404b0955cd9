//===- SeekOps.td - Operations of the seek dialect ---------*- tablegen -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_IR_SEEKOPS_TD
#define SEEK_IR_SEEKOPS_TD

include "seek/IR/SeekDialect.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/TilingInterface.td"
include "mlir/IR/OpBase.td"

class Seek_Op<string mnemonic, list<Trait> traits = []>
    : Op<Seek_Dialect, mnemonic, traits>;

/// Value semantics, the vocabulary of the OpenVINO specification, types
/// inferred: a declared result type may differ from the inferred one where
/// both are compatible.
class Seek_SpecOp<string mnemonic, list<Trait> traits = []>
    : Seek_Op<mnemonic, traits # [
        NoMemoryEffect,
        DeclareOpInterfaceMethods<ConditionallySpeculatable>,
        DeclareOpInterfaceMethods<InferTypeOpInterface,
            ["refineReturnTypes"]>,
        DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
            ["reifyResultShapes"]>]> {
  let results = (outs TensorOf<[Seek_Index]>:$result);
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

//===----------------------------------------------------------------------===//
// seek.bucketize
//===----------------------------------------------------------------------===//

def Seek_BucketizeOp : Seek_SpecOp<"bucketize"> {
  let summary = "index of the bucket that each value falls into";
  let description = [{
    OpenVINO Bucketize-3. For each element `v` of `data`, the number of `buckets`
    (boundaries) that come before it:

    ```
    with_right_bound = true (default):   result[i] = |{ b in buckets : b <  data[i] }|
    with_right_bound = false:            result[i] = |{ b in buckets : b <= data[i] }|
    ```

    so that with the right bound included, bucket `i` is `(b[i-1], b[i]]`. The
    shape of the result is the shape of `data`.

    Constraints:

    * (C1) `buckets` has rank 1, where its rank is known.
    * (C2) The shape of the result is compatible with the shape of `data`.
    * (C3) The number of buckets, where static, is at most 2^(w-1)-1 for a
      result of w-bit integers (w is 64 for `index`).

    Edges: no buckets give 0 everywhere; empty `data` gives an empty result;
    duplicate buckets are fine (an extension, the specification asks for unique
    ones); unsorted buckets give an unspecified number in [0, N]; NaN in `data`
    and in `buckets` follows the order of the dialect. `data` and `buckets` may
    have different element types and are compared by exact mathematical value.
    Results of i8, i16 and index are an extension.

    Example:

    ```mlir
    %r = seek.bucketize %x, %b : (tensor<2x2xi32>, tensor<3xi32>) -> tensor<2x2xi64>
    %r = seek.bucketize %x, %b {with_right_bound = false} : (tensor<49x11xf32>, tensor<5xf32>) -> tensor<49x11xi32>
    ```
  }];
  let arguments = (ins
    TensorOf<[Seek_Element]>:$data /*bucketize_i1*/,
    TensorOf<[Seek_Element]>:$buckets /*bucketize_i2*/,
    DefaultValuedAttr<BoolAttr, "true">:$with_right_bound /*bucketize_i3*/);
  let assemblyFormat = [{
    $data `,` $buckets attr-dict `:` functional-type(operands, results)
  }];
  let extraClassDeclaration = [{
    static bool isCompatibleReturnTypes(::mlir::TypeRange inferred,
                                        ::mlir::TypeRange actual);

    /// The one place where `with_right_bound` gets its meaning.
    Side getSide() { return getWithRightBound() ? Side::Lower : Side::Upper; }
  }];
}

//===----------------------------------------------------------------------===//
// seek.search_sorted
//===----------------------------------------------------------------------===//

def Seek_SearchSortedOp : Seek_SpecOp<"search_sorted"> {
  let summary = "where values would be inserted into sorted sequences";
  let description = [{
    OpenVINO SearchSorted-15. For each value, the number of elements that come
    before it in its sequence, the innermost dimension of `sorted_sequence`:

    ```
    right_mode = false (default):   result[r, i] = |{ s in sorted_sequence[r] : s <  values[r, i] }|
    right_mode = true:              result[r, i] = |{ s in sorted_sequence[r] : s <= values[r, i] }|
    ```

    where `r` are the leading dimensions. A sequence of rank 1 serves values of
    any shape. The shape of the result is the shape of `values`, made more static
    by the leading dimensions of the sequence.

    The optional `sorter` (an extension) permutes each sequence: the sequence
    searched is `sorted_sequence[r, sorter[r, j]]`. An entry out of range reads
    the last element of the sequence, never anything outside it.

    Constraints:

    * (C1) `sorted_sequence` is not 0-D.
    * (C2) `sorted_sequence` has rank 1 or the rank of `values`.
    * (C3) All dimensions but the last agree, unless the sequence has rank 1:
      equal, or dynamic on one side. There is no broadcasting.
    * (C4) `sorted_sequence` and `values` have the same element type.
    * (C5) The shape of `sorter` is compatible with that of `sorted_sequence`.
    * (C6) The shape of the result is compatible with the inferred shape.
    * (C7) The last dimension of the sequence, where static, is at most
      2^(w-1)-1 for a result of w-bit integers (w is 64 for `index`).

    Edges: as for `seek.bucketize`. A sequence that may have rank 1 with values
    of unknown rank gives a result of unknown rank.

    Example:

    ```mlir
    %r = seek.search_sorted %s, %v : (tensor<7x256x200x200xf32>, tensor<7x256x200x10xf32>) -> tensor<7x256x200x10xi64>
    %r = seek.search_sorted %s, %v {right_mode = true} : (tensor<?xf16>, tensor<?x?xf16>) -> tensor<?x?xi64>
    %r = seek.search_sorted %s, %v, %p : (tensor<5xf32>, tensor<3xf32>, tensor<5xi64>) -> tensor<3xi64>
    ```
  }];
  let arguments = (ins
    TensorOf<[Seek_Element]>:$sorted_sequence /*search_sorted_i1*/,
    TensorOf<[Seek_Element]>:$values /*search_sorted_i2*/,
    Optional<TensorOf<[Seek_SorterElement]>>:$sorter /*search_sorted_i3*/,
    DefaultValuedAttr<BoolAttr, "false">:$right_mode /*search_sorted_i4*/);
  let assemblyFormat = [{
    $sorted_sequence `,` $values (`,` $sorter^)? attr-dict `:`
    functional-type(operands, results)
  }];
  let extraClassDeclaration = [{
    static bool isCompatibleReturnTypes(::mlir::TypeRange inferred,
                                        ::mlir::TypeRange actual);

    /// The one place where `right_mode` gets its meaning.
    Side getSide() { return getRightMode() ? Side::Upper : Side::Lower; }
  }];
}

//===----------------------------------------------------------------------===//
// seek.bound
//===----------------------------------------------------------------------===//

def Seek_BoundOp : Seek_Op<"bound", [
    DestinationStyleOpInterface,
    DeclareOpInterfaceMethods<ConditionallySpeculatable>,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<PartialReductionOpInterface, [
        "generateInitialTensorForPartialReduction", "tileToPartialReduction",
        "mergeReductions", "getPartialResultTilePosition"]>,
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
            ["reifyResultShapes"]>,
    DeclareOpInterfaceMethods<TilingInterface, [
        "getLoopIteratorTypes", "getIterationDomain", "getTiledImplementation",
        "getResultTilePosition", "generateResultTileValue",
        "getTiledImplementationFromOperandTiles",
        "getIterationDomainTileFromOperandTiles",
        "getIterationDomainTileFromResultTile", "isOpFusableWithConsumerSlice",
        "isOpFusableWithProducerSlices"]>]> {
  let summary = "number of elements of a sorted sequence that come before each value";
  let description = [{
    The core op: for each value, how many elements of its sequence come before
    it. In destination style, on tensors or on memrefs:

    ```
    lower:   indices[r, i] = |{ s in sequence[r] : s <  values[r, i] }|
    upper:   indices[r, i] = |{ s in sequence[r] : s <= values[r, i] }|
    ```

    where `r` are the leading dimensions. A sequence of rank 1 serves values of
    any shape. `indices` is overwritten, never read. The result is a *count*, so
    the sequence dimension is a reduction: counts of parts of the sequence add
    up to the count of the whole.

    `strategy`, written by `seek-select-strategy`, says how the lowerings are to
    search; without it each lowering decides for itself.

    `unsigned` says that signless integers of both operands are unsigned, for
    pipelines that have dropped signs from types.

    Constraints:

    * (C1) `sequence` is not 0-D.
    * (C2) `sequence` has rank 1 or the rank of `values`.
    * (C3) All dimensions of `sequence` but the last agree with those of
      `values`, unless the sequence has rank 1.
    * (C4) The shape of `indices` is compatible with the shape of `values`.
    * (C5) The last dimension of the sequence, where static, is at most
      2^(w-1)-1 for w-bit `indices` (w is 64 for `index`).
    * (C6) `unsigned` needs signless integers in `sequence` and in `values`.
    * (C7) The operands are all tensors or all memrefs.
    * (C8) On tensors the result has the type of `indices`; on memrefs there is
      no result.
    * (C9) `table` has rank 1, and `sequence` has rank 1 where there is a table.

    `table` is what `seek.prepare` made of the same `sequence` for the same side
    and signedness. The result is the same without; what another table gives is
    undefined. Lowerings are free to use it or not.

    On memrefs, `indices` must not overlap `sequence` or `values`.

    Tiling: the loops are the dimensions of `values`, parallel, and after them the
    last dimension of `sequence`, a reduction. A tile of values searches the whole
    sequence, or its rows of the sequence, with the same `table`; plain tiling of
    the sequence is an error, for counts in a part of it are no part of the
    result. As a partial reduction with outer parallel loops the sequence is
    split: parts, without `table`, are searched each and their counts are added.
    Producers of values and of rows fuse into a tiled search, and a search fuses
    into the loops of its consumer or of its producer.

    A consumer that broadcasts the result has loops that the search has not. As
    the innermost loops these are left to loop-invariant code motion, which moves
    the fused search out of them. Around others a search is not fused: it would
    be repeated. No pass moves a search into the body of another op.

    Edges: an empty sequence gives 0; an unsorted one gives an unspecified number
    in [0, N], where N is its length, and is never read outside its bounds.
    Element types may differ and compare by exact mathematical value. N is one
    past the end: it is not an index into the sequence.

    Example:

    ```mlir
    %r = seek.bound lower ins(%s, %v : tensor<5xf32>, tensor<49x11xf32>) outs(%o : tensor<49x11xi32>) -> tensor<49x11xi32>
    seek.bound upper unsigned ins(%s, %v : memref<4x?xi8>, memref<4x9xi8>) outs(%o : memref<4x9xi16>)
    seek.bound lower ins(%s, %v : memref<?xf32>, memref<?xf32>) prepared(%t : memref<?xi32>) outs(%o : memref<?xi64>)
    ```
  }];
  let arguments = (ins
    Seek_SideAttr:$side /*bound_i1*/,
    UnitAttr:$is_unsigned /*bound_i2*/,
    OptionalAttr<Seek_StrategyAttr>:$strategy /*bound_i3*/,
    Seek_TensorOrMemRef<Seek_Element>:$sequence /*bound_i4*/,
    Seek_TensorOrMemRef<Seek_Element>:$values /*bound_i5*/,
    Optional<Seek_TensorOrMemRef<I32>>:$table /*bound_i6*/,
    Seek_TensorOrMemRef<Seek_Index>:$indices /*bound_i7*/);
  let results = (outs Optional<AnyRankedTensor>:$result);
  let assemblyFormat = [{
    custom<SideKeyword>($side) (`unsigned` $is_unsigned^)?
    `ins` `(` $sequence `,` $values `:` type($sequence) `,` type($values) `)`
    (`prepared` `(` $table^ `:` type($table) `)`)?
    `outs` `(` $indices `:` type($indices) `)` attr-dict
    (`->` type($result)^)?
  }];
  let builders = [
    OpBuilder<(ins "Side":$side, "Value":$sequence, "Value":$values,
                   "Value":$indices, CArg<"bool", "false">:$isUnsigned)>];
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() { return getIndicesMutable(); }

    /// True if every value searches the one sequence of rank 1.
    bool isSequenceShared() { return getSequence().getType().getRank() == 1; }

    /// Whether integers of the element type `type` are unsigned here.
    bool isUnsignedElement(::mlir::Type type) {
      return type.isUnsignedInteger() ||
             (getIsUnsigned() && type.isSignlessInteger());
    }
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// seek.prepare
//===----------------------------------------------------------------------===//

def Seek_PrepareOp : Seek_Op<"prepare", [
    DestinationStyleOpInterface, AlwaysSpeculatable,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
            ["reifyResultShapes"]>]> {
  let summary = "table that makes searching a sequence faster";
  let description = [{
    Divides a sequence into cells and notes where each cell begins, for any
    number of `seek.bound` in that sequence. An op of its own, so that it can be
    built once, before a loop.

    Cells are of equal width in *key*: an integer in the order of the elements,
    for floats the bits with those below the sign inverted for negative numbers.
    Or, for floats that are better told apart that way, of equal width in
    *value*. With n + 1 elements of `table`, and `lo` and `hi` the first and the
    last number of the sequence, the cell of x is

    ```
    by key:     (key(x) - key(lo)) >> shift, with the least shift that keeps it below 2^floor(log2(n))
    by value:   int((x - lo) * (m / (hi - lo))), less than m = min(n, numbers)
    ```

    and the table says

    ```
    table[0]     = W by key, -W by value: any cell with elements lies within W elements;
                   a power of two times 8, at most 64
    table[1 + c] = min(number of numbers in cells before c, numbers - W)
    ```

    Where all cells are too full, as in clusters of equal elements, `table[0]` is
    1, and a tree follows: the last element of every block of 16 elements, padded
    to a multiple of 16, then of every 16 blocks, and so on. Where nothing helps
    it is 0: fewer than 16 numbers, or a sequence of 2^31 elements or more.

    With less than 3 elements of `table` nothing is written. Its size is a trade:
    `seek-select-strategy` takes 4 per element, 16 bytes. A constant sequence
    folds to a constant table.

    `unsigned` says that signless integers are unsigned.

    Constraints:

    * (C1) `sequence` has rank 1.
    * (C2) `table` has rank 1.
    * (C3) `unsigned` needs signless integers in `sequence`.
    * (C4) The operands are all tensors or all memrefs.
    * (C5) On tensors the result has the type of `table`; on memrefs there is no
      result.

    On memrefs, `table` must not overlap `sequence`.

    Example:

    ```mlir
    %t = seek.prepare lower ins(%s : tensor<?xf32>) outs(%o : tensor<?xi32>) -> tensor<?xi32>
    seek.prepare upper unsigned ins(%s : memref<300xi64>) outs(%t : memref<513xi32>)
    ```
  }];
  let arguments = (ins
    Seek_SideAttr:$side /*prepare_i1*/,
    UnitAttr:$is_unsigned /*prepare_i2*/,
    Seek_TensorOrMemRef<Seek_Element>:$sequence /*prepare_i3*/,
    Seek_TensorOrMemRef<I32>:$table /*prepare_i4*/);
  let results = (outs Optional<AnyRankedTensor>:$result);
  let assemblyFormat = [{
    custom<SideKeyword>($side) (`unsigned` $is_unsigned^)?
    `ins` `(` $sequence `:` type($sequence) `)`
    `outs` `(` $table `:` type($table) `)` attr-dict (`->` type($result)^)?
  }];
  let builders = [
    OpBuilder<(ins "Side":$side, "Value":$sequence, "Value":$table,
                   CArg<"bool", "false">:$isUnsigned)>];
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() { return getTableMutable(); }

    /// How many elements are searched at once after a look into the table.
    static constexpr int64_t kWindow = 8;
    /// Cells with more elements are worse than a tree.
    static constexpr int64_t kLongest = 64;

    /// Whether elements are unsigned integers.
    bool isUnsignedElement() {
      ::mlir::Type type = getSequence().getType().getElementType();
      return type.isUnsignedInteger() ||
             (getIsUnsigned() && type.isSignlessInteger());
    }
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

#endif // SEEK_IR_SEEKOPS_TD
