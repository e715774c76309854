// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace ks {

/// The launch of a run that keeps the most lanes alive at once.
struct LargestLaunch {
    std::int64_t grid = 0; ///< blocks; 0: nothing is launched
    int block = 1;         ///< threads a block
    bool together = false; ///< the blocks wait for each other, so all live at once
};

/// What a run would take, known before anything is allocated: what the variant itself asks for. What a
/// backend takes beside that follows from the LargestLaunch.
struct Estimate {
    std::int64_t host_bytes = 0;
    std::int64_t device_bytes = 0;
    double operations = 0; ///< cell-items or the like: the unit of work that progress counts
};

} // namespace ks
