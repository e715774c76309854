// SPDX-License-Identifier: Apache-2.0
// Multiple-choice knapsack on all cores: Algorithm 2.2 with the items of a class in order of weight, in
// vectors.
#include "solvers/cpu/max_plus.h"
#include "solvers/cpu/wavefront.h"
#include "solvers/dp/table.h"
#include "solvers/dp/way_back.h"
#include "solvers/instance/multiple_choice.h"
#include "solvers/variant.h"

#include <algorithm>
#include <memory>
#include <thread>

namespace ks::cpu {

namespace {

/// Between two blocks of a class's items it looks for a stop request: after milliseconds, with the slowest
/// loop too.
constexpr std::size_t block_items = 4096;
/// Larger pieces would leave the second-level cache, and threads idle at the end of the last row.
constexpr std::int64_t largest_piece = 16 * max_plus_tile;

std::int64_t piece_cells(std::int64_t columns, std::int64_t threads) {
    const std::int64_t tiles = columns / (threads * 8 * max_plus_tile) + 1; // eight pieces a thread and row
    return std::min(tiles * max_plus_tile, largest_piece);
}

/// The items of each class as steps. The maximum does not ask for their order, so only within a block they
/// are in order of weight.
template <class Cell>
class Steps {
public:
    explicit Steps(const MultipleChoiceInstance& instance)
        : instance_(instance),
          steps_(std::make_unique_for_overwrite<Step<Cell>[]>(instance.all_items().size())) {}

    /// Calls `use` with each block of class i (1..m), until a stop is requested.
    template <class Use>
    void for_each_block(std::int64_t i, const std::stop_token& stop, Use use) {
        const auto row = static_cast<std::size_t>(i - 1);
        const std::size_t end = instance_.offsets()[row] + instance_.items(row).size();
        for (std::size_t at = instance_.offsets()[row]; at < end && !stop.stop_requested(); at += block_items)
            use(at, std::span(steps_.get() + at, std::min(block_items, end - at)));
    }
    void prepare(std::int64_t i, const std::stop_token& stop) {
        for_each_block(i, stop, [&](std::size_t at, std::span<Step<Cell>> block) {
            const auto items = instance_.all_items().subspan(at, block.size());
            std::ranges::transform(items, block.begin(), [](const Item& item) {
                return Step<Cell>{item.weight, static_cast<Cell>(item.value)};
            });
            std::ranges::sort(block, {}, &Step<Cell>::weight);
        });
    }

private:
    const MultipleChoiceInstance& instance_;
    std::unique_ptr<Step<Cell>[]> steps_;
};

template <class Cell>
Result<dp::Table<Cell>> fill(const MultipleChoiceInstance& instance, const Parameters& parameters,
                             Context& context) {
    const auto m = static_cast<std::int64_t>(instance.class_count());
    KS_TRY(const Simd* simd, find_simd(parameters.choice("simd")));
    const MaxPlus<Cell> relax = max_plus<Cell>(*simd);
    const std::int64_t threads = parameters.integer("threads");
    KS_TRY(dp::Table<Cell> table, dp::Table<Cell>::allocate(m, instance.capacity()));
    const auto columns = static_cast<std::int64_t>(table.columns());
    Steps<Cell> steps(instance);
    const auto compute = [&](std::int64_t i, std::int64_t begin, std::int64_t end) {
        Cell* const row = table.row(i).data();
        const Cell* const previous = table.row(i - 1).data();
        std::fill(row + begin, row + end, minus_infinity<Cell>);
        steps.for_each_block(i, context.stop, [&](std::size_t, std::span<const Step<Cell>> block) {
            relax(previous, row, begin, end, block);
        });
    };
    KS_CHECK(run_wavefront({.rows = m,
                            .columns = columns,
                            .piece = piece_cells(columns, threads),
                            .threads = threads,
                            .prepare = [&](std::int64_t i) { steps.prepare(i, context.stop); },
                            .compute = compute},
                           context));
    return table;
}

class MckpMulticore final : public Variant {
public:
    const VariantInfo& info() const override { return info_; }

    Result<Estimate> estimate(const Instance& any, const Parameters& parameters) const override {
        KS_CHECK(find_simd(parameters.choice("simd")));
        const auto& instance = static_cast<const MultipleChoiceInstance&>(any);
        const auto items = static_cast<std::int64_t>(instance.all_items().size());
        KS_TRY(Estimate estimate, estimate_table(static_cast<std::int64_t>(instance.class_count()),
                                                 instance.capacity(), instance.row_width(), items));
        estimate.host_bytes += items * static_cast<std::int64_t>(sizeof(Step<std::int64_t>));
        return estimate;
    }

    Result<Answer> solve(const Instance& any, const Parameters& parameters, Context& context) const override {
        KS_CHECK(estimate(any, parameters));
        const auto& instance = static_cast<const MultipleChoiceInstance&>(any);
        return instance.row_width() == RowWidth::bits32 ? solve<std::int32_t>(instance, parameters, context)
                                                        : solve<std::int64_t>(instance, parameters, context);
    }

private:
    template <class Cell>
    static Result<Answer> solve(const MultipleChoiceInstance& instance, const Parameters& parameters,
                                Context& context) {
        context.begin_stage("compute");
        KS_TRY(const dp::Table<Cell> table, fill<Cell>(instance, parameters, context));
        KS_CHECK(dp::hand_out(table, static_cast<std::int64_t>(instance.class_count()), context));
        context.begin_stage("way-back");
        const RowAccess<Cell> rows = [&](std::int64_t i) { return table.row(i); };
        KS_TRY(const std::optional<WayBack> way, way_back(instance, rows));
        context.end_stage();
        return answer_of(instance, way);
    }

    static std::vector<Parameter> parameters() {
        const std::int64_t cores = std::max(1u, std::thread::hardware_concurrency());
        return {{.name = "threads",
                 .type = Parameter::Type::integer,
                 .min = 1,
                 .max = std::max<std::int64_t>(1024, cores),
                 .standard = cores,
                 .values = {},
                 .unit = "threads",
                 .title = "Threads"},
                {.name = "simd",
                 .type = Parameter::Type::choice,
                 .values = simd_values(),
                 .unit = "",
                 .title = "Vector instructions"}};
    }

    const VariantInfo info_{
        .id = "mckp.multicore",
        .title = "Multi-core: every core, in vectors",
        .kind = std::string(MultipleChoiceInstance::kind_id),
        .paper = "thesis",
        .section = "2.2.2",
        .algorithm = "2.2",
        .table = true,
        .parameters = parameters(),
    };
};

} // namespace

const Variant& variant_mckp_multicore() {
    static const MckpMulticore variant;
    return variant;
}

} // namespace ks::cpu
