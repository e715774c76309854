// SPDX-License-Identifier: Apache-2.0
// The greedy algorithm for 0-1 knapsack: thesis, Section 2.1.2.
#include "solvers/problems/knapsack/cpu/efficiency.h"
#include "solvers/problems/knapsack/cpu/greedy_recording.h"

namespace ks::cpu {

namespace {

/// Packs by efficiency whatever still fits; an item that does not fit is passed over.
class KnapsackGreedy final : public Variant {
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
        for (std::size_t i = 0; i < items.size(); ++i) {
            if (i % items_a_piece == 0)
                KS_CHECK(context.check());
            if (packing.fits(items[i]))
                packing.pack(items[i]);
        }
        context.end_stage();
        return packing.answer();
    }

    Result<std::shared_ptr<const Recording>> record(InstancePtr instance,
                                                    std::stop_token stop) const override {
        return record_greedy(info_.id, GreedyMethod::whole, instance, stop);
    }

private:
    const VariantInfo info_{
        .id = "knapsack.greedy",
        .title = "Greedy: by value per weight, whatever still fits",
        .kind = std::string(KnapsackInstance::kind_id),
        .exact = false,
        .paper = "thesis",
        .section = "2.1.2",
        .complexity = {.time = "O(N)", .source = "Table 1.1, sorting left out"},
        .steps = true,
    };
};

} // namespace

const Variant& variant_knapsack_greedy() {
    static const KnapsackGreedy variant;
    return variant;
}

} // namespace ks::cpu
