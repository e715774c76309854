// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/live/figures.h"
#include "solvers/live/timeline.h"
#include "visual/scene/live/launch_facts.h"
#include "visual/scene/live/live_view.h"
#include "visual/scene/live/step_integral.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace ks::scene {

/// A timeline whose blocks have places on their SMs, computed once for all its pictures. It is safe to read
/// from several threads. Queries take time in proportion to their answer, not to the timeline.
///
/// A place is as many warps high as its block; blocks that are on an SM at the same time have different
/// places. If clocks are so coarse that an SM seems to hold more than it can, a block may begin in its place
/// shortly before the previous block ends. Blocks without an SM or a launch are left out.
class LaidOutTimeline {
public:
    /// The blocks of one SM that begin at the same height, sorted by begin: indices in `timeline().blocks`.
    struct Row {
        std::int32_t sm = 0;
        std::int32_t first_warp = 0; ///< the height in warps; 0: the lowest place
        std::vector<std::int32_t> blocks;
        std::vector<std::int64_t> ended; ///< for each block: the latest end of it and of the earlier blocks
        StepIntegral waiting;            ///< 1 while the block in this row waits at a barrier of the grid
        std::vector<std::int32_t> waits; ///< of these blocks, sorted by begin: indices in `timeline().waits`
    };

    const live::Timeline& timeline() const { return *timeline_; }
    const std::shared_ptr<const live::Timeline>& shared_timeline() const { return timeline_; }
    TimeUnit unit() const { return unit_of(*timeline_); }
    TimeSpan all() const; ///< from 0 to the timeline's length
    int sms() const { return static_cast<int>(resident_.size()); }
    int max_warps() const { return max_warps_; } ///< per SM, at least the warps of one block

    /// The height of a block in warps.
    int warps_of(const live::BlockSpan& block) const;

    /// The rows of one SM, from the lowest.
    std::span<const Row> rows_of(int sm) const;
    /// The blocks of a row that overlap [begin, end), sorted by begin.
    static std::span<const std::int32_t> blocks_in(const live::Timeline& timeline, const Row& row,
                                                   TimeSpan window);
    /// The barrier waits of a row that overlap [begin, end), sorted by begin.
    static std::span<const std::int32_t> waits_in(const live::Timeline& timeline, const Row& row,
                                                  TimeSpan window);
    /// The number of blocks that overlap the window on SMs `first_sm` .. `last_sm` - 1.
    std::int64_t count(TimeSpan window, int first_sm, int last_sm) const;

    /// Indexed by launch.
    const std::vector<LaunchFacts>& launches() const { return launches_; }
    /// Whether any launches overlapped in time.
    bool concurrent() const { return concurrent_; }
    /// The names of the kernels, sorted.
    const std::vector<std::string>& kernels() const { return kernels_; }
    /// The index in `kernels()` of a launch's kernel.
    std::size_t kernel_of(std::size_t launch) const { return kernel_of_[launch]; }
    /// The achieved occupancy of the whole timeline; nothing if no block is recorded.
    const std::optional<live::AchievedOccupancy>& achieved() const { return achieved_; }
    bool has_waits() const { return !waiting_.empty(); }
    /// Whether a launch without recorded blocks ran at some time of the window.
    bool is_unknown(TimeSpan window) const;

    /// The mean share of an SM's warps that were resident in the window, 0..1.
    double occupancy(int sm, TimeSpan window) const;
    /// The mean share for SMs `first_sm` .. `last_sm` - 1 together, in each of `bins` equal parts of the
    /// window.
    std::vector<double> occupancies(int first_sm, int last_sm, TimeSpan window, std::size_t bins) const;
    /// The same per kernel, for the kernels that ever ran on these SMs.
    struct KernelShares {
        std::size_t kernel = 0;
        std::vector<double> shares;
    };
    std::vector<KernelShares> occupancies_by_kernel(int first_sm, int last_sm, TimeSpan window,
                                                    std::size_t bins) const;
    /// The share of the resident warps' time that they waited at grid barriers, 0..1, for these SMs and each
    /// of `bins` parts of the window.
    std::vector<double> waits(int first_sm, int last_sm, TimeSpan window, std::size_t bins) const;
    double waiting(TimeSpan window) const; ///< the same for all SMs over the whole window
    /// The mean share as in `occupancy`, for all SMs together, in each of `bins` equal parts of the window;
    /// NaN for a part in which a launch without recorded blocks ran.
    std::vector<float> occupancy_over_time(TimeSpan window, std::size_t bins) const;
    /// The occupancy of each SM at one time; NaN while a launch without recorded blocks runs.
    std::vector<float> occupancy_at(double time) const;

    /// The block on this SM at this time and height (in warps from the lowest).
    std::optional<std::int64_t> block_at(int sm, double time, double warp) const;

private:
    friend class TimelineDealer;

    std::shared_ptr<const live::Timeline> timeline_;
    int max_warps_ = 1;
    std::vector<Row> rows_;              ///< sorted by SM, then by height
    std::vector<std::size_t> first_row_; ///< the first row of each SM, and one past the last
    std::vector<StepIntegral> resident_; ///< resident warps of each SM
    std::vector<StepIntegral> waiting_;  ///< the warps that wait at barriers; empty if none wait
    StepIntegral all_resident_;          ///< sum over all SMs
    std::vector<LaunchFacts> launches_;
    bool concurrent_ = false;
    std::vector<std::string> kernels_;
    std::vector<std::size_t> kernel_of_; ///< [launch]
    /// The warps of each kernel on each SM, by kernel; empty if there is only one kernel.
    std::vector<std::vector<std::pair<std::size_t, StepIntegral>>> by_kernel_;
    std::optional<live::AchievedOccupancy> achieved_;
    std::vector<TimeSpan> unknown_; ///< the times of launches without recorded blocks
};

/// Gives the blocks of a timeline their places. A million blocks take about half a second, so do not call it
/// in the window's thread. Returns null if it was cancelled.
std::shared_ptr<const LaidOutTimeline> lay_out(std::shared_ptr<const live::Timeline> timeline,
                                               const std::stop_token& stop = {});

} // namespace ks::scene
