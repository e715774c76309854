// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/arguments.h"
#include "solvers/occupancy/kernel_resources.h"

namespace ks::runner {

/// What `occupancy` is asked.
struct OccupancyQuestion {
    const DevicePreset* preset = nullptr;
    std::string kernel; ///< empty: the registers were given
    BlockNeeds needs;

    /// Null: the kernel is not measured yet.
    const KernelResources* figures() const { return kernel_resources().find(kernel, preset->cc); }
};

Result<OccupancyQuestion> occupancy_question(const cli::Arguments& arguments);

/// The answer for people.
std::string occupancy_text(const OccupancyQuestion& asked);

} // namespace ks::runner
