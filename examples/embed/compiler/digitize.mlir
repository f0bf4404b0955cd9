// NumPy's example: numpy.digitize([0.2, 6.4, 3.0, 1.6], [0.0, 1.0, 2.5, 4.0, 10.0])

func.func private @printMemrefI64(tensor<*xi64>)

func.func @main() {
  %x = arith.constant dense<[0.2, 6.4, 3.0, 1.6]> : tensor<4xf64>
  %edges = arith.constant dense<[0.0, 1.0, 2.5, 4.0, 10.0]> : tensor<5xf64>
  %r = "xyz.digitize"(%x, %edges) : (tensor<4xf64>, tensor<5xf64>) -> tensor<4xi64>
  %u = tensor.cast %r : tensor<4xi64> to tensor<*xi64>
  call @printMemrefI64(%u) : (tensor<*xi64>) -> ()
  return
}
