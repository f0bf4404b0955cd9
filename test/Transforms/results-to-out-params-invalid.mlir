// RUN: seek-opt %s --seek-results-to-out-params=checks --split-input-file --verify-diagnostics

// expected-error @+1 {{'func.func' op expected results of known rank, got 'memref<*xi64>'}}
func.func @unranked(%x: memref<*xi64>) -> memref<*xi64> {
  return %x : memref<*xi64>
}

// -----

// expected-error @+1 {{expected 'seek_check_failed' to be a function of type}}
func.func private @seek_check_failed(i32)
