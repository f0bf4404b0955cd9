// RUN: seek-opt %s --convert-tf-to-seek --allow-unregistered-dialect \
// RUN:   --split-input-file --verify-diagnostics

func.func @operands(%x: tensor<4xf32>) {
  // expected-error @+1 {{'tf.Bucketize' op expected 1 operands, got 2}}
  %r = "tf.Bucketize"(%x, %x) {boundaries = [1.0 : f32]} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi32>
  return
}

// -----

func.func @results(%x: tensor<4xf32>) {
  // expected-error @+1 {{'tf.Bucketize' op expected 1 result, got 2}}
  %r:2 = "tf.Bucketize"(%x) {boundaries = [1.0 : f32]} : (tensor<4xf32>) -> (tensor<4xi32>, tensor<4xi32>)
  return
}

// -----

func.func @regions(%x: tensor<4xf32>) {
  // expected-error @+1 {{'tf.Bucketize' op expected no regions and no successors}}
  %r = "tf.Bucketize"(%x) ({}) {boundaries = [1.0 : f32]} : (tensor<4xf32>) -> tensor<4xi32>
  return
}

// -----

func.func @no_tensor(%x: f32) {
  // expected-error @+1 {{'tf.Bucketize' op expected 'input' to be a tensor of integers or floats, got 'f32'}}
  %r = "tf.Bucketize"(%x) {boundaries = [1.0 : f32]} : (f32) -> tensor<i32>
  return
}

// -----

func.func @strings(%x: tensor<4x!tf_type.string>) {
  // expected-error @+1 {{'tf.Bucketize' op expected 'input' to be a tensor of integers or floats, got 'tensor<4x!tf_type.string>'}}
  %r = "tf.Bucketize"(%x) {boundaries = [1.0 : f32]} : (tensor<4x!tf_type.string>) -> tensor<4xi32>
  return
}

// -----

func.func @i64_result(%x: tensor<4xf32>) {
  // expected-error @+1 {{'tf.Bucketize' op expected a result of i32, got 'tensor<4xi64>'}}
  %r = "tf.Bucketize"(%x) {boundaries = [1.0 : f32]} : (tensor<4xf32>) -> tensor<4xi64>
  return
}

// -----

func.func @result_shape(%x: tensor<4xf32>) {
  // expected-error @+1 {{'tf.Bucketize' op expected the result to have the shape of 'input', 'tensor<4xf32>', got 'tensor<5xi32>'}}
  %r = "tf.Bucketize"(%x) {boundaries = [1.0 : f32]} : (tensor<4xf32>) -> tensor<5xi32>
  return
}

// -----

func.func @no_boundaries(%x: tensor<4xf32>) {
  // expected-error @+1 {{'tf.Bucketize' op expected an attribute 'boundaries' that is an array of f32}}
  %r = "tf.Bucketize"(%x) : (tensor<4xf32>) -> tensor<4xi32>
  return
}

// -----

func.func @f64_boundaries(%x: tensor<4xf32>) {
  // expected-error @+1 {{'tf.Bucketize' op expected an attribute 'boundaries' that is an array of f32}}
  %r = "tf.Bucketize"(%x) {boundaries = [1.0 : f32, 2.0 : f64]} : (tensor<4xf32>) -> tensor<4xi32>
  return
}

// -----

func.func @unsorted(%x: tensor<4xf32>) {
  // expected-error @+1 {{'tf.Bucketize' op expected 'boundaries' to ascend, without NaN}}
  %r = "tf.Bucketize"(%x) {boundaries = [1.0 : f32, 0.0 : f32]} : (tensor<4xf32>) -> tensor<4xi32>
  return
}

// -----

func.func @nan(%x: tensor<4xf32>) {
  // expected-error @+1 {{'tf.Bucketize' op expected 'boundaries' to ascend, without NaN}}
  %r = "tf.Bucketize"(%x) {boundaries = [1.0 : f32, 0x7FC00000 : f32]} : (tensor<4xf32>) -> tensor<4xi32>
  return
}

// -----

func.func @one_operand(%s: tensor<2x3xf32>) {
  // expected-error @+1 {{'tf.LowerBound' op expected 2 operands, got 1}}
  %r = "tf.LowerBound"(%s) : (tensor<2x3xf32>) -> tensor<2x3xi32>
  return
}

// -----

func.func @element_types(%s: tensor<2x3xf32>, %v: tensor<2x3xf64>) {
  // expected-error @+1 {{'tf.LowerBound' op expected 'sorted_inputs' and 'values' of one element type, got 'tensor<2x3xf32>' and 'tensor<2x3xf64>'}}
  %r = "tf.LowerBound"(%s, %v) : (tensor<2x3xf32>, tensor<2x3xf64>) -> tensor<2x3xi32>
  return
}

// -----

func.func @complex(%s: tensor<2x3xcomplex<f32>>) {
  // expected-error @+1 {{'tf.UpperBound' op expected 'sorted_inputs' to be a tensor of integers or floats, got 'tensor<2x3xcomplex<f32>>'}}
  %r = "tf.UpperBound"(%s, %s) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xi32>
  return
}

// -----

func.func @rank(%s: tensor<3xf32>, %v: tensor<2x3xf32>) {
  // expected-error @+1 {{'tf.UpperBound' op expected 'sorted_inputs' to have rank 2, got 'tensor<3xf32>'}}
  %r = "tf.UpperBound"(%s, %v) : (tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x3xi32>
  return
}

// -----

func.func @batch(%s: tensor<3x4xf32>, %v: tensor<2x3xf32>) {
  // expected-error @+1 {{'tf.UpperBound' op expected 'sorted_inputs' and 'values' of one batch size, got 3 and 2}}
  %r = "tf.UpperBound"(%s, %v) : (tensor<3x4xf32>, tensor<2x3xf32>) -> tensor<2x3xi32>
  return
}

// -----

func.func @result_type(%s: tensor<2x4xf32>, %v: tensor<2x3xf32>) {
  // expected-error @+1 {{'tf.UpperBound' op expected a result of i32 or i64, got 'tensor<2x3xi16>'}}
  %r = "tf.UpperBound"(%s, %v) : (tensor<2x4xf32>, tensor<2x3xf32>) -> tensor<2x3xi16>
  return
}

// -----

func.func @length(%s: tensor<2x2147483648xi8>, %v: tensor<2x3xi8>) {
  // expected-error @+1 {{'tf.LowerBound' op expected at most 2147483647 elements to search, the most that i32 counts to, got 2147483648}}
  %r = "tf.LowerBound"(%s, %v) : (tensor<2x2147483648xi8>, tensor<2x3xi8>) -> tensor<2x3xi32>
  return
}
