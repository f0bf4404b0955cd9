// RUN: seek-opt %s --seek-return-failures | FileCheck %s

// What was called is gone, what is called is declared.
// CHECK-DAG: llvm.func @seek_call_failed(!llvm.ptr, !llvm.ptr, i64, i64)
// CHECK-DAG: llvm.func @seek_call_allocate(!llvm.ptr, i64) -> !llvm.ptr
// CHECK-DAG: llvm.func @seek_call_free(!llvm.ptr, !llvm.ptr)
// CHECK-NOT: @seek_check_failed
// CHECK-NOT: @_mlir_memref_to_llvm

llvm.func @seek_check_failed(!llvm.ptr, i64, i64)
llvm.func @_mlir_memref_to_llvm_alloc(i64) -> !llvm.ptr
llvm.func @_mlir_memref_to_llvm_free(!llvm.ptr)
llvm.mlir.global internal constant @text("no\00")

// CHECK-LABEL: llvm.func @check(
// CHECK-SAME:    %[[OK:.*]]: i1, %[[X:.*]]: i64, %[[STATE:.*]]: !llvm.ptr)
llvm.func @check(%ok: i1, %x: i64) {
  // CHECK: llvm.cond_br %[[OK]], ^[[GOOD:.*]], ^[[BAD:.*]]
  llvm.cond_br %ok, ^good, ^bad
^bad:
  // CHECK: ^[[BAD]]:
  // CHECK: llvm.call @seek_call_failed(%[[STATE]], %{{.*}}, %[[X]], %[[X]])
  // CHECK-NEXT: llvm.br ^[[EXIT:[^ ]*]]
  %text = llvm.mlir.addressof @text : !llvm.ptr
  llvm.call @seek_check_failed(%text, %x, %x) : (!llvm.ptr, i64, i64) -> ()
  llvm.br ^good
^good:
  // CHECK: ^[[GOOD]]:
  // CHECK-NEXT: llvm.return
  // CHECK-NEXT: ^[[EXIT]]:
  // CHECK-NEXT: llvm.return
  llvm.return
}

// Callers, with attributes of arguments, and with results.
// CHECK-LABEL: llvm.func @caller(
// CHECK-SAME:    %[[OK:.*]]: i1 {llvm.noundef}, %[[X:.*]]: i64, %[[STATE:.*]]: !llvm.ptr) -> f32
llvm.func @caller(%ok: i1 {llvm.noundef}, %x: i64) -> f32 {
  // CHECK: llvm.call @check(%[[OK]], %[[X]], %[[STATE]]) : (i1 {llvm.noundef}, i64, !llvm.ptr) -> ()
  // CHECK-NEXT: %[[STATUS:.*]] = llvm.load %[[STATE]] : !llvm.ptr -> i32
  // CHECK-NEXT: %[[ZERO:.*]] = llvm.mlir.zero : i32
  // CHECK-NEXT: %[[FAILED:.*]] = llvm.icmp "ne" %[[STATUS]], %[[ZERO]]
  // CHECK-NEXT: llvm.cond_br %[[FAILED]]{{.*}}, ^[[EXIT:[^ ]*]], ^[[REST:[^ ]*]]
  llvm.call @check(%ok, %x) : (i1 {llvm.noundef}, i64) -> ()
  // CHECK: ^[[REST]]:
  // CHECK: llvm.return %{{.*}} : f32
  %f = llvm.mlir.constant(1.0 : f32) : f32
  llvm.return %f : f32
  // CHECK: ^[[EXIT]]:
  // CHECK-NEXT: %[[NONE:.*]] = llvm.mlir.zero : f32
  // CHECK-NEXT: llvm.return %[[NONE]]
}

// CHECK-LABEL: llvm.func @memory(
// CHECK-SAME:    %[[N:.*]]: i64, %[[STATE:.*]]: !llvm.ptr)
llvm.func @memory(%n: i64) {
  // CHECK: %[[P:.*]] = llvm.call @seek_call_allocate(%[[STATE]], %[[N]])
  // CHECK-NEXT: %[[NULL:.*]] = llvm.mlir.zero : !llvm.ptr
  // CHECK-NEXT: %[[NONE:.*]] = llvm.icmp "eq" %[[P]], %[[NULL]]
  // CHECK-NEXT: llvm.cond_br %[[NONE]]
  %p = llvm.call @_mlir_memref_to_llvm_alloc(%n) : (i64) -> !llvm.ptr
  // CHECK: llvm.call @seek_call_free(%[[STATE]], %[[P]])
  llvm.call @_mlir_memref_to_llvm_free(%p) : (!llvm.ptr) -> ()
  llvm.return
}

// What cannot fail stays as it is.
// CHECK-LABEL: llvm.func @sure(%{{.*}}: i64) -> i64 {
llvm.func @sure(%x: i64) -> i64 {
  // CHECK: llvm.call @sure(%{{.*}}) : (i64) -> i64
  %0 = llvm.call @sure(%x) : (i64) -> i64
  llvm.return %0 : i64
}

// CHECK-LABEL: llvm.func @recursive(%{{.*}}: i1, %{{.*}}: i64, %{{.*}}: !llvm.ptr)
llvm.func @recursive(%ok: i1, %x: i64) {
  llvm.call @recursive(%ok, %x) : (i1, i64) -> ()
  llvm.call @check(%ok, %x) : (i1, i64) -> ()
  llvm.return
}
