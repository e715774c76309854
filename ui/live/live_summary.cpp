// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/live_summary.h"

#include "solvers/bench/statistics.h"

#include <algorithm>
#include <numeric>

namespace ks::ui {
namespace {

std::optional<double> mean_of_samples(const live::LiveRun& run) {
    double sum = 0;
    std::size_t count = 0;
    for (const live::Sample& sample : run.samples) {
        sum += std::accumulate(sample.occupancy.begin(), sample.occupancy.end(), 0.0);
        count += sample.occupancy.size();
    }
    return count > 0 ? std::optional(sum / static_cast<double>(count)) : std::nullopt;
}

std::optional<std::size_t> longest_of(const live::Timeline& timeline) {
    const auto length = [](const live::LaunchSpan& launch) { return launch.end - launch.begin; };
    const auto found = std::ranges::max_element(timeline.launches, {}, length);
    if (found == timeline.launches.end())
        return {};
    return static_cast<std::size_t>(found - timeline.launches.begin());
}

} // namespace

std::optional<double> median_ms(const live::LiveRun& run) {
    if (run.solves.empty())
        return {};
    const auto bare = [](const live::SolveTime& solve) { return solve.probe == live::Grain::none; };
    const bool any_bare = std::ranges::any_of(run.solves, bare);
    std::vector<double> times;
    for (const live::SolveTime& solve : run.solves)
        if (!any_bare || bare(solve))
            times.push_back(solve.total_ms);
    return median_of(std::move(times));
}

LiveSummary summary_of(const live::LiveRun& run) {
    LiveSummary summary;
    summary.solves = static_cast<std::int64_t>(run.solves.size());
    if (run.on != "emulator")
        summary.median_ms = median_ms(run);
    summary.sampled = mean_of_samples(run);
    if (!run.timeline || run.timeline->launches.empty())
        return summary;
    const live::Timeline& timeline = *run.timeline;
    summary.achieved = live::achieved_occupancy(timeline);
    summary.longest_launch = longest_of(timeline);
    const auto theory = live::theoretical_occupancy(timeline, timeline.launches[*summary.longest_launch]);
    if (theory && live::is_alone(timeline, *summary.longest_launch)) {
        summary.theoretical = theory->of_sm;
        if (theory->of_grid < theory->of_sm)
            summary.of_grid = theory->of_grid;
    }
    summary.waves = live::waves_of(timeline, *summary.longest_launch);
    summary.barriers = live::barrier_share(timeline);
    return summary;
}

} // namespace ks::ui
