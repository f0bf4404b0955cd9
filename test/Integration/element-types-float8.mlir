// The 8-bit floats, both ops and both sides. Their numbers, infinities and NaNs lie
// in different places of the 256 codes.
//
// `gather` searches elements of 32 bits and leaves all others to `scalar`: of those,
// one runs with both.

// DEFINE: %{type} =
// DEFINE: %{args} =
// DEFINE: %{scalar} = sed s/TYPE/%{type}/ %s | seek-runner - --strategy=scalar %{args}
// DEFINE: %{gather} = sed s/TYPE/%{type}/ %s | seek-runner - --strategy=gather %{args}
// DEFINE: %{check} = FileCheck %s --match-full-lines --check-prefix

// Types with infinities. The sequence holds them, the greatest number, 1 twice, the
// least and the greatest subnormal, both zeros and two NaNs.
//      INF: [0, 1, 2, 2, 3, 3, 3, 4, 4, 6, 7, 8, 8, 10, 10, 11, 12, 13, 13]
// INF-NEXT: [0, 1, 2, 2, 3, 3, 3, 4, 4, 6, 7, 8, 8, 10, 10, 11, 12, 13, 13]
// INF-NEXT: [1, 2, 2, 3, 3, 3, 4, 6, 6, 7, 8, 8, 10, 10, 11, 12, 13, 15, 15]
// INF-NEXT: [1, 2, 2, 3, 3, 3, 4, 6, 6, 7, 8, 8, 10, 10, 11, 12, 13, 15, 15]
//  INF-NOT: {{.+}}

// REDEFINE: %{args} = --arg='[-inf, -57344, -1, -1.52587890625e-05, -0.0, 0.0, 1.52587890625e-05, 4.57763671875e-05, 1, 1, 1.5, 57344, inf, nan, nan]' \
// REDEFINE:   --arg='[-inf, -57344, -1.5, -1, -6.103515625e-05, -4.57763671875e-05, -1.52587890625e-05, -0.0, 0.0, 1.52587890625e-05, 4.57763671875e-05, 6.103515625e-05, 1, 1.25, 1.5, 57344, inf, nan, -nan]'
// REDEFINE: %{type} = f8E5M2
// RUN: %{scalar} | %{check}=INF
// RUN: %{gather} | %{check}=INF

// REDEFINE: %{args} = --arg='[-inf, -240, -1, -0.001953125, -0.0, 0.0, 0.001953125, 0.013671875, 1, 1, 1.5, 240, inf, nan, nan]' \
// REDEFINE:   --arg='[-inf, -240, -1.5, -1, -0.015625, -0.013671875, -0.001953125, -0.0, 0.0, 0.001953125, 0.013671875, 0.015625, 1, 1.25, 1.5, 240, inf, nan, -nan]'
// REDEFINE: %{type} = f8E4M3
// RUN: %{scalar} | %{check}=INF

// REDEFINE: %{args} = --arg='[-inf, -15.5, -1, -0.015625, -0.0, 0.0, 0.015625, 0.234375, 1, 1, 1.5, 15.5, inf, nan, nan]' \
// REDEFINE:   --arg='[-inf, -15.5, -1.5, -1, -0.25, -0.234375, -0.015625, -0.0, 0.0, 0.015625, 0.234375, 0.25, 1, 1.25, 1.5, 15.5, inf, nan, -nan]'
// REDEFINE: %{type} = f8E3M4
// RUN: %{scalar} | %{check}=INF

// Types without infinities; those whose name ends in UZ have no -0.0 either.
//      FINITE: [0, 1, 1, 2, 2, 2, 3, 3, 5, 6, 7, 7, 9, 9, 10, 11]
// FINITE-NEXT: [0, 1, 1, 2, 2, 2, 3, 3, 5, 6, 7, 7, 9, 9, 10, 11]
// FINITE-NEXT: [1, 1, 2, 2, 2, 3, 5, 5, 6, 7, 7, 9, 9, 10, 11, 13]
// FINITE-NEXT: [1, 1, 2, 2, 2, 3, 5, 5, 6, 7, 7, 9, 9, 10, 11, 13]
//  FINITE-NOT: {{.+}}

