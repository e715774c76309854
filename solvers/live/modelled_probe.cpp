// SPDX-License-Identifier: Apache-2.0
#include "solvers/live/modelled_probe.h"

#include "solvers/core/context.h"
#include "solvers/live/figures.h"
#include "solvers/occupancy/occupancy.h"

#include <algorithm>
#include <utility>

namespace ks::live {

namespace {

/// Number of steps per block: small enough that times never overflow, and divisible for pictures.
constexpr std::int64_t steps_of_block = 1000;
/// Only the last launches, with at most this many blocks in all, are scheduled.
constexpr std::int64_t most_blocks = std::int64_t{1} << 20;

} // namespace

ModelledProbe::Index ModelledProbe::last(int queue) const {
    const auto found = last_.find(queue);
    return found != last_.end() ? Index(found->second) : std::nullopt;
}

void ModelledProbe::launched(LaunchSpan launch, int queue) {
    std::vector<std::size_t> after = std::exchange(queue_waits_[queue], {});
    if (const Index before = last(queue))
        after.push_back(*before);
    for (const auto& [other, waited_for] : host_waited_)
        after.push_back(waited_for);
    std::ranges::sort(after);
    after.erase(std::unique(after.begin(), after.end()), after.end());
    last_[queue] = launches_.size();
    launches_.push_back({.span = std::move(launch), .after = std::move(after)});
}

void ModelledProbe::waited() {
    host_waited_ = last_;
}

void ModelledProbe::waited(int queue) {
    if (const Index launch = last(queue))
        host_waited_[queue] = *launch;
}

void ModelledProbe::waits(int queue, std::int64_t mark) {
    if (const Index before = marks_[static_cast<std::size_t>(mark)])
        queue_waits_[queue].push_back(*before);
}

Result<void> ModelledProbe::begin(Grain /*grain*/) {
    launches_.clear();
    last_.clear();
    host_waited_.clear();
    queue_waits_.clear();
    std::ranges::fill(marks_, std::nullopt); // earlier launches have finished
    return {};
}

std::size_t ModelledProbe::first_that_fits() const {
    std::int64_t blocks = 0;
    std::size_t first = launches_.size();
    while (first > 0 && launches_[first - 1].span.grid <= most_blocks - blocks)
        blocks += launches_[--first].span.grid;
    return first;
}

/// Resources of a kernel that were not measured count as 0.
SharingLaunch ModelledProbe::sharing(const Launch& launch, std::size_t first) const {
    const LaunchSpan& span = launch.span;
    SharingLaunch sharing{
        .blocks = span.grid,
        .takes = {.warps = span.warps_per_block(),
                  .blocks = 1,
                  .registers = span.warps_per_block() * registers_of_warp(limits_, span.registers),
                  .shared_bytes = shared_of_block(limits_, span.shared_bytes)},
        .blocks_per_sm = span.blocks_per_sm,
        .after = {}};
    for (const std::size_t before : launch.after)
        if (before >= first)
            sharing.after.push_back(before - first);
    return sharing;
}

Result<Timeline> ModelledProbe::timeline(Context& context) {
    Timeline timeline{
        .source = Source::modelled, .by_block = true, .sms = sms_, .max_warps = limits_.warps_per_sm};
    const std::size_t first = first_that_fits();
    timeline.launches_left_out = static_cast<std::int64_t>(first);
    SharedSchedule schedule{.sms = sms_,
                            .limits = {.warps = limits_.warps_per_sm,
                                       .blocks = limits_.blocks_per_sm,
                                       .registers = limits_.registers_per_sm,
                                       .shared_bytes = limits_.shared_per_sm},
                            .block_length = steps_of_block,
                            .launches = {}};
    for (std::size_t i = first; i < launches_.size(); ++i) {
        schedule.launches.push_back(sharing(launches_[i], first));
        timeline.launches.push_back(launches_[i].span);
    }
    const std::vector<SharedBlock> blocks = schedule_together(schedule, context.stop);
    KS_CHECK(context.check()); // after a stop request the schedule is incomplete
    for (const SharedBlock& each : blocks) {
        LaunchSpan& launch = timeline.launches[each.launch];
        if (each.block == 0)
            launch.begin = each.begin;
        launch.end = std::max(launch.end, each.end);
        timeline.blocks.push_back({.begin = each.begin,
                                   .end = each.end,
                                   .warp_time = launch.warps_per_block() * steps_of_block,
                                   .launch = static_cast<std::int32_t>(each.launch),
                                   .block = static_cast<std::int32_t>(each.block),
                                   .sm = each.sm});
    }
    from_zero(timeline);
    return timeline;
}

} // namespace ks::live
