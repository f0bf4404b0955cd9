// What the parser and the verifiers refuse. Functions are named after the
// constraint in the op's description; those without a number are the types and
// attributes that ODS checks.

// RUN: seek-opt %s -verify-diagnostics -split-input-file

//===----------------------------------------------------------------------===//
// seek.bucketize
//===----------------------------------------------------------------------===//

func.func @bucketize_c1_buckets_rank(%x: tensor<4xf32>, %b: tensor<3x2xf32>) {
  // expected-error @+1 {{'seek.bucketize' op expected 'buckets' to have rank 1, got rank 2 ('tensor<3x2xf32>')}}
  %0 = seek.bucketize %x, %b : (tensor<4xf32>, tensor<3x2xf32>) -> tensor<4xi64>
  return
}

// -----

func.func @bucketize_c1_buckets_scalar(%x: tensor<4xf32>, %b: tensor<f32>) {
  // expected-error @+1 {{'seek.bucketize' op expected 'buckets' to have rank 1, got rank 0 ('tensor<f32>')}}
  %0 = seek.bucketize %x, %b : (tensor<4xf32>, tensor<f32>) -> tensor<4xi64>
  return
}

// -----

func.func @bucketize_c1_before_c2_and_c3(%x: tensor<4xf32>, %b: tensor<200x2xf32>) {
  // expected-error @+1 {{'seek.bucketize' op expected 'buckets' to have rank 1, got rank 2 ('tensor<200x2xf32>')}}
  %0 = seek.bucketize %x, %b : (tensor<4xf32>, tensor<200x2xf32>) -> tensor<5xi8>
  return
}

// -----

func.func @bucketize_c2_result_size(%x: tensor<4x?xf32>, %b: tensor<3xf32>) {
  // expected-error @+1 {{'seek.bucketize' op expected a result of the shape of 'data', 'tensor<4x?xi64>', got 'tensor<5x?xi64>'}}
  %0 = seek.bucketize %x, %b : (tensor<4x?xf32>, tensor<3xf32>) -> tensor<5x?xi64>
  return
}

// -----

func.func @bucketize_c2_result_rank(%x: tensor<4xf32>, %b: tensor<3xf32>) {
  // expected-error @+1 {{'seek.bucketize' op expected a result of the shape of 'data', 'tensor<4xi64>', got 'tensor<4x1xi64>'}}
  %0 = seek.bucketize %x, %b : (tensor<4xf32>, tensor<3xf32>) -> tensor<4x1xi64>
  return
}

// -----

func.func @bucketize_c2_scalar(%x: tensor<f32>, %b: tensor<3xf32>) {
  // expected-error @+1 {{'seek.bucketize' op expected a result of the shape of 'data', 'tensor<i64>', got 'tensor<1xi64>'}}
  %0 = seek.bucketize %x, %b : (tensor<f32>, tensor<3xf32>) -> tensor<1xi64>
  return
}

// -----

func.func @bucketize_c3_i8(%x: tensor<4xf32>, %b: tensor<128xf32>) {
  // expected-error @+1 {{'seek.bucketize' op expected 'buckets' to have at most 127 elements, the most that 'i8' counts to, got 128}}
  %0 = seek.bucketize %x, %b : (tensor<4xf32>, tensor<128xf32>) -> tensor<4xi8>
  return
}

// -----

func.func @bucketize_c3_i16(%x: tensor<4xf32>, %b: tensor<32768xf32>) {
  // expected-error @+1 {{'seek.bucketize' op expected 'buckets' to have at most 32767 elements, the most that 'i16' counts to, got 32768}}
  %0 = seek.bucketize %x, %b : (tensor<4xf32>, tensor<32768xf32>) -> tensor<4xi16>
  return
}

// -----

func.func @bucketize_c3_i32(%x: tensor<*xf32>, %b: tensor<2147483648xf32>) {
  // expected-error @+1 {{'seek.bucketize' op expected 'buckets' to have at most 2147483647 elements, the most that 'i32' counts to, got 2147483648}}
  %0 = seek.bucketize %x, %b : (tensor<*xf32>, tensor<2147483648xf32>) -> tensor<*xi32>
  return
}

// -----

func.func @bucketize_data_i1(%x: tensor<4xi1>, %b: tensor<3xf32>) {
  // expected-error @+1 {{'seek.bucketize' op operand #0 must be tensor of 8, 16, 32 or 64-bit integer, 8-bit float, f16, bf16, f32 or f64 values, but got 'tensor<4xi1>'}}
  %0 = seek.bucketize %x, %b : (tensor<4xi1>, tensor<3xf32>) -> tensor<4xi64>
  return
}

// -----

func.func @bucketize_buckets_i1(%x: tensor<4xf32>, %b: tensor<3xi1>) {
  // expected-error-re @+1 {{'seek.bucketize' op operand #1 must be tensor of {{.*}} values, but got 'tensor<3xi1>'}}
  %0 = seek.bucketize %x, %b : (tensor<4xf32>, tensor<3xi1>) -> tensor<4xi64>
  return
}

// -----

func.func @bucketize_data_complex(%x: tensor<4xcomplex<f32>>, %b: tensor<3xf32>) {
  // expected-error-re @+1 {{'seek.bucketize' op operand #0 must be tensor of {{.*}} values, but got 'tensor<4xcomplex<f32>>'}}
  %0 = seek.bucketize %x, %b : (tensor<4xcomplex<f32>>, tensor<3xf32>) -> tensor<4xi64>
  return
}

// -----

func.func @bucketize_buckets_index(%x: tensor<4xf32>, %b: tensor<3xindex>) {
  // expected-error-re @+1 {{'seek.bucketize' op operand #1 must be tensor of {{.*}} values, but got 'tensor<3xindex>'}}
  %0 = seek.bucketize %x, %b : (tensor<4xf32>, tensor<3xindex>) -> tensor<4xi64>
  return
}

// -----

func.func @bucketize_data_i4(%x: tensor<4xi4>, %b: tensor<3xf32>) {
  // expected-error-re @+1 {{'seek.bucketize' op operand #0 must be tensor of {{.*}} values, but got 'tensor<4xi4>'}}
  %0 = seek.bucketize %x, %b : (tensor<4xi4>, tensor<3xf32>) -> tensor<4xi64>
  return
}

// -----

func.func @bucketize_data_f4(%x: tensor<4xf4E2M1FN>, %b: tensor<3xf32>) {
  // expected-error-re @+1 {{'seek.bucketize' op operand #0 must be tensor of {{.*}} values, but got 'tensor<4xf4E2M1FN>'}}
  %0 = seek.bucketize %x, %b : (tensor<4xf4E2M1FN>, tensor<3xf32>) -> tensor<4xi64>
  return
}

