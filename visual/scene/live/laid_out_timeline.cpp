// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/live/laid_out_timeline.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace ks::scene {

namespace {

constexpr float unknown = std::numeric_limits<float>::quiet_NaN();

bool is_in(const live::BlockSpan& block, double time) {
    return static_cast<double>(block.begin) <= time && time < static_cast<double>(block.end);
}

float as_share(double value) {
    return static_cast<float>(std::clamp(value, 0.0, 1.0));
}

/// Whether any of these sorted, disjoint spans overlaps the window.
bool overlaps(const std::vector<TimeSpan>& spans, TimeSpan window) {
    const auto found = std::partition_point(spans.begin(), spans.end(),
                                            [&](const TimeSpan& span) { return span.end <= window.begin; });
    return found != spans.end() && (found->begin < window.end || found->begin == window.begin);
}

/// The sum over these SMs, integrated over each of `bins` equal parts of the window.
std::vector<double> sums_of(const std::vector<StepIntegral>& sms, int first_sm, int last_sm, TimeSpan window,
                            std::size_t bins) {
    std::vector<double> sums(bins, 0);
    const auto end = std::min(sms.size(), static_cast<std::size_t>(std::max(0, last_sm)));
    for (auto sm = static_cast<std::size_t>(std::max(0, first_sm)); sm < end; ++sm) {
        double before = sms[sm].until(window.begin);
        for (std::size_t i = 0; i < bins; ++i) {
            const double part = static_cast<double>(i + 1) / static_cast<double>(bins);
            const double now = sms[sm].until(window.begin + window.length() * part);
            sums[i] += now - before;
            before = now;
        }
    }
    return sums;
}

} // namespace

TimeSpan LaidOutTimeline::all() const {
    return {0, static_cast<double>(std::max<std::int64_t>(1, timeline_->length))};
}

std::span<const LaidOutTimeline::Row> LaidOutTimeline::rows_of(int sm) const {
    if (sm < 0 || sm >= sms())
        return {};
    const auto at = static_cast<std::size_t>(sm);
    return std::span(rows_).subspan(first_row_[at], first_row_[at + 1] - first_row_[at]);
}

std::span<const std::int32_t> LaidOutTimeline::blocks_in(const live::Timeline& timeline, const Row& row,
                                                         TimeSpan window) {
    const auto block = [&](std::size_t i) -> const live::BlockSpan& {
        return timeline.blocks[static_cast<std::size_t>(row.blocks[i])];
    };
    const auto last = static_cast<std::size_t>(
        std::partition_point(row.blocks.begin(), row.blocks.end(),
                             [&](std::int32_t each) {
                                 const auto at = static_cast<std::size_t>(each);
                                 return static_cast<double>(timeline.blocks[at].begin) < window.end;
                             }) -
        row.blocks.begin());
    auto first = static_cast<std::size_t>(
        std::partition_point(row.ended.begin(), row.ended.end(),
                             [&](std::int64_t end) { return static_cast<double>(end) < window.begin; }) -
        row.ended.begin());
    // A block that only touches the window's edge is not in it, except a block of length 0.
    while (first < last && static_cast<double>(block(first).end) <= window.begin &&
           static_cast<double>(block(first).begin) < window.begin)
        ++first;
    return std::span(row.blocks).subspan(std::min(first, last), last - std::min(first, last));
}

std::span<const std::int32_t> LaidOutTimeline::waits_in(const live::Timeline& timeline, const Row& row,
                                                        TimeSpan window) {
    const auto wait = [&](std::int32_t each) -> const live::BarrierWait& {
        return timeline.waits[static_cast<std::size_t>(each)];
    };
    const auto first = std::partition_point(row.waits.begin(), row.waits.end(), [&](std::int32_t each) {
        return static_cast<double>(wait(each).end) <= window.begin;
    });
    const auto last = std::partition_point(first, row.waits.end(), [&](std::int32_t each) {
        return static_cast<double>(wait(each).begin) < window.end;
    });
    return {first, last};
}

bool LaidOutTimeline::is_unknown(TimeSpan window) const {
    return overlaps(unknown_, window);
}

std::int64_t LaidOutTimeline::count(TimeSpan window, int first_sm, int last_sm) const {
    std::int64_t blocks = 0;
    for (int sm = first_sm; sm < last_sm; ++sm)
        for (const Row& row : rows_of(sm))
            blocks += static_cast<std::int64_t>(blocks_in(*timeline_, row, window).size());
    return blocks;
}

double LaidOutTimeline::occupancy(int sm, TimeSpan window) const {
    if (sm < 0 || sm >= sms() || window.empty())
        return 0;
    return resident_[static_cast<std::size_t>(sm)].over(window.begin, window.end) /
           (window.length() * max_warps_);
}

