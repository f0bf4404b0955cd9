// Values of every rank, empty ones, sequences of few elements, rows, and results of
// every type; functions with dynamic sizes run with several.

// RUN: split-file %s %t

// DEFINE: %{strategy} = scalar

//===----------------------------------------------------------------------===//
// One sequence for values of every rank
//===----------------------------------------------------------------------===//

// DEFINE: %{ranks} = seek-runner %t/ranks.mlir --strategy=%{strategy} \
// DEFINE:   --arg=5 \
// DEFINE:   --arg='[-1, 0, 4, 5, 6, 10, 50]' \
// DEFINE:   --arg='[[3, 50], [10, -1]]' \
// DEFINE:   --arg='[[[1], [5]], [[0], [11]]]' \
// DEFINE:   --arg='[[[[[0, 5]]], [[[10, 15]]]]]' \
// DEFINE:   --arg='[0, 5, 10]' | FileCheck %s --match-full-lines --check-prefix=RANKS
// RUN: %{ranks}
//               RANKS: 1
// RANKS-NEXT{LITERAL}: [0, 0, 1, 1, 2, 2, 3]
// RANKS-NEXT{LITERAL}: [[1, 3], [2, 0]]
// RANKS-NEXT{LITERAL}: [[[1], [1]], [[0], [3]]]
// RANKS-NEXT{LITERAL}: [[[[[0, 1]]], [[[2, 3]]]]]
//          RANKS-NEXT: 2
// RANKS-NEXT{LITERAL}: [0, 1, 1, 2, 2, 3, 3]
// RANKS-NEXT{LITERAL}: [[1, 3], [3, 0]]
// RANKS-NEXT{LITERAL}: [[[1], [2]], [[1], [3]]]
// RANKS-NEXT{LITERAL}: [[[[[1, 2]]], [[[3, 3]]]]]
//           RANKS-NOT: {{.+}}

// The same function with other sizes: some of them 0, and a shorter sequence.
// DEFINE: %{empty} = seek-runner %t/ranks.mlir --strategy=%{strategy} \
// DEFINE:   --arg=-7 --arg='[]' --arg='[[], [], []]' --arg='[]' --arg='[[[[], []]]]' --arg='[-7]' \
// DEFINE:   | FileCheck %s --match-full-lines --check-prefix=EMPTY
// RUN: %{empty}
//               EMPTY: 0
// EMPTY-NEXT{LITERAL}: []
// EMPTY-NEXT{LITERAL}: [[], [], []]
// EMPTY-NEXT{LITERAL}: []
// EMPTY-NEXT{LITERAL}: [[[[], []]]]
//          EMPTY-NEXT: 1
// EMPTY-NEXT{LITERAL}: []
// EMPTY-NEXT{LITERAL}: [[], [], []]
// EMPTY-NEXT{LITERAL}: []
// EMPTY-NEXT{LITERAL}: [[[[], []]]]
//           EMPTY-NOT: {{.+}}

// An empty sequence gives 0.
// DEFINE: %{nothing} = seek-runner %t/ranks.mlir --strategy=%{strategy} \
// DEFINE:   --arg=5 --arg='[-1, 2147483647]' --arg='[[3, 50], [10, -1]]' --arg='[[[1]]]' --arg='[[[[[0, 5]]]]]' --arg='[]' \
// DEFINE:   | FileCheck %s --match-full-lines --check-prefix=NOTHING
// RUN: %{nothing}
//               NOTHING: 0
// NOTHING-NEXT{LITERAL}: [0, 0]
// NOTHING-NEXT{LITERAL}: [[0, 0], [0, 0]]
// NOTHING-NEXT{LITERAL}: [[[0]]]
// NOTHING-NEXT{LITERAL}: [[[[[0, 0]]]]]
//          NOTHING-NEXT: 0
// NOTHING-NEXT{LITERAL}: [0, 0]
// NOTHING-NEXT{LITERAL}: [[0, 0], [0, 0]]
// NOTHING-NEXT{LITERAL}: [[[0]]]
// NOTHING-NEXT{LITERAL}: [[[[[0, 0]]]]]
//           NOTHING-NOT: {{.+}}

//===----------------------------------------------------------------------===//
// A sequence for each row
//===----------------------------------------------------------------------===//

