// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/occupancy/devices.h"

namespace ks::gpu {

/// What the driver says about a device. It does not say in which units registers and shared memory are given
/// out. These units are the same for all devices but one that nvcc 13 compiles for (cuda_occupancy.h).
ComputeCapability limits_of(int device, std::string_view cc);

} // namespace ks::gpu
