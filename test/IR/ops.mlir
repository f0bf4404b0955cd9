// Parsing and printing: the custom form, the generic form and bytecode.

// RUN: seek-opt %s | seek-opt | FileCheck %s
// RUN: seek-opt %s --mlir-print-op-generic | seek-opt | FileCheck %s
// RUN: seek-opt %s --emit-bytecode | seek-opt | FileCheck %s

//===----------------------------------------------------------------------===//
// The examples of the documentation
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @main
func.func @main() -> tensor<2x2xi64> {
  // CHECK: %[[X:.*]] = arith.constant dense<{{.*}}> : tensor<2x2xi32>
  // CHECK: %[[B:.*]] = arith.constant dense<[0, 5, 10]> : tensor<3xi32>
  // CHECK: %[[R:.*]] = seek.bucketize %[[X]], %[[B]] : (tensor<2x2xi32>, tensor<3xi32>) -> tensor<2x2xi64>
  // CHECK: return %[[R]]
  %x = arith.constant dense<[[3, 50], [10, -1]]> : tensor<2x2xi32>
  %b = arith.constant dense<[0, 5, 10]> : tensor<3xi32>
  %r = seek.bucketize %x, %b : (tensor<2x2xi32>, tensor<3xi32>) -> tensor<2x2xi64>
  return %r : tensor<2x2xi64>
}

// CHECK-LABEL: func @example_bucketize
// CHECK-SAME:    %[[X:[^:]*]]: tensor<49x11xf32>, %[[B:[^:]*]]: tensor<5xf32>
func.func @example_bucketize(%x: tensor<49x11xf32>, %b: tensor<5xf32>) -> tensor<49x11xi32> {
  // CHECK: seek.bucketize %[[X]], %[[B]] {with_right_bound = false} : (tensor<49x11xf32>, tensor<5xf32>) -> tensor<49x11xi32>
  %r = seek.bucketize %x, %b {with_right_bound = false} : (tensor<49x11xf32>, tensor<5xf32>) -> tensor<49x11xi32>
  return %r : tensor<49x11xi32>
}

// CHECK-LABEL: func @example_search_sorted
// CHECK-SAME:    %[[S:[^:]*]]: tensor<7x256x200x200xf32>, %[[V:[^:]*]]: tensor<7x256x200x10xf32>
func.func @example_search_sorted(%sorted: tensor<7x256x200x200xf32>, %values: tensor<7x256x200x10xf32>) -> tensor<7x256x200x10xi64> {
  // CHECK: seek.search_sorted %[[S]], %[[V]] : (tensor<7x256x200x200xf32>, tensor<7x256x200x10xf32>) -> tensor<7x256x200x10xi64>
  %r = seek.search_sorted %sorted, %values : (tensor<7x256x200x200xf32>, tensor<7x256x200x10xf32>) -> tensor<7x256x200x10xi64>
  return %r : tensor<7x256x200x10xi64>
}

// CHECK-LABEL: func @example_search_sorted_right
// CHECK-SAME:    %[[S:[^:]*]]: tensor<?xf16>, %[[V:[^:]*]]: tensor<?x?xf16>
func.func @example_search_sorted_right(%sorted: tensor<?xf16>, %values: tensor<?x?xf16>) -> tensor<?x?xi64> {
  // CHECK: seek.search_sorted %[[S]], %[[V]] {right_mode = true} : (tensor<?xf16>, tensor<?x?xf16>) -> tensor<?x?xi64>
  %r = seek.search_sorted %sorted, %values {right_mode = true} : (tensor<?xf16>, tensor<?x?xf16>) -> tensor<?x?xi64>
  return %r : tensor<?x?xi64>
}

// CHECK-LABEL: func @example_search_sorted_sorter
// CHECK-SAME:    %[[D:[^:]*]]: tensor<5xf32>, %[[V:[^:]*]]: tensor<3xf32>, %[[P:[^:]*]]: tensor<5xi64>
func.func @example_search_sorted_sorter(%data: tensor<5xf32>, %values: tensor<3xf32>, %sorter: tensor<5xi64>) -> tensor<3xi64> {
  // CHECK: seek.search_sorted %[[D]], %[[V]], %[[P]] : (tensor<5xf32>, tensor<3xf32>, tensor<5xi64>) -> tensor<3xi64>
  %r = seek.search_sorted %data, %values, %sorter : (tensor<5xf32>, tensor<3xf32>, tensor<5xi64>) -> tensor<3xi64>
  return %r : tensor<3xi64>
}

// CHECK-LABEL: func @example_bound_tensors
// CHECK-SAME:    %[[S:[^:]*]]: tensor<5xf32>, %[[V:[^:]*]]: tensor<49x11xf32>, %[[O:[^:]*]]: tensor<49x11xi32>
func.func @example_bound_tensors(%s: tensor<5xf32>, %v: tensor<49x11xf32>, %o: tensor<49x11xi32>) -> tensor<49x11xi32> {
  // CHECK: seek.bound lower ins(%[[S]], %[[V]] : tensor<5xf32>, tensor<49x11xf32>) outs(%[[O]] : tensor<49x11xi32>) -> tensor<49x11xi32>
  %r = seek.bound lower ins(%s, %v : tensor<5xf32>, tensor<49x11xf32>) outs(%o : tensor<49x11xi32>) -> tensor<49x11xi32>
  return %r : tensor<49x11xi32>
}

// CHECK-LABEL: func @example_bound_memrefs
// CHECK-SAME:    %[[S:[^:]*]]: memref<4x?xi8>, %[[V:[^:]*]]: memref<4x9xi8>, %[[O:[^:]*]]: memref<4x9xi16>
func.func @example_bound_memrefs(%s: memref<4x?xi8>, %v: memref<4x9xi8>, %o: memref<4x9xi16>) {
  // CHECK: seek.bound upper unsigned ins(%[[S]], %[[V]] : memref<4x?xi8>, memref<4x9xi8>) outs(%[[O]] : memref<4x9xi16>)
  seek.bound upper unsigned ins(%s, %v : memref<4x?xi8>, memref<4x9xi8>) outs(%o : memref<4x9xi16>)
  return
}

//===----------------------------------------------------------------------===//
// seek.bucketize
//===----------------------------------------------------------------------===//

// An attribute with its default value is not printed.
// CHECK-LABEL: func @bucketize_attributes
// CHECK-SAME:    %[[X:[^:]*]]: tensor<4xf32>, %[[B:[^:]*]]: tensor<3xf32>
func.func @bucketize_attributes(%x: tensor<4xf32>, %b: tensor<3xf32>) {
  // CHECK: seek.bucketize %[[X]], %[[B]] : (
  %0 = seek.bucketize %x, %b {with_right_bound = true} : (tensor<4xf32>, tensor<3xf32>) -> tensor<4xi64>
  // CHECK: seek.bucketize %[[X]], %[[B]] {with_right_bound = false} : (
  %1 = "seek.bucketize"(%x, %b) <{with_right_bound = false}> : (tensor<4xf32>, tensor<3xf32>) -> tensor<4xi64>
  // The generic form may leave the attribute out.
  // CHECK: seek.bucketize %[[X]], %[[B]] : (
  %2 = "seek.bucketize"(%x, %b) : (tensor<4xf32>, tensor<3xf32>) -> tensor<4xi64>
  // CHECK: seek.bucketize %[[X]], %[[B]] {test.note = "kept"} : (
  %3 = seek.bucketize %x, %b {test.note = "kept"} : (tensor<4xf32>, tensor<3xf32>) -> tensor<4xi64>
  return
}

