// Functions that call each other: what goes in and out of a call is counted and
// freed once.

// RUN: split-file %s %t

// DEFINE: %{strategy} = scalar
// DEFINE: %{check} = FileCheck %s --match-full-lines --implicit-check-not=warning: --implicit-check-not=error: --check-prefix

//===----------------------------------------------------------------------===//
// Calls of public and private functions
//===----------------------------------------------------------------------===//

// DEFINE: %{several} = seek-runner %t/several.mlir --strategy=%{strategy} --arg='[[3, 50], [10, -1]]' --arg='[0, 5, 10]' \
// DEFINE:   2>&1 | %{check}=SEVERAL
// RUN: %{several}
//      SEVERAL{LITERAL}: [[1, 3], [2, 0]]
// SEVERAL-NEXT{LITERAL}: [[1, 3], [3, 0]]
// SEVERAL-NEXT{LITERAL}: [[0, 1], [1, 0]]
//           SEVERAL-NOT: {{.+}}

// A function that others call as entry, and one that calls itself.
// DEFINE: %{called} = seek-runner %t/several.mlir --strategy=%{strategy} --entry=lower --arg='[[5]]' --arg='[0, 5, 10]' \
// DEFINE:   2>&1 | %{check}=CALLED
// RUN: %{called}
//     CALLED{LITERAL}: [[1]]
//          CALLED-NOT: {{.+}}
// DEFINE: %{recursion} = seek-runner %t/recursion.mlir --strategy=%{strategy} --arg='[100, 30, 2]' --arg='[0, 1, 2, 4, 8, 16, 32, 64]' --arg=3 \
// DEFINE:   2>&1 | %{check}=RECURSION
// 8 elements are less than 100, 4 less than 8, and 3 less than 4; 2 stays 2.
// RUN: %{recursion}
//     RECURSION: [3, 3, 2]
// RECURSION-NOT: {{.+}}

//===----------------------------------------------------------------------===//
// What is passed
//===----------------------------------------------------------------------===//

// DEFINE: %{slices} = seek-runner %t/slices.mlir --strategy=%{strategy} --arg='[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]' --arg='[3, 4, 9]' \
// DEFINE:   2>&1 | %{check}=SLICES
// RUN: %{slices}
// All ten; 1 to 9; 0, 2, ... 8; then every other value.
//      SLICES: [3, 4, 9]
// SLICES-NEXT: [2, 3, 8]
// SLICES-NEXT: [2, 2, 5]
// SLICES-NEXT: [3, 9]
//  SLICES-NOT: {{.+}}

//===----------------------------------------------------------------------===//
// What is returned
//===----------------------------------------------------------------------===//

// DEFINE: %{returns} = seek-runner %t/returns.mlir --strategy=%{strategy} --arg='[1, 2, 3]' --arg='[0, 2]' \
// DEFINE:   2>&1 | %{check}=RETURNS
// RUN: %{returns}
// An argument; an argument twice; a result twice; a constant, and one of a callee; a
// slice of a result; the same from a callee; an argument of a callee's callee.
//      RETURNS: [1, 2, 3]
// RETURNS-NEXT: [1, 2, 3]
// RETURNS-NEXT: [1, 2, 3]
// RETURNS-NEXT: [1, 1, 2]
// RETURNS-NEXT: [1, 1, 2]
// RETURNS-NEXT: [7, 8, 9]
// RETURNS-NEXT: [4, 5]
// RETURNS-NEXT: [1, 2]
// RETURNS-NEXT: [1, 2]
// RETURNS-NEXT: [1, 2, 3]
// RETURNS-NEXT: [1, 2, 3]
//  RETURNS-NOT: {{.+}}

// Parts of an argument, and the argument in another shape.
// DEFINE: %{parts} = seek-runner %t/parts.mlir --strategy=%{strategy} --arg='[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]' \
// DEFINE:   2>&1 | %{check}=PARTS
// RUN: %{parts}
//      PARTS: [2, 6, 10]
// PARTS-NEXT{LITERAL}: [[5, 7], [9, 11]]
// PARTS-NEXT: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
// PARTS-NEXT: 11
//  PARTS-NOT: {{.+}}

// The choice of a callee.
// DEFINE: %{choices} = seek-runner %t/choices.mlir --strategy=%{strategy} --arg='[1, 2]' --arg='[5, 6, 7]' --arg=true \
// DEFINE:   2>&1 | %{check}=CHOICES
// RUN: %{choices}
//      CHOICES: [1, 2]
// CHOICES-NEXT: [5, 6, 7]
// CHOICES-NEXT: [0, 0]
//  CHOICES-NOT: {{.+}}
// DEFINE: %{others} = seek-runner %t/choices.mlir --strategy=%{strategy} --arg='[1, 2]' --arg='[5, 6, 7]' --arg=false \
// DEFINE:   2>&1 | %{check}=OTHERS
// RUN: %{others}
//      OTHERS: [5, 6, 7]
// OTHERS-NEXT: [1, 2]
// OTHERS-NEXT: [0, 1, 2]
//  OTHERS-NOT: {{.+}}

