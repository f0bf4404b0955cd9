// RUN: seek-opt %s --seek-select-strategy | FileCheck %s --check-prefix=AUTO
// RUN: seek-opt %s --seek-select-strategy=strategy=scalar | FileCheck %s --check-prefix=SCALAR
// RUN: seek-opt %s --seek-select-strategy=strategy=gather | FileCheck %s --check-prefix=GATHER
// RUN: not seek-opt %s --seek-select-strategy=strategy=magic 2>&1 | FileCheck %s --check-prefix=WRONG

// WRONG: magic

// AUTO-LABEL: func @shared
// AUTO: #seek.strategy<gather>
// SCALAR-LABEL: func @shared
// SCALAR: #seek.strategy<scalar>
func.func @shared(%s: memref<?xf32>, %v: memref<?xf32>, %o: memref<?xi64>) {
  seek.bound lower ins(%s, %v : memref<?xf32>, memref<?xf32>) outs(%o : memref<?xi64>)
  return
}

// AUTO-LABEL: func @not_32_bits
// AUTO: #seek.strategy<scalar>
// GATHER-LABEL: func @not_32_bits
// GATHER: #seek.strategy<gather>
func.func @not_32_bits(%s: memref<?xf64>, %v: memref<?xf64>, %o: memref<?xi64>) {
  seek.bound lower ins(%s, %v : memref<?xf64>, memref<?xf64>) outs(%o : memref<?xi64>)
  return
}

// AUTO-LABEL: func @few_values_per_row
// AUTO: #seek.strategy<scalar>
func.func @few_values_per_row(%s: memref<8x?xf32>, %v: memref<8x10xf32>, %o: memref<8x10xi64>) {
  seek.bound lower ins(%s, %v : memref<8x?xf32>, memref<8x10xf32>) outs(%o : memref<8x10xi64>)
  return
}

// AUTO-LABEL: func @many_values_per_row
// AUTO: #seek.strategy<gather>
func.func @many_values_per_row(%s: memref<8x?xf32>, %v: memref<8x64xf32>, %o: memref<8x64xi64>) {
  seek.bound lower ins(%s, %v : memref<8x?xf32>, memref<8x64xf32>) outs(%o : memref<8x64xi64>)
  return
}

// A choice that is there stays, unless another is forced.
// AUTO-LABEL: func @chosen
// AUTO: #seek.strategy<scalar>
// GATHER-LABEL: func @chosen
// GATHER: #seek.strategy<gather>
func.func @chosen(%s: memref<?xf32>, %v: memref<?xf32>, %o: memref<?xi64>) {
  seek.bound lower ins(%s, %v : memref<?xf32>, memref<?xf32>) outs(%o : memref<?xi64>) {strategy = #seek.strategy<scalar>}
  return
}
