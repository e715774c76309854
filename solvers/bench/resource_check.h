// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kernels/backend.h"

namespace ks {

struct ResourceCheck {
    int compared =
        0; ///< kernels: none where the table has no figures for exactly the backend's compute capability
    std::vector<std::string> not_measured; ///< kernels that the table does not know
};

/// Compares what a backend says of each kernel with the table's figures for the backend's compute capability.
/// A difference is a check error.
Result<ResourceCheck> check_kernel_resources(Backend& backend,
                                             const KernelResourceTable& table = kernel_resources());

} // namespace ks