// Each row of values goes with its own sequence.
// DEFINE: %{rows} = seek-runner %t/rows.mlir --strategy=%{strategy} \
// DEFINE:   --arg='[[1, 4, 5, 7, 9], [1, 2, 5, 7, 9]]' --arg='[[3, 5], [3, 5]]' \
// DEFINE:   --arg='[[[1, 2, 3], [10, 20, 30]], [[5, 5, 5], [-3, -2, -1]]]' --arg='[[[2], [25]], [[5], [-4]]]' \
// DEFINE:   --arg='[[[[[1, 2]]], [[[3, 4]]]]]' --arg='[[[[[0, 1, 2, 3]]], [[[3, 4, 5, 2]]]]]' \
// DEFINE:   | FileCheck %s --match-full-lines --check-prefix=ROWS
// RUN: %{rows}
//      ROWS{LITERAL}: [[1, 2], [2, 2]]
// ROWS-NEXT{LITERAL}: [[1, 3], [2, 3]]
// ROWS-NEXT{LITERAL}: [[[1], [2]], [[0], [0]]]
// ROWS-NEXT{LITERAL}: [[[2], [2]], [[3], [0]]]
// ROWS-NEXT{LITERAL}: [[[[[0, 0, 1, 2]]], [[[0, 1, 2, 0]]]]]
// ROWS-NEXT{LITERAL}: [[[[[0, 1, 2, 2]]], [[[1, 2, 2, 0]]]]]
//           ROWS-NOT: {{.+}}

// Rows without elements, rows without values, and no rows.
// DEFINE: %{no-rows} = seek-runner %t/rows.mlir --strategy=%{strategy} \
// DEFINE:   --arg='[[], []]' --arg='[[3], [5]]' --arg='[[[1], [2]], [[3], [4]]]' --arg='[[[], []], [[], []]]' \
// DEFINE:   --arg='[]' --arg='[]' \
// DEFINE:   | FileCheck %s --match-full-lines --check-prefix=NO-ROWS
// RUN: %{no-rows}
//      NO-ROWS{LITERAL}: [[0], [0]]
// NO-ROWS-NEXT{LITERAL}: [[0], [0]]
// NO-ROWS-NEXT{LITERAL}: [[[], []], [[], []]]
// NO-ROWS-NEXT{LITERAL}: [[[], []], [[], []]]
// NO-ROWS-NEXT{LITERAL}: []
// NO-ROWS-NEXT{LITERAL}: []
//           NO-ROWS-NOT: {{.+}}

// One row of one element and one value, and one sequence for many rows.
// DEFINE: %{one-row} = seek-runner %t/rows.mlir --strategy=%{strategy} \
// DEFINE:   --arg='[[2]]' --arg='[[1, 2, 3]]' --arg='[[[2]]]' --arg='[[[3]]]' \
// DEFINE:   --arg='[[[[[2, 2, 2]]]]]' --arg='[[[[[2]]]]]' \
// DEFINE:   | FileCheck %s --match-full-lines --check-prefix=ONE-ROW
// RUN: %{one-row}
//      ONE-ROW{LITERAL}: [[0, 0, 1]]
// ONE-ROW-NEXT{LITERAL}: [[0, 1, 1]]
// ONE-ROW-NEXT{LITERAL}: [[[1]]]
// ONE-ROW-NEXT{LITERAL}: [[[1]]]
// ONE-ROW-NEXT{LITERAL}: [[[[[0]]]]]
// ONE-ROW-NEXT{LITERAL}: [[[[[3]]]]]
//           ONE-ROW-NOT: {{.+}}

//===----------------------------------------------------------------------===//
// Sizes that only one of the types knows
//===----------------------------------------------------------------------===//

// DEFINE: %{mixed} = seek-runner %t/mixed.mlir --strategy=%{strategy} \
// DEFINE:   --arg='[[1, 4, 5], [1, 2, 5]]' --arg='[[3, 5], [3, 5]]' \
// DEFINE:   | FileCheck %s --match-full-lines --check-prefix=MIXED
// RUN: %{mixed}
//      MIXED{LITERAL}: [[1, 2], [2, 2]]
// MIXED-NEXT{LITERAL}: [[1, 3], [2, 3]]
// MIXED-NEXT{LITERAL}: [[1, 2], [2, 2]]
//           MIXED-NOT: {{.+}}

//===----------------------------------------------------------------------===//
// Results of every type
//===----------------------------------------------------------------------===//

// As many elements as an i8 counts to.
// DEFINE: %{results} = seek-runner %t/results.mlir --strategy=%{strategy} --arg=127 \
// DEFINE:   --arg='[-1, 0, 1, 63, 64, 126, 127, 128]' | FileCheck %s --match-full-lines --check-prefix=RESULTS
// RUN: %{results}
//      RESULTS{LITERAL}: [0, 0, 1, 63, 64, 126, 127, 127]
// RESULTS-NEXT{LITERAL}: [0, 0, 1, 63, 64, 126, 127, 127]
// RESULTS-NEXT{LITERAL}: [0, 0, 1, 63, 64, 126, 127, 127]
// RESULTS-NEXT{LITERAL}: [0, 0, 1, 63, 64, 126, 127, 127]
// RESULTS-NEXT{LITERAL}: [0, 0, 1, 63, 64, 126, 127, 127]
// RESULTS-NEXT{LITERAL}: [0, 1, 2, 64, 65, 127, 127, 127]
// RESULTS-NEXT{LITERAL}: [0, 1, 2, 64, 65, 127, 127, 127]
// RESULTS-NEXT{LITERAL}: [0, 1, 2, 64, 65, 127, 127, 127]
// RESULTS-NEXT{LITERAL}: [0, 1, 2, 64, 65, 127, 127, 127]
// RESULTS-NEXT{LITERAL}: [0, 1, 2, 64, 65, 127, 127, 127]
//           RESULTS-NOT: {{.+}}

