// How warm are Seattle's days? Counts 1461 measured daily maxima by warmth.
// Source: NOAA's records for 2012 to 2015 in degrees Celsius, see data/README.md.
// Run: seek-runner examples/temperatures.mlir --arg=examples/data/seattle-temp-max.npy

// Prints [3, 288, 678, 251, 178, 63]: days of frost below 0, cold days below 10,
// mild days below 20, warm days below 25, summer days from 25 and hot days from 30.
func.func @main(%x: tensor<?xf32>) -> tensor<6xi64> {
  %b = arith.constant dense<[0.0, 10.0, 20.0, 25.0, 30.0]> : tensor<5xf32>
  // A day of exactly 25 degrees is a summer day: a bucket includes its left edge.
  %bucket = seek.bucketize %x, %b {with_right_bound = false} : (tensor<?xf32>, tensor<5xf32>) -> tensor<?xi64>
  %counts = call @count(%bucket) : (tensor<?xi64>) -> tensor<6xi64>
  return %counts : tensor<6xi64>
}

// The number of values in each of 6 buckets, in MLIR's own dialects.
func.func private @count(%bucket: tensor<?xi64>) -> tensor<6xi64> {
  %zeros = arith.constant dense<0> : tensor<6xi64>
  %one = arith.constant 1 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %bucket, %c0 : tensor<?xi64>
  %counts = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zeros) -> (tensor<6xi64>) {
    %b = tensor.extract %bucket[%i] : tensor<?xi64>
    %k = arith.index_cast %b : i64 to index
    %old = tensor.extract %acc[%k] : tensor<6xi64>
    %new = arith.addi %old, %one : i64
    %next = tensor.insert %new into %acc[%k] : tensor<6xi64>
    scf.yield %next : tensor<6xi64>
  }
  return %counts : tensor<6xi64>
}
