// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kernels/backend.h"

namespace ks {

struct ResourceCheck {
    int compared = 0; ///< kernels; 0 if the table has no entries for exactly the backend's compute capability
    std::vector<std::string> not_measured; ///< kernels that are not in the table
};

/// Compares the backend's resources of each kernel with the table's entries for the backend's compute
/// capability. A difference is a check error.
Result<ResourceCheck> check_kernel_resources(Backend& backend,
                                             const KernelResourceTable& table = kernel_resources());

} // namespace ks
