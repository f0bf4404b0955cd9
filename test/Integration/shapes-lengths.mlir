// All lengths of sequences with all numbers of values up to beyond 128, and rows
// of all lengths: around every power of two, with and without full vectors and
// a rest. The functions compare the results themselves.

// DEFINE: %{entry} =
// DEFINE: %{types} =
// DEFINE: %{scalar} = sed %{types} %s | seek-runner - --strategy=scalar --entry=%{entry}
// DEFINE: %{gather} = sed %{types} %s | seek-runner - --strategy=gather --entry=%{entry}
// DEFINE: %{check} = FileCheck %s --match-full-lines --check-prefix

// The mismatches, of so many results: (0 + ... + 149) values, 130 lengths, 2 sides.
// REDEFINE: %{entry} = shared
//      SHARED: 0
// SHARED-NEXT: 2905500
//  SHARED-NOT: {{.+}}

// REDEFINE: %{types} = -e s/ELEMENT/i32/ -e s/INDEX/i64/
// RUN: %{scalar} | %{check}=SHARED
// RUN: %{gather} | %{check}=SHARED
// REDEFINE: %{types} = -e s/ELEMENT/i32/ -e s/INDEX/i16/
// RUN: %{scalar} | %{check}=SHARED
// RUN: %{gather} | %{check}=SHARED
// REDEFINE: %{types} = -e s/ELEMENT/i64/ -e s/INDEX/i64/
// RUN: %{scalar} | %{check}=SHARED

// (0 + ... + 3) rows, 33 lengths, (0 + ... + 39) values, 2 sides.
// REDEFINE: %{entry} = rows
//      ROWS: 0
// ROWS-NEXT: 308880
//  ROWS-NOT: {{.+}}

// REDEFINE: %{types} = -e s/ELEMENT/i32/ -e s/INDEX/i64/
// RUN: %{scalar} | %{check}=ROWS
// RUN: %{gather} | %{check}=ROWS
// REDEFINE: %{types} = -e s/ELEMENT/i64/ -e s/INDEX/i8/
// RUN: %{scalar} | %{check}=ROWS

!t = tensor<?xELEMENT>
!r = tensor<?xINDEX>

// The numbers 0, 2, 4, ... as a sequence of length %n.
func.func private @evens(%n: index) -> !t {
  %c2 = arith.constant 2 : index
  %0 = tensor.generate %n {
  ^bb0(%i: index):
    %even = arith.muli %i, %c2 : index
    %element = arith.index_cast %even : index to ELEMENT
    tensor.yield %element : ELEMENT
  } : !t
  return %0 : !t
}

// As many values as %m: the numbers from -1 to 2n - 1, over and over.
func.func private @values(%n: index, %m: index) -> !t {
  %c1 = arith.constant 1 : index
  %n2 = arith.addi %n, %n : index
  %period = arith.addi %n2, %c1 : index
  %0 = tensor.generate %m {
  ^bb0(%i: index):
    %j = arith.remui %i, %period : index
    %value = arith.subi %j, %c1 : index
    %element = arith.index_cast %value : index to ELEMENT
    tensor.yield %element : ELEMENT
  } : !t
  return %0 : !t
}

// How many results differ from floor((j + offset) / 2), for value j - 1.
func.func private @mismatches(%r: !r, %n: index, %offset: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %n2 = arith.addi %n, %n : index
  %period = arith.addi %n2, %c1 : index
  %m = tensor.dim %r, %c0 : !r
  %count = scf.for %i = %c0 to %m step %c1 iter_args(%sum = %zero) -> i64 {
    %j = arith.remui %i, %period : index
    %k = arith.addi %j, %offset : index
    %expected = arith.shrui %k, %c1 : index
    %index = tensor.extract %r[%i] : !r
    %found = arith.index_cast %index : INDEX to index
    %wrong = arith.cmpi ne, %found, %expected : index
    %one = arith.extui %wrong : i1 to i64
    %next = arith.addi %sum, %one : i64
    scf.yield %next : i64
  }
  return %count : i64
}

