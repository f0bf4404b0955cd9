// Buckets of another element type than the values: both are compared by their exact
// mathematical value, and neither is rounded to the type of the other. `gather`
// searches elements of 32 bits, and leaves others to `scalar`.

// DEFINE: %{types} =
// DEFINE: %{args} =
// DEFINE: %{scalar} = sed %{types} %s | seek-runner - --strategy=scalar %{args}
// DEFINE: %{gather} = sed %{types} %s | seek-runner - --strategy=gather %{args}
// DEFINE: %{check} = FileCheck %s --match-full-lines --check-prefix

//===----------------------------------------------------------------------===//
// Integers against integers: no number wraps around.
//===----------------------------------------------------------------------===//

// Read as signed, the last two bytes would be -7 and -3.
// REDEFINE: %{types} = -e s/VALUE/ui8/ -e s/BUCKET/i8/
// REDEFINE: %{args} = --arg='[0, 2, 5, 127, 128, 249, 253]' --arg='[-10, -7, -7, -3]'
// RUN: %{scalar} | %{check}=U8-I8
// RUN: %{gather} | %{check}=U8-I8
//      U8-I8: [4, 4, 4, 4, 4, 4, 4]
// U8-I8-NEXT: [4, 4, 4, 4, 4, 4, 4]
//  U8-I8-NOT: {{.+}}

// REDEFINE: %{types} = -e s/VALUE/i8/ -e s/BUCKET/ui8/
// REDEFINE: %{args} = --arg='[-128, -1, 0, 1, 127]' --arg='[0, 0, 1, 127, 128, 255]'
// RUN: %{scalar} | %{check}=I8-U8
//      I8-U8: [0, 0, 0, 2, 3]
// I8-U8-NEXT: [0, 0, 2, 3, 4]
//  I8-U8-NOT: {{.+}}

// REDEFINE: %{types} = -e s/VALUE/ui64/ -e s/BUCKET/i64/
// REDEFINE: %{args} = --arg='[0, 1, 9223372036854775807, 9223372036854775808, 18446744073709551615]' \
// REDEFINE:   --arg='[-9223372036854775808, -1, 0, 9223372036854775807]'
// RUN: %{scalar} | %{check}=U64-I64
//      U64-I64: [2, 3, 3, 4, 4]
// U64-I64-NEXT: [3, 3, 4, 4, 4]
//  U64-I64-NOT: {{.+}}

// REDEFINE: %{types} = -e s/VALUE/i64/ -e s/BUCKET/ui64/
// REDEFINE: %{args} = --arg='[-9223372036854775808, -1, 0, 9223372036854775807]' \
// REDEFINE:   --arg='[0, 9223372036854775807, 9223372036854775808, 18446744073709551615]'
// RUN: %{scalar} | %{check}=I64-U64
//      I64-U64: [0, 0, 0, 1]
// I64-U64-NEXT: [0, 0, 1, 2]
//  I64-U64-NOT: {{.+}}

// REDEFINE: %{types} = -e s/VALUE/ui32/ -e s/BUCKET/i32/
// REDEFINE: %{args} = --arg='[0, 1, 2147483647, 2147483648, 4294967295]' --arg='[-2147483648, -1, 0, 2147483647]'
// RUN: %{scalar} | %{check}=U32-I32
// RUN: %{gather} | %{check}=U32-I32
//      U32-I32: [2, 3, 3, 4, 4]
// U32-I32-NEXT: [3, 3, 4, 4, 4]
//  U32-I32-NOT: {{.+}}

// REDEFINE: %{types} = -e s/VALUE/i32/ -e s/BUCKET/ui32/
// REDEFINE: %{args} = --arg='[-2147483648, -1, 0, 1, 2147483647]' --arg='[0, 1, 1, 2147483648, 4294967295]'
// RUN: %{scalar} | %{check}=I32-U32
// RUN: %{gather} | %{check}=I32-U32
//      I32-U32: [0, 0, 0, 1, 3]
// I32-U32-NEXT: [0, 0, 1, 3, 3]
//  I32-U32-NOT: {{.+}}

