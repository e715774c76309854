// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/concurrency/plan_seen.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <limits>
#include <tuple>
#include <utility>
#include <vector>

namespace ks::scene {

namespace {

using Times = std::pair<std::int64_t, std::int64_t>; ///< begin and end

/// The distinct launches of a plan, and the number of launches in each batch.
struct PlannedLaunches {
    std::vector<const Plan::Kernel*> launches;
    std::vector<std::size_t> of_batch;

    explicit PlannedLaunches(const Plan& plan) {
        for (const Plan::Batch& batch : plan.batches)
            for (std::int64_t i = 0; i < batch.repeat; ++i) {
                for (const Plan::Kernel& kernel : batch.kernels)
                    launches.push_back(&kernel);
                of_batch.push_back(batch.kernels.size());
            }
    }

    /// Whether the timeline consists of these launches, perhaps repeated (once per chunk of data).
    bool are_those_of(const live::Timeline& timeline) const {
        const auto kept = timeline.launches.size();
        const std::size_t left_out = static_cast<std::size_t>(timeline.launches_left_out);
        if (launches.empty() || kept == 0 || (left_out + kept) % launches.size() != 0)
            return false;
        for (std::size_t i = 0; i < kept; ++i) {
            const Plan::Kernel& planned = *launches[(left_out + i) % launches.size()];
            const live::LaunchSpan& launch = timeline.launches[i];
            if (launch.grid != planned.blocks || launch.block != planned.threads_per_block)
                return false;
        }
        return true;
    }
};

/// The blocks of a timeline grouped by launch, without blocks that have no SM or no launch.
struct BlocksOfLaunches {
    std::vector<std::vector<std::size_t>> of_launch; ///< indices

    explicit BlocksOfLaunches(const live::Timeline& timeline) : of_launch(timeline.launches.size()) {
        for (std::size_t i = 0; i < timeline.blocks.size(); ++i) {
            const live::BlockSpan& block = timeline.blocks[i];
            if (block.launch >= 0 && static_cast<std::size_t>(block.launch) < of_launch.size() &&
                block.sm >= 0 && block.sm < timeline.sms)
                of_launch[static_cast<std::size_t>(block.launch)].push_back(i);
        }
    }
};

/// The largest number of spans that overlap at one moment.
std::int64_t most_at_once(const std::vector<Times>& spans) {
    std::vector<std::pair<std::int64_t, int>> changes;
    for (const auto& [begin, end] : spans) {
        changes.emplace_back(begin, 1);
        changes.emplace_back(end, -1);
    }
    std::ranges::sort(changes); // at equal times, ends come first
    std::int64_t now = 0, most = 0;
    for (const auto& [time, change] : changes)
        most = std::max(most, now += change);
    return most;
}

/// For the launches `begin` .. `end` - 1: the most of them on one SM at one moment, and the number of SMs
/// that had all of them.
std::pair<std::int64_t, std::int64_t> together(const live::Timeline& timeline, const BlocksOfLaunches& blocks,
                                               std::size_t begin, std::size_t end) {
    std::vector<std::vector<Times>> spans(static_cast<std::size_t>(timeline.sms));
    for (std::size_t launch = begin; launch < end; ++launch) {
        std::vector<Times> here(spans.size(), {std::numeric_limits<std::int64_t>::max(), -1});
        for (const std::size_t i : blocks.of_launch[launch]) {
            const live::BlockSpan& block = timeline.blocks[i];
            auto& [first, last] = here[static_cast<std::size_t>(block.sm)];
            first = std::min(first, block.begin);
            last = std::max(last, block.end);
        }
        for (std::size_t sm = 0; sm < spans.size(); ++sm)
            if (here[sm].second > here[sm].first)
                spans[sm].push_back(here[sm]);
    }
    std::int64_t most = 0, all = 0;
    for (const std::vector<Times>& on_sm : spans) {
        const std::int64_t here = most_at_once(on_sm);
        most = std::max(most, here);
        all += here == static_cast<std::int64_t>(end - begin);
    }
    return {most, all};
}

} // namespace

std::optional<PlanSeen> plan_seen(const live::Timeline& timeline, const Plan& plan) {
    const PlannedLaunches planned(plan);
    if (!planned.are_those_of(timeline))
        return std::nullopt;
    const BlocksOfLaunches blocks(timeline);
    PlanSeen seen;
    const std::size_t kept = timeline.launches.size();
    const std::size_t chunk = planned.launches.size(), batches = planned.of_batch.size();
    // The last batch ends where the timeline ends, so batches are matched from the last to the first.
    std::size_t end = kept;
    for (std::size_t i = 0; end > 0 && i < batches * (kept / chunk + 1); ++i) {
        const std::size_t size = planned.of_batch[batches - 1 - i % batches];
        if (size > end)
            break;
        const auto [most, all] = together(timeline, blocks, end - size, end);
        ++seen.batches;
        if (all == timeline.sms)
            ++seen.as_planned;
        else if (static_cast<std::int64_t>(size) > seen.kernels)
            std::tie(seen.kernels, seen.together, seen.sms) =
                std::tuple(static_cast<std::int64_t>(size), most, all);
        end -= size;
    }
    return seen;
}

std::string words_of(const PlanSeen& seen, int sms) {
    const std::string what = said("on every SM there was a moment with blocks of all its kernels");
    if (seen.as_planned == seen.batches)
        return seen.batches == 1
                   ? formatted("The batch ran as planned: {}.", what)
                   : formatted("All {} batches ran as planned: of each, {}.", number(seen.batches), what);
    const bool one = seen.batches == 1;
    const std::string its = one ? said("its") : said("the largest one's");
    const std::string best =
        seen.sms > 0
            ? formatted("only on {} of {} SMs were all {} {} kernels there at one moment", number(seen.sms),
                        sms, its, number(seen.kernels))
            : formatted("of {} {} kernels at most {} {} on an SM at the same time", its, number(seen.kernels),
                        number(seen.together), counted("was", "were", seen.together));
    if (one)
        return formatted("The batch did not run as planned: {}.", best);
    return seen.as_planned == 0
               ? formatted("None of {} batches ran as planned: {}.", number(seen.batches), best)
               : formatted("{} of {} batches ran as planned. Of the others: {}.", number(seen.as_planned),
                           number(seen.batches), best);
}

} // namespace ks::scene
