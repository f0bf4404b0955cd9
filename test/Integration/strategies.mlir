// Each strategy gives the same, for few values and for many, on each CPU.

// RUN: seek-runner %s --strategy=scalar | FileCheck %s --match-full-lines
// RUN: seek-runner %s --strategy=count | FileCheck %s --match-full-lines
// RUN: seek-runner %s --strategy=permute | FileCheck %s --match-full-lines
// RUN: seek-runner %s --strategy=gather | FileCheck %s --match-full-lines
// RUN: seek-runner %s --strategy=index | FileCheck %s --match-full-lines
// RUN: seek-runner %s --strategy=rows | FileCheck %s --match-full-lines
// RUN: seek-runner %s --strategy=auto | FileCheck %s --match-full-lines

// RUN: %if x86_64 %{ seek-runner %s --cpu=x86-64 --strategy=scalar | FileCheck %s --match-full-lines %}
// RUN: %if x86_64 %{ seek-runner %s --cpu=x86-64 --strategy=count | FileCheck %s --match-full-lines %}
// RUN: %if x86_64 %{ seek-runner %s --cpu=x86-64 --strategy=permute | FileCheck %s --match-full-lines %}
// RUN: %if x86_64 %{ seek-runner %s --cpu=x86-64 --strategy=gather | FileCheck %s --match-full-lines %}
// RUN: %if x86_64 %{ seek-runner %s --cpu=x86-64 --strategy=index | FileCheck %s --match-full-lines %}
// RUN: %if x86_64 %{ seek-runner %s --cpu=x86-64 --strategy=rows | FileCheck %s --match-full-lines %}
// RUN: %if avx2 %{ seek-runner %s --cpu=x86-64-v3 --strategy=count | FileCheck %s --match-full-lines %}
// RUN: %if avx2 %{ seek-runner %s --cpu=x86-64-v3 --strategy=permute | FileCheck %s --match-full-lines %}
// RUN: %if avx2 %{ seek-runner %s --cpu=x86-64-v3 --strategy=gather | FileCheck %s --match-full-lines %}
// RUN: %if avx2 %{ seek-runner %s --cpu=x86-64-v3 --strategy=index | FileCheck %s --match-full-lines %}
// RUN: %if avx2 %{ seek-runner %s --cpu=x86-64-v3 --strategy=rows | FileCheck %s --match-full-lines %}

// The sequence 0, 2, 4, ... 2n - 2 and the values -1, 0, 1, 2, ... m - 2.
func.func private @even(%n: index) -> tensor<?xf32> {
  %s = tensor.generate %n {
  ^bb0(%i: index):
    %twice = arith.addi %i, %i : index
    %int = arith.index_cast %twice : index to i32
    %f = arith.sitofp %int : i32 to f32
    tensor.yield %f : f32
  } : tensor<?xf32>
  return %s : tensor<?xf32>
}
func.func private @from_minus_1(%m: index) -> tensor<?xf32> {
  %c1 = arith.constant 1 : index
  %v = tensor.generate %m {
  ^bb0(%i: index):
    %less = arith.subi %i, %c1 : index
    %int = arith.index_cast %less : index to i32
    %f = arith.sitofp %int : i32 to f32
    tensor.yield %f : f32
  } : tensor<?xf32>
  return %v : tensor<?xf32>
}

// How many results differ from min(i / 2, n), which is the lower
// bound of i - 1; and the last result.
func.func private @check(%n: index, %m: index) -> (index, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %s = call @even(%n) : (index) -> tensor<?xf32>
  %v = call @from_minus_1(%m) : (index) -> tensor<?xf32>
  %r = seek.bucketize %v, %s : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi64>
  %wrong = scf.for %i = %c0 to %m step %c1 iter_args(%count = %c0) -> index {
    %half = arith.divui %i, %c2 : index
    %expected = arith.minui %half, %n : index
    %got = tensor.extract %r[%i] : tensor<?xi64>
    %got_index = arith.index_cast %got : i64 to index
    %differs = arith.cmpi ne, %got_index, %expected : index
    %one = arith.extui %differs : i1 to i32
    %one_index = arith.index_cast %one : i32 to index
    %next = arith.addi %count, %one_index : index
    scf.yield %next : index
  }
  %last = arith.subi %m, %c1 : index
  %e = tensor.extract %r[%last] : tensor<?xi64>
  return %wrong, %e : index, i64
}

func.func @main() -> (tensor<4x5xindex>, tensor<4x5xi64>) {
  %lengths = arith.constant dense<[5, 63, 200, 5000]> : tensor<4xindex>
  %sizes = arith.constant dense<[1, 31, 512, 1041, 9999]> : tensor<5xindex>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %w0 = tensor.empty() : tensor<4x5xindex>
  %l0 = tensor.empty() : tensor<4x5xi64>
  %r:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%w1 = %w0, %l1 = %l0) -> (tensor<4x5xindex>, tensor<4x5xi64>) {
    %inner:2 = scf.for %j = %c0 to %c5 step %c1 iter_args(%w = %w1, %l = %l1) -> (tensor<4x5xindex>, tensor<4x5xi64>) {
      %n = tensor.extract %lengths[%i] : tensor<4xindex>
      %m = tensor.extract %sizes[%j] : tensor<5xindex>
      %c:2 = func.call @check(%n, %m) : (index, index) -> (index, i64)
      %w2 = tensor.insert %c#0 into %w[%i, %j] : tensor<4x5xindex>
      %l2 = tensor.insert %c#1 into %l[%i, %j] : tensor<4x5xi64>
      scf.yield %w2, %l2 : tensor<4x5xindex>, tensor<4x5xi64>
    }
    scf.yield %inner#0, %inner#1 : tensor<4x5xindex>, tensor<4x5xi64>
  }
  return %r#0, %r#1 : tensor<4x5xindex>, tensor<4x5xi64>
}
// CHECK: {{\[\[}}0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]]
// CHECK-NEXT: {{\[\[}}0, 5, 5, 5, 5], [0, 15, 63, 63, 63], [0, 15, 200, 200, 200], [0, 15, 255, 520, 4999]]
