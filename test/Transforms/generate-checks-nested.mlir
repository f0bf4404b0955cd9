// Messages and the function that reports them stand beside the function that is
// checked.
// RUN: seek-opt %s --seek-generate-checks | FileCheck %s

// CHECK: module @inner
// CHECK-DAG: func.func private @seek_check_failed(!llvm.ptr, i64, i64)
// CHECK-DAG: llvm.mlir.global internal constant @seek_message
// CHECK: func.func @f
// CHECK: call @seek_check_failed
module {
  module @inner {
    func.func @f(%x: tensor<4xf32>, %b: tensor<?xf32>) -> tensor<4xi8> {
      %r = seek.bucketize %x, %b : (tensor<4xf32>, tensor<?xf32>) -> tensor<4xi8>
      return %r : tensor<4xi8>
    }
  }
}
