// Passes that fuse element-wise ops leave searches alone: none ends up in a body
// that runs once per element of the consumer.

// RUN: seek-opt %s --linalg-fuse-elementwise-ops --canonicalize | FileCheck %s

#row = affine_map<(d0, d1) -> (d0)>
#all = affine_map<(d0, d1) -> (d0, d1)>
#vec = affine_map<(d0) -> (d0)>

// CHECK-LABEL: func @broadcast
func.func @broadcast(%s: tensor<?xf32>, %x: tensor<64xf32>, %y: tensor<64x128xi32>) -> tensor<64x128xi32> {
  // CHECK: %[[NORMAL:.*]] = linalg.generic
  // CHECK: %[[R:[a-z0-9_]+]] = seek.bound lower ins(%{{.*}}, %[[NORMAL]] :
  // CHECK: linalg.generic {{.*}} ins(%[[R]], %{{.*}} : tensor<64xi32>, tensor<64x128xi32>)
  // CHECK-NOT: seek.bound
  // CHECK: return
  %e = tensor.empty() : tensor<64xf32>
  %normal = linalg.generic {indexing_maps = [#vec, #vec], iterator_types = ["parallel"]} ins(%x : tensor<64xf32>) outs(%e : tensor<64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %q = arith.mulf %in, %in : f32
    linalg.yield %q : f32
  } -> tensor<64xf32>
  %o = tensor.empty() : tensor<64xi32>
  %r = seek.bound lower ins(%s, %normal : tensor<?xf32>, tensor<64xf32>) outs(%o : tensor<64xi32>) -> tensor<64xi32>
  %f = linalg.generic {indexing_maps = [#row, #all, #all], iterator_types = ["parallel", "parallel"]} ins(%r, %y : tensor<64xi32>, tensor<64x128xi32>) outs(%y : tensor<64x128xi32>) {
  ^bb0(%a: i32, %b: i32, %out: i32):
    %q = arith.addi %a, %b : i32
    linalg.yield %q : i32
  } -> tensor<64x128xi32>
  return %f : tensor<64x128xi32>
}
