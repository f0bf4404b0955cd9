//===- Passes.td - Passes of seek --------------------------*- tablegen -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The examples in the descriptions are tested: test/Transforms/examples.test runs
// each pass on its "Before", a file f.mlir, and compares with its "After".
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_TRANSFORMS_PASSES_TD
#define SEEK_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def SeekLowerToBoundPass : Pass<"seek-lower-to-bound"> {
  let summary = "Lower the spec ops to seek.bound";
  let description = [{
    Replaces `seek.bucketize` and `seek.search_sorted` by `seek.bound` into a new
    tensor. A sorter becomes one gather of the sequence. An operand or a result
    of unknown rank is an error.

    Before:

    ```mlir
    func.func @f(%x: tensor<?xf32>, %b: tensor<5xf32>) -> tensor<?xi64> {
      %r = seek.bucketize %x, %b : (tensor<?xf32>, tensor<5xf32>) -> tensor<?xi64>
      return %r : tensor<?xi64>
    }
    ```

    After:

    ```mlir
    func.func @f(%x: tensor<?xf32>, %b: tensor<5xf32>) -> tensor<?xi64> {
      %c0 = arith.constant 0 : index
      %n = tensor.dim %x, %c0 : tensor<?xf32>
      %o = tensor.empty(%n) : tensor<?xi64>
      %r = seek.bound lower ins(%b, %x : tensor<5xf32>, tensor<?xf32>) outs(%o : tensor<?xi64>) -> tensor<?xi64>
      return %r : tensor<?xi64>
    }
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::tensor::TensorDialect"
  ];
}

def ConvertTFToSeekPass : Pass<"convert-tf-to-seek"> {
  let summary = "Convert the searches of TensorFlow to the spec ops";
  let description = [{
    Replaces `tf.Bucketize` by `seek.bucketize`, and `tf.LowerBound` and
    `tf.UpperBound` by `seek.search_sorted`, on builtin tensors. The `tf` dialect
    need not be registered: the ops are known by their names, and other
    attributes than `boundaries`, such as `device`, are dropped.

    Results are TensorFlow's, but that an integer and a boundary are compared by
    their exact values, where TensorFlow rounds the integer to f32 first, and for
    NaN, where its results differ by device.

    An op of these names with the wrong number of operands or results, with types
    or shapes that do not go together, or with boundaries that are missing, not
    of f32 or not in ascending order, is an error that says so.

    Before:

    ```mlir
    func.func @f(%x: tensor<?xf32>, %s: tensor<4x9xi64>, %v: tensor<4x?xi64>) -> (tensor<?xi32>, tensor<4x?xi64>) {
      %r = "tf.Bucketize"(%x) {boundaries = [0.0 : f32, 10.0 : f32, 100.0 : f32], device = ""} : (tensor<?xf32>) -> tensor<?xi32>
      %t = "tf.UpperBound"(%s, %v) : (tensor<4x9xi64>, tensor<4x?xi64>) -> tensor<4x?xi64>
      return %r, %t : tensor<?xi32>, tensor<4x?xi64>
    }
    ```

    After:

    ```mlir
    func.func @f(%x: tensor<?xf32>, %s: tensor<4x9xi64>, %v: tensor<4x?xi64>) -> (tensor<?xi32>, tensor<4x?xi64>) {
      %b = arith.constant dense<[0.0, 10.0, 100.0]> : tensor<3xf32>
      %r = seek.bucketize %x, %b {with_right_bound = false} : (tensor<?xf32>, tensor<3xf32>) -> tensor<?xi32>
      %t = seek.search_sorted %s, %v {right_mode = true} : (tensor<4x9xi64>, tensor<4x?xi64>) -> tensor<4x?xi64>
      return %r, %t : tensor<?xi32>, tensor<4x?xi64>
    }
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::seek::SeekDialect"
  ];
}

