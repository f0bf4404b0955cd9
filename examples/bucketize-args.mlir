// Bucketize on arguments, for both values of its attribute. A value equal to a
// boundary tells them apart. Source: OpenVINO's Bucketize-3, values of any size.
// Run: seek-runner examples/bucketize-args.mlir --arg='[[3, 50], [10, -1]]' --arg='[0, 5, 10]'

// A bucket includes its right edge. Prints [[1, 3], [2, 0]].
func.func @main(%x: tensor<?x?xi32>, %b: tensor<?xi32>) -> tensor<?x?xi64> {
  %r = seek.bucketize %x, %b : (tensor<?x?xi32>, tensor<?xi32>) -> tensor<?x?xi64>
  return %r : tensor<?x?xi64>
}

// With --entry=left: a bucket includes its left edge. Prints [[1, 3], [3, 0]].
func.func @left(%x: tensor<?x?xi32>, %b: tensor<?xi32>) -> tensor<?x?xi64> {
  %r = seek.bucketize %x, %b {with_right_bound = false} : (tensor<?x?xi32>, tensor<?xi32>) -> tensor<?x?xi64>
  return %r : tensor<?x?xi64>
}
