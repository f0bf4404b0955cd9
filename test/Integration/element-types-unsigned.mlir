// Unsigned integers of every width, both ops and both sides: as signed ones, half of
// these numbers would come before 0.
//
// `gather` searches elements of 32 bits and leaves all others to `scalar`: of those,
// one runs with both.

// DEFINE: %{type} =
// DEFINE: %{args} =
// DEFINE: %{scalar} = sed s/TYPE/%{type}/ %s | seek-runner - --strategy=scalar %{args}
// DEFINE: %{gather} = sed s/TYPE/%{type}/ %s | seek-runner - --strategy=gather %{args}
// DEFINE: %{check} = FileCheck %s --match-full-lines --check-prefix

// Around 0, around half of the range and at its end.
//      UNSIGNED: [0, 2, 3, 3, 4, 6, 6, 7]
// UNSIGNED-NEXT: [0, 2, 3, 3, 4, 6, 6, 7]
// UNSIGNED-NEXT: [2, 3, 3, 4, 6, 6, 7, 8]
// UNSIGNED-NEXT: [2, 3, 3, 4, 6, 6, 7, 8]
//  UNSIGNED-NOT: {{.+}}

// REDEFINE: %{args} = --arg='[0, 0, 1, 127, 128, 128, 254, 255]' --arg='[0, 1, 2, 127, 128, 129, 254, 255]'
// REDEFINE: %{type} = ui8
// RUN: %{scalar} | %{check}=UNSIGNED
// RUN: %{gather} | %{check}=UNSIGNED

// REDEFINE: %{args} = --arg='[0, 0, 1, 32767, 32768, 32768, 65534, 65535]' \
// REDEFINE:   --arg='[0, 1, 2, 32767, 32768, 32769, 65534, 65535]'
// REDEFINE: %{type} = ui16
// RUN: %{scalar} | %{check}=UNSIGNED

// REDEFINE: %{args} = --arg='[0, 0, 1, 2147483647, 2147483648, 2147483648, 4294967294, 4294967295]' \
// REDEFINE:   --arg='[0, 1, 2, 2147483647, 2147483648, 2147483649, 4294967294, 4294967295]'
// REDEFINE: %{type} = ui32
// RUN: %{scalar} | %{check}=UNSIGNED
// RUN: %{gather} | %{check}=UNSIGNED

// REDEFINE: %{args} = --arg='[0, 0, 1, 9223372036854775807, 9223372036854775808, 9223372036854775808, 18446744073709551614, 18446744073709551615]' \
// REDEFINE:   --arg='[0, 1, 2, 9223372036854775807, 9223372036854775808, 9223372036854775809, 18446744073709551614, 18446744073709551615]'
// REDEFINE: %{type} = ui64
// RUN: %{scalar} | %{check}=UNSIGNED

!t = tensor<?xTYPE>
!r = tensor<?xi64>

func.func @main(%b: !t, %v: !t) -> (!r, !r, !r, !r) {
  %0 = seek.bucketize %v, %b : (!t, !t) -> !r
  %1 = seek.search_sorted %b, %v : (!t, !t) -> !r
  %2 = seek.bucketize %v, %b {with_right_bound = false} : (!t, !t) -> !r
  %3 = seek.search_sorted %b, %v {right_mode = true} : (!t, !t) -> !r
  return %0, %1, %2, %3 : !r, !r, !r, !r
}
