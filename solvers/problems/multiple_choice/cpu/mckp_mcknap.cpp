// SPDX-License-Identifier: Apache-2.0
// Multiple-choice knapsack by a minimal core of classes: Pisinger 1995, written from the paper's description.
#include "solvers/core/variant.h"
#include "solvers/problems/multiple_choice/class_core/search.h"

namespace ks::cpu {

namespace {

class MckpMcknap final : public Variant {
public:
    const VariantInfo& info() const override { return info_; }

    Result<Estimate> estimate(const Instance& any, const Parameters&, std::int64_t) const override {
        return class_core::estimate_of_classes(static_cast<const MultipleChoiceInstance&>(any));
    }

    Result<Answer> solve(const Instance& any, const Parameters&, Context& context) const override {
        return class_core::solve_by_classes(static_cast<const MultipleChoiceInstance&>(any), context);
    }

private:
    const VariantInfo info_{
        .id = "mckp.mcknap",
        .title = "Mcknap: a core of classes around the LP solution, bounds at every state",
        .kind = std::string(MultipleChoiceInstance::kind_id),
        .paper = "pisinger-1995",
        .algorithm = "mcknap",
    };
};

} // namespace

const Variant& variant_mckp_mcknap() {
    static const MckpMcknap variant;
    return variant;
}

} // namespace ks::cpu