// -251 and 261 have the low byte of 5.
// REDEFINE: %{types} = -e s/VALUE/i64/ -e s/BUCKET/i8/
// REDEFINE: %{args} = --arg='[-9223372036854775808, -251, -129, -128, 5, 127, 128, 261, 9223372036854775807]' \
// REDEFINE:   --arg='[-128, 5, 127]'
// RUN: %{scalar} | %{check}=I64-I8
//      I64-I8: [0, 0, 0, 0, 1, 2, 3, 3, 3]
// I64-I8-NEXT: [0, 0, 0, 1, 2, 3, 3, 3, 3]
//  I64-I8-NOT: {{.+}}

// REDEFINE: %{types} = -e s/VALUE/si8/ -e s/BUCKET/i64/
// REDEFINE: %{args} = --arg='[-128, -127, 5, 127]' \
// REDEFINE:   --arg='[-9223372036854775808, -129, -128, 5, 127, 128, 9223372036854775807]'
// RUN: %{scalar} | %{check}=I8-I64
//      I8-I64: [2, 3, 3, 4]
// I8-I64-NEXT: [3, 3, 4, 5]
//  I8-I64-NOT: {{.+}}

// REDEFINE: %{types} = -e s/VALUE/i64/ -e s/BUCKET/si32/
// REDEFINE: %{args} = --arg='[-4294967296, -2147483649, -2147483648, 2147483647, 2147483648, 4294967296]' \
// REDEFINE:   --arg='[-2147483648, 0, 2147483647]'
// RUN: %{scalar} | %{check}=I64-I32
// RUN: %{gather} | %{check}=I64-I32
//      I64-I32: [0, 0, 0, 2, 3, 3]
// I64-I32-NEXT: [0, 0, 1, 3, 3, 3]
//  I64-I32-NOT: {{.+}}

// REDEFINE: %{types} = -e s/VALUE/ui64/ -e s/BUCKET/ui32/
// REDEFINE: %{args} = --arg='[0, 1, 4294967295, 4294967296, 18446744073709551615]' --arg='[0, 4294967295]'
// RUN: %{scalar} | %{check}=U64-U32
// RUN: %{gather} | %{check}=U64-U32
//      U64-U32: [0, 1, 1, 2, 2]
// U64-U32-NEXT: [1, 1, 2, 2, 2]
//  U64-U32-NOT: {{.+}}

// No detour through f64: 2^54 - 1 and 2^54 + 1 are none.
// REDEFINE: %{types} = -e s/VALUE/i64/ -e s/BUCKET/si64/
// REDEFINE: %{args} = --arg='[18014398509481983, 18014398509481984, 18014398509481985]' \
// REDEFINE:   --arg='[18014398509481983, 18014398509481985]'
// RUN: %{scalar} | %{check}=I64-I64
//      I64-I64: [0, 1, 1]
// I64-I64-NEXT: [1, 1, 2]
//  I64-I64-NOT: {{.+}}

// REDEFINE: %{types} = -e s/VALUE/i16/ -e s/BUCKET/ui64/
// REDEFINE: %{args} = --arg='[-32768, -1, 0, 32767]' --arg='[0, 32767, 65535, 18446744073709551615]'
// RUN: %{scalar} | %{check}=I16-U64
//      I16-U64: [0, 0, 0, 1]
// I16-U64-NEXT: [0, 0, 1, 2]
//  I16-U64-NOT: {{.+}}

//===----------------------------------------------------------------------===//
// Floats against integers: fractions lie between, infinities and NaN beyond them.
//===----------------------------------------------------------------------===//

