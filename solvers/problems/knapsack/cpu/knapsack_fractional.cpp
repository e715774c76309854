// SPDX-License-Identifier: Apache-2.0
// The fractional knapsack problem, an upper bound of the 0-1 problem: thesis, Section 2.1.2. Its optimum is
// Dantzig's bound (Discrete-variable extremum problems, 1957).
#include "solvers/problems/knapsack/cpu/efficiency.h"
#include "solvers/problems/knapsack/cpu/greedy_recording.h"

namespace ks::cpu {

namespace {

/// Packs by efficiency. Of the split item, the first that does not fit, it packs the part that fills the
/// knapsack.
class KnapsackFractional final : public Variant {
public:
    const VariantInfo& info() const override { return info_; }

    Result<Estimate> estimate(const Instance& any, const Parameters&, std::int64_t) const override {
        return estimate_by_efficiency(static_cast<const KnapsackInstance&>(any));
    }

    Result<Answer> solve(const Instance& any, const Parameters&, Context& context) const override {
        const auto& instance = static_cast<const KnapsackInstance&>(any);
        context.begin_stage("compute");
        KS_TRY(const std::vector<PlacedItem> items, by_efficiency(instance, context));
        Packing packing(instance);
        KS_TRY(const std::size_t split, pack_to_split(items, packing, context));
        const Fraction bound = split < items.size()
                                   ? filled_up(packing, items[split].item)
                                   : Fraction(static_cast<Fraction::Wide>(packing.value()), 1);
        context.end_stage();
        return Answer{.status = Status::bound,
                      .objective = static_cast<std::int64_t>(bound.floor()),
                      .bound = bound.text()};
    }

    Result<std::shared_ptr<const Recording>> record(InstancePtr instance,
                                                    std::stop_token stop) const override {
        return record_greedy(info_.id, GreedyMethod::part, instance, stop);
    }

private:
    const VariantInfo info_{
        .id = "knapsack.fractional",
        .title = "Fractional: an upper bound, one item in part",
        .kind = std::string(KnapsackInstance::kind_id),
        .question = Question::bound,
        .exact = false,
        .paper = "thesis",
        .section = "2.1.2",
        .steps = true,
    };
};

} // namespace

const Variant& variant_knapsack_fractional() {
    static const KnapsackFractional variant;
    return variant;
}

} // namespace ks::cpu
