//===- Translation.cpp - seek's attributes in LLVM IR ---------------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "seek/Target/LLVMIR/Translation.h"

#include "seek/IR/Seek.h"

#include "mlir/Target/LLVMIR/LLVMTranslationInterface.h"
#include "mlir/Target/LLVMIR/ModuleTranslation.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Metadata.h"

using namespace mlir;
using namespace mlir::seek;

namespace {

struct SeekTranslation : LLVMTranslationDialectInterface {
  using LLVMTranslationDialectInterface::LLVMTranslationDialectInterface;

  LogicalResult amendOperation(Operation *,
                               ArrayRef<llvm::Instruction *> instructions,
                               NamedAttribute attribute,
                               LLVM::ModuleTranslation &) const override {
    if (attribute.getName() != kUnpredictable)
      return success();
    for (llvm::Instruction *instruction : instructions)
      if (isa<llvm::SelectInst>(instruction))
        instruction->setMetadata(
            llvm::LLVMContext::MD_unpredictable,
            llvm::MDNode::get(instruction->getContext(), {}));
    return success();
  }
};

} // namespace

void seek::registerTranslationToLLVMIR(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *, SeekDialect *dialect) {
    dialect->addInterfaces<SeekTranslation>();
  });
}
