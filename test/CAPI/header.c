// The header is C99, and needs no other before it.
// clang-format off
// RUN: %cc -std=c99 -pedantic -Wall -Wextra -Werror -fsyntax-only -isystem %mlir_include -I %seek_src/include -I %seek_obj/include %s
// clang-format on

#include "seek-c/Seek.h"
