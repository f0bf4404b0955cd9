// The smallest program: OpenVINO's own Bucketize example, with constants.
// Source: the specification of OpenVINO's Bucketize-3. Prints [[1, 3], [2, 0]].
// Run: seek-runner examples/bucketize.mlir

func.func @main() -> tensor<2x2xi64> {
  %x = arith.constant dense<[[3, 50], [10, -1]]> : tensor<2x2xi32>
  %b = arith.constant dense<[0, 5, 10]> : tensor<3xi32>
  %r = seek.bucketize %x, %b : (tensor<2x2xi32>, tensor<3xi32>) -> tensor<2x2xi64>
  return %r : tensor<2x2xi64>
}
