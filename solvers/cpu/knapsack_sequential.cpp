// SPDX-License-Identifier: Apache-2.0
// 0-1 knapsack on one core: thesis, Algorithm 2.1 (line 6 put right: an item does not fit when w_i > j).
#include "solvers/dp/fill.h"
#include "solvers/instance/knapsack.h"
#include "solvers/steps/record.h"
#include "solvers/variant.h"

namespace ks::cpu {

namespace {

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
        return instance.row_width() == RowWidth::bits32
                   ? dp::solve_with_table<std::int32_t>(instance, context)
                   : dp::solve_with_table<std::int64_t>(instance, context);
    }
    Result<std::shared_ptr<const Recording>> record(InstancePtr instance,
                                                    std::stop_token stop) const override {
        return record_knapsack(std::move(instance), std::move(stop));
    }

private:
    const VariantInfo info_{
        .id = "knapsack.sequential",
        .title = "Sequential: one core, row by row",
        .kind = std::string(KnapsackInstance::kind_id),
        .paper = "thesis",
        .section = "2.1.2",
        .algorithm = "2.1",
        .steps = true,
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
