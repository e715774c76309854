// SPDX-License-Identifier: Apache-2.0
// 0-1 knapsack by a minimal core: Pisinger 1997, written from the paper's description.
#include "solvers/core/variant.h"
#include "solvers/problems/knapsack/minimal_core/search.h"

namespace ks::cpu {

namespace {

class KnapsackMinknap final : public Variant {
public:
    const VariantInfo& info() const override { return info_; }

    Result<Estimate> estimate(const Instance& any, const Parameters&, std::int64_t) const override {
        return minimal_core::estimate_of_core(static_cast<const KnapsackInstance&>(any));
    }

    Result<Answer> solve(const Instance& any, const Parameters&, Context& context) const override {
        return minimal_core::solve_by_core(static_cast<const KnapsackInstance&>(any),
                                           minimal_core::Method::minknap, context);
    }

private:
    const VariantInfo info_{
        .id = "knapsack.minknap",
        .title = "Minknap: a core that grows around the split item, bounds at every state",
        .kind = std::string(KnapsackInstance::kind_id),
        .paper = "pisinger-1997",
        .algorithm = "minknap",
    };
};

} // namespace

const Variant& variant_knapsack_minknap() {
    static const KnapsackMinknap variant;
    return variant;
}

} // namespace ks::cpu
