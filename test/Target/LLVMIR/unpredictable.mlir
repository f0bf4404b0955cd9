// The attribute on a select becomes metadata; on anything else it means nothing.
// RUN: seek-translate %s --mlir-to-llvmir | FileCheck %s

// CHECK-LABEL: define i64 @hinted
// CHECK: select i1 %{{.*}}, i64 %{{.*}}, i64 %{{.*}}, !unpredictable ![[$EMPTY:[0-9]+]]
llvm.func @hinted(%c: i1, %a: i64, %b: i64) -> i64 {
  %r = llvm.select %c, %a, %b {seek.unpredictable} : i1, i64
  llvm.return %r : i64
}

// CHECK-LABEL: define <4 x i32> @hinted_vector
// CHECK: select <4 x i1> %{{.*}}, !unpredictable ![[$EMPTY]]
llvm.func @hinted_vector(%c: vector<4xi1>, %a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %r = llvm.select %c, %a, %b {seek.unpredictable} : vector<4xi1>, vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// CHECK-LABEL: define i64 @not_hinted
// CHECK-NOT: !unpredictable
llvm.func @not_hinted(%c: i1, %a: i64, %b: i64) -> i64 {
  %r = llvm.select %c, %a, %b : i1, i64
  llvm.return %r : i64
}

// CHECK-LABEL: define i64 @not_a_select
// CHECK-NOT: !unpredictable
llvm.func @not_a_select(%a: i64, %b: i64) -> i64 {
  %r = llvm.add %a, %b {seek.unpredictable} : i64
  llvm.return %r : i64
}

// CHECK: ![[$EMPTY]] = !{}