// REDEFINE: %{args} = --arg='[-448, -1, -0.001953125, -0.0, 0.0, 0.001953125, 0.013671875, 1, 1, 1.5, 448, nan, nan]' \
// REDEFINE:   --arg='[-448, -1.5, -1, -0.015625, -0.013671875, -0.001953125, -0.0, 0.0, 0.001953125, 0.013671875, 0.015625, 1, 1.25, 1.5, 448, nan]'
// REDEFINE: %{type} = f8E4M3FN
// RUN: %{scalar} | %{check}=FINITE

// REDEFINE: %{args} = --arg='[-57344, -1, -7.62939453125e-06, 0.0, 0.0, 7.62939453125e-06, 2.288818359375e-05, 1, 1, 1.5, 57344, nan, nan]' \
// REDEFINE:   --arg='[-57344, -1.5, -1, -3.0517578125e-05, -2.288818359375e-05, -7.62939453125e-06, 0.0, 0.0, 7.62939453125e-06, 2.288818359375e-05, 3.0517578125e-05, 1, 1.25, 1.5, 57344, nan]'
// REDEFINE: %{type} = f8E5M2FNUZ
// RUN: %{scalar} | %{check}=FINITE

// REDEFINE: %{args} = --arg='[-240, -1, -0.0009765625, 0.0, 0.0, 0.0009765625, 0.0068359375, 1, 1, 1.5, 240, nan, nan]' \
// REDEFINE:   --arg='[-240, -1.5, -1, -0.0078125, -0.0068359375, -0.0009765625, 0.0, 0.0, 0.0009765625, 0.0068359375, 0.0078125, 1, 1.25, 1.5, 240, nan]'
// REDEFINE: %{type} = f8E4M3FNUZ
// RUN: %{scalar} | %{check}=FINITE

// REDEFINE: %{args} = --arg='[-30, -1, -0.0001220703125, 0.0, 0.0, 0.0001220703125, 0.0008544921875, 1, 1, 1.5, 30, nan, nan]' \
// REDEFINE:   --arg='[-30, -1.5, -1, -0.0009765625, -0.0008544921875, -0.0001220703125, 0.0, 0.0, 0.0001220703125, 0.0008544921875, 0.0009765625, 1, 1.25, 1.5, 30, nan]'
// REDEFINE: %{type} = f8E4M3B11FNUZ
// RUN: %{scalar} | %{check}=FINITE

// Powers of two, from 2^-127 to 2^127, and NaN: no zero and no signs.
//      POWERS: [0, 1, 1, 1, 3, 4, 4, 4, 5]
// POWERS-NEXT: [0, 1, 1, 1, 3, 4, 4, 4, 5]
// POWERS-NEXT: [1, 1, 1, 3, 4, 4, 4, 5, 7]
// POWERS-NEXT: [1, 1, 1, 3, 4, 4, 4, 5, 7]
//  POWERS-NOT: {{.+}}

// REDEFINE: %{args} = --arg='[5.877471754111438e-39, 1, 1, 2, 1.7014118346046923e38, nan, nan]' \
// REDEFINE:   --arg='[5.877471754111438e-39, 1.1754943508222875e-38, 0.5, 1, 2, 4, 8.507059173023462e37, 1.7014118346046923e38, nan]'
// REDEFINE: %{type} = f8E8M0FNU
// RUN: %{scalar} | %{check}=POWERS

!t = tensor<?xTYPE>
!r = tensor<?xi64>

func.func @main(%b: !t, %v: !t) -> (!r, !r, !r, !r) {
  %0 = seek.bucketize %v, %b : (!t, !t) -> !r
  %1 = seek.search_sorted %b, %v : (!t, !t) -> !r
  %2 = seek.bucketize %v, %b {with_right_bound = false} : (!t, !t) -> !r
  %3 = seek.search_sorted %b, %v {right_mode = true} : (!t, !t) -> !r
  return %0, %1, %2, %3 : !r, !r, !r, !r
}
