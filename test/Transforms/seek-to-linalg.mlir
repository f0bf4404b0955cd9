// RUN: seek-opt %s --convert-seek-to-linalg | FileCheck %s
// RUN: seek-opt %s --convert-seek-to-linalg=count-up-to-elements=2 | FileCheck %s --check-prefix=TWO

// Short sequences are compared with the values.

//       CHECK: #[[$ALL:.*]] = affine_map<(d0, d1) -> (d1)>
//       CHECK: #[[$VALUES:.*]] = affine_map<(d0, d1) -> (d0)>
// CHECK-LABEL: func @count_float(
//  CHECK-SAME:   %[[S:.*]]: tensor<3xf32>, %[[X:.*]]: tensor<?xf32>, %[[O:.*]]: tensor<?xindex>
//       CHECK:   %[[INIT:.*]] = linalg.fill ins(%{{.*}} : index) outs(%[[O]]
//       CHECK:   linalg.generic {indexing_maps = [#[[$ALL]], #[[$VALUES]], #[[$VALUES]]], iterator_types = ["parallel", "reduction"]}
//  CHECK-SAME:     ins(%[[S]], %[[X]] : {{.*}}) outs(%[[INIT]]
//       CHECK:   ^bb0(%[[E:.*]]: f32, %[[V:.*]]: f32, %[[N:.*]]: index):
//   CHECK-DAG:     %[[NAN:.*]] = arith.cmpf uno, %[[V]], %[[V]]
//   CHECK-DAG:     %[[LE:.*]] = arith.cmpf uge, %[[V]], %[[E]]
//   CHECK-DAG:     %[[NUMBER:.*]] = arith.cmpf ord, %[[E]], %[[E]]
//       CHECK:     %[[BEFORE:.*]] = arith.andi %[[LE]], %[[NUMBER]]
//       CHECK:     %[[COUNTED:.*]] = arith.ori %[[BEFORE]], %[[NAN]]
//       CHECK:     %[[ONE:.*]] = arith.index_castui %[[COUNTED]] : i1 to index
//       CHECK:     %[[SUM:.*]] = arith.addi %[[N]], %[[ONE]]
//       CHECK:     linalg.yield %[[SUM]]
//   TWO-LABEL: func @count_float(
//         TWO:   iterator_types = ["parallel"]
func.func @count_float(%s: tensor<3xf32>, %x: tensor<?xf32>, %o: tensor<?xindex>) -> tensor<?xindex> {
  %r = seek.bound upper ins(%s, %x : tensor<3xf32>, tensor<?xf32>) outs(%o : tensor<?xindex>) -> tensor<?xindex>
  return %r : tensor<?xindex>
}

// Others are searched, without control flow that depends on data: the loop ends after
// as many steps for every value.

// CHECK-LABEL: func @search_rows(
//  CHECK-SAME:   %[[S:.*]]: tensor<2x?xui8>, %[[X:.*]]: tensor<2x5xi16>, %[[O:.*]]: tensor<2x5xi8>)
//       CHECK:   %[[N:.*]] = tensor.dim %[[S]], %{{.*}}
//   CHECK-NOT:   linalg.fill
//       CHECK:   linalg.generic {{.*}} iterator_types = ["parallel", "parallel"]} ins(%[[X]] : tensor<2x5xi16>) outs(%[[O]] : tensor<2x5xi8>)
//       CHECK:     %[[ROW:.*]] = linalg.index 0
//       CHECK:     scf.while (%{{.*}} = %{{.*}}, %{{.*}} = %[[N]])
//       CHECK:       %[[E:.*]] = tensor.extract %[[S]][%[[ROW]], %{{.*}}]
//       CHECK:       builtin.unrealized_conversion_cast %[[E]] : ui8 to i8
//       CHECK:       arith.cmpi ult
//       CHECK:       arith.select
//       CHECK:     arith.index_cast %{{.*}} : index to i8
//   TWO-LABEL: func @search_rows(
func.func @search_rows(%s: tensor<2x?xui8>, %x: tensor<2x5xi16>, %o: tensor<2x5xi8>) -> tensor<2x5xi8> {
  %r = seek.bound lower ins(%s, %x : tensor<2x?xui8>, tensor<2x5xi16>) outs(%o : tensor<2x5xi8>) -> tensor<2x5xi8>
  return %r : tensor<2x5xi8>
}

// A strategy decides, whatever the length.

// CHECK-LABEL: func @strategies(
//       CHECK:   linalg.fill
//       CHECK:   linalg.generic {{.*}} iterator_types = ["reduction"]} ins(%{{.*}} : memref<?xi32>, memref<i32, strided<[], offset: ?>>)
//   CHECK-NOT:   linalg.fill
//       CHECK:   linalg.generic {{.*}} iterator_types = []} ins(%{{.*}} : memref<i32, strided<[], offset: ?>>)
//       CHECK:     memref.load
//   CHECK-NOT:   seek
//   TWO-LABEL: func @strategies(
func.func @strategies(%s: memref<?xi32>, %t: memref<1xi32>, %x: memref<i32, strided<[], offset: ?>>, %o: memref<i64>) {
  seek.bound lower ins(%s, %x : memref<?xi32>, memref<i32, strided<[], offset: ?>>) outs(%o : memref<i64>) {strategy = #seek.strategy<count>}
  seek.bound lower ins(%t, %x : memref<1xi32>, memref<i32, strided<[], offset: ?>>) outs(%o : memref<i64>) {strategy = #seek.strategy<gather>}
  return
}

// Tables are not used: one that is asked for says so.

// CHECK-LABEL: func @prepared(
//       CHECK:   %[[T:.*]] = linalg.fill ins(%c0_i32 : i32)
//       CHECK:   linalg.generic
//   CHECK-NOT:   seek
//       CHECK:   return %{{.*}}, %[[T]]
//   TWO-LABEL: func @prepared(
func.func @prepared(%s: tensor<?xf64>, %x: tensor<4xf64>, %o: tensor<4xi64>, %t: tensor<9xi32>) -> (tensor<4xi64>, tensor<9xi32>) {
  %p = seek.prepare lower ins(%s : tensor<?xf64>) outs(%t : tensor<9xi32>) -> tensor<9xi32>
  %r = seek.bound lower ins(%s, %x : tensor<?xf64>, tensor<4xf64>) prepared(%p : tensor<9xi32>) outs(%o : tensor<4xi64>) -> tensor<4xi64>
  return %r, %p : tensor<4xi64>, tensor<9xi32>
}

// CHECK-LABEL: func @prepared_memref(
//       CHECK:   memref.store
//       CHECK:   linalg.generic
//   CHECK-NOT:   seek
//   TWO-LABEL: func @prepared_memref(
func.func @prepared_memref(%s: memref<?xf64>, %x: memref<4xf64>, %o: memref<4xi64>, %t: memref<9xi32>) {
  seek.prepare lower ins(%s : memref<?xf64>) outs(%t : memref<9xi32>)
  seek.bound lower ins(%s, %x : memref<?xf64>, memref<4xf64>) prepared(%t : memref<9xi32>) outs(%o : memref<4xi64>)
  return
}
