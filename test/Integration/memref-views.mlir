// seek.bound on memrefs: a column, a reversed-order (transposed) and an offset
// view of each operand; what lies beside the results stays as it was.
// RUN: seek-runner %s --strategy=scalar --arg='[[1, 9, 2, 9], [3, 9, 4, 9], [5, 9, 6, 9]]' --arg='[[0, 1, 2], [3, 4, 5]]' | FileCheck %s
// RUN: seek-runner %s --strategy=gather --arg='[[1, 9, 2, 9], [3, 9, 4, 9], [5, 9, 6, 9]]' --arg='[[0, 1, 2], [3, 4, 5]]' | FileCheck %s

// The sequence is the first column, [1, 3, 5]; results go into the middle column.
// CHECK: {{\[\[}}-1, 0, -1], [-1, 0, -1], [-1, 1, -1], [-1, 1, -1], [-1, 2, -1], [-1, 2, -1]]
// The sequences are the columns of the even places, [1, 3, 5] and [2, 4, 6], as
// rows; results are written transposed.
// CHECK-NEXT: {{\[\[}}0, 1], [0, 1], [1, 2]]
// The sequence starts at the second row: [3, 9, 4, 9] is cut to [3, 9].
// CHECK-NEXT: {{\[\[}}0, 0, 0], [1, 1, 1]]
func.func @main(%s: tensor<3x4xi32>, %v: tensor<2x3xi32>) -> (tensor<6x3xi64>, tensor<3x2xi64>, tensor<2x3xi64>) {
  %sb = bufferization.to_buffer %s : tensor<3x4xi32> to memref<3x4xi32>
  %vb = bufferization.to_buffer %v : tensor<2x3xi32> to memref<2x3xi32>

  %minus = arith.constant -1 : i64
  %a = memref.alloc() : memref<6x3xi64>
  linalg.fill ins(%minus : i64) outs(%a : memref<6x3xi64>)
  %column = memref.subview %sb[0, 0] [3, 1] [1, 1] : memref<3x4xi32> to memref<3xi32, strided<[4]>>
  %flat = memref.collapse_shape %vb [[0, 1]] : memref<2x3xi32> into memref<6xi32>
  %middle = memref.subview %a[0, 1] [6, 1] [1, 1] : memref<6x3xi64> to memref<6xi64, strided<[3], offset: 1>>
  seek.bound lower ins(%column, %flat : memref<3xi32, strided<[4]>>, memref<6xi32>) outs(%middle : memref<6xi64, strided<[3], offset: 1>>)

  %b = memref.alloc() : memref<3x2xi64>
  %even = memref.subview %sb[0, 0] [3, 2] [1, 2] : memref<3x4xi32> to memref<3x2xi32, strided<[4, 2]>>
  %rows = memref.transpose %even (i, j) -> (j, i) : memref<3x2xi32, strided<[4, 2]>> to memref<2x3xi32, strided<[2, 4]>>
  %turned = memref.transpose %b (i, j) -> (j, i) : memref<3x2xi64> to memref<2x3xi64, strided<[1, 2]>>
  seek.bound lower ins(%rows, %vb : memref<2x3xi32, strided<[2, 4]>>, memref<2x3xi32>) outs(%turned : memref<2x3xi64, strided<[1, 2]>>)

  %c = memref.alloc() : memref<2x3xi64>
  %cut = memref.subview %sb[1, 0] [1, 2] [1, 1] : memref<3x4xi32> to memref<2xi32, strided<[1], offset: 4>>
  seek.bound upper ins(%cut, %vb : memref<2xi32, strided<[1], offset: 4>>, memref<2x3xi32>) outs(%c : memref<2x3xi64>)

  %ta = bufferization.to_tensor %a restrict writable : memref<6x3xi64> to tensor<6x3xi64>
  %tb = bufferization.to_tensor %b restrict writable : memref<3x2xi64> to tensor<3x2xi64>
  %tc = bufferization.to_tensor %c restrict writable : memref<2x3xi64> to tensor<2x3xi64>
  return %ta, %tb, %tc : tensor<6x3xi64>, tensor<3x2xi64>, tensor<2x3xi64>
}