// REDEFINE: %{types} = -e s/VALUE/f32/ -e s/BUCKET/i8/
// REDEFINE: %{args} = --arg='[-inf, -200.0, -128.5, -128, -127.5, -1e-45, -0.0, 0.0, 1e-45, 126.5, 127, 127.5, 200.0, inf, nan]' \
// REDEFINE:   --arg='[-128, -127, 0, 0, 127]'
// RUN: %{scalar} | %{check}=F32-I8
//      F32-I8: [0, 0, 0, 0, 1, 2, 2, 2, 4, 4, 4, 5, 5, 5, 5]
// F32-I8-NEXT: [0, 0, 0, 1, 1, 2, 4, 4, 4, 4, 5, 5, 5, 5, 5]
//  F32-I8-NOT: {{.+}}

// The f32 next to 2^31 is 128 less.
// REDEFINE: %{types} = -e s/VALUE/f32/ -e s/BUCKET/i32/
// REDEFINE: %{args} = --arg='[-2147483904, -2147483648, 16777216, 16777218, 2147483520, 2147483648, nan]' \
// REDEFINE:   --arg='[-2147483648, 16777215, 16777216, 16777217, 16777218, 2147483647]'
// RUN: %{scalar} | %{check}=F32-I32
// RUN: %{gather} | %{check}=F32-I32
//      F32-I32: [0, 0, 2, 4, 5, 6, 6]
// F32-I32-NEXT: [0, 1, 3, 5, 5, 6, 6]
//  F32-I32-NOT: {{.+}}

// REDEFINE: %{types} = -e s/VALUE/f32/ -e s/BUCKET/ui32/
// REDEFINE: %{args} = --arg='[-1, -0.5, 0.5, 4294967040, 4294967296, inf, nan]' \
// REDEFINE:   --arg='[0, 1, 4294967040, 4294967041, 4294967295]'
// RUN: %{scalar} | %{check}=F32-U32
// RUN: %{gather} | %{check}=F32-U32
//      F32-U32: [0, 0, 1, 2, 5, 5, 5]
// F32-U32-NEXT: [0, 0, 1, 3, 5, 5, 5]
//  F32-U32-NOT: {{.+}}

// Not all integers from 2^53 on are an f64. 2^63 is beyond the last i64.
// REDEFINE: %{types} = -e s/VALUE/f64/ -e s/BUCKET/i64/
// REDEFINE: %{args} = --arg='[-9223372036854777856, -9223372036854775808, 9007199254740992, 9007199254740994, 18014398509481984, 9223372036854774784, 9223372036854775808, inf, nan]' \
// REDEFINE:   --arg='[-9223372036854775808, 9007199254740991, 9007199254740992, 9007199254740993, 9007199254740994, 18014398509481983, 18014398509481985, 9223372036854775807]'
// RUN: %{scalar} | %{check}=F64-I64
// RUN: %{gather} | %{check}=F64-I64
//      F64-I64: [0, 0, 2, 4, 6, 7, 8, 8, 8]
// F64-I64-NEXT: [0, 1, 3, 5, 6, 7, 8, 8, 8]
//  F64-I64-NOT: {{.+}}

// REDEFINE: %{types} = -e s/VALUE/f64/ -e s/BUCKET/ui64/
// REDEFINE: %{args} = --arg='[-1, -5e-324, 0, 5e-324, 9223372036854775808, 18446744073709549568, 18446744073709551616, nan]' \
// REDEFINE:   --arg='[0, 1, 9223372036854775808, 18446744073709549568, 18446744073709551615]'
// RUN: %{scalar} | %{check}=F64-U64
//      F64-U64: [0, 0, 0, 1, 2, 3, 5, 5]
// F64-U64-NEXT: [0, 0, 1, 1, 3, 4, 5, 5]
//  F64-U64-NOT: {{.+}}

