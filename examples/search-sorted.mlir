// SearchSorted on 358 400 sorted rows of 200, 10 values each: 287 MB of rows.
// Source: the specification of OpenVINO's SearchSorted-15, its example at full size.
// Run: seek-runner examples/search-sorted.mlir --arg=sorted:1 --arg=uniform:2 --out=indices.npy --time

func.func @main(%sorted: tensor<7x256x200x200xf32>, %values: tensor<7x256x200x10xf32>) -> tensor<7x256x200x10xi64> {
  %r = seek.search_sorted %sorted, %values {right_mode = true} : (tensor<7x256x200x200xf32>, tensor<7x256x200x10xf32>) -> tensor<7x256x200x10xi64>
  return %r : tensor<7x256x200x10xi64>
}
