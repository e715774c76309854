// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/occupancy/devices.h"

namespace ks::gpu {

/// What the driver tells of a device. It does not tell the units in which registers and shared memory are
/// given out: those are the same for every device that nvcc 13 compiles for but one (cuda_occupancy.h).
ComputeCapability limits_of(int device, std::string_view cc);

} // namespace ks::gpu
