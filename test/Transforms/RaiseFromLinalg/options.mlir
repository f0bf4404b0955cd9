// What is raised on promise only.

// RUN: seek-opt %s --seek-raise-from-linalg \
// RUN:   | FileCheck %s --check-prefixes=ALL --implicit-check-not=seek.bound
// RUN: seek-opt %s --seek-raise-from-linalg=assume-sorted \
// RUN:   | FileCheck %s --check-prefixes=ALL,SORTED --implicit-check-not=seek.bound
// RUN: seek-opt %s --seek-raise-from-linalg=assume-no-nans \
// RUN:   | FileCheck %s --check-prefixes=ALL,NUMBERS --implicit-check-not=seek.bound

#rows = affine_map<(d0, d1) -> (d0)>
#columns = affine_map<(d0, d1) -> (d1)>

//  ALL-LABEL: func @run_time(
//     SORTED:   seek.bound lower ins(%arg1, %arg0 : tensor<?xf32>, tensor<4xf32>)
func.func @run_time(%x: tensor<4xf32>, %b: tensor<?xf32>) -> tensor<4xi64> {
  %i = arith.constant dense<0> : tensor<4xi64>
  %r = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<4xf32>, tensor<?xf32>) outs(%i : tensor<4xi64>) {
  ^bb0(%v: f32, %e: f32, %count: i64):
    %c = arith.cmpf ugt, %v, %e : f32
    %one = arith.extui %c : i1 to i64
    %sum = arith.addi %count, %one : i64
    linalg.yield %sum : i64
  } -> tensor<4xi64>
  return %r : tensor<4xi64>
}

// A sum of i32 may wrap around.

//  ALL-LABEL: func @run_time_i32(
func.func @run_time_i32(%x: tensor<4xf32>, %b: tensor<?xf32>) -> tensor<4xi32> {
  %i = arith.constant dense<0> : tensor<4xi32>
  %r = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<4xf32>, tensor<?xf32>) outs(%i : tensor<4xi32>) {
  ^bb0(%v: f32, %e: f32, %count: i32):
    %c = arith.cmpf ugt, %v, %e : f32
    %one = arith.extui %c : i1 to i32
    %sum = arith.addi %count, %one : i32
    linalg.yield %sum : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// The same, after a sum of i64.

//  ALL-LABEL: func @truncated(
func.func @truncated(%x: tensor<4xf32>, %b: tensor<?xf32>, %o: tensor<4xi16>) -> tensor<4xi16> {
  %i = arith.constant dense<0> : tensor<4xi64>
  %s = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<4xf32>, tensor<?xf32>) outs(%i : tensor<4xi64>) {
  ^bb0(%v: f32, %e: f32, %count: i64):
    %c = arith.cmpf ult, %v, %e : f32
    %one = arith.extui %c : i1 to i64
    %sum = arith.addi %count, %one : i64
    linalg.yield %sum : i64
  } -> tensor<4xi64>
  %r = linalg.map { arith.trunci } ins(%s : tensor<4xi64>) outs(%o : tensor<4xi16>)
  return %r : tensor<4xi16>
}

// A promise about the order says nothing about the values.

//  ALL-LABEL: func @ordered(
func.func @ordered(%x: tensor<4xf32>, %b: tensor<3xf32>) -> tensor<4xi64> {
  %i = arith.constant dense<0> : tensor<4xi64>
  %r = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<4xf32>, tensor<3xf32>) outs(%i : tensor<4xi64>) {
  ^bb0(%v: f32, %e: f32, %count: i64):
    %c = arith.cmpf ogt, %v, %e : f32
    %one = arith.extui %c : i1 to i64
    %sum = arith.addi %count, %one : i64
    linalg.yield %sum : i64
  } -> tensor<4xi64>
  return %r : tensor<4xi64>
}

//  ALL-LABEL: func @constant_ordered(
//    NUMBERS:   seek.bound lower ins(%{{.*}}, %arg0 : tensor<3xf32>, tensor<4xf32>)
func.func @constant_ordered(%x: tensor<4xf32>) -> tensor<4xi64> {
  %b = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %i = arith.constant dense<0> : tensor<4xi64>
  %r = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<4xf32>, tensor<3xf32>) outs(%i : tensor<4xi64>) {
  ^bb0(%v: f32, %e: f32, %count: i64):
    %c = arith.cmpf ogt, %v, %e : f32
    %one = arith.extui %c : i1 to i64
    %sum = arith.addi %count, %one : i64
    linalg.yield %sum : i64
  } -> tensor<4xi64>
  return %r : tensor<4xi64>
}

