// Floats, both ops and both sides: the order is that of the numbers, -0.0 equals 0.0,
// and NaN comes after inf and equals NaN, whatever its sign.
//
// `gather` searches elements of 32 bits and leaves all others to `scalar`: of those,
// one runs with both.

// DEFINE: %{type} =
// DEFINE: %{args} =
// DEFINE: %{scalar} = sed s/TYPE/%{type}/ %s | seek-runner - --strategy=scalar %{args}
// DEFINE: %{gather} = sed s/TYPE/%{type}/ %s | seek-runner - --strategy=gather %{args}
// DEFINE: %{check} = FileCheck %s --match-full-lines --check-prefix

// The sequence holds infinities, the greatest number, 1 twice, the least and the
// greatest subnormal, both zeros and two NaNs.
//      FLOAT: [0, 1, 2, 2, 3, 3, 3, 4, 4, 6, 7, 8, 8, 10, 10, 11, 12, 13, 13]
// FLOAT-NEXT: [0, 1, 2, 2, 3, 3, 3, 4, 4, 6, 7, 8, 8, 10, 10, 11, 12, 13, 13]
// FLOAT-NEXT: [1, 2, 2, 3, 3, 3, 4, 6, 6, 7, 8, 8, 10, 10, 11, 12, 13, 15, 15]
// FLOAT-NEXT: [1, 2, 2, 3, 3, 3, 4, 6, 6, 7, 8, 8, 10, 10, 11, 12, 13, 15, 15]
//  FLOAT-NOT: {{.+}}

// REDEFINE: %{args} = --arg='[-inf, -65504, -1, -6e-08, -0.0, 0.0, 6e-08, 6.09e-05, 1, 1, 1.5, 65504, inf, nan, nan]' \
// REDEFINE:   --arg='[-inf, -65504, -1.5, -1, -6.1035e-05, -6.09e-05, -6e-08, -0.0, 0.0, 6e-08, 6.09e-05, 6.1035e-05, 1, 1.25, 1.5, 65504, inf, nan, -nan]'
// REDEFINE: %{type} = f16
// RUN: %{scalar} | %{check}=FLOAT

// REDEFINE: %{args} = --arg='[-inf, -3.3895e38, -1, -9.18e-41, -0.0, 0.0, 9.18e-41, 1.166e-38, 1, 1, 1.5, 3.3895e38, inf, nan, nan]' \
// REDEFINE:   --arg='[-inf, -3.3895e38, -1.5, -1, -1.1755e-38, -1.166e-38, -9.18e-41, -0.0, 0.0, 9.18e-41, 1.166e-38, 1.1755e-38, 1, 1.25, 1.5, 3.3895e38, inf, nan, -nan]'
// REDEFINE: %{type} = bf16
// RUN: %{scalar} | %{check}=FLOAT

// REDEFINE: %{args} = --arg='[-inf, -3.4028235e38, -1, -1.4e-45, -0.0, 0.0, 1.4e-45, 1.1754942e-38, 1, 1, 1.5, 3.4028235e38, inf, nan, nan]' \
// REDEFINE:   --arg='[-inf, -3.4028235e38, -1.5, -1, -1.17549435e-38, -1.1754942e-38, -1.4e-45, -0.0, 0.0, 1.4e-45, 1.1754942e-38, 1.17549435e-38, 1, 1.25, 1.5, 3.4028235e38, inf, nan, -nan]'
// REDEFINE: %{type} = f32
// RUN: %{scalar} | %{check}=FLOAT
// RUN: %{gather} | %{check}=FLOAT

