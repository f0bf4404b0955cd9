// seek.bound on signless integers that `unsigned` says have no sign: -1 is the
// greatest of them. --verify knows it too.

// DEFINE: %{type} =
// DEFINE: %{args} =
// DEFINE: %{scalar} = sed s/TYPE/%{type}/ %s | seek-runner - --verify --strategy=scalar %{args}
// DEFINE: %{gather} = sed s/TYPE/%{type}/ %s | seek-runner - --verify --strategy=gather %{args}
// DEFINE: %{check} = FileCheck %s --match-full-lines

//      CHECK: [0, 2, 3, 3, 4, 6, 6, 7]
// CHECK-NEXT: [2, 3, 3, 4, 6, 6, 7, 8]
//  CHECK-NOT: {{.+}}

// REDEFINE: %{type} = i8
// REDEFINE: %{args} = --arg='[0, 0, 1, 127, -128, -128, -2, -1]' --arg='[0, 1, 2, 127, -128, -127, -2, -1]'
// RUN: %{scalar} | %{check}
// REDEFINE: %{type} = i16
// REDEFINE: %{args} = --arg='[0, 0, 1, 32767, -32768, -32768, -2, -1]' \
// REDEFINE:   --arg='[0, 1, 2, 32767, -32768, -32767, -2, -1]'
// RUN: %{scalar} | %{check}
// REDEFINE: %{type} = i32
// REDEFINE: %{args} = --arg='[0, 0, 1, 2147483647, -2147483648, -2147483648, -2, -1]' \
// REDEFINE:   --arg='[0, 1, 2, 2147483647, -2147483648, -2147483647, -2, -1]'
// RUN: %{scalar} | %{check}
// RUN: %{gather} | %{check}
// REDEFINE: %{type} = i64
// REDEFINE: %{args} = --arg='[0, 0, 1, 9223372036854775807, -9223372036854775808, -9223372036854775808, -2, -1]' \
// REDEFINE:   --arg='[0, 1, 2, 9223372036854775807, -9223372036854775808, -9223372036854775807, -2, -1]'
// RUN: %{scalar} | %{check}

!t = tensor<?xTYPE>
!r = tensor<?xi64>

func.func @main(%b: !t, %v: !t) -> (!r, !r) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %v, %c0 : !t
  %empty = tensor.empty(%n) : !r
  %0 = seek.bound lower unsigned ins(%b, %v : !t, !t) outs(%empty : !r) -> !r
  %1 = seek.bound upper unsigned ins(%b, %v : !t, !t) outs(%empty : !r) -> !r
  return %0, %1 : !r, !r
}
