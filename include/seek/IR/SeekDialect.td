//===- SeekDialect.td - The seek dialect -------------------*- tablegen -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_IR_SEEKDIALECT_TD
#define SEEK_IR_SEEKDIALECT_TD

include "mlir/IR/DialectBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/CommonTypeConstraints.td"

//===----------------------------------------------------------------------===//
// Dialect
//===----------------------------------------------------------------------===//

def Seek_Dialect : Dialect {
  let name = "seek";
  let summary = "Searching sorted sequences";
  let description = [{
    Two levels of operations. The *spec ops* `seek.bucketize` and
    `seek.search_sorted` mean what OpenVINO's Bucketize-3 and SearchSorted-15
    mean, with their attribute names; they work on tensors. Both become the
    *core op* `seek.bound`, in destination style on tensors or memrefs, which
    knows one notion of side and carries all interfaces and all lowerings.

    **The order.** Numbers compare by their exact mathematical value, also
    across element types. -0 equals +0. NaN comes after +inf and equals NaN.
    Every op and every lowering uses this order and no other.

    Attributes of the dialect on other ops:

    * `seek.unpredictable` (unit, on `arith.select`): the condition depends on
      data; the translation to LLVM IR marks the select `!unpredictable`, so
      that it stays a conditional move.
    * `seek.tensor_names` (array of strings, on arguments and results of
      functions): the names that the model, from which the function was imported,
      gives the tensor. `["a", "b"]`
  }];
  let cppNamespace = "::mlir::seek";
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::memref::MemRefDialect", "::mlir::tensor::TensorDialect"
  ];
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
}

//===----------------------------------------------------------------------===//
// Element types
//===----------------------------------------------------------------------===//

def Seek_Integer : AnyTypeOf<
    [I8, I16, I32, I64, SI8, SI16, SI32, SI64, UI8, UI16, UI32, UI64],
    "8, 16, 32 or 64-bit integer">;

def Seek_Float8 : AnyTypeOf<
    [F8E5M2, F8E4M3, F8E4M3FN, F8E5M2FNUZ, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E3M4,
     F8E8M0FNU],
    "8-bit float">;

def Seek_Float : AnyTypeOf<[F16, BF16, F32, F64, Seek_Float8],
    "8-bit float, f16, bf16, f32 or f64">;

/// What sequences and values are made of. Signless integers are signed, unless
/// `seek.bound` says `unsigned`.
def Seek_Element : AnyTypeOf<[Seek_Integer, Seek_Float],
    "8, 16, 32 or 64-bit integer, 8-bit float, f16, bf16, f32 or f64">;

/// What results are made of. OpenVINO knows i32 and i64; i8, i16 and index are
/// an extension.
def Seek_Index : AnyTypeOf<[I8, I16, I32, I64, Index],
    "i8, i16, i32, i64 or index">;

/// What a sorter is made of.
def Seek_SorterElement : AnyTypeOf<[Seek_Integer, Index],
    "8, 16, 32 or 64-bit integer or index">;

class Seek_TensorOrMemRef<Type element> : AnyTypeOf<
    [RankedTensorOf<[element]>, StridedMemRefOf<[element]>],
    "ranked tensor or strided memref of " # element.summary # " values",
    "::mlir::ShapedType">;

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

def Seek_Side : I32EnumAttr<"Side", "side of a search: lower or upper", [
    I32EnumAttrCase<"Lower", 0, "lower">,
    I32EnumAttrCase<"Upper", 1, "upper">]> {
  let cppNamespace = "::mlir::seek";
  let genSpecializedAttr = 0;
}

/// `lower`: elements < value. `upper`: elements <= value.
def Seek_SideAttr : EnumAttr<Seek_Dialect, Seek_Side, "side"> {
  let assemblyFormat = "`<` $value `>`";
}

def Seek_Strategy : I32EnumAttr<"Strategy",
    "strategy of a search: scalar, count, permute, gather, index or rows", [
    I32EnumAttrCase<"Scalar", 0, "scalar">,
    I32EnumAttrCase<"Count", 1, "count">,
    I32EnumAttrCase<"Permute", 2, "permute">,
    I32EnumAttrCase<"Gather", 3, "gather">,
    I32EnumAttrCase<"Index", 4, "index">,
    I32EnumAttrCase<"Rows", 5, "rows">]> {
  let cppNamespace = "::mlir::seek";
  let genSpecializedAttr = 0;
}

/// How values are searched. `scalar`: a branch-free binary search for one value
/// at a time. The others take vectors. `count`: each element compared with
/// all values. `permute`: the search tree in registers. `gather`: a binary
/// search in lockstep. `index`: a table of cells of keys, then a comparison
/// of a few elements at once. `rows`: comparisons of many elements at once,
/// for sequences with few values each.
def Seek_StrategyAttr : EnumAttr<Seek_Dialect, Seek_Strategy, "strategy"> {
  let assemblyFormat = "`<` $value `>`";
}

#endif // SEEK_IR_SEEKDIALECT_TD