// DEFINE: %{scalars} = seek-runner %t/scalars.mlir --strategy=%{strategy} --arg=2.5 --arg='[1, 2, 3]' --arg=-1 --arg=200 \
// DEFINE:   2>&1 | %{check}=SCALARS
// RUN: %{scalars}
//      SCALARS: 2
// SCALARS-NEXT: 2.5
// SCALARS-NEXT: -1
// SCALARS-NEXT: 200
// SCALARS-NEXT: True
//  SCALARS-NOT: {{.+}}

// Neither arguments nor results.
// RUN: seek-runner %t/nothing.mlir 2>&1 | count 0

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

// Each round of the loop frees what it has allocated, and what it has replaced.
// DEFINE: %{loop} = seek-runner %t/loop.mlir --strategy=%{strategy} --arg='[1000, 30, 7]' --arg='[0, 1, 2, 4, 8, 16, 32, 64]' --arg=1000 \
// DEFINE:   2>&1 | %{check}=LOOP
// RUN: %{loop}
//      LOOP: [4, 4, 4]
// LOOP-NEXT: 14000
//  LOOP-NOT: {{.+}}

// REDEFINE: %{strategy} = gather
// RUN: %{several}
// RUN: %{called}
// RUN: %{recursion}
// RUN: %{slices}
// RUN: %{returns}
// RUN: %{parts}
// RUN: %{choices}
// RUN: %{others}
// RUN: %{scalars}
// RUN: %{loop}

//--- several.mlir
!v = tensor<?x?xi32>
!b = tensor<?xi32>
!r = tensor<?x?xi64>

func.func @main(%v: !v, %b: !b) -> (!r, !r, !r) {
  %0 = call @lower(%v, %b) : (!v, !b) -> !r
  %1 = call @upper(%v, %b) : (!v, !b) -> !r
  %2 = call @both(%v, %b) : (!v, !b) -> !r
  return %0, %1, %2 : !r, !r, !r
}

func.func @lower(%v: !v, %b: !b) -> !r {
  %0 = seek.bucketize %v, %b : (!v, !b) -> !r
  return %0 : !r
}

func.func private @upper(%v: !v, %b: !b) -> !r {
  %0 = seek.bucketize %v, %b {with_right_bound = false} : (!v, !b) -> !r
  return %0 : !r
}

// The buckets' numbers, bucketized by the number of the first value.
func.func private @both(%v: !v, %b: !b) -> !r {
  %0 = call @lower(%v, %b) : (!v, !b) -> !r
  %1 = tensor.extract_slice %0[0, 0] [1, 1] [1, 1] : !r to tensor<1xi64>
  %2 = seek.bucketize %0, %1 : (!r, tensor<1xi64>) -> !r
  return %2 : !r
}

//--- recursion.mlir
!t = tensor<?xi64>

func.func @main(%v: !t, %b: !t, %depth: index) -> !t {
  %c0 = arith.constant 0 : index
  %done = arith.cmpi eq, %depth, %c0 : index
  %0 = scf.if %done -> !t {
    scf.yield %v : !t
  } else {
    %c1 = arith.constant 1 : index
    %rest = arith.subi %depth, %c1 : index
    %1 = seek.bucketize %v, %b : (!t, !t) -> !t
    %2 = func.call @main(%1, %b, %rest) : (!t, !t, index) -> !t
    scf.yield %2 : !t
  }
  return %0 : !t
}

//--- slices.mlir
!t = tensor<?xi32>
!r = tensor<?xi64>

func.func private @count(%b: !t, %v: !t) -> !r {
  %0 = seek.search_sorted %b, %v : (!t, !t) -> !r
  return %0 : !r
}

func.func @main(%b: !t, %v: !t) -> (!r, !r, !r, !r) {
  %c9 = arith.constant 9 : index
  %c5 = arith.constant 5 : index
  %c2 = arith.constant 2 : index
  %part = tensor.extract_slice %b[1] [%c9] [1] : !t to !t
  %even = tensor.extract_slice %b[0] [%c5] [2] : !t to !t
  %values = tensor.extract_slice %v[0] [%c2] [2] : !t to !t
  %0 = call @count(%b, %v) : (!t, !t) -> !r
  %1 = call @count(%part, %v) : (!t, !t) -> !r
  %2 = call @count(%even, %v) : (!t, !t) -> !r
  %3 = call @count(%b, %values) : (!t, !t) -> !r
  return %0, %1, %2, %3 : !r, !r, !r, !r
}

//--- returns.mlir
!t = tensor<?xi32>
!r = tensor<?xi64>

func.func private @same(%v: !t) -> !t {
  return %v : !t
}

func.func private @deep(%v: !t) -> (!t, !t) {
  %0 = call @same(%v) : (!t) -> !t
  %1 = call @same(%0) : (!t) -> !t
  return %0, %1 : !t, !t
}

func.func private @constant() -> tensor<2xi64> {
  %0 = arith.constant dense<[4, 5]> : tensor<2xi64>
  return %0 : tensor<2xi64>
}

