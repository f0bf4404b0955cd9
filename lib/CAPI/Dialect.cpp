//===- Dialect.cpp - The dialect and its attributes, for C --------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek-c/Seek.h"

#include "Enum.h"

#include "seek/Register.h"

#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Registration.h"
#include "mlir/CAPI/Support.h"

using namespace mlir;
using namespace mlir::seek;

//===----------------------------------------------------------------------===//
// Registration
//===----------------------------------------------------------------------===//

static void insertDialect(MlirDialectRegistry registry) {
  registerAllSeek(*unwrap(registry));
}

static MlirDialect loadDialect(MlirContext wrapped) {
  MLIRContext *context = unwrap(wrapped);
  if (!context->getLoadedDialect<SeekDialect>()) {
    DialectRegistry registry;
    registerAllSeek(registry);
    context->appendDialectRegistry(registry);
  }
  return wrap(context->getOrLoadDialect<SeekDialect>());
}

static MlirStringRef getNamespace() {
  return wrap(SeekDialect::getDialectNamespace());
}

MlirDialectHandle mlirGetDialectHandle__seek__() {
  static const MlirDialectRegistrationHooks hooks = {insertDialect, loadDialect,
                                                     getNamespace};
  return {&hooks};
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

static_assert(MLIR_SEEK_SIDE_LOWER == static_cast<int>(Side::Lower));
static_assert(MLIR_SEEK_SIDE_UPPER == static_cast<int>(Side::Upper));
static_assert(MLIR_SEEK_STRATEGY_SCALAR == static_cast<int>(Strategy::Scalar));
static_assert(MLIR_SEEK_STRATEGY_COUNT == static_cast<int>(Strategy::Count));
static_assert(MLIR_SEEK_STRATEGY_PERMUTE ==
              static_cast<int>(Strategy::Permute));
static_assert(MLIR_SEEK_STRATEGY_GATHER == static_cast<int>(Strategy::Gather));
static_assert(MLIR_SEEK_STRATEGY_INDEX == static_cast<int>(Strategy::Index));
static_assert(MLIR_SEEK_STRATEGY_ROWS == static_cast<int>(Strategy::Rows));

MlirAttribute mlirSeekSideAttrGet(MlirContext context, MlirSeekSide side) {
  loadDialect(context);
  std::optional<Side> value = symbolizeSide(getRaw(side));
  return wrap(value ? SideAttr::get(unwrap(context), *value) : Attribute());
}

MlirAttribute mlirSeekStrategyAttrGet(MlirContext context,
                                      MlirSeekStrategy strategy) {
  loadDialect(context);
  std::optional<Strategy> value = symbolizeStrategy(getRaw(strategy));
  return wrap(value ? StrategyAttr::get(unwrap(context), *value) : Attribute());
}
