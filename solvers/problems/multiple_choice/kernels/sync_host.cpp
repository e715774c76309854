// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/multiple_choice/kernels/sync_host.h"

#include "solvers/core/formatted.h"
#include "solvers/dp/segments.h"
#include "solvers/problems/multiple_choice/kernels/access_facts.h"
#include "solvers/problems/multiple_choice/kernels/device_items.h"
#include "solvers/problems/multiple_choice/kernels/row_work.h"
#include "solvers/problems/multiple_choice/kernels/rows_host.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace ks {

namespace {

constexpr const char* blocks_per_sm = "blocks_per_sm";

/// Rows on the device, many per launch.
template <class Cell>
class Rows final : public MultipleChoiceDevice<Cell> {
public:
    Rows(const MultipleChoiceInstance& instance, const Parameters& parameters, Context& context)
        : MultipleChoiceDevice<Cell>(instance, context), parameters_(parameters),
          block_(static_cast<int>(parameters.integer("block"))) {}

    /// Looks the kernels up and chooses the launch; allocates nothing.
    Result<LargestLaunch> choose_launch() {
        const bool grid = parameters_.choice("barrier") == "cooperative-groups";
        const std::string name = formatted("mckp_sync.rows<{},{},", sizeof(Cell) == 4 ? "int32" : "int64",
                                           grid ? "grid" : "atomic");
        KS_TRY(one_, this->backend_.kernel(name + "1>"));
        KS_TRY(three_, this->backend_.kernel(name + "3>"));
        KS_CHECK(choose_grid());
        return LargestLaunch{.grid = blocks_, .block = block_, .together = true};
    }

    /// Returns the work of all rows with the launch that `choose_launch` chose, if the device can hold them
    /// all.
    KernelWork work() const {
        const auto rows = static_cast<std::int64_t>(this->instance_.class_count());
        RowSize row{.columns = this->columns(),
                    .block = block_,
                    .blocks = blocks_,
                    .cell_bytes = sizeof(Cell),
                    .shared_bytes_per_block = this->backend_.shared_bytes_per_block()};
        const std::int64_t in_hand = kernel_.name == three_.name ? 3 : 1;
        RowWork all;
        for (row.index = 1; row.index <= rows; ++row.index)
            all += mckp_sync_work(this->instance_, row, in_hand);
        const std::int64_t launches = (rows + most_rows() - 1) / most_rows();
        // A launch reads its first row; it wrote the others itself.
        const auto row_bytes = static_cast<double>(this->columns()) * sizeof(Cell);
        const auto items = static_cast<double>(this->instance_.all_items().size()) * (4 + sizeof(Cell));
        return {.operations = all.operations,
                .max_plus_32 = sizeof(Cell) == 4,
                .device_bytes = static_cast<double>(rows + launches) * row_bytes + items,
                .cache_bytes = all.cache_bytes,
                .shared_bytes = all.shared_bytes,
                .launches = launches,
                .waited_launches = launches,
                .grid_barriers = rows - launches,
                .atomic_barriers = parameters_.choice("barrier") == "atomic"};
    }

    Result<void> prepare(const dp::RowPlan& plan) {
        KS_CHECK(choose_launch());
        this->context_.begin_stage("upload");
        KS_CHECK(this->upload(plan));
        KS_TRY(offsets_, this->upload_offsets());
        KS_TRY(arrived_, this->backend_.allocate({.name = "arrived", .element_bytes = 4, .shape = {1}}));
        return {};
    }

    Result<void> compute(std::int64_t first, std::int64_t last, std::span<const Cell> from,
                         dp::RowProgress& progress) override {
        KS_CHECK(this->begin(first, from));
        const std::int64_t rows_a_launch = most_rows();
        for (std::int64_t i = first; i < last; i += rows_a_launch) {
            KS_CHECK(this->context_.check());
            progress.row(i + 1);
            KS_CHECK(launch(i, std::min(rows_a_launch, last - i)));
            KS_CHECK(this->backend_.synchronise(this->context_));
        }
        return {};
    }

