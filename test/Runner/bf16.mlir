// Rounding to bf16, which older CPUs call a function for: to nearest even, once.
// REQUIRES: x86_64
// RUN: seek-runner %s --cpu=x86-64 --arg='[1.00390625, 1.01171875, 1e-40, nan, 3.4e38]' --arg='[1.0, 1.00390625000001, -inf]' | FileCheck %s

// CHECK: [1.0, 1.016, 9e-41, nan, inf]
// CHECK-NEXT: [1.0, 1.01, -inf]
func.func @main(%x: tensor<5xf32>, %y: tensor<3xf64>) -> (tensor<5xbf16>, tensor<3xbf16>) {
  %a = tensor.empty() : tensor<5xbf16>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x : tensor<5xf32>) outs(%a : tensor<5xbf16>) {
  ^bb0(%in: f32, %out: bf16):
    %t = arith.truncf %in : f32 to bf16
    linalg.yield %t : bf16
  } -> tensor<5xbf16>
  %b = tensor.empty() : tensor<3xbf16>
  %s = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%y : tensor<3xf64>) outs(%b : tensor<3xbf16>) {
  ^bb0(%in: f64, %out: bf16):
    %t = arith.truncf %in : f64 to bf16
    linalg.yield %t : bf16
  } -> tensor<3xbf16>
  return %r, %s : tensor<5xbf16>, tensor<3xbf16>
}
