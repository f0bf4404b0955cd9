// What is close to a search, but not one, is left alone.

// RUN: seek-opt %s --seek-raise-from-linalg | FileCheck %s --implicit-check-not=seek.bound

#all = affine_map<(d0, d1) -> (d0, d1)>
#rows = affine_map<(d0, d1) -> (d0)>
#columns = affine_map<(d0, d1) -> (d1)>

// What the others differ from.

// CHECK-LABEL: func @base(
//       CHECK:   seek.bound lower
func.func @base(%x: tensor<4xf32>) -> tensor<4xi32> {
  %b = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %i = arith.constant dense<0> : tensor<4xi32>
  %r = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<4xf32>, tensor<3xf32>) outs(%i : tensor<4xi32>) {
  ^bb0(%v: f32, %e: f32, %count: i32):
    %c = arith.cmpf ugt, %v, %e : f32
    %one = arith.extui %c : i1 to i32
    %sum = arith.addi %count, %one : i32
    linalg.yield %sum : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// A NaN value comes after all boundaries, but counts none here.

// CHECK-LABEL: func @ordered(
func.func @ordered(%x: tensor<4xf32>) -> tensor<4xi32> {
  %b = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %i = arith.constant dense<0> : tensor<4xi32>
  %r = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<4xf32>, tensor<3xf32>) outs(%i : tensor<4xi32>) {
  ^bb0(%v: f32, %e: f32, %count: i32):
    %c = arith.cmpf ogt, %v, %e : f32
    %one = arith.extui %c : i1 to i32
    %sum = arith.addi %count, %one : i32
    linalg.yield %sum : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// And here.

// CHECK-LABEL: func @negated_unordered(
func.func @negated_unordered(%x: tensor<4xf32>) -> tensor<4xi32> {
  %b = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %i = arith.constant dense<0> : tensor<4xi32>
  %r = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<4xf32>, tensor<3xf32>) outs(%i : tensor<4xi32>) {
  ^bb0(%v: f32, %e: f32, %count: i32):
    %true = arith.constant true
    %c = arith.cmpf ule, %v, %e : f32
    %not = arith.xori %c, %true : i1
    %one = arith.extui %not : i1 to i32
    %sum = arith.addi %count, %one : i32
    linalg.yield %sum : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// Flags that say nothing about NaN.

// CHECK-LABEL: func @other_flags(
func.func @other_flags(%x: tensor<4xf32>) -> tensor<4xi32> {
  %b = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %i = arith.constant dense<0> : tensor<4xi32>
  %r = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<4xf32>, tensor<3xf32>) outs(%i : tensor<4xi32>) {
  ^bb0(%v: f32, %e: f32, %count: i32):
    %c = arith.cmpf ogt, %v, %e fastmath<ninf,nsz> : f32
    %one = arith.extui %c : i1 to i32
    %sum = arith.addi %count, %one : i32
    linalg.yield %sum : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// Boundaries out of order.

// CHECK-LABEL: func @unsorted(
func.func @unsorted(%x: tensor<4xf32>) -> tensor<4xi32> {
  %b = arith.constant dense<[1.0, 3.0, 2.0]> : tensor<3xf32>
  %i = arith.constant dense<0> : tensor<4xi32>
  %r = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<4xf32>, tensor<3xf32>) outs(%i : tensor<4xi32>) {
  ^bb0(%v: f32, %e: f32, %count: i32):
    %c = arith.cmpf ugt, %v, %e : f32
    %one = arith.extui %c : i1 to i32
    %sum = arith.addi %count, %one : i32
    linalg.yield %sum : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// A boundary that is NaN: it counts for every value here.

// CHECK-LABEL: func @nan_boundary(
func.func @nan_boundary(%x: tensor<4xf32>) -> tensor<4xi32> {
  %b = arith.constant dense<[1.0, 2.0, 0x7FC00000]> : tensor<3xf32>
  %i = arith.constant dense<0> : tensor<4xi32>
  %r = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<4xf32>, tensor<3xf32>) outs(%i : tensor<4xi32>) {
  ^bb0(%v: f32, %e: f32, %count: i32):
    %c = arith.cmpf ugt, %v, %e : f32
    %one = arith.extui %c : i1 to i32
    %sum = arith.addi %count, %one : i32
    linalg.yield %sum : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// In order as signed numbers only.

// CHECK-LABEL: func @unsorted_as_unsigned(
func.func @unsorted_as_unsigned(%x: tensor<4xi8>) -> tensor<4xi32> {
  %b = arith.constant dense<[-1, 0, 1]> : tensor<3xi8>
  %i = arith.constant dense<0> : tensor<4xi32>
  %r = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<4xi8>, tensor<3xi8>) outs(%i : tensor<4xi32>) {
  ^bb0(%v: i8, %e: i8, %count: i32):
    %c = arith.cmpi ugt, %v, %e : i8
    %one = arith.extui %c : i1 to i32
    %sum = arith.addi %count, %one : i32
    linalg.yield %sum : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// Boundaries after the value.

// CHECK-LABEL: func @counts_after(
func.func @counts_after(%x: tensor<4xf32>) -> tensor<4xi32> {
  %b = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %i = arith.constant dense<0> : tensor<4xi32>
  %r = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<4xf32>, tensor<3xf32>) outs(%i : tensor<4xi32>) {
  ^bb0(%v: f32, %e: f32, %count: i32):
    %c = arith.cmpf ult, %v, %e : f32
    %one = arith.extui %c : i1 to i32
    %sum = arith.addi %count, %one : i32
    linalg.yield %sum : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// Boundaries that are equal.

// CHECK-LABEL: func @counts_equal(
func.func @counts_equal(%x: tensor<4xf32>) -> tensor<4xi32> {
  %b = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %i = arith.constant dense<0> : tensor<4xi32>
  %r = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<4xf32>, tensor<3xf32>) outs(%i : tensor<4xi32>) {
  ^bb0(%v: f32, %e: f32, %count: i32):
    %c = arith.cmpf ueq, %v, %e : f32
    %one = arith.extui %c : i1 to i32
    %sum = arith.addi %count, %one : i32
    linalg.yield %sum : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// A sum of i8 wraps around after 127.

// CHECK-LABEL: func @sum_wraps(
func.func @sum_wraps(%x: tensor<4xf32>) -> tensor<4xi8> {
  %b = arith.constant dense<1.0> : tensor<128xf32>
  %i = arith.constant dense<0> : tensor<4xi8>
  %r = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<4xf32>, tensor<128xf32>) outs(%i : tensor<4xi8>) {
  ^bb0(%v: f32, %e: f32, %count: i8):
    %c = arith.cmpf ugt, %v, %e : f32
    %one = arith.extui %c : i1 to i8
    %sum = arith.addi %count, %one : i8
    linalg.yield %sum : i8
  } -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// A sum of f16 stays at 2048.

// CHECK-LABEL: func @float_sum_rounds(
func.func @float_sum_rounds(%x: tensor<4xf32>) -> tensor<4xf16> {
  %b = arith.constant dense<1.0> : tensor<2049xf32>
  %i = arith.constant dense<0.0> : tensor<4xf16>
  %r = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<4xf32>, tensor<2049xf32>) outs(%i : tensor<4xf16>) {
  ^bb0(%v: f32, %e: f32, %count: f16):
    %c = arith.cmpf ugt, %v, %e : f32
    %one = arith.uitofp %c : i1 to f16
    %sum = arith.addf %count, %one : f16
    linalg.yield %sum : f16
  } -> tensor<4xf16>
  return %r : tensor<4xf16>
}

// Counts from 1.

// CHECK-LABEL: func @init_not_zero(
func.func @init_not_zero(%x: tensor<4xf32>) -> tensor<4xi32> {
  %b = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %i = arith.constant dense<1> : tensor<4xi32>
  %r = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<4xf32>, tensor<3xf32>) outs(%i : tensor<4xi32>) {
  ^bb0(%v: f32, %e: f32, %count: i32):
    %c = arith.cmpf ugt, %v, %e : f32
    %one = arith.extui %c : i1 to i32
    %sum = arith.addi %count, %one : i32
    linalg.yield %sum : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// Counts from what is there.

// CHECK-LABEL: func @init_unknown(
func.func @init_unknown(%x: tensor<4xf32>, %i: tensor<4xi32>) -> tensor<4xi32> {
  %b = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %r = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<4xf32>, tensor<3xf32>) outs(%i : tensor<4xi32>) {
  ^bb0(%v: f32, %e: f32, %count: i32):
    %c = arith.cmpf ugt, %v, %e : f32
    %one = arith.extui %c : i1 to i32
    %sum = arith.addi %count, %one : i32
    linalg.yield %sum : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// Adds -1: the one of i1, sign-extended.

// CHECK-LABEL: func @minus_one(
func.func @minus_one(%x: tensor<4xf32>) -> tensor<4xi32> {
  %b = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %i = arith.constant dense<0> : tensor<4xi32>
  %r = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<4xf32>, tensor<3xf32>) outs(%i : tensor<4xi32>) {
  ^bb0(%v: f32, %e: f32, %count: i32):
    %c = arith.cmpf ugt, %v, %e : f32
    %one = arith.extsi %c : i1 to i32
    %sum = arith.addi %count, %one : i32
    linalg.yield %sum : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// Adds 2.

// CHECK-LABEL: func @adds_two(
func.func @adds_two(%x: tensor<4xf32>) -> tensor<4xi32> {
  %b = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %i = arith.constant dense<0> : tensor<4xi32>
  %r = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<4xf32>, tensor<3xf32>) outs(%i : tensor<4xi32>) {
  ^bb0(%v: f32, %e: f32, %count: i32):
    %two = arith.constant 2 : i32
    %zero = arith.constant 0 : i32
    %c = arith.cmpf ugt, %v, %e : f32
    %one = arith.select %c, %two, %zero : i32
    %sum = arith.addi %count, %one : i32
    linalg.yield %sum : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// Counts down.

// CHECK-LABEL: func @subtracts(
func.func @subtracts(%x: tensor<4xf32>) -> tensor<4xi32> {
  %b = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %i = arith.constant dense<0> : tensor<4xi32>
  %r = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<4xf32>, tensor<3xf32>) outs(%i : tensor<4xi32>) {
  ^bb0(%v: f32, %e: f32, %count: i32):
    %c = arith.cmpf ugt, %v, %e : f32
    %one = arith.extui %c : i1 to i32
    %sum = arith.subi %count, %one : i32
    linalg.yield %sum : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// Adds up values.

// CHECK-LABEL: func @weighted(
func.func @weighted(%x: tensor<4xf32>) -> tensor<4xf32> {
  %b = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %i = arith.constant dense<0.0> : tensor<4xf32>
  %r = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<4xf32>, tensor<3xf32>) outs(%i : tensor<4xf32>) {
  ^bb0(%v: f32, %e: f32, %count: f32):
    %zero = arith.constant 0.0 : f32
    %c = arith.cmpf ugt, %v, %e : f32
    %one = arith.select %c, %v, %zero : f32
    %sum = arith.addf %count, %one : f32
    linalg.yield %sum : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// Compares with the count so far.

// CHECK-LABEL: func @compares_count(
func.func @compares_count(%x: tensor<4xi32>) -> tensor<4xi32> {
  %b = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
  %i = arith.constant dense<0> : tensor<4xi32>
  %r = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<4xi32>, tensor<3xi32>) outs(%i : tensor<4xi32>) {
  ^bb0(%v: i32, %e: i32, %count: i32):
    %c = arith.cmpi sgt, %count, %e : i32
    %one = arith.extui %c : i1 to i32
    %sum = arith.addi %count, %one : i32
    linalg.yield %sum : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// The value is rounded before it is compared.

// CHECK-LABEL: func @rounded(
func.func @rounded(%x: tensor<4xf64>) -> tensor<4xi32> {
  %b = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %i = arith.constant dense<0> : tensor<4xi32>
  %r = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<4xf64>, tensor<3xf32>) outs(%i : tensor<4xi32>) {
  ^bb0(%v: f64, %e: f32, %count: i32):
    %w = arith.truncf %v : f64 to f32
    %c = arith.cmpf ugt, %w, %e : f32
    %one = arith.extui %c : i1 to i32
    %sum = arith.addi %count, %one : i32
    linalg.yield %sum : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// And here.

// CHECK-LABEL: func @rounded_integer(
func.func @rounded_integer(%x: tensor<4xi64>) -> tensor<4xi32> {
  %b = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %i = arith.constant dense<0> : tensor<4xi32>
  %r = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<4xi64>, tensor<3xf32>) outs(%i : tensor<4xi32>) {
  ^bb0(%v: i64, %e: f32, %count: i32):
    %w = arith.sitofp %v : i64 to f32
    %c = arith.cmpf ugt, %w, %e : f32
    %one = arith.extui %c : i1 to i32
    %sum = arith.addi %count, %one : i32
    linalg.yield %sum : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// Zero-extended, but compared with negative boundaries too.

// CHECK-LABEL: func @mixed_signs(
func.func @mixed_signs(%x: tensor<4xi8>) -> tensor<4xi32> {
  %b = arith.constant dense<[-1, 0, 1]> : tensor<3xi32>
  %i = arith.constant dense<0> : tensor<4xi32>
  %r = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<4xi8>, tensor<3xi32>) outs(%i : tensor<4xi32>) {
  ^bb0(%v: i8, %e: i32, %count: i32):
    %w = arith.extui %v : i8 to i32
    %c = arith.cmpi sgt, %w, %e : i32
    %one = arith.extui %c : i1 to i32
    %sum = arith.addi %count, %one : i32
    linalg.yield %sum : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// The value is computed where it is compared.

// CHECK-LABEL: func @computed_value(
func.func @computed_value(%x: tensor<4xf32>) -> tensor<4xi32> {
  %b = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %i = arith.constant dense<0> : tensor<4xi32>
  %r = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<4xf32>, tensor<3xf32>) outs(%i : tensor<4xi32>) {
  ^bb0(%v: f32, %e: f32, %count: i32):
    %w = arith.addf %v, %v : f32
    %c = arith.cmpf ugt, %w, %e : f32
    %one = arith.extui %c : i1 to i32
    %sum = arith.addi %count, %one : i32
    linalg.yield %sum : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// A part of a constant.

// CHECK-LABEL: func @slice(
func.func @slice(%x: tensor<4xf32>) -> tensor<4xi32> {
  %i = arith.constant dense<0> : tensor<4xi32>
  %all = arith.constant dense<[1.0, 9.0, 2.0, 8.0, 3.0, 7.0]> : tensor<6xf32>
  %b = tensor.extract_slice %all[0] [3] [2] : tensor<6xf32> to tensor<3xf32>
  %r = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<4xf32>, tensor<3xf32>) outs(%i : tensor<4xi32>) {
  ^bb0(%v: f32, %e: f32, %count: i32):
    %c = arith.cmpf ugt, %v, %e : f32
    %one = arith.extui %c : i1 to i32
    %sum = arith.addi %count, %one : i32
    linalg.yield %sum : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// The first of a longer constant: not all of it.

// CHECK-LABEL: func @shorter(
func.func @shorter(%x: tensor<4xf32>) -> tensor<4xi32> {
  %i = arith.constant dense<0> : tensor<4xi32>
  %all = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %b = tensor.extract_slice %all[0] [3] [1] : tensor<4xf32> to tensor<3xf32>
  %r = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<4xf32>, tensor<3xf32>) outs(%i : tensor<4xi32>) {
  ^bb0(%v: f32, %e: f32, %count: i32):
    %c = arith.cmpf ugt, %v, %e : f32
    %one = arith.extui %c : i1 to i32
    %sum = arith.addi %count, %one : i32
    linalg.yield %sum : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// One boundary, counted three times.

// CHECK-LABEL: func @scalar_boundary(
func.func @scalar_boundary(%x: tensor<4x3xf32>) -> tensor<4xi32> {
  %b = arith.constant dense<1.0> : tensor<f32>
  %i = arith.constant dense<0> : tensor<4xi32>
  %r = linalg.generic {indexing_maps = [#all, affine_map<(d0, d1) -> ()>, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<4x3xf32>, tensor<f32>) outs(%i : tensor<4xi32>) {
  ^bb0(%v: f32, %e: f32, %count: i32):
    %c = arith.cmpf ugt, %v, %e : f32
    %one = arith.extui %c : i1 to i32
    %sum = arith.addi %count, %one : i32
    linalg.yield %sum : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// Another value for each boundary.

// CHECK-LABEL: func @value_per_boundary(
func.func @value_per_boundary(%x: tensor<4x3xf32>) -> tensor<4xi32> {
  %b = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %i = arith.constant dense<0> : tensor<4xi32>
  %r = linalg.generic {indexing_maps = [#all, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<4x3xf32>, tensor<3xf32>) outs(%i : tensor<4xi32>) {
  ^bb0(%v: f32, %e: f32, %count: i32):
    %c = arith.cmpf ugt, %v, %e : f32
    %one = arith.extui %c : i1 to i32
    %sum = arith.addi %count, %one : i32
    linalg.yield %sum : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// Values that are repeated along a dimension of the result.

// CHECK-LABEL: func @broadcast_values(
func.func @broadcast_values(%x: tensor<4xf32>) -> tensor<4x5xi32> {
  %b = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %i = arith.constant dense<0> : tensor<4x5xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %b : tensor<4xf32>, tensor<3xf32>) outs(%i : tensor<4x5xi32>) {
  ^bb0(%v: f32, %e: f32, %count: i32):
    %c = arith.cmpf ugt, %v, %e : f32
    %one = arith.extui %c : i1 to i32
    %sum = arith.addi %count, %one : i32
    linalg.yield %sum : i32
  } -> tensor<4x5xi32>
  return %r : tensor<4x5xi32>
}

// Values in another order than the result.

// CHECK-LABEL: func @transposed_values(
func.func @transposed_values(%x: tensor<5x4xf32>) -> tensor<4x5xi32> {
  %b = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %i = arith.constant dense<0> : tensor<4x5xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d0)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %b : tensor<5x4xf32>, tensor<3xf32>) outs(%i : tensor<4x5xi32>) {
  ^bb0(%v: f32, %e: f32, %count: i32):
    %c = arith.cmpf ugt, %v, %e : f32
    %one = arith.extui %c : i1 to i32
    %sum = arith.addi %count, %one : i32
    linalg.yield %sum : i32
  } -> tensor<4x5xi32>
  return %r : tensor<4x5xi32>
}

// Reduces a dimension of the values, too.

// CHECK-LABEL: func @two_reductions(
func.func @two_reductions(%x: tensor<4x5xf32>) -> tensor<4xi32> {
  %b = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %i = arith.constant dense<0> : tensor<4xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0)>], iterator_types = ["parallel", "reduction", "reduction"]}
      ins(%x, %b : tensor<4x5xf32>, tensor<3xf32>) outs(%i : tensor<4xi32>) {
  ^bb0(%v: f32, %e: f32, %count: i32):
    %c = arith.cmpf ugt, %v, %e : f32
    %one = arith.extui %c : i1 to i32
    %sum = arith.addi %count, %one : i32
    linalg.yield %sum : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// Rows of boundaries by another dimension than the first of the values.

// CHECK-LABEL: func @rows_of_others(
func.func @rows_of_others(%x: tensor<4x4xf32>) -> tensor<4x4xi32> {
  %b = arith.constant dense<1.0> : tensor<4x3xf32>
  %i = arith.constant dense<0> : tensor<4x4xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %b : tensor<4x4xf32>, tensor<4x3xf32>) outs(%i : tensor<4x4xi32>) {
  ^bb0(%v: f32, %e: f32, %count: i32):
    %c = arith.cmpf ugt, %v, %e : f32
    %one = arith.extui %c : i1 to i32
    %sum = arith.addi %count, %one : i32
    linalg.yield %sum : i32
  } -> tensor<4x4xi32>
  return %r : tensor<4x4xi32>
}

// One of the rows is out of order.

// CHECK-LABEL: func @rows_unsorted(
func.func @rows_unsorted(%x: tensor<2x5xf32>) -> tensor<2x5xi32> {
  %b = arith.constant dense<[[1.0, 2.0], [2.0, 1.0]]> : tensor<2x2xf32>
  %i = arith.constant dense<0> : tensor<2x5xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %b : tensor<2x5xf32>, tensor<2x2xf32>) outs(%i : tensor<2x5xi32>) {
  ^bb0(%v: f32, %e: f32, %count: i32):
    %c = arith.cmpf ugt, %v, %e : f32
    %one = arith.extui %c : i1 to i32
    %sum = arith.addi %count, %one : i32
    linalg.yield %sum : i32
  } -> tensor<2x5xi32>
  return %r : tensor<2x5xi32>
}

// Boundaries that are not constant, without assume-sorted.

// CHECK-LABEL: func @run_time(
func.func @run_time(%x: tensor<4xf32>, %b: tensor<3xf32>) -> tensor<4xi32> {
  %i = arith.constant dense<0> : tensor<4xi32>
  %r = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<4xf32>, tensor<3xf32>) outs(%i : tensor<4xi32>) {
  ^bb0(%v: f32, %e: f32, %count: i32):
    %c = arith.cmpf ugt, %v, %e : f32
    %one = arith.extui %c : i1 to i32
    %sum = arith.addi %count, %one : i32
    linalg.yield %sum : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// Elements of a type that seek.bound does not take.

// CHECK-LABEL: func @boolean(
func.func @boolean(%x: tensor<4xi1>) -> tensor<4xi32> {
  %b = arith.constant dense<[false, true]> : tensor<2xi1>
  %i = arith.constant dense<0> : tensor<4xi32>
  %r = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<4xi1>, tensor<2xi1>) outs(%i : tensor<4xi32>) {
  ^bb0(%v: i1, %e: i1, %count: i32):
    %c = arith.cmpi ugt, %v, %e : i1
    %one = arith.extui %c : i1 to i32
    %sum = arith.addi %count, %one : i32
    linalg.yield %sum : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}