// CHECK-LABEL: func @bucketize_shapes
func.func @bucketize_shapes(%scalar: tensor<f32>, %empty: tensor<2x0xf32>, %some: tensor<?x3x?x5xf32>, %any: tensor<*xf32>,
                            %none: tensor<0xf32>, %five: tensor<5xf32>, %n: tensor<?xf32>) {
  // CHECK: seek.bucketize {{.*}} : (tensor<f32>, tensor<5xf32>) -> tensor<i64>
  %0 = seek.bucketize %scalar, %five : (tensor<f32>, tensor<5xf32>) -> tensor<i64>
  // CHECK: seek.bucketize {{.*}} : (tensor<2x0xf32>, tensor<0xf32>) -> tensor<2x0xi64>
  %1 = seek.bucketize %empty, %none : (tensor<2x0xf32>, tensor<0xf32>) -> tensor<2x0xi64>
  // CHECK: seek.bucketize {{.*}} : (tensor<?x3x?x5xf32>, tensor<?xf32>) -> tensor<?x3x?x5xi64>
  %2 = seek.bucketize %some, %n : (tensor<?x3x?x5xf32>, tensor<?xf32>) -> tensor<?x3x?x5xi64>
  // CHECK: seek.bucketize {{.*}} : (tensor<*xf32>, tensor<?xf32>) -> tensor<*xi64>
  %3 = seek.bucketize %any, %n : (tensor<*xf32>, tensor<?xf32>) -> tensor<*xi64>
  // CHECK: seek.bucketize {{.*}} : (tensor<?x3x?x5xf32>, tensor<*xf32>) -> tensor<?x3x?x5xi64>
  %4 = seek.bucketize %some, %any : (tensor<?x3x?x5xf32>, tensor<*xf32>) -> tensor<?x3x?x5xi64>
  return
}

// CHECK-LABEL: func @bucketize_result_types
func.func @bucketize_result_types(%x: tensor<4xf32>, %b: tensor<3xf32>) {
  // CHECK: seek.bucketize {{.*}} -> tensor<4xi8>
  %0 = seek.bucketize %x, %b : (tensor<4xf32>, tensor<3xf32>) -> tensor<4xi8>
  // CHECK: seek.bucketize {{.*}} -> tensor<4xi16>
  %1 = seek.bucketize %x, %b : (tensor<4xf32>, tensor<3xf32>) -> tensor<4xi16>
  // CHECK: seek.bucketize {{.*}} -> tensor<4xi32>
  %2 = seek.bucketize %x, %b : (tensor<4xf32>, tensor<3xf32>) -> tensor<4xi32>
  // CHECK: seek.bucketize {{.*}} -> tensor<4xi64>
  %3 = seek.bucketize %x, %b : (tensor<4xf32>, tensor<3xf32>) -> tensor<4xi64>
  // CHECK: seek.bucketize {{.*}} -> tensor<4xindex>
  %4 = seek.bucketize %x, %b : (tensor<4xf32>, tensor<3xf32>) -> tensor<4xindex>
  return
}

// The longest sequences that the narrow types count to.
// CHECK-LABEL: func @bucketize_c3_longest
func.func @bucketize_c3_longest(%x: tensor<4xf32>, %b8: tensor<127xf32>, %b16: tensor<32767xf32>, %b32: tensor<2147483647xf32>, %b64: tensor<9223372036854775807xf32>) {
  // CHECK: seek.bucketize {{.*}} -> tensor<4xi8>
  %0 = seek.bucketize %x, %b8 : (tensor<4xf32>, tensor<127xf32>) -> tensor<4xi8>
  // CHECK: seek.bucketize {{.*}} -> tensor<4xi16>
  %1 = seek.bucketize %x, %b16 : (tensor<4xf32>, tensor<32767xf32>) -> tensor<4xi16>
  // CHECK: seek.bucketize {{.*}} -> tensor<4xi32>
  %2 = seek.bucketize %x, %b32 : (tensor<4xf32>, tensor<2147483647xf32>) -> tensor<4xi32>
  // CHECK: seek.bucketize {{.*}} -> tensor<4xi64>
  %3 = seek.bucketize %x, %b64 : (tensor<4xf32>, tensor<9223372036854775807xf32>) -> tensor<4xi64>
  // CHECK: seek.bucketize {{.*}} -> tensor<4xindex>
  %4 = seek.bucketize %x, %b64 : (tensor<4xf32>, tensor<9223372036854775807xf32>) -> tensor<4xindex>
  return
}

// The element types of data and buckets may differ.
// CHECK-LABEL: func @bucketize_mixed_types
func.func @bucketize_mixed_types(%f16: tensor<4xf16>, %i64: tensor<4xi64>, %ui8: tensor<4xui8>, %f64: tensor<4xf64>) {
  // CHECK: seek.bucketize {{.*}} : (tensor<4xf16>, tensor<4xf64>)
  %0 = seek.bucketize %f16, %f64 : (tensor<4xf16>, tensor<4xf64>) -> tensor<4xi64>
  // CHECK: seek.bucketize {{.*}} : (tensor<4xi64>, tensor<4xf64>)
  %1 = seek.bucketize %i64, %f64 : (tensor<4xi64>, tensor<4xf64>) -> tensor<4xi64>
  // CHECK: seek.bucketize {{.*}} : (tensor<4xf16>, tensor<4xui8>)
  %2 = seek.bucketize %f16, %ui8 : (tensor<4xf16>, tensor<4xui8>) -> tensor<4xi64>
  // CHECK: seek.bucketize {{.*}} : (tensor<4xui8>, tensor<4xi64>)
  %3 = seek.bucketize %ui8, %i64 : (tensor<4xui8>, tensor<4xi64>) -> tensor<4xi64>
  return
}

// CHECK-LABEL: func @bucketize_integers
func.func @bucketize_integers(
    %i8: tensor<4xi8>, %i16: tensor<4xi16>, %i32: tensor<4xi32>, %i64: tensor<4xi64>,
    %si8: tensor<4xsi8>, %si16: tensor<4xsi16>, %si32: tensor<4xsi32>, %si64: tensor<4xsi64>,
    %ui8: tensor<4xui8>, %ui16: tensor<4xui16>, %ui32: tensor<4xui32>, %ui64: tensor<4xui64>) {
  // CHECK: seek.bucketize {{.*}} : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi64>
  %0 = seek.bucketize %i8, %i8 : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi64>
  // CHECK: seek.bucketize {{.*}} : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi64>
  %1 = seek.bucketize %i16, %i16 : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi64>
  // CHECK: seek.bucketize {{.*}} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi64>
  %2 = seek.bucketize %i32, %i32 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi64>
  // CHECK: seek.bucketize {{.*}} : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  %3 = seek.bucketize %i64, %i64 : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  // CHECK: seek.bucketize {{.*}} : (tensor<4xsi8>, tensor<4xsi8>) -> tensor<4xi64>
  %4 = seek.bucketize %si8, %si8 : (tensor<4xsi8>, tensor<4xsi8>) -> tensor<4xi64>
  // CHECK: seek.bucketize {{.*}} : (tensor<4xsi16>, tensor<4xsi16>) -> tensor<4xi64>
  %5 = seek.bucketize %si16, %si16 : (tensor<4xsi16>, tensor<4xsi16>) -> tensor<4xi64>
  // CHECK: seek.bucketize {{.*}} : (tensor<4xsi32>, tensor<4xsi32>) -> tensor<4xi64>
  %6 = seek.bucketize %si32, %si32 : (tensor<4xsi32>, tensor<4xsi32>) -> tensor<4xi64>
  // CHECK: seek.bucketize {{.*}} : (tensor<4xsi64>, tensor<4xsi64>) -> tensor<4xi64>
  %7 = seek.bucketize %si64, %si64 : (tensor<4xsi64>, tensor<4xsi64>) -> tensor<4xi64>
  // CHECK: seek.bucketize {{.*}} : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi64>
  %8 = seek.bucketize %ui8, %ui8 : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi64>
  // CHECK: seek.bucketize {{.*}} : (tensor<4xui16>, tensor<4xui16>) -> tensor<4xi64>
  %9 = seek.bucketize %ui16, %ui16 : (tensor<4xui16>, tensor<4xui16>) -> tensor<4xi64>
  // CHECK: seek.bucketize {{.*}} : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xi64>
  %10 = seek.bucketize %ui32, %ui32 : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xi64>
  // CHECK: seek.bucketize {{.*}} : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xi64>
  %11 = seek.bucketize %ui64, %ui64 : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xi64>
  return
}

