// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/backend.h"

namespace ks {

/// Holds what a backend says of each kernel against the table's figures for its compute capability. Returns
/// how many kernels were compared: none where the table has no figures for exactly that one. A difference is
/// a check error.
Result<int> check_kernel_resources(Backend& backend, const KernelResourceTable& table = kernel_resources());

} // namespace ks
