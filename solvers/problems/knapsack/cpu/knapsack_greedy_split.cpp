// SPDX-License-Identifier: Apache-2.0
// The greedy-split algorithm for 0-1 knapsack: thesis, Section 2.1.2.
#include "solvers/problems/knapsack/cpu/efficiency.h"
#include "solvers/problems/knapsack/cpu/greedy_recording.h"

namespace ks::cpu {

namespace {

constexpr const char* alone = "split-item";

/// Packs by efficiency and stops at the split item, the first that does not fit. The better of that and the
/// split item alone is worth at least half the optimum, because together the two are worth at least as much
/// as Dantzig's bound.
class KnapsackGreedySplit final : public Variant {
public:
    const VariantInfo& info() const override { return info_; }

    Result<Estimate> estimate(const Instance& any, const Parameters&, std::int64_t) const override {
        return estimate_by_efficiency(static_cast<const KnapsackInstance&>(any));
    }

    Result<Answer> solve(const Instance& any, const Parameters& parameters, Context& context) const override {
        const auto& instance = static_cast<const KnapsackInstance&>(any);
        context.begin_stage("compute");
        KS_TRY(const std::vector<PlacedItem> items, by_efficiency(instance, context));
        Packing packing(instance);
        KS_TRY(const std::size_t split, pack_to_split(items, packing, context));
        if (split < items.size() && parameters.choice("alternative") == alone &&
            items[split].item.value > packing.value()) {
            packing = Packing(instance);
            packing.pack(items[split]);
        }
        context.end_stage();
        return packing.answer();
    }

    Result<std::shared_ptr<const Recording>> record(InstancePtr instance,
                                                    std::stop_token stop) const override {
        return record_greedy(info_.id, GreedyMethod::split, instance, stop);
    }

private:
    const VariantInfo info_{
        .id = "knapsack.greedy-split",
        .title = "Greedy-split: by value per weight, until one does not fit",
        .kind = std::string(KnapsackInstance::kind_id),
        .exact = false,
        .paper = "thesis",
        .section = "2.1.2",
        .complexity = {.time = "O(N)", .source = "Table 1.1, sorting left out"},
        .steps = true,
        .parameters = {{.name = "alternative",
                        .type = Parameter::Type::choice,
                        .values = {"none", alone},

                        .title = "Also tried alone"}},
    };
};

} // namespace

const Variant& variant_knapsack_greedy_split() {
    static const KnapsackGreedySplit variant;
    return variant;
}

} // namespace ks::cpu
