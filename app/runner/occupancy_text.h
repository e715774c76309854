// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/arguments.h"
#include "solvers/occupancy/kernel_resources.h"
#include "solvers/occupancy/occupancy_advice.h"

namespace ks::runner {

/// What a user asks of the command `occupancy`.
struct OccupancyQuestion {
    const DevicePreset* preset = nullptr;
    std::string kernel; ///< empty if the number of registers was given instead
    BlockNeeds needs;
    std::optional<LaunchGrid> grid; ///< empty: any number of blocks

    /// Null if the kernel is not measured yet.
    const KernelResources* figures() const { return kernel_resources().find(kernel, preset->cc); }
};

Result<OccupancyQuestion> occupancy_question(const cli::Arguments& arguments);

/// The answer as text for people.
std::string occupancy_text(const OccupancyQuestion& asked);

} // namespace ks::runner
