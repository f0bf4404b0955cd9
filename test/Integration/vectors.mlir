// Every value at every place of a vector, in full vectors and in the rest behind
// them: sequences of 32-bit elements, which is what `gather` searches, and values of
// any type. The values are repeated until there are many; what is returned is the
// results for the first of them and the number of places where a later one differs.

// DEFINE: %{types} =
// DEFINE: %{args} =
// DEFINE: %{scalar} = sed %{types} %s | seek-runner - --strategy=scalar --arg=1 %{args}
// DEFINE: %{gather} = sed %{types} %s | seek-runner - --strategy=gather --arg=41 %{args}
// DEFINE: %{check} = FileCheck %s --match-full-lines --check-prefix

// REDEFINE: %{types} = -e s/VALUE/f32/ -e s/BUCKET/f32/
// REDEFINE: %{args} = --arg='[nan, -inf, -1, -1.4e-45, -0.0, 0.0, 1.4e-45, 0.5, 1, 16777216, 16777218, 3.4028235e38, inf, -nan, -3.4028235e38, 2, -2]' \
// REDEFINE:   --arg='[-inf, -1, -1.4e-45, -0.0, 0.0, 1.4e-45, 1, 1, 16777216, 3.4028235e38, inf, nan, nan]'
// RUN: %{scalar} | %{check}=F32
// RUN: %{gather} | %{check}=F32
//      F32: [11, 0, 1, 2, 3, 3, 5, 6, 6, 8, 9, 9, 10, 11, 1, 8, 1]
// F32-NEXT: [13, 1, 2, 3, 5, 5, 6, 6, 8, 9, 9, 10, 11, 13, 1, 8, 1]
// F32-NEXT: 0
//  F32-NOT: {{.+}}

// REDEFINE: %{types} = -e s/VALUE/f16/ -e s/BUCKET/f32/
// REDEFINE: %{args} = --arg='[nan, -inf, -1, -6e-08, -0.0, 0.0, 6e-08, 0.5, 1, 65504, inf]' \
// REDEFINE:   --arg='[-inf, -1, -1.4e-45, -0.0, 0.0, 1.4e-45, 1, 1, 16777216, 3.4028235e38, inf, nan, nan]'
// RUN: %{gather} | %{check}=F16
//      F16: [11, 0, 1, 2, 3, 3, 6, 6, 6, 8, 10]
// F16-NEXT: [13, 1, 2, 2, 5, 5, 6, 6, 8, 8, 11]
// F16-NEXT: 0
//  F16-NOT: {{.+}}

// REDEFINE: %{types} = -e s/VALUE/f64/ -e s/BUCKET/f32/
// REDEFINE: %{args} = --arg='[nan, -inf, -1, -1e-300, -0.0, 0.0, 1e-300, 1.4e-45, 1, 1.00000000001, 16777217, 1e300, inf]' \
// REDEFINE:   --arg='[-inf, -1, -1.4e-45, -0.0, 0.0, 1.4e-45, 1, 1, 16777216, 3.4028235e38, inf, nan, nan]'
// RUN: %{gather} | %{check}=F64
//      F64: [11, 0, 1, 3, 3, 3, 5, 5, 6, 8, 9, 10, 10]
// F64-NEXT: [13, 1, 2, 3, 5, 5, 5, 5, 8, 8, 9, 10, 11]
// F64-NEXT: 0
//  F64-NOT: {{.+}}

// REDEFINE: %{types} = -e s/VALUE/i64/ -e s/BUCKET/f32/
// REDEFINE: %{args} = --arg='[-9223372036854775808, -1, 0, 1, 2, 16777215, 16777216, 16777217, 9223372036854775807, -2, 7]' \
// REDEFINE:   --arg='[-inf, -1, -1.4e-45, -0.0, 0.0, 1.4e-45, 1, 1, 16777216, 3.4028235e38, inf, nan, nan]'
// RUN: %{gather} | %{check}=I64
//      I64: [1, 1, 3, 6, 8, 8, 8, 9, 9, 1, 8]
// I64-NEXT: [1, 2, 5, 8, 8, 8, 9, 9, 9, 1, 8]
// I64-NEXT: 0
//  I64-NOT: {{.+}}

