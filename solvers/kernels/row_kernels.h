// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/variant.h"
#include "solvers/dp/last_column.h"
#include "solvers/kernels/device_rows.h"
#include "solvers/result/answer.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

// The host side of every kernel that fills a table with one launch per row (thesis, Appendix B, Algorithm
// B.1). The rows of the plan are in device memory and are read back one by one for the way back, which runs
// on the host.
namespace ks {

/// The row to fill. A family derives a type with the further arguments of its kernels.
struct TableRow {
    std::int64_t index = 1; ///< i of 1..m
    Buffer::View above;     ///< row i - 1
    Buffer::View row;       ///< row i
    int capacity = 0;
    int cell_bytes = 4;
    std::int64_t blocks = 1; ///< for one thread per cell
    int block = 1;
};

/// One launch of a kernel: its shape, and its arguments in the order of its parameters.
struct RowLaunch {
    LaunchShape shape;
    std::vector<Argument> arguments;
};

/// The size of the row whose work is counted.
struct RowSize {
    std::int64_t index = 1;   ///< i of 1..m
    std::int64_t columns = 1; ///< C + 1
    std::int64_t block = 1;   ///< threads per block
    std::int64_t blocks = 1;  ///< for one thread per cell
    std::int64_t cell_bytes = 4;
    std::int64_t shared_bytes_per_block = 0; ///< the device's maximum

    /// Returns the number of cells from column `weight` on: those in which an item of this weight fits.
    std::int64_t fitting(std::int64_t weight) const { return std::max<std::int64_t>(0, columns - weight); }
};

/// The work of one launch (core/work.h defines what is counted).
struct RowWork {
    double operations = 0, device_bytes = 0, cache_bytes = 0, shared_bytes = 0;

    RowWork& operator+=(const RowWork& other) {
        operations += other.operations;
        device_bytes += other.device_bytes;
        cache_bytes += other.cache_bytes;
        shared_bytes += other.shared_bytes;
        return *this;
    }
};

/// A kernel that fills one row of `Family`'s table per launch, as its variant declares it.
template <class Family>
struct RowKernel {
    VariantInfo info;   ///< includes the parameter `block`
    std::string kernel; ///< such as "mckp_global.row"; `cell_suffix` is appended for cells of several types
    /// Returns the suffix of the kernel's name for these parameters, such as "<divide>"; null: no suffix.
    std::string_view (*instantiation)(const Parameters& parameters) = nullptr;
    RowLaunch (*launch)(const typename Family::Row& row, const Parameters& parameters,
                        const Backend& backend);
    /// Returns how many cells one thread may compute; null: one.
    std::int64_t (*cells_a_thread)(const Parameters& parameters) = nullptr;
    /// Returns the facts of a run in addition to those of its row plan; null: none.
    std::vector<Fact> (*facts)(const typename Family::Problem& instance, const Parameters& parameters,
                               const Backend& backend) = nullptr;
    /// Returns the work of a row's launch; null: not counted.
    RowWork (*work)(const typename Family::Problem& instance, const RowSize& row,
                    const Parameters& parameters) = nullptr;
    std::string unit = "max-plus steps"; ///< unit of the work
};

/// The suffix of a kernel's instantiation.
template <class Cell>
inline constexpr std::string_view cell_suffix = "";
template <>
inline constexpr std::string_view cell_suffix<std::int32_t> = "<int32>";
template <>
inline constexpr std::string_view cell_suffix<std::int64_t> = "<int64>";

/// Returns the parameter for threads per block: whole warps, up to 1024 threads.
Parameter block_parameter(std::int64_t standard);

/// A variant whose kernel fills one row per launch. A family provides, once for all such kernels:
///
/// - `Problem`: its instance. What dp::solve_by_segments needs of it is in namespace ks, also `fill_base` if
///   row 0 does not hold zeros;
/// - `Row`: a TableRow with the further arguments of its kernels;
/// - `Items<Cell>`: the data on the device except the rows, with the functions `static Result<Items>
///   upload(const Problem&, Context&)` and `Row row(const Problem&, const TableRow&) const`;
/// - `static dp::RowNeeds needs(const Problem&)`: rows, items and bytes;
/// - `static Result<void> check(const Problem&, std::int64_t threads)`: whether `threads` threads may run
///   beyond the last cell;
/// - `static Result<Answer> with_cell(const Problem&, Solve)`: with_integer_cell, or one type of cell;
///
/// and instantiates this class in its folder.
template <class Family>
class RowKernels final : public Variant {
public:
    using Problem = typename Family::Problem;

