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

/// A timeline with its blocks dealt out to places of their SMs, worked out once for all pictures of it and
/// safe to read from several threads. Whatever part of it is shown, what is asked takes time in proportion to
/// the answer and not to the timeline.
///
/// A place is as many warps high as the block; blocks that are on an SM together lie in different places.
/// Only where clocks are so coarse that an SM seems to hold more than it can, a block begins in its place
/// shortly before the one before it ends. Blocks that lie on no SM or belong to no launch are left out.
class LaidOutTimeline {
public:
    /// The blocks of one SM that begin at the same height, by begin: indices into `timeline().blocks`.
    struct Row {
        std::int32_t sm = 0;
        std::int32_t first_warp = 0; ///< 0: the lowest place
        std::vector<std::int32_t> blocks;
        std::vector<std::int64_t> ended; ///< the latest end of the blocks up to each
        StepIntegral waiting;            ///< 1 while the block in this row waits at a barrier of the grid
        std::vector<std::int32_t> waits; ///< of these blocks, by begin: indices into `timeline().waits`
    };

    const live::Timeline& timeline() const { return *timeline_; }
    const std::shared_ptr<const live::Timeline>& shared_timeline() const { return timeline_; }
    TimeUnit unit() const { return unit_of(*timeline_); }
    TimeSpan all() const; ///< from 0 to the timeline's length
    int sms() const { return static_cast<int>(resident_.size()); }
    int max_warps() const { return max_warps_; } ///< that an SM holds, at least those of a block

    /// The height of a block in warps.
    int warps_of(const live::BlockSpan& block) const;

    /// The rows of one SM, from the lowest.
    std::span<const Row> rows_of(int sm) const;
    /// The blocks of a row that are there at some time of [begin, end), by begin.
    static std::span<const std::int32_t> blocks_in(const live::Timeline& timeline, const Row& row,
                                                   TimeSpan window);
    /// The same for barrier waits.
    static std::span<const std::int32_t> waits_in(const live::Timeline& timeline, const Row& row,
                                                  TimeSpan window);
    /// How many blocks are there in that time, on SMs `first_sm` .. `last_sm` - 1.
    std::int64_t count(TimeSpan window, int first_sm, int last_sm) const;

    /// Of each launch.
    const std::vector<LaunchFacts>& launches() const { return launches_; }
    /// Whether launches were there at the same time.
    bool concurrent() const { return concurrent_; }
    /// The names of the kernels, in the order of the names.
    const std::vector<std::string>& kernels() const { return kernels_; }
    /// Which of them a launch is of.
    std::size_t kernel_of(std::size_t launch) const { return kernel_of_[launch]; }
    /// Of the whole timeline; nothing where no block is recorded.
    const std::optional<live::AchievedOccupancy>& achieved() const { return achieved_; }
    bool has_waits() const { return !waiting_.empty(); }
    /// Whether a launch ran at some time of the window whose blocks are not recorded.
    bool is_unknown(TimeSpan window) const;

    /// The share of an SM's warps that were there, 0..1, as a mean over the time.
    double occupancy(int sm, TimeSpan window) const;
    /// The same of SMs `first_sm` .. `last_sm` - 1 together, in each of `bins` equal parts of the window.
    std::vector<double> occupancies(int first_sm, int last_sm, TimeSpan window, std::size_t bins) const;
    /// The same kernel by kernel, of those that these SMs ever have.
    struct KernelShares {
        std::size_t kernel = 0;
        std::vector<double> shares;
    };
    std::vector<KernelShares> occupancies_by_kernel(int first_sm, int last_sm, TimeSpan window,
                                                    std::size_t bins) const;
    /// Of the time that those SMs' warps were there, the share that they waited at barriers of the grid,
    /// 0..1.
    std::vector<double> waits(int first_sm, int last_sm, TimeSpan window, std::size_t bins) const;
    double waiting(TimeSpan window) const; ///< of all SMs together
    /// The same share as `occupancy`, of all SMs together, for each of `bins` equal parts of the window. A
    /// part in which a launch ran whose blocks are not recorded is not known: NaN.
    std::vector<float> occupancy_over_time(TimeSpan window, std::size_t bins) const;
    /// Of each SM at one time; NaN where a launch runs whose blocks are not recorded.
    std::vector<float> occupancy_at(double time) const;

    /// Which block of the timeline is on this SM at this time, at this height (in warps from the lowest).
    std::optional<std::int64_t> block_at(int sm, double time, double warp) const;

private:
    friend class TimelineDealer;

    std::shared_ptr<const live::Timeline> timeline_;
    int max_warps_ = 1;
    std::vector<Row> rows_;              ///< by SM, then by height
    std::vector<std::size_t> first_row_; ///< of each SM, and one behind the last
    std::vector<StepIntegral> resident_; ///< warps of each SM
    std::vector<StepIntegral> waiting_;  ///< of them at barriers; none where nothing waits
    StepIntegral all_resident_;          ///< of all SMs together
    std::vector<LaunchFacts> launches_;
    bool concurrent_ = false;
    std::vector<std::string> kernels_;
    std::vector<std::size_t> kernel_of_; ///< [launch]
    /// Warps of each kernel on each SM, by kernel; empty where there is one kernel.
    std::vector<std::vector<std::pair<std::size_t, StepIntegral>>> by_kernel_;
    std::optional<live::AchievedOccupancy> achieved_;
    std::vector<TimeSpan> unknown_; ///< of launches without recorded blocks
};

/// Deals a timeline out. A million blocks take about half a second, so call it off the window's thread. Null
/// when it was stopped before it was done.
std::shared_ptr<const LaidOutTimeline> lay_out(std::shared_ptr<const live::Timeline> timeline,
                                               const std::stop_token& stop = {});

} // namespace ks::scene
