// SPDX-License-Identifier: Apache-2.0
#include "solvers/live/modelled_probe.h"

#include "solvers/core/context.h"
#include "solvers/live/figures.h"
#include "solvers/occupancy/block_schedule.h"

#include <limits>

namespace ks::live {

namespace {

/// A block's steps: few enough that times never overflow, and divisible for pictures.
constexpr std::int64_t steps_of_block = 1000;
/// The last launches whose blocks are this many together are dealt out.
constexpr std::int64_t most_blocks = std::int64_t{1} << 20;

std::size_t first_that_fits(const std::vector<LaunchSpan>& launches) {
    std::int64_t blocks = 0;
    std::size_t first = launches.size();
    while (first > 0 && launches[first - 1].grid <= most_blocks - blocks)
        blocks += launches[--first].grid;
    return first;
}

} // namespace

Result<void> ModelledProbe::begin(Grain /*grain*/) {
    launches_.clear();
    return {};
}

Result<Timeline> ModelledProbe::timeline(Context& context) {
    Timeline timeline{.source = Source::modelled, .by_block = true, .sms = sms_, .max_warps = max_warps_};
    const std::size_t first = first_that_fits(launches_);
    timeline.launches_left_out = static_cast<std::int64_t>(first);
    std::int64_t now = 0;
    for (std::size_t i = first; i < launches_.size(); ++i) {
        KS_CHECK(context.check());
        LaunchSpan launch = launches_[i];
        launch.begin = launch.end = now;
        const std::int64_t warp_time = launch.warps_per_block() * steps_of_block;
        for (std::int32_t block = 0; const ScheduledBlock& each : schedule_blocks({.sms = sms_,
                                                                  .blocks_per_sm = launch.blocks_per_sm,
                                                                  .costs = {{launch.grid, steps_of_block}},
                                                                  .counted = launch.grid})) {
            timeline.blocks.push_back({.begin = now + each.begin,
                                       .end = now + each.end,
                                       .warp_time = warp_time,
                                       .launch = static_cast<std::int32_t>(i - first),
                                       .block = block++,
                                       .sm = each.sm});
            launch.end = std::max(launch.end, now + each.end);
        }
        now = launch.end;
        timeline.launches.push_back(std::move(launch));
    }
    from_zero(timeline);
    return timeline;
}

} // namespace ks::live