    explicit RowKernels(RowKernel<Family> declared) : declared_(std::move(declared)) {
        declared_.info.table = declared_.info.launch_a_row = true;
    }

    const VariantInfo& info() const override { return declared_.info; }
    Result<Estimate> estimate(const Instance& instance, const Parameters& parameters,
                              std::int64_t memory) const override;
    Result<LargestLaunch> largest_launch(const Instance& instance, const Parameters& parameters,
                                         Context& context) const override;
    Result<std::optional<KernelWork>> work(const Instance& instance, const Parameters& parameters,
                                           std::int64_t launches, Context& context) const override;
    Result<Answer> solve(const Instance& instance, const Parameters& parameters,
                         Context& context) const override;

private:
    template <class Cell>
    class Rows;
    Result<void> check(const Problem& instance, const Parameters& parameters) const;

    RowKernel<Family> declared_;
};

/// Rows on the device, one launch each.
template <class Family>
template <class Cell>
class RowKernels<Family>::Rows final : public DeviceRows<Cell> {
public:
    static Result<Rows> upload(const RowKernel<Family>& declared, const Problem& instance,
                               const Parameters& parameters, const dp::RowPlan& plan, Context& context) {
        Rows rows(declared, instance, parameters, context);
        std::string kernel = declared.kernel + std::string(cell_suffix<Cell>);
        if (declared.instantiation)
            kernel += declared.instantiation(parameters);
        KS_TRY(rows.kernel_, context.backend->kernel(kernel));
        context.begin_stage("upload");
        KS_TRY(rows.items_, Items::upload(instance, context));
        KS_CHECK(rows.allocate(plan));
        if constexpr (requires(std::span<Cell> base) { fill_base(instance, base); })
            KS_CHECK(rows.write_base([&](std::span<Cell> base) { fill_base(instance, base); }));
        return rows;
    }

    Result<void> compute(std::int64_t first, std::int64_t last, std::span<const Cell> from,
                         dp::RowProgress& progress) override {
        KS_CHECK(this->begin(first, from));
        for (std::int64_t i = first + 1; i <= last; ++i) {
            KS_CHECK(this->context_.check());
            progress.row(i);
            const RowLaunch launch =
                declared_.launch(items_.row(instance_, table_row(i)), parameters_, this->backend_);
            KS_CHECK(this->backend_.launch(kernel_, launch.shape, launch.arguments, this->context_));
            KS_CHECK(this->backend_.synchronise(this->context_)); // Algorithm B.1, line 9
        }
        return {};
    }

private:
    using Items = typename Family::template Items<Cell>;

    Rows(const RowKernel<Family>& declared, const Problem& instance, const Parameters& parameters,
         Context& context)
        : DeviceRows<Cell>(dp::columns_of(instance), context), declared_(declared), instance_(instance),
          parameters_(parameters) {}

    TableRow table_row(std::int64_t i) const {
        const auto block = static_cast<int>(parameters_.integer("block"));
        return {.index = i,
                .above = this->row_at(i - 1),
                .row = this->row_at(i),
                .capacity = static_cast<int>(dp::last_column(instance_)),
                .cell_bytes = sizeof(Cell),
                .blocks = (this->columns() + block - 1) / block,
                .block = block};
    }

