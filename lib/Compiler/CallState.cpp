//===- CallState.cpp - What calls of C functions need at run time ---------===//
//
// Part of the seek project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CallState.h"

#include "LinkText.h"

#include "seek/Transforms/Passes.h"

using namespace mlir::seek;

/// The text of an error has room for 512 bytes, as the header promises. What is
/// allocated is in a list, so that it can be freed after a failure: before each
/// block are pointers to the next one and the one before.
static constexpr llvm::StringLiteral kDefinitions = R"(
@text = private constant [5 x i8] c"%.*s\00"
@text.number = private constant [9 x i8] c"%.*s%lld\00"
@zero = private constant [4 x i8] c"{0}\00"
@one = private constant [4 x i8] c"{1}\00"
@no.memory = private constant [55 x i8] c"expected {0} bytes of memory for temporaries, got none\00"

declare i32 @snprintf(ptr, i64, ptr, ...)
declare i32 @strncmp(ptr, ptr, i64)
declare noalias ptr @malloc(i64)
declare void @free(ptr)

define void @seek_call_failed(ptr %state, ptr %message, i64 %first, i64 %second) cold noinline {
entry:
  store i32 1, ptr %state
  %error.place = getelementptr i8, ptr %state, i64 16
  %error = load ptr, ptr %error.place
  %is.unwanted = icmp eq ptr %error, null
  br i1 %is.unwanted, label %done, label %loop

loop:
  %begin = phi ptr [ %message, %entry ], [ %begin, %other ], [ %after, %number ]
  %p = phi ptr [ %message, %entry ], [ %next, %other ], [ %after, %number ]
  %used = phi i64 [ 0, %entry ], [ %used, %other ], [ %used.next, %number ]
  %place = getelementptr i8, ptr %error, i64 %used
  %room = sub i64 512, %used
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
  %n = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %place, i64 %room, ptr @text.number, i32 %length, ptr %begin, i64 %value)
  %n.long = zext i32 %n to i64
  %sum = add i64 %used, %n.long
  %is.full = icmp ugt i64 %sum, 511
  %used.next = select i1 %is.full, i64 511, i64 %sum
  %after = getelementptr i8, ptr %p, i64 3
  br label %loop

last:
  call i32 (ptr, i64, ptr, ...) @snprintf(ptr %place, i64 %room, ptr @text, i32 %length, ptr %begin)
  br label %done

done:
  ret void
}

define ptr @seek_call_allocate(ptr %state, i64 %bytes) {
entry:
  %size = add i64 %bytes, 16
  %block = call ptr @malloc(i64 %size)
  %is.none = icmp eq ptr %block, null
  br i1 %is.none, label %none, label %some

none:
  call void @seek_call_failed(ptr %state, ptr @no.memory, i64 %bytes, i64 0)
  store i32 2, ptr %state
  ret ptr null

some:
  %head.place = getelementptr i8, ptr %state, i64 8
  %head = load ptr, ptr %head.place
  store ptr %head, ptr %block
  %previous.place = getelementptr i8, ptr %block, i64 8
  store ptr null, ptr %previous.place
  store ptr %block, ptr %head.place
  %data = getelementptr i8, ptr %block, i64 16
  %is.only = icmp eq ptr %head, null
  br i1 %is.only, label %done, label %link

link:
  %back.place = getelementptr i8, ptr %head, i64 8
  store ptr %block, ptr %back.place
  br label %done

done:
  ret ptr %data
}

define void @seek_call_free(ptr %state, ptr %data) {
entry:
  %is.null = icmp eq ptr %data, null
  br i1 %is.null, label %done, label %some

some:
  %block = getelementptr i8, ptr %data, i64 -16
  %next = load ptr, ptr %block
  %previous.place = getelementptr i8, ptr %data, i64 -8
  %previous = load ptr, ptr %previous.place
  %head.place = getelementptr i8, ptr %state, i64 8
  %is.first = icmp eq ptr %previous, null
  %place = select i1 %is.first, ptr %head.place, ptr %previous
  store ptr %next, ptr %place
  %is.last = icmp eq ptr %next, null
  br i1 %is.last, label %give, label %link

link:
  %back.place = getelementptr i8, ptr %next, i64 8
  store ptr %previous, ptr %back.place
  br label %give

give:
  call void @free(ptr %block)
  br label %done

done:
  ret void
}

define i32 @seek_call_finish(ptr %state) {
entry:
  %head.place = getelementptr i8, ptr %state, i64 8
  %head = load ptr, ptr %head.place
  br label %loop

loop:
  %block = phi ptr [ %head, %entry ], [ %next, %body ]
  %is.end = icmp eq ptr %block, null
  br i1 %is.end, label %done, label %body

body:
  %next = load ptr, ptr %block
  call void @free(ptr %block)
  br label %loop

done:
  %status = load i32, ptr %state
  ret i32 %status
}
)";

static constexpr llvm::StringRef kNames[] = {kCallFailed, kCallAllocate,
                                             kCallFree, kCallFinish};

llvm::Error mlir::seek::defineCallState(llvm::Module &module) {
  if (!module.getFunction(kCallFailed))
    return llvm::Error::success();
  if (llvm::Error error =
          linkText(module, kDefinitions,
                   "the module redefines a function of the C library",
                   llvm::Linker::LinkOnlyNeeded))
    return error;
  for (llvm::StringRef name : kNames)
    if (llvm::Function *function = module.getFunction(name))
      function->setLinkage(llvm::GlobalValue::InternalLinkage);
  return llvm::Error::success();
}
