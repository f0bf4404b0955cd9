// MLIR's own bufferization takes seek.bound in place, then seek's passes lower it, all in a stock
// mlir-opt.
// UNSUPPORTED: sanitized

// RUN: mlir-opt --load-dialect-plugin=%seek_plugin %s \
// RUN:   --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" \
// RUN:   | FileCheck %s --check-prefix=BUFFER --implicit-check-not=memref.alloc --implicit-check-not=memref.copy
// RUN: mlir-opt --load-dialect-plugin=%seek_plugin --load-pass-plugin=%seek_plugin %s \
// RUN:   --pass-pipeline="builtin.module(one-shot-bufferize{bufferize-function-boundaries},convert-seek-to-scf)" \
// RUN:   | FileCheck %s --check-prefix=LOOPS --implicit-check-not=seek.bound
// RUN: mlir-opt --load-dialect-plugin=%seek_plugin %s --generate-runtime-verification \
// RUN:   | FileCheck %s --check-prefix=VERIFY

// BUFFER-LABEL: func.func @search(
// BUFFER-SAME: %[[S:.*]]: memref<?xf32>, %[[V:.*]]: memref<8xf32>, %[[O:.*]]: memref<8xi32>
// BUFFER: seek.bound lower ins(%[[S]], %[[V]] : memref<?xf32>, memref<8xf32>) outs(%[[O]] : memref<8xi32>)
// BUFFER: return %[[O]]
// LOOPS-LABEL: func.func @search(
// LOOPS: scf.for
// LOOPS: arith.cmpf
// VERIFY-LABEL: func.func @search(
// VERIFY: cf.assert
// VERIFY: seek.bound
func.func @search(%s: tensor<?xf32>, %v: tensor<8xf32>, %o: tensor<8xi32>) -> tensor<8xi32> {
  %r = seek.bound lower ins(%s, %v : tensor<?xf32>, tensor<8xf32>) outs(%o : tensor<8xi32>) -> tensor<8xi32>
  return %r : tensor<8xi32>
}
