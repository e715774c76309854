// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/live/figures.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <queue>
#include <random>
#include <tuple>
#include <vector>

namespace ks::tests {

/// The parameters of an artificial timeline: launches one after the other, whose blocks take the first free
/// place.
struct MadeTimeline {
    int sms = 4;
    int launches = 1;
    std::int64_t grid = 16;
    int threads = 256;
    int blocks_per_sm = 2;
    std::int64_t mean = 9000; ///< of a block, in the timeline's unit
    int waits = 0;            ///< at barriers, per block
    int max_warps = 64;
    unsigned seed = 1;
};

inline std::shared_ptr<live::Timeline> made(const MadeTimeline& what) {
    std::mt19937 random(what.seed);
    auto timeline = std::make_shared<live::Timeline>();
    timeline->sms = what.sms;
    timeline->max_warps = what.max_warps;
    std::int64_t now = 0;
    for (int l = 0; l < what.launches; ++l) {
        live::LaunchSpan launch{.kernel = l % 2 == 0 ? "made.row<int32>" : "made.finish",
                                .grid = what.grid,
                                .block = what.threads,
                                .blocks_per_sm = what.blocks_per_sm,
                                .begin = now,
                                .end = now};
        using Place = std::tuple<std::int64_t, int, int>; // when it becomes free, slot, SM
        std::priority_queue<Place, std::vector<Place>, std::greater<>> places;
        for (int slot = 0; slot < what.blocks_per_sm; ++slot)
            for (int sm = 0; sm < what.sms; ++sm)
                places.emplace(now + slot * 40, slot, sm);
        for (std::int64_t b = 0; b < what.grid; ++b) {
            const auto [begin, slot, sm] = places.top();
            places.pop();
            const std::int64_t end =
                begin + what.mean * (70 + static_cast<std::int64_t>(random() % 60)) / 100;
            timeline->blocks.push_back({.begin = begin,
                                        .end = end,
                                        .warp_time = (end - begin) * launch.warps_per_block(),
                                        .launch = l,
                                        .block = static_cast<std::int32_t>(b),
                                        .sm = sm});
            for (int w = 0; w < what.waits; ++w) {
                const std::int64_t row = (end - begin) / what.waits;
                timeline->waits.push_back({.begin = begin + row * w + row / 2,
                                           .end = begin + row * (w + 1),
                                           .launch = l,
                                           .block = static_cast<std::int32_t>(b),
                                           .sm = sm});
            }
            launch.end = std::max(launch.end, end);
            places.emplace(end + 20, slot, sm);
        }
        timeline->launches.push_back(launch);
        now = launch.end + what.mean / 6;
    }
    live::from_zero(*timeline);
    return timeline;
}

} // namespace ks::tests
