// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/multiple_choice/kernels/rows_host.h"

#include "solvers/problems/multiple_choice/kernels/device_items.h"

namespace ks {

VariantInfo mckp_rows_info(std::string id, std::int64_t standard_block) {
    VariantInfo info;
    info.id = std::move(id);
    info.kind = MultipleChoiceInstance::kind_id;
    info.place = Place::kernel;
    info.paper = "thesis";
    info.complexity = {
        .time = "O(m · (C + 1) · N / P)", .space = "O(m · C)", .source = "Sections 4.1, 2.2.2"};
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
class MckpRows::Rows final : public MckpDevice<Cell> {
public:
    static Result<Rows> upload(const MckpRows& variant, const MultipleChoiceInstance& instance,
                               const Parameters& parameters, const dp::RowPlan& plan, Context& context) {
        Rows rows(variant, instance, parameters, context);
        KS_TRY(rows.kernel_, context.backend->kernel(variant.kernel(sizeof(Cell) == 4 ? "int32" : "int64")));
        context.begin_stage("upload");
        KS_CHECK(rows.MckpDevice<Cell>::upload(plan));
        return rows;
    }

    Result<void> compute(std::int64_t first, std::int64_t last, std::span<const Cell> from,
                         dp::RowProgress& progress) override {
        KS_CHECK(this->begin(first, from));
        for (std::int64_t i = first + 1; i <= last; ++i) {
            KS_CHECK(this->context_.check());
            progress.row(i);
            KS_CHECK(variant_.launch_row(this->backend_, kernel_, arguments(i), parameters_, this->context_));
            KS_CHECK(this->backend_.synchronise(this->context_)); // Algorithm B.1, line 9
        }
        return {};
    }

private:
    Rows(const MckpRows& variant, const MultipleChoiceInstance& instance, const Parameters& parameters,
         Context& context)
        : MckpDevice<Cell>(instance, context), variant_(variant), parameters_(parameters) {}

    MckpRow arguments(std::int64_t i) const {
        const std::span<const Item> items = this->items_of(i);
        const auto block = static_cast<int>(parameters_.integer("block"));
        return {.class_items = items,
                .weights = this->weights_of(i),
                .values = this->values_of(i),
                .items = static_cast<int>(items.size()),
                .above = this->row_at(i - 1),
                .row = this->row_at(i),
                .capacity = static_cast<int>(this->instance_.capacity()),
                .cell_bytes = sizeof(Cell),
                .blocks = (this->columns() + block - 1) / block,
                .block = block};
    }

    const MckpRows& variant_;
    const Parameters& parameters_;
    Kernel kernel_;
};

Result<dp::RowPlan> MckpRows::plan(const MultipleChoiceInstance& instance, const Parameters& parameters,
                                   std::int64_t memory, std::int64_t device_memory) const {
    KS_CHECK(check_mckp_sizes(instance, parameters.integer("block") * cells_a_thread(parameters)));
    return dp::plan_rows(mckp_device_needs(instance), memory, device_memory);
}

Result<Estimate> MckpRows::estimate(const Instance& any, const Parameters& parameters,
                                    std::int64_t memory) const {
    KS_TRY(const dp::RowPlan found,
           plan(static_cast<const MultipleChoiceInstance&>(any), parameters, memory, INT64_MAX));
    return found.estimate;
}

Result<Answer> MckpRows::solve(const Instance& any, const Parameters& parameters, Context& context) const {
    const auto& instance = static_cast<const MultipleChoiceInstance&>(any);
    if (context.backend == nullptr)
        return Error{ErrorCode::internal, info_.id + " was run without a backend", "", ""};
    KS_TRY(const dp::RowPlan found,
           plan(instance, parameters, context.memory_budget, context.backend->free_bytes()));
    KS_CHECK(dp::check_memory(found.estimate, context.memory_budget));
    Result<Answer> answer = instance.row_width() == RowWidth::bits32
                                ? solve_cells<std::int32_t>(instance, parameters, found, context)
                                : solve_cells<std::int64_t>(instance, parameters, found, context);
    if (answer)
        for (Fact& fact : facts(instance, parameters, *context.backend))
            answer->facts.push_back(std::move(fact));
    return answer;
}

template <class Cell>
Result<Answer> MckpRows::solve_cells(const MultipleChoiceInstance& instance, const Parameters& parameters,
                                     const dp::RowPlan& plan, Context& context) const {
    KS_TRY(Rows<Cell> rows, Rows<Cell>::upload(*this, instance, parameters, plan, context));
    return dp::solve_by_segments<Cell>(instance, plan, rows, context);
}

} // namespace ks
