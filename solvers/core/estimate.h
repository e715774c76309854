// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace ks {

/// What a run would take, known before anything is allocated.
struct Estimate {
    std::int64_t host_bytes = 0;
    std::int64_t device_bytes = 0;
    double operations = 0; ///< cell-items or the like: the unit of work that progress counts
};

} // namespace ks
