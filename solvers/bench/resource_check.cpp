// SPDX-License-Identifier: Apache-2.0
#include "solvers/bench/resource_check.h"

#include "solvers/core/formatted.h"
#include "solvers/emulator/engine/emulator_backend.h"

namespace ks {

namespace {

std::string words(const KernelResources& taken) {
    return formatted("{} registers and {} bytes of static shared memory", taken.registers,
                     taken.static_shared_bytes);
}

} // namespace

Result<ResourceCheck> check_kernel_resources(Backend& backend, const KernelResourceTable& table) {
    ResourceCheck check;
    const std::string cc = backend.device().cc;
    for (const KernelResources& listed : table.kernels) {
        if (listed.sm != cc)
            continue;
        KS_TRY(const Kernel kernel, backend.kernel(listed.kernel));
        KS_TRY(const auto taken, backend.resources(kernel));
        if (!taken ||
            taken->sm != cc) // compiled for another compute capability, and translated by the driver
            continue;
        if (taken->registers != listed.registers || taken->static_shared_bytes != listed.static_shared_bytes)
            return Error{.code = ErrorCode::check,
                         .what =
                             formatted("{} takes {} on {}, and assets/kernel-resources.json says {} for {}",
                                       listed.kernel, words(*taken), backend.device().id, words(listed), cc),
                         .todo = std::string(refresh_kernel_resources)};
        ++check.compared;
    }
    for (std::string& kernel : emulator::kernel_names())
        if (table.find(kernel, cc) == nullptr)
            check.not_measured.push_back(std::move(kernel));
    return check;
}

} // namespace ks