// -----

func.func @bucketize_data_f128(%x: tensor<4xf128>, %b: tensor<3xf32>) {
  // expected-error-re @+1 {{'seek.bucketize' op operand #0 must be tensor of {{.*}} values, but got 'tensor<4xf128>'}}
  %0 = seek.bucketize %x, %b : (tensor<4xf128>, tensor<3xf32>) -> tensor<4xi64>
  return
}

// -----

func.func @bucketize_data_vector(%x: vector<4xf32>, %b: tensor<3xf32>) {
  // expected-error-re @+1 {{'seek.bucketize' op operand #0 must be tensor of {{.*}} values, but got 'vector<4xf32>'}}
  %0 = seek.bucketize %x, %b : (vector<4xf32>, tensor<3xf32>) -> tensor<4xi64>
  return
}

// -----

func.func @bucketize_data_number(%x: f32, %b: tensor<3xf32>) {
  // expected-error-re @+1 {{'seek.bucketize' op operand #0 must be tensor of {{.*}} values, but got 'f32'}}
  %0 = seek.bucketize %x, %b : (f32, tensor<3xf32>) -> tensor<i64>
  return
}

// -----

func.func @bucketize_buckets_memref(%x: tensor<4xf32>, %b: memref<3xf32>) {
  // expected-error-re @+1 {{'seek.bucketize' op operand #1 must be tensor of {{.*}} values, but got 'memref<3xf32>'}}
  %0 = seek.bucketize %x, %b : (tensor<4xf32>, memref<3xf32>) -> tensor<4xi64>
  return
}

// -----

func.func @bucketize_result_f64(%x: tensor<4xf32>, %b: tensor<3xf32>) {
  // expected-error @+1 {{'seek.bucketize' op result #0 must be tensor of i8, i16, i32, i64 or index values, but got 'tensor<4xf64>'}}
  %0 = seek.bucketize %x, %b : (tensor<4xf32>, tensor<3xf32>) -> tensor<4xf64>
  return
}

// -----

func.func @bucketize_result_ui8(%x: tensor<4xf32>, %b: tensor<3xf32>) {
  // expected-error-re @+1 {{'seek.bucketize' op result #0 must be tensor of {{.*}} values, but got 'tensor<4xui8>'}}
  %0 = seek.bucketize %x, %b : (tensor<4xf32>, tensor<3xf32>) -> tensor<4xui8>
  return
}

// -----

func.func @bucketize_result_si32(%x: tensor<4xf32>, %b: tensor<3xf32>) {
  // expected-error-re @+1 {{'seek.bucketize' op result #0 must be tensor of {{.*}} values, but got 'tensor<4xsi32>'}}
  %0 = seek.bucketize %x, %b : (tensor<4xf32>, tensor<3xf32>) -> tensor<4xsi32>
  return
}

// -----

func.func @bucketize_result_i1(%x: tensor<4xf32>, %b: tensor<1xf32>) {
  // expected-error-re @+1 {{'seek.bucketize' op result #0 must be tensor of {{.*}} values, but got 'tensor<4xi1>'}}
  %0 = seek.bucketize %x, %b : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xi1>
  return
}

// -----

func.func @bucketize_result_memref(%x: tensor<4xf32>, %b: tensor<3xf32>) {
  // expected-error-re @+1 {{'seek.bucketize' op result #0 must be tensor of {{.*}} values, but got 'memref<4xi64>'}}
  %0 = seek.bucketize %x, %b : (tensor<4xf32>, tensor<3xf32>) -> memref<4xi64>
  return
}

// -----

func.func @bucketize_attribute_type(%x: tensor<4xf32>, %b: tensor<3xf32>) {
  // expected-error @+1 {{'seek.bucketize' op attribute 'with_right_bound' failed to satisfy constraint: bool attribute}}
  %0 = seek.bucketize %x, %b {with_right_bound = "false"} : (tensor<4xf32>, tensor<3xf32>) -> tensor<4xi64>
  return
}

// -----

func.func @bucketize_property_type(%x: tensor<4xf32>, %b: tensor<3xf32>) {
  // expected-error @+1 {{Invalid attribute `with_right_bound` in property conversion: 0 : i32}}
  %0 = "seek.bucketize"(%x, %b) <{with_right_bound = 0 : i32}> : (tensor<4xf32>, tensor<3xf32>) -> tensor<4xi64>
  return
}

// -----

func.func @bucketize_generic_attribute_type(%x: tensor<4xf32>, %b: tensor<3xf32>) {
  // expected-error @+1 {{'seek.bucketize' op attribute 'with_right_bound' failed to satisfy constraint: bool attribute}}
  %0 = "seek.bucketize"(%x, %b) {with_right_bound = 0 : i32} : (tensor<4xf32>, tensor<3xf32>) -> tensor<4xi64>
  return
}

// -----

func.func @bucketize_one_operand(%x: tensor<4xf32>) {
  // expected-error @+1 {{'seek.bucketize' op expected 2 operands, but found 1}}
  %0 = "seek.bucketize"(%x) : (tensor<4xf32>) -> tensor<4xi64>
  return
}

// -----

func.func @bucketize_no_result(%x: tensor<4xf32>) {
  // expected-error @+1 {{'seek.bucketize' op requires one result}}
  "seek.bucketize"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}

// -----

func.func @bucketize_types_missing(%x: tensor<4xf32>) {
  // expected-error @+1 {{number of operands and types do not match: got 2 operands and 1 types}}
  %0 = seek.bucketize %x, %x : (tensor<4xf32>) -> tensor<4xi64>
  return
}

// -----

func.func @bucketize_type_form(%x: tensor<4xf32>) {
  // expected-error @+1 {{invalid kind of type specified: expected builtin.function, but found 'tensor<4xf32>'}}
  %0 = seek.bucketize %x, %x : tensor<4xf32>
  return
}

// -----

//===----------------------------------------------------------------------===//
// seek.search_sorted
//===----------------------------------------------------------------------===//

func.func @search_sorted_c1_scalar(%s: tensor<f32>, %v: tensor<4xf32>) {
  // expected-error @+1 {{'seek.search_sorted' op expected 'sorted_sequence' to have rank 1 or more, got 'tensor<f32>'}}
  %0 = seek.search_sorted %s, %v : (tensor<f32>, tensor<4xf32>) -> tensor<4xi64>
  return
}

// -----

