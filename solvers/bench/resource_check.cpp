// SPDX-License-Identifier: Apache-2.0
#include "solvers/bench/resource_check.h"

namespace ks {

namespace {

std::string words(const KernelResources& taken) {
    return std::to_string(taken.registers) + " registers and " + std::to_string(taken.static_shared_bytes) +
           " bytes of static shared memory";
}

} // namespace

Result<int> check_kernel_resources(Backend& backend, const KernelResourceTable& table) {
    int compared = 0;
    const std::string cc = backend.device().cc;
    for (const KernelResources& listed : table.kernels) {
        if (listed.sm != cc)
            continue;
        KS_TRY(const Kernel kernel, backend.kernel(listed.kernel));
        KS_TRY(const KernelResources taken, backend.resources(kernel));
        if (taken.sm != cc) // compiled for another one, and translated by the driver
            continue;
        if (taken.registers != listed.registers || taken.static_shared_bytes != listed.static_shared_bytes)
            return Error{ErrorCode::check,
                         listed.kernel + " takes " + words(taken) + " on " + backend.device().id +
                             ", and assets/kernel-resources.json says " + words(listed) + " for " + cc,
                         "", std::string(refresh_kernel_resources)};
        ++compared;
    }
    return compared;
}

} // namespace ks