// As many as an i16 counts to.
// DEFINE: %{i16} = seek-runner %t/i16.mlir --strategy=%{strategy} --arg=32767 \
// DEFINE:   --arg='[-1, 0, 255, 256, 32766, 32767]' | FileCheck %s --match-full-lines --check-prefix=SHORT
// RUN: %{i16}
//      SHORT{LITERAL}: [0, 0, 255, 256, 32766, 32767]
// SHORT-NEXT{LITERAL}: [0, 1, 256, 257, 32767, 32767]
//           SHORT-NOT: {{.+}}

// Lengths that only a type of 32 or 64 bits holds.
// DEFINE: %{long} = seek-runner %t/long.mlir --strategy=%{strategy} --arg=70001 \
// DEFINE:   --arg='[-1, 0, 32767, 32768, 65535, 65536, 70000, 70001]' | FileCheck %s --match-full-lines --check-prefix=LONG
// RUN: %{long}
//      LONG{LITERAL}: [0, 0, 32767, 32768, 65535, 65536, 70000, 70001]
// LONG-NEXT{LITERAL}: [0, 1, 32768, 32769, 65536, 65537, 70001, 70001]
//           LONG-NOT: {{.+}}

// REDEFINE: %{strategy} = gather
// RUN: %{ranks}
// RUN: %{empty}
// RUN: %{nothing}
// RUN: %{rows}
// RUN: %{no-rows}
// RUN: %{one-row}
// RUN: %{mixed}
// RUN: %{results}
// RUN: %{i16}
// RUN: %{long}

//--- ranks.mlir
!b = tensor<?xi32>
!v0 = tensor<i32>
!v1 = tensor<?xi32>
!v2 = tensor<?x?xi32>
!v3 = tensor<?x?x?xi32>
!v5 = tensor<?x?x?x?x?xi32>
!r0 = tensor<i64>
!r1 = tensor<?xi64>
!r2 = tensor<?x?xi64>
!r3 = tensor<?x?x?xi64>
!r5 = tensor<?x?x?x?x?xi64>

func.func @main(%v0: !v0, %v1: !v1, %v2: !v2, %v3: !v3, %v5: !v5, %b: !b)
    -> (!r0, !r1, !r2, !r3, !r5, !r0, !r1, !r2, !r3, !r5) {
  %0 = seek.bucketize %v0, %b : (!v0, !b) -> !r0
  %1 = seek.bucketize %v1, %b : (!v1, !b) -> !r1
  %2 = seek.bucketize %v2, %b : (!v2, !b) -> !r2
  %3 = seek.bucketize %v3, %b : (!v3, !b) -> !r3
  %4 = seek.bucketize %v5, %b : (!v5, !b) -> !r5
  %5 = seek.search_sorted %b, %v0 {right_mode = true} : (!b, !v0) -> !r0
  %6 = seek.search_sorted %b, %v1 {right_mode = true} : (!b, !v1) -> !r1
  %7 = seek.search_sorted %b, %v2 {right_mode = true} : (!b, !v2) -> !r2
  %8 = seek.search_sorted %b, %v3 {right_mode = true} : (!b, !v3) -> !r3
  %9 = seek.search_sorted %b, %v5 {right_mode = true} : (!b, !v5) -> !r5
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : !r0, !r1, !r2, !r3, !r5, !r0, !r1, !r2, !r3, !r5
}

//--- rows.mlir
!t2 = tensor<?x?xf32>
!t3 = tensor<?x?x?xf32>
!t5 = tensor<?x?x?x?x?xf32>
!r2 = tensor<?x?xi64>
!r3 = tensor<?x?x?xi32>
!r5 = tensor<?x?x?x?x?xi64>