def SeekRaiseFromLinalgPass : Pass<"seek-raise-from-linalg"> {
  let summary = "Find searches that compare every value with every element";
  let description = [{
    Replaces a count of comparisons in linalg on tensors, of a cost of values
    times elements, by a `seek.bound`. Two forms are known, each in one op or
    spread over several, with broadcasts, reshapes that add or remove dimensions
    of size 1, exact widenings and casts between them:

    * The sum over the elements of 1 where the element comes before the value and
      of 0 elsewhere: `linalg.reduce` or another op with one reduction, into
      integers or floats, from 0.
    * select(last element does not come before, first element that does not,
      length), the first by an arg-max: what torch-mlir makes of
      `aten.bucketize`.

    Elements that all values share, or one row of them per row of values.

    Only what provably means the same is replaced:

    * The elements are a constant in ascending order without NaN; or, with
      `assume-sorted`, not a constant.
    * Counts are exact in every type that they go through: no sum wraps around
      and none is rounded. Without a static number of elements only sums of i64
      and `index` are.
    * A NaN among the values counts all elements, as `seek.bound` counts: the
      comparison is unordered, as in `not (value <= element)`, or it has the flag
      `nnan`, or `assume-no-nans` is given.
    * What is compared has no other use than that of its size.

    Before:

    ```mlir
    func.func @f(%x: tensor<?xf32>, %o: tensor<?xi32>) -> tensor<?xi32> {
      %b = arith.constant dense<[0.0, 5.0, 10.0]> : tensor<3xf32>
      %zero = arith.constant 0 : i32
      %init = linalg.fill ins(%zero : i32) outs(%o : tensor<?xi32>) -> tensor<?xi32>
      %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]}
          ins(%x, %b : tensor<?xf32>, tensor<3xf32>) outs(%init : tensor<?xi32>) {
      ^bb0(%v: f32, %e: f32, %count: i32):
        %before = arith.cmpf ugt, %v, %e : f32
        %one = arith.extui %before : i1 to i32
        %sum = arith.addi %count, %one : i32
        linalg.yield %sum : i32
      } -> tensor<?xi32>
      return %r : tensor<?xi32>
    }
    ```

    After:

    ```mlir
    func.func @f(%x: tensor<?xf32>, %o: tensor<?xi32>) -> tensor<?xi32> {
      %b = arith.constant dense<[0.0, 5.0, 10.0]> : tensor<3xf32>
      %r = seek.bound lower ins(%b, %x : tensor<3xf32>, tensor<?xf32>) outs(%o : tensor<?xi32>) -> tensor<?xi32>
      return %r : tensor<?xi32>
    }
    ```
  }];
  let options = [
    Option<"assumeSorted", "assume-sorted", "bool", "false",
           "Elements that are not constant ascend, without NaN">,
    Option<"assumeNoNaNs", "assume-no-nans", "bool", "false",
           "No value is NaN">
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::seek::SeekDialect", "::mlir::tensor::TensorDialect"
  ];
}

def SeekGenerateChecksPass
    : Pass<"seek-generate-checks", "::mlir::ModuleOp"> {
  let summary = "Check at run time what the verifiers cannot know";
  let description = [{
    Before each op of the dialect, compares the dynamic sizes that must agree and
    the length of the sequence with what a result can count to, and with `data`
    also looks whether sequences are sorted and sorters in range. A check that
    fails calls `seek_check_failed` with a message and the two numbers found;
    that function does not return. Sizes known to agree cost nothing. Ops on
    tensors of unknown rank are left alone. A `cf.assert` becomes such a call,
    too.

    `--generate-runtime-verification` makes the same checks with `cf.assert`,
    without the numbers.

    Before:

    ```mlir
    func.func @f(%x: tensor<4xf32>, %b: tensor<?xf32>) -> tensor<4xi8> {
      %r = seek.bucketize %x, %b : (tensor<4xf32>, tensor<?xf32>) -> tensor<4xi8>
      return %r : tensor<4xi8>
    }
    ```

    After:

    ```mlir
    func.func private @seek_check_failed(!llvm.ptr, i64, i64)
    llvm.mlir.global internal constant @seek_message("f.mlir:2:12: 'seek.bucketize' op expected 'buckets' to have at most 127 elements, the most that i8 counts to, got {0}\00") {addr_space = 0 : i32}
    func.func @f(%x: tensor<4xf32>, %b: tensor<?xf32>) -> tensor<4xi8> {
      %c0 = arith.constant 0 : index
      %most = arith.constant 127 : index
      %n = tensor.dim %b, %c0 : tensor<?xf32>
      %fails = arith.cmpi ugt, %n, %most : index
      scf.if %fails {
        %message = llvm.mlir.addressof @seek_message : !llvm.ptr
        %0 = arith.index_cast %n : index to i64
        %1 = arith.constant 127 : i64
        func.call @seek_check_failed(%message, %0, %1) : (!llvm.ptr, i64, i64) -> ()
      }
      %r = seek.bucketize %x, %b : (tensor<4xf32>, tensor<?xf32>) -> tensor<4xi8>
      return %r : tensor<4xi8>
    }
    ```
  }];
  let options = [
    Option<"data", "data", "bool", "false",
           "Also check that sequences are sorted and sorters in range">
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::func::FuncDialect",
    "::mlir::LLVM::LLVMDialect", "::mlir::memref::MemRefDialect",
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect"
  ];
}

