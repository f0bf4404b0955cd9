// The inner loops of the vector strategies: no jump but the loop's own, no call, no
// spill where registers are enough; and nothing that the target lacks.
// REQUIRES: x86_64

// DEFINE: %{f} =
// DEFINE: %{strategy} =
// DEFINE: %{cpu} =
// DEFINE: %{asm} = seek-runner %s --entry=%{f} --strategy=%{strategy} --cpu=%{cpu} --emit=asm

// Levels in registers.

// REDEFINE: %{f} = shared63
// REDEFINE: %{strategy} = permute
// REDEFINE: %{cpu} = skylake-avx512
// RUN: %{asm} | FileCheck %s --check-prefix=PERMUTE512 --implicit-check-not=vpgather
//     PERMUTE512: vperm{{ps|d}} {{.*}}%zmm
// PERMUTE512-NOT: {{^[[:space:]]j|call|rsp}}
//     PERMUTE512: vperm{{t2|i2}}ps {{.*}}%zmm
// PERMUTE512-NOT: {{^[[:space:]]j|call|rsp}}
//     PERMUTE512: vmov{{[^,]*}}%zmm{{[0-9]+}}, {{.*\(}}
// PERMUTE512-NOT: {{call|rsp}}
//     PERMUTE512: {{^[[:space:]]j}}

// REDEFINE: %{cpu} = x86-64-v3
// RUN: %{asm} | FileCheck %s --check-prefix=PERMUTE256 --implicit-check-not=zmm --implicit-check-not=vpgather
//     PERMUTE256: vperm{{ps|d}} {{.*}}%ymm
// PERMUTE256-NOT: {{^[[:space:]]j|call}}
//     PERMUTE256: vmov{{[^,]*}}%ymm{{[0-9]+}}, {{[0-9]*\(%r[^s]}}
// PERMUTE256-NOT: {{call}}
//     PERMUTE256: {{^[[:space:]]j}}

// Compare with every element: one instruction adds where the mask is set.

// REDEFINE: %{f} = shared5
// REDEFINE: %{strategy} = count
// REDEFINE: %{cpu} = skylake-avx512
// RUN: %{asm} | FileCheck %s --check-prefix=COUNT512
//          COUNT512: vcmp{{[a-z]*}}ps {{.*}}%k
// COUNT512-COUNT-4: vpaddd {{.*}}%zmm{{.*}} {%k
// REDEFINE: %{cpu} = x86-64-v3
// RUN: %{asm} | FileCheck %s --check-prefix=COUNT256 --implicit-check-not=zmm
// COUNT256: vpsubd {{.*}}%ymm
// REDEFINE: %{cpu} = x86-64
// RUN: %{asm} | FileCheck %s --check-prefix=COUNT128 --implicit-check-not=ymm --implicit-check-not=zmm
// COUNT128: psubd {{.*}}%xmm

// A look into the table, a compare, the number of bits.

// REDEFINE: %{f} = shared
// REDEFINE: %{strategy} = index
// REDEFINE: %{cpu} = skylake-avx512
// RUN: %{asm} | FileCheck %s --check-prefix=INDEX512
//     INDEX512: vcmp{{[a-z]*}}ps {{.*}}(%r{{.*}}%ymm{{.*}}%k
// INDEX512-NOT: {{^[[:space:]]j|call|rsp}}
//     INDEX512: popcnt
// INDEX512-NOT: {{call}}
//     INDEX512: {{^[[:space:]]j}}
// REDEFINE: %{cpu} = x86-64-v3
// RUN: %{asm} | FileCheck %s --check-prefix=INDEX256 --implicit-check-not=zmm
//     INDEX256: vmovmskps %ymm
// INDEX256-NOT: {{^[[:space:]]j|call}}
//     INDEX256: popcnt
// REDEFINE: %{cpu} = x86-64
// RUN: %{asm} | FileCheck %s --check-prefix=INDEX128 --implicit-check-not=ymm --implicit-check-not=zmm --implicit-check-not=popcnt
//     INDEX128: pmovmskb
// INDEX128-NOT: {{^[[:space:]]j|call}}
//     INDEX128: bsf

// Blocks of rows.

// REDEFINE: %{f} = rows
// REDEFINE: %{strategy} = rows
// REDEFINE: %{cpu} = skylake-avx512
// RUN: %{asm} | FileCheck %s --check-prefixes=ROWS,ROWS512
//     ROWS: prefetcht0
//  ROWS512: popcnt
// REDEFINE: %{cpu} = x86-64-v3
// RUN: %{asm} | FileCheck %s --check-prefix=ROWS --implicit-check-not=zmm
// REDEFINE: %{cpu} = x86-64
// RUN: %{asm} | FileCheck %s --check-prefix=ROWS --implicit-check-not=ymm --implicit-check-not=zmm --implicit-check-not=popcnt

func.func @shared63(%s: tensor<63xf32>, %v: tensor<1024xf32>) -> tensor<1024xi32> {
  %r = seek.search_sorted %s, %v : (tensor<63xf32>, tensor<1024xf32>) -> tensor<1024xi32>
  return %r : tensor<1024xi32>
}
func.func @shared5(%s: tensor<5xf32>, %v: tensor<1024xf32>) -> tensor<1024xi32> {
  %r = seek.search_sorted %s, %v : (tensor<5xf32>, tensor<1024xf32>) -> tensor<1024xi32>
  return %r : tensor<1024xi32>
}
func.func @shared(%s: tensor<?xf32>, %v: tensor<?xf32>) -> tensor<?xi32> {
  %r = seek.search_sorted %s, %v : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi32>
  return %r : tensor<?xi32>
}
func.func @rows(%s: tensor<?x200xf32>, %v: tensor<?x10xf32>) -> tensor<?x10xi64> {
  %r = seek.search_sorted %s, %v : (tensor<?x200xf32>, tensor<?x10xf32>) -> tensor<?x10xi64>
  return %r : tensor<?x10xi64>
}
