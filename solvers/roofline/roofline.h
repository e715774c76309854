// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/work.h"
#include "solvers/roofline/ceilings.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ks::roofline {

/// What can limit a run.
enum class Resource { memory, on_chip, arithmetic, launches, synchronisation };

std::string_view title_of(
    Resource resource); ///< "device memory", "on-chip memory", "arithmetic", "launches", "synchronisation"

/// A resource that a run uses: how long its work would take if the device did nothing else, at its ceiling.
struct ResourceUse {
    Resource resource = Resource::memory;
    double seconds = 0;
    double share =
        0; ///< of the time that was measured; above 1: the least bytes did not all move, a cache kept them
    std::string how; ///< "120 MB at 4.02 TB/s", "100 x 2.31 us"

    friend bool operator==(const ResourceUse&, const ResourceUse&) = default;
};

/// Which limit a run comes near.
struct Roofline {
    double seconds = 0; ///< that were measured
    std::vector<ResourceUse>
        uses; ///< by resource; what is not known of the work or not measured of the device is left out
    std::optional<Resource> limit; ///< the one with the largest share, if that is at least `explains`
    std::string sentence;          ///< names it, with figures, and what launches and barriers take

    const ResourceUse* find(Resource resource) const;
};

/// From this share of the time on a resource explains it: less, and several or something else hold the run
/// up.
inline constexpr double explains = 0.3;

/// Holds what a run's kernels did in `seconds` (its stage `compute`, without transfers before and after)
/// against what the device can do at most. Of device memory the least bytes count; of on-chip memory those
/// that the warps request of the L1 cache and of shared memory together, which share one data path, against
/// the ceiling of shared memory. Launches that the host waits for count with the latency of such a launch,
/// the others with that of launches in a queue.
Roofline roofline_of(const KernelWork& work, double seconds, const Ceilings& ceilings);

/// A run in the picture: how many steps it does for each byte, and how many a second.
struct RooflinePoint {
    double intensity = 0; ///< steps a byte of device memory (the least)
    double rate = 0;      ///< steps a second
};
/// Empty where the work is no max-plus steps on int32, which the picture's roof is for, or moves nothing.
std::optional<RooflinePoint> point_of(const KernelWork& work, double seconds);

} // namespace ks::roofline