func.func @main(%s2: !t2, %v2: !t2, %s3: !t3, %v3: !t3, %s5: !t5, %v5: !t5)
    -> (!r2, !r2, !r3, !r3, !r5, !r5) {
  %0 = seek.search_sorted %s2, %v2 : (!t2, !t2) -> !r2
  %1 = seek.search_sorted %s2, %v2 {right_mode = true} : (!t2, !t2) -> !r2
  %2 = seek.search_sorted %s3, %v3 : (!t3, !t3) -> !r3
  %3 = seek.search_sorted %s3, %v3 {right_mode = true} : (!t3, !t3) -> !r3
  %4 = seek.search_sorted %s5, %v5 : (!t5, !t5) -> !r5
  %5 = seek.search_sorted %s5, %v5 {right_mode = true} : (!t5, !t5) -> !r5
  return %0, %1, %2, %3, %4, %5 : !r2, !r2, !r3, !r3, !r5, !r5
}

//--- mixed.mlir
func.func @main(%s: tensor<2x?xi32>, %v: tensor<?x2xi32>) -> (tensor<?x?xi64>, tensor<2x2xi64>, tensor<2x?xi64>) {
  %0 = seek.search_sorted %s, %v : (tensor<2x?xi32>, tensor<?x2xi32>) -> tensor<?x?xi64>
  %1 = seek.search_sorted %s, %v {right_mode = true} : (tensor<2x?xi32>, tensor<?x2xi32>) -> tensor<2x2xi64>
  %d = tensor.cast %s : tensor<2x?xi32> to tensor<?x?xi32>
  %2 = seek.search_sorted %d, %v : (tensor<?x?xi32>, tensor<?x2xi32>) -> tensor<2x?xi64>
  return %0, %1, %2 : tensor<?x?xi64>, tensor<2x2xi64>, tensor<2x?xi64>
}

//--- results.mlir
!t = tensor<?xi32>

func.func private @iota(%n: index) -> !t {
  %0 = tensor.generate %n {
  ^bb0(%i: index):
    %element = arith.index_cast %i : index to i32
    tensor.yield %element : i32
  } : !t
  return %0 : !t
}

func.func @main(%n: index, %v: !t)
    -> (tensor<?xi8>, tensor<?xi16>, tensor<?xi32>, tensor<?xi64>, tensor<?xindex>,
        tensor<?xi8>, tensor<?xi16>, tensor<?xi32>, tensor<?xi64>, tensor<?xindex>) {
  %b = call @iota(%n) : (index) -> !t
  %0 = seek.bucketize %v, %b : (!t, !t) -> tensor<?xi8>
  %1 = seek.bucketize %v, %b : (!t, !t) -> tensor<?xi16>
  %2 = seek.bucketize %v, %b : (!t, !t) -> tensor<?xi32>
  %3 = seek.bucketize %v, %b : (!t, !t) -> tensor<?xi64>
  %4 = seek.bucketize %v, %b : (!t, !t) -> tensor<?xindex>
  %5 = seek.search_sorted %b, %v {right_mode = true} : (!t, !t) -> tensor<?xi8>
  %6 = seek.search_sorted %b, %v {right_mode = true} : (!t, !t) -> tensor<?xi16>
  %7 = seek.search_sorted %b, %v {right_mode = true} : (!t, !t) -> tensor<?xi32>
  %8 = seek.search_sorted %b, %v {right_mode = true} : (!t, !t) -> tensor<?xi64>
  %9 = seek.search_sorted %b, %v {right_mode = true} : (!t, !t) -> tensor<?xindex>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9
      : tensor<?xi8>, tensor<?xi16>, tensor<?xi32>, tensor<?xi64>, tensor<?xindex>,
        tensor<?xi8>, tensor<?xi16>, tensor<?xi32>, tensor<?xi64>, tensor<?xindex>
}

//--- i16.mlir
!t = tensor<?xi32>

func.func @main(%n: index, %v: !t) -> (tensor<?xi16>, tensor<?xi16>) {
  %b = tensor.generate %n {
  ^bb0(%i: index):
    %element = arith.index_cast %i : index to i32
    tensor.yield %element : i32
  } : !t
  %0 = seek.bucketize %v, %b : (!t, !t) -> tensor<?xi16>
  %1 = seek.search_sorted %b, %v {right_mode = true} : (!t, !t) -> tensor<?xi16>
  return %0, %1 : tensor<?xi16>, tensor<?xi16>
}

//--- long.mlir
!t = tensor<?xi32>

func.func @main(%n: index, %v: !t) -> (tensor<?xi32>, tensor<?xi64>) {
  %b = tensor.generate %n {
  ^bb0(%i: index):
    %element = arith.index_cast %i : index to i32
    tensor.yield %element : i32
  } : !t
  %0 = seek.bucketize %v, %b : (!t, !t) -> tensor<?xi32>
  %1 = seek.search_sorted %b, %v {right_mode = true} : (!t, !t) -> tensor<?xi64>
  return %0, %1 : tensor<?xi32>, tensor<?xi64>
}
