// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/instruction_set/kernels/tuned_plan.h"

#include "solvers/core/formatted.h"
#include "solvers/dp/last_column.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <span>

namespace ks {

namespace {

struct TakenChoice {
    std::int64_t cost = 0, gain = 0;
    std::int32_t index = 0;
};

/// Returns the choice of nothing, and the task's choices within the limit that no other choice (nor nothing)
/// dominates, by cost.
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
    std::vector<TakenChoice> kept{{.index = -1}};
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

Error too_large(const Sentence& what) {
    return {.code = ErrorCode::limit,
            .what = formatted("instruction-set.tuned: {}", what),
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
        return choices.back().cost;
    };
    TunedTasks tasks;
    tasks.order.resize(kept.size());
    std::iota(tasks.order.begin(), tasks.order.end(), 0);
    std::ranges::stable_sort(tasks.order, {}, dearest);
    tasks.firsts = {0};
    tasks.lasts = {0};
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
        tasks.cells += std::int64_t{tasks.lasts.back()} + 1;
    }
    if (tasks.cells >= std::int64_t{4} * INT32_MAX - 8 * std::ssize(tasks.lasts)) // places count in units of
                                                                                  // four
        return too_large(formatted("its rows would have {} cells", tasks.cells));
    if (tasks.longest > UINT16_MAX + 1)
        return too_large(formatted("a task has {} choices that no other one dominates", tasks.longest - 1));
    tasks.bits = bits_of(std::max<std::int64_t>(tasks.longest - 1, 1));
    const int gain_bits = bits_of(instance.software());
    tasks.wide = gain_bits + tasks.bits > 31;
    if (gain_bits + tasks.bits > 63)
        return too_large(formatted("a utilisation of {} bits and a choice's number of {} do not fit a cell",
                                   gain_bits, tasks.bits));
    return tasks;
}

double tuned_steps(const TunedTasks& tasks, int row) {
    const auto at = static_cast<std::size_t>(row);
    double steps = 0;
    for (std::int32_t k = tasks.firsts[at - 1] + 1; k < tasks.firsts[at]; ++k)
        steps += std::max(
            0.0, static_cast<double>(tasks.lasts[at] + 1 - tasks.costs[static_cast<std::size_t>(k)]));
    return steps;
}

std::vector<int> tuned_launch_ends(const TunedTasks& tasks) {
    constexpr double most_steps = 2.5e11;
    std::vector<int> ends;
    double steps = 0;
    for (int row = 2; row <= tasks.rows(); ++row) {
        const double own = tuned_steps(tasks, row);
        if (steps > 0 && steps + own > most_steps) {
            ends.push_back(row - 1);
            steps = 0;
        }
        steps += own;
    }
    if (tasks.rows() > 1)
        ends.push_back(tasks.rows());
    return ends;
}

bool tuned_may_share(const TunedTasks& tasks, int row) {
    constexpr int most_shared = 1 << 20;
    return tasks.choices(row) > 2 && tasks.lasts[static_cast<std::size_t>(row)] < most_shared;
}

namespace {

/// The choices of a row, and a way to divide it: `warps` per tile, and choices divided among `parts` blocks.
struct RowShape {
    int columns = 0, choices = 0;
    int reach = 0; ///< cost of its most expensive choice
};
struct Cut {
    int warps = 1, parts = 1;
};

/// The throughput of an SM of an H200 per clock, fitted to 374 cuts of the rows of thesis-ise1 and of 100
/// tasks of 100 choices (2026-11-25, clock64 around each row). These numbers decide how a row is cut, never
/// the result.
constexpr double words_a_clock = 28; ///< of shared memory
constexpr double bytes_a_clock = 40; ///< from the L2 cache
constexpr double atomics_a_clock = 4;
constexpr double stores_a_clock = 10;
constexpr double trip_clocks = 1500; ///< to the L2 cache and back, including the block's barriers

/// Returns the clocks that a block takes for one unit: a tile's choices, or its part of them.
double clocks_of_unit(const RowShape& row, const TunedBlocks& blocks, const Cut& cut) {
    const int groups = blocks.warps / cut.warps;
    const int quads = (row.choices + 4 * cut.parts - 1) / (4 * cut.parts);
    const int looked_at = (quads + groups - 1) / groups * 4;
    const double cells = 32.0 * blocks.cells * cut.warps;
    const double window = cells + static_cast<double>(row.reach) / cut.parts;
    const double words = blocks.cell_bytes / 4.0 / words_a_clock;
    const double look = looked_at * groups * cells * words;
    const double fetch = window * blocks.cell_bytes / bytes_a_clock + window * words + trip_clocks;
    const double meet = (groups - 1) * cells * words;
    const double store = cells / (cut.parts > 1 ? atomics_a_clock : stores_a_clock);
    return look + fetch + meet + store;
}

/// Returns the fastest cut of a row. With more units than blocks, some blocks would have one more, so a tile
/// is shared only while each block has one unit.
Cut best_cut(const RowShape& row, const TunedBlocks& blocks, bool may_share) {
    Cut best;
    double least = 1e300;
    for (int warps = 1; warps <= blocks.warps; ++warps) {
        const int span = 32 * blocks.cells * warps;
        if (warps > 1 && 2 * span > blocks.window_cells)
            break;
        const int tiles = (row.columns + span - 1) / span;
        for (const int parts : {1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 24, 32}) {
            if (parts > 1 && (!may_share || parts > row.choices || tiles * parts > blocks.blocks))
                break;
            const auto rounds = static_cast<double>((tiles * parts + blocks.blocks - 1) / blocks.blocks);
            const Cut cut{.warps = warps, .parts = parts};
            const double clocks = rounds * clocks_of_unit(row, blocks, cut);
            if (clocks < least) {
                least = clocks;
                best = cut;
            }
        }
    }
    return best;
}

/// Cuts the choices of a row, whose costs rise, into batches, and appends the end of each. A batch has at
/// most `most` choices, whose costs differ by at most `apart`. There are about `parts` batches with equal
/// time for fetching their cells and computing them.
void cut_choices(std::span<const std::int32_t> costs, std::int32_t first, std::int64_t most,
                 std::int64_t apart, int parts, double clocks_a_choice, double clocks_a_cell,
                 std::vector<std::int32_t>& ends) {
    const auto until = [&](std::size_t k) {
        return static_cast<double>(k) * clocks_a_choice + (costs[k] - costs[0]) * clocks_a_cell;
    };
    const double share = (until(costs.size() - 1) + clocks_a_choice) / parts;
    std::size_t begin = 0;
    int part = 1;
    for (std::size_t k = 0; k < costs.size(); ++k) {
        const bool is_next_part = until(k) >= share * part;
        while (until(k) >= share * part)
            ++part;
        if (k > begin && (is_next_part || static_cast<std::int64_t>(k - begin) >= most ||
                          costs[k] - costs[begin] > apart)) {
            ends.push_back(first + static_cast<std::int32_t>(k));
            begin = k;
        }
    }
    ends.push_back(first + static_cast<std::int32_t>(costs.size()));
}

std::int64_t in_fours(std::int64_t cells) {
    return (cells + 3) / 4;
}

} // namespace

TunedTiling tuned_tiling(const TunedTasks& tasks, const TunedBlocks& blocks, const TunedSizes& sizes) {
    const std::int64_t most_together = std::min<std::int64_t>(sizes.batch, std::int64_t{32} * blocks.warps);
    TunedTiling tiling{.launch_ends = tuned_launch_ends(tasks)};
    const std::int64_t half = in_fours(std::int64_t{tasks.lasts.back()} + 1); // for rows that are not kept
    std::int64_t cells = 2 * half, choices = 0;
    auto launch_end = tiling.launch_ends.begin();
    for (int row = 1; row <= tasks.rows(); ++row) {
        const auto at = static_cast<std::size_t>(row);
        const auto costs = std::span(tasks.costs)
                               .subspan(static_cast<std::size_t>(tasks.firsts[at - 1]),
                                        static_cast<std::size_t>(tasks.choices(row)));
        // Row 2 is cleared together with row 1. Any other row is cleared while the row before it is computed,
        // in the same launch.
        const bool begins_launch = row > 2 && *launch_end == row - 1;
        if (begins_launch)
            ++launch_end;
        const bool is_cleared = row > 1 && !begins_launch;
        const RowShape shape{
            .columns = tasks.lasts[at] + 1, .choices = tasks.choices(row), .reach = costs.back()};
        const Cut cut = best_cut(shape, blocks, is_cleared && tuned_may_share(tasks, row));
        const int span = 32 * blocks.cells * cut.warps;
        const auto batches = static_cast<std::int32_t>(tiling.ends.size());
        cut_choices(costs, tasks.firsts[at - 1], most_together,
                    blocks.window_cells - span - 6, // a window begins and ends at a multiple of four cells
                    cut.parts, span * blocks.cell_bytes / 4 / words_a_clock,
                    blocks.cell_bytes / bytes_a_clock, tiling.ends);
        const auto own = static_cast<std::int32_t>(tiling.ends.size()) - batches;
        const std::int64_t length = in_fours(shape.columns);
        const bool is_shared = cut.parts > 1 && own > 1;
        tiling.tile_warps.push_back(cut.warps);
        tiling.batches.push_back(tiling.batches.back() + own);
        tiling.sharers.push_back(is_shared ? own : 1);
        tiling.cells.push_back(static_cast<std::int32_t>(is_shared ? cells : row % 2 * half));
        tiling.choices.push_back(static_cast<std::int32_t>(is_shared ? 0 : choices));
        (is_shared ? cells : choices) += length;
    }
    tiling.all_cells = 4 * cells;
    tiling.all_choices = 4 * choices;
    return tiling;
}

} // namespace ks
