// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/formatted.h"
#include "solvers/core/result.h"

#include <cuda_runtime_api.h>

namespace ks::gpu {

/// Converts a CUDA status to a result: CUDA's message, and the call of this program that failed.
inline Result<void> checked(cudaError_t status, const std::string& call) {
    if (status == cudaSuccess)
        return {};
    cudaGetLastError(); // clears a non-sticky error, so that the next call does not report it
    if (status == cudaErrorMemoryAllocation)
        return Error{.code = ErrorCode::limit,
                     .what = "the GPU's memory is full",
                     .where = call,
                     .todo = "use a smaller instance, or close other programs that use the GPU"};
    return Error{.code = ErrorCode::device,
                 .what = formatted("CUDA: {} ({})", cudaGetErrorString(status), cudaGetErrorName(status)),
                 .where = call,
                 .todo = "run `knapscope-run devices` to see whether the GPU still answers"};
}

} // namespace ks::gpu
