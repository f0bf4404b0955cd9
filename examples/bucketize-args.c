/* Calls the function @main of bucketize-args.mlir from C.
   seek-compile examples/bucketize-args.mlir -o bucketize.o \
     --header=bucketize.h --prefix=bucketize_
   cc -I. examples/bucketize-args.c bucketize.o -o bucketize */

#include "bucketize.h"

#include <inttypes.h>
#include <stdio.h>

int main(void) {
  int32_t values[2][2] = {{3, 50}, {10, -1}}, boundaries[3] = {0, 5, 10};
  int64_t result[2][2];
  int64_t values_sizes[2] = {2, 2}, boundaries_sizes[1] = {3};
  char error[SEEK_ERROR_SIZE];
  /* The result is as large as the values; the caller provides its memory. */
  if (bucketize_main(&values[0][0], values_sizes, boundaries, boundaries_sizes,
                     &result[0][0], values_sizes, error) != SEEK_OK) {
    fprintf(stderr, "%s\n", error);
    return 1;
  }
  printf("%" PRId64 " %" PRId64 " %" PRId64 " %" PRId64 "\n", result[0][0],
         result[0][1], result[1][0], result[1][1]);
  return 0;
}
