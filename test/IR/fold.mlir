// RUN: seek-opt %s --canonicalize --split-input-file | FileCheck %s

// OpenVINO's own example, both sides.

// CHECK-LABEL: func @lower
func.func @lower() -> tensor<2x2xi64> {
  // CHECK: arith.constant dense<{{\[\[}}1, 3], [2, 0]]> : tensor<2x2xi64>
  // CHECK-NOT: seek.bucketize
  %x = arith.constant dense<[[3, 50], [10, -1]]> : tensor<2x2xi32>
  %b = arith.constant dense<[0, 5, 10]> : tensor<3xi32>
  %r = seek.bucketize %x, %b : (tensor<2x2xi32>, tensor<3xi32>) -> tensor<2x2xi64>
  return %r : tensor<2x2xi64>
}

// CHECK-LABEL: func @upper
func.func @upper() -> tensor<2x2xi8> {
  // CHECK: arith.constant dense<{{\[\[}}1, 3], [3, 0]]> : tensor<2x2xi8>
  %x = arith.constant dense<[[3, 50], [10, -1]]> : tensor<2x2xi32>
  %b = arith.constant dense<[0, 5, 10]> : tensor<3xi32>
  %r = seek.bucketize %x, %b {with_right_bound = false} : (tensor<2x2xi32>, tensor<3xi32>) -> tensor<2x2xi8>
  return %r : tensor<2x2xi8>
}

// CHECK-LABEL: func @rows
func.func @rows() -> tensor<2x2xindex> {
  // CHECK: arith.constant dense<{{\[\[}}2, 3], [0, 1]]> : tensor<2x2xindex>
  %s = arith.constant dense<[[1, 2, 3], [5, 6, 7]]> : tensor<2x3xi8>
  %v = arith.constant dense<[[2, 9], [-3, 5]]> : tensor<2x2xi8>
  %r = seek.search_sorted %s, %v {right_mode = true} : (tensor<2x3xi8>, tensor<2x2xi8>) -> tensor<2x2xindex>
  return %r : tensor<2x2xindex>
}

// CHECK-LABEL: func @scalar
func.func @scalar() -> tensor<i32> {
  // CHECK: arith.constant dense<1> : tensor<i32>
  %s = arith.constant dense<[1.0, 2.0]> : tensor<2xf16>
  %v = arith.constant dense<2.0> : tensor<f16>
  %r = seek.search_sorted %s, %v : (tensor<2xf16>, tensor<f16>) -> tensor<i32>
  return %r : tensor<i32>
}

// -----

// The order: NaN last and equal to itself, zeros equal.

// CHECK-LABEL: func @nan_and_zeros
func.func @nan_and_zeros() -> (tensor<4xi64>, tensor<4xi64>) {
  // CHECK-DAG: %[[LOWER:.*]] = arith.constant dense<[0, 0, 3, 2]> : tensor<4xi64>
  // CHECK-DAG: %[[UPPER:.*]] = arith.constant dense<[1, 1, 4, 3]> : tensor<4xi64>
  // CHECK: return %[[LOWER]], %[[UPPER]]
  %s = arith.constant dense<[-0.0, 1.0, 0x7F800000, 0x7FC00000]> : tensor<4xf32>
  %v = arith.constant dense<[0.0, -0.0, 0xFFC00000, 0x7F800000]> : tensor<4xf32>
  %l = seek.search_sorted %s, %v : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi64>
  %u = seek.search_sorted %s, %v {right_mode = true} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi64>
  return %l, %u : tensor<4xi64>, tensor<4xi64>
}

// Element types compare by exact value: f32 has no 2^24 + 1, f64 no 2^53 + 1.

