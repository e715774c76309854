// SPDX-License-Identifier: Apache-2.0
// 0-1 knapsack by a minimal core and stronger bounds: Martello, Pisinger, Toth 1999, written from the paper's
// description.
#include "solvers/core/variant.h"
#include "solvers/problems/knapsack/minimal_core/search.h"

namespace ks::cpu {

namespace {

class KnapsackCombo final : public Variant {
public:
    const VariantInfo& info() const override { return info_; }

    Result<Estimate> estimate(const Instance& any, const Parameters&, std::int64_t) const override {
        return minimal_core::estimate_of_core(static_cast<const KnapsackInstance&>(any));
    }

    Result<Answer> solve(const Instance& any, const Parameters&, Context& context) const override {
        return minimal_core::solve_by_core(static_cast<const KnapsackInstance&>(any),
                                           minimal_core::Method::combo, context);
    }

private:
    const VariantInfo info_{
        .id = "knapsack.combo",
        .title = "Combo: a growing core, divisibility, and a bound on the number of items",
        .kind = std::string(KnapsackInstance::kind_id),
        .paper = "mpt-1999",
        .algorithm = "combo",
    };
};

} // namespace

const Variant& variant_knapsack_combo() {
    static const KnapsackCombo variant;
    return variant;
}

} // namespace ks::cpu
