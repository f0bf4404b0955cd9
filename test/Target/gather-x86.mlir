// The loop of the gather strategy with AVX-512: eight gathers in flight, each
// followed by one compare into a mask and one masked add; no jump but that on
// the length, no spill.
// REQUIRES: x86_64
// RUN: seek-runner %s --entry=f32 --strategy=gather --emit=asm --cpu=skylake-avx512 | FileCheck %s --check-prefix=F32
// RUN: seek-runner %s --entry=i32 --strategy=gather --emit=asm --cpu=skylake-avx512 | FileCheck %s --check-prefix=I32

// Without AVX-512 vectors have 8 lanes, and without fast gathers no gather: the
// first levels are in registers, or without a permute elements are loaded one by one.
// RUN: seek-runner %s --entry=f32 --strategy=gather --emit=asm --cpu=skylake | FileCheck %s --check-prefix=AVX2
// RUN: seek-runner %s --entry=f32 --strategy=gather --emit=asm --cpu=x86-64-v3 | FileCheck %s --check-prefix=SLOW --implicit-check-not=vgather
// RUN: seek-runner %s --entry=f32 --strategy=gather --emit=asm --cpu=x86-64 | FileCheck %s --check-prefix=LOADS --implicit-check-not=ymm

// F32-LABEL: {{^}}f32:
// F32: vgatherdps {{.*}}%zmm
// F32-NOT: {{^[[:space:]]j|call|rsp}}
// F32: vgatherdps {{.*}}%zmm
// F32-NOT: {{^[[:space:]]j|call|rsp}}
// F32: vgatherdps {{.*}}%zmm
// F32-NOT: {{^[[:space:]]j|call|rsp}}
// F32: vgatherdps {{.*}}%zmm
// F32-NOT: {{^[[:space:]]j|call|rsp}}
// F32: vgatherdps {{.*}}%zmm
// F32-NOT: {{^[[:space:]]j|call|rsp}}
// F32: vgatherdps {{.*}}%zmm
// F32-NOT: {{^[[:space:]]j|call|rsp}}
// F32: vgatherdps {{.*}}%zmm
// F32-NOT: {{^[[:space:]]j|call|rsp}}
// F32: vgatherdps {{.*}}%zmm
// F32-NOT: {{^[[:space:]]j|call|rsp}}
// F32: {{vcmp[a-z]*ps.*%k[0-9]$}}
// F32-NEXT: {{vpaddd.*{%k[0-9]}}}
// F32-NOT: {{^[[:space:]]j|call|rsp}}
// F32: {{vcmp[a-z]*ps.*%k[0-9]$}}
// F32-NEXT: {{vpaddd.*{%k[0-9]}}}
// F32-NOT: {{^[[:space:]]j|call|rsp}}
// F32: {{vcmp[a-z]*ps.*%k[0-9]$}}
// F32-NEXT: {{vpaddd.*{%k[0-9]}}}
// F32-NOT: {{^[[:space:]]j|call|rsp}}
// F32: {{vcmp[a-z]*ps.*%k[0-9]$}}
// F32-NEXT: {{vpaddd.*{%k[0-9]}}}
// F32-NOT: {{^[[:space:]]j|call|rsp}}
// F32: {{vcmp[a-z]*ps.*%k[0-9]$}}
// F32-NEXT: {{vpaddd.*{%k[0-9]}}}
// F32-NOT: {{^[[:space:]]j|call|rsp}}
// F32: {{vcmp[a-z]*ps.*%k[0-9]$}}
// F32-NEXT: {{vpaddd.*{%k[0-9]}}}
// F32-NOT: {{^[[:space:]]j|call|rsp}}
// F32: {{vcmp[a-z]*ps.*%k[0-9]$}}
// F32-NEXT: {{vpaddd.*{%k[0-9]}}}
// F32-NOT: {{^[[:space:]]j|call|rsp}}
// F32: {{vcmp[a-z]*ps.*%k[0-9]$}}
// F32-NEXT: {{vpaddd.*{%k[0-9]}}}
// F32-NOT: {{^[[:space:]]j|call|rsp}}
// F32: jne
// AVX2-LABEL: {{^}}f32:
// AVX2: vgatherdps {{.*}}%ymm
// SLOW-LABEL: {{^}}f32:
// SLOW: vperm{{ps|d}} {{.*}}%ymm
// SLOW: popcnt
// LOADS-LABEL: {{^}}f32:
// LOADS: movss
// LOADS: unpcklps
func.func @f32(%s: tensor<?xf32>, %v: tensor<?xf32>) -> tensor<?xi32> {
  %r = seek.search_sorted %s, %v : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi32>
  return %r : tensor<?xi32>
}

