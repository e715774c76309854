// SPDX-License-Identifier: Apache-2.0
#include "solvers/gpu/device_limits.h"

#include <cuda_runtime_api.h>

namespace ks::gpu {

ComputeCapability limits_of(int device, std::string_view cc) {
    const auto number = [device](cudaDeviceAttr which) {
        int value = 0;
        cudaDeviceGetAttribute(&value, which, device);
        return value;
    };
    const int threads = number(cudaDevAttrMaxThreadsPerMultiProcessor);
    return {.name = cc,
            .threads_per_sm = threads,
            .warps_per_sm = threads / warp_size,
            .blocks_per_sm = number(cudaDevAttrMaxBlocksPerMultiprocessor),
            .registers_per_sm = number(cudaDevAttrMaxRegistersPerMultiprocessor),
            .registers_per_block = number(cudaDevAttrMaxRegistersPerBlock),
            .registers_per_thread = 255,
            .register_unit = 256,
            .sub_partitions = 4,
            .shared_per_sm = number(cudaDevAttrMaxSharedMemoryPerMultiprocessor),
            .shared_per_block = number(cudaDevAttrMaxSharedMemoryPerBlock),
            .shared_per_block_optin = number(cudaDevAttrMaxSharedMemoryPerBlockOptin),
            .shared_reserved = number(cudaDevAttrReservedSharedMemoryPerBlock),
            .shared_unit = cc.starts_with("7.") ? 256 : 128};
}

} // namespace ks::gpu