// REDEFINE: %{types} = -e s/VALUE/f16/ -e s/BUCKET/i64/
// REDEFINE: %{args} = --arg='[-inf, -65504, -6e-08, -0.0, 6e-08, 2048, 2050, 65504, inf, nan]' \
// REDEFINE:   --arg='[-9223372036854775808, -65504, -1, 0, 1, 2049, 65504, 65505, 9223372036854775807]'
// RUN: %{scalar} | %{check}=F16-I64
//      F16-I64: [0, 1, 3, 3, 4, 5, 6, 6, 9, 9]
// F16-I64-NEXT: [0, 2, 3, 4, 4, 5, 6, 7, 9, 9]
//  F16-I64-NOT: {{.+}}

// Subnormals are not 0.
// REDEFINE: %{types} = -e s/VALUE/bf16/ -e s/BUCKET/i16/
// REDEFINE: %{args} = --arg='[-1e-38, -1e-40, -0.0, 1e-40, 1e-38, 256, 258, 3.3895e38, nan]' \
// REDEFINE:   --arg='[-1, 0, 256, 257, 258, 32767]'
// RUN: %{scalar} | %{check}=BF16-I16
//      BF16-I16: [1, 1, 1, 2, 2, 2, 4, 6, 6]
// BF16-I16-NEXT: [1, 1, 2, 2, 2, 3, 5, 6, 6]
//  BF16-I16-NOT: {{.+}}

// REDEFINE: %{types} = -e s/VALUE/f8E4M3FN/ -e s/BUCKET/ui8/
// REDEFINE: %{args} = --arg='[-448, -0.001953125, -0.0, 0.001953125, 1, 240, 256, 448, nan]' --arg='[0, 1, 240, 255]'
// RUN: %{scalar} | %{check}=F8-U8
//      F8-U8: [0, 0, 0, 1, 1, 2, 4, 4, 4]
// F8-U8-NEXT: [0, 0, 1, 1, 2, 3, 4, 4, 4]
//  F8-U8-NOT: {{.+}}

// Powers of two from 2^-127 to 2^127.
// REDEFINE: %{types} = -e s/VALUE/f8E8M0FNU/ -e s/BUCKET/i64/
// REDEFINE: %{args} = --arg='[5.877471754111438e-39, 1, 2, 4611686018427387904, 9223372036854775808, 1.7014118346046923e38, nan]' \
// REDEFINE:   --arg='[0, 1, 2, 4611686018427387904, 9223372036854775807]'
// RUN: %{scalar} | %{check}=F8-I64
//      F8-I64: [1, 1, 2, 3, 5, 5, 5]
// F8-I64-NEXT: [1, 2, 3, 4, 5, 5, 5]
//  F8-I64-NOT: {{.+}}

//===----------------------------------------------------------------------===//
// Integers against floats: no value is rounded to the sequence's type.
//===----------------------------------------------------------------------===//

// REDEFINE: %{types} = -e s/VALUE/i32/ -e s/BUCKET/f32/
// REDEFINE: %{args} = --arg='[0, 1, 2, 3]' --arg='[0.1, 1.1]'
// RUN: %{scalar} | %{check}=I32-F32
// RUN: %{gather} | %{check}=I32-F32
//      I32-F32: [0, 1, 2, 2]
// I32-F32-NEXT: [0, 1, 2, 2]
//  I32-F32-NOT: {{.+}}

// 2^24+1 is no f32, and 2^31-1 none either.
// REDEFINE: %{types} = -e s/VALUE/i32/ -e s/BUCKET/f32/
// REDEFINE: %{args} = --arg='[-2147483648, 0, 16777217, 2147483521, 2147483647]' \
// REDEFINE:   --arg='[-2147483648, -0.0, 0.0, 16777216, 16777218, 2147483520, 2147483648, nan]'
// RUN: %{scalar} | %{check}=I32-F32-WIDE
// RUN: %{gather} | %{check}=I32-F32-WIDE
//      I32-F32-WIDE: [0, 1, 4, 6, 6]
// I32-F32-WIDE-NEXT: [1, 3, 4, 6, 6]
//  I32-F32-WIDE-NOT: {{.+}}