func.func @shared() -> (i64, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c130 = arith.constant 130 : index
  %c150 = arith.constant 150 : index
  %zero = arith.constant 0 : i64
  %0:2 = scf.for %n = %c0 to %c130 step %c1 iter_args(%bad = %zero, %all = %zero) -> (i64, i64) {
    %b = func.call @evens(%n) : (index) -> !t
    %1:2 = scf.for %m = %c0 to %c150 step %c1 iter_args(%bad1 = %bad, %all1 = %all) -> (i64, i64) {
      %v = func.call @values(%n, %m) : (index, index) -> !t
      %lower = seek.bucketize %v, %b : (!t, !t) -> !r
      %upper = seek.search_sorted %b, %v {right_mode = true} : (!t, !t) -> !r
      %2 = func.call @mismatches(%lower, %n, %c0) : (!r, index, index) -> i64
      %3 = func.call @mismatches(%upper, %n, %c1) : (!r, index, index) -> i64
      %4 = arith.addi %bad1, %2 : i64
      %5 = arith.addi %4, %3 : i64
      %size = tensor.dim %lower, %c0 : !r
      %both = arith.addi %size, %size : index
      %6 = arith.index_cast %both : index to i64
      %7 = arith.addi %all1, %6 : i64
      scf.yield %5, %7 : i64, i64
    }
    scf.yield %1#0, %1#1 : i64, i64
  }
  return %0#0, %0#1 : i64, i64
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

!t2 = tensor<?x?xELEMENT>
!r2 = tensor<?x?xINDEX>

// %height rows, each holding what @evens or @values would, and 100 times its
// number more.
func.func private @stack(%row: !t, %height: index) -> !t2 {
  %c0 = arith.constant 0 : index
  %c100 = arith.constant 100 : index
  %width = tensor.dim %row, %c0 : !t
  %0 = tensor.generate %height, %width {
  ^bb0(%i: index, %j: index):
    %more = arith.muli %i, %c100 : index
    %offset = arith.index_cast %more : index to ELEMENT
    %element = tensor.extract %row[%j] : !t
    %sum = arith.addi %element, %offset : ELEMENT
    tensor.yield %sum : ELEMENT
  } : !t2
  return %0 : !t2
}

func.func private @row_mismatches(%r: !r2, %n: index, %offset: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %height = tensor.dim %r, %c0 : !r2
  %width = tensor.dim %r, %c1 : !r2
  %count = scf.for %i = %c0 to %height step %c1 iter_args(%sum = %zero) -> i64 {
    %row = tensor.extract_slice %r[%i, 0] [1, %width] [1, 1] : !r2 to !r
    %bad = func.call @mismatches(%row, %n, %offset) : (!r, index, index) -> i64
    %next = arith.addi %sum, %bad : i64
    scf.yield %next : i64
  }
  return %count : i64
}

func.func @rows() -> (i64, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c33 = arith.constant 33 : index
  %c40 = arith.constant 40 : index
  %zero = arith.constant 0 : i64
  %0:2 = scf.for %h = %c0 to %c4 step %c1 iter_args(%bad = %zero, %all = %zero) -> (i64, i64) {
    %1:2 = scf.for %n = %c0 to %c33 step %c1 iter_args(%bad1 = %bad, %all1 = %all) -> (i64, i64) {
      %evens = func.call @evens(%n) : (index) -> !t
      %s = func.call @stack(%evens, %h) : (!t, index) -> !t2
      %2:2 = scf.for %m = %c0 to %c40 step %c1 iter_args(%bad2 = %bad1, %all2 = %all1) -> (i64, i64) {
        %values = func.call @values(%n, %m) : (index, index) -> !t
        %v = func.call @stack(%values, %h) : (!t, index) -> !t2
        %lower = seek.search_sorted %s, %v : (!t2, !t2) -> !r2
        %upper = seek.search_sorted %s, %v {right_mode = true} : (!t2, !t2) -> !r2
        %3 = func.call @row_mismatches(%lower, %n, %c0) : (!r2, index, index) -> i64
        %4 = func.call @row_mismatches(%upper, %n, %c1) : (!r2, index, index) -> i64
        %5 = arith.addi %bad2, %3 : i64
        %6 = arith.addi %5, %4 : i64
        %height = tensor.dim %lower, %c0 : !r2
        %width = tensor.dim %lower, %c1 : !r2
        %size = arith.muli %height, %width : index
        %both = arith.addi %size, %size : index
        %7 = arith.index_cast %both : index to i64
        %8 = arith.addi %all2, %7 : i64
        scf.yield %6, %8 : i64, i64
      }
      scf.yield %2#0, %2#1 : i64, i64
    }
    scf.yield %1#0, %1#1 : i64, i64
  }
  return %0#0, %0#1 : i64, i64
}
