// What is close to the first boundary that is reached, but not it, is left alone.

// RUN: seek-opt %s --seek-raise-from-linalg | FileCheck %s --implicit-check-not=seek.bound
// RUN: seek-opt %s --seek-raise-from-linalg=assume-sorted \
// RUN:   | FileCheck %s --implicit-check-not=seek.bound

#rows = affine_map<(d0, d1) -> (d0)>
#columns = affine_map<(d0, d1) -> (d1)>
#one = affine_map<(d0) -> (d0)>
#zero = affine_map<(d0) -> (0)>

// What the others differ from.

// CHECK-LABEL: func @base(
//       CHECK:   seek.bound lower ins(%{{.*}}, %arg0 :
func.func @base(%x: tensor<6xf32>, %y: tensor<6xf32>) -> tensor<6xi32> {
  %b = arith.constant dense<[0.0, 5.0, 10.0]> : tensor<3xf32>
  %m0 = arith.constant dense<0xFF800000> : tensor<6xf32>
  %i0 = arith.constant dense<0> : tensor<6xi32>
  %n = arith.constant 3 : i32
  %first:2 = linalg.generic {indexing_maps = [#rows, #columns, #rows, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<6xf32>, tensor<3xf32>) outs(%m0, %i0 : tensor<6xf32>, tensor<6xi32>) {
  ^bb0(%v: f32, %e: f32, %max: f32, %at: i32):
    %k = linalg.index 1 : index
    %j = arith.index_cast %k : index to i32
    %flag = arith.cmpf ole, %v, %e : f32
    %in = arith.uitofp %flag : i1 to f32
    %most = arith.maximumf %in, %max : f32
    %greater = arith.cmpf ogt, %in, %max : f32
    %next = arith.select %greater, %j, %at : i32
    linalg.yield %most, %next : f32, i32
  } -> (tensor<6xf32>, tensor<6xi32>)
  %last = tensor.extract_slice %b[2] [1] [1] : tensor<3xf32> to tensor<1xf32>
  %o = tensor.empty() : tensor<6xi32>
  %r = linalg.generic {indexing_maps = [#one, #zero, #one, #one], iterator_types = ["parallel"]}
      ins(%x, %last, %first#1 : tensor<6xf32>, tensor<1xf32>, tensor<6xi32>) outs(%o : tensor<6xi32>) {
  ^bb0(%v: f32, %e: f32, %i: i32, %out: i32):
    %c = arith.cmpf ole, %v, %e : f32
    %s = arith.select %c, %i, %n : i32
    linalg.yield %s : i32
  } -> tensor<6xi32>
  return %r : tensor<6xi32>
}

// The same: the condition negated, the branches exchanged.

// CHECK-LABEL: func @exchanged(
//       CHECK:   seek.bound lower ins(%{{.*}}, %arg0 :
func.func @exchanged(%x: tensor<6xf32>, %y: tensor<6xf32>) -> tensor<6xi32> {
  %b = arith.constant dense<[0.0, 5.0, 10.0]> : tensor<3xf32>
  %m0 = arith.constant dense<0xFF800000> : tensor<6xf32>
  %i0 = arith.constant dense<0> : tensor<6xi32>
  %n = arith.constant 3 : i32
  %first:2 = linalg.generic {indexing_maps = [#rows, #columns, #rows, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<6xf32>, tensor<3xf32>) outs(%m0, %i0 : tensor<6xf32>, tensor<6xi32>) {
  ^bb0(%v: f32, %e: f32, %max: f32, %at: i32):
    %k = linalg.index 1 : index
    %j = arith.index_cast %k : index to i32
    %flag = arith.cmpf ole, %v, %e : f32
    %in = arith.uitofp %flag : i1 to f32
    %most = arith.maximumf %in, %max : f32
    %greater = arith.cmpf ogt, %in, %max : f32
    %next = arith.select %greater, %j, %at : i32
    linalg.yield %most, %next : f32, i32
  } -> (tensor<6xf32>, tensor<6xi32>)
  %last = tensor.extract_slice %b[2] [1] [1] : tensor<3xf32> to tensor<1xf32>
  %o = tensor.empty() : tensor<6xi32>
  %r = linalg.generic {indexing_maps = [#one, #zero, #one, #one], iterator_types = ["parallel"]}
      ins(%x, %last, %first#1 : tensor<6xf32>, tensor<1xf32>, tensor<6xi32>) outs(%o : tensor<6xi32>) {
  ^bb0(%v: f32, %e: f32, %i: i32, %out: i32):
    %c = arith.cmpf ugt, %v, %e : f32
    %s = arith.select %c, %n, %i : i32
    linalg.yield %s : i32
  } -> tensor<6xi32>
  return %r : tensor<6xi32>
}

// Another number than that of the boundaries.

// CHECK-LABEL: func @other_length(
func.func @other_length(%x: tensor<6xf32>, %y: tensor<6xf32>) -> tensor<6xi32> {
  %b = arith.constant dense<[0.0, 5.0, 10.0]> : tensor<3xf32>
  %m0 = arith.constant dense<0xFF800000> : tensor<6xf32>
  %i0 = arith.constant dense<0> : tensor<6xi32>
  %n = arith.constant 2 : i32
  %first:2 = linalg.generic {indexing_maps = [#rows, #columns, #rows, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<6xf32>, tensor<3xf32>) outs(%m0, %i0 : tensor<6xf32>, tensor<6xi32>) {
  ^bb0(%v: f32, %e: f32, %max: f32, %at: i32):
    %k = linalg.index 1 : index
    %j = arith.index_cast %k : index to i32
    %flag = arith.cmpf ole, %v, %e : f32
    %in = arith.uitofp %flag : i1 to f32
    %most = arith.maximumf %in, %max : f32
    %greater = arith.cmpf ogt, %in, %max : f32
    %next = arith.select %greater, %j, %at : i32
    linalg.yield %most, %next : f32, i32
  } -> (tensor<6xf32>, tensor<6xi32>)
  %last = tensor.extract_slice %b[2] [1] [1] : tensor<3xf32> to tensor<1xf32>
  %o = tensor.empty() : tensor<6xi32>
  %r = linalg.generic {indexing_maps = [#one, #zero, #one, #one], iterator_types = ["parallel"]}
      ins(%x, %last, %first#1 : tensor<6xf32>, tensor<1xf32>, tensor<6xi32>) outs(%o : tensor<6xi32>) {
  ^bb0(%v: f32, %e: f32, %i: i32, %out: i32):
    %c = arith.cmpf ole, %v, %e : f32
    %s = arith.select %c, %i, %n : i32
    linalg.yield %s : i32
  } -> tensor<6xi32>
  return %r : tensor<6xi32>
}

// Not the last boundary.

// CHECK-LABEL: func @other_last(
func.func @other_last(%x: tensor<6xf32>, %y: tensor<6xf32>) -> tensor<6xi32> {
  %b = arith.constant dense<[0.0, 5.0, 10.0]> : tensor<3xf32>
  %m0 = arith.constant dense<0xFF800000> : tensor<6xf32>
  %i0 = arith.constant dense<0> : tensor<6xi32>
  %n = arith.constant 3 : i32
  %first:2 = linalg.generic {indexing_maps = [#rows, #columns, #rows, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<6xf32>, tensor<3xf32>) outs(%m0, %i0 : tensor<6xf32>, tensor<6xi32>) {
  ^bb0(%v: f32, %e: f32, %max: f32, %at: i32):
    %k = linalg.index 1 : index
    %j = arith.index_cast %k : index to i32
    %flag = arith.cmpf ole, %v, %e : f32
    %in = arith.uitofp %flag : i1 to f32
    %most = arith.maximumf %in, %max : f32
    %greater = arith.cmpf ogt, %in, %max : f32
    %next = arith.select %greater, %j, %at : i32
    linalg.yield %most, %next : f32, i32
  } -> (tensor<6xf32>, tensor<6xi32>)
  %last = tensor.extract_slice %b[1] [1] [1] : tensor<3xf32> to tensor<1xf32>
  %o = tensor.empty() : tensor<6xi32>
  %r = linalg.generic {indexing_maps = [#one, #zero, #one, #one], iterator_types = ["parallel"]}
      ins(%x, %last, %first#1 : tensor<6xf32>, tensor<1xf32>, tensor<6xi32>) outs(%o : tensor<6xi32>) {
  ^bb0(%v: f32, %e: f32, %i: i32, %out: i32):
    %c = arith.cmpf ole, %v, %e : f32
    %s = arith.select %c, %i, %n : i32
    linalg.yield %s : i32
  } -> tensor<6xi32>
  return %r : tensor<6xi32>
}

// Two predicates.

// CHECK-LABEL: func @other_predicate(
func.func @other_predicate(%x: tensor<6xf32>, %y: tensor<6xf32>) -> tensor<6xi32> {
  %b = arith.constant dense<[0.0, 5.0, 10.0]> : tensor<3xf32>
  %m0 = arith.constant dense<0xFF800000> : tensor<6xf32>
  %i0 = arith.constant dense<0> : tensor<6xi32>
  %n = arith.constant 3 : i32
  %first:2 = linalg.generic {indexing_maps = [#rows, #columns, #rows, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<6xf32>, tensor<3xf32>) outs(%m0, %i0 : tensor<6xf32>, tensor<6xi32>) {
  ^bb0(%v: f32, %e: f32, %max: f32, %at: i32):
    %k = linalg.index 1 : index
    %j = arith.index_cast %k : index to i32
    %flag = arith.cmpf ole, %v, %e : f32
    %in = arith.uitofp %flag : i1 to f32
    %most = arith.maximumf %in, %max : f32
    %greater = arith.cmpf ogt, %in, %max : f32
    %next = arith.select %greater, %j, %at : i32
    linalg.yield %most, %next : f32, i32
  } -> (tensor<6xf32>, tensor<6xi32>)
  %last = tensor.extract_slice %b[2] [1] [1] : tensor<3xf32> to tensor<1xf32>
  %o = tensor.empty() : tensor<6xi32>
  %r = linalg.generic {indexing_maps = [#one, #zero, #one, #one], iterator_types = ["parallel"]}
      ins(%x, %last, %first#1 : tensor<6xf32>, tensor<1xf32>, tensor<6xi32>) outs(%o : tensor<6xi32>) {
  ^bb0(%v: f32, %e: f32, %i: i32, %out: i32):
    %c = arith.cmpf olt, %v, %e : f32
    %s = arith.select %c, %i, %n : i32
    linalg.yield %s : i32
  } -> tensor<6xi32>
  return %r : tensor<6xi32>
}

// Two values.

// CHECK-LABEL: func @other_values(
func.func @other_values(%x: tensor<6xf32>, %y: tensor<6xf32>) -> tensor<6xi32> {
  %b = arith.constant dense<[0.0, 5.0, 10.0]> : tensor<3xf32>
  %m0 = arith.constant dense<0xFF800000> : tensor<6xf32>
  %i0 = arith.constant dense<0> : tensor<6xi32>
  %n = arith.constant 3 : i32
  %first:2 = linalg.generic {indexing_maps = [#rows, #columns, #rows, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<6xf32>, tensor<3xf32>) outs(%m0, %i0 : tensor<6xf32>, tensor<6xi32>) {
  ^bb0(%v: f32, %e: f32, %max: f32, %at: i32):
    %k = linalg.index 1 : index
    %j = arith.index_cast %k : index to i32
    %flag = arith.cmpf ole, %v, %e : f32
    %in = arith.uitofp %flag : i1 to f32
    %most = arith.maximumf %in, %max : f32
    %greater = arith.cmpf ogt, %in, %max : f32
    %next = arith.select %greater, %j, %at : i32
    linalg.yield %most, %next : f32, i32
  } -> (tensor<6xf32>, tensor<6xi32>)
  %last = tensor.extract_slice %b[2] [1] [1] : tensor<3xf32> to tensor<1xf32>
  %o = tensor.empty() : tensor<6xi32>
  %r = linalg.generic {indexing_maps = [#one, #zero, #one, #one], iterator_types = ["parallel"]}
      ins(%y, %last, %first#1 : tensor<6xf32>, tensor<1xf32>, tensor<6xi32>) outs(%o : tensor<6xi32>) {
  ^bb0(%v: f32, %e: f32, %i: i32, %out: i32):
    %c = arith.cmpf ole, %v, %e : f32
    %s = arith.select %c, %i, %n : i32
    linalg.yield %s : i32
  } -> tensor<6xi32>
  return %r : tensor<6xi32>
}

// The length where the last boundary is reached.

// CHECK-LABEL: func @negated(
func.func @negated(%x: tensor<6xf32>, %y: tensor<6xf32>) -> tensor<6xi32> {
  %b = arith.constant dense<[0.0, 5.0, 10.0]> : tensor<3xf32>
  %m0 = arith.constant dense<0xFF800000> : tensor<6xf32>
  %i0 = arith.constant dense<0> : tensor<6xi32>
  %n = arith.constant 3 : i32
  %first:2 = linalg.generic {indexing_maps = [#rows, #columns, #rows, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<6xf32>, tensor<3xf32>) outs(%m0, %i0 : tensor<6xf32>, tensor<6xi32>) {
  ^bb0(%v: f32, %e: f32, %max: f32, %at: i32):
    %k = linalg.index 1 : index
    %j = arith.index_cast %k : index to i32
    %flag = arith.cmpf ole, %v, %e : f32
    %in = arith.uitofp %flag : i1 to f32
    %most = arith.maximumf %in, %max : f32
    %greater = arith.cmpf ogt, %in, %max : f32
    %next = arith.select %greater, %j, %at : i32
    linalg.yield %most, %next : f32, i32
  } -> (tensor<6xf32>, tensor<6xi32>)
  %last = tensor.extract_slice %b[2] [1] [1] : tensor<3xf32> to tensor<1xf32>
  %o = tensor.empty() : tensor<6xi32>
  %r = linalg.generic {indexing_maps = [#one, #zero, #one, #one], iterator_types = ["parallel"]}
      ins(%x, %last, %first#1 : tensor<6xf32>, tensor<1xf32>, tensor<6xi32>) outs(%o : tensor<6xi32>) {
  ^bb0(%v: f32, %e: f32, %i: i32, %out: i32):
    %c = arith.cmpf ole, %v, %e : f32
    %s = arith.select %c, %n, %i : i32
    linalg.yield %s : i32
  } -> tensor<6xi32>
  return %r : tensor<6xi32>
}

// A NaN value reaches the first boundary.

// CHECK-LABEL: func @nan_is_first(
func.func @nan_is_first(%x: tensor<6xf32>, %y: tensor<6xf32>) -> tensor<6xi32> {
  %b = arith.constant dense<[0.0, 5.0, 10.0]> : tensor<3xf32>
  %m0 = arith.constant dense<0xFF800000> : tensor<6xf32>
  %i0 = arith.constant dense<0> : tensor<6xi32>
  %n = arith.constant 3 : i32
  %first:2 = linalg.generic {indexing_maps = [#rows, #columns, #rows, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<6xf32>, tensor<3xf32>) outs(%m0, %i0 : tensor<6xf32>, tensor<6xi32>) {
  ^bb0(%v: f32, %e: f32, %max: f32, %at: i32):
    %k = linalg.index 1 : index
    %j = arith.index_cast %k : index to i32
    %flag = arith.cmpf ule, %v, %e : f32
    %in = arith.uitofp %flag : i1 to f32
    %most = arith.maximumf %in, %max : f32
    %greater = arith.cmpf ogt, %in, %max : f32
    %next = arith.select %greater, %j, %at : i32
    linalg.yield %most, %next : f32, i32
  } -> (tensor<6xf32>, tensor<6xi32>)
  %last = tensor.extract_slice %b[2] [1] [1] : tensor<3xf32> to tensor<1xf32>
  %o = tensor.empty() : tensor<6xi32>
  %r = linalg.generic {indexing_maps = [#one, #zero, #one, #one], iterator_types = ["parallel"]}
      ins(%x, %last, %first#1 : tensor<6xf32>, tensor<1xf32>, tensor<6xi32>) outs(%o : tensor<6xi32>) {
  ^bb0(%v: f32, %e: f32, %i: i32, %out: i32):
    %c = arith.cmpf ule, %v, %e : f32
    %s = arith.select %c, %i, %n : i32
    linalg.yield %s : i32
  } -> tensor<6xi32>
  return %r : tensor<6xi32>
}

// The last boundary that is reached, not the first.

// CHECK-LABEL: func @last_of_equals(
func.func @last_of_equals(%x: tensor<6xf32>, %y: tensor<6xf32>) -> tensor<6xi32> {
  %b = arith.constant dense<[0.0, 5.0, 10.0]> : tensor<3xf32>
  %m0 = arith.constant dense<0xFF800000> : tensor<6xf32>
  %i0 = arith.constant dense<0> : tensor<6xi32>
  %n = arith.constant 3 : i32
  %first:2 = linalg.generic {indexing_maps = [#rows, #columns, #rows, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<6xf32>, tensor<3xf32>) outs(%m0, %i0 : tensor<6xf32>, tensor<6xi32>) {
  ^bb0(%v: f32, %e: f32, %max: f32, %at: i32):
    %k = linalg.index 1 : index
    %j = arith.index_cast %k : index to i32
    %flag = arith.cmpf ole, %v, %e : f32
    %in = arith.uitofp %flag : i1 to f32
    %most = arith.maximumf %in, %max : f32
    %greater = arith.cmpf oge, %in, %max : f32
    %next = arith.select %greater, %j, %at : i32
    linalg.yield %most, %next : f32, i32
  } -> (tensor<6xf32>, tensor<6xi32>)
  %last = tensor.extract_slice %b[2] [1] [1] : tensor<3xf32> to tensor<1xf32>
  %o = tensor.empty() : tensor<6xi32>
  %r = linalg.generic {indexing_maps = [#one, #zero, #one, #one], iterator_types = ["parallel"]}
      ins(%x, %last, %first#1 : tensor<6xf32>, tensor<1xf32>, tensor<6xi32>) outs(%o : tensor<6xi32>) {
  ^bb0(%v: f32, %e: f32, %i: i32, %out: i32):
    %c = arith.cmpf ole, %v, %e : f32
    %s = arith.select %c, %i, %n : i32
    linalg.yield %s : i32
  } -> tensor<6xi32>
  return %r : tensor<6xi32>
}

// The first boundary that is not reached.

// CHECK-LABEL: func @minimum(
func.func @minimum(%x: tensor<6xf32>, %y: tensor<6xf32>) -> tensor<6xi32> {
  %b = arith.constant dense<[0.0, 5.0, 10.0]> : tensor<3xf32>
  %m0 = arith.constant dense<0xFF800000> : tensor<6xf32>
  %i0 = arith.constant dense<0> : tensor<6xi32>
  %n = arith.constant 3 : i32
  %first:2 = linalg.generic {indexing_maps = [#rows, #columns, #rows, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<6xf32>, tensor<3xf32>) outs(%m0, %i0 : tensor<6xf32>, tensor<6xi32>) {
  ^bb0(%v: f32, %e: f32, %max: f32, %at: i32):
    %k = linalg.index 1 : index
    %j = arith.index_cast %k : index to i32
    %flag = arith.cmpf ole, %v, %e : f32
    %in = arith.uitofp %flag : i1 to f32
    %most = arith.minimumf %in, %max : f32
    %greater = arith.cmpf olt, %in, %max : f32
    %next = arith.select %greater, %j, %at : i32
    linalg.yield %most, %next : f32, i32
  } -> (tensor<6xf32>, tensor<6xi32>)
  %last = tensor.extract_slice %b[2] [1] [1] : tensor<3xf32> to tensor<1xf32>
  %o = tensor.empty() : tensor<6xi32>
  %r = linalg.generic {indexing_maps = [#one, #zero, #one, #one], iterator_types = ["parallel"]}
      ins(%x, %last, %first#1 : tensor<6xf32>, tensor<1xf32>, tensor<6xi32>) outs(%o : tensor<6xi32>) {
  ^bb0(%v: f32, %e: f32, %i: i32, %out: i32):
    %c = arith.cmpf ole, %v, %e : f32
    %s = arith.select %c, %i, %n : i32
    linalg.yield %s : i32
  } -> tensor<6xi32>
  return %r : tensor<6xi32>
}

// Keeps another number than the maximum.

// CHECK-LABEL: func @not_the_maximum(
func.func @not_the_maximum(%x: tensor<6xf32>, %y: tensor<6xf32>) -> tensor<6xi32> {
  %b = arith.constant dense<[0.0, 5.0, 10.0]> : tensor<3xf32>
  %m0 = arith.constant dense<0xFF800000> : tensor<6xf32>
  %i0 = arith.constant dense<0> : tensor<6xi32>
  %n = arith.constant 3 : i32
  %first:2 = linalg.generic {indexing_maps = [#rows, #columns, #rows, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<6xf32>, tensor<3xf32>) outs(%m0, %i0 : tensor<6xf32>, tensor<6xi32>) {
  ^bb0(%v: f32, %e: f32, %max: f32, %at: i32):
    %k = linalg.index 1 : index
    %j = arith.index_cast %k : index to i32
    %flag = arith.cmpf ole, %v, %e : f32
    %in = arith.uitofp %flag : i1 to f32
    %most = arith.minimumf %in, %max : f32
    %greater = arith.cmpf ogt, %in, %max : f32
    %next = arith.select %greater, %j, %at : i32
    linalg.yield %most, %next : f32, i32
  } -> (tensor<6xf32>, tensor<6xi32>)
  %last = tensor.extract_slice %b[2] [1] [1] : tensor<3xf32> to tensor<1xf32>
  %o = tensor.empty() : tensor<6xi32>
  %r = linalg.generic {indexing_maps = [#one, #zero, #one, #one], iterator_types = ["parallel"]}
      ins(%x, %last, %first#1 : tensor<6xf32>, tensor<1xf32>, tensor<6xi32>) outs(%o : tensor<6xi32>) {
  ^bb0(%v: f32, %e: f32, %i: i32, %out: i32):
    %c = arith.cmpf ole, %v, %e : f32
    %s = arith.select %c, %i, %n : i32
    linalg.yield %s : i32
  } -> tensor<6xi32>
  return %r : tensor<6xi32>
}

// No boundary is greater than the first maximum.

// CHECK-LABEL: func @starts_at_one(
func.func @starts_at_one(%x: tensor<6xf32>, %y: tensor<6xf32>) -> tensor<6xi32> {
  %b = arith.constant dense<[0.0, 5.0, 10.0]> : tensor<3xf32>
  %m0 = arith.constant dense<1.0> : tensor<6xf32>
  %i0 = arith.constant dense<0> : tensor<6xi32>
  %n = arith.constant 3 : i32
  %first:2 = linalg.generic {indexing_maps = [#rows, #columns, #rows, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<6xf32>, tensor<3xf32>) outs(%m0, %i0 : tensor<6xf32>, tensor<6xi32>) {
  ^bb0(%v: f32, %e: f32, %max: f32, %at: i32):
    %k = linalg.index 1 : index
    %j = arith.index_cast %k : index to i32
    %flag = arith.cmpf ole, %v, %e : f32
    %in = arith.uitofp %flag : i1 to f32
    %most = arith.maximumf %in, %max : f32
    %greater = arith.cmpf ogt, %in, %max : f32
    %next = arith.select %greater, %j, %at : i32
    linalg.yield %most, %next : f32, i32
  } -> (tensor<6xf32>, tensor<6xi32>)
  %last = tensor.extract_slice %b[2] [1] [1] : tensor<3xf32> to tensor<1xf32>
  %o = tensor.empty() : tensor<6xi32>
  %r = linalg.generic {indexing_maps = [#one, #zero, #one, #one], iterator_types = ["parallel"]}
      ins(%x, %last, %first#1 : tensor<6xf32>, tensor<1xf32>, tensor<6xi32>) outs(%o : tensor<6xi32>) {
  ^bb0(%v: f32, %e: f32, %i: i32, %out: i32):
    %c = arith.cmpf ole, %v, %e : f32
    %s = arith.select %c, %i, %n : i32
    linalg.yield %s : i32
  } -> tensor<6xi32>
  return %r : tensor<6xi32>
}

// Not 0 where no boundary is reached.

// CHECK-LABEL: func @starts_elsewhere(
func.func @starts_elsewhere(%x: tensor<6xf32>, %y: tensor<6xf32>) -> tensor<6xi32> {
  %b = arith.constant dense<[0.0, 5.0, 10.0]> : tensor<3xf32>
  %m0 = arith.constant dense<0xFF800000> : tensor<6xf32>
  %i0 = arith.constant dense<1> : tensor<6xi32>
  %n = arith.constant 3 : i32
  %first:2 = linalg.generic {indexing_maps = [#rows, #columns, #rows, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<6xf32>, tensor<3xf32>) outs(%m0, %i0 : tensor<6xf32>, tensor<6xi32>) {
  ^bb0(%v: f32, %e: f32, %max: f32, %at: i32):
    %k = linalg.index 1 : index
    %j = arith.index_cast %k : index to i32
    %flag = arith.cmpf ole, %v, %e : f32
    %in = arith.uitofp %flag : i1 to f32
    %most = arith.maximumf %in, %max : f32
    %greater = arith.cmpf ogt, %in, %max : f32
    %next = arith.select %greater, %j, %at : i32
    linalg.yield %most, %next : f32, i32
  } -> (tensor<6xf32>, tensor<6xi32>)
  %last = tensor.extract_slice %b[2] [1] [1] : tensor<3xf32> to tensor<1xf32>
  %o = tensor.empty() : tensor<6xi32>
  %r = linalg.generic {indexing_maps = [#one, #zero, #one, #one], iterator_types = ["parallel"]}
      ins(%x, %last, %first#1 : tensor<6xf32>, tensor<1xf32>, tensor<6xi32>) outs(%o : tensor<6xi32>) {
  ^bb0(%v: f32, %e: f32, %i: i32, %out: i32):
    %c = arith.cmpf ole, %v, %e : f32
    %s = arith.select %c, %i, %n : i32
    linalg.yield %s : i32
  } -> tensor<6xi32>
  return %r : tensor<6xi32>
}

// The index of the value.

// CHECK-LABEL: func @other_index(
func.func @other_index(%x: tensor<6xf32>, %y: tensor<6xf32>) -> tensor<6xi32> {
  %b = arith.constant dense<[0.0, 5.0, 10.0]> : tensor<3xf32>
  %m0 = arith.constant dense<0xFF800000> : tensor<6xf32>
  %i0 = arith.constant dense<0> : tensor<6xi32>
  %n = arith.constant 3 : i32
  %first:2 = linalg.generic {indexing_maps = [#rows, #columns, #rows, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<6xf32>, tensor<3xf32>) outs(%m0, %i0 : tensor<6xf32>, tensor<6xi32>) {
  ^bb0(%v: f32, %e: f32, %max: f32, %at: i32):
    %k = linalg.index 0 : index
    %j = arith.index_cast %k : index to i32
    %flag = arith.cmpf ole, %v, %e : f32
    %in = arith.uitofp %flag : i1 to f32
    %most = arith.maximumf %in, %max : f32
    %greater = arith.cmpf ogt, %in, %max : f32
    %next = arith.select %greater, %j, %at : i32
    linalg.yield %most, %next : f32, i32
  } -> (tensor<6xf32>, tensor<6xi32>)
  %last = tensor.extract_slice %b[2] [1] [1] : tensor<3xf32> to tensor<1xf32>
  %o = tensor.empty() : tensor<6xi32>
  %r = linalg.generic {indexing_maps = [#one, #zero, #one, #one], iterator_types = ["parallel"]}
      ins(%x, %last, %first#1 : tensor<6xf32>, tensor<1xf32>, tensor<6xi32>) outs(%o : tensor<6xi32>) {
  ^bb0(%v: f32, %e: f32, %i: i32, %out: i32):
    %c = arith.cmpf ole, %v, %e : f32
    %s = arith.select %c, %i, %n : i32
    linalg.yield %s : i32
  } -> tensor<6xi32>
  return %r : tensor<6xi32>
}

// The index where no boundary is reached.

// CHECK-LABEL: func @other_branch(
func.func @other_branch(%x: tensor<6xf32>, %y: tensor<6xf32>) -> tensor<6xi32> {
  %b = arith.constant dense<[0.0, 5.0, 10.0]> : tensor<3xf32>
  %m0 = arith.constant dense<0xFF800000> : tensor<6xf32>
  %i0 = arith.constant dense<0> : tensor<6xi32>
  %n = arith.constant 3 : i32
  %first:2 = linalg.generic {indexing_maps = [#rows, #columns, #rows, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<6xf32>, tensor<3xf32>) outs(%m0, %i0 : tensor<6xf32>, tensor<6xi32>) {
  ^bb0(%v: f32, %e: f32, %max: f32, %at: i32):
    %k = linalg.index 1 : index
    %j = arith.index_cast %k : index to i32
    %flag = arith.cmpf ole, %v, %e : f32
    %in = arith.uitofp %flag : i1 to f32
    %most = arith.maximumf %in, %max : f32
    %greater = arith.cmpf ogt, %in, %max : f32
    %next = arith.select %greater, %at, %j : i32
    linalg.yield %most, %next : f32, i32
  } -> (tensor<6xf32>, tensor<6xi32>)
  %last = tensor.extract_slice %b[2] [1] [1] : tensor<3xf32> to tensor<1xf32>
  %o = tensor.empty() : tensor<6xi32>
  %r = linalg.generic {indexing_maps = [#one, #zero, #one, #one], iterator_types = ["parallel"]}
      ins(%x, %last, %first#1 : tensor<6xf32>, tensor<1xf32>, tensor<6xi32>) outs(%o : tensor<6xi32>) {
  ^bb0(%v: f32, %e: f32, %i: i32, %out: i32):
    %c = arith.cmpf ole, %v, %e : f32
    %s = arith.select %c, %i, %n : i32
    linalg.yield %s : i32
  } -> tensor<6xi32>
  return %r : tensor<6xi32>
}

// Boundaries out of order; assume-sorted is for those that are not constant.

// CHECK-LABEL: func @unsorted(
func.func @unsorted(%x: tensor<6xf32>, %y: tensor<6xf32>) -> tensor<6xi32> {
  %b = arith.constant dense<[0.0, 10.0, 5.0]> : tensor<3xf32>
  %m0 = arith.constant dense<0xFF800000> : tensor<6xf32>
  %i0 = arith.constant dense<0> : tensor<6xi32>
  %n = arith.constant 3 : i32
  %first:2 = linalg.generic {indexing_maps = [#rows, #columns, #rows, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<6xf32>, tensor<3xf32>) outs(%m0, %i0 : tensor<6xf32>, tensor<6xi32>) {
  ^bb0(%v: f32, %e: f32, %max: f32, %at: i32):
    %k = linalg.index 1 : index
    %j = arith.index_cast %k : index to i32
    %flag = arith.cmpf ole, %v, %e : f32
    %in = arith.uitofp %flag : i1 to f32
    %most = arith.maximumf %in, %max : f32
    %greater = arith.cmpf ogt, %in, %max : f32
    %next = arith.select %greater, %j, %at : i32
    linalg.yield %most, %next : f32, i32
  } -> (tensor<6xf32>, tensor<6xi32>)
  %last = tensor.extract_slice %b[2] [1] [1] : tensor<3xf32> to tensor<1xf32>
  %o = tensor.empty() : tensor<6xi32>
  %r = linalg.generic {indexing_maps = [#one, #zero, #one, #one], iterator_types = ["parallel"]}
      ins(%x, %last, %first#1 : tensor<6xf32>, tensor<1xf32>, tensor<6xi32>) outs(%o : tensor<6xi32>) {
  ^bb0(%v: f32, %e: f32, %i: i32, %out: i32):
    %c = arith.cmpf ole, %v, %e : f32
    %s = arith.select %c, %i, %n : i32
    linalg.yield %s : i32
  } -> tensor<6xi32>
  return %r : tensor<6xi32>
}

// The index is needed, too.

// CHECK-LABEL: func @used(
func.func @used(%x: tensor<6xf32>, %y: tensor<6xf32>) -> (tensor<6xi32>, tensor<6xi32>) {
  %b = arith.constant dense<[0.0, 5.0, 10.0]> : tensor<3xf32>
  %m0 = arith.constant dense<0xFF800000> : tensor<6xf32>
  %i0 = arith.constant dense<0> : tensor<6xi32>
  %n = arith.constant 3 : i32
  %first:2 = linalg.generic {indexing_maps = [#rows, #columns, #rows, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<6xf32>, tensor<3xf32>) outs(%m0, %i0 : tensor<6xf32>, tensor<6xi32>) {
  ^bb0(%v: f32, %e: f32, %max: f32, %at: i32):
    %k = linalg.index 1 : index
    %j = arith.index_cast %k : index to i32
    %flag = arith.cmpf ole, %v, %e : f32
    %in = arith.uitofp %flag : i1 to f32
    %most = arith.maximumf %in, %max : f32
    %greater = arith.cmpf ogt, %in, %max : f32
    %next = arith.select %greater, %j, %at : i32
    linalg.yield %most, %next : f32, i32
  } -> (tensor<6xf32>, tensor<6xi32>)
  %last = tensor.extract_slice %b[2] [1] [1] : tensor<3xf32> to tensor<1xf32>
  %o = tensor.empty() : tensor<6xi32>
  %r = linalg.generic {indexing_maps = [#one, #zero, #one, #one], iterator_types = ["parallel"]}
      ins(%x, %last, %first#1 : tensor<6xf32>, tensor<1xf32>, tensor<6xi32>) outs(%o : tensor<6xi32>) {
  ^bb0(%v: f32, %e: f32, %i: i32, %out: i32):
    %c = arith.cmpf ole, %v, %e : f32
    %s = arith.select %c, %i, %n : i32
    linalg.yield %s : i32
  } -> tensor<6xi32>
  return %r, %first#1 : tensor<6xi32>, tensor<6xi32>
}

// The same: whether any boundary is reached, which is whether the last is.

// CHECK-LABEL: func @any_reached(
//       CHECK:   seek.bound lower ins(%{{.*}}, %arg0 :
func.func @any_reached(%x: tensor<6xf32>) -> tensor<6xi32> {
  %b = arith.constant dense<[0.0, 5.0, 10.0]> : tensor<3xf32>
  %m0 = arith.constant dense<0xFF800000> : tensor<6xf32>
  %i0 = arith.constant dense<0> : tensor<6xi32>
  %no = arith.constant dense<false> : tensor<6xi1>
  %n = arith.constant 3 : i32
  %first:2 = linalg.generic {indexing_maps = [#rows, #columns, #rows, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<6xf32>, tensor<3xf32>) outs(%m0, %i0 : tensor<6xf32>, tensor<6xi32>) {
  ^bb0(%v: f32, %e: f32, %max: f32, %at: i32):
    %k = linalg.index 1 : index
    %j = arith.index_cast %k : index to i32
    %flag = arith.cmpf ole, %v, %e : f32
    %in = arith.uitofp %flag : i1 to f32
    %most = arith.maximumf %in, %max : f32
    %greater = arith.cmpf ogt, %in, %max : f32
    %next = arith.select %greater, %j, %at : i32
    linalg.yield %most, %next : f32, i32
  } -> (tensor<6xf32>, tensor<6xi32>)
  %any = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<6xf32>, tensor<3xf32>) outs(%no : tensor<6xi1>) {
  ^bb0(%v: f32, %e: f32, %flag: i1):
    %c = arith.cmpf ole, %v, %e : f32
    %or = arith.ori %flag, %c : i1
    linalg.yield %or : i1
  } -> tensor<6xi1>
  %o = tensor.empty() : tensor<6xi32>
  %r = linalg.generic {indexing_maps = [#one, #one, #one], iterator_types = ["parallel"]}
      ins(%any, %first#1 : tensor<6xi1>, tensor<6xi32>) outs(%o : tensor<6xi32>) {
  ^bb0(%c: i1, %i: i32, %out: i32):
    %s = arith.select %c, %i, %n : i32
    linalg.yield %s : i32
  } -> tensor<6xi32>
  return %r : tensor<6xi32>
}

// Whether any boundary is not reached says nothing about the last.

// CHECK-LABEL: func @any_not_reached(
func.func @any_not_reached(%x: tensor<6xf32>) -> tensor<6xi32> {
  %b = arith.constant dense<[0.0, 5.0, 10.0]> : tensor<3xf32>
  %m0 = arith.constant dense<0xFF800000> : tensor<6xf32>
  %i0 = arith.constant dense<0> : tensor<6xi32>
  %no = arith.constant dense<false> : tensor<6xi1>
  %n = arith.constant 3 : i32
  %first:2 = linalg.generic {indexing_maps = [#rows, #columns, #rows, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<6xf32>, tensor<3xf32>) outs(%m0, %i0 : tensor<6xf32>, tensor<6xi32>) {
  ^bb0(%v: f32, %e: f32, %max: f32, %at: i32):
    %k = linalg.index 1 : index
    %j = arith.index_cast %k : index to i32
    %flag = arith.cmpf ole, %v, %e : f32
    %in = arith.uitofp %flag : i1 to f32
    %most = arith.maximumf %in, %max : f32
    %greater = arith.cmpf ogt, %in, %max : f32
    %next = arith.select %greater, %j, %at : i32
    linalg.yield %most, %next : f32, i32
  } -> (tensor<6xf32>, tensor<6xi32>)
  %any = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x, %b : tensor<6xf32>, tensor<3xf32>) outs(%no : tensor<6xi1>) {
  ^bb0(%v: f32, %e: f32, %flag: i1):
    %c = arith.cmpf ugt, %v, %e : f32
    %or = arith.ori %flag, %c : i1
    linalg.yield %or : i1
  } -> tensor<6xi1>
  %o = tensor.empty() : tensor<6xi32>
  %r = linalg.generic {indexing_maps = [#one, #one, #one], iterator_types = ["parallel"]}
      ins(%any, %first#1 : tensor<6xi1>, tensor<6xi32>) outs(%o : tensor<6xi32>) {
  ^bb0(%c: i1, %i: i32, %out: i32):
    %s = arith.select %c, %n, %i : i32
    linalg.yield %s : i32
  } -> tensor<6xi32>
  return %r : tensor<6xi32>
}