func.func @search_sorted_c1_scalar_both(%s: tensor<f32>) {
  // expected-error @+1 {{'seek.search_sorted' op expected 'sorted_sequence' to have rank 1 or more, got 'tensor<f32>'}}
  %0 = seek.search_sorted %s, %s : (tensor<f32>, tensor<f32>) -> tensor<i64>
  return
}

// -----

func.func @search_sorted_c1_scalar_unranked_values(%s: tensor<f32>, %v: tensor<*xf32>) {
  // expected-error @+1 {{'seek.search_sorted' op expected 'sorted_sequence' to have rank 1 or more, got 'tensor<f32>'}}
  %0 = seek.search_sorted %s, %v : (tensor<f32>, tensor<*xf32>) -> tensor<*xi64>
  return
}

// -----

func.func @search_sorted_c2_ranks(%s: tensor<1x1x3x6xi32>, %v: tensor<1x3x6xi32>) {
  // expected-error @+1 {{'seek.search_sorted' op expected 'sorted_sequence' to have rank 1 or the rank of 'values', got ranks 4 and 3 ('tensor<1x1x3x6xi32>' and 'tensor<1x3x6xi32>')}}
  %0 = seek.search_sorted %s, %v : (tensor<1x1x3x6xi32>, tensor<1x3x6xi32>) -> tensor<1x3x6xi64>
  return
}

// -----

func.func @search_sorted_c2_scalar_values(%s: tensor<2x3xi32>, %v: tensor<i32>) {
  // expected-error @+1 {{'seek.search_sorted' op expected 'sorted_sequence' to have rank 1 or the rank of 'values', got ranks 2 and 0}}
  %0 = seek.search_sorted %s, %v : (tensor<2x3xi32>, tensor<i32>) -> tensor<i64>
  return
}

// -----

