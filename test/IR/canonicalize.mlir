// Canonicalization of types: results become as static as the operands say, and
// operands come from before casts that forget sizes.

// RUN: seek-opt %s --canonicalize | FileCheck %s

//===----------------------------------------------------------------------===//
// Result types
//===----------------------------------------------------------------------===//

// Users see the type that was declared.
// CHECK-LABEL: func @refine_result
// CHECK-SAME:    %[[X:[^:]*]]: tensor<4xf32>, %[[B:[^:]*]]: tensor<3xf32>
func.func @refine_result(%x: tensor<4xf32>, %b: tensor<3xf32>) -> tensor<?xi64> {
  // CHECK: %[[R:.*]] = seek.bucketize %[[X]], %[[B]] : (tensor<4xf32>, tensor<3xf32>) -> tensor<4xi64>
  // CHECK: %[[C:.*]] = tensor.cast %[[R]] : tensor<4xi64> to tensor<?xi64>
  // CHECK: return %[[C]] : tensor<?xi64>
  %0 = seek.bucketize %x, %b : (tensor<4xf32>, tensor<3xf32>) -> tensor<?xi64>
  return %0 : tensor<?xi64>
}

// CHECK-LABEL: func @refine_result_rank
func.func @refine_result_rank(%s: tensor<2x5xf32>, %v: tensor<?x3xf32>) -> tensor<*xi32> {
  // CHECK: %[[R:.*]] = seek.search_sorted {{.*}} {right_mode = true} : (tensor<2x5xf32>, tensor<?x3xf32>) -> tensor<2x3xi32>
  // CHECK: %[[C:.*]] = tensor.cast %[[R]] : tensor<2x3xi32> to tensor<*xi32>
  // CHECK: return %[[C]] : tensor<*xi32>
  %0 = seek.search_sorted %s, %v {right_mode = true} : (tensor<2x5xf32>, tensor<?x3xf32>) -> tensor<*xi32>
  return %0 : tensor<*xi32>
}

// All users of an op get the same cast, and a cast back cancels it.
// CHECK-LABEL: func @refine_result_users
func.func @refine_result_users(%x: tensor<4xf32>, %b: tensor<3xf32>) -> (tensor<?xi64>, tensor<4xi64>, tensor<?xi64>) {
  // CHECK: %[[R:.*]] = seek.bucketize {{.*}} {test.note = "kept", with_right_bound = false} : {{.*}} -> tensor<4xi64>
  // CHECK: %[[C:.*]] = tensor.cast %[[R]]
  // CHECK: return %[[C]], %[[R]], %[[C]]
  %0 = seek.bucketize %x, %b {with_right_bound = false, test.note = "kept"} : (tensor<4xf32>, tensor<3xf32>) -> tensor<?xi64>
  %1 = tensor.cast %0 : tensor<?xi64> to tensor<4xi64>
  return %0, %1, %0 : tensor<?xi64>, tensor<4xi64>, tensor<?xi64>
}

// Not refined: no more is known.
// CHECK-LABEL: func @refine_result_not_known
func.func @refine_result_not_known(%x: tensor<?xf32>, %b: tensor<3xf32>) -> tensor<?xi64> {
  // CHECK-NOT: tensor.cast
  // CHECK: seek.bucketize {{.*}} -> tensor<?xi64>
  // CHECK-NOT: tensor.cast
  // CHECK: return
  %0 = seek.bucketize %x, %b : (tensor<?xf32>, tensor<3xf32>) -> tensor<?xi64>
  return %0 : tensor<?xi64>
}