// I32-LABEL: {{^}}i32:
// I32: vpgatherdd {{.*}}%zmm
// I32-NOT: {{^[[:space:]]j|call|rsp}}
// I32: vpgatherdd {{.*}}%zmm
// I32-NOT: {{^[[:space:]]j|call|rsp}}
// I32: vpgatherdd {{.*}}%zmm
// I32-NOT: {{^[[:space:]]j|call|rsp}}
// I32: vpgatherdd {{.*}}%zmm
// I32-NOT: {{^[[:space:]]j|call|rsp}}
// I32: vpgatherdd {{.*}}%zmm
// I32-NOT: {{^[[:space:]]j|call|rsp}}
// I32: vpgatherdd {{.*}}%zmm
// I32-NOT: {{^[[:space:]]j|call|rsp}}
// I32: vpgatherdd {{.*}}%zmm
// I32-NOT: {{^[[:space:]]j|call|rsp}}
// I32: vpgatherdd {{.*}}%zmm
// I32-NOT: {{^[[:space:]]j|call|rsp}}
// I32: {{vpcmp[a-z]*d.*%k[0-9]$}}
// I32-NEXT: {{vpaddd.*{%k[0-9]}}}
// I32-NOT: {{^[[:space:]]j|call|rsp}}
// I32: {{vpcmp[a-z]*d.*%k[0-9]$}}
// I32-NEXT: {{vpaddd.*{%k[0-9]}}}
// I32-NOT: {{^[[:space:]]j|call|rsp}}
// I32: {{vpcmp[a-z]*d.*%k[0-9]$}}
// I32-NEXT: {{vpaddd.*{%k[0-9]}}}
// I32-NOT: {{^[[:space:]]j|call|rsp}}
// I32: {{vpcmp[a-z]*d.*%k[0-9]$}}
// I32-NEXT: {{vpaddd.*{%k[0-9]}}}
// I32-NOT: {{^[[:space:]]j|call|rsp}}
// I32: {{vpcmp[a-z]*d.*%k[0-9]$}}
// I32-NEXT: {{vpaddd.*{%k[0-9]}}}
// I32-NOT: {{^[[:space:]]j|call|rsp}}
// I32: {{vpcmp[a-z]*d.*%k[0-9]$}}
// I32-NEXT: {{vpaddd.*{%k[0-9]}}}
// I32-NOT: {{^[[:space:]]j|call|rsp}}
// I32: {{vpcmp[a-z]*d.*%k[0-9]$}}
// I32-NEXT: {{vpaddd.*{%k[0-9]}}}
// I32-NOT: {{^[[:space:]]j|call|rsp}}
// I32: {{vpcmp[a-z]*d.*%k[0-9]$}}
// I32-NEXT: {{vpaddd.*{%k[0-9]}}}
// I32-NOT: {{^[[:space:]]j|call|rsp}}
// I32: jne
func.func @i32(%s: tensor<?xi32>, %v: tensor<?xi32>) -> tensor<?xi32> {
  %r = seek.search_sorted %s, %v {right_mode = true} : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
  return %r : tensor<?xi32>
}
