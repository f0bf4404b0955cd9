// Each op and each attribute of version 1 of the dialect.
func.func @bucketize(%x: tensor<2xi32>) -> tensor<2xi64> {
  %b = arith.constant dense<[0, 5, 10]> : tensor<3xi32>
  %0 = seek.bucketize %x, %b : (tensor<2xi32>, tensor<3xi32>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}
func.func @left(%x: tensor<?xf32>, %b: tensor<?xf8E5M2>) -> tensor<?xi8> {
  %0 = seek.bucketize %x, %b {with_right_bound = false} : (tensor<?xf32>, tensor<?xf8E5M2>) -> tensor<?xi8>
  return %0 : tensor<?xi8>
}
func.func @search_sorted(%s: tensor<2x5xui16>, %x: tensor<2x?xui16>, %p: tensor<2x5xi32>) -> (tensor<2x?xindex>, tensor<2x?xi64>) {
  %0 = seek.search_sorted %s, %x {right_mode = true} : (tensor<2x5xui16>, tensor<2x?xui16>) -> tensor<2x?xindex>
  %1 = seek.search_sorted %s, %x, %p : (tensor<2x5xui16>, tensor<2x?xui16>, tensor<2x5xi32>) -> tensor<2x?xi64>
  return %0, %1 : tensor<2x?xindex>, tensor<2x?xi64>
}
func.func @bound(%s: tensor<?xi32>, %x: tensor<?x?xi32>, %t: tensor<?xi32>, %o: tensor<?x?xi64>) -> tensor<?x?xi64> {
  %0 = seek.prepare upper unsigned ins(%s : tensor<?xi32>) outs(%t : tensor<?xi32>) -> tensor<?xi32>
  %1 = seek.bound upper unsigned ins(%s, %x : tensor<?xi32>, tensor<?x?xi32>) prepared(%0 : tensor<?xi32>) outs(%o : tensor<?x?xi64>) {strategy = #seek.strategy<index>} -> tensor<?x?xi64>
  return %1 : tensor<?x?xi64>
}
func.func @memref(%s: memref<?xf64>, %x: memref<4xf64>, %o: memref<4xi32>, %c: i1) -> i32 {
  seek.bound lower ins(%s, %x : memref<?xf64>, memref<4xf64>) outs(%o : memref<4xi32>) {strategy = #seek.strategy<permute>}
  seek.bound lower ins(%s, %x : memref<?xf64>, memref<4xf64>) outs(%o : memref<4xi32>)
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  %0 = arith.select %c, %a, %b {seek.unpredictable} : i32
  return %0 : i32
}
