// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/live/launch_facts.h"

#include <algorithm>
#include <numeric>

namespace ks::scene {

namespace {

/// The blocks grouped by launch, those of a launch sorted by begin.
struct ByLaunch {
    std::vector<std::int32_t> blocks;
    std::vector<std::size_t> first; ///< index of each launch's first block, and one past the last

    ByLaunch(const live::Timeline& timeline, std::span<const std::int32_t> order)
        : blocks(order.size()), first(timeline.launches.size() + 1) {
        const auto launch_of = [&](std::int32_t i) {
            return static_cast<std::size_t>(timeline.blocks[static_cast<std::size_t>(i)].launch);
        };
        for (const std::int32_t i : order)
            ++first[launch_of(i) + 1];
        std::partial_sum(first.begin(), first.end(), first.begin());
        std::vector<std::size_t> next(first.begin(), first.end() - 1);
        for (const std::int32_t i : order)
            blocks[next[launch_of(i)]++] = i;
    }
};

/// Finds the launches that overlapped another launch in time.
void find_concurrent(const live::Timeline& timeline, std::vector<LaunchFacts>& facts) {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < facts.size(); ++i)
        if (timeline.launches[i].recorded && timeline.launches[i].end > timeline.launches[i].begin)
            order.push_back(i);
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return timeline.launches[i].begin; });
    for (std::size_t at = 1, longest = 0; at < order.size(); ++at) {
        const auto launch = [&](std::size_t of) -> const live::LaunchSpan& {
            return timeline.launches[order[of]];
        };
        if (launch(at).begin < launch(longest).end)
            facts[order[at]].alone = facts[order[longest]].alone = false;
        if (launch(at).end > launch(longest).end)
            longest = at;
    }
}

} // namespace

double LaunchFacts::tail_share(const live::LaunchSpan& launch) const {
    const double length = static_cast<double>(launch.end) - static_cast<double>(launch.begin);
    return length > 0 ? std::clamp(static_cast<double>(launch.end - tail) / length, 0.0, 1.0) : 0;
}

std::vector<LaunchFacts> launch_facts(const live::Timeline& timeline, std::span<const std::int32_t> order) {
    const ByLaunch by_launch(timeline, order);
    std::vector<LaunchFacts> all(timeline.launches.size());
    // done times of the SMs in `touched`
    std::vector<std::int64_t> done(static_cast<std::size_t>(timeline.sms));
    std::vector<char> has(done.size());
    std::vector<std::size_t> touched;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const live::LaunchSpan& launch = timeline.launches[i];
        LaunchFacts& facts = all[i];
        const std::int64_t places = std::max(0, launch.blocks_per_sm) * std::int64_t{timeline.sms};
        touched.clear();
        for (std::size_t at = by_launch.first[i]; at < by_launch.first[i + 1]; ++at) {
            const live::BlockSpan& block = timeline.blocks[static_cast<std::size_t>(by_launch.blocks[at])];
            if (places > 0 && facts.blocks > 0 && facts.blocks % places == 0 &&
                facts.waves.size() < LaunchFacts::most_waves)
                facts.waves.push_back(block.begin);
            ++facts.blocks;
            const auto sm = static_cast<std::size_t>(block.sm);
            if (has[sm] == 0) {
                touched.push_back(sm);
                has[sm] = 1;
                done[sm] = block.end;
            }
            done[sm] = std::max(done[sm], block.end);
        }
        facts.tail = launch.end;
        for (const std::size_t sm : touched) {
            facts.tail = std::min(facts.tail, done[sm]);
            has[sm] = 0;
        }
        facts.idle_sms = touched.empty() ? 0 : timeline.sms - static_cast<std::int64_t>(touched.size());
    }
    find_concurrent(timeline, all);
    return all;
}

} // namespace ks::scene