// CHECK-LABEL: func @bucketize_floats
func.func @bucketize_floats(
    %f16: tensor<4xf16>, %bf16: tensor<4xbf16>, %f32: tensor<4xf32>, %f64: tensor<4xf64>,
    %f8E5M2: tensor<4xf8E5M2>, %f8E4M3: tensor<4xf8E4M3>, %f8E4M3FN: tensor<4xf8E4M3FN>, %f8E5M2FNUZ: tensor<4xf8E5M2FNUZ>,
    %f8E4M3FNUZ: tensor<4xf8E4M3FNUZ>, %f8E4M3B11FNUZ: tensor<4xf8E4M3B11FNUZ>, %f8E3M4: tensor<4xf8E3M4>, %f8E8M0FNU: tensor<4xf8E8M0FNU>) {
  // CHECK: seek.bucketize {{.*}} : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xi64>
  %0 = seek.bucketize %f16, %f16 : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xi64>
  // CHECK: seek.bucketize {{.*}} : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xi64>
  %1 = seek.bucketize %bf16, %bf16 : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xi64>
  // CHECK: seek.bucketize {{.*}} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi64>
  %2 = seek.bucketize %f32, %f32 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi64>
  // CHECK: seek.bucketize {{.*}} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi64>
  %3 = seek.bucketize %f64, %f64 : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi64>
  // CHECK: seek.bucketize {{.*}} : (tensor<4xf8E5M2>, tensor<4xf8E5M2>) -> tensor<4xi64>
  %4 = seek.bucketize %f8E5M2, %f8E5M2 : (tensor<4xf8E5M2>, tensor<4xf8E5M2>) -> tensor<4xi64>
  // CHECK: seek.bucketize {{.*}} : (tensor<4xf8E4M3>, tensor<4xf8E4M3>) -> tensor<4xi64>
  %5 = seek.bucketize %f8E4M3, %f8E4M3 : (tensor<4xf8E4M3>, tensor<4xf8E4M3>) -> tensor<4xi64>
  // CHECK: seek.bucketize {{.*}} : (tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>) -> tensor<4xi64>
  %6 = seek.bucketize %f8E4M3FN, %f8E4M3FN : (tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>) -> tensor<4xi64>
  // CHECK: seek.bucketize {{.*}} : (tensor<4xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>) -> tensor<4xi64>
  %7 = seek.bucketize %f8E5M2FNUZ, %f8E5M2FNUZ : (tensor<4xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>) -> tensor<4xi64>
  // CHECK: seek.bucketize {{.*}} : (tensor<4xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>) -> tensor<4xi64>
  %8 = seek.bucketize %f8E4M3FNUZ, %f8E4M3FNUZ : (tensor<4xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>) -> tensor<4xi64>
  // CHECK: seek.bucketize {{.*}} : (tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>) -> tensor<4xi64>
  %9 = seek.bucketize %f8E4M3B11FNUZ, %f8E4M3B11FNUZ : (tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>) -> tensor<4xi64>
  // CHECK: seek.bucketize {{.*}} : (tensor<4xf8E3M4>, tensor<4xf8E3M4>) -> tensor<4xi64>
  %10 = seek.bucketize %f8E3M4, %f8E3M4 : (tensor<4xf8E3M4>, tensor<4xf8E3M4>) -> tensor<4xi64>
  // CHECK: seek.bucketize {{.*}} : (tensor<4xf8E8M0FNU>, tensor<4xf8E8M0FNU>) -> tensor<4xi64>
  %11 = seek.bucketize %f8E8M0FNU, %f8E8M0FNU : (tensor<4xf8E8M0FNU>, tensor<4xf8E8M0FNU>) -> tensor<4xi64>
  return
}

//===----------------------------------------------------------------------===//
// seek.search_sorted
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @search_sorted_attributes
// CHECK-SAME:    %[[S:[^:]*]]: tensor<3xf32>, %[[V:[^:]*]]: tensor<4xf32>, %[[P:[^:]*]]: tensor<3xi32>
func.func @search_sorted_attributes(%s: tensor<3xf32>, %v: tensor<4xf32>, %p: tensor<3xi32>) {
  // CHECK: seek.search_sorted %[[S]], %[[V]] : (
  %0 = seek.search_sorted %s, %v {right_mode = false} : (tensor<3xf32>, tensor<4xf32>) -> tensor<4xi64>
  // CHECK: seek.search_sorted %[[S]], %[[V]] {right_mode = true} : (
  %1 = "seek.search_sorted"(%s, %v) <{right_mode = true}> : (tensor<3xf32>, tensor<4xf32>) -> tensor<4xi64>
  // CHECK: seek.search_sorted %[[S]], %[[V]] : (
  %2 = "seek.search_sorted"(%s, %v) : (tensor<3xf32>, tensor<4xf32>) -> tensor<4xi64>
  // CHECK: seek.search_sorted %[[S]], %[[V]], %[[P]] {right_mode = true, test.note = "kept"} : (
  %3 = seek.search_sorted %s, %v, %p {test.note = "kept", right_mode = true} : (tensor<3xf32>, tensor<4xf32>, tensor<3xi32>) -> tensor<4xi64>
  return
}

// CHECK-LABEL: func @search_sorted_shapes
func.func @search_sorted_shapes(%any: tensor<*xf32>, %scalar: tensor<f32>, %none: tensor<0xf32>, %five: tensor<5xf32>,
                                %rows: tensor<2x0xf32>, %values: tensor<2x3xf32>, %some: tensor<?x?x3xf32>, %row: tensor<4x?x?xf32>) {
  // CHECK: seek.search_sorted {{.*}} : (tensor<5xf32>, tensor<f32>) -> tensor<i64>
  %0 = seek.search_sorted %five, %scalar : (tensor<5xf32>, tensor<f32>) -> tensor<i64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<0xf32>, tensor<2x3xf32>) -> tensor<2x3xi64>
  %1 = seek.search_sorted %none, %values : (tensor<0xf32>, tensor<2x3xf32>) -> tensor<2x3xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<2x0xf32>, tensor<2x3xf32>) -> tensor<2x3xi64>
  %2 = seek.search_sorted %rows, %values : (tensor<2x0xf32>, tensor<2x3xf32>) -> tensor<2x3xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<2x3xf32>, tensor<2x0xf32>) -> tensor<2x0xi64>
  %3 = seek.search_sorted %values, %rows : (tensor<2x3xf32>, tensor<2x0xf32>) -> tensor<2x0xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<4x?x?xf32>, tensor<?x?x3xf32>) -> tensor<4x?x3xi64>
  %4 = seek.search_sorted %row, %some : (tensor<4x?x?xf32>, tensor<?x?x3xf32>) -> tensor<4x?x3xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<*xf32>, tensor<2x3xf32>) -> tensor<2x3xi64>
  %5 = seek.search_sorted %any, %values : (tensor<*xf32>, tensor<2x3xf32>) -> tensor<2x3xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<2x3xf32>, tensor<*xf32>) -> tensor<2x?xi64>
  %6 = seek.search_sorted %values, %any : (tensor<2x3xf32>, tensor<*xf32>) -> tensor<2x?xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xi64>
  %7 = seek.search_sorted %any, %any : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xi64>
  return
}

// CHECK-LABEL: func @search_sorted_result_types
func.func @search_sorted_result_types(%s: tensor<3xf32>, %v: tensor<4xf32>) {
  // CHECK: seek.search_sorted {{.*}} -> tensor<4xi8>
  %0 = seek.search_sorted %s, %v : (tensor<3xf32>, tensor<4xf32>) -> tensor<4xi8>
  // CHECK: seek.search_sorted {{.*}} -> tensor<4xi16>
  %1 = seek.search_sorted %s, %v : (tensor<3xf32>, tensor<4xf32>) -> tensor<4xi16>
  // CHECK: seek.search_sorted {{.*}} -> tensor<4xi32>
  %2 = seek.search_sorted %s, %v : (tensor<3xf32>, tensor<4xf32>) -> tensor<4xi32>
  // CHECK: seek.search_sorted {{.*}} -> tensor<4xi64>
  %3 = seek.search_sorted %s, %v : (tensor<3xf32>, tensor<4xf32>) -> tensor<4xi64>
  // CHECK: seek.search_sorted {{.*}} -> tensor<4xindex>
  %4 = seek.search_sorted %s, %v : (tensor<3xf32>, tensor<4xf32>) -> tensor<4xindex>
  return
}

// CHECK-LABEL: func @search_sorted_c7_longest
func.func @search_sorted_c7_longest(%s: tensor<2x127xf32>, %v: tensor<2x200xf32>) {
  // CHECK: seek.search_sorted {{.*}} -> tensor<2x200xi8>
  %0 = seek.search_sorted %s, %v : (tensor<2x127xf32>, tensor<2x200xf32>) -> tensor<2x200xi8>
  return
}