    /// Returns R_TA, and the block's size if it differs from the requested one.
    std::vector<Fact> facts() const {
        const std::int64_t cells = (this->columns() + blocks_ * block_ - 1) / (blocks_ * block_);
        std::vector<Fact> found = several_cells_facts(block_, cells);
        if (const std::int64_t asked = parameters_.integer("block"); block_ != asked)
            found.push_back(
                {.name = "block",
                 .value = std::int64_t{block_},
                 .unit = "threads",
                 .sentence = formatted("A block has {} threads: none of {} fits an SM of this device.",
                                       block_, asked)});
        return found;
    }

private:
    /// Chooses as many blocks as requested, but at most as many as have cells. By default there are two
    /// blocks per SM; one if two do not fit; a smaller one if that does not fit either.
    Result<void> choose_grid() {
        std::int64_t largest = 0;
        for (std::size_t i = 0; i < this->instance_.class_count(); ++i)
            largest = std::max(largest, static_cast<std::int64_t>(this->instance_.items(i).size()));
        const int item_bytes = static_cast<int>(sizeof(int) + sizeof(Cell));
        const std::int64_t asked = parameters_.integer(blocks_per_sm);
        // With half of an SM's shared memory or more, only one block would fit.
        const int most_items =
            this->backend_.shared_bytes_per_block() / item_bytes / std::max(2, static_cast<int>(asked) + 1);
        chunk_ = static_cast<int>(std::min<std::int64_t>(largest, most_items));
        if (asked == 0)
            KS_CHECK(shrink_to_fit(chunk_ * item_bytes));
        const bool stretches = parameters_.choice("order") == "stretches";
        const std::int64_t least = stretches ? 32 : block_; // cells per block
        const std::int64_t needed = (this->columns() + least - 1) / least;
        // Measured on an H200: three cells at a time pay if a block has more than one cell per thread.
        kernel_ = three_;
        KS_CHECK(deal_out(asked, needed, chunk_ * item_bytes));
        if (stretch_ <= block_) {
            kernel_ = one_;
            KS_CHECK(deal_out(asked, needed, chunk_ * item_bytes));
        }
        return {};
    }

    /// The kernel with more cells at a time takes more registers, so a block size that fits with it also fits
    /// with the other kernel.
    Result<void> shrink_to_fit(int shared_bytes) {
        for (; block_ > 32; block_ -= 32) {
            KS_TRY(const std::int64_t resident,
                   this->backend_.coresident_blocks(three_, {.block = block_, .shared_bytes = shared_bytes}));
            if (resident > 0)
                break;
        }
        return {};
    }

    /// Sets the number of blocks of kernel_, at most `needed`, and the cells of each.
    Result<void> deal_out(std::int64_t asked, std::int64_t needed, int shared_bytes) {
        std::int64_t an_sm = asked;
        if (asked == 0) {
            KS_TRY(
                const std::int64_t resident,
                this->backend_.coresident_blocks(kernel_, {.block = block_, .shared_bytes = shared_bytes}));
            an_sm = std::clamp<std::int64_t>(resident / this->backend_.sms(), 1, 2);
        }
        blocks_ = std::min(needed, an_sm * this->backend_.sms());
        if (parameters_.choice("order") == "stretches")
            stretch_ = (this->columns() + blocks_ - 1) / blocks_;
        return {};
    }

    /// A launch cannot be interrupted, so it gets about 100 ms of work at 1 T cell-items/s. Also, the
    /// barrier's counter has only 32 bits.
    std::int64_t most_rows() const {
        const double row_work = static_cast<double>(this->instance_.all_items().size()) /
                                static_cast<double>(this->instance_.class_count()) *
                                static_cast<double>(this->columns());
        const double most = std::min(1e11 / row_work, 4e9 / static_cast<double>(blocks_));
        return static_cast<std::int64_t>(std::clamp(most, 1.0, 2e9));
    }

    Result<void> launch(std::int64_t first, std::int64_t rows) {
        KS_CHECK(this->backend_.fill(arrived_, std::byte{0}));
        const int item_bytes = static_cast<int>(sizeof(int) + sizeof(Cell));
        return this->backend_.launch(
            this->context_, kernel_,
            {.grid = blocks_, .block = block_, .shared_bytes = chunk_ * item_bytes, .cooperative = true},
            offsets_.at(4 * first), this->items_.weights, this->items_.values, this->row_at(first),
            static_cast<int>(rows), chunk_, static_cast<int>(dp::last_column(this->instance_)),
            static_cast<int>(stretch_), arrived_);
    }

