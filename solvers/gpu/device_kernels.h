// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kernels/kernel_table.h"

#include <string_view>

namespace ks::gpu {

/// The kernel named "family.name" among those that nvcc compiled, or null.
const DeviceKernel* find_device_kernel(std::string_view name);

} // namespace ks::gpu
