// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace ks {

/// The launch of a run with the most lanes alive at once.
struct LargestLaunch {
    std::int64_t grid = 0; ///< blocks; 0: nothing is launched
    int block = 1;         ///< threads per block
    bool together = false; ///< the blocks wait for each other, so all live at once
};

/// The resources of a run, known before any allocation: those of the variant itself. The backend's additional
/// needs follow from the LargestLaunch.
struct Estimate {
    std::int64_t host_bytes = 0;
    std::int64_t device_bytes = 0;
    double operations = 0; ///< cell-items or similar: the unit of work that progress counts
};

} // namespace ks
