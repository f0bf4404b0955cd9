// RUN: seek-opt %s --seek-lower-to-bound --split-input-file --verify-diagnostics

func.func @unranked_operand(%x: tensor<*xf32>, %b: tensor<5xf32>) -> tensor<*xi64> {
  // expected-error @+1 {{'seek.bucketize' op expected tensors of known rank when lowered, got 'tensor<*xf32>'}}
  %r = seek.bucketize %x, %b : (tensor<*xf32>, tensor<5xf32>) -> tensor<*xi64>
  return %r : tensor<*xi64>
}

// -----

func.func @unranked_result(%s: tensor<5xf32>, %v: tensor<4xf32>) -> tensor<*xi64> {
  // expected-error @+1 {{'seek.search_sorted' op expected tensors of known rank when lowered, got 'tensor<*xi64>'}}
  %r = seek.search_sorted %s, %v : (tensor<5xf32>, tensor<4xf32>) -> tensor<*xi64>
  return %r : tensor<*xi64>
}
