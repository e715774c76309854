// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/instruction_set/kernels/tuned_plan.h"

#include "solvers/core/formatted.h"
#include "solvers/dp/last_column.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace ks {

namespace {

struct TakenChoice {
    std::int64_t cost = 0, gain = 0;
    std::int32_t index = 0;
};

/// The choices of a task that keep to the limit and that no other one dominates, nor none, by cost.
std::vector<TakenChoice> undominated(const InstructionSetInstance& instance, std::size_t task,
                                     std::int64_t most_cost) {
    std::vector<TakenChoice> all;
    std::int32_t index = 0;
    for (const CustomInstruction& choice : instance.choices(task)) {
        if (choice.cost <= most_cost)
            all.push_back({choice.cost, instance.gain(task, choice), index});
        ++index;
    }
    std::ranges::sort(all, [](const TakenChoice& a, const TakenChoice& b) {
        return a.cost != b.cost ? a.cost < b.cost : a.gain > b.gain;
    });
    std::vector<TakenChoice> kept;
    std::int64_t best = 0;
    for (const TakenChoice& choice : all)
        if (choice.gain > best) {
            best = choice.gain;
            kept.push_back(choice);
        }
    return kept;
}

int bits_of(std::int64_t number) {
    return static_cast<int>(std::bit_width(static_cast<std::uint64_t>(number)));
}

Error too_large(std::string what) {
    return {.code = ErrorCode::limit,
            .what = "instruction-set.tuned: " + std::move(what),
            .where = "",
            .todo = "use another variant"};
}

} // namespace

Result<TunedTasks> TunedTasks::of(const InstructionSetInstance& instance) {
    const std::int64_t last_column = dp::last_column(instance);
    if (last_column >= std::int64_t{1} << 30)
        return too_large(formatted("a row would have {} cells or more", std::int64_t{1} << 30));
    std::vector<std::vector<TakenChoice>> kept;
    for (std::size_t i = 0; i < instance.task_count(); ++i)
        kept.push_back(undominated(instance, i, last_column));
    const auto dearest = [&](std::int32_t task) {
        const auto& choices = kept[static_cast<std::size_t>(task)];
        return choices.empty() ? 0 : choices.back().cost;
    };
    TunedTasks tasks;
    tasks.order.resize(kept.size());
    std::iota(tasks.order.begin(), tasks.order.end(), 0);
    std::ranges::stable_sort(tasks.order, {}, dearest);
    tasks.firsts = {0};
    tasks.lasts = {0};
    tasks.places = {0};
    for (const std::int32_t task : tasks.order) {
        const auto& choices = kept[static_cast<std::size_t>(task)];
        for (const TakenChoice& choice : choices) {
            tasks.costs.push_back(static_cast<std::int32_t>(choice.cost));
            tasks.gains.push_back(choice.gain);
            tasks.indices.push_back(choice.index);
        }
        tasks.longest = std::max(tasks.longest, static_cast<std::int64_t>(choices.size()));
        tasks.firsts.push_back(static_cast<std::int32_t>(tasks.costs.size()));
        tasks.lasts.push_back(static_cast<std::int32_t>(
            std::min<std::int64_t>(last_column, tasks.lasts.back() + dearest(task))));
        tasks.places.push_back(tasks.cells);
        tasks.cells += std::int64_t{tasks.lasts.back()} + 1;
    }
    if (tasks.longest > UINT16_MAX)
        return too_large(formatted("a task has {} choices that no other one dominates", tasks.longest));
    tasks.bits = bits_of(std::max<std::int64_t>(tasks.longest, 1));
    const int gain_bits = bits_of(instance.software());
    tasks.wide = gain_bits + tasks.bits > 31;
    if (gain_bits + tasks.bits > 63)
        return too_large(formatted("a utilisation of {} bits and a choice's number of {} do not fit a cell",
                                   gain_bits, tasks.bits));
    return tasks;
}

namespace {

/// The number of warps a tile that takes a block the least time, counted in choices for each of a thread's
/// cells: with more tiles than blocks some blocks have one more, and what is fetched for a tile costs about
/// as much as `fetch` choices.
int best_tile_warps(const TunedBlocks& blocks, std::int64_t columns, std::int64_t choices,
                    std::int64_t reach) {
    int best = 1;
    double least = 1e300;
    for (int warps = 1; warps <= blocks.warps; ++warps) {
        const std::int64_t span = std::int64_t{32} * blocks.cells * warps;
        if (warps > 1 && 2 * span > blocks.window_cells)
            break;
        const std::int64_t groups = blocks.warps / warps;
        const std::int64_t tiles = (columns + span - 1) / span;
        const std::int64_t rounds = (tiles + blocks.blocks - 1) / blocks.blocks;
        const std::int64_t quads = (choices + 3) / 4;
        const auto share = static_cast<double>((quads + groups - 1) / groups * 4);
        const double fetched = static_cast<double>(span + reach) / (32.0 * blocks.warps * blocks.cells);
        const double time =
            static_cast<double>(rounds) * (share + 2 * fetched + static_cast<double>(groups) / 2 + 4);
        if (time < least) {
            least = time;
            best = warps;
        }
    }
    return best;
}

} // namespace

TunedTiling tuned_tiling(const TunedTasks& tasks, const TunedBlocks& blocks, const TunedSizes& sizes) {
    const std::int64_t most_together = std::min<std::int64_t>(sizes.batch, std::int64_t{32} * blocks.warps);
    TunedTiling tiling{.tile_warps = {1}, .batches = {0}, .ends = {}};
    for (int row = 1; row <= tasks.rows(); ++row) {
        const auto at = static_cast<std::size_t>(row);
        const std::int32_t first = tasks.firsts[at - 1], end = tasks.firsts[at];
        const std::int64_t reach = first == end ? 0
                                                : tasks.costs[static_cast<std::size_t>(end) - 1] -
                                                      tasks.costs[static_cast<std::size_t>(first)];
        const int warps = best_tile_warps(blocks, std::int64_t{tasks.lasts[at]} + 1, end - first,
                                          std::min<std::int64_t>(reach, blocks.window_cells));
        tiling.tile_warps.push_back(warps);
        // A window begins and ends at a multiple of four cells.
        const std::int64_t apart = blocks.window_cells - std::int64_t{32} * blocks.cells * warps - 6;
        std::int32_t begin = first;
        for (std::int32_t k = first; k < end; ++k) {
            const bool joins =
                k - begin < most_together &&
                tasks.costs[static_cast<std::size_t>(k)] - tasks.costs[static_cast<std::size_t>(begin)] <=
                    apart;
            if (joins)
                continue;
            tiling.ends.push_back(k);
            begin = k;
        }
        if (end > first)
            tiling.ends.push_back(end);
        tiling.batches.push_back(static_cast<std::int32_t>(tiling.ends.size()));
    }
    return tiling;
}

} // namespace ks
