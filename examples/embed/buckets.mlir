// What the programs beside this file call: the bucket of each value. A value that
// equals a boundary belongs to the bucket above it.
// Compile: seek-compile examples/embed/buckets.mlir -o buckets.o --header=buckets.h

func.func @buckets(%values: tensor<?xf32>, %boundaries: tensor<?xf32>) -> tensor<?xi64> {
  %0 = seek.bucketize %values, %boundaries {with_right_bound = false} : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi64>
  return %0 : tensor<?xi64>
}

// The same for values with a stride, such as a column of a matrix, which only a
// memref has. It writes into its last argument.
func.func @buckets_strided(%values: memref<?xf32, strided<[?], offset: ?>>, %boundaries: memref<?xf32>, %result: memref<?xi64>) {
  seek.bound upper ins(%boundaries, %values : memref<?xf32>, memref<?xf32, strided<[?], offset: ?>>) outs(%result : memref<?xi64>)
  return
}