func.func private @head(%v: !t, %b: !t) -> tensor<2xi64> {
  %0 = seek.bucketize %v, %b : (!t, !t) -> !r
  %1 = tensor.extract_slice %0[1] [2] [1] : !r to tensor<2xi64>
  return %1 : tensor<2xi64>
}

func.func @main(%v: !t, %b: !t)
    -> (!t, !t, !t, !r, !r, tensor<3xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, !t, !t) {
  %0 = call @same(%v) : (!t) -> !t
  %1 = seek.bucketize %v, %b : (!t, !t) -> !r
  %2 = arith.constant dense<[7, 8, 9]> : tensor<3xi64>
  %3 = call @constant() : () -> tensor<2xi64>
  %4 = tensor.extract_slice %1[1] [2] [1] : !r to tensor<2xi64>
  %5 = call @head(%v, %b) : (!t, !t) -> tensor<2xi64>
  %6:2 = call @deep(%v) : (!t) -> (!t, !t)
  return %0, %v, %v, %1, %1, %2, %3, %4, %5, %6#0, %6#1
      : !t, !t, !t, !r, !r, tensor<3xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, !t, !t
}

//--- parts.mlir
func.func @main(%m: tensor<3x4xi32>) -> (tensor<3xi32>, tensor<2x2xi32>, tensor<12xi32>, tensor<i32>) {
  %0 = tensor.extract_slice %m[0, 2] [3, 1] [1, 1] : tensor<3x4xi32> to tensor<3xi32>
  %1 = tensor.extract_slice %m[1, 1] [2, 2] [1, 2] : tensor<3x4xi32> to tensor<2x2xi32>
  %2 = tensor.collapse_shape %m [[0, 1]] : tensor<3x4xi32> into tensor<12xi32>
  %3 = tensor.extract_slice %m[2, 3] [1, 1] [1, 1] : tensor<3x4xi32> to tensor<i32>
  return %0, %1, %2, %3 : tensor<3xi32>, tensor<2x2xi32>, tensor<12xi32>, tensor<i32>
}

//--- choices.mlir
!t = tensor<?xi32>
!r = tensor<?xi64>

func.func private @choose(%a: !t, %b: !t, %which: i1) -> !t {
  %0 = scf.if %which -> !t {
    scf.yield %a : !t
  } else {
    scf.yield %b : !t
  }
  return %0 : !t
}

// One of them is allocated here, the other is not.
func.func private @choose_new(%a: !r, %b: !t, %which: i1) -> !r {
  %0 = scf.if %which -> !r {
    %1 = seek.bucketize %b, %b : (!t, !t) -> !r
    scf.yield %1 : !r
  } else {
    scf.yield %a : !r
  }
  return %0 : !r
}

func.func @main(%a: !t, %b: !t, %which: i1) -> (!t, !t, !r) {
  %true = arith.constant true
  %other = arith.xori %which, %true : i1
  %0 = call @choose(%a, %b, %which) : (!t, !t, i1) -> !t
  %1 = call @choose(%a, %b, %other) : (!t, !t, i1) -> !t
  %2 = seek.bucketize %a, %b : (!t, !t) -> !r
  %3 = call @choose_new(%2, %b, %other) : (!r, !t, i1) -> !r
  return %0, %1, %3 : !t, !t, !r
}

//--- scalars.mlir
func.func private @count(%v: f32, %b: tensor<?xf32>) -> i64 {
  %0 = tensor.from_elements %v : tensor<f32>
  %1 = seek.bucketize %0, %b : (tensor<f32>, tensor<?xf32>) -> tensor<i64>
  %2 = tensor.extract %1[] : tensor<i64>
  return %2 : i64
}

func.func @main(%v: f32, %b: tensor<?xf32>, %n: index, %u: ui8) -> (i64, f32, index, ui8, i1) {
  %0 = call @count(%v, %b) : (f32, tensor<?xf32>) -> i64
  %c2 = arith.constant 2 : i64
  %1 = arith.cmpi eq, %0, %c2 : i64
  return %0, %v, %n, %u, %1 : i64, f32, index, ui8, i1
}

//--- nothing.mlir
func.func @main() {
  return
}

//--- loop.mlir
!t = tensor<?xi64>

func.func private @step(%v: !t, %b: !t) -> !t {
  %0 = seek.bucketize %v, %b {with_right_bound = false} : (!t, !t) -> !t
  return %0 : !t
}

// Ends in the fixed points of the count, and adds up what it sees.
func.func @main(%v: !t, %b: !t, %rounds: index) -> (!t, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %0:2 = scf.for %i = %c0 to %rounds step %c1 iter_args(%x = %v, %sum = %zero) -> (!t, i64) {
    %1 = func.call @step(%x, %b) : (!t, !t) -> !t
    %2 = seek.bucketize %v, %b : (!t, !t) -> !t
    %3 = tensor.extract %2[%c0] : !t
    %4 = tensor.extract %2[%c1] : !t
    %5 = arith.addi %sum, %3 : i64
    %6 = arith.addi %5, %4 : i64
    scf.yield %1, %6 : !t, i64
  }
  return %0#0, %0#1 : !t, i64
}
