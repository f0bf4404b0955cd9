// Scalars in and out, in a module that uses no tensors.
// RUN: seek-runner %s --arg=3 --arg=-0.5 --arg=true --arg=7 --arg=255 | FileCheck %s

// CHECK: 4
// CHECK-NEXT: -0.5
// CHECK-NEXT: True
// CHECK-NEXT: 7
// CHECK-NEXT: 255
func.func @main(%i: i8, %f: bf16, %b: i1, %n: index, %u: ui8) -> (i8, bf16, i1, index, ui8) {
  %one = arith.constant 1 : i8
  %j = arith.addi %i, %one : i8
  return %j, %f, %b, %n, %u : i8, bf16, i1, index, ui8
}