// CHECK-LABEL: func @mixed
func.func @mixed() -> (tensor<2xi64>, tensor<1xi64>, tensor<2xi64>, tensor<1xi64>) {
  // CHECK-DAG: %[[A:.*]] = arith.constant dense<[0, 1]> : tensor<2xi64>
  // CHECK-DAG: %[[B:.*]] = arith.constant dense<1> : tensor<1xi64>
  // CHECK-DAG: %[[C:.*]] = arith.constant dense<[0, 2]> : tensor<2xi64>
  // CHECK: return %[[A]], %[[B]], %[[C]], %[[B]]
  %s24 = arith.constant dense<16777216.0> : tensor<1xf32>
  %v24 = arith.constant dense<[16777216, 16777217]> : tensor<2xi64>
  %a = seek.bucketize %v24, %s24 : (tensor<2xi64>, tensor<1xf32>) -> tensor<2xi64>
  %s53 = arith.constant dense<9007199254740992.0> : tensor<1xf64>
  %v53 = arith.constant dense<9007199254740993> : tensor<1xui64>
  %b = seek.bucketize %v53, %s53 : (tensor<1xui64>, tensor<1xf64>) -> tensor<1xi64>
  %s8 = arith.constant dense<[-128, 127]> : tensor<2xi8>
  %v8 = arith.constant dense<[-200.0, 200.0]> : tensor<2xf8E5M2>
  %c = seek.bucketize %v8, %s8 : (tensor<2xf8E5M2>, tensor<2xi8>) -> tensor<2xi64>
  %s10 = arith.constant dense<0.1> : tensor<1xf64>
  %v10 = arith.constant dense<0.1> : tensor<1xf32>
  %d = seek.bucketize %v10, %s10 : (tensor<1xf32>, tensor<1xf64>) -> tensor<1xi64>
  return %a, %b, %c, %d : tensor<2xi64>, tensor<1xi64>, tensor<2xi64>, tensor<1xi64>
}

// CHECK-LABEL: func @unsigned
func.func @unsigned() -> tensor<2xi64> {
  // CHECK: arith.constant dense<[1, 2]> : tensor<2xi64>
  %s = arith.constant dense<[100, 200]> : tensor<2xui8>
  %v = arith.constant dense<[128, 255]> : tensor<2xui8>
  %r = seek.search_sorted %s, %v : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xi64>
  return %r : tensor<2xi64>
}

// -----

// Splats fold at any size.

// CHECK-LABEL: func @splat_values
func.func @splat_values() -> tensor<1000x1000xi64> {
  // CHECK: arith.constant dense<2> : tensor<1000x1000xi64>
  %s = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
  %v = arith.constant dense<3> : tensor<1000x1000xi32>
  %r = seek.bucketize %v, %s : (tensor<1000x1000xi32>, tensor<3xi32>) -> tensor<1000x1000xi64>
  return %r : tensor<1000x1000xi64>
}

// CHECK-LABEL: func @splat_sequence
func.func @splat_sequence() -> tensor<3xi64> {
  // CHECK: arith.constant dense<[0, 0, 1000000000]> : tensor<3xi64>
  %s = arith.constant dense<5> : tensor<1000000000xi32>
  %v = arith.constant dense<[4, 5, 6]> : tensor<3xi32>
  %r = seek.search_sorted %s, %v : (tensor<1000000000xi32>, tensor<3xi32>) -> tensor<3xi64>
  return %r : tensor<3xi64>
}

// CHECK-LABEL: func @splat_rows
func.func @splat_rows() -> tensor<1000x1000xi16> {
  // CHECK: arith.constant dense<9> : tensor<1000x1000xi16>
  %s = arith.constant dense<5> : tensor<1000x9xi32>
  %v = arith.constant dense<6> : tensor<1000x1000xi32>
  %r = seek.search_sorted %s, %v : (tensor<1000x9xi32>, tensor<1000x1000xi32>) -> tensor<1000x1000xi16>
  return %r : tensor<1000x1000xi16>
}

// -----

// Nothing to search, or to search for.

