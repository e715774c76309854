// SPDX-License-Identifier: Apache-2.0
// 0-1 knapsack on one core: thesis, Algorithm 2.1 (line 6 put right: an item does not fit when w_i > j).
#include "solvers/cpu/cells.h"
#include "solvers/cpu/fill.h"
#include "solvers/cpu/table.h"
#include "solvers/cpu/way_back.h"
#include "solvers/instance/knapsack.h"
#include "solvers/variant.h"

namespace ks::cpu {

namespace {

template <class Cell>
Result<Answer> solve_as(const KnapsackInstance& instance, Context& context) {
    const auto n = static_cast<std::int64_t>(instance.items().size());

    context.begin_stage("compute");
    KS_TRY(Table<Cell> table, Table<Cell>::allocate(n, instance.capacity()));
    NullObserver nobody;
    KS_CHECK(fill(
        table, n, context,
        [&](const Cell* previous, std::int64_t i, std::int64_t j) {
            return knapsack_cell(previous, instance.items()[static_cast<std::size_t>(i - 1)], j, nobody);
        },
        [](std::int64_t) { return 1; }));

    context.begin_stage("way-back");
    const RowAccess<Cell> rows = [&](std::int64_t i) { return std::span<const Cell>(table.row(i)); };
    KS_TRY(const std::optional<WayBack> way, way_back(instance, rows));
    context.end_stage();
    return answer_of(instance, way);
}

class KnapsackSequential final : public Variant {
public:
    const VariantInfo& info() const override { return info_; }

    Result<Estimate> estimate(const Instance& any, const Parameters&) const override {
        const auto& instance = static_cast<const KnapsackInstance&>(any);
        const auto n = static_cast<std::int64_t>(instance.items().size());
        return estimate_table(n, instance.capacity(), instance.row_width(), n);
    }

    Result<Answer> solve(const Instance& any, const Parameters& parameters, Context& context) const override {
        KS_CHECK(estimate(any, parameters));
        const auto& instance = static_cast<const KnapsackInstance&>(any);
        return instance.row_width() == RowWidth::bits32 ? solve_as<std::int32_t>(instance, context)
                                                        : solve_as<std::int64_t>(instance, context);
    }

private:
    const VariantInfo info_{
        .id = "knapsack.sequential",
        .title = "Sequential: one core, row by row",
        .kind = std::string(KnapsackInstance::kind_id),
        .paper = "thesis",
        .section = "2.1.2",
        .algorithm = "2.1",
        .steps = false,
        .table = true,
        .parameters = {},
    };
};

} // namespace

const Variant& variant_knapsack_sequential() {
    static const KnapsackSequential variant;
    return variant;
}

} // namespace ks::cpu
