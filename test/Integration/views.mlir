// Sequences, values and results that are views: slices with offsets and strides,
// columns, transposed matrices, parts of greater tensors.

// RUN: split-file %s %t

// DEFINE: %{strategy} = scalar

//===----------------------------------------------------------------------===//
// Sequences
//===----------------------------------------------------------------------===//

// DEFINE: %{sequences} = seek-runner %t/sequences.mlir --strategy=%{strategy} \
// DEFINE:   --arg='[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], [10, 11, 12, 13, 14, 15, 16, 17, 18, 19], [20, 21, 22, 23, 24, 25, 26, 27, 28, 29]]' \
// DEFINE:   --arg='[-1, 3, 4, 13, 19, 20, 23, 29]' | FileCheck %s --match-full-lines --check-prefix=SEQUENCES
// RUN: %{sequences}
// 1 to 9; 0, 2, ... 8; 11, 14, 17; the column 3, 13, 23; its even rows 3, 23.
//      SEQUENCES: [0, 2, 3, 9, 9, 9, 9, 9]
// SEQUENCES-NEXT: [0, 2, 2, 5, 5, 5, 5, 5]
// SEQUENCES-NEXT: [0, 0, 0, 1, 3, 3, 3, 3]
// SEQUENCES-NEXT: [0, 0, 1, 1, 2, 2, 2, 3]
// SEQUENCES-NEXT: [0, 0, 1, 1, 1, 1, 1, 2]
// SEQUENCES-NEXT: [0, 3, 4, 9, 9, 9, 9, 9]
// SEQUENCES-NEXT: [0, 2, 3, 5, 5, 5, 5, 5]
// SEQUENCES-NEXT: [0, 0, 0, 1, 3, 3, 3, 3]
// SEQUENCES-NEXT: [0, 1, 1, 2, 2, 2, 3, 3]
// SEQUENCES-NEXT: [0, 1, 1, 1, 1, 1, 2, 2]
//  SEQUENCES-NOT: {{.+}}

// The offset of a slice counts: 1 to 9 against values between.
// DEFINE: %{offset} = seek-runner %t/offset.mlir --strategy=%{strategy} \
// DEFINE:   --arg='[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]' --arg='[2.5, 4.5, 5.5]' --arg=1 \
// DEFINE:   | FileCheck %s --match-full-lines --check-prefix=OFFSET
// RUN: %{offset}
//     OFFSET: [2, 4, 5]
// OFFSET-NOT: {{.+}}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

// DEFINE: %{values} = seek-runner %t/values.mlir --strategy=%{strategy} \
// DEFINE:   --arg='[[0, 10, 20, 30], [5, 15, 25, 35], [9, 19, 29, 39]]' --arg='[5, 10, 20, 30]' \
// DEFINE:   | FileCheck %s --match-full-lines --check-prefix=VALUES
// RUN: %{values}
// Without the first row and column; every other column; a column; transposed; as a
// row; as 3x2x2; one element.
//      VALUES{LITERAL}: [[2, 3, 4], [2, 3, 4]]
// VALUES-NEXT{LITERAL}: [[0, 2], [0, 3], [1, 3]]
// VALUES-NEXT{LITERAL}: [2, 3, 3]
// VALUES-NEXT{LITERAL}: [[0, 0, 1], [1, 2, 2], [2, 3, 3], [3, 4, 4]]
// VALUES-NEXT{LITERAL}: [0, 1, 2, 3, 0, 2, 3, 4, 1, 2, 3, 4]
// VALUES-NEXT{LITERAL}: [[[0, 1], [2, 3]], [[0, 2], [3, 4]], [[1, 2], [3, 4]]]
// VALUES-NEXT{LITERAL}: 3
//           VALUES-NOT: {{.+}}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

// DEFINE: %{rows} = seek-runner %t/rows.mlir --strategy=%{strategy} \
// DEFINE:   --arg='[[0, 7, 10], [1, 7, 11], [2, 8, 12], [3, 9, 13]]' --arg='[[2, 6, 2], [8, 9, 7], [11, 13, 12]]' \
// DEFINE:   | FileCheck %s --match-full-lines --check-prefix=ROWS
// RUN: %{rows}
// The sequences are the columns 0 to 3; 7, 7, 8, 9; 10 to 13; then every other
// element of them, once with every other value.
//      ROWS{LITERAL}: [[2, 4, 2], [2, 3, 0], [1, 3, 2]]
// ROWS-NEXT{LITERAL}: [[3, 4, 3], [3, 4, 2], [2, 4, 3]]
// ROWS-NEXT{LITERAL}: [[1, 2, 1], [1, 2, 0], [1, 2, 1]]
// ROWS-NEXT{LITERAL}: [[2, 2], [2, 1], [1, 2]]
//           ROWS-NOT: {{.+}}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

