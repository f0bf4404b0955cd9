// Searches that do not fold, lowered by a stock mlir-opt and run by a stock mlir-runner, whose
// translation knows nothing of the attribute that seek leaves on selects.
// UNSUPPORTED: sanitized

// RUN: mlir-opt --load-dialect-plugin=%seek_plugin --load-pass-plugin=%seek_plugin %s \
// RUN:   --pass-pipeline='builtin.module(seek-to-llvm{strategy=scalar})' > %t.mlir
// RUN: FileCheck %s --check-prefix=HINT --input-file=%t.mlir
// RUN: mlir-runner %t.mlir -e main --entry-point-result=void -O3 \
// RUN:   --shared-libs=%mlir_lib/libmlir_runner_utils.so,%mlir_lib/libmlir_c_runner_utils.so | FileCheck %s

// RUN: mlir-opt --load-dialect-plugin=%seek_plugin --load-pass-plugin=%seek_plugin %s \
// RUN:   --pass-pipeline='builtin.module(seek-to-llvm)' \
// RUN:   | mlir-runner -e main --entry-point-result=void -O3 \
// RUN:   --shared-libs=%mlir_lib/libmlir_runner_utils.so,%mlir_lib/libmlir_c_runner_utils.so | FileCheck %s

func.func private @printMemrefI64(tensor<*xi64>)

// HINT-LABEL: llvm.func {{.*}}@search
// HINT: llvm.select {{.*}} {seek.unpredictable}
func.func private @search(%s: tensor<?xf32>, %v: tensor<?xf32>) -> tensor<?xi64> {
  %r = seek.bucketize %v, %s : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi64>
  return %r : tensor<?xi64>
}

// CHECK: [0, 1, 2, 3, 3]
func.func @main() {
  %s = arith.constant dense<[0.5, 1.5, 2.5]> : tensor<3xf32>
  %v = arith.constant dense<[0.5, 1.0, 2.0, 3.0, 0x7FC00000]> : tensor<5xf32>
  %ds = tensor.cast %s : tensor<3xf32> to tensor<?xf32>
  %dv = tensor.cast %v : tensor<5xf32> to tensor<?xf32>
  %r = call @search(%ds, %dv) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi64>
  %u = tensor.cast %r : tensor<?xi64> to tensor<*xi64>
  call @printMemrefI64(%u) : (tensor<*xi64>) -> ()
  return
}