// REDEFINE: %{types} = -e s/VALUE/i64/ -e s/BUCKET/f32/
// REDEFINE: %{args} = --arg='[-9223372036854775808, 16777215, 16777216, 16777217, 16777218, 9223372036854775807]' \
// REDEFINE:   --arg='[-inf, -9223372036854775808, 16777216, 16777218, 9223372036854775808, inf, nan]'
// RUN: %{scalar} | %{check}=I64-F32
// RUN: %{gather} | %{check}=I64-F32
//      I64-F32: [1, 2, 2, 3, 3, 4]
// I64-F32-NEXT: [2, 2, 3, 3, 4, 4]
//  I64-F32-NOT: {{.+}}

// REDEFINE: %{types} = -e s/VALUE/ui32/ -e s/BUCKET/f32/
// REDEFINE: %{args} = --arg='[16777217, 4294967040, 4294967041, 4294967295]' \
// REDEFINE:   --arg='[16777216, 16777218, 4294967040, 4294967296]'
// RUN: %{scalar} | %{check}=U32-F32
// RUN: %{gather} | %{check}=U32-F32
//      U32-F32: [1, 2, 3, 3]
// U32-F32-NEXT: [1, 3, 3, 3]
//  U32-F32-NOT: {{.+}}

// REDEFINE: %{types} = -e s/VALUE/ui64/ -e s/BUCKET/f32/
// REDEFINE: %{args} = --arg='[16777217, 9223372036854775809, 18446742974197923840, 18446742974197923841, 18446744073709551615]' \
// REDEFINE:   --arg='[16777216, 9223372036854775808, 18446742974197923840, 18446744073709551616]'
// RUN: %{scalar} | %{check}=U64-F32
// RUN: %{gather} | %{check}=U64-F32
//      U64-F32: [1, 2, 2, 3, 3]
// U64-F32-NEXT: [1, 2, 3, 3, 3]
//  U64-F32-NOT: {{.+}}

// REDEFINE: %{types} = -e s/VALUE/i64/ -e s/BUCKET/f64/
// REDEFINE: %{args} = --arg='[-9007199254740993, 9007199254740991, 9007199254740992, 9007199254740993, 9007199254740994, 9223372036854774783, 9223372036854774784, 9223372036854774785, 9223372036854775807]' \
// REDEFINE:   --arg='[-9007199254740992, 9007199254740991, 9007199254740992, 9007199254740994, 9223372036854774784, 9223372036854775808]'
// RUN: %{scalar} | %{check}=I64-F64
// RUN: %{gather} | %{check}=I64-F64
//      I64-F64: [0, 1, 2, 3, 3, 4, 4, 5, 5]
// I64-F64-NEXT: [0, 2, 3, 3, 4, 4, 5, 5, 5]
//  I64-F64-NOT: {{.+}}

// REDEFINE: %{types} = -e s/VALUE/ui64/ -e s/BUCKET/f64/
// REDEFINE: %{args} = --arg='[9007199254740993, 9223372036854775808, 9223372036854775809, 18446744073709549568, 18446744073709551615]' \
// REDEFINE:   --arg='[9007199254740992, 9007199254740994, 9223372036854775808, 9223372036854777856, 18446744073709549568, 18446744073709551616]'
// RUN: %{scalar} | %{check}=U64-F64
//      U64-F64: [1, 2, 3, 4, 5]
// U64-F64-NEXT: [1, 3, 3, 5, 5]
//  U64-F64-NOT: {{.+}}

// Whatever is beyond the numbers of f16 still lies below inf.
// REDEFINE: %{types} = -e s/VALUE/i64/ -e s/BUCKET/f16/
// REDEFINE: %{args} = --arg='[-9223372036854775808, -65505, -65504, 0, 1, 2048, 2049, 65504, 65505, 65520, 9223372036854775807]' \
// REDEFINE:   --arg='[-inf, -65504, 0.5, 2048, 2050, 65504, inf, nan]'
// RUN: %{scalar} | %{check}=I64-F16
// RUN: %{gather} | %{check}=I64-F16
//      I64-F16: [1, 1, 1, 2, 3, 3, 4, 5, 6, 6, 6]
// I64-F16-NEXT: [1, 1, 2, 2, 3, 4, 4, 6, 6, 6, 6]
//  I64-F16-NOT: {{.+}}

