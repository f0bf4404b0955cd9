// A main that prints its own result, for a stock mlir-runner and MLIR's runtime library.
// Source: OpenVINO's Bucketize-3 example, as in bucketize.mlir; L is `llvm-config-22 --libdir`.
// Run: seek-opt --seek-to-llvm examples/print-memref.mlir | mlir-runner-22 -e main --entry-point-result=void --shared-libs=$L/libmlir_runner_utils.so,$L/libmlir_c_runner_utils.so

func.func private @printMemrefI64(tensor<*xi64>)

func.func @main() {
  %x = arith.constant dense<[[3, 50], [10, -1]]> : tensor<2x2xi32>
  %b = arith.constant dense<[0, 5, 10]> : tensor<3xi32>
  %r = seek.bucketize %x, %b : (tensor<2x2xi32>, tensor<3xi32>) -> tensor<2x2xi64>
  %u = tensor.cast %r : tensor<2x2xi64> to tensor<*xi64>
  call @printMemrefI64(%u) : (tensor<*xi64>) -> ()
  return
}
