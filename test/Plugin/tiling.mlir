// A script for a stock mlir-opt tiles a search, with patterns of seek and of MLIR; the tiles
// bufferize in place, and run in a stock mlir-runner.
// UNSUPPORTED: sanitized

// RUN: mlir-opt --load-dialect-plugin=%seek_plugin --load-pass-plugin=%seek_plugin %s --pass-pipeline=" \
// RUN:   builtin.module(transform-interpreter,test-transform-dialect-erase-schedule)" > %t.mlir
// RUN: FileCheck %s --check-prefix=TILES --input-file=%t.mlir

// RUN: mlir-opt --load-dialect-plugin=%seek_plugin %t.mlir --one-shot-bufferize=bufferize-function-boundaries \
// RUN:     --cse --canonicalize | FileCheck %s --check-prefix=BUFFER --implicit-check-not=memref.copy

// RUN: mlir-opt --load-dialect-plugin=%seek_plugin --load-pass-plugin=%seek_plugin %t.mlir \
// RUN:   --pass-pipeline="builtin.module(seek-to-llvm)" \
// RUN:   | mlir-runner -e main --entry-point-result=void \
// RUN:     --shared-libs=%mlir_lib/libmlir_runner_utils.so,%mlir_lib/libmlir_c_runner_utils.so | FileCheck %s

func.func private @printMemrefI64(tensor<*xi64>)

// TILES-LABEL: func.func private @search(
// TILES: scf.for
// TILES: seek.bound lower {{.*}} -> tensor<?xi64>
// BUFFER-LABEL: func.func private @search(
// BUFFER: memref.alloc
// BUFFER-NOT: memref.alloc
// BUFFER: scf.for
// BUFFER: seek.bound lower {{.*}} outs(%{{.*}} : memref<?xi64,
func.func private @search(%s: tensor<?xf32>, %v: tensor<7xf32>) -> tensor<7xi64> {
  %r = seek.bucketize %v, %s : (tensor<7xf32>, tensor<?xf32>) -> tensor<7xi64>
  return %r : tensor<7xi64>
}

// CHECK: [0, 1, 2, 3, 3, 0, 1]
func.func @main() {
  %s = arith.constant dense<[0.5, 1.5, 2.5]> : tensor<3xf32>
  %v = arith.constant dense<[0.5, 1.0, 2.0, 3.0, 0x7FC00000, 0.0, 1.5]> : tensor<7xf32>
  %d = tensor.cast %s : tensor<3xf32> to tensor<?xf32>
  %r = call @search(%d, %v) : (tensor<?xf32>, tensor<7xf32>) -> tensor<7xi64>
  %u = tensor.cast %r : tensor<7xi64> to tensor<*xi64>
  call @printMemrefI64(%u) : (tensor<*xi64>) -> ()
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %search = transform.structured.match attributes {sym_name = "search"} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %search {
      transform.apply_patterns.seek.lower_to_bound
    } : !transform.any_op
    %op = transform.structured.match ops{["seek.bound"]} in %search : (!transform.any_op) -> !transform.any_op
    transform.structured.tile_using_for %op tile_sizes [3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
