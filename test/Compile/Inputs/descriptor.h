/* The descriptors of memrefs, as MLIR's C interface has them. */

#include <stdint.h>
#include <stdio.h>

typedef struct {
  void *allocated, *aligned;
  int64_t offset;
} Descriptor0;

typedef struct {
  void *allocated, *aligned;
  int64_t offset, sizes[1], strides[1];
} Descriptor1;

typedef struct {
  void *allocated, *aligned;
  int64_t offset, sizes[2], strides[2];
} Descriptor2;

#define BUFFER0(data) {data, data, 0}
#define BUFFER1(data, n) {data, data, 0, {n}, {1}}
#define BUFFER2(data, m, n) {data, data, 0, {m, n}, {n, 1}}

static inline void print(const char *what, const int64_t *data, int64_t n) {
  printf("%s:", what);
  for (int64_t i = 0; i < n; ++i)
    printf(" %lld", (long long)data[i]);
  printf("\n");
  fflush(stdout);
}
