// A choice that is there, and those that options force.

// RUN: seek-opt %s --seek-select-strategy | FileCheck %s --check-prefix=AUTO
// RUN: seek-opt %s --seek-select-strategy=strategy=scalar | FileCheck %s --check-prefix=NONE --implicit-check-not='strategy<{{[^s]}}'
// RUN: seek-opt %s --seek-select-strategy=strategy=count | FileCheck %s --check-prefix=NONE --implicit-check-not='strategy<{{[^c]}}'
// RUN: seek-opt %s --seek-select-strategy=strategy=permute | FileCheck %s --check-prefix=NONE --implicit-check-not='strategy<{{[^p]}}'
// RUN: seek-opt %s --seek-select-strategy=strategy=gather | FileCheck %s --check-prefix=NONE --implicit-check-not='strategy<{{[^g]}}'
// RUN: seek-opt %s --seek-select-strategy=strategy=rows | FileCheck %s --check-prefix=NONE --implicit-check-not='strategy<{{[^r]}}'
// RUN: seek-opt %s --seek-select-strategy=strategy=index | FileCheck %s --check-prefix=INDEX --implicit-check-not='strategy<{{[^i]}}'
// RUN: seek-opt %s --seek-select-strategy=tensors-only | FileCheck %s --check-prefix=TENSORS
// RUN: not seek-opt %s --seek-select-strategy=strategy=magic 2>&1 | FileCheck %s --check-prefix=WRONG

// WRONG: magic

// AUTO-LABEL: func @chosen
// AUTO: #seek.strategy<scalar>
// NONE-LABEL: func @chosen
// NONE-NOT: seek.prepare
// NONE: seek.bound {{.*}}#seek.strategy<
// A table in any case.
// INDEX-LABEL: func @chosen
// INDEX-NOT: arith.select
// INDEX: %[[T:.*]] = seek.prepare
// INDEX: seek.bound {{.*}} prepared(%[[T]] : tensor<?xi32>) {{.*}}#seek.strategy<index>
// TENSORS-LABEL: func @chosen
// TENSORS: #seek.strategy<scalar>
func.func @chosen(%s: tensor<?xf32>, %v: tensor<?xf32>, %o: tensor<?xi64>) -> tensor<?xi64> {
  %r = seek.bound lower ins(%s, %v : tensor<?xf32>, tensor<?xf32>) outs(%o : tensor<?xi64>) {strategy = #seek.strategy<scalar>} -> tensor<?xi64>
  return %r : tensor<?xi64>
}

// AUTO-LABEL: func @chosen_index
// AUTO-NOT: arith.select
// AUTO: seek.prepare
// AUTO: #seek.strategy<index>
// NONE-LABEL: func @chosen_index
// INDEX-LABEL: func @chosen_index
// INDEX: seek.prepare
func.func @chosen_index(%s: tensor<?xf32>, %v: tensor<?xf32>, %o: tensor<?xi64>) -> tensor<?xi64> {
  %r = seek.bound lower ins(%s, %v : tensor<?xf32>, tensor<?xf32>) outs(%o : tensor<?xi64>) {strategy = #seek.strategy<index>} -> tensor<?xi64>
  return %r : tensor<?xi64>
}

// A table that is there is used, and needs no other.
// AUTO-LABEL: func @prepared
// AUTO-NOT: seek.prepare
// AUTO: seek.bound {{.*}} prepared
// NONE-LABEL: func @prepared
// INDEX-LABEL: func @prepared
// INDEX-NOT: seek.prepare
// INDEX: seek.bound {{.*}} prepared
func.func @prepared(%s: tensor<?xf32>, %v: tensor<?xf32>, %o: tensor<?xi64>, %t: tensor<?xi32>) -> tensor<?xi64> {
  %r = seek.bound lower ins(%s, %v : tensor<?xf32>, tensor<?xf32>) prepared(%t : tensor<?xi32>) outs(%o : tensor<?xi64>) {strategy = #seek.strategy<index>} -> tensor<?xi64>
  return %r : tensor<?xi64>
}

// Never a table for rows of their own, one value, and values of 8 bits.
// INDEX-LABEL: func @no_table
// INDEX-NOT: seek.prepare
// INDEX-COUNT-3: #seek.strategy<index>
// NONE-LABEL: func @no_table
func.func @no_table(%s: tensor<?xf32>, %t: tensor<3x?xf32>, %v: tensor<3x9xf32>, %w: tensor<f32>, %x: tensor<9xi8>, %o: tensor<3x9xi64>, %p: tensor<i64>, %q: tensor<9xi64>) -> (tensor<3x9xi64>, tensor<i64>, tensor<9xi64>) {
  %0 = seek.bound lower ins(%t, %v : tensor<3x?xf32>, tensor<3x9xf32>) outs(%o : tensor<3x9xi64>) -> tensor<3x9xi64>
  %1 = seek.bound lower ins(%s, %w : tensor<?xf32>, tensor<f32>) outs(%p : tensor<i64>) -> tensor<i64>
  %2 = seek.bound lower ins(%s, %x : tensor<?xf32>, tensor<9xi8>) outs(%q : tensor<9xi64>) -> tensor<9xi64>
  return %0, %1, %2 : tensor<3x9xi64>, tensor<i64>, tensor<9xi64>
}

// TENSORS-LABEL: func @on_memrefs
// TENSORS-NOT: #seek.strategy
// TENSORS: seek.bound {{.*}} outs(%{{.*}} : memref<?xi64>){{$}}
// INDEX-LABEL: func @on_memrefs
// INDEX: %[[T:.*]] = memref.alloc
// INDEX: seek.prepare
// INDEX: seek.bound
// INDEX: memref.dealloc %[[T]]
func.func @on_memrefs(%s: memref<?xf32>, %v: memref<?xf32>, %o: memref<?xi64>) {
  seek.bound lower ins(%s, %v : memref<?xf32>, memref<?xf32>) outs(%o : memref<?xi64>)
  return
}