    const Parameters& parameters_;
    Kernel kernel_, one_, three_;
    Buffer offsets_, arrived_;
    int block_ = 0, chunk_ = 0;
    std::int64_t blocks_ = 0, stretch_ = 0;
};

Result<dp::RowNeeds> needs_of_sync(const MultipleChoiceInstance& instance) {
    // A thread's cell number increases by the number of all threads of the launch.
    KS_CHECK(check_mckp_sizes(instance, std::int64_t{1} << 24));
    dp::RowNeeds needs = multiple_choice_device_needs(instance);
    const auto offsets = 4 * (static_cast<std::int64_t>(instance.class_count()) + 1);
    needs.device_bytes += offsets + 4;
    needs.host_bytes += offsets;
    return needs;
}

template <class Cell>
Result<Answer> solve_cells(const MultipleChoiceInstance& instance, const Parameters& parameters,
                           const dp::RowPlan& plan, Context& context) {
    Rows<Cell> rows(instance, parameters, context);
    KS_CHECK(rows.prepare(plan));
    KS_TRY(Answer answer, dp::solve_by_segments<Cell>(instance, plan, rows, context));
    for (Fact& fact : rows.facts())
        answer.facts.push_back(std::move(fact));
    return answer;
}

} // namespace

namespace {

constexpr const char* sync_id = "mckp.sync";

VariantInfo sync_info() {
    VariantInfo info = multiple_choice_rows_info(sync_id, 672);
    info.title = "CUDA-SYNC: one launch, blocks meet between rows";
    info.section = "4.4";
    info.algorithm = "4.5";
    info.cooperative = true;
    info.parameters.push_back(
        {.name = blocks_per_sm, .max = 32, .unit = "blocks", .title = "Blocks an SM (0: two, or what fits)"});
    info.parameters.push_back({.name = "order",
                               .type = Parameter::Type::choice,
                               .values = {"stretches", "interleaved"},
                               .title = "Cells of a block: side by side, or interleaved as in the thesis"});
    info.parameters.push_back({.name = "barrier",
                               .type = Parameter::Type::choice,
                               .values = {"atomic", "cooperative-groups"},
                               .title = "Barrier between rows"});
    return info;
}

Result<Estimate> estimate_sync(const MultipleChoiceInstance& instance, const Parameters&,
                               std::int64_t memory) {
    KS_TRY(const dp::RowNeeds needs, needs_of_sync(instance));
    KS_TRY(const dp::RowPlan plan, dp::plan_rows(needs, memory));
    return plan.estimate;
}

Result<LargestLaunch> largest_launch_sync(const MultipleChoiceInstance& instance,
                                          const Parameters& parameters, Context& context) {
    return instance.row_width() == RowWidth::bits32
               ? Rows<std::int32_t>(instance, parameters, context).choose_launch()
               : Rows<std::int64_t>(instance, parameters, context).choose_launch();
}

/// The on-chip bytes are close to the emulator's counts (row_work.h); the barriers' counter is ignored.
Result<std::optional<KernelWork>> work_sync(const MultipleChoiceInstance& instance,
                                            const Parameters& parameters, std::int64_t, Context& context) {
    KS_CHECK(needs_of_sync(instance));
    const auto of_cells = [&]<class Cell>(Cell) -> Result<std::optional<KernelWork>> {
        Rows<Cell> rows(instance, parameters, context);
        KS_CHECK(rows.choose_launch());
        return std::optional(rows.work());
    };
    return instance.row_width() == RowWidth::bits32 ? of_cells(std::int32_t{}) : of_cells(std::int64_t{});
}

Result<Answer> solve_sync(const MultipleChoiceInstance& instance, const Parameters& parameters,
                          Context& context) {
    KS_TRY(const dp::RowNeeds needs, needs_of_sync(instance));
    KS_TRY(const dp::RowPlan plan, plan_device_rows(sync_id, needs, context));
    return with_integer_cell(
        instance, [&]<class Cell>(Cell) { return solve_cells<Cell>(instance, parameters, plan, context); });
}

} // namespace

VariantOf<MultipleChoiceInstance> mckp_sync() {
    return VariantOf<MultipleChoiceInstance>({.info = sync_info(),
                                              .estimate = estimate_sync,
                                              .largest_launch = largest_launch_sync,
                                              .work = work_sync,
                                              .solve = solve_sync});
}

} // namespace ks
