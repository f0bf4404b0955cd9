// RUN: seek-opt %s --seek-forbid-allocations -split-input-file -verify-diagnostics

func.func @stack(%n: index) -> memref<4xf32> {
  %0 = memref.alloca(%n) : memref<?xf32>
  %1 = memref.get_global @g : memref<4xf32>
  return %1 : memref<4xf32>
}
memref.global @g : memref<4xf32>

// -----

func.func @in_loop(%n: index) {
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    // expected-error @+1 {{allocates memory, expected a function that allocates none, for a 'memref<?xf32>'}}
    %0 = memref.alloc(%i) : memref<?xf32>
  }
  return
}

// -----

func.func @again(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  // expected-error @+1 {{'memref.realloc' op allocates memory}}
  %0 = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}
