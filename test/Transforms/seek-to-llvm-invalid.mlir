// RUN: seek-opt %s --seek-to-llvm --split-input-file --verify-diagnostics

func.func @unranked(%x: tensor<*xf32>, %b: tensor<5xf32>) -> tensor<*xi64> {
  // expected-error @+1 {{'seek.bucketize' op expected tensors of known rank when lowered, got 'tensor<*xf32>'}}
  %r = seek.bucketize %x, %b : (tensor<*xf32>, tensor<5xf32>) -> tensor<*xi64>
  return %r : tensor<*xi64>
}

// -----

func.func @not_ours() -> index {
  // expected-error @+1 {{'gpu.thread_id' op cannot be lowered to the LLVM dialect by this pipeline}}
  %i = gpu.thread_id x
  return %i : index
}
