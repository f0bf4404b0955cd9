// Which result types the spec ops infer and which they accept. Canonicalization
// makes a declared result type as static as the inferred one, which shows it.

// RUN: seek-opt %s --canonicalize | FileCheck %s

//===----------------------------------------------------------------------===//
// seek.bucketize: the shape of data
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @bucketize_same
func.func @bucketize_same(%x: tensor<2x?x4xf32>, %b: tensor<5xf32>) -> tensor<2x?x4xi64> {
  // CHECK: seek.bucketize {{.*}} -> tensor<2x?x4xi64>
  %0 = seek.bucketize %x, %b : (tensor<2x?x4xf32>, tensor<5xf32>) -> tensor<2x?x4xi64>
  return %0 : tensor<2x?x4xi64>
}

// CHECK-LABEL: func @bucketize_scalar
func.func @bucketize_scalar(%x: tensor<f32>, %b: tensor<5xf32>) -> tensor<*xi64> {
  // CHECK: seek.bucketize {{.*}} -> tensor<i64>
  %0 = seek.bucketize %x, %b : (tensor<f32>, tensor<5xf32>) -> tensor<*xi64>
  return %0 : tensor<*xi64>
}

// CHECK-LABEL: func @bucketize_less_static
func.func @bucketize_less_static(%x: tensor<2x?x4xf32>, %b: tensor<5xf32>) -> tensor<?x?x?xi64> {
  // CHECK: seek.bucketize {{.*}} -> tensor<2x?x4xi64>
  %0 = seek.bucketize %x, %b : (tensor<2x?x4xf32>, tensor<5xf32>) -> tensor<?x?x?xi64>
  return %0 : tensor<?x?x?xi64>
}

// CHECK-LABEL: func @bucketize_unranked_result
func.func @bucketize_unranked_result(%x: tensor<2x?x4xf32>, %b: tensor<5xf32>) -> tensor<*xi64> {
  // CHECK: seek.bucketize {{.*}} -> tensor<2x?x4xi64>
  %0 = seek.bucketize %x, %b : (tensor<2x?x4xf32>, tensor<5xf32>) -> tensor<*xi64>
  return %0 : tensor<*xi64>
}

// The element type is the declared one, not the inferred i64.
// CHECK-LABEL: func @bucketize_element_type
func.func @bucketize_element_type(%x: tensor<2x?x4xf32>, %b: tensor<5xf32>) -> tensor<*xi8> {
  // CHECK: seek.bucketize {{.*}} -> tensor<2x?x4xi8>
  %0 = seek.bucketize %x, %b : (tensor<2x?x4xf32>, tensor<5xf32>) -> tensor<*xi8>
  return %0 : tensor<*xi8>
}

// A declared type that knows more than the inferred one keeps that.
// CHECK-LABEL: func @bucketize_more_static
func.func @bucketize_more_static(%x: tensor<2x?x?xf32>, %b: tensor<5xf32>) -> tensor<2x3x?xi64> {
  // CHECK: seek.bucketize {{.*}} -> tensor<2x3x?xi64>
  %0 = seek.bucketize %x, %b : (tensor<2x?x?xf32>, tensor<5xf32>) -> tensor<2x3x?xi64>
  return %0 : tensor<2x3x?xi64>
}

// Each type knows a size that the other does not.
// CHECK-LABEL: func @bucketize_both_ways
func.func @bucketize_both_ways(%x: tensor<2x?x?xf32>, %b: tensor<5xf32>) -> tensor<?x3x?xi64> {
  // CHECK: seek.bucketize {{.*}} -> tensor<2x3x?xi64>
  %0 = seek.bucketize %x, %b : (tensor<2x?x?xf32>, tensor<5xf32>) -> tensor<?x3x?xi64>
  return %0 : tensor<?x3x?xi64>
}

// CHECK-LABEL: func @bucketize_unranked_data
func.func @bucketize_unranked_data(%x: tensor<*xf32>, %b: tensor<5xf32>) -> tensor<*xi64> {
  // CHECK: seek.bucketize {{.*}} -> tensor<*xi64>
  %0 = seek.bucketize %x, %b : (tensor<*xf32>, tensor<5xf32>) -> tensor<*xi64>
  return %0 : tensor<*xi64>
}

// CHECK-LABEL: func @bucketize_unranked_data_ranked_result
func.func @bucketize_unranked_data_ranked_result(%x: tensor<*xf32>, %b: tensor<5xf32>) -> tensor<2x?xi64> {
  // CHECK: seek.bucketize {{.*}} -> tensor<2x?xi64>
  %0 = seek.bucketize %x, %b : (tensor<*xf32>, tensor<5xf32>) -> tensor<2x?xi64>
  return %0 : tensor<2x?xi64>
}