// REDEFINE: %{types} = -e s/VALUE/i64/ -e s/BUCKET/bf16/
// REDEFINE: %{args} = --arg='[-9223372036854775808, 255, 256, 257, 258, 9223372036854775807]' \
// REDEFINE:   --arg='[-inf, -1e-40, 1e-40, 256, 258, 3.3895e38, nan]'
// RUN: %{scalar} | %{check}=I64-BF16
//      I64-BF16: [1, 3, 3, 4, 4, 5]
// I64-BF16-NEXT: [1, 3, 4, 4, 5, 5]
//  I64-BF16-NOT: {{.+}}

// REDEFINE: %{types} = -e s/VALUE/ui8/ -e s/BUCKET/f8E4M3/
// REDEFINE: %{args} = --arg='[0, 1, 239, 240, 241, 255]' --arg='[-inf, -0.0, 0.0, 0.001953125, 240, inf, nan]'
// RUN: %{scalar} | %{check}=U8-F8
//      U8-F8: [1, 4, 4, 4, 5, 5]
// U8-F8-NEXT: [3, 4, 4, 5, 5, 5]
//  U8-F8-NOT: {{.+}}

//===----------------------------------------------------------------------===//
// Floats against floats.
//===----------------------------------------------------------------------===//

// 0.1 as f32 is greater than as f64.
// REDEFINE: %{types} = -e s/VALUE/f32/ -e s/BUCKET/f64/
// REDEFINE: %{args} = --arg='[-inf, -0.0, 0.1, 0.5, 3.4028235e38, inf, nan]' \
// REDEFINE:   --arg='[-1e300, -1e-300, 0.0, 0.1, 0.5, 1e300, inf, nan]'
// RUN: %{scalar} | %{check}=F32-F64
//      F32-F64: [0, 2, 4, 4, 5, 6, 7]
// F32-F64-NEXT: [0, 3, 4, 5, 5, 7, 8]
//  F32-F64-NOT: {{.+}}

// Numbers between two neighbours of f32 and beyond its ends.
// REDEFINE: %{types} = -e s/VALUE/f64/ -e s/BUCKET/f32/
// REDEFINE: %{args} = --arg='[-inf, -1e300, -1e-300, -0.0, 1e-300, 0.1, 0.10000000149011612, 1, 1.00000001, 1.00000011, 1.00000011920928955078125, 1e300, inf, nan]' \
// REDEFINE:   --arg='[-inf, -3.4028235e38, -0.0, 0.0, 0.1, 1, 1.0000001, 3.4028235e38, inf, nan]'
// RUN: %{scalar} | %{check}=F64-F32
// RUN: %{gather} | %{check}=F64-F32
//      F64-F32: [0, 1, 2, 2, 4, 4, 4, 5, 6, 6, 6, 8, 8, 9]
// F64-F32-NEXT: [1, 1, 2, 4, 4, 4, 5, 6, 6, 6, 7, 8, 9, 10]
//  F64-F32-NOT: {{.+}}

// REDEFINE: %{types} = -e s/VALUE/f64/ -e s/BUCKET/f16/
// REDEFINE: %{args} = --arg='[-1e-9, 1e-9, 5.9604644775390625e-08, 1, 1.0001, 65504, 65505, 65520, inf, nan]' \
// REDEFINE:   --arg='[-6e-08, 6e-08, 1, 1.001, 65504, inf, nan, nan]'
// RUN: %{scalar} | %{check}=F64-F16
//      F64-F16: [1, 1, 1, 2, 3, 4, 5, 5, 5, 6]
// F64-F16-NEXT: [1, 1, 2, 3, 3, 5, 5, 5, 6, 8]
//  F64-F16-NOT: {{.+}}

