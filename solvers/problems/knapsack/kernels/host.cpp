// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/knapsack/kernels/host.h"

#include "solvers/kernels/device_rows.h"
#include "solvers/problems/knapsack/rows.h"

#include <algorithm>

namespace ks {

VariantInfo knapsack_rows_info(std::string id, std::int64_t standard_block) {
    VariantInfo info;
    info.id = std::move(id);
    info.kind = KnapsackInstance::kind_id;
    info.place = Place::kernel;
    info.paper = "thesis";
    info.complexity = {.time = "O(N · C)", .space = "O(n · C)", .source = "Table 1.1; Section 2.1.2"};
    info.table = true;
    info.parameters = {{.name = "block",
                        .type = Parameter::Type::integer,
                        .min = 32,
                        .max = 1024,
                        .step = 32,
                        .standard = standard_block,
                        .values = {},
                        .unit = "threads",
                        .title = "Threads a block"}};
    return info;
}

/// Rows on the device, one launch each.
template <class Cell>
class KnapsackRows::Rows final : public DeviceRows<Cell> {
public:
    static Result<Rows> upload(const KnapsackRows& variant, const KnapsackInstance& instance, int block,
                               const dp::RowPlan& plan, Context& context) {
        Rows rows(variant, instance, block, context);
        KS_TRY(rows.kernel_, context.backend->kernel(variant.kernel(sizeof(Cell) == 4 ? "int32" : "int64")));
        context.begin_stage("upload");
        KS_CHECK(rows.allocate(plan));
        return rows;
    }

    Result<void> compute(std::int64_t first, std::int64_t last, std::span<const Cell> from,
                         dp::RowProgress& progress) override {
        KS_CHECK(this->begin(first, from));
        for (std::int64_t i = first + 1; i <= last; ++i) {
            KS_CHECK(this->context_.check());
            progress.row(i);
            KS_CHECK(variant_.launch_row(this->backend_, kernel_, arguments(i), this->context_));
            KS_CHECK(this->backend_.synchronise(this->context_));
        }
        return {};
    }

private:
    Rows(const KnapsackRows& variant, const KnapsackInstance& instance, int block, Context& context)
        : DeviceRows<Cell>(instance.capacity() + 1, context), variant_(variant), instance_(instance),
          block_(block) {}

    KnapsackRow arguments(std::int64_t i) const {
        const Item& item = instance_.items()[static_cast<std::size_t>(i - 1)];
        return {.weight = static_cast<int>(std::min(item.weight, this->columns())),
                .value = static_cast<Cell>(item.value),
                .above = this->row_at(i - 1),
                .row = this->row_at(i),
                .capacity = static_cast<int>(instance_.capacity()),
                .cell_bytes = sizeof(Cell),
                .blocks = (this->columns() + block_ - 1) / block_,
                .block = block_};
    }

    const KnapsackRows& variant_;
    const KnapsackInstance& instance_;
    int block_;
    Kernel kernel_;
};

Result<dp::RowPlan> KnapsackRows::plan(const KnapsackInstance& instance, std::int64_t block,
                                       std::int64_t memory, std::int64_t device_memory) {
    KS_CHECK(check_kernel_capacity(instance.capacity(), block));
    dp::RowNeeds needs = dp::needs_of(instance);
    needs.on_device = true;
    return dp::plan_rows(needs, memory, device_memory);
}

Result<Estimate> KnapsackRows::estimate(const Instance& any, const Parameters& parameters,
                                        std::int64_t memory) const {
    KS_TRY(const dp::RowPlan found,
           plan(static_cast<const KnapsackInstance&>(any), parameters.integer("block"), memory, INT64_MAX));
    return found.estimate;
}

Result<Answer> KnapsackRows::solve(const Instance& any, const Parameters& parameters,
                                   Context& context) const {
    const auto& instance = static_cast<const KnapsackInstance&>(any);
    if (context.backend == nullptr)
        return Error{ErrorCode::internal, info_.id + " was run without a backend", "", ""};
    const auto block = static_cast<int>(parameters.integer("block"));
    KS_TRY(const dp::RowPlan found,
           plan(instance, block, context.memory_budget, context.backend->free_bytes()));
    KS_CHECK(dp::check_memory(found.estimate, context.memory_budget));
    return instance.row_width() == RowWidth::bits32
               ? solve_cells<std::int32_t>(instance, block, found, context)
               : solve_cells<std::int64_t>(instance, block, found, context);
}

template <class Cell>
Result<Answer> KnapsackRows::solve_cells(const KnapsackInstance& instance, int block, const dp::RowPlan& plan,
                                         Context& context) const {
    KS_TRY(Rows<Cell> rows, Rows<Cell>::upload(*this, instance, block, plan, context));
    return dp::solve_by_segments<Cell>(instance, plan, rows, context);
}

} // namespace ks
