// RUN: seek-opt %s --seek-set-target=features=+avx2,+popcnt --convert-seek-to-vector --canonicalize --cse | FileCheck %s --check-prefixes=CHECK,POPCNT
// RUN: seek-opt %s --seek-set-target=features=+avx2 --convert-seek-to-vector --canonicalize --cse | FileCheck %s --check-prefixes=CHECK,CTTZ

// Cells of integers, by key.

// CHECK-LABEL: func @prepare
// CHECK-SAME: %[[S:.*]]: memref<1000xi32>, %[[T:.*]]: memref<4001xi32>
// CHECK: %[[LOW:.*]] = memref.load %[[S]]
// CHECK: %[[HIGH:.*]] = memref.load %[[S]]
// CHECK: %[[DISTANCE:.*]] = arith.subi %[[HIGH]], %[[LOW]]
// CHECK: math.ctlz %[[DISTANCE]]
// CHECK: memref.alloca() {alignment = 64 : i64} : memref<520xi32>
// CHECK: scf.for
// CHECK: %[[E:.*]] = vector.load %[[S]]
// CHECK: arith.maxsi %[[E]]
// CHECK: arith.minsi
// CHECK: arith.shrui
// CHECK: vector.shuffle
// CHECK: arith.maxui
// CHECK: scf.while
// CHECK: memref.store %{{.*}}, %[[T]]
func.func @prepare(%s: memref<1000xi32>, %t: memref<4001xi32>) {
  seek.prepare lower ins(%s : memref<1000xi32>) outs(%t : memref<4001xi32>)
  return
}

// Floats have both maps, and samples choose.
// CHECK-LABEL: func @prepare_f32
// CHECK: arith.divf
// CHECK: %[[LINEAR:.*]] = scf.if
// CHECK: arith.fptosi
// CHECK: scf.if %[[LINEAR]] {
// CHECK: arith.fptosi {{.*}} : vector<8xf32> to vector<8xi32>
// CHECK: } else {
// CHECK: arith.bitcast {{.*}} : vector<8xf32> to vector<8xi32>
func.func @prepare_f32(%s: memref<1000xf32>, %t: memref<4001xi32>) {
  seek.prepare lower ins(%s : memref<1000xf32>) outs(%t : memref<4001xi32>)
  return
}

// No room, no table; nothing is written without an element for the header.
// CHECK-LABEL: func @prepare_dynamic
// CHECK-SAME: %[[S:.*]]: memref<?xi32>, %[[T:.*]]: memref<?xi32>
// CHECK: %[[SIZE:.*]] = memref.dim %[[T]]
// CHECK: %[[ROOM:.*]] = arith.cmpi uge, %[[SIZE]], %{{c3.*}}
// CHECK: scf.if %[[ROOM]]
func.func @prepare_dynamic(%s: memref<?xi32>, %t: memref<?xi32>) {
  seek.prepare lower ins(%s : memref<?xi32>) outs(%t : memref<?xi32>)
  return
}

// A strided sequence gets a table that says so.
// CHECK-LABEL: func @prepare_strided
// CHECK-NEXT: arith.constant 0 : i32
// CHECK-NEXT: arith.constant 0 : index
// CHECK-NEXT: memref.store
// CHECK-NEXT: return
func.func @prepare_strided(%s: memref<1000xi32, strided<[2]>>, %t: memref<4001xi32>) {
  seek.prepare lower ins(%s : memref<1000xi32, strided<[2]>>) outs(%t : memref<4001xi32>)
  return
}

// A look into the table and a window; a tree where the header says so; permutes,
// gathers or the like where there is no table.

// CHECK-LABEL: func @search
// CHECK-SAME: %[[S:.*]]: memref<1000xi32>, %[[V:.*]]: memref<999xi32>, %[[O:.*]]: memref<999xi32>, %[[T:.*]]: memref<4001xi32>
// CHECK: %[[HEADER:.*]] = memref.load %[[T]]
// CHECK: %[[USABLE:.*]] = arith.cmpi ne, %[[HEADER]], %{{.*}} : i32
// CHECK: scf.if %[[USABLE]] {
// CHECK: %[[TREE:.*]] = arith.cmpi eq, %{{.*}}, %{{.*}} : i32
// CHECK: scf.if %[[TREE]] {
// CHECK: llvm.call_intrinsic "llvm.x86.avx2.permd"
// CHECK: } else {
// CHECK: %[[CHUNK:.*]] = memref.alloca() {alignment = 64 : i64} : memref<520xi32>
// CHECK: arith.shrui %{{.*}} : vector<8xi32>
// CHECK: vector.store %{{.*}}, %[[CHUNK]]
// CHECK: %[[CELL:.*]] = memref.load %[[CHUNK]]
// CHECK: memref.load %[[T]]
// CHECK: vector.load %[[S]][%{{.*}}] : memref<1000xi32>, vector<8xi32>
// CHECK: arith.cmpi slt, %{{.*}} : vector<8xi32>
// CHECK: vector.bitcast %{{.*}} : vector<8xi1> to vector<1xi8>
// POPCNT: math.ctpop
// CTTZ: math.cttz
// CHECK: vector.load %[[S]][%{{.*}}] : memref<1000xi32>, vector<16xi32>
// CHECK: arith.select {{.*}} {seek.unpredictable}
func.func @search(%s: memref<1000xi32>, %v: memref<999xi32>, %o: memref<999xi32>, %t: memref<4001xi32>) {
  seek.bound lower ins(%s, %v : memref<1000xi32>, memref<999xi32>) prepared(%t : memref<4001xi32>) outs(%o : memref<999xi32>) {strategy = #seek.strategy<index>}
  return
}

// Both maps for floats: the sign of the header says which.
// CHECK-LABEL: func @search_f32
// CHECK: arith.cmpi slt, %{{.*}} : index
// CHECK: arith.divf
// CHECK: arith.fptosi {{.*}} : vector<8xf32> to vector<8xi32>
// CHECK: arith.bitcast {{.*}} : vector<8xf32> to vector<8xi32>
func.func @search_f32(%s: memref<1000xf32>, %v: memref<999xf32>, %o: memref<999xi32>, %t: memref<4001xi32>) {
  seek.bound lower ins(%s, %v : memref<1000xf32>, memref<999xf32>) prepared(%t : memref<4001xi32>) outs(%o : memref<999xi32>) {strategy = #seek.strategy<index>}
  return
}

// No table, no index.
// CHECK-LABEL: func @without_table
// CHECK-NOT: memref<4001xi32>
// CHECK: llvm.call_intrinsic "llvm.x86.avx2.permd"
func.func @without_table(%s: memref<1000xi32>, %v: memref<999xi32>, %o: memref<999xi32>) {
  seek.bound lower ins(%s, %v : memref<1000xi32>, memref<999xi32>) outs(%o : memref<999xi32>) {strategy = #seek.strategy<index>}
  return
}
