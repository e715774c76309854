// SPDX-License-Identifier: Apache-2.0
// Multiple-choice knapsack on all cores: Algorithm 2.2 with the items of a class in order of weight, in
// vectors.
#include "solvers/core/variant.h"
#include "solvers/cpu/max_plus.h"
#include "solvers/cpu/multicore.h"
#include "solvers/cpu/wavefront.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/problems/multiple_choice/rows.h"
#include "solvers/result/answer.h"

#include <algorithm>
#include <memory>

namespace ks::cpu {

namespace {

/// Items of a class between two looks for a stop request; they take milliseconds even with the slowest loop.
constexpr std::size_t block_items = 4096;
/// Larger pieces would leave the second-level cache, and threads idle at the end of the last row.
constexpr std::int64_t largest_piece = 8 * max_plus_tile;

std::int64_t piece_cells(std::int64_t columns, std::int64_t threads) {
    const std::int64_t tiles = columns / (threads * 8 * max_plus_tile) + 1; // eight pieces a thread and row
    return std::min(tiles * max_plus_tile, largest_piece);
}

/// The items of each class as the loop reads them. The maximum does not depend on their order, so they are in
/// order of weight only within a block.
template <class Cell>
class LoopItems {
public:
    explicit LoopItems(const MultipleChoiceInstance& instance)
        : instance_(instance),
          items_(std::make_unique_for_overwrite<LoopItem<Cell>[]>(instance.all_items().size())) {}

    /// Calls `use` with each block of class i (1..m), until a stop is requested.
    template <class Use>
    void for_each_block(std::int64_t i, const std::stop_token& stop, Use use) {
        const auto row = static_cast<std::size_t>(i - 1);
        const std::size_t end = instance_.offsets()[row] + instance_.items(row).size();
        for (std::size_t at = instance_.offsets()[row]; at < end && !stop.stop_requested(); at += block_items)
            use(at, std::span(items_.get() + at, std::min(block_items, end - at)));
    }
    void prepare(std::int64_t i, const std::stop_token& stop) {
        for_each_block(i, stop, [&](std::size_t at, std::span<LoopItem<Cell>> block) {
            const auto items = instance_.all_items().subspan(at, block.size());
            std::ranges::transform(items, block.begin(), [](const Item& item) {
                return LoopItem<Cell>{.weight = item.weight, .value = static_cast<Cell>(item.value)};
            });
            std::ranges::sort(block, {}, &LoopItem<Cell>::weight);
        });
    }

private:
    const MultipleChoiceInstance& instance_;
    std::unique_ptr<LoopItem<Cell>[]> items_;
};

template <class Cell>
Result<Answer> solve(const MultipleChoiceInstance& instance, const Parameters& parameters,
                     const dp::RowPlan& plan, Context& context) {
    KS_TRY(const Simd* simd, find_simd(parameters.choice("simd")));
    const MaxPlus<Cell> relax = max_plus<Cell>(*simd);
    const std::int64_t threads = parameters.integer("threads");
    const std::int64_t columns = dp::columns_of(instance);
    LoopItems<Cell> items(instance);
    const auto fill = [&](std::int64_t first, std::int64_t last, dp::Table<Cell>& window,
                          dp::RowProgress& progress) {
        const auto compute = [&](std::int64_t i, std::int64_t begin, std::int64_t end) {
            Cell* const row = window.row(i).data();
            const Cell* const previous = window.row(i - 1).data();
            std::fill(row + begin, row + end, minus_infinity<Cell>);
            items.for_each_block(first + i, context.stop,
                                 [&](std::size_t, std::span<const LoopItem<Cell>> block) {
                                     relax(previous, row, begin, end, block);
                                 });
        };
        return run_wavefront(
            {.rows = last - first,
             .columns = columns,
             .piece = piece_cells(columns, threads),
             .threads = threads,
             .prepare = [&](std::int64_t i) { items.prepare(first + i, context.stop); },
             .compute = compute,
             .report = [&](std::int64_t i, double within) { progress.row(first + i, within); }},
            context);
    };
    return dp::solve_segments_on_host<Cell>(instance, plan, context, fill);
}

dp::RowNeeds needs_of(const MultipleChoiceInstance& instance) {
    dp::RowNeeds needs = dp::needs_of(instance);
    needs.host_bytes = needs.items * static_cast<std::int64_t>(sizeof(LoopItem<std::int64_t>));
    return needs;
}

class MckpMulticore final : public Variant {
public:
    const VariantInfo& info() const override { return info_; }

    Result<Estimate> estimate(const Instance& any, const Parameters& parameters,
                              std::int64_t memory) const override {
        KS_CHECK(find_simd(parameters.choice("simd")));
        KS_TRY(const dp::RowPlan plan,
               dp::plan_rows(needs_of(static_cast<const MultipleChoiceInstance&>(any)), memory));
        return plan.estimate;
    }

    Result<Answer> solve(const Instance& any, const Parameters& parameters, Context& context) const override {
        const auto& instance = static_cast<const MultipleChoiceInstance&>(any);
        return dp::solve_within(needs_of(instance), instance, context.memory_budget,
                                [&](auto cell, const dp::RowPlan& plan) {
                                    return cpu::solve<decltype(cell)>(instance, parameters, plan, context);
                                });
    }

private:
    const VariantInfo info_{
        .id = "mckp.multicore",
        .title = "Multi-core: every core, in vectors",
        .kind = std::string(MultipleChoiceInstance::kind_id),
        .paper = "thesis",
        .section = "2.2.2",
        .algorithm = "2.2",
        .complexity = {.time = "O(m · (C + 1) · N / P)",
                       .space = "O(m · C)",
                       .source = "Sections 4.1, 2.2.2"},
        .table = true,
        .parameters = multicore_parameters(),
    };
};

} // namespace

const Variant& variant_mckp_multicore() {
    static const MckpMulticore variant;
    return variant;
}

} // namespace ks::cpu