// Not refined: the declared type knows more than the operands.
// CHECK-LABEL: func @refine_result_more_declared
func.func @refine_result_more_declared(%x: tensor<?xf32>, %b: tensor<3xf32>) -> tensor<4xi64> {
  // CHECK-NOT: tensor.cast
  // CHECK: seek.bucketize {{.*}} -> tensor<4xi64>
  // CHECK-NOT: tensor.cast
  // CHECK: return
  %0 = seek.bucketize %x, %b : (tensor<?xf32>, tensor<3xf32>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @absorb_data
// CHECK-SAME:    %[[X:[^:]*]]: tensor<4xf32>, %[[B:[^:]*]]: tensor<3xf32>
func.func @absorb_data(%x: tensor<4xf32>, %b: tensor<3xf32>) -> tensor<?xi64> {
  // CHECK: %[[R:.*]] = seek.bucketize %[[X]], %[[B]] : (tensor<4xf32>, tensor<3xf32>) -> tensor<4xi64>
  // CHECK: tensor.cast %[[R]] : tensor<4xi64> to tensor<?xi64>
  %0 = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
  %1 = seek.bucketize %0, %b : (tensor<?xf32>, tensor<3xf32>) -> tensor<?xi64>
  return %1 : tensor<?xi64>
}

// CHECK-LABEL: func @absorb_buckets
// CHECK-SAME:    %[[X:[^:]*]]: tensor<?xf32>, %[[B:[^:]*]]: tensor<127xf32>
func.func @absorb_buckets(%x: tensor<?xf32>, %b: tensor<127xf32>) -> tensor<?xi8> {
  // CHECK: seek.bucketize %[[X]], %[[B]] : (tensor<?xf32>, tensor<127xf32>) -> tensor<?xi8>
  %0 = tensor.cast %b : tensor<127xf32> to tensor<?xf32>
  %1 = seek.bucketize %x, %0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi8>
  return %1 : tensor<?xi8>
}

// CHECK-LABEL: func @absorb_all
// CHECK-SAME:    %[[S:[^:]*]]: tensor<2x5xf32>, %[[V:[^:]*]]: tensor<2x3xf32>, %[[P:[^:]*]]: tensor<2x5xi16>
func.func @absorb_all(%s: tensor<2x5xf32>, %v: tensor<2x3xf32>, %p: tensor<2x5xi16>) -> tensor<?x3xi64> {
  // CHECK: %[[R:.*]] = seek.search_sorted %[[S]], %[[V]], %[[P]] : (tensor<2x5xf32>, tensor<2x3xf32>, tensor<2x5xi16>) -> tensor<2x3xi64>
  // CHECK: tensor.cast %[[R]] : tensor<2x3xi64> to tensor<?x3xi64>
  %0 = tensor.cast %s : tensor<2x5xf32> to tensor<?x?xf32>
  %1 = tensor.cast %v : tensor<2x3xf32> to tensor<?x3xf32>
  %2 = tensor.cast %p : tensor<2x5xi16> to tensor<?x5xi16>
  %3 = seek.search_sorted %0, %1, %2 : (tensor<?x?xf32>, tensor<?x3xf32>, tensor<?x5xi16>) -> tensor<?x3xi64>
  return %3 : tensor<?x3xi64>
}

// Some sizes are forgotten, and one that is not known stays so.
// CHECK-LABEL: func @absorb_partly_static
// CHECK-SAME:    %[[X:[^:]*]]: tensor<2x?xf32>
func.func @absorb_partly_static(%x: tensor<2x?xf32>, %b: tensor<3xf32>) -> tensor<2x?xi64> {
  // CHECK-NOT: tensor.cast
  // CHECK: seek.bucketize %[[X]], {{.*}} : (tensor<2x?xf32>, tensor<3xf32>) -> tensor<2x?xi64>
  // CHECK-NOT: tensor.cast
  // CHECK: return
  %0 = tensor.cast %x : tensor<2x?xf32> to tensor<?x?xf32>
  %1 = seek.bucketize %0, %b : (tensor<?x?xf32>, tensor<3xf32>) -> tensor<2x?xi64>
  return %1 : tensor<2x?xi64>
}

// Not absorbed: the cast says more than its source.
// CHECK-LABEL: func @absorb_not_when_more_static
func.func @absorb_not_when_more_static(%x: tensor<?xf32>, %b: tensor<3xf32>) -> tensor<4xi64> {
  // CHECK: %[[C:.*]] = tensor.cast {{.*}} : tensor<?xf32> to tensor<4xf32>
  // CHECK: seek.bucketize %[[C]],
  %0 = tensor.cast %x : tensor<?xf32> to tensor<4xf32>
  %1 = seek.bucketize %0, %b : (tensor<4xf32>, tensor<3xf32>) -> tensor<4xi64>
  return %1 : tensor<4xi64>
}

// Not absorbed: the cast says more in one dimension and less in another.
// CHECK-LABEL: func @absorb_not_when_mixed
func.func @absorb_not_when_mixed(%x: tensor<?x3xf32>, %b: tensor<3xf32>) -> tensor<4x?xi64> {
  // CHECK: %[[C:.*]] = tensor.cast {{.*}} : tensor<?x3xf32> to tensor<4x?xf32>
  // CHECK: seek.bucketize %[[C]],
  %0 = tensor.cast %x : tensor<?x3xf32> to tensor<4x?xf32>
  %1 = seek.bucketize %0, %b : (tensor<4x?xf32>, tensor<3xf32>) -> tensor<4x?xi64>
  return %1 : tensor<4x?xi64>
}

// Not absorbed: the cast says the rank.
// CHECK-LABEL: func @absorb_not_when_ranked
func.func @absorb_not_when_ranked(%x: tensor<*xf32>, %b: tensor<3xf32>) -> tensor<?xi64> {
  // CHECK: %[[C:.*]] = tensor.cast {{.*}} : tensor<*xf32> to tensor<?xf32>
  // CHECK: seek.bucketize %[[C]],
  %0 = tensor.cast %x : tensor<*xf32> to tensor<?xf32>
  %1 = seek.bucketize %0, %b : (tensor<?xf32>, tensor<3xf32>) -> tensor<?xi64>
  return %1 : tensor<?xi64>
}

//===----------------------------------------------------------------------===//
// Programs whose shapes disagree at run time are valid and stay so
//===----------------------------------------------------------------------===//

// Not absorbed: the leading dimensions would disagree.
// CHECK-LABEL: func @absorb_not_leading_dimensions
func.func @absorb_not_leading_dimensions(%s: tensor<3x5xf32>, %v: tensor<4x2xf32>) -> tensor<?x2xi64> {
  // CHECK: seek.search_sorted {{.*}} : (tensor<?x5xf32>, tensor<?x2xf32>) -> tensor<?x2xi64>
  %0 = tensor.cast %s : tensor<3x5xf32> to tensor<?x5xf32>
  %1 = tensor.cast %v : tensor<4x2xf32> to tensor<?x2xf32>
  %2 = seek.search_sorted %0, %1 : (tensor<?x5xf32>, tensor<?x2xf32>) -> tensor<?x2xi64>
  return %2 : tensor<?x2xi64>
}

// CHECK-LABEL: func @absorb_leading_dimensions
func.func @absorb_leading_dimensions(%s: tensor<3x5xf32>, %v: tensor<3x2xf32>) -> tensor<?x2xi64> {
  // CHECK: seek.search_sorted {{.*}} : (tensor<3x5xf32>, tensor<3x2xf32>) -> tensor<3x2xi64>
  %0 = tensor.cast %s : tensor<3x5xf32> to tensor<?x5xf32>
  %1 = tensor.cast %v : tensor<3x2xf32> to tensor<?x2xf32>
  %2 = seek.search_sorted %0, %1 : (tensor<?x5xf32>, tensor<?x2xf32>) -> tensor<?x2xi64>
  return %2 : tensor<?x2xi64>
}

// Not absorbed: the sorter would have another length.
// CHECK-LABEL: func @absorb_not_sorter
func.func @absorb_not_sorter(%s: tensor<5xf32>, %v: tensor<3xf32>, %p: tensor<4xi64>) -> tensor<3xi64> {
  // CHECK: %[[C:.*]] = tensor.cast {{.*}} : tensor<4xi64> to tensor<?xi64>
  // CHECK: seek.search_sorted {{.*}}, {{.*}}, %[[C]] :
  %0 = tensor.cast %p : tensor<4xi64> to tensor<?xi64>
  %1 = seek.search_sorted %s, %v, %0 : (tensor<5xf32>, tensor<3xf32>, tensor<?xi64>) -> tensor<3xi64>
  return %1 : tensor<3xi64>
}

// CHECK-LABEL: func @absorb_sorter
// CHECK-SAME:    %[[S:[^:]*]]: tensor<5xf32>, %[[V:[^:]*]]: tensor<3xf32>, %[[P:[^:]*]]: tensor<5xi64>
func.func @absorb_sorter(%s: tensor<5xf32>, %v: tensor<3xf32>, %p: tensor<5xi64>) -> tensor<3xi64> {
  // CHECK: seek.search_sorted %[[S]], %[[V]], %[[P]] :
  %0 = tensor.cast %p : tensor<5xi64> to tensor<?xi64>
  %1 = seek.search_sorted %s, %v, %0 : (tensor<5xf32>, tensor<3xf32>, tensor<?xi64>) -> tensor<3xi64>
  return %1 : tensor<3xi64>
}

// Not absorbed: the declared result has another size.
// CHECK-LABEL: func @absorb_not_result
func.func @absorb_not_result(%x: tensor<4xf32>, %b: tensor<3xf32>) -> tensor<5xi64> {
  // CHECK: %[[C:.*]] = tensor.cast {{.*}} : tensor<4xf32> to tensor<?xf32>
  // CHECK: seek.bucketize %[[C]], {{.*}} -> tensor<5xi64>
  %0 = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
  %1 = seek.bucketize %0, %b : (tensor<?xf32>, tensor<3xf32>) -> tensor<5xi64>
  return %1 : tensor<5xi64>
}

// Not absorbed: an i8 does not count to 128. See @absorb_buckets for 127.
// CHECK-LABEL: func @absorb_not_count
func.func @absorb_not_count(%x: tensor<4xf32>, %b: tensor<128xf32>) -> tensor<4xi8> {
  // CHECK: %[[C:.*]] = tensor.cast {{.*}} : tensor<128xf32> to tensor<?xf32>
  // CHECK: seek.bucketize {{.*}}, %[[C]] :
  %0 = tensor.cast %b : tensor<128xf32> to tensor<?xf32>
  %1 = seek.bucketize %x, %0 : (tensor<4xf32>, tensor<?xf32>) -> tensor<4xi8>
  return %1 : tensor<4xi8>
}

// CHECK-LABEL: func @absorb_not_count_of_rows
func.func @absorb_not_count_of_rows(%s: tensor<2x128xf32>, %v: tensor<2x3xf32>) -> tensor<2x3xi8> {
  // CHECK: %[[C:.*]] = tensor.cast {{.*}} : tensor<2x128xf32> to tensor<2x?xf32>
  // CHECK: seek.search_sorted %[[C]],
  %0 = tensor.cast %s : tensor<2x128xf32> to tensor<2x?xf32>
  %1 = seek.search_sorted %0, %v : (tensor<2x?xf32>, tensor<2x3xf32>) -> tensor<2x3xi8>
  return %1 : tensor<2x3xi8>
}

// A cast that forgets the rank is absorbed too.
// CHECK-LABEL: func @absorbs_unknown_rank
// CHECK: seek.bucketize {{.*}} : (tensor<4xf32>, tensor<3xf32>) -> tensor<4xi64>
func.func @absorbs_unknown_rank(%x: tensor<4xf32>, %b: tensor<3xf32>) -> tensor<*xi64> {
  %u = tensor.cast %x : tensor<4xf32> to tensor<*xf32>
  %r = seek.bucketize %u, %b : (tensor<*xf32>, tensor<3xf32>) -> tensor<*xi64>
  return %r : tensor<*xi64>
}

// Not where the rank is wrong.
// CHECK-LABEL: func @wrong_rank_behind_cast
// CHECK: seek.bucketize {{.*}} : (tensor<4xf32>, tensor<*xf32>) -> tensor<4xi64>
func.func @wrong_rank_behind_cast(%x: tensor<4xf32>, %b: tensor<3x3xf32>) -> tensor<4xi64> {
  %u = tensor.cast %b : tensor<3x3xf32> to tensor<*xf32>
  %r = seek.bucketize %x, %u : (tensor<4xf32>, tensor<*xf32>) -> tensor<4xi64>
  return %r : tensor<4xi64>
}
