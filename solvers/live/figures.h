// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/live/live_run.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace ks::live {

/// Makes the first begin 0 of a timeline whose times count from anywhere, sorts blocks and waits by begin,
/// and sets the length.
void from_zero(Timeline& timeline);

/// How full the SMs were, both ways, 0..1.
struct AchievedOccupancy {
    double of_span =
        0; ///< warp time over SMs x warps an SM holds x time of the launches (first block to last)
    double of_active = 0; ///< the same over the time in which an SM had a warp, summed over the SMs: what the
                          ///< hardware's counter means
};

/// Of the launches first .. last - 1; launches whose blocks were not recorded count for nothing. The time
/// between launches counts for nothing either.
AchievedOccupancy achieved_occupancy(const Timeline& timeline, std::size_t first, std::size_t last);
AchievedOccupancy achieved_occupancy(const Timeline& timeline);

/// All launches of one kernel together.
struct KernelOccupancy {
    LaunchSpan example; ///< the first of them
    std::int64_t launches = 0;
    AchievedOccupancy achieved;
};
/// In the order of first launch.
std::vector<KernelOccupancy> occupancy_by_kernel(const Timeline& timeline);

/// Occupancy over time, in `bins` equal parts of [begin, end): of all SMs together (0..1), or of each.
/// Every block counts with the part of it that lies in the bin.
std::vector<float> occupancy_over_time(const Timeline& timeline, std::int64_t begin, std::int64_t end,
                                       std::size_t bins);
/// SM after SM, `bins` values each.
std::vector<float> occupancy_of_sms(const Timeline& timeline, std::int64_t begin, std::int64_t end,
                                    std::size_t bins);

/// How a launch's blocks come in waves: each SM holds `blocks_per_sm` at a time.
struct Waves {
    double waves = 0;          ///< grid / (SMs x blocks_per_sm); 0: not known
    double tail_share = 0;     ///< 0..1: part of the launch's time after the first SM had nothing left to do
    std::int64_t idle_sms = 0; ///< SMs that got no block
};
Waves waves_of(const Timeline& timeline, std::size_t launch);

/// The theoretical occupancy of a launch, 0..1.
struct TheoreticalOccupancy {
    double of_sm = 0;   ///< what an SM holds by the rules, over what it could hold
    double of_grid = 0; ///< of all SMs, which together hold no more blocks than the launch has
};
/// Empty: what an SM holds of its blocks is not known.
std::optional<TheoreticalOccupancy> theoretical_occupancy(const Timeline& timeline, const LaunchSpan& launch);

/// Whether no other launch has a part of this one's time.
bool is_alone(const Timeline& timeline, std::size_t launch);

/// Of the blocks' time in launches with grid barriers, the share that they waited there, 0..1.
double barrier_share(const Timeline& timeline);

/// What the probe costs: the median time of the solves that recorded as finely as `grain` says, over that of
/// the solves without a probe since the first of them, minus 1. The first solve of each is left out, for it
/// loads the kernels. Empty unless there are three of each.
std::optional<double> probe_overhead(std::span<const SolveTime> solves, Grain grain);

} // namespace ks::live
