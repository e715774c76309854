// SPDX-License-Identifier: Apache-2.0
// 0-1 knapsack by branch and bound: Horowitz and Sahni 1974, written from the description.
#include "solvers/core/variant.h"
#include "solvers/problems/knapsack/cpu/branch_and_bound.h"
#include "solvers/problems/knapsack/cpu/branch_and_bound_recording.h"

#include <algorithm>
#include <cmath>

namespace ks::cpu {

namespace {

class KnapsackBranchAndBound final : public Variant {
public:
    const VariantInfo& info() const override { return info_; }

    /// At worst every selection is looked at; bounds leave a small part of them as a rule.
    Result<Estimate> estimate(const Instance& any, const Parameters&, std::int64_t) const override {
        const auto& instance = static_cast<const KnapsackInstance&>(any);
        const auto n = static_cast<std::int64_t>(instance.items().size());
        constexpr std::int64_t most_doublings = 1000; // a double holds no more
        Estimate estimate = estimate_by_efficiency(instance);
        estimate.host_bytes += n * static_cast<std::int64_t>(2 * sizeof(std::int64_t) + 2);
        estimate.operations = std::exp2(static_cast<double>(std::min(n, most_doublings)));
        return estimate;
    }

    Result<Answer> solve(const Instance& any, const Parameters&, Context& context) const override {
        const auto& instance = static_cast<const KnapsackInstance&>(any);
        context.begin_stage("compute");
        KS_TRY(BranchAndBound search, BranchAndBound::make(instance, context));
        KS_CHECK(search.search(context));
        context.report("compute", 1, 1);
        context.end_stage();
        return search.answer(instance);
    }

    Result<std::shared_ptr<const Recording>> record(InstancePtr instance,
                                                    std::stop_token stop) const override {
        return record_branch_and_bound(info_.id, instance, std::move(stop));
    }

private:
    const VariantInfo info_{
        .id = "knapsack.branch-and-bound",
        .title = "Branch and bound: the best item first, branches cut by the LP bound",
        .kind = std::string(KnapsackInstance::kind_id),
        .paper = "horowitz-sahni",
        .algorithm = "HS",
        .steps = true,
    };
};

} // namespace

const Variant& variant_knapsack_branch_and_bound() {
    static const KnapsackBranchAndBound variant;
    return variant;
}

} // namespace ks::cpu