// Nothing about the result comes from the buckets.
// CHECK-LABEL: func @bucketize_unranked_buckets
func.func @bucketize_unranked_buckets(%x: tensor<2x?xf32>, %b: tensor<*xf32>) -> tensor<?x?xi64> {
  // CHECK: seek.bucketize {{.*}} -> tensor<2x?xi64>
  %0 = seek.bucketize %x, %b : (tensor<2x?xf32>, tensor<*xf32>) -> tensor<?x?xi64>
  return %0 : tensor<?x?xi64>
}

// CHECK-LABEL: func @bucketize_all_unranked
func.func @bucketize_all_unranked(%x: tensor<*xf32>) -> tensor<*xi64> {
  // CHECK: seek.bucketize {{.*}} -> tensor<*xi64>
  %0 = seek.bucketize %x, %x : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xi64>
  return %0 : tensor<*xi64>
}

//===----------------------------------------------------------------------===//
// seek.search_sorted: a sequence of rank 1 serves values of any shape
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @search_sorted_shared
func.func @search_sorted_shared(%s: tensor<5xf32>, %v: tensor<2x?x3xf32>) -> tensor<*xi64> {
  // CHECK: seek.search_sorted {{.*}} -> tensor<2x?x3xi64>
  %0 = seek.search_sorted %s, %v : (tensor<5xf32>, tensor<2x?x3xf32>) -> tensor<*xi64>
  return %0 : tensor<*xi64>
}

// CHECK-LABEL: func @search_sorted_shared_scalar
func.func @search_sorted_shared_scalar(%s: tensor<?xf32>, %v: tensor<f32>) -> tensor<*xi64> {
  // CHECK: seek.search_sorted {{.*}} -> tensor<i64>
  %0 = seek.search_sorted %s, %v : (tensor<?xf32>, tensor<f32>) -> tensor<*xi64>
  return %0 : tensor<*xi64>
}

// The length of a sequence says nothing about values of the same rank.
// CHECK-LABEL: func @search_sorted_shared_last_dimension
func.func @search_sorted_shared_last_dimension(%s: tensor<5xf32>, %v: tensor<?xf32>) -> tensor<?xi64> {
  // CHECK: seek.search_sorted {{.*}} -> tensor<?xi64>
  %0 = seek.search_sorted %s, %v : (tensor<5xf32>, tensor<?xf32>) -> tensor<?xi64>
  return %0 : tensor<?xi64>
}

// CHECK-LABEL: func @search_sorted_shared_unranked_values
func.func @search_sorted_shared_unranked_values(%s: tensor<5xf32>, %v: tensor<*xf32>) -> tensor<*xi64> {
  // CHECK: seek.search_sorted {{.*}} -> tensor<*xi64>
  %0 = seek.search_sorted %s, %v : (tensor<5xf32>, tensor<*xf32>) -> tensor<*xi64>
  return %0 : tensor<*xi64>
}

// Such values may have any rank; so may the result.
// CHECK-LABEL: func @search_sorted_shared_unranked_values_ranked_result
func.func @search_sorted_shared_unranked_values_ranked_result(%s: tensor<5xf32>, %v: tensor<*xf32>) -> tensor<2x?x3xi64> {
  // CHECK: seek.search_sorted {{.*}} -> tensor<2x?x3xi64>
  %0 = seek.search_sorted %s, %v : (tensor<5xf32>, tensor<*xf32>) -> tensor<2x?x3xi64>
  return %0 : tensor<2x?x3xi64>
}

//===----------------------------------------------------------------------===//
// seek.search_sorted: equal ranks
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @search_sorted_same
func.func @search_sorted_same(%s: tensor<1x3x7x100xf32>, %v: tensor<1x3x7x10xf32>) -> tensor<*xi64> {
  // CHECK: seek.search_sorted {{.*}} -> tensor<1x3x7x10xi64>
  %0 = seek.search_sorted %s, %v : (tensor<1x3x7x100xf32>, tensor<1x3x7x10xf32>) -> tensor<*xi64>
  return %0 : tensor<*xi64>
}

// Leading dimensions come from the side that knows them, the last one from the
// values.
// CHECK-LABEL: func @search_sorted_merged
func.func @search_sorted_merged(%s: tensor<1x?x7x?xf32>, %v: tensor<?x3x?x10xf32>) -> tensor<?x?x?x?xi64> {
  // CHECK: seek.search_sorted {{.*}} -> tensor<1x3x7x10xi64>
  %0 = seek.search_sorted %s, %v : (tensor<1x?x7x?xf32>, tensor<?x3x?x10xf32>) -> tensor<?x?x?x?xi64>
  return %0 : tensor<?x?x?x?xi64>
}

// CHECK-LABEL: func @search_sorted_last_dimension
func.func @search_sorted_last_dimension(%s: tensor<?x50xf32>, %v: tensor<?x?xf32>) -> tensor<?x?xi64> {
  // CHECK: seek.search_sorted {{.*}} -> tensor<?x?xi64>
  %0 = seek.search_sorted %s, %v : (tensor<?x50xf32>, tensor<?x?xf32>) -> tensor<?x?xi64>
  return %0 : tensor<?x?xi64>
}