// REDEFINE: %{types} = -e s/VALUE/ui32/ -e s/BUCKET/f32/
// REDEFINE: %{args} = --arg='[0, 1, 2, 16777216, 16777217, 2147483648, 4294967295]' \
// REDEFINE:   --arg='[-inf, -1, -1.4e-45, -0.0, 0.0, 1.4e-45, 1, 1, 16777216, 3.4028235e38, inf, nan, nan]'
// RUN: %{gather} | %{check}=U32
//      U32: [3, 6, 8, 8, 9, 9, 9]
// U32-NEXT: [5, 8, 8, 9, 9, 9, 9]
// U32-NEXT: 0
//  U32-NOT: {{.+}}

// REDEFINE: %{types} = -e s/VALUE/i32/ -e s/BUCKET/i32/
// REDEFINE: %{args} = --arg='[-2147483648, -1, 0, 1, 5, 6, 2147483647, -2147483647, 7, 8, 9]' \
// REDEFINE:   --arg='[-2147483648, -2147483648, 0, 5, 5, 5, 7, 2147483647]'
// RUN: %{scalar} | %{check}=I32
// RUN: %{gather} | %{check}=I32
//      I32: [0, 2, 2, 3, 3, 6, 7, 2, 6, 7, 7]
// I32-NEXT: [2, 2, 3, 3, 6, 6, 8, 2, 7, 7, 7]
// I32-NEXT: 0
//  I32-NOT: {{.+}}

// REDEFINE: %{types} = -e s/VALUE/ui32/ -e s/BUCKET/ui32/
// REDEFINE: %{args} = --arg='[0, 1, 2147483647, 2147483648, 2147483649, 4294967295, 5]' \
// REDEFINE:   --arg='[0, 0, 1, 2147483648, 2147483648, 4294967295]'
// RUN: %{scalar} | %{check}=UI32
// RUN: %{gather} | %{check}=UI32
//      UI32: [0, 2, 3, 3, 5, 5, 3]
// UI32-NEXT: [2, 3, 3, 5, 5, 6, 3]
// UI32-NEXT: 0
//  UI32-NOT: {{.+}}

// REDEFINE: %{types} = -e s/VALUE/ui8/ -e s/BUCKET/i32/
// REDEFINE: %{args} = --arg='[0, 1, 127, 128, 200, 255, 250]' \
// REDEFINE:   --arg='[-1, 0, 127, 128, 128, 255, 256]'
// RUN: %{gather} | %{check}=UI8
//      UI8: [1, 2, 2, 3, 5, 5, 5]
// UI8-NEXT: [2, 2, 3, 5, 5, 6, 5]
// UI8-NEXT: 0
//  UI8-NOT: {{.+}}

// REDEFINE: %{types} = -e s/VALUE/si64/ -e s/BUCKET/si32/
// REDEFINE: %{args} = --arg='[-9223372036854775808, -2147483649, -2147483648, -1, 0, 2147483647, 2147483648, 4294967296, 9223372036854775807]' \
// REDEFINE:   --arg='[-2147483648, -1, 0, 0, 2147483647]'
// RUN: %{gather} | %{check}=SI64
//      SI64: [0, 0, 0, 1, 2, 4, 5, 5, 5]
// SI64-NEXT: [0, 0, 1, 2, 4, 5, 5, 5, 5]
// SI64-NEXT: 0
//  SI64-NOT: {{.+}}

// REDEFINE: %{types} = -e s/VALUE/f64/ -e s/BUCKET/i32/
// REDEFINE: %{args} = --arg='[nan, -inf, -2147483648.5, -2147483648, -0.5, -0.0, 0.5, 1, 2147483646.5, 2147483647, 2147483648, inf, 1e300]' \
// REDEFINE:   --arg='[-2147483648, -1, 0, 0, 1, 2147483646, 2147483647]'
// RUN: %{scalar} | %{check}=F64-I32
// RUN: %{gather} | %{check}=F64-I32
//      F64-I32: [7, 0, 0, 0, 2, 2, 4, 4, 6, 6, 7, 7, 7]
// F64-I32-NEXT: [7, 0, 0, 1, 2, 4, 4, 5, 6, 7, 7, 7, 7]
// F64-I32-NEXT: 0
//  F64-I32-NOT: {{.+}}