// REDEFINE: %{types} = -e s/VALUE/f64/ -e s/BUCKET/bf16/
// REDEFINE: %{args} = --arg='[-1e-40, -1e-300, 1e-300, 1e-40, 1.001, 1.0078125, 1e39, nan]' \
// REDEFINE:   --arg='[-1e-38, -1e-40, 0, 1e-40, 1, 1.0078125, 3.3895e38, nan]'
// RUN: %{scalar} | %{check}=F64-BF16
//      F64-BF16: [1, 2, 3, 4, 5, 5, 7, 7]
// F64-BF16-NEXT: [1, 2, 3, 4, 5, 6, 7, 8]
//  F64-BF16-NOT: {{.+}}

// REDEFINE: %{types} = -e s/VALUE/f16/ -e s/BUCKET/bf16/
// REDEFINE: %{args} = --arg='[-65504, 1, 1.001, 1.0078125, 65504, inf, nan]' \
// REDEFINE:   --arg='[-65536, 1, 1.0078125, 65536, inf, nan]'
// RUN: %{scalar} | %{check}=F16-BF16
//      F16-BF16: [1, 1, 2, 2, 3, 4, 5]
// F16-BF16-NEXT: [1, 2, 2, 3, 3, 5, 6]
//  F16-BF16-NOT: {{.+}}

// Subnormals of bf16 are far below those of f16.
// REDEFINE: %{types} = -e s/VALUE/bf16/ -e s/BUCKET/f16/
// REDEFINE: %{args} = --arg='[-3.3895e38, -1e-40, 0, 1e-40, 1, 1.0078125, 3.3895e38, inf, nan]' \
// REDEFINE:   --arg='[-inf, -65504, -6e-08, 0, 6e-08, 1, 1.007, 65504, inf, nan]'
// RUN: %{scalar} | %{check}=BF16-F16
//      BF16-F16: [1, 3, 3, 4, 5, 7, 8, 8, 9]
// BF16-F16-NEXT: [1, 3, 4, 4, 6, 7, 8, 9, 10]
//  BF16-F16-NOT: {{.+}}

// REDEFINE: %{types} = -e s/VALUE/f8E5M2/ -e s/BUCKET/f8E4M3FN/
// REDEFINE: %{args} = --arg='[-57344, -448, 0, 1.25, 448, 512, inf, nan]' --arg='[-448, -0.0, 1.125, 1.25, 448, nan]'
// RUN: %{scalar} | %{check}=F8-F8
//      F8-F8: [0, 0, 1, 3, 4, 5, 5, 5]
// F8-F8-NEXT: [0, 1, 2, 4, 5, 5, 5, 6]
//  F8-F8-NOT: {{.+}}

// REDEFINE: %{types} = -e s/VALUE/f8E5M2FNUZ/ -e s/BUCKET/f32/
// REDEFINE: %{args} = --arg='[-57344, 7.62939453125e-06, 1.25, 57344, nan]' \
// REDEFINE:   --arg='[-1e5, 0, 7.6e-06, 7.7e-06, 1.25, 57344, 57345, nan]'
// RUN: %{scalar} | %{check}=F8-F32
// RUN: %{gather} | %{check}=F8-F32
//      F8-F32: [1, 3, 4, 5, 7]
// F8-F32-NEXT: [1, 3, 5, 6, 8]
//  F8-F32-NOT: {{.+}}

!v = tensor<?xVALUE>
!b = tensor<?xBUCKET>
!r = tensor<?xi64>

func.func @main(%v: !v, %b: !b) -> (!r, !r) {
  %0 = seek.bucketize %v, %b : (!v, !b) -> !r
  %1 = seek.bucketize %v, %b {with_right_bound = false} : (!v, !b) -> !r
  return %0, %1 : !r, !r
}
