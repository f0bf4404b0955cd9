// Sums of comparisons in linalg on tensors that are searches.

// RUN: seek-opt %s --seek-raise-from-linalg --split-input-file | FileCheck %s
// RUN: seek-opt %s --seek-raise-from-linalg="assume-sorted assume-no-nans" \
// RUN:   --split-input-file | FileCheck %s

// The order of operands, a negation and the type of the sum do not matter.

#all = affine_map<(d0, d1) -> (d0, d1)>
#rows = affine_map<(d0, d1) -> (d0)>
#columns = affine_map<(d0, d1) -> (d1)>

// CHECK-LABEL: func @negated(
//  CHECK-SAME:   %[[X:.*]]: tensor<?xf32>, %[[O:.*]]: tensor<?xindex>)
//   CHECK-NOT:   linalg
//       CHECK:   seek.bound upper ins(%{{.*}}, %[[X]] : tensor<3xf32>, tensor<?xf32>) outs(%[[O]] : tensor<?xindex>)
//   CHECK-NOT:   linalg
func.func @negated(%x: tensor<?xf32>, %o: tensor<?xindex>) -> tensor<?xindex> {
  %b = arith.constant dense<[-0.0, 0.0, 0x7F800000]> : tensor<3xf32>
  %zero = arith.constant 0 : index
  %true = arith.constant true
  %i = linalg.fill ins(%zero : index) outs(%o : tensor<?xindex>) -> tensor<?xindex>
  %r = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<?xf32>, tensor<3xf32>) outs(%i : tensor<?xindex>) {
  ^bb0(%v: f32, %e: f32, %count: index):
    %c = arith.cmpf olt, %v, %e : f32
    %not = arith.xori %c, %true : i1
    %one = arith.index_castui %not : i1 to index
    %sum = arith.addi %one, %count : index
    linalg.yield %sum : index
  } -> tensor<?xindex>
  return %r : tensor<?xindex>
}

// The boundaries first, the loop over them outermost, a select that adds one.

