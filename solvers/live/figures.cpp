// SPDX-License-Identifier: Apache-2.0
#include "solvers/live/figures.h"

#include <algorithm>
#include <limits>

namespace ks::live {

namespace {

using Spans = std::vector<std::pair<std::int64_t, std::int64_t>>;

/// Returns the time that the spans cover together; overlapping parts count once.
std::int64_t covered(Spans spans) {
    std::sort(spans.begin(), spans.end());
    std::int64_t sum = 0, until = std::numeric_limits<std::int64_t>::min();
    for (const auto& [begin, end] : spans) {
        sum += std::max<std::int64_t>(0, end - std::max(begin, until));
        until = std::max(until, end);
    }
    return sum;
}

double share(double part, double whole) {
    return whole > 0 ? part / whole : 0;
}

/// Adds a block's warp time to the bins that it overlaps, as the mean number of its warps in each.
class Bins {
public:
    Bins(std::int64_t begin, std::int64_t end, std::size_t count)
        : begin_(static_cast<double>(begin)), end_(static_cast<double>(end)),
          width_((end_ - begin_) / static_cast<double>(count)), count_(count) {}

    void add(const BlockSpan& block, float* bins, double scale) const {
        const auto from = static_cast<double>(block.begin), to = static_cast<double>(block.end);
        if (to <= from || to <= begin_ || from >= end_)
            return;
        const double warps = static_cast<double>(block.warp_time) / (to - from) * scale;
        const double first = std::max(0.0, (from - begin_) / width_);
        const double last = std::min(static_cast<double>(count_), (to - begin_) / width_);
        for (auto bin = static_cast<std::size_t>(first); bin < count_ && static_cast<double>(bin) < last;
             ++bin) {
            const auto left = static_cast<double>(bin);
            const double part = std::min(last, left + 1) - std::max(first, left);
            bins[bin] += static_cast<float>(warps * part);
        }
    }

private:
    double begin_, end_, width_;
    std::size_t count_;
};

bool can_be_counted(const Timeline& timeline, std::int64_t begin, std::int64_t end, std::size_t bins) {
    return timeline.sms > 0 && timeline.max_warps > 0 && end > begin && bins > 0;
}

} // namespace

void from_zero(Timeline& timeline) {
    const auto by_begin = [](const auto& a, const auto& b) { return a.begin < b.begin; };
    std::stable_sort(timeline.blocks.begin(), timeline.blocks.end(), by_begin);
    std::stable_sort(timeline.waits.begin(), timeline.waits.end(), by_begin);
    const std::int64_t zero = timeline.blocks.empty() ? 0 : timeline.blocks.front().begin;
    const auto shift = [zero](auto& span) {
        span.begin = std::max<std::int64_t>(0, span.begin - zero);
        span.end = std::max(span.begin, span.end - zero);
    };
    timeline.length = 0;
    for (BlockSpan& block : timeline.blocks) {
        shift(block);
        timeline.length = std::max(timeline.length, block.end);
    }
    for (BarrierWait& wait : timeline.waits)
        shift(wait);
    for (LaunchSpan& launch : timeline.launches) {
        shift(launch);
        launch.end = std::min(launch.end, timeline.length);
        launch.begin = std::min(launch.begin, launch.end);
    }
}

namespace {

/// Returns the occupancy of the launches that `wanted` accepts, by index.
template <class Wanted>
AchievedOccupancy occupancy_of(const Timeline& timeline, Wanted wanted) {
    Spans launches;
    for (std::size_t i = 0; i < timeline.launches.size(); ++i)
        if (timeline.launches[i].recorded && wanted(i))
            launches.emplace_back(timeline.launches[i].begin, timeline.launches[i].end);
    std::vector<Spans> active(static_cast<std::size_t>(std::max(0, timeline.sms)));
    double warp_time = 0;
    for (const BlockSpan& block : timeline.blocks) {
        if (!wanted(static_cast<std::size_t>(block.launch)))
            continue;
        warp_time += static_cast<double>(block.warp_time);
        active[static_cast<std::size_t>(block.sm)].emplace_back(block.begin, block.end);
    }
    std::int64_t active_time = 0;
    for (Spans& spans : active)
        active_time += covered(std::move(spans));
    const double span = static_cast<double>(covered(std::move(launches))) * timeline.sms;
    return {.of_span = share(warp_time, span * timeline.max_warps),
            .of_active = share(warp_time, static_cast<double>(active_time) * timeline.max_warps)};
}

} // namespace

AchievedOccupancy achieved_occupancy(const Timeline& timeline, std::size_t first, std::size_t last) {
    return occupancy_of(timeline, [=](std::size_t launch) { return launch >= first && launch < last; });
}

AchievedOccupancy achieved_occupancy(const Timeline& timeline) {
    return occupancy_of(timeline, [](std::size_t) { return true; });
}

std::vector<KernelOccupancy> occupancy_by_kernel(const Timeline& timeline) {
    std::vector<KernelOccupancy> kernels;
    for (const LaunchSpan& launch : timeline.launches) {
        const auto known = std::ranges::find_if(
            kernels, [&](const KernelOccupancy& each) { return each.example.kernel == launch.kernel; });
        if (known == kernels.end())
            kernels.push_back({.example = launch, .launches = 1, .achieved = {}});
        else
            ++known->launches;
    }
    for (KernelOccupancy& each : kernels)
        each.achieved = occupancy_of(timeline, [&](std::size_t launch) {
            return timeline.launches[launch].kernel == each.example.kernel;
        });
    return kernels;
}

std::vector<float> occupancy_over_time(const Timeline& timeline, std::int64_t begin, std::int64_t end,
                                       std::size_t bins) {
    std::vector<float> sums(bins);
    if (!can_be_counted(timeline, begin, end, bins))
        return sums;
    const Bins axis(begin, end, bins);
    const double scale = 1.0 / (static_cast<double>(timeline.max_warps) * timeline.sms);
    for (const BlockSpan& block : timeline.blocks)
        axis.add(block, sums.data(), scale);
    return sums;
}

std::vector<float> occupancy_of_sms(const Timeline& timeline, std::int64_t begin, std::int64_t end,
                                    std::size_t bins) {
    std::vector<float> sums(static_cast<std::size_t>(std::max(0, timeline.sms)) * bins);
    if (!can_be_counted(timeline, begin, end, bins))
        return sums;
    const Bins axis(begin, end, bins);
    for (const BlockSpan& block : timeline.blocks)
        axis.add(block, sums.data() + static_cast<std::size_t>(block.sm) * bins, 1.0 / timeline.max_warps);
    return sums;
}

Waves waves_of(const Timeline& timeline, std::size_t launch) {
    Waves waves;
    if (launch >= timeline.launches.size())
        return waves;
    const LaunchSpan& span = timeline.launches[launch];
    if (span.blocks_per_sm > 0 && timeline.sms > 0)
        waves.waves =
            static_cast<double>(span.grid) / (static_cast<double>(span.blocks_per_sm) * timeline.sms);
    if (!span.recorded)
        return waves;
    constexpr std::int64_t none = -1;
    std::vector<std::int64_t> done(static_cast<std::size_t>(std::max(0, timeline.sms)), none);
    for (const BlockSpan& block : timeline.blocks)
        if (static_cast<std::size_t>(block.launch) == launch) {
            std::int64_t& last = done[static_cast<std::size_t>(block.sm)];
            last = std::max(last, block.end);
        }
    std::int64_t first_done = std::numeric_limits<std::int64_t>::max();
    for (const std::int64_t last : done)
        if (last == none)
            ++waves.idle_sms;
        else
            first_done = std::min(first_done, last);
    if (waves.idle_sms < static_cast<std::int64_t>(done.size()))
        waves.tail_share =
            share(static_cast<double>(span.end - first_done), static_cast<double>(span.end - span.begin));
    return waves;
}

std::optional<TheoreticalOccupancy> theoretical_occupancy(const Timeline& timeline,
                                                          const LaunchSpan& launch) {
    if (timeline.max_warps <= 0 || launch.blocks_per_sm <= 0)
        return {};
    const auto fraction = [&](double blocks) {
        return std::min(1.0, blocks * launch.warps_per_block() / timeline.max_warps);
    };
    const auto held = static_cast<double>(launch.blocks_per_sm);
    const double of_an_sm = timeline.sms > 0 ? static_cast<double>(launch.grid) / timeline.sms : held;
    return TheoreticalOccupancy{.of_sm = fraction(held), .of_grid = fraction(std::min(held, of_an_sm))};
}

bool is_alone(const Timeline& timeline, std::size_t launch) {
    const LaunchSpan& span = timeline.launches[launch];
    for (std::size_t i = 0; i < timeline.launches.size(); ++i)
        if (i != launch && timeline.launches[i].begin < span.end && span.begin < timeline.launches[i].end)
            return false;
    return true;
}

double barrier_share(const Timeline& timeline) {
    if (timeline.waits.empty())
        return 0;
    std::vector<char> waits_in(timeline.launches.size());
    double waited = 0, lived = 0;
    for (const BarrierWait& wait : timeline.waits) {
        waits_in[static_cast<std::size_t>(wait.launch)] = 1;
        waited += static_cast<double>(wait.end - wait.begin);
    }
    for (const BlockSpan& block : timeline.blocks)
        if (waits_in[static_cast<std::size_t>(block.launch)])
            lived += static_cast<double>(block.end - block.begin);
    return share(waited, lived);
}

std::optional<double> probe_overhead(std::span<const SolveTime> solves, Grain grain) {
    std::vector<double> with, without;
    bool begun = false;
    for (const SolveTime& solve : solves) {
        begun = begun || solve.probe == grain;
        if (solve.probe == grain)
            with.push_back(solve.total_ms);
        else if (begun && solve.probe == Grain::none)
            without.push_back(solve.total_ms);
    }
    constexpr std::size_t enough = 3;
    if (grain == Grain::none || with.size() < enough + 1 || without.size() < enough)
        return std::nullopt;
    const auto median = [](std::span<double> times) {
        const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
        std::nth_element(times.begin(), middle, times.end());
        return *middle;
    };
    const double base = median(without);
    return base > 0 ? std::optional(median(std::span(with).subspan(1)) / base - 1) : std::nullopt;
}

} // namespace ks::live