// CHECK-LABEL: func @search_sorted_sorters
func.func @search_sorted_sorters(%s: tensor<3xf32>, %v: tensor<4xf32>,
    %i8: tensor<3xi8>, %i16: tensor<3xi16>, %i32: tensor<3xi32>, %i64: tensor<3xi64>,
    %si8: tensor<3xsi8>, %si16: tensor<3xsi16>, %si32: tensor<3xsi32>, %si64: tensor<3xsi64>,
    %ui8: tensor<3xui8>, %ui16: tensor<3xui16>, %ui32: tensor<3xui32>, %ui64: tensor<3xui64>,
    %index: tensor<3xindex>) {
  // CHECK: seek.search_sorted {{.*}} : (tensor<3xf32>, tensor<4xf32>, tensor<3xi8>) -> tensor<4xi64>
  %0 = seek.search_sorted %s, %v, %i8 : (tensor<3xf32>, tensor<4xf32>, tensor<3xi8>) -> tensor<4xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<3xf32>, tensor<4xf32>, tensor<3xi16>) -> tensor<4xi64>
  %1 = seek.search_sorted %s, %v, %i16 : (tensor<3xf32>, tensor<4xf32>, tensor<3xi16>) -> tensor<4xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<3xf32>, tensor<4xf32>, tensor<3xi32>) -> tensor<4xi64>
  %2 = seek.search_sorted %s, %v, %i32 : (tensor<3xf32>, tensor<4xf32>, tensor<3xi32>) -> tensor<4xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<3xf32>, tensor<4xf32>, tensor<3xi64>) -> tensor<4xi64>
  %3 = seek.search_sorted %s, %v, %i64 : (tensor<3xf32>, tensor<4xf32>, tensor<3xi64>) -> tensor<4xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<3xf32>, tensor<4xf32>, tensor<3xsi8>) -> tensor<4xi64>
  %4 = seek.search_sorted %s, %v, %si8 : (tensor<3xf32>, tensor<4xf32>, tensor<3xsi8>) -> tensor<4xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<3xf32>, tensor<4xf32>, tensor<3xsi16>) -> tensor<4xi64>
  %5 = seek.search_sorted %s, %v, %si16 : (tensor<3xf32>, tensor<4xf32>, tensor<3xsi16>) -> tensor<4xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<3xf32>, tensor<4xf32>, tensor<3xsi32>) -> tensor<4xi64>
  %6 = seek.search_sorted %s, %v, %si32 : (tensor<3xf32>, tensor<4xf32>, tensor<3xsi32>) -> tensor<4xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<3xf32>, tensor<4xf32>, tensor<3xsi64>) -> tensor<4xi64>
  %7 = seek.search_sorted %s, %v, %si64 : (tensor<3xf32>, tensor<4xf32>, tensor<3xsi64>) -> tensor<4xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<3xf32>, tensor<4xf32>, tensor<3xui8>) -> tensor<4xi64>
  %8 = seek.search_sorted %s, %v, %ui8 : (tensor<3xf32>, tensor<4xf32>, tensor<3xui8>) -> tensor<4xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<3xf32>, tensor<4xf32>, tensor<3xui16>) -> tensor<4xi64>
  %9 = seek.search_sorted %s, %v, %ui16 : (tensor<3xf32>, tensor<4xf32>, tensor<3xui16>) -> tensor<4xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<3xf32>, tensor<4xf32>, tensor<3xui32>) -> tensor<4xi64>
  %10 = seek.search_sorted %s, %v, %ui32 : (tensor<3xf32>, tensor<4xf32>, tensor<3xui32>) -> tensor<4xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<3xf32>, tensor<4xf32>, tensor<3xui64>) -> tensor<4xi64>
  %11 = seek.search_sorted %s, %v, %ui64 : (tensor<3xf32>, tensor<4xf32>, tensor<3xui64>) -> tensor<4xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<3xf32>, tensor<4xf32>, tensor<3xindex>) -> tensor<4xi64>
  %12 = seek.search_sorted %s, %v, %index : (tensor<3xf32>, tensor<4xf32>, tensor<3xindex>) -> tensor<4xi64>
  return
}

// CHECK-LABEL: func @search_sorted_sorter_shapes
func.func @search_sorted_sorter_shapes(%s: tensor<2x?xf32>, %v: tensor<2x4xf32>, %p: tensor<?x3xi8>, %any: tensor<*xindex>) {
  // CHECK: seek.search_sorted {{.*}} : (tensor<2x?xf32>, tensor<2x4xf32>, tensor<?x3xi8>) -> tensor<2x4xi64>
  %0 = seek.search_sorted %s, %v, %p : (tensor<2x?xf32>, tensor<2x4xf32>, tensor<?x3xi8>) -> tensor<2x4xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<2x?xf32>, tensor<2x4xf32>, tensor<*xindex>) -> tensor<2x4xi64>
  %1 = seek.search_sorted %s, %v, %any : (tensor<2x?xf32>, tensor<2x4xf32>, tensor<*xindex>) -> tensor<2x4xi64>
  return
}

// CHECK-LABEL: func @search_sorted_integers
func.func @search_sorted_integers(
    %i8: tensor<4xi8>, %i16: tensor<4xi16>, %i32: tensor<4xi32>, %i64: tensor<4xi64>,
    %si8: tensor<4xsi8>, %si16: tensor<4xsi16>, %si32: tensor<4xsi32>, %si64: tensor<4xsi64>,
    %ui8: tensor<4xui8>, %ui16: tensor<4xui16>, %ui32: tensor<4xui32>, %ui64: tensor<4xui64>) {
  // CHECK: seek.search_sorted {{.*}} : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi64>
  %0 = seek.search_sorted %i8, %i8 : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi64>
  %1 = seek.search_sorted %i16, %i16 : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi64>
  %2 = seek.search_sorted %i32, %i32 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  %3 = seek.search_sorted %i64, %i64 : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<4xsi8>, tensor<4xsi8>) -> tensor<4xi64>
  %4 = seek.search_sorted %si8, %si8 : (tensor<4xsi8>, tensor<4xsi8>) -> tensor<4xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<4xsi16>, tensor<4xsi16>) -> tensor<4xi64>
  %5 = seek.search_sorted %si16, %si16 : (tensor<4xsi16>, tensor<4xsi16>) -> tensor<4xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<4xsi32>, tensor<4xsi32>) -> tensor<4xi64>
  %6 = seek.search_sorted %si32, %si32 : (tensor<4xsi32>, tensor<4xsi32>) -> tensor<4xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<4xsi64>, tensor<4xsi64>) -> tensor<4xi64>
  %7 = seek.search_sorted %si64, %si64 : (tensor<4xsi64>, tensor<4xsi64>) -> tensor<4xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi64>
  %8 = seek.search_sorted %ui8, %ui8 : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<4xui16>, tensor<4xui16>) -> tensor<4xi64>
  %9 = seek.search_sorted %ui16, %ui16 : (tensor<4xui16>, tensor<4xui16>) -> tensor<4xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xi64>
  %10 = seek.search_sorted %ui32, %ui32 : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xi64>
  %11 = seek.search_sorted %ui64, %ui64 : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xi64>
  return
}