// DEFINE: %{results} = seek-runner %t/results.mlir --strategy=%{strategy} \
// DEFINE:   --arg='[3, 4, 5, 6, 7]' --arg='[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]' | FileCheck %s --match-full-lines --check-prefix=RESULTS
// RUN: %{results}
// A column, every other element, a part, and a row; then a part of an argument,
// which itself stays as it is.
//      RESULTS{LITERAL}: [[3, -1], [4, -1], [5, -1], [6, -1], [7, -1]]
// RESULTS-NEXT{LITERAL}: [-1, 3, -1, 4, -1, 5, -1, 6, -1, 7, -1]
// RESULTS-NEXT{LITERAL}: [-1, -1, 3, 4, 5, 6, 7, -1]
// RESULTS-NEXT{LITERAL}: [[-1, -1, -1, -1, -1], [4, 5, 6, 7, 8]]
// RESULTS-NEXT{LITERAL}: [0, 1, 2, 3, 4, 3, 4, 5, 6, 7]
// RESULTS-NEXT{LITERAL}: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
//           RESULTS-NOT: {{.+}}

// REDEFINE: %{strategy} = gather
// RUN: %{sequences}
// RUN: %{offset}
// RUN: %{values}
// RUN: %{rows}
// RUN: %{results}

//--- sequences.mlir
!t = tensor<?xi32>
!r = tensor<?xi64>

func.func @main(%m: tensor<3x10xi32>, %v: !t) -> (!r, !r, !r, !r, !r, !r, !r, !r, !r, !r) {
  %part = tensor.extract_slice %m[0, 1] [1, 9] [1, 1] : tensor<3x10xi32> to tensor<9xi32>
  %even = tensor.extract_slice %m[0, 0] [1, 5] [1, 2] : tensor<3x10xi32> to tensor<5xi32>
  %third = tensor.extract_slice %m[1, 1] [1, 3] [1, 3] : tensor<3x10xi32> to tensor<3xi32>
  %column = tensor.extract_slice %m[0, 3] [3, 1] [1, 1] : tensor<3x10xi32> to tensor<3xi32>
  %short = tensor.extract_slice %m[0, 3] [2, 1] [2, 1] : tensor<3x10xi32> to tensor<2xi32>
  %0 = seek.bucketize %v, %part : (!t, tensor<9xi32>) -> !r
  %1 = seek.bucketize %v, %even : (!t, tensor<5xi32>) -> !r
  %2 = seek.bucketize %v, %third : (!t, tensor<3xi32>) -> !r
  %3 = seek.bucketize %v, %column : (!t, tensor<3xi32>) -> !r
  %4 = seek.bucketize %v, %short : (!t, tensor<2xi32>) -> !r
  %5 = seek.search_sorted %part, %v {right_mode = true} : (tensor<9xi32>, !t) -> !r
  %6 = seek.search_sorted %even, %v {right_mode = true} : (tensor<5xi32>, !t) -> !r
  %7 = seek.search_sorted %third, %v {right_mode = true} : (tensor<3xi32>, !t) -> !r
  %8 = seek.search_sorted %column, %v {right_mode = true} : (tensor<3xi32>, !t) -> !r
  %9 = seek.search_sorted %short, %v {right_mode = true} : (tensor<2xi32>, !t) -> !r
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : !r, !r, !r, !r, !r, !r, !r, !r, !r, !r
}

//--- offset.mlir
func.func @main(%b: tensor<?xf32>, %v: tensor<?xf32>, %offset: index) -> tensor<?xi64> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %b, %c0 : tensor<?xf32>
  %size = arith.subi %n, %offset : index
  %part = tensor.extract_slice %b[%offset] [%size] [1] : tensor<?xf32> to tensor<?xf32>
  %0 = seek.bucketize %v, %part : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi64>
  return %0 : tensor<?xi64>
}

//--- values.mlir
!b = tensor<4xf32>
!v = tensor<3x4xf32>

