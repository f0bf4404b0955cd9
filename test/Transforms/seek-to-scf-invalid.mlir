// RUN: seek-opt %s --convert-seek-to-scf --verify-diagnostics

func.func @on_tensors(%s: tensor<9xf32>, %v: tensor<4xf32>, %o: tensor<4xi64>) -> tensor<4xi64> {
  // expected-error @+1 {{'seek.bound' op expected memrefs when lowered to loops, got tensors; bufferize first}}
  %r = seek.bound lower ins(%s, %v : tensor<9xf32>, tensor<4xf32>) outs(%o : tensor<4xi64>) -> tensor<4xi64>
  return %r : tensor<4xi64>
}
