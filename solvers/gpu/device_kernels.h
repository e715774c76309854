// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kernels/kernel_table.h"

#include <span>
#include <string_view>

namespace ks::gpu {

using DeviceKernelLists = std::span<const KernelList<DeviceKernel>>;

/// Returns the kernels of every variant in variants.def and those that measure ceilings (solvers/roofline),
/// compiled by nvcc.
DeviceKernelLists built_in_kernels();

/// Returns the same kernels with the probe (solvers/kernels/probed_prelude.h).
DeviceKernelLists probed_kernels();

/// Returns the kernel or array in constant memory named "family.name", or null.
const DeviceKernel* find_kernel(DeviceKernelLists kernels, std::string_view name);

} // namespace ks::gpu
