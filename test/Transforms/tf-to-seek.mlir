// RUN: seek-opt %s --convert-tf-to-seek --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func @bucketize(
//       CHECK:   %[[B:.*]] = arith.constant dense<[-1.000000e+00, 0.000000e+00, 0.000000e+00, 0x7F800000]> : tensor<4xf32>
//       CHECK:   seek.bucketize %{{.*}}, %[[B]] {with_right_bound = false} : (tensor<2x?xf64>, tensor<4xf32>) -> tensor<2x?xi32>
func.func @bucketize(%x: tensor<2x?xf64>) -> tensor<2x?xi32> {
  %r = "tf.Bucketize"(%x) {boundaries = [-1.0 : f32, 0.0 : f32, 0.0 : f32, 0x7F800000 : f32], device = ""} : (tensor<2x?xf64>) -> tensor<2x?xi32>
  return %r : tensor<2x?xi32>
}

// CHECK-LABEL: func @no_boundaries(
//       CHECK:   seek.bucketize %{{.*}} : (tensor<*xi32>, tensor<0xf32>) -> tensor<*xi32>
func.func @no_boundaries(%x: tensor<*xi32>) {
  %r = "tf.Bucketize"(%x) {boundaries = []} : (tensor<*xi32>) -> tensor<*xi32>
  return
}

// CHECK-LABEL: func @lower_bound(
//       CHECK:   seek.search_sorted %{{.*}}, %{{.*}} : (tensor<4x9xui8>, tensor<4x?xui8>) -> tensor<4x?xi32>
func.func @lower_bound(%s: tensor<4x9xui8>, %v: tensor<4x?xui8>) -> tensor<4x?xi32> {
  %r = "tf.LowerBound"(%s, %v) : (tensor<4x9xui8>, tensor<4x?xui8>) -> tensor<4x?xi32>
  return %r : tensor<4x?xi32>
}

// CHECK-LABEL: func @upper_bound(
//       CHECK:   seek.search_sorted %{{.*}}, %{{.*}} {right_mode = true} : (tensor<?x?xbf16>, tensor<4x?xbf16>) -> tensor<?x2xi64>
func.func @upper_bound(%s: tensor<?x?xbf16>, %v: tensor<4x?xbf16>) -> tensor<?x2xi64> {
  %r = "tf.UpperBound"(%s, %v) : (tensor<?x?xbf16>, tensor<4x?xbf16>) -> tensor<?x2xi64>
  return %r : tensor<?x2xi64>
}

// Other ops of the dialect are left alone.
// CHECK-LABEL: func @other(
//       CHECK:   "tf.Unique"
func.func @other(%x: tensor<4xf32>) {
  %r:2 = "tf.Unique"(%x) : (tensor<4xf32>) -> (tensor<?xf32>, tensor<4xi32>)
  return
}
