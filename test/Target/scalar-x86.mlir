// The loop of the scalar search: load, compare, conditional move, halve, and one
// jump, on the length that is left. No jump on data.
// REQUIRES: x86_64
// RUN: seek-runner %s --entry=f32 --strategy=scalar --emit=asm --cpu=x86-64-v3 | FileCheck %s --check-prefix=F32
// RUN: seek-runner %s --entry=f32 --strategy=scalar --emit=asm --cpu=skylake-avx512 | FileCheck %s --check-prefix=F32
// RUN: seek-runner %s --entry=u64 --strategy=scalar --emit=asm --cpu=x86-64 | FileCheck %s --check-prefix=U64
// RUN: seek-runner %s --entry=u64 --strategy=scalar --emit=asm --cpu=znver4 | FileCheck %s --check-prefix=U64
// RUN: seek-runner %s --entry=rows --strategy=scalar --emit=asm --cpu=x86-64-v3 | FileCheck %s --check-prefix=ROWS

// F32-LABEL: {{^}}f32:
// F32: vmovss -4({{.*}}), %xmm1
// F32-NEXT: vucomiss %xmm0, %xmm1
// F32-NEXT: cmov
// F32-NEXT: shrq
// F32-NEXT: jne
func.func @f32(%s: tensor<?xf32>, %v: tensor<?xf32>) -> tensor<?xi64> {
  %r = seek.search_sorted %s, %v : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi64>
  return %r : tensor<?xi64>
}

// U64-LABEL: {{^}}u64:
// U64: cmpq {{.*}}-8(
// U64-NEXT: cmov
// U64-NEXT: shrq
// U64-NEXT: jne
func.func @u64(%s: tensor<?xui64>, %v: tensor<?xui64>) -> tensor<?xi32> {
  %r = seek.search_sorted %s, %v {right_mode = true} : (tensor<?xui64>, tensor<?xui64>) -> tensor<?xi32>
  return %r : tensor<?xi32>
}

// ROWS-LABEL: {{^}}rows:
// ROWS: cmpw {{.*}}-2(
// ROWS-NEXT: cmov
// ROWS-NEXT: shrq
// ROWS-NEXT: jne
func.func @rows(%s: tensor<?x?xi16>, %v: tensor<?x?xi16>) -> tensor<?x?xi64> {
  %r = seek.search_sorted %s, %v : (tensor<?x?xi16>, tensor<?x?xi16>) -> tensor<?x?xi64>
  return %r : tensor<?x?xi64>
}
