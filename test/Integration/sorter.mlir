// search_sorted with a sorter, of every integer type and index: entries out of
// range read the last element, and never anything outside the sequence.

// RUN: split-file %s %t

// DEFINE: %{type} =
// DEFINE: %{args} =
// DEFINE: %{file} = vector
// DEFINE: %{scalar} = sed s/TYPE/%{type}/ %t/%{file}.mlir | seek-runner - --strategy=scalar %{args}
// DEFINE: %{gather} = sed s/TYPE/%{type}/ %t/%{file}.mlir | seek-runner - --strategy=gather %{args}
// DEFINE: %{check} = FileCheck %s --match-full-lines --check-prefix

//===----------------------------------------------------------------------===//
// Every type
//===----------------------------------------------------------------------===//

// Sorted, the sequence is 0, 5, 5, 10.
//      TYPES: [0, 0, 1, 3, 4]
// TYPES-NEXT: [0, 1, 3, 4, 4]
//  TYPES-NOT: {{.+}}

// REDEFINE: %{args} = --verify --arg='[10, 5, 0, 5]' --arg='[-1, 0, 5, 10, 11]' --arg='[2, 1, 3, 0]'
// REDEFINE: %{type} = i8
// RUN: %{scalar} | %{check}=TYPES
// REDEFINE: %{type} = i16
// RUN: %{scalar} | %{check}=TYPES
// REDEFINE: %{type} = i32
// RUN: %{scalar} | %{check}=TYPES
// RUN: %{gather} | %{check}=TYPES
// REDEFINE: %{type} = i64
// RUN: %{scalar} | %{check}=TYPES
// REDEFINE: %{type} = si8
// RUN: %{scalar} | %{check}=TYPES
// REDEFINE: %{type} = si16
// RUN: %{scalar} | %{check}=TYPES
// REDEFINE: %{type} = si32
// RUN: %{scalar} | %{check}=TYPES
// REDEFINE: %{type} = si64
// RUN: %{scalar} | %{check}=TYPES
// REDEFINE: %{type} = ui8
// RUN: %{scalar} | %{check}=TYPES
// REDEFINE: %{type} = ui16
// RUN: %{scalar} | %{check}=TYPES
// REDEFINE: %{type} = ui32
// RUN: %{scalar} | %{check}=TYPES
// REDEFINE: %{type} = ui64
// RUN: %{scalar} | %{check}=TYPES
// REDEFINE: %{type} = index
// RUN: %{scalar} | %{check}=TYPES
// RUN: %{gather} | %{check}=TYPES

//===----------------------------------------------------------------------===//
// Entries out of range
//===----------------------------------------------------------------------===//

// All of them read the last element: the sequence is 1, 2, 3, 3.
//      RANGE: [0, 0, 1, 2, 2, 4]
// RANGE-NEXT: [0, 1, 2, 2, 4, 4]
//  RANGE-NOT: {{.+}}

// REDEFINE: %{type} = i8
// REDEFINE: %{args} = --arg='[1, 2, 3, 3]' --arg='[0, 1, 2, 2.5, 3, 4]' --arg='[0, 1, -1, -128]'
// RUN: %{scalar} | %{check}=RANGE
// REDEFINE: %{type} = ui8
// REDEFINE: %{args} = --arg='[1, 2, 3, 3]' --arg='[0, 1, 2, 2.5, 3, 4]' --arg='[0, 1, 4, 255]'
// RUN: %{scalar} | %{check}=RANGE
// REDEFINE: %{type} = i32
// REDEFINE: %{args} = --arg='[1, 2, 3, 3]' --arg='[0, 1, 2, 2.5, 3, 4]' --arg='[0, 1, 4194304, -2147483648]'
// RUN: %{scalar} | %{check}=RANGE
// REDEFINE: %{type} = ui32
// REDEFINE: %{args} = --arg='[1, 2, 3, 3]' --arg='[0, 1, 2, 2.5, 3, 4]' --arg='[0, 1, 2147483648, 4294967295]'
// RUN: %{scalar} | %{check}=RANGE
// REDEFINE: %{type} = i64
// REDEFINE: %{args} = --arg='[1, 2, 3, 3]' --arg='[0, 1, 2, 2.5, 3, 4]' --arg='[0, 1, 9223372036854775807, -9223372036854775808]'
// RUN: %{scalar} | %{check}=RANGE
// RUN: %{gather} | %{check}=RANGE
// REDEFINE: %{type} = ui64
// REDEFINE: %{args} = --arg='[1, 2, 3, 3]' --arg='[0, 1, 2, 2.5, 3, 4]' --arg='[0, 1, 9223372036854775808, 18446744073709551615]'
// RUN: %{scalar} | %{check}=RANGE
// RUN: %{gather} | %{check}=RANGE
// REDEFINE: %{type} = index
// REDEFINE: %{args} = --arg='[1, 2, 3, 3]' --arg='[0, 1, 2, 2.5, 3, 4]' --arg='[0, 1, 9223372036854775807, -1]'
// RUN: %{scalar} | %{check}=RANGE