// REDEFINE: %{args} = --arg='[-inf, -1.7976931348623157e308, -1, -5e-324, -0.0, 0.0, 5e-324, 2.225073858507201e-308, 1, 1, 1.5, 1.7976931348623157e308, inf, nan, nan]' \
// REDEFINE:   --arg='[-inf, -1.7976931348623157e308, -1.5, -1, -2.2250738585072014e-308, -2.225073858507201e-308, -5e-324, -0.0, 0.0, 5e-324, 2.225073858507201e-308, 2.2250738585072014e-308, 1, 1.25, 1.5, 1.7976931348623157e308, inf, nan, -nan]'
// REDEFINE: %{type} = f64
// RUN: %{scalar} | %{check}=FLOAT
// RUN: %{gather} | %{check}=FLOAT

// NaN against numbers: past the end.
//      NUMBERS: [4, 4, 3, 0, 2]
// NUMBERS-NEXT: [4, 4, 3, 0, 2]
// NUMBERS-NEXT: [4, 4, 4, 1, 2]
// NUMBERS-NEXT: [4, 4, 4, 1, 2]
//  NUMBERS-NOT: {{.+}}

// REDEFINE: %{args} = --arg='[-inf, 0, 1, inf]' --arg='[nan, -nan, inf, -inf, 0.5]'
// REDEFINE: %{type} = f16
// RUN: %{scalar} | %{check}=NUMBERS
// REDEFINE: %{type} = bf16
// RUN: %{scalar} | %{check}=NUMBERS
// REDEFINE: %{type} = f32
// RUN: %{scalar} | %{check}=NUMBERS
// RUN: %{gather} | %{check}=NUMBERS
// REDEFINE: %{type} = f64
// RUN: %{scalar} | %{check}=NUMBERS

// Numbers against NaNs: before the first.
//      NANS: [0, 0, 0, 0]
// NANS-NEXT: [0, 0, 0, 0]
// NANS-NEXT: [0, 0, 0, 3]
// NANS-NEXT: [0, 0, 0, 3]
//  NANS-NOT: {{.+}}

// REDEFINE: %{args} = --arg='[nan, nan, nan]' --arg='[-inf, 0, inf, nan]'
// REDEFINE: %{type} = f16
// RUN: %{scalar} | %{check}=NANS
// REDEFINE: %{type} = bf16
// RUN: %{scalar} | %{check}=NANS
// REDEFINE: %{type} = f32
// RUN: %{scalar} | %{check}=NANS
// RUN: %{gather} | %{check}=NANS
// REDEFINE: %{type} = f64
// RUN: %{scalar} | %{check}=NANS

// A tail of NaNs much longer than the numbers before it.
//      TAIL: [0, 1, 3, 3, 4, 4, 4, 0]
// TAIL-NEXT: [0, 1, 3, 3, 4, 4, 4, 0]
// TAIL-NEXT: [1, 2, 3, 4, 4, 4, 17, 0]
// TAIL-NEXT: [1, 2, 3, 4, 4, 4, 17, 0]
//  TAIL-NOT: {{.+}}

// REDEFINE: %{args} = --arg='[0, 1, 2, 3, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan]' \
// REDEFINE:   --arg='[0, 1, 2.5, 3, 4, inf, nan, -1]'
// REDEFINE: %{type} = f16
// RUN: %{scalar} | %{check}=TAIL
// REDEFINE: %{type} = bf16
// RUN: %{scalar} | %{check}=TAIL
// REDEFINE: %{type} = f32
// RUN: %{scalar} | %{check}=TAIL
// RUN: %{gather} | %{check}=TAIL
// REDEFINE: %{type} = f64
// RUN: %{scalar} | %{check}=TAIL

!t = tensor<?xTYPE>
!r = tensor<?xi64>

func.func @main(%b: !t, %v: !t) -> (!r, !r, !r, !r) {
  %0 = seek.bucketize %v, %b : (!t, !t) -> !r
  %1 = seek.search_sorted %b, %v : (!t, !t) -> !r
  %2 = seek.bucketize %v, %b {with_right_bound = false} : (!t, !t) -> !r
  %3 = seek.search_sorted %b, %v {right_mode = true} : (!t, !t) -> !r
  return %0, %1, %2, %3 : !r, !r, !r, !r
}
