//===- Translation.h - seek's attributes in LLVM IR -------------*- C++ -*-===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SEEK_TARGET_LLVMIR_TRANSLATION_H
#define SEEK_TARGET_LLVMIR_TRANSLATION_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace mlir::seek {

/// Makes the translation to LLVM IR mark selects that carry
/// `seek.unpredictable` with `!unpredictable` metadata. Without it LLVM turns
/// the select of a binary search into a branch that is mispredicted every other
/// time.
void registerTranslationToLLVMIR(DialectRegistry &registry);

} // namespace mlir::seek

#endif // SEEK_TARGET_LLVMIR_TRANSLATION_H
