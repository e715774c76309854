// SPDX-License-Identifier: Apache-2.0
// Multiple-choice knapsack on one core: thesis, Algorithm 2.2 (line 6 put right: it initialises z_i, not
// z_0).
#include "solvers/cpu/cells.h"
#include "solvers/cpu/fill.h"
#include "solvers/cpu/table.h"
#include "solvers/cpu/way_back.h"
#include "solvers/instance/multiple_choice.h"
#include "solvers/variant.h"

namespace ks::cpu {

namespace {

template <class Cell>
Result<Answer> solve_as(const MultipleChoiceInstance& instance, Context& context) {
    const auto m = static_cast<std::int64_t>(instance.class_count());
    const auto class_of = [&](std::int64_t i) { return instance.items(static_cast<std::size_t>(i - 1)); };

    context.begin_stage("compute");
    KS_TRY(Table<Cell> table, Table<Cell>::allocate(m, instance.capacity()));
    NullObserver nobody;
    KS_CHECK(fill(
        table, m, context,
        [&](const Cell* previous, std::int64_t i, std::int64_t j) {
            return multiple_choice_cell(previous, class_of(i), j, nobody);
        },
        [&](std::int64_t i) { return static_cast<std::int64_t>(class_of(i).size()); }));

    context.begin_stage("way-back");
    const RowAccess<Cell> rows = [&](std::int64_t i) { return std::span<const Cell>(table.row(i)); };
    KS_TRY(const std::optional<WayBack> way, way_back(instance, rows));
    context.end_stage();
    return answer_of(instance, way);
}

class MckpSequential final : public Variant {
public:
    const VariantInfo& info() const override { return info_; }

    Result<Estimate> estimate(const Instance& any, const Parameters&) const override {
        const auto& instance = static_cast<const MultipleChoiceInstance&>(any);
        return estimate_table(static_cast<std::int64_t>(instance.class_count()), instance.capacity(),
                              instance.row_width(), static_cast<std::int64_t>(instance.all_items().size()));
    }

    Result<Answer> solve(const Instance& any, const Parameters& parameters, Context& context) const override {
        KS_CHECK(estimate(any, parameters));
        const auto& instance = static_cast<const MultipleChoiceInstance&>(any);
        return instance.row_width() == RowWidth::bits32 ? solve_as<std::int32_t>(instance, context)
                                                        : solve_as<std::int64_t>(instance, context);
    }

private:
    const VariantInfo info_{
        .id = "mckp.sequential",
        .title = "Sequential: one core, row by row",
        .kind = std::string(MultipleChoiceInstance::kind_id),
        .paper = "thesis",
        .section = "2.2.2",
        .algorithm = "2.2",
        .steps = false,
        .table = true,
        .parameters = {},
    };
};

} // namespace

const Variant& variant_mckp_sequential() {
    static const MckpSequential variant;
    return variant;
}

} // namespace ks::cpu
