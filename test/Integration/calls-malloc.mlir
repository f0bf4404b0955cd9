// The functions of calls.mlir with the C library's own malloc and free, in a stock
// mlir-runner. The library aborts when something is freed twice or was never
// allocated, and freed memory is overwritten: 85 is 0x55.

// DEFINE: %{run} = env MALLOC_PERTURB_=85 mlir-runner -e main --entry-point-result=void \
// DEFINE:   --shared-libs=%mlir_lib/libmlir_runner_utils.so,%mlir_lib/libmlir_c_runner_utils.so

// RUN: seek-opt %s --seek-to-llvm | %{run} | FileCheck %s
// RUN: seek-opt %s --seek-to-llvm=strategy=scalar | %{run} | FileCheck %s
// RUN: seek-opt %s --seek-to-llvm=strategy=gather | %{run} | FileCheck %s

!t = tensor<?xi64>

func.func private @printMemrefI64(tensor<*xi64>)

func.func @print(%x: !t) {
  %0 = tensor.cast %x : !t to tensor<*xi64>
  call @printMemrefI64(%0) : (tensor<*xi64>) -> ()
  return
}

// 0, %step, 2 * %step, ...
func.func private @make(%n: index, %step: index) -> !t {
  %0 = tensor.generate %n {
  ^bb0(%i: index):
    %1 = arith.muli %i, %step : index
    %2 = arith.index_cast %1 : index to i64
    tensor.yield %2 : i64
  } : !t
  return %0 : !t
}

func.func private @same(%x: !t) -> !t {
  return %x : !t
}

func.func @twice(%x: !t) -> (!t, !t) {
  return %x, %x : !t, !t
}

func.func @even(%x: !t) -> !t {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %x, %c0 : !t
  %half = arith.divui %n, %c2 : index
  %0 = tensor.extract_slice %x[0] [%half] [2] : !t to !t
  return %0 : !t
}

func.func private @constant() -> !t {
  %0 = arith.constant dense<[4, 5, 6]> : tensor<3xi64>
  %1 = tensor.cast %0 : tensor<3xi64> to !t
  return %1 : !t
}

func.func private @choose(%a: !t, %b: !t, %which: i1) -> !t {
  %0 = scf.if %which -> !t {
    scf.yield %a : !t
  } else {
    %1 = seek.bucketize %a, %b : (!t, !t) -> !t
    scf.yield %1 : !t
  }
  return %0 : !t
}

func.func @recurse(%v: !t, %b: !t, %depth: index) -> !t {
  %c0 = arith.constant 0 : index
  %done = arith.cmpi eq, %depth, %c0 : index
  %0 = scf.if %done -> !t {
    scf.yield %v : !t
  } else {
    %c1 = arith.constant 1 : index
    %rest = arith.subi %depth, %c1 : index
    %1 = seek.bucketize %v, %b : (!t, !t) -> !t
    %2 = func.call @recurse(%1, %b, %rest) : (!t, !t, index) -> !t
    scf.yield %2 : !t
  }
  return %0 : !t
}

func.func @main() {
  %false = arith.constant false
  %true = arith.constant true
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %c100 = arith.constant 100 : index
  %v = call @make(%c6, %c4) : (index, index) -> !t
  %b = call @make(%c4, %c3) : (index, index) -> !t

  // 0, 4, 8, 12, 16, 20 in 0, 3, 6, 9.
  %r = seek.bucketize %v, %b : (!t, !t) -> !t
  call @print(%r) : (!t) -> ()
  // CHECK: [0,  2,  3,  4,  4,  4]

  %same = call @same(%v) : (!t) -> !t
  call @print(%same) : (!t) -> ()
  // CHECK: [0,  4,  8,  12,  16,  20]

  %twice:2 = call @twice(%r) : (!t) -> (!t, !t)
  call @print(%twice#0) : (!t) -> ()
  // CHECK: [0,  2,  3,  4,  4,  4]
  call @print(%twice#1) : (!t) -> ()
  // CHECK: [0,  2,  3,  4,  4,  4]

  %even = call @even(%v) : (!t) -> !t
  %search = seek.search_sorted %even, %v {right_mode = true} : (!t, !t) -> !t
  call @print(%search) : (!t) -> ()
  // CHECK: [1,  1,  2,  2,  3,  3]

  %constant = call @constant() : () -> !t
  %in = seek.bucketize %v, %constant : (!t, !t) -> !t
  call @print(%in) : (!t) -> ()
  // CHECK: [0,  0,  3,  3,  3,  3]

  %first = call @choose(%v, %b, %true) : (!t, !t, i1) -> !t
  %new = call @choose(%v, %b, %false) : (!t, !t, i1) -> !t
  call @print(%first) : (!t) -> ()
  // CHECK: [0,  4,  8,  12,  16,  20]
  call @print(%new) : (!t) -> ()
  // CHECK: [0,  2,  3,  4,  4,  4]

  %deep = call @recurse(%v, %b, %c3) : (!t, !t, index) -> !t
  call @print(%deep) : (!t) -> ()
  // CHECK: [0,  1,  1,  1,  1,  1]
  %flat = call @recurse(%v, %b, %c0) : (!t, !t, index) -> !t
  call @print(%flat) : (!t) -> ()
  // CHECK: [0,  4,  8,  12,  16,  20]

  // What a loop carries is sometimes new and sometimes not.
  %last:2 = scf.for %i = %c0 to %c100 step %c1 iter_args(%x = %v, %y = %b) -> (!t, !t) {
    %one = arith.andi %i, %c1 : index
    %bit = arith.cmpi ne, %one, %c0 : index
    %0 = func.call @choose(%x, %y, %bit) : (!t, !t, i1) -> !t
    %1 = func.call @same(%y) : (!t) -> !t
    scf.yield %0, %1 : !t, !t
  }
  call @print(%last#0) : (!t) -> ()
  // CHECK: [0,  1,  1,  1,  1,  1]
  call @print(%last#1) : (!t) -> ()
  // CHECK: [0,  3,  6,  9]

  // None of them has been written or freed.
  call @print(%v) : (!t) -> ()
  // CHECK: [0,  4,  8,  12,  16,  20]
  call @print(%b) : (!t) -> ()
  // CHECK: [0,  3,  6,  9]
  return
}