    const RowKernel<Family>& declared_;
    const Problem& instance_;
    const Parameters& parameters_;
    Kernel kernel_;
    Items items_;
};

template <class Family>
Result<void> RowKernels<Family>::check(const Problem& instance, const Parameters& parameters) const {
    const std::int64_t cells = declared_.cells_a_thread ? declared_.cells_a_thread(parameters) : 1;
    return Family::check(instance, parameters.integer("block") * cells);
}

template <class Family>
Result<Estimate> RowKernels<Family>::estimate(const Instance& any, const Parameters& parameters,
                                              std::int64_t memory) const {
    const auto& instance = static_cast<const Problem&>(any);
    KS_CHECK(check(instance, parameters));
    KS_TRY(const dp::RowPlan plan, dp::plan_rows(Family::needs(instance), memory));
    return plan.estimate;
}

/// Kernels with several threads per cell launch more blocks than this, in chunks. The blocks of a row never
/// wait for each other, so only a few of them are alive at once.
template <class Family>
Result<LargestLaunch> RowKernels<Family>::largest_launch(const Instance& any, const Parameters& parameters,
                                                         Context&) const {
    const std::int64_t block = parameters.integer("block");
    return LargestLaunch{.grid = dp::last_column(static_cast<const Problem&>(any)) / block + 1,
                         .block = static_cast<int>(block)};
}

/// One launch per row, and a wait after each (Algorithm B.1, line 9). If not all rows are kept, some are
/// computed again, so there are more launches, with equal work on average.
template <class Family>
Result<std::optional<KernelWork>> RowKernels<Family>::work(const Instance& any, const Parameters& parameters,
                                                           std::int64_t launches, Context& context) const {
    if (declared_.work == nullptr)
        return std::optional<KernelWork>();
    const auto& instance = static_cast<const Problem&>(any);
    KS_CHECK(check(instance, parameters));
    const dp::RowNeeds needs = Family::needs(instance);
    RowSize row{.columns = dp::columns_of(instance),
                .block = parameters.integer("block"),
                .cell_bytes = element_bytes(needs.cell),
                .shared_bytes_per_block = context.backend->shared_bytes_per_block()};
    row.blocks = (row.columns + row.block - 1) / row.block;
    RowWork all;
    for (row.index = 1; row.index <= needs.rows; ++row.index) {
        KS_CHECK(context.check());
        all += declared_.work(instance, row, parameters);
    }
    const double again = std::max(1.0, static_cast<double>(launches) / static_cast<double>(needs.rows));
    const std::int64_t made = std::max(launches, needs.rows);
    return std::optional(KernelWork{.operations = again * all.operations,
                                    .unit = declared_.unit,
                                    .max_plus_32 = row.cell_bytes == 4,
                                    .device_bytes = again * all.device_bytes,
                                    .cache_bytes = again * all.cache_bytes,
                                    .shared_bytes = again * all.shared_bytes,
                                    .launches = made,
                                    .waited_launches = made});
}

template <class Family>
Result<Answer> RowKernels<Family>::solve(const Instance& any, const Parameters& parameters,
                                         Context& context) const {
    const auto& instance = static_cast<const Problem&>(any);
    KS_CHECK(check(instance, parameters));
    KS_TRY(const dp::RowPlan plan, plan_device_rows(declared_.info.id, Family::needs(instance), context));
    const auto solve_rows = [&]<class Cell>(Cell) -> Result<Answer> {
        KS_TRY(Rows<Cell> rows, Rows<Cell>::upload(declared_, instance, parameters, plan, context));
        return dp::solve_by_segments<Cell>(instance, plan, rows, context);
    };
    KS_TRY(Answer answer, Family::with_cell(instance, solve_rows));
    if (declared_.facts)
        for (Fact& fact : declared_.facts(instance, parameters, *context.backend))
            answer.facts.push_back(std::move(fact));
    return answer;
}

} // namespace ks
