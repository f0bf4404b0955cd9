// RUN: seek-opt %s --seek-return-failures -split-input-file -verify-diagnostics

llvm.func @seek_check_failed(!llvm.ptr, i64, i64)
llvm.func @f(%p: !llvm.ptr, %x: i64) {
  llvm.call @seek_check_failed(%p, %x, %x) : (!llvm.ptr, i64, i64) -> ()
  llvm.return
}
llvm.func @g() -> !llvm.ptr {
  // expected-error @+1 {{refers to 'f', in which checks can fail; expected it to be called by its name only}}
  %0 = llvm.mlir.addressof @f : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.func @seek_check_failed(!llvm.ptr, i64, i64)
// expected-error @+1 {{expected no symbol of the name 'seek_call_failed', which is called where checks fail}}
llvm.func @seek_call_failed(%p: !llvm.ptr, %x: i64) {
  llvm.call @seek_check_failed(%p, %x, %x) : (!llvm.ptr, i64, i64) -> ()
  llvm.return
}

// -----

llvm.func @seek_check_failed(!llvm.ptr, i64, i64)
llvm.func @f(%p: !llvm.ptr, %x: i64) {
  scf.execute_region {
    // expected-error @+1 {{can fail inside 'scf.execute_region', expected only calls that a function can return from}}
    llvm.call @seek_check_failed(%p, %x, %x) : (!llvm.ptr, i64, i64) -> ()
    scf.yield
  }
  llvm.return
}
