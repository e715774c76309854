// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/work.h"
#include "solvers/roofline/ceilings.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ks::roofline {

/// The resources that can limit a run.
enum class Resource { memory, on_chip, arithmetic, launches, synchronisation };

std::string_view title_of(
    Resource resource); ///< "device memory", "on-chip memory", "arithmetic", "launches", "synchronisation"

/// A resource that a run uses, and how long its work would take at its ceiling if the device did nothing
/// else.
struct ResourceUse {
    Resource resource = Resource::memory;
    double seconds = 0;
    double share = 0; ///< share of the measured time; above 1 if a cache kept some of the least bytes, so
                      ///< that they were not moved
    std::string how;  ///< "120 MB at 4.02 TB/s", "100 x 2.31 us"

    friend bool operator==(const ResourceUse&, const ResourceUse&) = default;
};

/// The limit that a run comes close to.
struct Roofline {
    double seconds = 0; ///< the measured time
    std::vector<ResourceUse>
        uses; ///< by resource; omitted if the work does not state it or the device was not measured
    std::optional<Resource> limit; ///< the resource with the largest share, if that is at least `explains`
    std::string sentence;          ///< names the limit with its values, and the time of launches and barriers

    const ResourceUse* find(Resource resource) const;
};

/// A resource with at least this share of the time explains it; below it, several resources or something else
/// limit the run.
inline constexpr double explains = 0.3;

/// Compares the work of a run's kernels in `seconds` (its stage `compute`, without transfers before and
/// after) with the ceilings of the device. For device memory the least bytes count. For on-chip memory the
/// bytes count that warps request from the L1 cache and shared memory together, which share one data path,
/// against the ceiling of shared memory. Launches that the host waits for count with the latency of such a
/// launch, the others with that of launches in a queue.
Roofline roofline_of(const KernelWork& work, double seconds, const Ceilings& ceilings);

/// A run in the picture: its steps per byte, and its steps per second.
struct RooflinePoint {
    double intensity = 0; ///< steps per byte of device memory (the least bytes)
    double rate = 0;      ///< steps per second
};
/// Returns the point, or nothing if the work is not in max-plus steps on int32, which the picture's roof is
/// for, or moves no bytes.
std::optional<RooflinePoint> point_of(const KernelWork& work, double seconds);

} // namespace ks::roofline
