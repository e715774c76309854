// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/live/laid_out_timeline.h"

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace ks::scene {

namespace {

/// No device has more SMs or warps; a document that claims more is not trusted.
constexpr int most_sms = 1024, most_warps = 128;
constexpr std::size_t asked_every = 1 << 14; ///< blocks between two checks for cancellation

std::uint64_t key_of(std::int32_t launch, std::int32_t block) {
    return static_cast<std::uint64_t>(static_cast<std::uint32_t>(launch)) << 32 |
           static_cast<std::uint32_t>(block);
}

/// The indices of spans, ordered by their beginnings.
template <class Span>
std::vector<std::int32_t> by_begin(const std::vector<Span>& spans) {
    std::vector<std::int32_t> order(spans.size());
    std::iota(order.begin(), order.end(), 0);
    const auto begins = [&](std::int32_t i) { return spans[static_cast<std::size_t>(i)].begin; };
    if (!std::ranges::is_sorted(spans, {}, &Span::begin))
        std::ranges::stable_sort(order, {}, begins);
    return order;
}

/// The places of one SM: the time at which each warp slot becomes free.
class Places {
public:
    explicit Places(int warps) : until_(static_cast<std::size_t>(warps), none) {}

    /// The lowest place that is free at `begin`; if there is none, a place that becomes free soon.
    int take(int warps, std::int64_t begin, std::int64_t end) {
        const int all = static_cast<int>(until_.size());
        int best = 0;
        std::int64_t best_until = std::numeric_limits<std::int64_t>::max();
        for (int at = 0; at + warps <= all && best_until > begin;) {
            int taken = at; // the highest occupied warp slot of this place
            std::int64_t until = none;
            for (int i = at; i < at + warps; ++i) {
                until = std::max(until, until_[static_cast<std::size_t>(i)]);
                taken = until_[static_cast<std::size_t>(i)] > begin ? i : taken;
            }
            if (until < best_until) {
                best_until = until;
                best = at;
            }
            at = taken + 1;
        }
        for (int i = best; i < best + warps; ++i)
            until_[static_cast<std::size_t>(i)] = std::max(end, until_[static_cast<std::size_t>(i)]);
        return best;
    }

private:
    static constexpr std::int64_t none = std::numeric_limits<std::int64_t>::min();
    std::vector<std::int64_t> until_;
};

} // namespace

/// Assigns blocks to places, in the order in which they begin.
class TimelineDealer {
public:
    TimelineDealer(std::shared_ptr<const live::Timeline> timeline, const std::stop_token& stop)
        : out_(std::make_shared<LaidOutTimeline>()), timeline_(*timeline), stop_(stop) {
        out_->timeline_ = std::move(timeline);
        sms_ = std::clamp(timeline_.sms, 0, most_sms);
        int warps = std::clamp(timeline_.max_warps, 1, most_warps);
        for (const live::LaunchSpan& launch : timeline_.launches)
            warps = std::max(warps, std::min(launch.warps_per_block(), most_warps));
        out_->max_warps_ = warps;
    }

    std::shared_ptr<const LaidOutTimeline> laid_out() && {
        if (!deal_blocks() || !deal_waits() || !add_up())
            return nullptr;
        out_->concurrent_ =
            std::ranges::any_of(out_->launches_, [](const LaunchFacts& facts) { return !facts.alone; });
        name_kernels();
        if (out_->kernels_.size() > 1)
            add_up_kernels();
        note_unknown();
        return std::move(out_);
    }

private:
    using Row = LaidOutTimeline::Row;
    using Events = std::vector<StepIntegral::Event>;

    bool is_known(std::int32_t launch, std::int32_t sm) const {
        return sm >= 0 && sm < sms_ && launch >= 0 &&
               static_cast<std::size_t>(launch) < timeline_.launches.size();
    }

    bool deal_blocks() {
        const int warps = out_->max_warps_;
        std::vector<Places> places(static_cast<std::size_t>(sms_), Places(warps));
        std::vector<Row> rows(static_cast<std::size_t>(sms_) * static_cast<std::size_t>(warps));
        std::size_t done = 0;
        std::vector<std::int32_t> known;
        known.reserve(timeline_.blocks.size());
        for (const std::int32_t i : by_begin(timeline_.blocks)) {
            if (++done % asked_every == 0 && stop_.stop_requested())
                return false;
            const live::BlockSpan& block = timeline_.blocks[static_cast<std::size_t>(i)];
            if (!is_known(block.launch, block.sm) || block.end < block.begin)
                continue;
            known.push_back(i);
            const auto sm = static_cast<std::size_t>(block.sm);
            const int place = places[sm].take(out_->warps_of(block), block.begin, block.end);
            Row& row = rows[sm * static_cast<std::size_t>(warps) + static_cast<std::size_t>(place)];
            row.first_warp = place;
            row.ended.push_back(row.ended.empty() ? block.end : std::max(row.ended.back(), block.end));
            row.blocks.push_back(i);
        }
        keep_rows(std::move(rows));
        if (timeline_.sms != sms_) { // more SMs than plausible
            out_->launches_.resize(timeline_.launches.size());
            return true;
        }
        out_->launches_ = launch_facts(timeline_, known);
        if (!known.empty() && known.size() == timeline_.blocks.size() && timeline_.max_warps > 0)
            out_->achieved_ = live::achieved_occupancy(timeline_);
        return !stop_.stop_requested();
    }

    /// Keeps only rows with blocks.
    void keep_rows(std::vector<Row> rows) {
        const auto warps = static_cast<std::size_t>(out_->max_warps_);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (i % warps == 0)
                out_->first_row_.push_back(out_->rows_.size());
            if (rows[i].blocks.empty())
                continue;
            rows[i].sm = static_cast<std::int32_t>(i / warps);
            out_->rows_.push_back(std::move(rows[i]));
        }
        out_->first_row_.push_back(out_->rows_.size());
    }

    /// Assigns waits to the row of their block.
    bool deal_waits() {
        if (timeline_.waits.empty())
            return true;
        std::unordered_map<std::uint64_t, std::size_t> row_of;
        row_of.reserve(timeline_.blocks.size());
        for (std::size_t r = 0; r < out_->rows_.size(); ++r)
            for (const std::int32_t i : out_->rows_[r].blocks) {
                const live::BlockSpan& block = timeline_.blocks[static_cast<std::size_t>(i)];
                row_of.emplace(key_of(block.launch, block.block), r);
            }
        std::size_t done = 0;
        for (const std::int32_t i : by_begin(timeline_.waits)) {
            if (++done % asked_every == 0 && stop_.stop_requested())
                return false;
            const live::BarrierWait& wait = timeline_.waits[static_cast<std::size_t>(i)];
            const auto found = row_of.find(key_of(wait.launch, wait.block));
            if (found == row_of.end() || wait.end < wait.begin)
                continue;
            std::vector<std::int32_t>& waits = out_->rows_[found->second].waits;
            // A block waits at one barrier at a time; overlapping waits are dropped.
            if (waits.empty() || timeline_.waits[static_cast<std::size_t>(waits.back())].end <= wait.begin)
                waits.push_back(i);
        }
        return true;
    }

    /// Sums up the resident warps, and the waiting ones among them.
    bool add_up() {
        Events all;
        all.reserve(2 * timeline_.blocks.size());
        const bool any_waits =
            std::ranges::any_of(out_->rows_, [](const Row& row) { return !row.waits.empty(); });
        for (int sm = 0; sm < sms_; ++sm) {
            if (stop_.stop_requested())
                return false;
            Events here, waiting;
            const auto at = static_cast<std::size_t>(sm);
            for (std::size_t r = out_->first_row_[at]; r < out_->first_row_[at + 1]; ++r) {
                add_blocks(out_->rows_[r], here);
                add_waits(out_->rows_[r], waiting);
            }
            all.insert(all.end(), here.begin(), here.end());
            out_->resident_.emplace_back(std::move(here));
            if (any_waits)
                out_->waiting_.emplace_back(std::move(waiting));
        }
        if (stop_.stop_requested())
            return false;
        out_->all_resident_ = StepIntegral(std::move(all));
        return true;
    }

    void add_blocks(const Row& row, Events& events) const {
        for (const std::int32_t i : row.blocks)
            add_block(timeline_.blocks[static_cast<std::size_t>(i)], events);
    }
    static void add_block(const live::BlockSpan& block, Events& events) {
        if (block.end == block.begin)
            return;
        const double warps =
            static_cast<double>(block.warp_time) / static_cast<double>(block.end - block.begin);
        events.push_back({.time = block.begin, .change = warps});
        events.push_back({.time = block.end, .change = -warps});
    }

    void name_kernels() {
        std::map<std::string_view, std::size_t> names;
        for (const live::LaunchSpan& launch : timeline_.launches)
            names.emplace(launch.kernel, 0);
        for (auto& [name, index] : names) {
            index = out_->kernels_.size();
            out_->kernels_.emplace_back(name);
        }
        for (const live::LaunchSpan& launch : timeline_.launches)
            out_->kernel_of_.push_back(names.at(launch.kernel));
    }

    /// Sums up the warps of each kernel.
    void add_up_kernels() {
        for (int sm = 0; sm < sms_; ++sm) {
            std::map<std::size_t, Events> of_kernels;
            for (const Row& row : out_->rows_of(sm))
                for (const std::int32_t i : row.blocks) {
                    const live::BlockSpan& block = timeline_.blocks[static_cast<std::size_t>(i)];
                    add_block(block, of_kernels[out_->kernel_of_[static_cast<std::size_t>(block.launch)]]);
                }
            auto& here = out_->by_kernel_.emplace_back();
            for (auto& [kernel, events] : of_kernels)
                here.emplace_back(kernel, StepIntegral(std::move(events)));
        }
    }

    void add_waits(Row& row, Events& of_sm) const {
        Events of_row;
        for (const std::int32_t i : row.waits) {
            const live::BarrierWait& wait = timeline_.waits[static_cast<std::size_t>(i)];
            const double warps = out_->warps_of({.launch = wait.launch});
            of_row.push_back({.time = wait.begin, .change = 1});
            of_row.push_back({.time = wait.end, .change = -1});
            of_sm.push_back({.time = wait.begin, .change = warps});
            of_sm.push_back({.time = wait.end, .change = -warps});
        }
        row.waiting = StepIntegral(std::move(of_row));
    }

    /// Records the times of launches whose blocks are unknown.
    void note_unknown() {
        std::vector<TimeSpan> spans;
        for (const live::LaunchSpan& launch : timeline_.launches)
            if (!launch.recorded && launch.end > launch.begin)
                spans.push_back(
                    {.begin = static_cast<double>(launch.begin), .end = static_cast<double>(launch.end)});
        if (timeline_.launches_left_out > 0 && !timeline_.launches.empty() &&
            timeline_.launches.front().begin > 0)
            spans.push_back({.begin = 0, .end = static_cast<double>(timeline_.launches.front().begin)});
        std::ranges::sort(spans, {}, &TimeSpan::begin);
        for (const TimeSpan& span : spans) {
            std::vector<TimeSpan>& known = out_->unknown_;
            if (!known.empty() && span.begin <= known.back().end)
                known.back().end = std::max(known.back().end, span.end);
            else
                known.push_back(span);
        }
    }

    std::shared_ptr<LaidOutTimeline> out_;
    const live::Timeline& timeline_;
    std::stop_token stop_;
    int sms_ = 0;
};

std::shared_ptr<const LaidOutTimeline> lay_out(std::shared_ptr<const live::Timeline> timeline,
                                               const std::stop_token& stop) {
    if (!timeline)
        return nullptr;
    return TimelineDealer(std::move(timeline), stop).laid_out();
}

} // namespace ks::scene
