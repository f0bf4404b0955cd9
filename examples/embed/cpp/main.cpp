// Calls the functions of buckets.mlir from C++.
//   seek-compile examples/embed/buckets.mlir -o buckets.o --header=buckets.h
//   c++ -I. examples/embed/cpp/main.cpp buckets.o -o buckets

#include "buckets.h"

#include <iostream>
#include <stdexcept>
#include <vector>

static std::vector<int64_t> findBuckets(const std::vector<float> &values,
                                        const std::vector<float> &boundaries) {
  std::vector<int64_t> result(values.size());
  int64_t numValues = values.size(), numBoundaries = boundaries.size();
  char error[SEEK_ERROR_SIZE];
  if (buckets(values.data(), &numValues, boundaries.data(), &numBoundaries,
              result.data(), &numValues, error) != SEEK_OK)
    throw std::runtime_error(error);
  return result;
}

int main() {
  std::vector<float> temperatures = {-3.5f, 12, 30, 21.5f};
  std::vector<float> boundaries = {0, 10, 20, 30};
  std::vector<int64_t> found = findBuckets(temperatures, boundaries);
  for (size_t i = 0; i < found.size(); ++i)
    std::cout << (i ? " " : "") << found[i];
  std::cout << "\n";

  // A buffer that is too small is not written: the call fails and says why.
  int64_t four = 4, three = 3, result[3];
  char error[SEEK_ERROR_SIZE];
  if (buckets(temperatures.data(), &four, boundaries.data(), &four, result,
              &three, error) == SEEK_CHECK_FAILED)
    std::cout << error << "\n";
}