// CHECK-LABEL: func @transposed(
//   CHECK-NOT:   linalg
//       CHECK:   seek.bound lower ins(%{{.*}} : tensor<127xi16>, tensor<4xi16>) outs(%{{.*}} : tensor<4xi8>)
//   CHECK-NOT:   linalg
func.func @transposed(%x: tensor<4xi16>) -> tensor<4xi8> {
  %b = arith.constant dense<7> : tensor<127xi16>
  %i = arith.constant dense<0> : tensor<4xi8>
  %one = arith.constant 1 : i8
  %r = linalg.generic {indexing_maps = [#rows, #columns, #columns], iterator_types = ["reduction", "parallel"]}
      ins(%b, %x : tensor<127xi16>, tensor<4xi16>) outs(%i : tensor<4xi8>) {
  ^bb0(%e: i16, %v: i16, %count: i8):
    %c = arith.cmpi slt, %e, %v : i16
    %next = arith.addi %count, %one : i8
    %sum = arith.select %c, %next, %count : i8
    linalg.yield %sum : i8
  } -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// Unsigned predicates.

// CHECK-LABEL: func @unsigned(
//       CHECK:   seek.bound upper unsigned ins(%{{.*}} : tensor<3xi8>, tensor<4xi8>) outs(%{{.*}} : tensor<4xi32>)
func.func @unsigned(%x: tensor<4xi8>) -> tensor<4xi32> {
  %b = arith.constant dense<[1, 127, -2]> : tensor<3xi8>
  %i = arith.constant dense<0> : tensor<4xi32>
  %r = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<4xi8>, tensor<3xi8>) outs(%i : tensor<4xi32>) {
  ^bb0(%v: i8, %e: i8, %count: i32):
    %c = arith.cmpi uge, %v, %e : i8
    %one = arith.extui %c : i1 to i32
    %sum = arith.addi %count, %one : i32
    linalg.yield %sum : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// A widening is exact, and seek.bound compares exactly.

// CHECK-LABEL: func @widened(
//       CHECK:   seek.bound lower ins(%{{.*}} : tensor<2xf64>, tensor<4xf16>)
func.func @widened(%x: tensor<4xf16>) -> tensor<4xi32> {
  %b = arith.constant dense<[0.1, 0.2]> : tensor<2xf64>
  %i = arith.constant dense<0> : tensor<4xi32>
  %r = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<4xf16>, tensor<2xf64>) outs(%i : tensor<4xi32>) {
  ^bb0(%v: f16, %e: f64, %count: i32):
    %w = arith.extf %v : f16 to f64
    %c = arith.cmpf ult, %e, %w : f64
    %one = arith.extui %c : i1 to i32
    %sum = arith.addi %count, %one : i32
    linalg.yield %sum : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// Counts of up to 2^24 are exact as f32. No NaN may be compared.

// CHECK-LABEL: func @as_float(
//       CHECK:   %[[B:.*]] = seek.bound lower ins(%{{.*}} : tensor<2xf32>, tensor<4xf32>) outs(%{{.*}} : tensor<4xi32>)
//       CHECK:   linalg.generic
//  CHECK-SAME:     ins(%[[B]] : tensor<4xi32>) outs(%{{.*}} : tensor<4xf32>)
//       CHECK:   arith.sitofp
func.func @as_float(%x: tensor<4xf32>) -> tensor<4xf32> {
  %b = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %i = arith.constant dense<0.0> : tensor<4xf32>
  %r = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<4xf32>, tensor<2xf32>) outs(%i : tensor<4xf32>) {
  ^bb0(%v: f32, %e: f32, %count: f32):
    %c = arith.cmpf olt, %e, %v fastmath<nnan> : f32
    %one = arith.uitofp %c : i1 to f32
    %sum = arith.addf %count, %one : f32
    linalg.yield %sum : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// One value.

// CHECK-LABEL: func @rank_0(
//       CHECK:   seek.bound upper ins(%{{.*}} : tensor<2xi32>, tensor<i32>) outs(%{{.*}} : tensor<i64>)
func.func @rank_0(%x: tensor<i32>) -> tensor<i64> {
  %b = arith.constant dense<[1, 2]> : tensor<2xi32>
  %i = arith.constant dense<0> : tensor<i64>
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]}
      ins(%x, %b : tensor<i32>, tensor<2xi32>) outs(%i : tensor<i64>) {
  ^bb0(%v: i32, %e: i32, %count: i64):
    %c = arith.cmpi sle, %e, %v : i32
    %one = arith.extui %c : i1 to i64
    %sum = arith.addi %count, %one : i64
    linalg.yield %sum : i64
  } -> tensor<i64>
  return %r : tensor<i64>
}

// -----

// As from XLA: broadcasts, a comparison, a conversion and a reduction, each an op.

// CHECK-LABEL: func @unfused(
//  CHECK-SAME:   %[[X:.*]]: tensor<2x?xf32>)
//   CHECK-NOT:   linalg
//       CHECK:   seek.bound lower ins(%{{.*}}, %[[X]] : tensor<3xf32>, tensor<2x?xf32>) outs(%{{.*}} : tensor<2x?xi32>)
//   CHECK-NOT:   linalg
func.func @unfused(%x: tensor<2x?xf32>) -> tensor<2x?xi32> {
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %n = tensor.dim %x, %c1 : tensor<2x?xf32>
  %b = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %e0 = tensor.empty(%n) : tensor<2x?x3xf32>
  %v = linalg.broadcast ins(%x : tensor<2x?xf32>) outs(%e0 : tensor<2x?x3xf32>) dimensions = [2]
  %e = linalg.broadcast ins(%b : tensor<3xf32>) outs(%e0 : tensor<2x?x3xf32>) dimensions = [0, 1]
  %e1 = tensor.empty(%n) : tensor<2x?x3xi1>
  %c = linalg.map ins(%v, %e : tensor<2x?x3xf32>, tensor<2x?x3xf32>) outs(%e1 : tensor<2x?x3xi1>)
      (%lhs: f32, %rhs: f32, %out: i1) {
    %flag = arith.cmpf ugt, %lhs, %rhs : f32
    linalg.yield %flag : i1
  }
  %e2 = tensor.empty(%n) : tensor<2x?x3xi32>
  %one = linalg.map { arith.extui } ins(%c : tensor<2x?x3xi1>) outs(%e2 : tensor<2x?x3xi32>)
  %o = tensor.empty(%n) : tensor<2x?xi32>
  %i = linalg.fill ins(%zero : i32) outs(%o : tensor<2x?xi32>) -> tensor<2x?xi32>
  %r = linalg.reduce { arith.addi } ins(%one : tensor<2x?x3xi32>) outs(%i : tensor<2x?xi32>) dimensions = [2]
  return %r : tensor<2x?xi32>
}

// -----

// Comparisons of whole tensors, and constants in a wider shape.

#all = affine_map<(d0, d1) -> (d0, d1)>
#rows = affine_map<(d0, d1) -> (d0)>
#unit = affine_map<(d0, d1) -> (d0, 0)>
#top = affine_map<(d0, d1) -> (0, d1)>

// CHECK-LABEL: func @elementwise(
//       CHECK:   %[[V:.*]] = tensor.collapse_shape %{{.*}} {{\[\[}}0, 1]] : tensor<4x1xi32> into tensor<4xi32>
//       CHECK:   seek.bound upper ins(%{{.*}}, %[[V]] : tensor<3xi32>, tensor<4xi32>) outs(%{{.*}} : tensor<4xi64>)
func.func @elementwise(%x: tensor<4x1xi32>) -> tensor<4xi64> {
  %b = arith.constant dense<[[1, 2, 3]]> : tensor<1x3xi32>
  %e0 = tensor.empty() : tensor<4x3xi32>
  %v = linalg.generic {indexing_maps = [#unit, #all], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<4x1xi32>) outs(%e0 : tensor<4x3xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<4x3xi32>
  %e = linalg.generic {indexing_maps = [#top, #all], iterator_types = ["parallel", "parallel"]}
      ins(%b : tensor<1x3xi32>) outs(%e0 : tensor<4x3xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<4x3xi32>
  %c = arith.cmpi sge, %v, %e : tensor<4x3xi32>
  %one = arith.extui %c : tensor<4x3xi1> to tensor<4x3xi64>
  %i = arith.constant dense<0> : tensor<4xi64>
  %r = linalg.reduce { arith.addi } ins(%one : tensor<4x3xi64>) outs(%i : tensor<4xi64>) dimensions = [1]
  return %r : tensor<4xi64>
}

// -----

// A row of boundaries per row of values.

#v = affine_map<(d0, d1, d2) -> (d0, d1)>
#e = affine_map<(d0, d1, d2) -> (d0, d2)>

// CHECK-LABEL: func @per_row(
//       CHECK:   seek.bound lower ins(%{{.*}} : tensor<2x3xi32>, tensor<2x5xi32>) outs(%{{.*}} : tensor<2x5xi32>)
func.func @per_row(%x: tensor<2x5xi32>) -> tensor<2x5xi32> {
  %b = arith.constant dense<[[1, 2, 3], [-7, 2, 2]]> : tensor<2x3xi32>
  %i = arith.constant dense<0> : tensor<2x5xi32>
  %r = linalg.generic {indexing_maps = [#v, #e, #v], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %b : tensor<2x5xi32>, tensor<2x3xi32>) outs(%i : tensor<2x5xi32>) {
  ^bb0(%v: i32, %e: i32, %count: i32):
    %c = arith.cmpi sgt, %v, %e : i32
    %one = arith.extui %c : i1 to i32
    %sum = arith.addi %count, %one : i32
    linalg.yield %sum : i32
  } -> tensor<2x5xi32>
  return %r : tensor<2x5xi32>
}

// -----

// A reduction that keeps its dimension, and a constant that is a resource.

#all = affine_map<(d0, d1) -> (d0, d1)>
#unit = affine_map<(d0, d1) -> (d0, 0)>
#columns = affine_map<(d0, d1) -> (d1)>

// CHECK-LABEL: func @kept_dimension(
//       CHECK:   seek.bound lower ins(%{{.*}} : tensor<2xi32>, tensor<5x1xi32>) outs(%{{.*}} : tensor<5x1xi32>)
func.func @kept_dimension(%x: tensor<5x1xi32>) -> tensor<5x1xi32> {
  %b = arith.constant dense_resource<two> : tensor<2xi32>
  %i = arith.constant dense<0> : tensor<5x1xi32>
  %r = linalg.generic {indexing_maps = [#unit, #columns, #unit], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<5x1xi32>, tensor<2xi32>) outs(%i : tensor<5x1xi32>) {
  ^bb0(%v: i32, %e: i32, %count: i32):
    %c = arith.cmpi sgt, %v, %e : i32
    %one = arith.extui %c : i1 to i32
    %sum = arith.addi %count, %one : i32
    linalg.yield %sum : i32
  } -> tensor<5x1xi32>
  return %r : tensor<5x1xi32>
}

{-#
  dialect_resources: {
    builtin: {
      two: "0x040000000100000002000000"
    }
  }
#-}
