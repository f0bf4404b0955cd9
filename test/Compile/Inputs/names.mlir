// Functions whose parameters have names and types that C or C++ uses otherwise.
func.func @nothing() {
  return
}
func.func @number() -> i32 {
  %0 = arith.constant 7 : i32
  return %0 : i32
}
func.func @names(%values: tensor<?xf32>, %values_sizes: tensor<?xindex>, %errno: tensor<?xi1>, %class: i8, %SEEK_OK: i16, %error: tensor<0xf64>, %result: memref<?x?x?xui64, strided<[?, ?, 1], offset: ?>>, %NULL: ui8, %_x: si32, %__y: bf16, %a.b$c-d: f64, %I: f32, %1: index, %int64_t: i64, %names: i64) -> tensor<?xf32> {
  return %values : tensor<?xf32>
}
func.func @signs(%a: ui8, %b: si8, %c: ui16, %d: ui32, %e: ui64) -> (ui8, si8) {
  return %a, %b : ui8, si8
}
func.func @multi(%x: tensor<?xf32>, %b: tensor<4xf32>) -> (tensor<?xi64>, index, tensor<?xi8>) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %0 = seek.bucketize %x, %b : (tensor<?xf32>, tensor<4xf32>) -> tensor<?xi64>
  %1 = seek.bucketize %x, %b : (tensor<?xf32>, tensor<4xf32>) -> tensor<?xi8>
  return %0, %n, %1 : tensor<?xi64>, index, tensor<?xi8>
}
func.func @mem(%x: memref<?xf32>) -> memref<?xf32> {
  return %x : memref<?xf32>
}
func.func @sub(%x: memref<?xf32>) -> memref<2xf32, strided<[2], offset: 1>> {
  %0 = memref.subview %x[1] [2] [2] : memref<?xf32> to memref<2xf32, strided<[2], offset: 1>>
  return %0 : memref<2xf32, strided<[2], offset: 1>>
}
memref.global "private" @counter : memref<i64> = dense<0>
func.func @count() -> i64 {
  %c1 = arith.constant 1 : i64
  %m = memref.get_global @counter : memref<i64>
  %v = memref.load %m[] : memref<i64>
  %w = arith.addi %v, %c1 : i64
  memref.store %w, %m[] : memref<i64>
  return %w : i64
}