// CHECK-LABEL: func @search_sorted_floats
func.func @search_sorted_floats(
    %f16: tensor<4xf16>, %bf16: tensor<4xbf16>, %f32: tensor<4xf32>, %f64: tensor<4xf64>,
    %f8E5M2: tensor<4xf8E5M2>, %f8E4M3: tensor<4xf8E4M3>, %f8E4M3FN: tensor<4xf8E4M3FN>, %f8E5M2FNUZ: tensor<4xf8E5M2FNUZ>,
    %f8E4M3FNUZ: tensor<4xf8E4M3FNUZ>, %f8E4M3B11FNUZ: tensor<4xf8E4M3B11FNUZ>, %f8E3M4: tensor<4xf8E3M4>, %f8E8M0FNU: tensor<4xf8E8M0FNU>) {
  // CHECK: seek.search_sorted {{.*}} : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xi64>
  %0 = seek.search_sorted %f16, %f16 : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xi64>
  %1 = seek.search_sorted %bf16, %bf16 : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi64>
  %2 = seek.search_sorted %f32, %f32 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi64>
  %3 = seek.search_sorted %f64, %f64 : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<4xf8E5M2>, tensor<4xf8E5M2>) -> tensor<4xi64>
  %4 = seek.search_sorted %f8E5M2, %f8E5M2 : (tensor<4xf8E5M2>, tensor<4xf8E5M2>) -> tensor<4xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<4xf8E4M3>, tensor<4xf8E4M3>) -> tensor<4xi64>
  %5 = seek.search_sorted %f8E4M3, %f8E4M3 : (tensor<4xf8E4M3>, tensor<4xf8E4M3>) -> tensor<4xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>) -> tensor<4xi64>
  %6 = seek.search_sorted %f8E4M3FN, %f8E4M3FN : (tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>) -> tensor<4xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<4xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>) -> tensor<4xi64>
  %7 = seek.search_sorted %f8E5M2FNUZ, %f8E5M2FNUZ : (tensor<4xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>) -> tensor<4xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<4xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>) -> tensor<4xi64>
  %8 = seek.search_sorted %f8E4M3FNUZ, %f8E4M3FNUZ : (tensor<4xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>) -> tensor<4xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>) -> tensor<4xi64>
  %9 = seek.search_sorted %f8E4M3B11FNUZ, %f8E4M3B11FNUZ : (tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>) -> tensor<4xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<4xf8E3M4>, tensor<4xf8E3M4>) -> tensor<4xi64>
  %10 = seek.search_sorted %f8E3M4, %f8E3M4 : (tensor<4xf8E3M4>, tensor<4xf8E3M4>) -> tensor<4xi64>
  // CHECK: seek.search_sorted {{.*}} : (tensor<4xf8E8M0FNU>, tensor<4xf8E8M0FNU>) -> tensor<4xi64>
  %11 = seek.search_sorted %f8E8M0FNU, %f8E8M0FNU : (tensor<4xf8E8M0FNU>, tensor<4xf8E8M0FNU>) -> tensor<4xi64>
  return
}