// Constants out of order, or with NaN, are what they are.

//  ALL-LABEL: func @constant_unsorted(
func.func @constant_unsorted(%x: tensor<4xf32>) -> tensor<4xi64> {
  %b = arith.constant dense<[2.0, 1.0, 0x7FC00000]> : tensor<3xf32>
  %i = arith.constant dense<0> : tensor<4xi64>
  %r = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<4xf32>, tensor<3xf32>) outs(%i : tensor<4xi64>) {
  ^bb0(%v: f32, %e: f32, %count: i64):
    %c = arith.cmpf ugt, %v, %e : f32
    %one = arith.extui %c : i1 to i64
    %sum = arith.addi %count, %one : i64
    linalg.yield %sum : i64
  } -> tensor<4xi64>
  return %r : tensor<4xi64>
}

// On memrefs nothing is.

//  ALL-LABEL: func @memrefs(
func.func @memrefs(%x: memref<4xi32>, %b: memref<3xi32>, %o: memref<4xi64>) {
  %zero = arith.constant 0 : i64
  linalg.fill ins(%zero : i64) outs(%o : memref<4xi64>)
  linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : memref<4xi32>, memref<3xi32>) outs(%o : memref<4xi64>) {
  ^bb0(%v: i32, %e: i32, %count: i64):
    %c = arith.cmpi sgt, %v, %e : i32
    %one = arith.extui %c : i1 to i64
    %sum = arith.addi %count, %one : i64
    linalg.yield %sum : i64
  }
  return
}

// Where the comparison is needed for something else, it is not replaced.

//  ALL-LABEL: func @other_use(
func.func @other_use(%x: tensor<4xi32>) -> (tensor<4xi64>, tensor<4x2xi64>) {
  %b = arith.constant dense<[1, 2]> : tensor<2xi32>
  %i = arith.constant dense<0> : tensor<4xi64>
  %e = tensor.empty() : tensor<4x2xi64>
  %c = linalg.generic {indexing_maps = [#rows, #columns, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
      ins(%x, %b : tensor<4xi32>, tensor<2xi32>) outs(%e : tensor<4x2xi64>) {
  ^bb0(%v: i32, %w: i32, %out: i64):
    %f = arith.cmpi sgt, %v, %w : i32
    %one = arith.extui %f : i1 to i64
    linalg.yield %one : i64
  } -> tensor<4x2xi64>
  %r = linalg.reduce { arith.addi } ins(%c : tensor<4x2xi64>) outs(%i : tensor<4xi64>) dimensions = [1]
  return %r, %c : tensor<4xi64>, tensor<4x2xi64>
}

// Its size alone is nothing else.

//  ALL-LABEL: func @size_used(
//        ALL:   seek.bound lower
func.func @size_used(%x: tensor<?xi32>, %o: tensor<?xi64>) -> (tensor<?xi64>, index) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i64
  %b = arith.constant dense<[1, 2]> : tensor<2xi32>
  %n = tensor.dim %x, %c0 : tensor<?xi32>
  %i = linalg.fill ins(%zero : i64) outs(%o : tensor<?xi64>) -> tensor<?xi64>
  %e = tensor.empty(%n) : tensor<?x2xi64>
  %c = linalg.generic {indexing_maps = [#rows, #columns, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
      ins(%x, %b : tensor<?xi32>, tensor<2xi32>) outs(%e : tensor<?x2xi64>) {
  ^bb0(%v: i32, %w: i32, %out: i64):
    %f = arith.cmpi sgt, %v, %w : i32
    %one = arith.extui %f : i1 to i64
    linalg.yield %one : i64
  } -> tensor<?x2xi64>
  %r = linalg.reduce { arith.addi } ins(%c : tensor<?x2xi64>) outs(%i : tensor<?xi64>) dimensions = [1]
  %m = tensor.dim %c, %c0 : tensor<?x2xi64>
  return %r, %m : tensor<?xi64>, index
}