func.func @main(%v: !v, %b: !b)
    -> (tensor<2x3xi64>, tensor<3x2xi64>, tensor<3xi64>, tensor<4x3xi64>, tensor<12xi64>, tensor<3x2x2xi64>, tensor<i64>) {
  %inner = tensor.extract_slice %v[1, 1] [2, 3] [1, 1] : !v to tensor<2x3xf32>
  %0 = seek.bucketize %inner, %b : (tensor<2x3xf32>, !b) -> tensor<2x3xi64>
  %even = tensor.extract_slice %v[0, 0] [3, 2] [1, 2] : !v to tensor<3x2xf32>
  %1 = seek.bucketize %even, %b : (tensor<3x2xf32>, !b) -> tensor<3x2xi64>
  %column = tensor.extract_slice %v[0, 2] [3, 1] [1, 1] : !v to tensor<3xf32>
  %2 = seek.bucketize %column, %b : (tensor<3xf32>, !b) -> tensor<3xi64>
  %empty = tensor.empty() : tensor<4x3xf32>
  %transposed = linalg.transpose ins(%v : !v) outs(%empty : tensor<4x3xf32>) permutation = [1, 0]
  %3 = seek.bucketize %transposed, %b : (tensor<4x3xf32>, !b) -> tensor<4x3xi64>
  %flat = tensor.collapse_shape %v [[0, 1]] : !v into tensor<12xf32>
  %4 = seek.bucketize %flat, %b : (tensor<12xf32>, !b) -> tensor<12xi64>
  %deep = tensor.expand_shape %v [[0], [1, 2]] output_shape [3, 2, 2] : !v into tensor<3x2x2xf32>
  %5 = seek.bucketize %deep, %b : (tensor<3x2x2xf32>, !b) -> tensor<3x2x2xi64>
  %one = tensor.extract_slice %v[1, 2] [1, 1] [1, 1] : !v to tensor<f32>
  %6 = seek.bucketize %one, %b : (tensor<f32>, !b) -> tensor<i64>
  return %0, %1, %2, %3, %4, %5, %6
      : tensor<2x3xi64>, tensor<3x2xi64>, tensor<3xi64>, tensor<4x3xi64>, tensor<12xi64>, tensor<3x2x2xi64>, tensor<i64>
}

//--- rows.mlir
func.func @main(%columns: tensor<4x3xi32>, %v: tensor<3x3xi32>) -> (tensor<3x3xi64>, tensor<3x3xi64>, tensor<3x3xi64>, tensor<3x2xi64>) {
  %empty = tensor.empty() : tensor<3x4xi32>
  %s = linalg.transpose ins(%columns : tensor<4x3xi32>) outs(%empty : tensor<3x4xi32>) permutation = [1, 0]
  %0 = seek.search_sorted %s, %v : (tensor<3x4xi32>, tensor<3x3xi32>) -> tensor<3x3xi64>
  %1 = seek.search_sorted %s, %v {right_mode = true} : (tensor<3x4xi32>, tensor<3x3xi32>) -> tensor<3x3xi64>
  %even = tensor.extract_slice %s[0, 0] [3, 2] [1, 2] : tensor<3x4xi32> to tensor<3x2xi32>
  %2 = seek.search_sorted %even, %v : (tensor<3x2xi32>, tensor<3x3xi32>) -> tensor<3x3xi64>
  %some = tensor.extract_slice %v[0, 0] [3, 2] [1, 2] : tensor<3x3xi32> to tensor<3x2xi32>
  %3 = seek.search_sorted %even, %some {right_mode = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi64>
  return %0, %1, %2, %3 : tensor<3x3xi64>, tensor<3x3xi64>, tensor<3x3xi64>, tensor<3x2xi64>
}

//--- results.mlir
!v = tensor<5xi64>
!b = tensor<10xi64>

func.func @main(%v: !v, %b: !b)
    -> (tensor<5x2xi64>, tensor<11xi64>, tensor<8xi64>, tensor<2x5xi64>, !b, !b) {
  %matrix = arith.constant dense<-1> : tensor<5x2xi64>
  %r = seek.bucketize %v, %b : (!v, !b) -> !v
  %0 = tensor.insert_slice %r into %matrix[0, 0] [5, 1] [1, 1] : !v into tensor<5x2xi64>

  %minus = arith.constant -1 : i64
  %empty = tensor.empty() : tensor<11xi64>
  %vector = linalg.fill ins(%minus : i64) outs(%empty : tensor<11xi64>) -> tensor<11xi64>
  %1 = tensor.insert_slice %r into %vector[1] [5] [2] : !v into tensor<11xi64>

  %short = arith.constant dense<-1> : tensor<8xi64>
  %part = tensor.extract_slice %short[2] [5] [1] : tensor<8xi64> to !v
  %inner = seek.bound lower ins(%b, %v : !b, !v) outs(%part : !v) -> !v
  %2 = tensor.insert_slice %inner into %short[2] [5] [1] : !v into tensor<8xi64>

  %rows = arith.constant dense<-1> : tensor<2x5xi64>
  %row = tensor.extract_slice %rows[1, 0] [1, 5] [1, 1] : tensor<2x5xi64> to !v
  %upper = seek.bound upper ins(%b, %v : !b, !v) outs(%row : !v) -> !v
  %3 = tensor.insert_slice %upper into %rows[1, 0] [1, 5] [1, 1] : !v into tensor<2x5xi64>

  %4 = tensor.insert_slice %r into %b[5] [5] [1] : !v into !b
  return %0, %1, %2, %3, %4, %b : tensor<5x2xi64>, tensor<11xi64>, tensor<8xi64>, tensor<2x5xi64>, !b, !b
}