//===----------------------------------------------------------------------===//
// seek.bound
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @bound_attributes
// CHECK-SAME:    %[[S:[^:]*]]: memref<3xi32>, %[[V:[^:]*]]: memref<4xi32>, %[[O:[^:]*]]: memref<4xi64>
func.func @bound_attributes(%s: memref<3xi32>, %v: memref<4xi32>, %o: memref<4xi64>) {
  // CHECK: seek.bound lower ins(%[[S]], %[[V]] : memref<3xi32>, memref<4xi32>) outs(%[[O]] : memref<4xi64>){{$}}
  seek.bound lower ins(%s, %v : memref<3xi32>, memref<4xi32>) outs(%o : memref<4xi64>)
  // CHECK: seek.bound upper ins(
  seek.bound upper ins(%s, %v : memref<3xi32>, memref<4xi32>) outs(%o : memref<4xi64>)
  // CHECK: seek.bound upper ins(
  "seek.bound"(%s, %v, %o) <{side = #seek.side<upper>}> : (memref<3xi32>, memref<4xi32>, memref<4xi64>) -> ()
  // CHECK: seek.bound lower unsigned ins(
  "seek.bound"(%s, %v, %o) <{side = #seek.side<lower>, is_unsigned}> : (memref<3xi32>, memref<4xi32>, memref<4xi64>) -> ()
  // CHECK: seek.bound lower ins({{.*}}) outs({{.*}}) {strategy = #seek.strategy<scalar>}
  seek.bound lower ins(%s, %v : memref<3xi32>, memref<4xi32>) outs(%o : memref<4xi64>) {strategy = #seek.strategy<scalar>}
  // CHECK: seek.bound upper unsigned ins({{.*}}) outs({{.*}}) {strategy = #seek.strategy<gather>, test.note = "kept"}
  seek.bound upper unsigned ins(%s, %v : memref<3xi32>, memref<4xi32>) outs(%o : memref<4xi64>) {test.note = "kept", strategy = #seek.strategy<gather>}
  return
}

// CHECK-LABEL: func @bound_strategy_tensors
func.func @bound_strategy_tensors(%s: tensor<3xi32>, %v: tensor<4xi32>, %o: tensor<4xi64>) {
  // CHECK: seek.bound lower unsigned ins({{.*}}) outs({{.*}}) {strategy = #seek.strategy<gather>} -> tensor<4xi64>
  %0 = seek.bound lower unsigned ins(%s, %v : tensor<3xi32>, tensor<4xi32>) outs(%o : tensor<4xi64>) {strategy = #seek.strategy<gather>} -> tensor<4xi64>
  return
}

// CHECK-LABEL: func @bound_tensor_shapes
func.func @bound_tensor_shapes(%scalar: tensor<f32>, %oscalar: tensor<i64>, %five: tensor<5xf32>, %none: tensor<2x0xf32>,
                               %onone: tensor<2x0xi64>, %rows: tensor<2x?xf32>, %some: tensor<?x3xf32>, %osome: tensor<?x?xi64>) {
  // CHECK: seek.bound {{.*}} : tensor<5xf32>, tensor<f32>) outs({{.*}} : tensor<i64>) -> tensor<i64>
  %0 = seek.bound lower ins(%five, %scalar : tensor<5xf32>, tensor<f32>) outs(%oscalar : tensor<i64>) -> tensor<i64>
  // CHECK: seek.bound {{.*}} : tensor<2x0xf32>, tensor<2x0xf32>) outs({{.*}} : tensor<2x0xi64>) -> tensor<2x0xi64>
  %1 = seek.bound lower ins(%none, %none : tensor<2x0xf32>, tensor<2x0xf32>) outs(%onone : tensor<2x0xi64>) -> tensor<2x0xi64>
  // CHECK: seek.bound {{.*}} : tensor<2x?xf32>, tensor<?x3xf32>) outs({{.*}} : tensor<?x?xi64>) -> tensor<?x?xi64>
  %2 = seek.bound lower ins(%rows, %some : tensor<2x?xf32>, tensor<?x3xf32>) outs(%osome : tensor<?x?xi64>) -> tensor<?x?xi64>
  return
}

// CHECK-LABEL: func @bound_memref_shapes
func.func @bound_memref_shapes(%scalar: memref<f32>, %oscalar: memref<i64>, %five: memref<5xf32>, %none: memref<2x0xf32>,
                               %onone: memref<2x0xi64>, %rows: memref<2x?xf32>, %some: memref<?x3xf32>, %osome: memref<?x?xi64>) {
  // CHECK: seek.bound {{.*}} : memref<5xf32>, memref<f32>) outs({{.*}} : memref<i64>)
  seek.bound lower ins(%five, %scalar : memref<5xf32>, memref<f32>) outs(%oscalar : memref<i64>)
  // CHECK: seek.bound {{.*}} : memref<2x0xf32>, memref<2x0xf32>) outs({{.*}} : memref<2x0xi64>)
  seek.bound lower ins(%none, %none : memref<2x0xf32>, memref<2x0xf32>) outs(%onone : memref<2x0xi64>)
  // CHECK: seek.bound {{.*}} : memref<2x?xf32>, memref<?x3xf32>) outs({{.*}} : memref<?x?xi64>)
  seek.bound lower ins(%rows, %some : memref<2x?xf32>, memref<?x3xf32>) outs(%osome : memref<?x?xi64>)
  return
}

// CHECK-LABEL: func @bound_layouts
func.func @bound_layouts(%s: memref<?xf32, strided<[?], offset: ?>>, %v: memref<4x6xf32, strided<[12, 2], offset: 3>>,
                         %o: memref<4x6xi32, affine_map<(d0, d1) -> (d1 * 4 + d0)>>, %p: memref<4x6xi32, strided<[8, 1]>, 1>) {
  // CHECK: seek.bound {{.*}} : memref<?xf32, strided<[?], offset: ?>>, memref<4x6xf32, strided<[12, 2], offset: 3>>) outs({{.*}} : memref<4x6xi32, #{{.*}}>)
  seek.bound lower ins(%s, %v : memref<?xf32, strided<[?], offset: ?>>, memref<4x6xf32, strided<[12, 2], offset: 3>>) outs(%o : memref<4x6xi32, affine_map<(d0, d1) -> (d1 * 4 + d0)>>)
  // CHECK: seek.bound {{.*}} outs({{.*}} : memref<4x6xi32, strided<[8, 1]>, 1>)
  seek.bound lower ins(%s, %v : memref<?xf32, strided<[?], offset: ?>>, memref<4x6xf32, strided<[12, 2], offset: 3>>) outs(%p : memref<4x6xi32, strided<[8, 1]>, 1>)
  return
}

// CHECK-LABEL: func @bound_result_types
func.func @bound_result_types(%s: memref<3xf32>, %v: memref<4xf32>,
    %i8: memref<4xi8>, %i16: memref<4xi16>, %i32: memref<4xi32>, %i64: memref<4xi64>, %index: memref<4xindex>) {
  // CHECK: seek.bound {{.*}} outs({{.*}} : memref<4xi8>)
  seek.bound lower ins(%s, %v : memref<3xf32>, memref<4xf32>) outs(%i8 : memref<4xi8>)
  // CHECK: seek.bound {{.*}} outs({{.*}} : memref<4xi16>)
  seek.bound lower ins(%s, %v : memref<3xf32>, memref<4xf32>) outs(%i16 : memref<4xi16>)
  // CHECK: seek.bound {{.*}} outs({{.*}} : memref<4xi32>)
  seek.bound lower ins(%s, %v : memref<3xf32>, memref<4xf32>) outs(%i32 : memref<4xi32>)
  // CHECK: seek.bound {{.*}} outs({{.*}} : memref<4xi64>)
  seek.bound lower ins(%s, %v : memref<3xf32>, memref<4xf32>) outs(%i64 : memref<4xi64>)
  // CHECK: seek.bound {{.*}} outs({{.*}} : memref<4xindex>)
  seek.bound lower ins(%s, %v : memref<3xf32>, memref<4xf32>) outs(%index : memref<4xindex>)
  return
}

// CHECK-LABEL: func @bound_c5_longest
func.func @bound_c5_longest(%s: memref<2x127xf32>, %v: memref<2x200xf32>, %o: memref<2x200xi8>) {
  // CHECK: seek.bound {{.*}} : memref<2x127xf32>, memref<2x200xf32>) outs({{.*}} : memref<2x200xi8>)
  seek.bound lower ins(%s, %v : memref<2x127xf32>, memref<2x200xf32>) outs(%o : memref<2x200xi8>)
  return
}

// CHECK-LABEL: func @bound_mixed_types
func.func @bound_mixed_types(%s: tensor<3xf64>, %v: tensor<4xsi64>, %w: tensor<4xf8E5M2>, %o: tensor<4xi64>, %i8: tensor<3xi8>, %i64: tensor<4xi64>) {
  // CHECK: seek.bound {{.*}} : tensor<3xf64>, tensor<4xsi64>)
  %0 = seek.bound lower ins(%s, %v : tensor<3xf64>, tensor<4xsi64>) outs(%o : tensor<4xi64>) -> tensor<4xi64>
  // CHECK: seek.bound {{.*}} : tensor<3xf64>, tensor<4xf8E5M2>)
  %1 = seek.bound lower ins(%s, %w : tensor<3xf64>, tensor<4xf8E5M2>) outs(%o : tensor<4xi64>) -> tensor<4xi64>
  // CHECK: seek.bound upper unsigned ins({{.*}} : tensor<3xi8>, tensor<4xi64>)
  %2 = seek.bound upper unsigned ins(%i8, %i64 : tensor<3xi8>, tensor<4xi64>) outs(%o : tensor<4xi64>) -> tensor<4xi64>
  return
}

// CHECK-LABEL: func @bound_integers_tensor
func.func @bound_integers_tensor(%o: tensor<4xi32>,
    %i8: tensor<4xi8>, %i16: tensor<4xi16>, %i32: tensor<4xi32>, %i64: tensor<4xi64>,
    %si8: tensor<4xsi8>, %si16: tensor<4xsi16>, %si32: tensor<4xsi32>, %si64: tensor<4xsi64>,
    %ui8: tensor<4xui8>, %ui16: tensor<4xui16>, %ui32: tensor<4xui32>, %ui64: tensor<4xui64>) {
  // CHECK: seek.bound upper ins({{.*}} : tensor<4xi8>, tensor<4xi8>)
  %0 = seek.bound upper ins(%i8, %i8 : tensor<4xi8>, tensor<4xi8>) outs(%o : tensor<4xi32>) -> tensor<4xi32>
  // CHECK: seek.bound upper ins({{.*}} : tensor<4xi16>, tensor<4xi16>)
  %1 = seek.bound upper ins(%i16, %i16 : tensor<4xi16>, tensor<4xi16>) outs(%o : tensor<4xi32>) -> tensor<4xi32>
  // CHECK: seek.bound upper ins({{.*}} : tensor<4xi32>, tensor<4xi32>)
  %2 = seek.bound upper ins(%i32, %i32 : tensor<4xi32>, tensor<4xi32>) outs(%o : tensor<4xi32>) -> tensor<4xi32>
  // CHECK: seek.bound upper ins({{.*}} : tensor<4xi64>, tensor<4xi64>)
  %3 = seek.bound upper ins(%i64, %i64 : tensor<4xi64>, tensor<4xi64>) outs(%o : tensor<4xi32>) -> tensor<4xi32>
  // CHECK: seek.bound upper ins({{.*}} : tensor<4xsi8>, tensor<4xsi8>)
  %4 = seek.bound upper ins(%si8, %si8 : tensor<4xsi8>, tensor<4xsi8>) outs(%o : tensor<4xi32>) -> tensor<4xi32>
  // CHECK: seek.bound upper ins({{.*}} : tensor<4xsi16>, tensor<4xsi16>)
  %5 = seek.bound upper ins(%si16, %si16 : tensor<4xsi16>, tensor<4xsi16>) outs(%o : tensor<4xi32>) -> tensor<4xi32>
  // CHECK: seek.bound upper ins({{.*}} : tensor<4xsi32>, tensor<4xsi32>)
  %6 = seek.bound upper ins(%si32, %si32 : tensor<4xsi32>, tensor<4xsi32>) outs(%o : tensor<4xi32>) -> tensor<4xi32>
  // CHECK: seek.bound upper ins({{.*}} : tensor<4xsi64>, tensor<4xsi64>)
  %7 = seek.bound upper ins(%si64, %si64 : tensor<4xsi64>, tensor<4xsi64>) outs(%o : tensor<4xi32>) -> tensor<4xi32>
  // CHECK: seek.bound upper ins({{.*}} : tensor<4xui8>, tensor<4xui8>)
  %8 = seek.bound upper ins(%ui8, %ui8 : tensor<4xui8>, tensor<4xui8>) outs(%o : tensor<4xi32>) -> tensor<4xi32>
  // CHECK: seek.bound upper ins({{.*}} : tensor<4xui16>, tensor<4xui16>)
  %9 = seek.bound upper ins(%ui16, %ui16 : tensor<4xui16>, tensor<4xui16>) outs(%o : tensor<4xi32>) -> tensor<4xi32>
  // CHECK: seek.bound upper ins({{.*}} : tensor<4xui32>, tensor<4xui32>)
  %10 = seek.bound upper ins(%ui32, %ui32 : tensor<4xui32>, tensor<4xui32>) outs(%o : tensor<4xi32>) -> tensor<4xi32>
  // CHECK: seek.bound upper ins({{.*}} : tensor<4xui64>, tensor<4xui64>)
  %11 = seek.bound upper ins(%ui64, %ui64 : tensor<4xui64>, tensor<4xui64>) outs(%o : tensor<4xi32>) -> tensor<4xi32>
  return
}

// CHECK-LABEL: func @bound_floats_tensor
func.func @bound_floats_tensor(%o: tensor<4xi32>,
    %f16: tensor<4xf16>, %bf16: tensor<4xbf16>, %f32: tensor<4xf32>, %f64: tensor<4xf64>,
    %f8E5M2: tensor<4xf8E5M2>, %f8E4M3: tensor<4xf8E4M3>, %f8E4M3FN: tensor<4xf8E4M3FN>, %f8E5M2FNUZ: tensor<4xf8E5M2FNUZ>,
    %f8E4M3FNUZ: tensor<4xf8E4M3FNUZ>, %f8E4M3B11FNUZ: tensor<4xf8E4M3B11FNUZ>, %f8E3M4: tensor<4xf8E3M4>, %f8E8M0FNU: tensor<4xf8E8M0FNU>) {
  // CHECK: seek.bound upper ins({{.*}} : tensor<4xf16>, tensor<4xf16>)
  %0 = seek.bound upper ins(%f16, %f16 : tensor<4xf16>, tensor<4xf16>) outs(%o : tensor<4xi32>) -> tensor<4xi32>
  // CHECK: seek.bound upper ins({{.*}} : tensor<4xbf16>, tensor<4xbf16>)
  %1 = seek.bound upper ins(%bf16, %bf16 : tensor<4xbf16>, tensor<4xbf16>) outs(%o : tensor<4xi32>) -> tensor<4xi32>
  // CHECK: seek.bound upper ins({{.*}} : tensor<4xf32>, tensor<4xf32>)
  %2 = seek.bound upper ins(%f32, %f32 : tensor<4xf32>, tensor<4xf32>) outs(%o : tensor<4xi32>) -> tensor<4xi32>
  // CHECK: seek.bound upper ins({{.*}} : tensor<4xf64>, tensor<4xf64>)
  %3 = seek.bound upper ins(%f64, %f64 : tensor<4xf64>, tensor<4xf64>) outs(%o : tensor<4xi32>) -> tensor<4xi32>
  // CHECK: seek.bound upper ins({{.*}} : tensor<4xf8E5M2>, tensor<4xf8E5M2>)
  %4 = seek.bound upper ins(%f8E5M2, %f8E5M2 : tensor<4xf8E5M2>, tensor<4xf8E5M2>) outs(%o : tensor<4xi32>) -> tensor<4xi32>
  // CHECK: seek.bound upper ins({{.*}} : tensor<4xf8E4M3>, tensor<4xf8E4M3>)
  %5 = seek.bound upper ins(%f8E4M3, %f8E4M3 : tensor<4xf8E4M3>, tensor<4xf8E4M3>) outs(%o : tensor<4xi32>) -> tensor<4xi32>
  // CHECK: seek.bound upper ins({{.*}} : tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>)
  %6 = seek.bound upper ins(%f8E4M3FN, %f8E4M3FN : tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>) outs(%o : tensor<4xi32>) -> tensor<4xi32>
  // CHECK: seek.bound upper ins({{.*}} : tensor<4xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>)
  %7 = seek.bound upper ins(%f8E5M2FNUZ, %f8E5M2FNUZ : tensor<4xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>) outs(%o : tensor<4xi32>) -> tensor<4xi32>
  // CHECK: seek.bound upper ins({{.*}} : tensor<4xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>)
  %8 = seek.bound upper ins(%f8E4M3FNUZ, %f8E4M3FNUZ : tensor<4xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>) outs(%o : tensor<4xi32>) -> tensor<4xi32>
  // CHECK: seek.bound upper ins({{.*}} : tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>)
  %9 = seek.bound upper ins(%f8E4M3B11FNUZ, %f8E4M3B11FNUZ : tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>) outs(%o : tensor<4xi32>) -> tensor<4xi32>
  // CHECK: seek.bound upper ins({{.*}} : tensor<4xf8E3M4>, tensor<4xf8E3M4>)
  %10 = seek.bound upper ins(%f8E3M4, %f8E3M4 : tensor<4xf8E3M4>, tensor<4xf8E3M4>) outs(%o : tensor<4xi32>) -> tensor<4xi32>
  // CHECK: seek.bound upper ins({{.*}} : tensor<4xf8E8M0FNU>, tensor<4xf8E8M0FNU>)
  %11 = seek.bound upper ins(%f8E8M0FNU, %f8E8M0FNU : tensor<4xf8E8M0FNU>, tensor<4xf8E8M0FNU>) outs(%o : tensor<4xi32>) -> tensor<4xi32>
  return
}

// CHECK-LABEL: func @bound_integers_memref
func.func @bound_integers_memref(%o: memref<4xi32>,
    %i8: memref<4xi8>, %i16: memref<4xi16>, %i32: memref<4xi32>, %i64: memref<4xi64>,
    %si8: memref<4xsi8>, %si16: memref<4xsi16>, %si32: memref<4xsi32>, %si64: memref<4xsi64>,
    %ui8: memref<4xui8>, %ui16: memref<4xui16>, %ui32: memref<4xui32>, %ui64: memref<4xui64>) {
  // CHECK: seek.bound upper ins({{.*}} : memref<4xi8>, memref<4xi8>)
  seek.bound upper ins(%i8, %i8 : memref<4xi8>, memref<4xi8>) outs(%o : memref<4xi32>)
  // CHECK: seek.bound upper ins({{.*}} : memref<4xi16>, memref<4xi16>)
  seek.bound upper ins(%i16, %i16 : memref<4xi16>, memref<4xi16>) outs(%o : memref<4xi32>)
  // CHECK: seek.bound upper ins({{.*}} : memref<4xi32>, memref<4xi32>)
  seek.bound upper ins(%i32, %i32 : memref<4xi32>, memref<4xi32>) outs(%o : memref<4xi32>)
  // CHECK: seek.bound upper ins({{.*}} : memref<4xi64>, memref<4xi64>)
  seek.bound upper ins(%i64, %i64 : memref<4xi64>, memref<4xi64>) outs(%o : memref<4xi32>)
  // CHECK: seek.bound upper ins({{.*}} : memref<4xsi8>, memref<4xsi8>)
  seek.bound upper ins(%si8, %si8 : memref<4xsi8>, memref<4xsi8>) outs(%o : memref<4xi32>)
  // CHECK: seek.bound upper ins({{.*}} : memref<4xsi16>, memref<4xsi16>)
  seek.bound upper ins(%si16, %si16 : memref<4xsi16>, memref<4xsi16>) outs(%o : memref<4xi32>)
  // CHECK: seek.bound upper ins({{.*}} : memref<4xsi32>, memref<4xsi32>)
  seek.bound upper ins(%si32, %si32 : memref<4xsi32>, memref<4xsi32>) outs(%o : memref<4xi32>)
  // CHECK: seek.bound upper ins({{.*}} : memref<4xsi64>, memref<4xsi64>)
  seek.bound upper ins(%si64, %si64 : memref<4xsi64>, memref<4xsi64>) outs(%o : memref<4xi32>)
  // CHECK: seek.bound upper ins({{.*}} : memref<4xui8>, memref<4xui8>)
  seek.bound upper ins(%ui8, %ui8 : memref<4xui8>, memref<4xui8>) outs(%o : memref<4xi32>)
  // CHECK: seek.bound upper ins({{.*}} : memref<4xui16>, memref<4xui16>)
  seek.bound upper ins(%ui16, %ui16 : memref<4xui16>, memref<4xui16>) outs(%o : memref<4xi32>)
  // CHECK: seek.bound upper ins({{.*}} : memref<4xui32>, memref<4xui32>)
  seek.bound upper ins(%ui32, %ui32 : memref<4xui32>, memref<4xui32>) outs(%o : memref<4xi32>)
  // CHECK: seek.bound upper ins({{.*}} : memref<4xui64>, memref<4xui64>)
  seek.bound upper ins(%ui64, %ui64 : memref<4xui64>, memref<4xui64>) outs(%o : memref<4xi32>)
  return
}

// CHECK-LABEL: func @bound_floats_memref
func.func @bound_floats_memref(%o: memref<4xi32>,
    %f16: memref<4xf16>, %bf16: memref<4xbf16>, %f32: memref<4xf32>, %f64: memref<4xf64>,
    %f8E5M2: memref<4xf8E5M2>, %f8E4M3: memref<4xf8E4M3>, %f8E4M3FN: memref<4xf8E4M3FN>, %f8E5M2FNUZ: memref<4xf8E5M2FNUZ>,
    %f8E4M3FNUZ: memref<4xf8E4M3FNUZ>, %f8E4M3B11FNUZ: memref<4xf8E4M3B11FNUZ>, %f8E3M4: memref<4xf8E3M4>, %f8E8M0FNU: memref<4xf8E8M0FNU>) {
  // CHECK: seek.bound upper ins({{.*}} : memref<4xf16>, memref<4xf16>)
  seek.bound upper ins(%f16, %f16 : memref<4xf16>, memref<4xf16>) outs(%o : memref<4xi32>)
  // CHECK: seek.bound upper ins({{.*}} : memref<4xbf16>, memref<4xbf16>)
  seek.bound upper ins(%bf16, %bf16 : memref<4xbf16>, memref<4xbf16>) outs(%o : memref<4xi32>)
  // CHECK: seek.bound upper ins({{.*}} : memref<4xf32>, memref<4xf32>)
  seek.bound upper ins(%f32, %f32 : memref<4xf32>, memref<4xf32>) outs(%o : memref<4xi32>)
  // CHECK: seek.bound upper ins({{.*}} : memref<4xf64>, memref<4xf64>)
  seek.bound upper ins(%f64, %f64 : memref<4xf64>, memref<4xf64>) outs(%o : memref<4xi32>)
  // CHECK: seek.bound upper ins({{.*}} : memref<4xf8E5M2>, memref<4xf8E5M2>)
  seek.bound upper ins(%f8E5M2, %f8E5M2 : memref<4xf8E5M2>, memref<4xf8E5M2>) outs(%o : memref<4xi32>)
  // CHECK: seek.bound upper ins({{.*}} : memref<4xf8E4M3>, memref<4xf8E4M3>)
  seek.bound upper ins(%f8E4M3, %f8E4M3 : memref<4xf8E4M3>, memref<4xf8E4M3>) outs(%o : memref<4xi32>)
  // CHECK: seek.bound upper ins({{.*}} : memref<4xf8E4M3FN>, memref<4xf8E4M3FN>)
  seek.bound upper ins(%f8E4M3FN, %f8E4M3FN : memref<4xf8E4M3FN>, memref<4xf8E4M3FN>) outs(%o : memref<4xi32>)
  // CHECK: seek.bound upper ins({{.*}} : memref<4xf8E5M2FNUZ>, memref<4xf8E5M2FNUZ>)
  seek.bound upper ins(%f8E5M2FNUZ, %f8E5M2FNUZ : memref<4xf8E5M2FNUZ>, memref<4xf8E5M2FNUZ>) outs(%o : memref<4xi32>)
  // CHECK: seek.bound upper ins({{.*}} : memref<4xf8E4M3FNUZ>, memref<4xf8E4M3FNUZ>)
  seek.bound upper ins(%f8E4M3FNUZ, %f8E4M3FNUZ : memref<4xf8E4M3FNUZ>, memref<4xf8E4M3FNUZ>) outs(%o : memref<4xi32>)
  // CHECK: seek.bound upper ins({{.*}} : memref<4xf8E4M3B11FNUZ>, memref<4xf8E4M3B11FNUZ>)
  seek.bound upper ins(%f8E4M3B11FNUZ, %f8E4M3B11FNUZ : memref<4xf8E4M3B11FNUZ>, memref<4xf8E4M3B11FNUZ>) outs(%o : memref<4xi32>)
  // CHECK: seek.bound upper ins({{.*}} : memref<4xf8E3M4>, memref<4xf8E3M4>)
  seek.bound upper ins(%f8E3M4, %f8E3M4 : memref<4xf8E3M4>, memref<4xf8E3M4>) outs(%o : memref<4xi32>)
  // CHECK: seek.bound upper ins({{.*}} : memref<4xf8E8M0FNU>, memref<4xf8E8M0FNU>)
  seek.bound upper ins(%f8E8M0FNU, %f8E8M0FNU : memref<4xf8E8M0FNU>, memref<4xf8E8M0FNU>) outs(%o : memref<4xi32>)
  return
}

//===----------------------------------------------------------------------===//
// seek.prepare and its table
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @prepare
func.func @prepare(%s: tensor<?xf32>, %v: tensor<4x?xf32>, %o: tensor<4x?xi64>, %e: tensor<?xi32>) -> tensor<4x?xi64> {
  // CHECK: %[[T:.*]] = seek.prepare lower ins(%{{.*}} : tensor<?xf32>) outs(%{{.*}} : tensor<?xi32>) -> tensor<?xi32>
  // CHECK: seek.bound lower ins(%{{.*}}, %{{.*}} : tensor<?xf32>, tensor<4x?xf32>) prepared(%[[T]] : tensor<?xi32>) outs(%{{.*}} : tensor<4x?xi64>) {strategy = #seek.strategy<index>} -> tensor<4x?xi64>
  %t = seek.prepare lower ins(%s : tensor<?xf32>) outs(%e : tensor<?xi32>) -> tensor<?xi32>
  %r = seek.bound lower ins(%s, %v : tensor<?xf32>, tensor<4x?xf32>) prepared(%t : tensor<?xi32>) outs(%o : tensor<4x?xi64>) {strategy = #seek.strategy<index>} -> tensor<4x?xi64>
  return %r : tensor<4x?xi64>
}

// CHECK-LABEL: func @prepare_memref
func.func @prepare_memref(%s: memref<300xi64>, %v: memref<9xi64>, %o: memref<9xi16>, %t: memref<513xi32>) {
  // CHECK: seek.prepare upper unsigned ins(%{{.*}} : memref<300xi64>) outs(%[[T:.*]] : memref<513xi32>)
  // CHECK: seek.bound upper unsigned ins(%{{.*}}, %{{.*}} : memref<300xi64>, memref<9xi64>) prepared(%[[T]] : memref<513xi32>) outs(%{{.*}} : memref<9xi16>)
  seek.prepare upper unsigned ins(%s : memref<300xi64>) outs(%t : memref<513xi32>)
  seek.bound upper unsigned ins(%s, %v : memref<300xi64>, memref<9xi64>) prepared(%t : memref<513xi32>) outs(%o : memref<9xi16>)
  return
}

// Views, and any element.
// CHECK-LABEL: func @prepare_views
func.func @prepare_views(%s: memref<?xui8, strided<[?], offset: ?>>, %f: memref<7xf8E4M3FN>, %t: memref<?xi32, strided<[2]>>) {
  // CHECK: seek.prepare upper ins(%{{.*}} : memref<?xui8, strided<[?], offset: ?>>) outs(%{{.*}} : memref<?xi32, strided<[2]>>)
  seek.prepare upper ins(%s : memref<?xui8, strided<[?], offset: ?>>) outs(%t : memref<?xi32, strided<[2]>>)
  // CHECK: seek.prepare lower ins(%{{.*}} : memref<7xf8E4M3FN>)
  seek.prepare lower ins(%f : memref<7xf8E4M3FN>) outs(%t : memref<?xi32, strided<[2]>>)
  return
}

// CHECK-LABEL: func @strategies
func.func @strategies(%s: memref<?xf32>, %v: memref<?xf32>, %o: memref<?xi64>) {
  // CHECK: #seek.strategy<scalar>
  seek.bound lower ins(%s, %v : memref<?xf32>, memref<?xf32>) outs(%o : memref<?xi64>) {strategy = #seek.strategy<scalar>}
  // CHECK: #seek.strategy<count>
  seek.bound lower ins(%s, %v : memref<?xf32>, memref<?xf32>) outs(%o : memref<?xi64>) {strategy = #seek.strategy<count>}
  // CHECK: #seek.strategy<permute>
  seek.bound lower ins(%s, %v : memref<?xf32>, memref<?xf32>) outs(%o : memref<?xi64>) {strategy = #seek.strategy<permute>}
  // CHECK: #seek.strategy<gather>
  seek.bound lower ins(%s, %v : memref<?xf32>, memref<?xf32>) outs(%o : memref<?xi64>) {strategy = #seek.strategy<gather>}
  // CHECK: #seek.strategy<index>
  seek.bound lower ins(%s, %v : memref<?xf32>, memref<?xf32>) outs(%o : memref<?xi64>) {strategy = #seek.strategy<index>}
  // CHECK: #seek.strategy<rows>
  seek.bound lower ins(%s, %v : memref<?xf32>, memref<?xf32>) outs(%o : memref<?xi64>) {strategy = #seek.strategy<rows>}
  return
}

//===----------------------------------------------------------------------===//
// Attributes of the dialect on other ops
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @unpredictable
func.func @unpredictable(%c: i1, %a: i32, %b: i32) -> i32 {
  // CHECK: arith.select {{.*}} {seek.unpredictable} : i32
  %0 = arith.select %c, %a, %b {seek.unpredictable} : i32
  return %0 : i32
}
