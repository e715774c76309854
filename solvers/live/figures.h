// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/live/live_run.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace ks::live {

/// Shifts all times so that the first begin is 0, sorts blocks and waits by begin, and sets the length.
void from_zero(Timeline& timeline);

/// How full the SMs were, by two definitions, 0..1.
struct AchievedOccupancy {
    double of_span = 0; ///< warp time / (SMs x warps per SM x time of the launches, from first to last block)
    double of_active = 0; ///< the same, divided only by the time in which an SM had a warp, summed over the
                          ///< SMs: the definition of the hardware's counter
};

/// Returns the occupancy of launches first .. last - 1. Launches whose blocks were not recorded, and the time
/// between launches, do not count.
AchievedOccupancy achieved_occupancy(const Timeline& timeline, std::size_t first, std::size_t last);
AchievedOccupancy achieved_occupancy(const Timeline& timeline);

/// The occupancy of all launches of one kernel together.
struct KernelOccupancy {
    LaunchSpan example; ///< the first launch
    std::int64_t launches = 0;
    AchievedOccupancy achieved;
};
/// Returns the kernels in the order of their first launch.
std::vector<KernelOccupancy> occupancy_by_kernel(const Timeline& timeline);

/// Returns the occupancy over time, in `bins` equal parts of [begin, end): for all SMs together (0..1), or
/// for each. Every block counts with the part of it that overlaps the bin.
std::vector<float> occupancy_over_time(const Timeline& timeline, std::int64_t begin, std::int64_t end,
                                       std::size_t bins);
/// Returns `bins` values per SM, SM after SM.
std::vector<float> occupancy_of_sms(const Timeline& timeline, std::int64_t begin, std::int64_t end,
                                    std::size_t bins);

/// The waves of a launch's blocks: each SM holds `blocks_per_sm` at a time.
struct Waves {
    double waves = 0;          ///< grid / (SMs x blocks_per_sm); 0: unknown
    double tail_share = 0;     ///< 0..1: fraction of the launch's time after the first SM ran out of blocks
    std::int64_t idle_sms = 0; ///< SMs that got no block
};
Waves waves_of(const Timeline& timeline, std::size_t launch);

/// The theoretical occupancy of a launch, 0..1.
struct TheoreticalOccupancy {
    double of_sm = 0;   ///< warps of the resident blocks by the rules / maximum warps, for one SM
    double of_grid = 0; ///< for all SMs, which together hold at most the blocks of the launch
};
/// Returns the occupancy; empty if the number of its blocks per SM is not known.
std::optional<TheoreticalOccupancy> theoretical_occupancy(const Timeline& timeline, const LaunchSpan& launch);

/// Returns whether no other launch overlaps this one in time.
bool is_alone(const Timeline& timeline, std::size_t launch);

/// Returns the fraction of the blocks' time, in launches with grid barriers, that they waited there, 0..1.
double barrier_share(const Timeline& timeline);

/// Returns the cost of the probe: the median time of the solves recorded with `grain`, divided by the median
/// time of the solves without a probe since the first of them, minus 1. The first solve of each is ignored,
/// because it loads the kernels. Empty unless there are three of each.
std::optional<double> probe_overhead(std::span<const SolveTime> solves, Grain grain);

} // namespace ks::live
