// SPDX-License-Identifier: Apache-2.0
#include "solvers/occupancy/sync_phases.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace ks {

const std::vector<SyncPhaseInfo>& sync_phases() {
    static const std::vector<SyncPhaseInfo> phases{
        {.phase = SyncPhase::initialise, .title = "initialisation", .first_line = 1, .last_line = 1},
        {.phase = SyncPhase::fetch,
         .title = "input data pre-fetch",
         .letter = "M",
         .first_line = 4,
         .last_line = 5},
        {.phase = SyncPhase::fetched,
         .title = "synchronisation, global to shared",
         .letter = "L1",
         .first_line = 6,
         .last_line = 6},
        {.phase = SyncPhase::compute,
         .title = "computation",
         .letter = "C",
         .first_line = 7,
         .last_line = 16},
        {.phase = SyncPhase::computed,
         .title = "synchronisation within the block",
         .letter = "L2",
         .first_line = 17,
         .last_line = 17},
        {.phase = SyncPhase::global,
         .title = "global synchronisation",
         .letter = "G",
         .first_line = 18,
         .last_line = 18},
    };
    return phases;
}

std::vector<SyncSpan> sync_timeline(std::int64_t rows, int blocks, const SyncCosts& costs,
                                    const std::vector<std::int64_t>& delay) {
    using Warps = SyncSpan::Warps;
    const auto count = static_cast<std::size_t>(blocks);
    // When each block's warps may begin L1 of the next row, and when they have left L2 of the last one.
    std::vector<std::int64_t> ready(count, costs.initialise + costs.fetch), computed(count, 0);
    std::vector<SyncSpan> spans;
    const auto add = [&](std::int64_t row, std::size_t block, Warps warps, SyncPhase phase,
                         std::int64_t begin, std::int64_t end) {
        spans.push_back({.row = row,
                         .block = static_cast<int>(block),
                         .warps = warps,
                         .phase = phase,
                         .begin = begin,
                         .end = end});
    };
    for (std::size_t b = 0; b < count; ++b) {
        add(0, b, Warps::all, SyncPhase::initialise, 0, costs.initialise);
        add(0, b, Warps::all, SyncPhase::fetch, costs.initialise, costs.initialise + costs.fetch);
    }
    for (std::int64_t row = 1; row <= rows; ++row) {
        for (std::size_t b = 0; b < count; ++b)
            computed[b] =
                ready[b] + costs.barrier + costs.compute + (b < delay.size() ? delay[b] : 0) + costs.barrier;
        const std::int64_t passed = count > 0 ? std::ranges::max(computed) + costs.global : 0;
        for (std::size_t b = 0; b < count; ++b) {
            const std::int64_t fetched = ready[b] + costs.barrier;
            add(row, b, Warps::all, SyncPhase::fetched, ready[b], fetched);
            add(row, b, Warps::all, SyncPhase::compute, fetched, computed[b] - costs.barrier);
            add(row, b, Warps::all, SyncPhase::computed, computed[b] - costs.barrier, computed[b]);
            add(row, b, Warps::synchronising, SyncPhase::global, computed[b], passed);
            ready[b] = passed;
            if (row == rows) // nothing is left to fetch
                continue;
            add(row, b, Warps::fetching, SyncPhase::fetch, computed[b], computed[b] + costs.fetch);
            ready[b] = std::max(passed, computed[b] + costs.fetch);
        }
    }
    return spans;
}

RowSteps sequential_reduction_steps(std::int64_t cells, std::int64_t items, std::int64_t processors) {
    const auto steps = static_cast<double>(items), at_a_time = static_cast<double>(processors);
    return {.cell = steps, .at_a_time = at_a_time, .total = static_cast<double>(cells) / at_a_time * steps};
}

RowSteps parallel_reduction_steps(std::int64_t cells, std::int64_t items, std::int64_t processors) {
    const double steps = std::log2(static_cast<double>(items));
    const double at_a_time = static_cast<double>(processors) / static_cast<double>(items);
    return {.cell = steps, .at_a_time = at_a_time, .total = static_cast<double>(cells) / at_a_time * steps};
}

std::int64_t array_reduction_steps(std::int64_t items, std::int64_t processors) {
    const std::int64_t used = std::min(items, processors);
    return (items + used - 1) / used +
           static_cast<std::int64_t>(std::bit_width(static_cast<std::uint64_t>(used - 1)));
}

} // namespace ks