// CHECK-LABEL: func @empty_sequence
func.func @empty_sequence(%s: tensor<0xf32>, %v: tensor<2x3xf32>) -> tensor<2x3xi64> {
  // CHECK: arith.constant dense<0> : tensor<2x3xi64>
  // CHECK-NOT: seek
  %r = seek.search_sorted %s, %v : (tensor<0xf32>, tensor<2x3xf32>) -> tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

// CHECK-LABEL: func @empty_sequence_dynamic
// CHECK-SAME: %[[S:.*]]: tensor<?x0xf32>, %[[V:.*]]: tensor<?x3xf32>
func.func @empty_sequence_dynamic(%s: tensor<?x0xf32>, %v: tensor<?x3xf32>) -> tensor<?x3xi64> {
  // CHECK: %[[ZERO:.*]] = arith.constant 0 : i64
  // CHECK: %[[N:.*]] = tensor.dim %[[V]]
  // CHECK: tensor.splat %[[ZERO]][%[[N]]] : tensor<?x3xi64>
  // CHECK-NOT: seek
  %r = seek.search_sorted %s, %v : (tensor<?x0xf32>, tensor<?x3xf32>) -> tensor<?x3xi64>
  return %r : tensor<?x3xi64>
}

// CHECK-LABEL: func @empty_values
func.func @empty_values(%s: tensor<2x5xf32>, %v: tensor<2x0xf32>) -> tensor<2x0xi64> {
  // CHECK: arith.constant dense<0> : tensor<2x0xi64>
  // CHECK-NOT: seek
  %r = seek.search_sorted %s, %v : (tensor<2x5xf32>, tensor<2x0xf32>) -> tensor<2x0xi64>
  return %r : tensor<2x0xi64>
}

// CHECK-LABEL: func @empty_values_dynamic
func.func @empty_values_dynamic(%b: tensor<?xf32>, %x: tensor<?x0xf32>) -> tensor<?x0xi32> {
  // CHECK: tensor.empty(%{{.*}}) : tensor<?x0xi32>
  // CHECK-NOT: seek
  %r = seek.bucketize %x, %b : (tensor<?x0xf32>, tensor<?xf32>) -> tensor<?x0xi32>
  return %r : tensor<?x0xi32>
}

// -----

// Not folded, one function per reason.

// CHECK-LABEL: func @values_not_constant
// CHECK: seek.bucketize
func.func @values_not_constant(%v: tensor<2xi32>) -> tensor<2xi64> {
  %s = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
  %r = seek.bucketize %v, %s : (tensor<2xi32>, tensor<3xi32>) -> tensor<2xi64>
  return %r : tensor<2xi64>
}

// CHECK-LABEL: func @sequence_not_constant
// CHECK: seek.bucketize
func.func @sequence_not_constant(%s: tensor<3xi32>) -> tensor<2xi64> {
  %v = arith.constant dense<[1, 2]> : tensor<2xi32>
  %r = seek.bucketize %v, %s : (tensor<2xi32>, tensor<3xi32>) -> tensor<2xi64>
  return %r : tensor<2xi64>
}

// CHECK-LABEL: func @sorter
// CHECK: seek.search_sorted
func.func @sorter(%p: tensor<2xi32>) -> tensor<2xi64> {
  %s = arith.constant dense<[2, 1]> : tensor<2xi32>
  %v = arith.constant dense<[1, 2]> : tensor<2xi32>
  %r = seek.search_sorted %s, %v, %p : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi64>
  return %r : tensor<2xi64>
}

// CHECK-LABEL: func @too_much_work
// CHECK: seek.search_sorted
func.func @too_much_work() -> tensor<4097xi64> {
  %s = arith.constant dense<"0x0000000001000000"> : tensor<2xi32>
  %z = arith.constant dense<0> : tensor<4097xi32>
  %one = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %v = tensor.insert %one into %z[%c0] : tensor<4097xi32>
  %r = seek.search_sorted %s, %v : (tensor<2xi32>, tensor<4097xi32>) -> tensor<4097xi64>
  return %r : tensor<4097xi64>
}

// CHECK-LABEL: func @maybe_empty
// CHECK: seek.search_sorted
func.func @maybe_empty(%s: tensor<?xf32>, %v: tensor<?xf32>) -> tensor<?xi64> {
  %r = seek.search_sorted %s, %v : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi64>
  return %r : tensor<?xi64>
}

// Too large to count is not empty.
// CHECK-LABEL: func @huge
// CHECK: seek.bucketize
func.func @huge(%x: tensor<4294967296x4294967296xf32>, %b: tensor<3xf32>) -> tensor<4294967296x4294967296xi64> {
  %r = seek.bucketize %x, %b : (tensor<4294967296x4294967296xf32>, tensor<3xf32>) -> tensor<4294967296x4294967296xi64>
  return %r : tensor<4294967296x4294967296xi64>
}

// 2^64 results, were they counted in 64 bits, would be none.
// CHECK-LABEL: func @huge_splat_rows
// CHECK: seek.search_sorted
func.func @huge_splat_rows() -> tensor<4x4611686018427387904xi64> {
  %s = arith.constant dense<[[1, 2], [3, 4], [5, 6], [7, 8]]> : tensor<4x2xi32>
  %v = arith.constant dense<3> : tensor<4x4611686018427387904xi32>
  %r = seek.search_sorted %s, %v : (tensor<4x2xi32>, tensor<4x4611686018427387904xi32>) -> tensor<4x4611686018427387904xi64>
  return %r : tensor<4x4611686018427387904xi64>
}

// -----

// The table of a constant: 16 cells of equal width in value, one element in
// each; all windows of 8 lie inside the sequence.

// CHECK-LABEL: func @table_by_value
// CHECK: arith.constant dense<[-8, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8, 8, 8, 8, 8]> : tensor<17xi32>
// CHECK-NOT: seek.prepare
func.func @table_by_value(%o: tensor<17xi32>) -> tensor<17xi32> {
  %s = arith.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0]> : tensor<16xf32>
  %t = seek.prepare lower ins(%s : tensor<16xf32>) outs(%o : tensor<17xi32>) -> tensor<17xi32>
  return %t : tensor<17xi32>
}

