// Signed integers of every width, as signless types and as si types, both ops and
// both sides: ties, duplicates, the least and the greatest integer.
//
// `gather` searches elements of 32 bits and leaves all others to `scalar`: of those,
// one runs with both.

// DEFINE: %{type} =
// DEFINE: %{args} =
// DEFINE: %{scalar} = sed s/TYPE/%{type}/ %s | seek-runner - --strategy=scalar %{args}
// DEFINE: %{gather} = sed s/TYPE/%{type}/ %s | seek-runner - --strategy=gather %{args}
// DEFINE: %{check} = FileCheck %s --match-full-lines --check-prefix

// The first is the least, the last the greatest integer of each type.
//      SIGNED: [0, 2, 2, 2, 3, 4, 4, 4, 7, 7, 7]
// SIGNED-NEXT: [0, 2, 2, 2, 3, 4, 4, 4, 7, 7, 7]
// SIGNED-NEXT: [2, 2, 2, 3, 4, 4, 4, 7, 7, 7, 8]
// SIGNED-NEXT: [2, 2, 2, 3, 4, 4, 4, 7, 7, 7, 8]
//  SIGNED-NOT: {{.+}}

// REDEFINE: %{args} = --arg='[-128, -128, -1, 0, 5, 5, 5, 127]' --arg='[-128, -127, -2, -1, 0, 1, 4, 5, 6, 126, 127]'
// REDEFINE: %{type} = i8
// RUN: %{scalar} | %{check}=SIGNED
// RUN: %{gather} | %{check}=SIGNED

// REDEFINE: %{args} = --arg='[-128, -128, -1, 0, 5, 5, 5, 127]' --arg='[-128, -127, -2, -1, 0, 1, 4, 5, 6, 126, 127]'
// REDEFINE: %{type} = si8
// RUN: %{scalar} | %{check}=SIGNED

// REDEFINE: %{args} = --arg='[-32768, -32768, -1, 0, 5, 5, 5, 32767]' \
// REDEFINE:   --arg='[-32768, -32767, -2, -1, 0, 1, 4, 5, 6, 32766, 32767]'
// REDEFINE: %{type} = i16
// RUN: %{scalar} | %{check}=SIGNED

// REDEFINE: %{args} = --arg='[-32768, -32768, -1, 0, 5, 5, 5, 32767]' \
// REDEFINE:   --arg='[-32768, -32767, -2, -1, 0, 1, 4, 5, 6, 32766, 32767]'
// REDEFINE: %{type} = si16
// RUN: %{scalar} | %{check}=SIGNED

// REDEFINE: %{args} = --arg='[-2147483648, -2147483648, -1, 0, 5, 5, 5, 2147483647]' \
// REDEFINE:   --arg='[-2147483648, -2147483647, -2, -1, 0, 1, 4, 5, 6, 2147483646, 2147483647]'
// REDEFINE: %{type} = i32
// RUN: %{scalar} | %{check}=SIGNED
// RUN: %{gather} | %{check}=SIGNED

// REDEFINE: %{args} = --arg='[-2147483648, -2147483648, -1, 0, 5, 5, 5, 2147483647]' \
// REDEFINE:   --arg='[-2147483648, -2147483647, -2, -1, 0, 1, 4, 5, 6, 2147483646, 2147483647]'
// REDEFINE: %{type} = si32
// RUN: %{scalar} | %{check}=SIGNED
// RUN: %{gather} | %{check}=SIGNED

// REDEFINE: %{args} = --arg='[-9223372036854775808, -9223372036854775808, -1, 0, 5, 5, 5, 9223372036854775807]' \
// REDEFINE:   --arg='[-9223372036854775808, -9223372036854775807, -2, -1, 0, 1, 4, 5, 6, 9223372036854775806, 9223372036854775807]'
// REDEFINE: %{type} = i64
// RUN: %{scalar} | %{check}=SIGNED

// REDEFINE: %{args} = --arg='[-9223372036854775808, -9223372036854775808, -1, 0, 5, 5, 5, 9223372036854775807]' \
// REDEFINE:   --arg='[-9223372036854775808, -9223372036854775807, -2, -1, 0, 1, 4, 5, 6, 9223372036854775806, 9223372036854775807]'
// REDEFINE: %{type} = si64
// RUN: %{scalar} | %{check}=SIGNED

!t = tensor<?xTYPE>
!r = tensor<?xi64>

func.func @main(%b: !t, %v: !t) -> (!r, !r, !r, !r) {
  %0 = seek.bucketize %v, %b : (!t, !t) -> !r
  %1 = seek.search_sorted %b, %v : (!t, !t) -> !r
  %2 = seek.bucketize %v, %b {with_right_bound = false} : (!t, !t) -> !r
  %3 = seek.search_sorted %b, %v {right_mode = true} : (!t, !t) -> !r
  return %0, %1, %2, %3 : !r, !r, !r, !r
}