func.func @search_sorted_c3_leading_dimension(%s: tensor<3x5xf32>, %v: tensor<4x5xf32>) {
  // expected-error @+1 {{'seek.search_sorted' op expected 'sorted_sequence' and 'values' to agree on all but the last dimension, got 3 and 4 at dimension 0}}
  %0 = seek.search_sorted %s, %v : (tensor<3x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi64>
  return
}

// -----

func.func @search_sorted_c3_inner_dimension(%s: tensor<?x3x?xf32>, %v: tensor<2x4x7xf32>) {
  // expected-error @+1 {{'seek.search_sorted' op expected 'sorted_sequence' and 'values' to agree on all but the last dimension, got 3 and 4 at dimension 1}}
  %0 = seek.search_sorted %s, %v : (tensor<?x3x?xf32>, tensor<2x4x7xf32>) -> tensor<2x4x7xi64>
  return
}

// -----

func.func @search_sorted_c3_no_broadcast(%s: tensor<1x5xf32>, %v: tensor<3x2xf32>) {
  // expected-error @+1 {{'seek.search_sorted' op expected 'sorted_sequence' and 'values' to agree on all but the last dimension, got 1 and 3 at dimension 0}}
  %0 = seek.search_sorted %s, %v : (tensor<1x5xf32>, tensor<3x2xf32>) -> tensor<3x2xi64>
  return
}

// -----

func.func @search_sorted_c3_by_sorter(%s: tensor<?x5xf32>, %v: tensor<3x2xf32>, %p: tensor<4x5xi32>) {
  // expected-error @+1 {{'seek.search_sorted' op expected 'sorted_sequence' and 'values' to agree on all but the last dimension, got 4 and 3 at dimension 0}}
  %0 = seek.search_sorted %s, %v, %p : (tensor<?x5xf32>, tensor<3x2xf32>, tensor<4x5xi32>) -> tensor<3x2xi64>
  return
}

// -----

func.func @search_sorted_c4_element_types(%s: tensor<5xf32>, %v: tensor<3xf64>) {
  // expected-error @+1 {{'seek.search_sorted' op expected 'sorted_sequence' and 'values' to have the same element type, got 'f32' and 'f64'}}
  %0 = seek.search_sorted %s, %v : (tensor<5xf32>, tensor<3xf64>) -> tensor<3xi64>
  return
}

// -----

func.func @search_sorted_c4_signs(%s: tensor<*xi32>, %v: tensor<*xui32>) {
  // expected-error @+1 {{'seek.search_sorted' op expected 'sorted_sequence' and 'values' to have the same element type, got 'i32' and 'ui32'}}
  %0 = seek.search_sorted %s, %v : (tensor<*xi32>, tensor<*xui32>) -> tensor<*xi64>
  return
}

// -----

func.func @search_sorted_c5_sorter_size(%s: tensor<5xf32>, %v: tensor<3xf32>, %p: tensor<4xi64>) {
  // expected-error @+1 {{'seek.search_sorted' op expected 'sorter' to have the shape of 'sorted_sequence', 'tensor<5xf32>', got 'tensor<4xi64>'}}
  %0 = seek.search_sorted %s, %v, %p : (tensor<5xf32>, tensor<3xf32>, tensor<4xi64>) -> tensor<3xi64>
  return
}

// -----

func.func @search_sorted_c5_sorter_rank(%s: tensor<2x5xf32>, %v: tensor<2x3xf32>, %p: tensor<5xi64>) {
  // expected-error @+1 {{'seek.search_sorted' op expected 'sorter' to have the shape of 'sorted_sequence', 'tensor<2x5xf32>', got 'tensor<5xi64>'}}
  %0 = seek.search_sorted %s, %v, %p : (tensor<2x5xf32>, tensor<2x3xf32>, tensor<5xi64>) -> tensor<2x3xi64>
  return
}

// -----

func.func @search_sorted_c6_leading_size(%s: tensor<2x5xf32>, %v: tensor<?x3xf32>) {
  // expected-error @+1 {{'seek.search_sorted' op expected a result of the shape of 'values', 'tensor<2x3xi64>', got 'tensor<4x3xi64>'}}
  %0 = seek.search_sorted %s, %v : (tensor<2x5xf32>, tensor<?x3xf32>) -> tensor<4x3xi64>
  return
}

// -----

func.func @search_sorted_c6_last_size(%s: tensor<2x5xf32>, %v: tensor<2x3xf32>) {
  // expected-error @+1 {{'seek.search_sorted' op expected a result of the shape of 'values', 'tensor<2x3xi64>', got 'tensor<2x5xi32>'}}
  %0 = seek.search_sorted %s, %v : (tensor<2x5xf32>, tensor<2x3xf32>) -> tensor<2x5xi32>
  return
}

// -----

func.func @search_sorted_c6_rank_of_unranked_values(%s: tensor<2x5xf32>, %v: tensor<*xf32>) {
  // expected-error @+1 {{'seek.search_sorted' op expected a result of the shape of 'values', 'tensor<2x?xi64>', got 'tensor<2x?x?xi64>'}}
  %0 = seek.search_sorted %s, %v : (tensor<2x5xf32>, tensor<*xf32>) -> tensor<2x?x?xi64>
  return
}

// -----

func.func @search_sorted_c7_i8(%s: tensor<2x128xf32>, %v: tensor<2x3xf32>) {
  // expected-error @+1 {{'seek.search_sorted' op expected 'sorted_sequence' to have at most 127 elements, the most that 'i8' counts to, got 128}}
  %0 = seek.search_sorted %s, %v : (tensor<2x128xf32>, tensor<2x3xf32>) -> tensor<2x3xi8>
  return
}

// -----

func.func @search_sorted_c7_i16(%s: tensor<32768xf32>, %v: tensor<*xf32>) {
  // expected-error @+1 {{'seek.search_sorted' op expected 'sorted_sequence' to have at most 32767 elements, the most that 'i16' counts to, got 32768}}
  %0 = seek.search_sorted %s, %v : (tensor<32768xf32>, tensor<*xf32>) -> tensor<*xi16>
  return
}

// -----

func.func @search_sorted_c7_i32(%s: tensor<9223372036854775807xf32>, %v: tensor<3xf32>) {
  // expected-error @+1 {{'seek.search_sorted' op expected 'sorted_sequence' to have at most 2147483647 elements, the most that 'i32' counts to, got 9223372036854775807}}
  %0 = seek.search_sorted %s, %v : (tensor<9223372036854775807xf32>, tensor<3xf32>) -> tensor<3xi32>
  return
}

// -----

func.func @search_sorted_sequence_i1(%s: tensor<5xi1>, %v: tensor<3xi1>) {
  // expected-error @+1 {{'seek.search_sorted' op operand #0 must be tensor of 8, 16, 32 or 64-bit integer, 8-bit float, f16, bf16, f32 or f64 values, but got 'tensor<5xi1>'}}
  %0 = seek.search_sorted %s, %v : (tensor<5xi1>, tensor<3xi1>) -> tensor<3xi64>
  return
}

// -----

func.func @search_sorted_sequence_index(%s: tensor<5xindex>, %v: tensor<3xindex>) {
  // expected-error-re @+1 {{'seek.search_sorted' op operand #0 must be tensor of {{.*}} values, but got 'tensor<5xindex>'}}
  %0 = seek.search_sorted %s, %v : (tensor<5xindex>, tensor<3xindex>) -> tensor<3xi64>
  return
}

// -----

func.func @search_sorted_values_complex(%s: tensor<5xf32>, %v: tensor<3xcomplex<f32>>) {
  // expected-error-re @+1 {{'seek.search_sorted' op operand #1 must be tensor of {{.*}} values, but got 'tensor<3xcomplex<f32>>'}}
  %0 = seek.search_sorted %s, %v : (tensor<5xf32>, tensor<3xcomplex<f32>>) -> tensor<3xi64>
  return
}

// -----

func.func @search_sorted_values_vector(%s: tensor<5xf32>, %v: vector<3xf32>) {
  // expected-error-re @+1 {{'seek.search_sorted' op operand #1 must be tensor of {{.*}} values, but got 'vector<3xf32>'}}
  %0 = seek.search_sorted %s, %v : (tensor<5xf32>, vector<3xf32>) -> tensor<3xi64>
  return
}

// -----

func.func @search_sorted_sequence_memref(%s: memref<5xf32>, %v: memref<3xf32>) {
  // expected-error-re @+1 {{'seek.search_sorted' op operand #0 must be tensor of {{.*}} values, but got 'memref<5xf32>'}}
  %0 = seek.search_sorted %s, %v : (memref<5xf32>, memref<3xf32>) -> tensor<3xi64>
  return
}

// -----

func.func @search_sorted_sorter_float(%s: tensor<5xf32>, %v: tensor<3xf32>, %p: tensor<5xf32>) {
  // expected-error @+1 {{'seek.search_sorted' op operand #2 must be tensor of 8, 16, 32 or 64-bit integer or index values, but got 'tensor<5xf32>'}}
  %0 = seek.search_sorted %s, %v, %p : (tensor<5xf32>, tensor<3xf32>, tensor<5xf32>) -> tensor<3xi64>
  return
}

// -----

func.func @search_sorted_sorter_i1(%s: tensor<2xf32>, %v: tensor<3xf32>, %p: tensor<2xi1>) {
  // expected-error-re @+1 {{'seek.search_sorted' op operand #2 must be tensor of {{.*}} values, but got 'tensor<2xi1>'}}
  %0 = seek.search_sorted %s, %v, %p : (tensor<2xf32>, tensor<3xf32>, tensor<2xi1>) -> tensor<3xi64>
  return
}

// -----

func.func @search_sorted_result_f64(%s: tensor<5xf32>, %v: tensor<3xf32>) {
  // expected-error @+1 {{'seek.search_sorted' op result #0 must be tensor of i8, i16, i32, i64 or index values, but got 'tensor<3xf64>'}}
  %0 = seek.search_sorted %s, %v : (tensor<5xf32>, tensor<3xf32>) -> tensor<3xf64>
  return
}

// -----

func.func @search_sorted_attribute_type(%s: tensor<5xf32>, %v: tensor<3xf32>) {
  // expected-error @+1 {{'seek.search_sorted' op attribute 'right_mode' failed to satisfy constraint: bool attribute}}
  %0 = seek.search_sorted %s, %v {right_mode} : (tensor<5xf32>, tensor<3xf32>) -> tensor<3xi64>
  return
}

// -----

func.func @search_sorted_property_type(%s: tensor<5xf32>, %v: tensor<3xf32>) {
  // expected-error @+1 {{Invalid attribute `right_mode` in property conversion: "true"}}
  %0 = "seek.search_sorted"(%s, %v) <{right_mode = "true"}> : (tensor<5xf32>, tensor<3xf32>) -> tensor<3xi64>
  return
}

// -----

func.func @search_sorted_one_operand(%s: tensor<5xf32>) {
  // expected-error @+1 {{'seek.search_sorted' op expected 2 or more operands, but found 1}}
  %0 = "seek.search_sorted"(%s) : (tensor<5xf32>) -> tensor<5xi64>
  return
}

// -----

func.func @search_sorted_two_sorters(%s: tensor<5xf32>, %p: tensor<5xi64>) {
  // expected-error @+1 {{'seek.search_sorted' op operand group starting at #2 requires 0 or 1 element, but found 2}}
  %0 = "seek.search_sorted"(%s, %s, %p, %p) : (tensor<5xf32>, tensor<5xf32>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
  return
}

// -----

func.func @search_sorted_sorter_type_missing(%s: tensor<5xf32>, %p: tensor<5xi64>) {
  // expected-error @+1 {{number of operands and types do not match: got 3 operands and 2 types}}
  %0 = seek.search_sorted %s, %s, %p : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi64>
  return
}

// -----

//===----------------------------------------------------------------------===//
// seek.bound
//===----------------------------------------------------------------------===//

func.func @bound_c1_scalar(%s: tensor<f32>, %v: tensor<4xf32>, %o: tensor<4xi64>) {
  // expected-error @+1 {{'seek.bound' op expected 'sequence' to have rank 1 or more, got 'tensor<f32>'}}
  %0 = seek.bound lower ins(%s, %v : tensor<f32>, tensor<4xf32>) outs(%o : tensor<4xi64>) -> tensor<4xi64>
  return
}

// -----

func.func @bound_c1_scalar_all(%s: memref<f32>, %o: memref<i64>) {
  // expected-error @+1 {{'seek.bound' op expected 'sequence' to have rank 1 or more, got 'memref<f32>'}}
  seek.bound lower ins(%s, %s : memref<f32>, memref<f32>) outs(%o : memref<i64>)
  return
}

// -----

func.func @bound_c2_ranks(%s: tensor<3x6xf32>, %v: tensor<1x3x6xf32>, %o: tensor<1x3x6xi64>) {
  // expected-error @+1 {{'seek.bound' op expected 'sequence' to have rank 1 or the rank of 'values', got ranks 2 and 3}}
  %0 = seek.bound lower ins(%s, %v : tensor<3x6xf32>, tensor<1x3x6xf32>) outs(%o : tensor<1x3x6xi64>) -> tensor<1x3x6xi64>
  return
}

// -----

func.func @bound_c2_scalar_values(%s: memref<3x6xf32>, %v: memref<f32>, %o: memref<i64>) {
  // expected-error @+1 {{'seek.bound' op expected 'sequence' to have rank 1 or the rank of 'values', got ranks 2 and 0}}
  seek.bound lower ins(%s, %v : memref<3x6xf32>, memref<f32>) outs(%o : memref<i64>)
  return
}

// -----

func.func @bound_c3_leading_dimension(%s: memref<?x3x6xf32>, %v: memref<2x1x6xf32>, %o: memref<2x1x6xi64>) {
  // expected-error @+1 {{'seek.bound' op expected 'sequence' and 'values' to agree on all but the last dimension, got 3 and 1 at dimension 1}}
  seek.bound lower ins(%s, %v : memref<?x3x6xf32>, memref<2x1x6xf32>) outs(%o : memref<2x1x6xi64>)
  return
}

// -----

func.func @bound_c4_size(%s: tensor<5xf32>, %v: tensor<?x3xf32>, %o: tensor<?x4xi64>) {
  // expected-error @+1 {{'seek.bound' op expected 'indices' to have the shape of 'values', 'tensor<?x3xf32>', got 'tensor<?x4xi64>'}}
  %0 = seek.bound lower ins(%s, %v : tensor<5xf32>, tensor<?x3xf32>) outs(%o : tensor<?x4xi64>) -> tensor<?x4xi64>
  return
}

// -----

func.func @bound_c4_rank(%s: memref<5xf32>, %v: memref<3xf32>, %o: memref<3x1xi64>) {
  // expected-error @+1 {{'seek.bound' op expected 'indices' to have the shape of 'values', 'memref<3xf32>', got 'memref<3x1xi64>'}}
  seek.bound lower ins(%s, %v : memref<5xf32>, memref<3xf32>) outs(%o : memref<3x1xi64>)
  return
}

// -----

func.func @bound_c5_i8(%s: memref<2x128xf32>, %v: memref<2x3xf32>, %o: memref<2x3xi8>) {
  // expected-error @+1 {{'seek.bound' op expected 'sequence' to have at most 127 elements, the most that 'i8' counts to, got 128}}
  seek.bound lower ins(%s, %v : memref<2x128xf32>, memref<2x3xf32>) outs(%o : memref<2x3xi8>)
  return
}

// -----

func.func @bound_c5_i16(%s: memref<32768xf32>, %v: memref<3xf32>, %o: memref<3xi16>) {
  // expected-error @+1 {{'seek.bound' op expected 'sequence' to have at most 32767 elements, the most that 'i16' counts to, got 32768}}
  seek.bound lower ins(%s, %v : memref<32768xf32>, memref<3xf32>) outs(%o : memref<3xi16>)
  return
}

// -----

func.func @bound_c5_i32(%s: tensor<2147483648xf32>, %v: tensor<3xf32>, %o: tensor<3xi32>) {
  // expected-error @+1 {{'seek.bound' op expected 'sequence' to have at most 2147483647 elements, the most that 'i32' counts to, got 2147483648}}
  %0 = seek.bound lower ins(%s, %v : tensor<2147483648xf32>, tensor<3xf32>) outs(%o : tensor<3xi32>) -> tensor<3xi32>
  return
}

// -----

func.func @bound_c6_float(%s: tensor<5xf32>, %v: tensor<3xi32>, %o: tensor<3xi64>) {
  // expected-error @+1 {{'seek.bound' op expected signless integers in 'sequence' with 'unsigned', got 'f32'}}
  %0 = seek.bound lower unsigned ins(%s, %v : tensor<5xf32>, tensor<3xi32>) outs(%o : tensor<3xi64>) -> tensor<3xi64>
  return
}

// -----

func.func @bound_c6_signed(%s: memref<5xi8>, %v: memref<3xsi8>, %o: memref<3xi64>) {
  // expected-error @+1 {{'seek.bound' op expected signless integers in 'values' with 'unsigned', got 'si8'}}
  seek.bound upper unsigned ins(%s, %v : memref<5xi8>, memref<3xsi8>) outs(%o : memref<3xi64>)
  return
}

// -----

func.func @bound_c6_unsigned(%s: memref<5xui8>, %v: memref<3xui8>, %o: memref<3xi64>) {
  // expected-error @+1 {{'seek.bound' op expected signless integers in 'sequence' with 'unsigned', got 'ui8'}}
  seek.bound upper unsigned ins(%s, %v : memref<5xui8>, memref<3xui8>) outs(%o : memref<3xi64>)
  return
}

// -----

func.func @bound_c7_values(%s: tensor<5xf32>, %v: memref<3xf32>, %o: tensor<3xi64>) {
  // expected-error @+1 {{'seek.bound' op expected all operands to be tensors or all memrefs, got 'tensor<5xf32>', 'memref<3xf32>' and 'tensor<3xi64>'}}
  %0 = seek.bound lower ins(%s, %v : tensor<5xf32>, memref<3xf32>) outs(%o : tensor<3xi64>) -> tensor<3xi64>
  return
}

// -----

func.func @bound_c7_indices_tensor(%s: memref<5xf32>, %v: memref<3xf32>, %o: tensor<3xi64>) {
  // expected-error @+1 {{'seek.bound' op expected all operands to be tensors or all memrefs, got 'memref<5xf32>', 'memref<3xf32>' and 'tensor<3xi64>'}}
  %0 = seek.bound lower ins(%s, %v : memref<5xf32>, memref<3xf32>) outs(%o : tensor<3xi64>) -> tensor<3xi64>
  return
}

// -----

func.func @bound_c7_indices_memref(%s: tensor<5xf32>, %v: tensor<3xf32>, %o: memref<3xi64>) {
  // expected-error @+1 {{'seek.bound' op expected all operands to be tensors or all memrefs, got 'tensor<5xf32>', 'tensor<3xf32>' and 'memref<3xi64>'}}
  seek.bound lower ins(%s, %v : tensor<5xf32>, tensor<3xf32>) outs(%o : memref<3xi64>)
  return
}

// -----

func.func @bound_c8_no_result(%s: tensor<5xf32>, %v: tensor<3xf32>, %o: tensor<3xi64>) {
  // expected-error @+1 {{'seek.bound' op expected a result on tensors, got none}}
  seek.bound lower ins(%s, %v : tensor<5xf32>, tensor<3xf32>) outs(%o : tensor<3xi64>)
  return
}

// -----

func.func @bound_c8_result_on_memrefs(%s: memref<5xf32>, %v: memref<3xf32>, %o: memref<3xi64>) {
  // expected-error @+1 {{'seek.bound' op expected no result on memrefs, got one}}
  %0 = seek.bound lower ins(%s, %v : memref<5xf32>, memref<3xf32>) outs(%o : memref<3xi64>) -> tensor<3xi64>
  return
}

// -----

func.func @bound_c8_result_shape(%s: tensor<5xf32>, %v: tensor<3xf32>, %o: tensor<3xi64>) {
  // expected-error @+1 {{'seek.bound' op expected type of operand #2 ('tensor<3xi64>') to match type of corresponding result ('tensor<?xi64>')}}
  %0 = seek.bound lower ins(%s, %v : tensor<5xf32>, tensor<3xf32>) outs(%o : tensor<3xi64>) -> tensor<?xi64>
  return
}

// -----

func.func @bound_c8_result_element_type(%s: tensor<5xf32>, %v: tensor<3xf32>, %o: tensor<3xi64>) {
  // expected-error @+1 {{'seek.bound' op expected type of operand #2 ('tensor<3xi64>') to match type of corresponding result ('tensor<3xi32>')}}
  %0 = seek.bound lower ins(%s, %v : tensor<5xf32>, tensor<3xf32>) outs(%o : tensor<3xi64>) -> tensor<3xi32>
  return
}

// -----

func.func @bound_sequence_unranked(%s: tensor<*xf32>, %v: tensor<3xf32>, %o: tensor<3xi64>) {
  // expected-error @+1 {{'seek.bound' op operand #0 must be ranked tensor or strided memref of 8, 16, 32 or 64-bit integer, 8-bit float, f16, bf16, f32 or f64 values, but got 'tensor<*xf32>'}}
  %0 = seek.bound lower ins(%s, %v : tensor<*xf32>, tensor<3xf32>) outs(%o : tensor<3xi64>) -> tensor<3xi64>
  return
}

// -----

func.func @bound_values_unranked(%s: memref<5xf32>, %v: memref<*xf32>, %o: memref<3xi64>) {
  // expected-error-re @+1 {{'seek.bound' op operand #1 must be ranked tensor or strided memref of {{.*}} values, but got 'memref<*xf32>'}}
  seek.bound lower ins(%s, %v : memref<5xf32>, memref<*xf32>) outs(%o : memref<3xi64>)
  return
}

// -----

func.func @bound_sequence_i1(%s: memref<5xi1>, %v: memref<3xf32>, %o: memref<3xi64>) {
  // expected-error-re @+1 {{'seek.bound' op operand #0 must be ranked tensor or strided memref of {{.*}} values, but got 'memref<5xi1>'}}
  seek.bound lower ins(%s, %v : memref<5xi1>, memref<3xf32>) outs(%o : memref<3xi64>)
  return
}

// -----

func.func @bound_sequence_index(%s: memref<5xindex>, %v: memref<3xf32>, %o: memref<3xi64>) {
  // expected-error-re @+1 {{'seek.bound' op operand #0 must be ranked tensor or strided memref of {{.*}} values, but got 'memref<5xindex>'}}
  seek.bound lower ins(%s, %v : memref<5xindex>, memref<3xf32>) outs(%o : memref<3xi64>)
  return
}

// -----

func.func @bound_values_complex(%s: tensor<5xf32>, %v: tensor<3xcomplex<f32>>, %o: tensor<3xi64>) {
  // expected-error-re @+1 {{'seek.bound' op operand #1 must be ranked tensor or strided memref of {{.*}} values, but got 'tensor<3xcomplex<f32>>'}}
  %0 = seek.bound lower ins(%s, %v : tensor<5xf32>, tensor<3xcomplex<f32>>) outs(%o : tensor<3xi64>) -> tensor<3xi64>
  return
}

// -----

func.func @bound_values_vector(%s: tensor<5xf32>, %v: vector<3xf32>, %o: tensor<3xi64>) {
  // expected-error-re @+1 {{'seek.bound' op operand #1 must be ranked tensor or strided memref of {{.*}} values, but got 'vector<3xf32>'}}
  %0 = seek.bound lower ins(%s, %v : tensor<5xf32>, vector<3xf32>) outs(%o : tensor<3xi64>) -> tensor<3xi64>
  return
}

// -----

func.func @bound_values_layout(%s: memref<5xf32>, %v: memref<3xf32, affine_map<(d0) -> (d0 mod 2)>>, %o: memref<3xi64>) {
  // expected-error-re @+1 {{'seek.bound' op operand #1 must be ranked tensor or strided memref of {{.*}} values, but got 'memref<3xf32, affine_map<(d0) -> (d0 mod 2)>>'}}
  seek.bound lower ins(%s, %v : memref<5xf32>, memref<3xf32, affine_map<(d0) -> (d0 mod 2)>>) outs(%o : memref<3xi64>)
  return
}

// -----

func.func @bound_indices_f64(%s: tensor<5xf32>, %v: tensor<3xf32>, %o: tensor<3xf64>) {
  // expected-error @+1 {{'seek.bound' op operand #2 must be ranked tensor or strided memref of i8, i16, i32, i64 or index values, but got 'tensor<3xf64>'}}
  %0 = seek.bound lower ins(%s, %v : tensor<5xf32>, tensor<3xf32>) outs(%o : tensor<3xf64>) -> tensor<3xf64>
  return
}

// -----

func.func @bound_indices_ui64(%s: memref<5xf32>, %v: memref<3xf32>, %o: memref<3xui64>) {
  // expected-error-re @+1 {{'seek.bound' op operand #2 must be ranked tensor or strided memref of {{.*}} values, but got 'memref<3xui64>'}}
  seek.bound lower ins(%s, %v : memref<5xf32>, memref<3xf32>) outs(%o : memref<3xui64>)
  return
}

// -----

func.func @bound_result_memref(%s: memref<5xf32>, %o: memref<5xi64>) {
  // expected-error @+1 {{'seek.bound' op result #0 must be ranked tensor of any type values, but got 'memref<5xi64>'}}
  %0 = seek.bound lower ins(%s, %s : memref<5xf32>, memref<5xf32>) outs(%o : memref<5xi64>) -> memref<5xi64>
  return
}

// -----

func.func @bound_two_results(%s: tensor<5xf32>, %o: tensor<5xi64>) {
  // expected-error @+1 {{'seek.bound' op result group starting at #0 requires 0 or 1 element, but found 2}}
  %0:2 = "seek.bound"(%s, %s, %o) <{side = #seek.side<lower>}> : (tensor<5xf32>, tensor<5xf32>, tensor<5xi64>) -> (tensor<5xi64>, tensor<5xi64>)
  return
}

// -----

func.func @bound_two_operands(%s: memref<5xf32>, %o: memref<5xi64>) {
  // expected-error @+1 {{'seek.bound' op expected 3 or more operands, but found 2}}
  "seek.bound"(%s, %o) <{side = #seek.side<lower>}> : (memref<5xf32>, memref<5xi64>) -> ()
  return
}

// -----

func.func @bound_side_unknown(%s: memref<5xf32>, %o: memref<5xi64>) {
  // expected-error @+1 {{expected one of [lower, upper]}}
  seek.bound middle ins(%s, %s : memref<5xf32>, memref<5xf32>) outs(%o : memref<5xi64>)
  return
}

// -----

func.func @bound_side_left_out(%s: memref<5xf32>, %o: memref<5xi64>) {
  // expected-error @+1 {{expected one of [lower, upper]}}
  seek.bound ins(%s, %s : memref<5xf32>, memref<5xf32>) outs(%o : memref<5xi64>)
  return
}

// -----

func.func @bound_side_missing(%s: memref<5xf32>, %o: memref<5xi64>) {
  // expected-error @+1 {{'seek.bound' op requires attribute 'side'}}
  "seek.bound"(%s, %s, %o) : (memref<5xf32>, memref<5xf32>, memref<5xi64>) -> ()
  return
}

// -----

func.func @bound_side_type(%s: memref<5xf32>, %o: memref<5xi64>) {
  // expected-error @+1 {{Invalid attribute `side` in property conversion: 1 : i32}}
  "seek.bound"(%s, %s, %o) <{side = 1 : i32}> : (memref<5xf32>, memref<5xf32>, memref<5xi64>) -> ()
  return
}

// -----

func.func @bound_strategy_type(%s: memref<5xf32>, %o: memref<5xi64>) {
  // expected-error @+1 {{'seek.bound' op attribute 'strategy' failed to satisfy constraint: strategy of a search: scalar, count, permute, gather, index or rows}}
  seek.bound lower ins(%s, %s : memref<5xf32>, memref<5xf32>) outs(%o : memref<5xi64>) {strategy = "gather"}
  return
}

// -----

func.func @bound_strategy_property_type(%s: memref<5xf32>, %o: memref<5xi64>) {
  // expected-error @+1 {{Invalid attribute `strategy` in property conversion: #seek.side<lower>}}
  "seek.bound"(%s, %s, %o) <{side = #seek.side<lower>, strategy = #seek.side<lower>}> : (memref<5xf32>, memref<5xf32>, memref<5xi64>) -> ()
  return
}

// -----

func.func @bound_unsigned_type(%s: memref<5xi32>, %o: memref<5xi64>) {
  // expected-error @+1 {{Invalid attribute `is_unsigned` in property conversion: true}}
  "seek.bound"(%s, %s, %o) <{side = #seek.side<lower>, is_unsigned = true}> : (memref<5xi32>, memref<5xi32>, memref<5xi64>) -> ()
  return
}

// -----

//===----------------------------------------------------------------------===//
// The dialect
//===----------------------------------------------------------------------===//

func.func @dialect_unpredictable_type(%c: i1, %a: i32) {
  // expected-error @+1 {{to be a unit attribute, got 1 : i64}}
  %0 = arith.select %c, %a, %a {seek.unpredictable = 1} : i32
  return
}

// -----

// expected-error @+1 {{has the unknown attribute}}
func.func @dialect_unknown_attribute(%c: i1) attributes {seek.unpredictible} {
  return
}

// -----

// expected-error @+1 {{'builtin.module' op has the unknown attribute}}
module attributes {seek.strategy = #seek.strategy<gather>} {
}

// -----

func.func @dialect_unknown_op() {
  // expected-error @+1 {{unregistered operation 'seek.find' found in dialect ('seek') that does not allow unknown operations}}
  "seek.find"() : () -> ()
  return
}

// -----

// expected-error @+1 {{unknown attribute `order` in dialect `seek`}}
func.func @dialect_unknown_attribute_kind() attributes {test.order = #seek<order up>} {
  return
}

// -----

// expected-error @+1 {{dialect 'seek' provides no type parsing hook}}
func.func @dialect_no_types(%x: !seek.index) {
  return
}

// -----

// expected-error @+1 {{'func.func' op has the unknown attribute 'seek.foo' of the seek dialect on an argument}}
func.func @attribute_of_argument(%a: i32 {seek.foo}) { return }

// -----

// expected-error @+1 {{'func.func' op expected 'seek.tensor_names' on an argument to be an array of strings, got "a"}}
func.func @tensor_names_of_argument(%a: i32 {seek.tensor_names = "a"}) { return }

// -----

// expected-error @+1 {{'func.func' op expected 'seek.tensor_names' on a result to be an array of strings, got [1]}}
func.func private @tensor_names_of_result() -> (i32 {seek.tensor_names = [1]})

// -----

// expected-error @+1 {{'func.func' op has the unknown attribute 'seek.foo' of the seek dialect on a result}}
func.func @attribute_of_result(%a: i32) -> (i32 {seek.foo}) { return %a : i32 }

// -----

// The length that only the sorter knows.
func.func @search_sorted_c7_sorter(%s: tensor<?xf32>, %v: tensor<4xf32>, %p: tensor<200xi32>) -> tensor<4xi8> {
  // expected-error @+1 {{'seek.search_sorted' op expected 'sorted_sequence' to have at most 127 elements, the most that 'i8' counts to, got 200}}
  %0 = seek.search_sorted %s, %v, %p : (tensor<?xf32>, tensor<4xf32>, tensor<200xi32>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

// -----

func.func @bound_c7_table(%s: tensor<5xf32>, %v: tensor<3xf32>, %t: memref<9xi32>, %o: tensor<3xi64>) {
  // expected-error @+1 {{'seek.bound' op expected all operands to be tensors or all memrefs}}
  %0 = seek.bound lower ins(%s, %v : tensor<5xf32>, tensor<3xf32>) prepared(%t : memref<9xi32>) outs(%o : tensor<3xi64>) -> tensor<3xi64>
  return
}

// -----

func.func @bound_c9_table(%s: memref<5xf32>, %v: memref<3xf32>, %t: memref<3x3xi32>, %o: memref<3xi64>) {
  // expected-error @+1 {{'seek.bound' op expected 'table' to have rank 1, got 'memref<3x3xi32>'}}
  seek.bound lower ins(%s, %v : memref<5xf32>, memref<3xf32>) prepared(%t : memref<3x3xi32>) outs(%o : memref<3xi64>)
  return
}

// -----

func.func @bound_c9_rows(%s: tensor<3x5xf32>, %v: tensor<3x4xf32>, %t: tensor<9xi32>, %o: tensor<3x4xi64>) {
  // expected-error @+1 {{'seek.bound' op expected 'sequence' to have rank 1 with a 'table', got 'tensor<3x5xf32>'}}
  %0 = seek.bound lower ins(%s, %v : tensor<3x5xf32>, tensor<3x4xf32>) prepared(%t : tensor<9xi32>) outs(%o : tensor<3x4xi64>) -> tensor<3x4xi64>
  return
}

// -----

func.func @bound_table_type(%s: memref<5xf32>, %v: memref<3xf32>, %t: memref<9xi64>, %o: memref<3xi64>) {
  // expected-error @+1 {{'seek.bound' op operand #2 must be}}
  seek.bound lower ins(%s, %v : memref<5xf32>, memref<3xf32>) prepared(%t : memref<9xi64>) outs(%o : memref<3xi64>)
  return
}

// -----

func.func @prepare_c1(%s: memref<5x5xf32>, %t: memref<9xi32>) {
  // expected-error @+1 {{'seek.prepare' op expected 'sequence' to have rank 1, got 'memref<5x5xf32>'}}
  seek.prepare lower ins(%s : memref<5x5xf32>) outs(%t : memref<9xi32>)
  return
}

// -----

func.func @prepare_c1_scalar(%s: tensor<f32>, %t: tensor<9xi32>) {
  // expected-error @+1 {{'seek.prepare' op expected 'sequence' to have rank 1, got 'tensor<f32>'}}
  %0 = seek.prepare lower ins(%s : tensor<f32>) outs(%t : tensor<9xi32>) -> tensor<9xi32>
  return
}

// -----

func.func @prepare_c2(%s: memref<5xf32>, %t: memref<i32>) {
  // expected-error @+1 {{'seek.prepare' op expected 'table' to have rank 1, got 'memref<i32>'}}
  seek.prepare lower ins(%s : memref<5xf32>) outs(%t : memref<i32>)
  return
}

// -----

func.func @prepare_c3_float(%s: memref<5xf32>, %t: memref<9xi32>) {
  // expected-error @+1 {{'seek.prepare' op expected signless integers in 'sequence' with 'unsigned', got 'f32'}}
  seek.prepare lower unsigned ins(%s : memref<5xf32>) outs(%t : memref<9xi32>)
  return
}

// -----

func.func @prepare_c3_signed(%s: memref<5xsi8>, %t: memref<9xi32>) {
  // expected-error @+1 {{'seek.prepare' op expected signless integers in 'sequence' with 'unsigned', got 'si8'}}
  seek.prepare lower unsigned ins(%s : memref<5xsi8>) outs(%t : memref<9xi32>)
  return
}

// -----

func.func @prepare_c4(%s: tensor<5xf32>, %t: memref<9xi32>) {
  // expected-error @+1 {{'seek.prepare' op expected all operands to be tensors or all memrefs}}
  seek.prepare lower ins(%s : tensor<5xf32>) outs(%t : memref<9xi32>)
  return
}

// -----

func.func @prepare_c5_no_result(%s: tensor<5xf32>, %t: tensor<9xi32>) {
  // expected-error @+1 {{'seek.prepare' op expected a result on tensors, got none}}
  seek.prepare lower ins(%s : tensor<5xf32>) outs(%t : tensor<9xi32>)
  return
}

// -----

func.func @prepare_c5_result_on_memrefs(%s: memref<5xf32>, %t: memref<9xi32>) {
  // expected-error @+1 {{'seek.prepare' op expected no result on memrefs, got one}}
  %0 = seek.prepare lower ins(%s : memref<5xf32>) outs(%t : memref<9xi32>) -> tensor<9xi32>
  return
}

// -----

func.func @prepare_c5_result_type(%s: tensor<5xf32>, %t: tensor<9xi32>) {
  // expected-error @+1 {{'seek.prepare' op expected type of operand #1}}
  %0 = seek.prepare lower ins(%s : tensor<5xf32>) outs(%t : tensor<9xi32>) -> tensor<8xi32>
  return
}

// -----

func.func @prepare_table_type(%s: memref<5xf32>, %t: memref<9xi64>) {
  // expected-error @+1 {{'seek.prepare' op operand #1 must be}}
  seek.prepare lower ins(%s : memref<5xf32>) outs(%t : memref<9xi64>)
  return
}