// -----

// Integers have cells by key.

// CHECK-LABEL: func @table_by_key
// CHECK: arith.constant dense<[8, 0, 4, 5, 6]> : tensor<5xi32>
// CHECK-NOT: seek.prepare
func.func @table_by_key(%o: tensor<5xi32>) -> tensor<5xi32> {
  %s = arith.constant dense<[0, 1, 2, 3, 16, 32, 48, 49, 50, 51, 52, 53, 54, 63]> : tensor<14xi16>
  %t = seek.prepare upper ins(%s : tensor<14xi16>) outs(%o : tensor<5xi32>) -> tensor<5xi32>
  return %t : tensor<5xi32>
}

// -----

// Left to run time: not sorted; too few numbers; cells that are too full.

// CHECK-LABEL: func @no_table
// CHECK-COUNT-3: seek.prepare
func.func @no_table(%o: tensor<17xi32>) -> (tensor<17xi32>, tensor<17xi32>, tensor<17xi32>) {
  %a = arith.constant dense<[0, 1, 2, 3, 16, 32, 31, 49, 50, 51]> : tensor<10xi32>
  %b = arith.constant dense<[0.0, 1.0, 2.0, 3.0, 16.0, 32.0, 48.0, 0x7FC00000, 0x7FC00000]> : tensor<9xf32>
  %c = arith.constant dense<5> : tensor<100xi32>
  %0 = seek.prepare lower ins(%a : tensor<10xi32>) outs(%o : tensor<17xi32>) -> tensor<17xi32>
  %1 = seek.prepare lower ins(%b : tensor<9xf32>) outs(%o : tensor<17xi32>) -> tensor<17xi32>
  %2 = seek.prepare lower ins(%c : tensor<100xi32>) outs(%o : tensor<17xi32>) -> tensor<17xi32>
  return %0, %1, %2 : tensor<17xi32>, tensor<17xi32>, tensor<17xi32>
}