// A result may know what no operand does.
// CHECK-LABEL: func @search_sorted_more_static
func.func @search_sorted_more_static(%s: tensor<2x?x?xf32>, %v: tensor<?x?x?xf32>) -> tensor<?x3x4xi32> {
  // CHECK: seek.search_sorted {{.*}} -> tensor<2x3x4xi32>
  %0 = seek.search_sorted %s, %v : (tensor<2x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x3x4xi32>
  return %0 : tensor<?x3x4xi32>
}

//===----------------------------------------------------------------------===//
// seek.search_sorted: unknown ranks
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @search_sorted_unranked_sequence
func.func @search_sorted_unranked_sequence(%s: tensor<*xf32>, %v: tensor<1x?x6xf32>) -> tensor<*xi64> {
  // CHECK: seek.search_sorted {{.*}} -> tensor<1x?x6xi64>
  %0 = seek.search_sorted %s, %v : (tensor<*xf32>, tensor<1x?x6xf32>) -> tensor<*xi64>
  return %0 : tensor<*xi64>
}

// The sequence can only be 1-D then, which its type does not say.
// CHECK-LABEL: func @search_sorted_unranked_sequence_scalar
func.func @search_sorted_unranked_sequence_scalar(%s: tensor<*xf32>, %v: tensor<f32>) -> tensor<*xi64> {
  // CHECK: seek.search_sorted {{.*}} -> tensor<i64>
  %0 = seek.search_sorted %s, %v : (tensor<*xf32>, tensor<f32>) -> tensor<*xi64>
  return %0 : tensor<*xi64>
}

// Values of unknown rank have the rank of a sequence that is not 1-D.
// CHECK-LABEL: func @search_sorted_unranked_values
func.func @search_sorted_unranked_values(%s: tensor<1x?x7x5xf32>, %v: tensor<*xf32>) -> tensor<*xi64> {
  // CHECK: seek.search_sorted {{.*}} -> tensor<1x?x7x?xi64>
  %0 = seek.search_sorted %s, %v : (tensor<1x?x7x5xf32>, tensor<*xf32>) -> tensor<*xi64>
  return %0 : tensor<*xi64>
}

// CHECK-LABEL: func @search_sorted_all_unranked
func.func @search_sorted_all_unranked(%s: tensor<*xf32>, %v: tensor<*xf32>) -> tensor<*xi64> {
  // CHECK: seek.search_sorted {{.*}} -> tensor<*xi64>
  %0 = seek.search_sorted %s, %v : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xi64>
  return %0 : tensor<*xi64>
}

//===----------------------------------------------------------------------===//
// seek.search_sorted: what the sorter knows of the sequence
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @search_sorted_sorter_leading_dimension
func.func @search_sorted_sorter_leading_dimension(%s: tensor<?x?xf32>, %v: tensor<?x3xf32>, %p: tensor<2x5xi32>) -> tensor<?x?xi64> {
  // CHECK: seek.search_sorted {{.*}} -> tensor<2x3xi64>
  %0 = seek.search_sorted %s, %v, %p : (tensor<?x?xf32>, tensor<?x3xf32>, tensor<2x5xi32>) -> tensor<?x?xi64>
  return %0 : tensor<?x?xi64>
}

// CHECK-LABEL: func @search_sorted_sorter_rank
func.func @search_sorted_sorter_rank(%s: tensor<*xf32>, %v: tensor<*xf32>, %p: tensor<2x5xi32>) -> tensor<*xi64> {
  // CHECK: seek.search_sorted {{.*}} -> tensor<2x?xi64>
  %0 = seek.search_sorted %s, %v, %p : (tensor<*xf32>, tensor<*xf32>, tensor<2x5xi32>) -> tensor<*xi64>
  return %0 : tensor<*xi64>
}

// CHECK-LABEL: func @search_sorted_sorter_rank_1
func.func @search_sorted_sorter_rank_1(%s: tensor<*xf32>, %v: tensor<*xf32>, %p: tensor<5xi32>) -> tensor<*xi64> {
  // CHECK: seek.search_sorted {{.*}} -> tensor<*xi64>
  %0 = seek.search_sorted %s, %v, %p : (tensor<*xf32>, tensor<*xf32>, tensor<5xi32>) -> tensor<*xi64>
  return %0 : tensor<*xi64>
}

// CHECK-LABEL: func @search_sorted_unranked_sorter
func.func @search_sorted_unranked_sorter(%s: tensor<2x?xf32>, %v: tensor<?x3xf32>, %p: tensor<*xi32>) -> tensor<?x?xi64> {
  // CHECK: seek.search_sorted {{.*}} -> tensor<2x3xi64>
  %0 = seek.search_sorted %s, %v, %p : (tensor<2x?xf32>, tensor<?x3xf32>, tensor<*xi32>) -> tensor<?x?xi64>
  return %0 : tensor<?x?xi64>
}
