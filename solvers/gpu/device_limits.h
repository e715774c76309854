// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/occupancy/devices.h"

namespace ks::gpu {

/// Returns the limits of a device as the driver reports them. The driver does not report the allocation units
/// of registers and shared memory. These units are the same for all devices that nvcc 13 compiles for, except
/// one (cuda_occupancy.h).
ComputeCapability limits_of(int device, std::string_view cc);

} // namespace ks::gpu
