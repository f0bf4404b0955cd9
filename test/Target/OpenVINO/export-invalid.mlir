// What cannot be exported, one case for each error.
// RUN: seek-translate --export-openvino --split-input-file --verify-diagnostics %s

// expected-error @below {{'builtin.module' op expected a function, got none}}
module {}

// -----

module {
  func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
    return %x : tensor<2xf32>
  }
  // expected-error @below {{'func.func' op expected a module of one function, got another one}}
  func.func @other(%x: tensor<2xf32>) -> tensor<2xf32> {
    return %x : tensor<2xf32>
  }
}

// -----

// expected-error @below {{'func.func' op expected a body of one block}}
func.func private @declared(tensor<2xf32>) -> tensor<2xf32>

// -----

// expected-error @below {{'func.func' op expected tensors as arguments and results, got 'f32'}}
func.func @scalar(%x: f32) -> f32 {
  return %x : f32
}

// -----

// expected-error @below {{'func.func' op expected types of elements that OpenVINO has, got 'complex<f32>'}}
func.func @complex(%x: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
  return %x : tensor<2xcomplex<f32>>
}

// -----

// expected-error @below {{'func.func' op expected results, got none}}
func.func @nothing(%x: tensor<2xf32>) {
  return
}

// -----

// expected-error @below {{expected 'seek.tensor_names' to be texts without a zero byte, and without a backslash before a comma or the end, got "a\\"}}
func.func @name(%x: tensor<2xf32> {seek.tensor_names = ["a\\"]}) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}

// -----

// expected-error @below {{expected all results and arguments that are the same tensor to have the same 'seek.tensor_names', got others for result 0}}
func.func @names(%x: tensor<2xf32> {seek.tensor_names = ["a"]}) -> (tensor<2xf32> {seek.tensor_names = ["b"]}) {
  return %x : tensor<2xf32>
}

// -----

// expected-error @below {{'builtin.module' op expected a name without a zero byte}}
module @"a\00b" {
  func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
    return %x : tensor<2xf32>
  }
}

// -----

func.func @narrow(%x: tensor<2xf32>, %b: tensor<3xf32>) -> tensor<2xi8> {
  // expected-error @below {{'seek.bucketize' op expected results of i32 or i64, which OpenVINO has, got i8}}
  %0 = seek.bucketize %x, %b : (tensor<2xf32>, tensor<3xf32>) -> tensor<2xi8>
  return %0 : tensor<2xi8>
}

// -----