def SeekCheckAllocationsPass
    : Pass<"seek-check-allocations", "::mlir::ModuleOp"> {
  let summary = "Check at run time that sizes of allocations do not overflow";
  let description = [{
    The lowering of `memref.alloc` to LLVM multiplies sizes without looking; a
    product that overflows would allocate less than is written. This pass calls
    `seek_check_failed` (see `seek-generate-checks`) for an allocation of more
    than 2^62 bytes or with a negative size. Allocations whose type is static and
    smaller are left alone.

    Before:

    ```mlir
    func.func @f() -> memref<8xf32> {
      %m = memref.alloc() : memref<8xf32>
      return %m : memref<8xf32>
    }
    ```

    After:

    ```mlir
    func.func @f() -> memref<8xf32> {
      %m = memref.alloc() : memref<8xf32>
      return %m : memref<8xf32>
    }
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::func::FuncDialect",
    "::mlir::LLVM::LLVMDialect", "::mlir::scf::SCFDialect"
  ];
}

def SeekBufferizePass : Pass<"seek-bufferize", "::mlir::ModuleOp"> {
  let summary = "Bufferize a module with seek's calling convention";
  let description = [{
    One-shot bufferization of a whole module, with two differences to the
    defaults. Public functions take buffers in one piece (identity layout), which
    their callers promise, and never write into their arguments. Private
    functions take any view; calls inside the module go to private functions
    only: a public function that is called gets a private copy.

    Before:

    ```mlir
    func.func @f(%s: tensor<5xf32>, %x: tensor<?xf32>, %o: tensor<?xi64>) -> tensor<?xi64> {
      %r = seek.bound lower ins(%s, %x : tensor<5xf32>, tensor<?xf32>) outs(%o : tensor<?xi64>) -> tensor<?xi64>
      return %r : tensor<?xi64>
    }
    ```

    After:

    ```mlir
    func.func @f(%s: memref<5xf32>, %x: memref<?xf32>, %o: memref<?xi64>) -> memref<?xi64> {
      %c0 = arith.constant 0 : index
      %n = memref.dim %o, %c0 : memref<?xi64>
      %r = memref.alloc(%n) {alignment = 64 : i64} : memref<?xi64>
      seek.bound lower ins(%s, %x : memref<5xf32>, memref<?xf32>) outs(%r : memref<?xi64>)
      return %r : memref<?xi64>
    }
    ```
  }];
  let dependentDialects = [
    "::mlir::bufferization::BufferizationDialect",
    "::mlir::memref::MemRefDialect"
  ];
}

def SeekResultsToOutParamsPass
    : Pass<"seek-results-to-out-params", "::mlir::ModuleOp"> {
  let summary = "Write results to buffers that the caller passes";
  let description = [{
    Each memref that a public function returns becomes an argument after all
    others, in the order of the results: a buffer in one piece that the caller
    allocates and that overlaps no other. Where the function allocated the
    result, it writes directly there; other results are copied. Scalars are
    returned as before. Private functions are left alone, and so are calls: a
    public function that is called gets a private copy. A result of unknown rank
    is an error.

    With `checks`, a buffer whose size is not that of the result is reported to
    `seek_check_failed` (see `seek-generate-checks`) before anything is written
    to it.

    Before:

    ```mlir
    func.func @f(%s: memref<5xf32>, %x: memref<?xf32>) -> memref<?xi64> {
      %c0 = arith.constant 0 : index
      %n = memref.dim %x, %c0 : memref<?xf32>
      %r = memref.alloc(%n) {alignment = 64 : i64} : memref<?xi64>
      seek.bound lower ins(%s, %x : memref<5xf32>, memref<?xf32>) outs(%r : memref<?xi64>)
      return %r : memref<?xi64>
    }
    ```

    After:

    ```mlir
    func.func @f(%s: memref<5xf32>, %x: memref<?xf32>, %r: memref<?xi64>) {
      seek.bound lower ins(%s, %x : memref<5xf32>, memref<?xf32>) outs(%r : memref<?xi64>)
      return
    }
    ```
  }];
  let options = [
    Option<"checks", "checks", "bool", "false",
           "Check at run time that the sizes of buffers are those of results">
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::func::FuncDialect",
    "::mlir::LLVM::LLVMDialect", "::mlir::memref::MemRefDialect",
    "::mlir::scf::SCFDialect"
  ];
}

def SeekSelectStrategyPass : Pass<"seek-select-strategy"> {
  let summary = "Choose how each search is lowered";
  let description = [{
    Writes the attribute `strategy` on each `seek.bound`, which the lowerings
    obey. `auto` leaves an attribute that is there alone, and takes what costs
    least by measurements of the target's kind, for the sizes that are known;
    any other choice replaces it. A strategy that cannot lower an op hands it to
    the next best.

    A search by `index` whose sequence is shared gets a `seek.prepare` for its
    table. Whether that is built, where there are enough values to pay for it, is
    decided at run time by its size, which is 0 where it is not.

    A remark of the category `seek-select-strategy` says what was chosen and why.

    Before:

    ```mlir
    func.func @f(%s: memref<5xf32>, %x: memref<?xf32>, %o: memref<?xi64>) {
      seek.bound lower ins(%s, %x : memref<5xf32>, memref<?xf32>) outs(%o : memref<?xi64>)
      return
    }
    ```

    After:

    ```mlir
    func.func @f(%s: memref<5xf32>, %x: memref<?xf32>, %o: memref<?xi64>) {
      seek.bound lower ins(%s, %x : memref<5xf32>, memref<?xf32>) outs(%o : memref<?xi64>) {strategy = #seek.strategy<count>}
      return
    }
    ```
  }];
  let options = [
    Option<"strategy", "strategy", "::mlir::seek::StrategyChoice",
           "::mlir::seek::StrategyChoice::Auto",
           "The strategy of every search",
           "::mlir::seek::getStrategyChoices()">,
    Option<"tensorsOnly", "tensors-only", "bool", "false",
           "Leave searches on memrefs alone">,
    Option<"runtimeTables", "runtime-tables", "bool", "true",
           "Have tables made at run time; else those of constants only">
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::memref::MemRefDialect",
    "::mlir::tensor::TensorDialect"
  ];
}

def ConvertSeekToSCFPass : Pass<"convert-seek-to-scf"> {
  let summary = "Lower seek.bound on memrefs to loops with a scalar search";
  let description = [{
    One loop per dimension of the values, in the innermost a binary search
    without a branch on data: bit_width(N) probes, each inside the sequence. Any
    element types, any strides. `{seek.unpredictable}` keeps the select a
    conditional move; see the description of the dialect. A sequence of floats
    is first searched for NaNs, at the cost of one load where there are none.
    `seek.bound` on tensors is an error.

    Before:

    ```mlir
    func.func @f(%s: memref<?xi32>, %x: memref<8xi32>, %o: memref<8xi64>) {
      seek.bound lower ins(%s, %x : memref<?xi32>, memref<8xi32>) outs(%o : memref<8xi64>)
      return
    }
    ```

    After:

    ```mlir
    func.func @f(%s: memref<?xi32>, %x: memref<8xi32>, %o: memref<8xi64>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c8 = arith.constant 8 : index
      %n = memref.dim %s, %c0 : memref<?xi32>
      scf.for %i = %c0 to %c8 step %c1 {
        %v = memref.load %x[%i] : memref<8xi32>
        %r:2 = scf.while (%base = %c0, %left = %n) : (index, index) -> (index, index) {
          %more = arith.cmpi ne, %left, %c0 : index
          scf.condition(%more) %base, %left : index, index
        } do {
        ^bb0(%base: index, %left: index):
          %up = arith.addi %left, %c1 : index
          %half = arith.shrui %up, %c1 : index
          %next = arith.addi %base, %half : index
          %probe = arith.subi %next, %c1 : index
          %e = memref.load %s[%probe] : memref<?xi32>
          %before = arith.cmpi slt, %e, %v : i32
          %b = arith.select %before, %next, %base {seek.unpredictable} : index
          %rest = arith.shrui %left, %c1 : index
          scf.yield %b, %rest : index, index
        }
        %count = arith.index_cast %r#0 : index to i64
        memref.store %count, %o[%i] : memref<8xi64>
      }
      return
    }
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::memref::MemRefDialect",
    "::mlir::scf::SCFDialect"
  ];
}

def ConvertSeekToLinalgPass : Pass<"convert-seek-to-linalg"> {
  let summary = "Lower seek.bound to linalg.generic";
  let description = [{
    For pipelines that take linalg and have no gather or no vectors. Each
    `seek.bound`, on tensors or on memrefs, becomes one of two forms:

    * Up to `count-up-to-elements` elements: a reduction over the sequence that
      adds up the elements that come before the value. The default is where both
      forms take equally long for f32 on a CPU with AVX-512.
    * Longer sequences, and those of dynamic length: a `linalg.generic` over the
      values, in its body a binary search without a branch on data:
      bit_width(N) probes, each inside the sequence.

    A `strategy` on the op decides instead of the length: `count` is the first
    form, any other the second. No table is used; a `seek.prepare` becomes one
    that says so.

    Any element types. Those that `arith` does not know, signed, unsigned and
    8-bit float ones, are read through `builtin.unrealized_conversion_cast`,
    which the lowering to LLVM removes.

    Before:

    ```mlir
    func.func @f(%s: tensor<7xi32>, %x: tensor<?xi32>, %o: tensor<?xi64>) -> tensor<?xi64> {
      %r = seek.bound upper ins(%s, %x : tensor<7xi32>, tensor<?xi32>) outs(%o : tensor<?xi64>) -> tensor<?xi64>
      return %r : tensor<?xi64>
    }
    ```

    After:

    ```mlir
    func.func @f(%s: tensor<7xi32>, %x: tensor<?xi32>, %o: tensor<?xi64>) -> tensor<?xi64> {
      %zero = arith.constant 0 : i64
      %init = linalg.fill ins(%zero : i64) outs(%o : tensor<?xi64>) -> tensor<?xi64>
      %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]}
          ins(%s, %x : tensor<7xi32>, tensor<?xi32>) outs(%init : tensor<?xi64>) {
      ^bb0(%e: i32, %v: i32, %count: i64):
        %before = arith.cmpi sge, %v, %e : i32
        %one = arith.extui %before : i1 to i64
        %sum = arith.addi %count, %one : i64
        linalg.yield %sum : i64
      } -> tensor<?xi64>
      return %r : tensor<?xi64>
    }
    ```
  }];
  let options = [
    Option<"countUpToElements", "count-up-to-elements", "int64_t", "64",
           "The longest sequence whose elements are all compared">
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect"
  ];
}

def ConvertSeekToVectorPass : Pass<"convert-seek-to-vector"> {
  let summary = "Lower seek.bound and seek.prepare on memrefs to vectors";
  let description = [{
    Lowers each `seek.bound` by its strategy, `permute` if it has none:

    * `count` compares each vector of values with every element.
    * `permute` walks a search tree whose levels are in registers. Sequences that
      do not fit, and targets without such a permute, get `gather`.
    * `gather` searches vectors of values in lockstep by gathers; where these are
      slow, the first levels in registers and the rest by comparing a slice of
      the sequence at once.
    * `index` looks the values' cells up in the table of `seek.prepare` and
      compares a window of the sequence from there on at once; without a table
      that is of use it is `permute`. Values of 8 bits get a table of all results
      instead.
    * `rows` compares blocks of rows that have a sequence of their own, one value
      at a time, and fetches later rows ahead.

    Vectors are as wide as the registers that the function's `target_features`
    promise, 128 bits where there are none. Values and results with another than
    a unit stride in the last dimension, and 0-D ones, are left for
    `convert-seek-to-scf`; and so are, for strategies that read elements next to
    each other, such sequences. Positions are i32, and vectors take longer to set
    up than a few values to search: where sizes are dynamic, a scalar version
    stands beside the vectors.

    Before:

    ```mlir
    func.func @f(%s: memref<7xi32>, %x: memref<4xi32>, %o: memref<4xi64>) {
      seek.bound upper ins(%s, %x : memref<7xi32>, memref<4xi32>) outs(%o : memref<4xi64>)
      return
    }
    ```

    After:

    ```mlir
    func.func @f(%s: memref<7xi32>, %x: memref<4xi32>, %o: memref<4xi64>) {
      %true = arith.constant dense<true> : vector<4xi1>
      %zeros = arith.constant dense<0> : vector<4xi32>
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c7 = arith.constant 7 : index
      %top = llvm.intr.stacksave : !llvm.ptr
      %v = vector.load %x[%c0] : memref<4xi32>, vector<4xi32>
      %r:2 = scf.while (%left = %c7, %base = %zeros) : (index, vector<4xi32>) -> (index, vector<4xi32>) {
        %more = arith.cmpi ne, %left, %c0 : index
        scf.condition(%more) %left, %base : index, vector<4xi32>
      } do {
      ^bb0(%left: index, %base: vector<4xi32>):
        %up = arith.addi %left, %c1 : index
        %half = arith.shrui %up, %c1 : index
        %offset = arith.subi %half, %c1 : index
        %h = arith.index_cast %half : index to i32
        %step = vector.broadcast %h : i32 to vector<4xi32>
        %rest = arith.shrui %left, %c1 : index
        %e = vector.gather %s[%offset] [%base], %true, %zeros : memref<7xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
        %before = arith.cmpi sge, %v, %e : vector<4xi32>
        %next = arith.addi %base, %step : vector<4xi32>
        %b = arith.select %before, %next, %base : vector<4xi1>, vector<4xi32>
        scf.yield %rest, %b : index, vector<4xi32>
      }
      %counts = arith.extsi %r#1 : vector<4xi32> to vector<4xi64>
      vector.store %counts, %o[%c0] : memref<4xi64>, vector<4xi64>
      llvm.intr.stackrestore %top : !llvm.ptr
      return
    }
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::LLVM::LLVMDialect",
    "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect",
    "::mlir::vector::VectorDialect"
  ];
}

def SeekLowerCopiesPass : Pass<"seek-lower-copies"> {
  let summary = "Lower copies between views to linalg";
  let description = [{
    A `memref.copy` with a strided operand becomes a `linalg.generic`, which
    becomes loops. Its lowering to LLVM would call a function of MLIR's runner
    library. Copies of buffers in one piece are left alone.

    Before:

    ```mlir
    func.func @f(%x: memref<4xf32, strided<[2]>>, %o: memref<4xf32>) {
      memref.copy %x, %o : memref<4xf32, strided<[2]>> to memref<4xf32>
      return
    }
    ```

    After:

    ```mlir
    func.func @f(%x: memref<4xf32, strided<[2]>>, %o: memref<4xf32>) {
      linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%x : memref<4xf32, strided<[2]>>) outs(%o : memref<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      }
      return
    }
    ```
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect"];
}

def SeekSetTargetPass : Pass<"seek-set-target"> {
  let summary = "Write the target's CPU and features on functions";
  let description = [{
    Writes `target_cpu` and `target_features` on each function with a body, for
    passes to read and for LLVM. A function that has either keeps what it has.

    Before:

    ```mlir
    func.func @f() {
      return
    }
    ```

    After, with `cpu=skylake-avx512 features=+avx512f`:

    ```mlir
    func.func @f() attributes {target_cpu = "skylake-avx512", target_features = #llvm.target_features<["+avx512f"]>} {
      return
    }
    ```
  }];
  let options = [
    Option<"cpu", "cpu", "std::string", "\"\"", "CPU, by LLVM's name">,
    Option<"features", "features", "std::string", "\"\"",
           "Features as LLVM writes them: +avx2,+fma">
  ];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

def SeekCheckLoweredPass : Pass<"seek-check-lowered"> {
  let summary = "Report what is not in the LLVM dialect";
  let description = [{
    The last step of `seek-to-llvm`: the first op that is neither a module nor in
    the LLVM dialect is an error that names it. Changes nothing.

    Before:

    ```mlir
    llvm.func @f()
    ```

    After:

    ```mlir
    llvm.func @f()
    ```
  }];
}

def SeekForbidAllocationsPass : Pass<"seek-forbid-allocations"> {
  let summary = "Report what allocates memory";
  let description = [{
    The first op that allocates memory other than on the stack is an error that
    names it. What functions do that are only declared is not known. Changes
    nothing.

    Before:

    ```mlir
    func.func @f() {
      %m = memref.alloca() : memref<8xf32>
      call @g(%m) : (memref<8xf32>) -> ()
      return
    }
    func.func private @g(memref<8xf32>)
    ```

    After:

    ```mlir
    func.func @f() {
      %m = memref.alloca() : memref<8xf32>
      call @g(%m) : (memref<8xf32>) -> ()
      return
    }
    func.func private @g(memref<8xf32>)
    ```
  }];
}

def SeekReturnFailuresPass
    : Pass<"seek-return-failures", "::mlir::ModuleOp"> {
  let summary = "Return from functions in which a check fails";
  let description = [{
    For programs that go on after a failure. Works on functions in the LLVM
    dialect. Each function that calls `seek_check_failed`, or that allocates
    memory by `_mlir_memref_to_llvm_alloc`, or that calls such a function, gets a
    last argument: a pointer to the state of the call, which begins with an i32
    that is 0 until something fails. In the place of these calls are

    * `seek_call_failed(state, message, first, second)`, which sets that number,
    * `seek_call_allocate(state, bytes)`, which sets it where it returns null,
    * `seek_call_free(state, pointer)`,

    and where the number is set, the function returns at once, as do its callers.
    What it returns then is zero, and what was allocated is left to the owner of
    the state. A function that can fail must be called by its name: one whose
    address is taken is an error.

    Before:

    ```mlir
    llvm.mlir.global internal constant @text("too many\00") {addr_space = 0 : i32}
    llvm.func @seek_check_failed(!llvm.ptr, i64, i64)
    llvm.func @f(%ok: i1, %x: i64) -> i64 {
      llvm.cond_br %ok, ^good, ^bad
    ^bad:
      %text = llvm.mlir.addressof @text : !llvm.ptr
      llvm.call @seek_check_failed(%text, %x, %x) : (!llvm.ptr, i64, i64) -> ()
      llvm.br ^good
    ^good:
      llvm.return %x : i64
    }
    ```

    After:

    ```mlir
    llvm.func @seek_call_failed(!llvm.ptr, !llvm.ptr, i64, i64)
    llvm.mlir.global internal constant @text("too many\00") {addr_space = 0 : i32}
    llvm.func @f(%ok: i1, %x: i64, %state: !llvm.ptr) -> i64 {
      %zero = llvm.mlir.zero : i64
      %text = llvm.mlir.addressof @text : !llvm.ptr
      llvm.cond_br %ok, ^good, ^bad
    ^bad:
      llvm.call @seek_call_failed(%state, %text, %x, %x) : (!llvm.ptr, !llvm.ptr, i64, i64) -> ()
      llvm.br ^failed
    ^good:
      llvm.return %x : i64
    ^failed:
      llvm.return %zero : i64
    }
    ```
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

#endif // SEEK_TRANSFORMS_PASSES_TD
