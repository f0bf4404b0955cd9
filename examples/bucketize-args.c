/* Calls the function @main of bucketize-args.mlir from C.
   seek-compile examples/bucketize-args.mlir -o bucketize.o
   cc examples/bucketize-args.c bucketize.o -o bucketize */

#include <inttypes.h>
#include <stdio.h>

/* A buffer, as MLIR describes it to C: what to free, which is nothing here; the
   data, which start at an offset; sizes and strides in elements. Arguments and
   results are row-major and in one piece. */
struct Matrix {
  void *allocated, *data;
  int64_t offset, sizes[2], strides[2];
};
struct Vector {
  void *allocated, *data;
  int64_t offset, sizes[1], strides[1];
};

/* The result comes after the arguments, and the caller provides its memory. */
void _mlir_ciface_main(struct Matrix *values, struct Vector *buckets,
                       struct Matrix *result);

int main(void) {
  int32_t x[2][2] = {{3, 50}, {10, -1}}, b[3] = {0, 5, 10};
  int64_t r[2][2];
  struct Matrix values = {NULL, x, 0, {2, 2}, {2, 1}};
  struct Vector buckets = {NULL, b, 0, {3}, {1}};
  struct Matrix result = {NULL, r, 0, {2, 2}, {2, 1}};
  _mlir_ciface_main(&values, &buckets, &result);
  printf("%" PRId64 " %" PRId64 " %" PRId64 " %" PRId64 "\n", r[0][0], r[0][1],
         r[1][0], r[1][1]);
  return 0;
}