// A sorter that does not sort gives something from 0 to 4.
// REDEFINE: %{type} = i32
// REDEFINE: %{args} = --arg='[1, 2, 3, 3]' --arg='[0, 1, 2, 2.5, 3, 4]' --arg='[-7, 0, 1000000, 1]'
// RUN: %{scalar} | %{check}=UNSORTED
// RUN: %{gather} | %{check}=UNSORTED
//      UNSORTED: {{\[[0-4](, [0-4]){5}\]}}
// UNSORTED-NEXT: {{\[[0-4](, [0-4]){5}\]}}
//  UNSORTED-NOT: {{.+}}

// No elements, no sorter's entries, and nothing to read.
// REDEFINE: %{args} = --verify --arg='[]' --arg='[1, nan]' --arg='[]'
// RUN: %{scalar} | %{check}=EMPTY
// RUN: %{gather} | %{check}=EMPTY
//      EMPTY: [0, 0]
// EMPTY-NEXT: [0, 0]
//  EMPTY-NOT: {{.+}}

// NaN comes last.
// REDEFINE: %{args} = --verify --arg='[nan, 1, inf, nan, -0.0]' --arg='[0.0, inf, nan]' --arg='[4, 1, 2, 3, 0]'
// RUN: %{scalar} | %{check}=NAN
// RUN: %{gather} | %{check}=NAN
//      NAN: [0, 2, 3]
// NAN-NEXT: [1, 3, 5]
//  NAN-NOT: {{.+}}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

// The entries count from the start of their row.
// REDEFINE: %{file} = rows
// REDEFINE: %{type} = i64
// REDEFINE: %{args} = --verify --arg='[[3, 1, 2], [10, 30, 20]]' --arg='[[0, 1, 2, 3], [10, 15, 25, 99]]' --arg='[[1, 2, 0], [0, 2, 1]]'
// RUN: %{scalar} | %{check}=ROWS
// RUN: %{gather} | %{check}=ROWS
//      ROWS{LITERAL}: [[0, 0, 1, 2], [0, 1, 2, 3]]
// ROWS-NEXT{LITERAL}: [[0, 1, 2, 3], [1, 1, 2, 3]]
//           ROWS-NOT: {{.+}}

// An entry out of range reads the last element of its row.
// REDEFINE: %{args} = --arg='[[1, 2, 3], [10, 20, 30]]' --arg='[[1, 2.5], [15, 25]]' --arg='[[0, 1, -1], [0, 1, 3]]'
// RUN: %{scalar} | %{check}=ROW-RANGE
// RUN: %{gather} | %{check}=ROW-RANGE
//      ROW-RANGE{LITERAL}: [[0, 2], [1, 2]]
// ROW-RANGE-NEXT{LITERAL}: [[1, 2], [1, 2]]
//           ROW-RANGE-NOT: {{.+}}

// One sequence and its sorter for values of another rank.
// REDEFINE: %{file} = shared
// REDEFINE: %{args} = --verify --arg='[3, 1, 2]' --arg='[[0, 1], [2.5, 3]]' --arg='[1, 2, 0]'
// RUN: %{scalar} | %{check}=SHARED
// RUN: %{gather} | %{check}=SHARED
//      SHARED{LITERAL}: [[0, 0], [2, 2]]
// SHARED-NEXT{LITERAL}: [[0, 1], [2, 3]]
//           SHARED-NOT: {{.+}}

//--- vector.mlir
!r = tensor<?xi64>
!t = tensor<?xf32>
!p = tensor<?xTYPE>

func.func @main(%s: !t, %v: !t, %p: !p) -> (!r, !r) {
  %0 = seek.search_sorted %s, %v, %p : (!t, !t, !p) -> !r
  %1 = seek.search_sorted %s, %v, %p {right_mode = true} : (!t, !t, !p) -> !r
  return %0, %1 : !r, !r
}

//--- rows.mlir
!r = tensor<?x?xi64>
!t = tensor<?x?xf32>
!p = tensor<?x?xTYPE>

func.func @main(%s: !t, %v: !t, %p: !p) -> (!r, !r) {
  %0 = seek.search_sorted %s, %v, %p : (!t, !t, !p) -> !r
  %1 = seek.search_sorted %s, %v, %p {right_mode = true} : (!t, !t, !p) -> !r
  return %0, %1 : !r, !r
}

//--- shared.mlir
!r = tensor<?x?xi64>
!s = tensor<?xf32>
!v = tensor<?x?xf32>
!p = tensor<?xTYPE>

func.func @main(%s: !s, %v: !v, %p: !p) -> (!r, !r) {
  %0 = seek.search_sorted %s, %v, %p : (!s, !v, !p) -> !r
  %1 = seek.search_sorted %s, %v, %p {right_mode = true} : (!s, !v, !p) -> !r
  return %0, %1 : !r, !r
}
