// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

#include <cuda_runtime_api.h>

namespace ks::gpu {

/// A CUDA status as a result: what CUDA says, and at which call of ours.
inline Result<void> checked(cudaError_t status, const std::string& call) {
    if (status == cudaSuccess)
        return {};
    cudaGetLastError(); // clears what is not sticky, so that the next call speaks for itself
    if (status == cudaErrorMemoryAllocation)
        return Error{ErrorCode::limit, "the GPU's memory is full", call,
                     "use a smaller instance, or close other programs that use the GPU"};
    return Error{ErrorCode::device,
                 std::string("CUDA: ") + cudaGetErrorString(status) + " (" + cudaGetErrorName(status) + ")",
                 call, "run `knapscope-run devices` to see whether the GPU still answers"};
}

} // namespace ks::gpu
