// Bucketize at the sizes of OpenVINO's example layer, with i32 indices.
// Source: the specification of OpenVINO's Bucketize-3, 49x11 values and 5 boundaries.
// Run: seek-runner examples/bucketize-49x11.mlir --arg=uniform:1 --arg='[0.1, 0.3, 0.5, 0.7, 0.9]'

func.func @main(%x: tensor<49x11xf32>, %b: tensor<5xf32>) -> tensor<49x11xi32> {
  %r = seek.bucketize %x, %b {with_right_bound = false} : (tensor<49x11xf32>, tensor<5xf32>) -> tensor<49x11xi32>
  return %r : tensor<49x11xi32>
}
