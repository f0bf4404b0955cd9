//===- CheckFailed.cpp - A definition of seek_check_failed ----------------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CheckFailed.h"

#include "LinkText.h"

#include "seek/Transforms/Passes.h"

using namespace mlir::seek;

/// Walks through the message with `begin` at what is not printed yet. A {0} or
/// {1} prints what is before it, and the number.
static constexpr llvm::StringLiteral kDefinition = R"(
@prefix = private constant [8 x i8] c"error: \00"
@text = private constant [6 x i8] c"%.*s\0A\00"
@text.number = private constant [9 x i8] c"%.*s%lld\00"
@zero = private constant [4 x i8] c"{0}\00"
@one = private constant [4 x i8] c"{1}\00"

declare i32 @dprintf(i32, ptr, ...)
declare i32 @strncmp(ptr, ptr, i64)
declare void @exit(i32) noreturn

define weak void @seek_check_failed(ptr %message, i64 %first, i64 %second) noreturn cold noinline {
entry:
  call i32 (i32, ptr, ...) @dprintf(i32 2, ptr @prefix)
  br label %loop

loop:
  %begin = phi ptr [ %message, %entry ], [ %begin, %other ], [ %after, %number ]
  %p = phi ptr [ %message, %entry ], [ %next, %other ], [ %after, %number ]
  %end = ptrtoint ptr %p to i64
  %start = ptrtoint ptr %begin to i64
  %long = sub i64 %end, %start
  %length = trunc i64 %long to i32
  %c = load i8, ptr %p
  %is.last = icmp eq i8 %c, 0
  br i1 %is.last, label %last, label %find

find:
  %difference.0 = call i32 @strncmp(ptr %p, ptr @zero, i64 3)
  %difference.1 = call i32 @strncmp(ptr %p, ptr @one, i64 3)
  %is.0 = icmp eq i32 %difference.0, 0
  %is.1 = icmp eq i32 %difference.1, 0
  %is.number = or i1 %is.0, %is.1
  br i1 %is.number, label %number, label %other

other:
  %next = getelementptr i8, ptr %p, i64 1
  br label %loop

number:
  %value = select i1 %is.0, i64 %first, i64 %second
  call i32 (i32, ptr, ...) @dprintf(i32 2, ptr @text.number, i32 %length, ptr %begin, i64 %value)
  %after = getelementptr i8, ptr %p, i64 3
  br label %loop

last:
  call i32 (i32, ptr, ...) @dprintf(i32 2, ptr @text, i32 %length, ptr %begin)
  call void @exit(i32 1)
  unreachable
}
)";

llvm::Error mlir::seek::defineCheckFailed(llvm::Module &module) {
  llvm::Function *function = module.getFunction(kCheckFailed);
  if (!function || !function->isDeclaration())
    return llvm::Error::success();
  return linkText(module, kDefinition,
                  "the module redefines '" + kCheckFailed +
                      "' or what it calls");
}
