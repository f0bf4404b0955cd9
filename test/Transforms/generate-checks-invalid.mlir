// RUN: seek-opt %s --seek-generate-checks --verify-diagnostics

// expected-error @+1 {{'func.func' op expected 'seek_check_failed' to be a function of type '(!llvm.ptr, i64, i64) -> ()', which reports failed checks}}
func.func private @seek_check_failed(i32)

func.func @f(%x: tensor<4xf32>, %b: tensor<?xf32>) -> tensor<4xi8> {
  %r = seek.bucketize %x, %b : (tensor<4xf32>, tensor<?xf32>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}
