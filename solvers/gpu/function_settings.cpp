// SPDX-License-Identifier: Apache-2.0
#include "solvers/gpu/function_settings.h"

#include "solvers/core/formatted.h"
#include "solvers/gpu/cuda_error.h"
#include "solvers/kernels/kernel_table.h"

namespace ks::gpu {

namespace {

const void* function_of(const Kernel& kernel) {
    return static_cast<const DeviceKernel*>(kernel.handle)->function;
}

} // namespace

Result<FunctionSettings::Settings*> FunctionSettings::settings_of(const Kernel& kernel) {
    const auto [at, first] = known_.try_emplace(function_of(kernel));
    if (first) {
        cudaFuncAttributes attributes{};
        KS_CHECK(
            checked(cudaFuncGetAttributes(&attributes, function_of(kernel)), "asking about " + kernel.name));
        at->second = {.static_bytes = static_cast<int>(attributes.sharedSizeBytes),
                      .dynamic_bytes = attributes.maxDynamicSharedSizeBytes,
                      .carveout = attributes.preferredShmemCarveout};
    }
    return &at->second;
}

Result<void> FunctionSettings::settle(const Kernel& kernel, const LaunchShape& shape) {
    KS_TRY(Settings* const now, settings_of(kernel));
    const int bytes = shape.shared_bytes;
    if (bytes > now->dynamic_bytes) {
        if (bytes > most_shared_ - now->static_bytes)
            return Error{.code = ErrorCode::limit,
                         .what = formatted("{} bytes of dynamic and {} of static shared memory for a block",
                                           bytes, now->static_bytes),
                         .where = kernel.name,
                         .todo = formatted("this device has {}", most_shared_)};
        KS_CHECK(checked(
            cudaFuncSetAttribute(function_of(kernel), cudaFuncAttributeMaxDynamicSharedMemorySize, bytes),
            formatted("asking for {} bytes of shared memory a block", bytes)));
        now->dynamic_bytes = bytes;
    }
    const int carveout = shape.carveout.value_or(cudaSharedmemCarveoutDefault);
    if (carveout != now->carveout) {
        KS_CHECK(checked(cudaFuncSetAttribute(function_of(kernel),
                                              cudaFuncAttributePreferredSharedMemoryCarveout, carveout),
                         formatted("asking for a carve-out of {} percent", carveout)));
        now->carveout = carveout;
    }
    return {};
}

} // namespace ks::gpu
