// torch.bucketize(x, boundaries) as torch-mlir lowers it to linalg on tensors: every
// value is compared with every boundary, an arg-max finds the first that is reached.
// Run: seek-opt examples/torch-bucketize.mlir --seek-raise-from-linalg=assume-sorted |
//        seek-runner - --arg=uniform:1 --arg=sorted:2 --out=indices.npy --time
// Without seek-opt the results are the same; benchmark/raised.py times both.

#all = affine_map<(d0, d1) -> (d0, d1)>
#column = affine_map<(d0, d1) -> (d0, 0)>
#boundary = affine_map<(d0, d1) -> (d1)>
#value = affine_map<(d0, d1) -> (d0)>
#one = affine_map<(d0) -> (d0)>
#scalar = affine_map<(d0) -> ()>

func.func @main(%x: tensor<100000xf32>, %boundaries: tensor<4095xf32>) -> tensor<100000xi64> {
  %length = arith.constant dense<4095> : tensor<i64>
  %lowest = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0 : i64

  // comparison = x.unsqueeze(-1) <= boundaries
  %column = tensor.expand_shape %x [[0, 1]] output_shape [100000, 1] : tensor<100000xf32> into tensor<100000x1xf32>
  %0 = tensor.empty() : tensor<100000x4095xi1>
  %comparison = linalg.generic {indexing_maps = [#column, #boundary, #all], iterator_types = ["parallel", "parallel"]}
      ins(%column, %boundaries : tensor<100000x1xf32>, tensor<4095xf32>) outs(%0 : tensor<100000x4095xi1>) {
  ^bb0(%v: f32, %b: f32, %out: i1):
    %c = arith.cmpf ole, %v, %b : f32
    linalg.yield %c : i1
  } -> tensor<100000x4095xi1>

  // indices = argmax(comparison.float(), dim=-1)
  %1 = tensor.empty() : tensor<100000x4095xf32>
  %number = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]}
      ins(%comparison : tensor<100000x4095xi1>) outs(%1 : tensor<100000x4095xf32>) {
  ^bb0(%in: i1, %out: f32):
    %c = arith.uitofp %in : i1 to f32
    linalg.yield %c : f32
  } -> tensor<100000x4095xf32>
  %2 = tensor.empty() : tensor<100000xi64>
  %first = linalg.fill ins(%zero : i64) outs(%2 : tensor<100000xi64>) -> tensor<100000xi64>
  %3 = tensor.empty() : tensor<100000xf32>
  %greatest = linalg.fill ins(%lowest : f32) outs(%3 : tensor<100000xf32>) -> tensor<100000xf32>
  %indices:2 = linalg.generic {indexing_maps = [#all, #value, #value], iterator_types = ["parallel", "reduction"]}
      ins(%number : tensor<100000x4095xf32>) outs(%greatest, %first : tensor<100000xf32>, tensor<100000xi64>) {
  ^bb0(%in: f32, %most: f32, %at: i64):
    %k = linalg.index 1 : index
    %index = arith.index_cast %k : index to i64
    %max = arith.maximumf %in, %most : f32
    %greater = arith.cmpf ogt, %in, %most : f32
    %new = arith.select %greater, %index, %at : i64
    linalg.yield %max, %new : f32, i64
  } -> (tensor<100000xf32>, tensor<100000xi64>)

  // result = where(comparison[..., -1], indices, boundaries.shape[0])
  %last = tensor.extract_slice %comparison[0, 4094] [100000, 1] [1, 1] : tensor<100000x4095xi1> to tensor<100000x1xi1>
  %within = tensor.collapse_shape %last [[0, 1]] : tensor<100000x1xi1> into tensor<100000xi1>
  %result = linalg.generic {indexing_maps = [#one, #one, #scalar, #one], iterator_types = ["parallel"]}
      ins(%within, %indices#1, %length : tensor<100000xi1>, tensor<100000xi64>, tensor<i64>) outs(%2 : tensor<100000xi64>) {
  ^bb0(%c: i1, %i: i64, %n: i64, %out: i64):
    %s = arith.select %c, %i, %n : i64
    linalg.yield %s : i64
  } -> tensor<100000xi64>
  return %result : tensor<100000xi64>
}
