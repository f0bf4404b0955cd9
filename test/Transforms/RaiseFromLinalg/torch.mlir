// What torch-mlir makes of aten.bucketize, to linalg on tensors, is one search.

// RUN: seek-opt %s --seek-raise-from-linalg --split-input-file | FileCheck %s

// The comparison broadcasts the values, as [M, 1], and the boundaries; it becomes
// f32 for an arg-max; its last column says whether any boundary is reached; and a
// select puts the number of boundaries where none is.

// right = False: the number of boundaries below the value.

#row = affine_map<(d0, d1) -> (d0, d1)>
#unit = affine_map<(d0, d1) -> (d0, 0)>
#column = affine_map<(d0, d1) -> (d1)>
#values = affine_map<(d0, d1) -> (d0)>
#one = affine_map<(d0) -> (d0)>
#scalar = affine_map<(d0) -> ()>

// CHECK-LABEL: func @right_false(
//  CHECK-SAME:   %[[X:.*]]: tensor<6xf32>)
//       CHECK:   %[[B:.*]] = arith.constant dense<[{{.*}}]> : tensor<3xf32>
//   CHECK-NOT:   linalg
//       CHECK:   %[[O:.*]] = tensor.empty() : tensor<6xi64>
//   CHECK-NOT:   linalg
//       CHECK:   %[[R:.*]] = seek.bound lower ins(%[[B]], %[[X]] : tensor<3xf32>, tensor<6xf32>) outs(%[[O]] : tensor<6xi64>)
//       CHECK:   return %[[R]]
func.func @right_false(%x: tensor<6xf32>) -> tensor<6xi64> {
  %length = arith.constant dense<3> : tensor<i64>
  %lowest = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0 : i64
  %b = arith.constant dense<[0.0, 5.0, 10.0]> : tensor<3xf32>
  %column = tensor.expand_shape %x [[0, 1]] output_shape [6, 1] : tensor<6xf32> into tensor<6x1xf32>
  %e0 = tensor.empty() : tensor<6x3xi1>
  %compare = linalg.generic {indexing_maps = [#unit, #column, #row], iterator_types = ["parallel", "parallel"]}
      ins(%column, %b : tensor<6x1xf32>, tensor<3xf32>) outs(%e0 : tensor<6x3xi1>) {
  ^bb0(%v: f32, %e: f32, %out: i1):
    %c = arith.cmpf ole, %v, %e : f32
    linalg.yield %c : i1
  } -> tensor<6x3xi1>
  %e1 = tensor.empty() : tensor<6x3xf32>
  %number = linalg.generic {indexing_maps = [#row, #row], iterator_types = ["parallel", "parallel"]}
      ins(%compare : tensor<6x3xi1>) outs(%e1 : tensor<6x3xf32>) {
  ^bb0(%in: i1, %out: f32):
    %c = arith.uitofp %in : i1 to f32
    linalg.yield %c : f32
  } -> tensor<6x3xf32>
  %e2 = tensor.empty() : tensor<6xi64>
  %i0 = linalg.fill ins(%zero : i64) outs(%e2 : tensor<6xi64>) -> tensor<6xi64>
  %e3 = tensor.empty() : tensor<6xf32>
  %m0 = linalg.fill ins(%lowest : f32) outs(%e3 : tensor<6xf32>) -> tensor<6xf32>
  %first:2 = linalg.generic {indexing_maps = [#row, #values, #values], iterator_types = ["parallel", "reduction"]}
      ins(%number : tensor<6x3xf32>) outs(%m0, %i0 : tensor<6xf32>, tensor<6xi64>) {
  ^bb0(%in: f32, %m: f32, %i: i64):
    %k = linalg.index 1 : index
    %j = arith.index_cast %k : index to i64
    %max = arith.maximumf %in, %m : f32
    %c = arith.cmpf ogt, %in, %m : f32
    %p = arith.select %c, %j, %i : i64
    linalg.yield %max, %p : f32, i64
  } -> (tensor<6xf32>, tensor<6xi64>)
  %last = tensor.extract_slice %compare[0, 2] [6, 1] [1, 1] : tensor<6x3xi1> to tensor<6x1xi1>
  %within = tensor.collapse_shape %last [[0, 1]] : tensor<6x1xi1> into tensor<6xi1>
  %r = linalg.generic {indexing_maps = [#one, #one, #scalar, #one], iterator_types = ["parallel"]}
      ins(%within, %first#1, %length : tensor<6xi1>, tensor<6xi64>, tensor<i64>) outs(%e2 : tensor<6xi64>) {
  ^bb0(%c: i1, %i: i64, %n: i64, %out: i64):
    %s = arith.select %c, %i, %n : i64
    linalg.yield %s : i64
  } -> tensor<6xi64>
  return %r : tensor<6xi64>
}

// -----

// right = True and out_int32 = True: the number of boundaries not above the value,
// as i32. The values have two dimensions, one of them dynamic.

#all = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#unit = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#column = affine_map<(d0, d1, d2) -> (d2)>
#values = affine_map<(d0, d1, d2) -> (d0, d1)>
#two = affine_map<(d0, d1) -> (d0, d1)>
#scalar = affine_map<(d0, d1) -> ()>

// CHECK-LABEL: func @right_true_int32(
//  CHECK-SAME:   %[[X:.*]]: tensor<?x4xi32>)
//   CHECK-NOT:   linalg
//       CHECK:   seek.bound upper ins(%{{.*}}, %[[X]] : tensor<3xi32>, tensor<?x4xi32>) outs(%{{.*}} : tensor<?x4xi32>)
//   CHECK-NOT:   linalg
func.func @right_true_int32(%x: tensor<?x4xi32>) -> tensor<?x4xi32> {
  %c0 = arith.constant 0 : index
  %length = arith.constant dense<3> : tensor<i64>
  %lowest = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0 : i64
  %b = arith.constant dense<[0, 5, 10]> : tensor<3xi32>
  %n = tensor.dim %x, %c0 : tensor<?x4xi32>
  %column = tensor.expand_shape %x [[0], [1, 2]] output_shape [%n, 4, 1] : tensor<?x4xi32> into tensor<?x4x1xi32>
  %e0 = tensor.empty(%n) : tensor<?x4x3xi1>
  %compare = linalg.generic {indexing_maps = [#unit, #column, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%column, %b : tensor<?x4x1xi32>, tensor<3xi32>) outs(%e0 : tensor<?x4x3xi1>) {
  ^bb0(%v: i32, %e: i32, %out: i1):
    %c = arith.cmpi slt, %v, %e : i32
    linalg.yield %c : i1
  } -> tensor<?x4x3xi1>
  %e1 = tensor.empty(%n) : tensor<?x4x3xf32>
  %number = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%compare : tensor<?x4x3xi1>) outs(%e1 : tensor<?x4x3xf32>) {
  ^bb0(%in: i1, %out: f32):
    %c = arith.uitofp %in : i1 to f32
    linalg.yield %c : f32
  } -> tensor<?x4x3xf32>
  %e2 = tensor.empty(%n) : tensor<?x4xi64>
  %i0 = linalg.fill ins(%zero : i64) outs(%e2 : tensor<?x4xi64>) -> tensor<?x4xi64>
  %e3 = tensor.empty(%n) : tensor<?x4xf32>
  %m0 = linalg.fill ins(%lowest : f32) outs(%e3 : tensor<?x4xf32>) -> tensor<?x4xf32>
  %first:2 = linalg.generic {indexing_maps = [#all, #values, #values], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%number : tensor<?x4x3xf32>) outs(%m0, %i0 : tensor<?x4xf32>, tensor<?x4xi64>) {
  ^bb0(%in: f32, %m: f32, %i: i64):
    %k = linalg.index 2 : index
    %j = arith.index_cast %k : index to i64
    %max = arith.maximumf %in, %m : f32
    %c = arith.cmpf ogt, %in, %m : f32
    %p = arith.select %c, %j, %i : i64
    linalg.yield %max, %p : f32, i64
  } -> (tensor<?x4xf32>, tensor<?x4xi64>)
  %last = tensor.extract_slice %compare[0, 0, 2] [%n, 4, 1] [1, 1, 1] : tensor<?x4x3xi1> to tensor<?x4x1xi1>
  %within = tensor.collapse_shape %last [[0], [1, 2]] : tensor<?x4x1xi1> into tensor<?x4xi1>
  %w = linalg.generic {indexing_maps = [#two, #two, #scalar, #two], iterator_types = ["parallel", "parallel"]}
      ins(%within, %first#1, %length : tensor<?x4xi1>, tensor<?x4xi64>, tensor<i64>) outs(%e2 : tensor<?x4xi64>) {
  ^bb0(%c: i1, %i: i64, %m: i64, %out: i64):
    %s = arith.select %c, %i, %m : i64
    linalg.yield %s : i64
  } -> tensor<?x4xi64>
  %e4 = tensor.empty(%n) : tensor<?x4xi32>
  %r = linalg.generic {indexing_maps = [#two, #two], iterator_types = ["parallel", "parallel"]}
      ins(%w : tensor<?x4xi64>) outs(%e4 : tensor<?x4xi32>) {
  ^bb0(%in: i64, %out: i32):
    %t = arith.trunci %in : i64 to i32
    linalg.yield %t : i32
  } -> tensor<?x4xi32>
  return %r : tensor<?x4xi32>
}