std::vector<double> LaidOutTimeline::occupancies(int first_sm, int last_sm, TimeSpan window,
                                                 std::size_t bins) const {
    std::vector<double> shares = sums_of(resident_, first_sm, last_sm, window, bins);
    const double whole =
        window.length() / static_cast<double>(bins) * max_warps_ * std::max(1, last_sm - first_sm);
    for (double& share : shares)
        share = std::clamp(share / whole, 0.0, 1.0);
    return shares;
}

std::vector<LaidOutTimeline::KernelShares>
LaidOutTimeline::occupancies_by_kernel(int first_sm, int last_sm, TimeSpan window, std::size_t bins) const {
    if (by_kernel_.empty())
        return {{.kernel = 0, .shares = occupancies(first_sm, last_sm, window, bins)}};
    const double whole =
        window.length() / static_cast<double>(bins) * max_warps_ * std::max(1, last_sm - first_sm);
    std::vector<KernelShares> all;
    for (int sm = first_sm; sm < last_sm; ++sm)
        for (const auto& [kernel, warps] : by_kernel_[static_cast<std::size_t>(sm)]) {
            auto found = std::ranges::find(all, kernel, &KernelShares::kernel);
            if (found == all.end())
                found = all.insert(found, {.kernel = kernel, .shares = std::vector<double>(bins, 0)});
            double before = warps.until(window.begin);
            for (std::size_t i = 0; i < bins; ++i) {
                const double part = static_cast<double>(i + 1) / static_cast<double>(bins);
                const double now = warps.until(window.begin + window.length() * part);
                found->shares[i] += (now - before) / whole;
                before = now;
            }
        }
    std::ranges::sort(all, {}, &KernelShares::kernel);
    return all;
}

std::vector<double> LaidOutTimeline::waits(int first_sm, int last_sm, TimeSpan window,
                                           std::size_t bins) const {
    if (waiting_.empty())
        return std::vector<double>(bins, 0);
    std::vector<double> shares = sums_of(waiting_, first_sm, last_sm, window, bins);
    const std::vector<double> there = sums_of(resident_, first_sm, last_sm, window, bins);
    for (std::size_t i = 0; i < bins; ++i)
        shares[i] = there[i] > 0 ? std::clamp(shares[i] / there[i], 0.0, 1.0) : 0;
    return shares;
}

double LaidOutTimeline::waiting(TimeSpan window) const {
    double waits = 0, there = 0;
    for (std::size_t sm = 0; sm < waiting_.size(); ++sm) {
        waits += waiting_[sm].over(window.begin, window.end);
        there += resident_[sm].over(window.begin, window.end);
    }
    return there > 0 ? std::min(1.0, waits / there) : 0;
}

std::vector<float> LaidOutTimeline::occupancy_over_time(TimeSpan window, std::size_t bins) const {
    std::vector<float> shares(bins, 0);
    if (window.empty() || bins == 0 || sms() == 0)
        return shares;
    const double bin = window.length() / static_cast<double>(bins);
    const double whole = bin * max_warps_ * sms();
    double before = all_resident_.until(window.begin);
    for (std::size_t i = 0; i < bins; ++i) {
        const TimeSpan part{window.begin + bin * static_cast<double>(i),
                            window.begin + bin * static_cast<double>(i + 1)};
        const double until = all_resident_.until(part.end);
        shares[i] = is_unknown(part) ? unknown : as_share((until - before) / whole);
        before = until;
    }
    return shares;
}

std::vector<float> LaidOutTimeline::occupancy_at(double time) const {
    std::vector<float> shares(static_cast<std::size_t>(sms()), unknown);
    if (is_unknown({time, time}))
        return shares;
    for (std::size_t sm = 0; sm < shares.size(); ++sm)
        shares[sm] = as_share(resident_[sm].at(time) / max_warps_);
    return shares;
}

std::optional<std::int64_t> LaidOutTimeline::block_at(int sm, double time, double warp) const {
    for (const Row& row : rows_of(sm)) {
        if (row.first_warp > warp)
            break;
        for (const std::int32_t each : blocks_in(*timeline_, row, {time, std::nextafter(time, time + 1)})) {
            const live::BlockSpan& block = timeline_->blocks[static_cast<std::size_t>(each)];
            if (is_in(block, time) && warp < row.first_warp + warps_of(block))
                return each;
        }
    }
    return {};
}

int LaidOutTimeline::warps_of(const live::BlockSpan& block) const {
    const live::LaunchSpan& launch = timeline_->launches[static_cast<std::size_t>(block.launch)];
    return std::clamp(launch.warps_per_block(), 1, max_warps_);
}

} // namespace ks::scene