// REDEFINE: %{types} = -e s/VALUE/f32/ -e s/BUCKET/ui32/
// REDEFINE: %{args} = --arg='[nan, -inf, -1, -0.0, 0.5, 1, 4294967040, 4294967296, inf]' \
// REDEFINE:   --arg='[0, 0, 1, 4294967040, 4294967295]'
// RUN: %{gather} | %{check}=F32-U32
//      F32-U32: [5, 0, 0, 0, 2, 2, 3, 5, 5]
// F32-U32-NEXT: [5, 0, 0, 2, 2, 3, 4, 5, 5]
// F32-U32-NEXT: 0
//  F32-U32-NOT: {{.+}}

// REDEFINE: %{types} = -e s/VALUE/bf16/ -e s/BUCKET/i32/
// REDEFINE: %{args} = --arg='[nan, -1e-40, 1e-40, 0, -0.0, 1, -1, inf, -inf, 256, 258]' \
// REDEFINE:   --arg='[-1, 0, 0, 1, 257, 258]'
// RUN: %{gather} | %{check}=BF16
//      BF16: [6, 1, 3, 1, 1, 3, 0, 6, 0, 4, 5]
// BF16-NEXT: [6, 1, 3, 3, 3, 4, 1, 6, 0, 4, 6]
// BF16-NEXT: 0
//  BF16-NOT: {{.+}}

// REDEFINE: %{types} = -e s/VALUE/f8E4M3FN/ -e s/BUCKET/f32/
// REDEFINE: %{args} = --arg='[nan, -448, 448, 0, -0.0, 0.001953125, 1.5, 1]' \
// REDEFINE:   --arg='[-inf, -1, -1.4e-45, -0.0, 0.0, 1.4e-45, 1, 1, 16777216, 3.4028235e38, inf, nan, nan]'
// RUN: %{gather} | %{check}=F8
//      F8: [11, 1, 8, 3, 3, 6, 8, 6]
// F8-NEXT: [13, 1, 8, 5, 5, 6, 8, 8]
// F8-NEXT: 0
//  F8-NOT: {{.+}}

!v = tensor<?xVALUE>
!b = tensor<?xBUCKET>
!r = tensor<?xi64>

// %v, %times times.
func.func private @repeat(%v: !v, %times: index) -> !v {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %v, %c0 : !v
  %m = arith.muli %n, %times : index
  %0 = tensor.generate %m {
  ^bb0(%i: index):
    %j = arith.remui %i, %n : index
    %value = tensor.extract %v[%j] : !v
    tensor.yield %value : VALUE
  } : !v
  return %0 : !v
}

// How many elements of %r are not the ones that are %n places before them.
func.func private @differences(%r: !r, %n: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %m = tensor.dim %r, %c0 : !r
  %0 = scf.for %i = %n to %m step %c1 iter_args(%sum = %zero) -> i64 {
    %j = arith.subi %i, %n : index
    %a = tensor.extract %r[%i] : !r
    %b = tensor.extract %r[%j] : !r
    %differ = arith.cmpi ne, %a, %b : i64
    %one = arith.extui %differ : i1 to i64
    %next = arith.addi %sum, %one : i64
    scf.yield %next : i64
  }
  return %0 : i64
}

func.func @main(%times: index, %v: !v, %b: !b) -> (!r, !r, i64) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %v, %c0 : !v
  %all = call @repeat(%v, %times) : (!v, index) -> !v
  %lower = seek.bucketize %all, %b : (!v, !b) -> !r
  %upper = seek.bucketize %all, %b {with_right_bound = false} : (!v, !b) -> !r
  %0 = call @differences(%lower, %n) : (!r, index) -> i64
  %1 = call @differences(%upper, %n) : (!r, index) -> i64
  %2 = arith.addi %0, %1 : i64
  %3 = tensor.extract_slice %lower[0] [%n] [1] : !r to !r
  %4 = tensor.extract_slice %upper[0] [%n] [1] : !r to !r
  return %3, %4, %2 : !r, !r, i64
}