func.func @sorter(%s: tensor<3xf32>, %x: tensor<2xf32>, %p: tensor<3xi64>) -> tensor<2xi64> {
  // expected-error @below {{'seek.search_sorted' op expected no 'sorter', which OpenVINO does not have, got one}}
  %0 = seek.search_sorted %s, %x, %p : (tensor<3xf32>, tensor<2xf32>, tensor<3xi64>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}

// -----

func.func @opaque() -> tensor<3xf32> {
  // expected-error @below {{'arith.constant' op expected dense elements, got others}}
  %0 = arith.constant sparse<[[0]], [1.0]> : tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

func.func @large() -> tensor<1000000000xf32> {
  // expected-error @below {{expected constants of at most 2^30 bytes in all, got more}}
  %0 = arith.constant dense<1.0> : tensor<1000000000xf32>
  return %0 : tensor<1000000000xf32>
}

// -----

func.func @index(%x: tensor<2xf32>) -> tensor<2xi64> {
  %b = arith.constant dense<[1, 2]> : tensor<2xi64>
  // expected-error @below {{'arith.addi' op expected what a layer of OpenVINO is imported as, got another operation}}
  %0 = arith.addi %b, %b : tensor<2xi64>
  return %0 : tensor<2xi64>
}

// -----

func.func @rounded(%x: tensor<2xf64>) -> tensor<2xf32> {
  %e = tensor.empty() : tensor<2xf32>
  // expected-error @below {{'linalg.generic' op expected what a layer of OpenVINO is imported as, got another operation or another type}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%x : tensor<2xf64>) outs(%e : tensor<2xf32>) {
  ^bb0(%in: f64, %out: f32):
    %1 = arith.truncf %in : f64 to f32
    %2 = arith.negf %1 : f32
    linalg.yield %2 : f32
  } -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// expected-error @below {{expected the type that OpenVINO would infer, '(tensor<4x?xf32>, tensor<?x2xf32>) -> tensor<4x2xi64>', got '(tensor<4x?xf32>, tensor<?x2xf32>) -> tensor<?x2xi64>'}}
func.func @wide(%s: tensor<4x?xf32>, %x: tensor<?x2xf32>) -> tensor<?x2xi64> {
  %0 = seek.search_sorted %s, %x : (tensor<4x?xf32>, tensor<?x2xf32>) -> tensor<?x2xi64>
  return %0 : tensor<?x2xi64>
}

// -----

// expected-error @below {{'func.func' op expected what makes a model of OpenVINO, got: }}
func.func @rule(%s: tensor<*xf32>, %x: tensor<f32>) -> tensor<i64> {
  %0 = seek.search_sorted %s, %x : (tensor<*xf32>, tensor<f32>) -> tensor<i64>
  return %0 : tensor<i64>
}

// -----

// expected-error @below {{'func.func' op expected the check of its layers}}
func.func @unchecked(%x: tensor<?x3xf32>) -> tensor<3xf32> {
  %0 = tensor.cast %x : tensor<?x3xf32> to tensor<1x3xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<1x3xf32> into tensor<3xf32>
  return %1 : tensor<3xf32>
}

// -----

// A product of very many constants.
// expected-error @below {{'func.func' op expected the type that OpenVINO would infer, '(tensor<4xf32>) -> tensor<4xf32>', got '(tensor<4xf32>) -> tensor<?xf32>'}}
func.func @many(%x: tensor<4xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m0 = arith.muli %c1, %c1 : index
  %m1 = arith.muli %m0, %m0 : index
  %m2 = arith.muli %m1, %m1 : index
  %m3 = arith.muli %m2, %m2 : index
  %m4 = arith.muli %m3, %m3 : index
  %m5 = arith.muli %m4, %m4 : index
  %m6 = arith.muli %m5, %m5 : index
  %m7 = arith.muli %m6, %m6 : index
  %m8 = arith.muli %m7, %m7 : index
  %m9 = arith.muli %m8, %m8 : index
  %m10 = arith.muli %m9, %m9 : index
  %m11 = arith.muli %m10, %m10 : index
  %m12 = arith.muli %m11, %m11 : index
  %m13 = arith.muli %m12, %m12 : index
  %m14 = arith.muli %m13, %m13 : index
  %m15 = arith.muli %m14, %m14 : index
  %m16 = arith.muli %m15, %m15 : index
  %m17 = arith.muli %m16, %m16 : index
  %m18 = arith.muli %m17, %m17 : index
  %m19 = arith.muli %m18, %m18 : index
  %m20 = arith.muli %m19, %m19 : index
  %m21 = arith.muli %m20, %m20 : index
  %m22 = arith.muli %m21, %m21 : index
  %m23 = arith.muli %m22, %m22 : index
  %m24 = arith.muli %m23, %m23 : index
  %m25 = arith.muli %m24, %m24 : index
  %m26 = arith.muli %m25, %m25 : index
  %m27 = arith.muli %m26, %m26 : index
  %m28 = arith.muli %m27, %m27 : index
  %m29 = arith.muli %m28, %m28 : index
  %m30 = arith.muli %m29, %m29 : index
  %m31 = arith.muli %m30, %m30 : index
  %m32 = arith.muli %m31, %m31 : index
  %m33 = arith.muli %m32, %m32 : index
  %m34 = arith.muli %m33, %m33 : index
  %m35 = arith.muli %m34, %m34 : index
  %m36 = arith.muli %m35, %m35 : index
  %m37 = arith.muli %m36, %m36 : index
  %m38 = arith.muli %m37, %m37 : index
  %m39 = arith.muli %m38, %m38 : index
  %m40 = arith.muli %m39, %m39 : index
  %m41 = arith.muli %m40, %m40 : index
  %m42 = arith.muli %m41, %m41 : index
  %m43 = arith.muli %m42, %m42 : index
  %m44 = arith.muli %m43, %m43 : index
  %m45 = arith.muli %m44, %m44 : index
  %m46 = arith.muli %m45, %m45 : index
  %m47 = arith.muli %m46, %m46 : index
  %b = arith.cmpi eq, %m47, %c0 : index
  %a = arith.select %b, %b, %b : i1
  cf.assert %a, "as many"
  %l = tensor.from_elements %m47 : tensor<1xindex>
  %r = tensor.reshape %x(%l) : (tensor<4xf32>, tensor<1xindex>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
