// SPDX-License-Identifier: Apache-2.0
#include "solvers/dp/plan.h"
#include "solvers/problems/knapsack/minimal_core/lazy_order.h"
#include "solvers/problems/knapsack/parts.h"

#include <utility>

namespace ks {

namespace {

using minimal_core::CoreItem;

/// The items that some solution contains, but not every solution.
struct Candidates {
    std::vector<CoreItem> items;
    std::int64_t value = 0, weight = 0;
    std::int64_t without_weight = 0; ///< total value of the items of weight 0, which every solution contains
};

Candidates candidates_of(const KnapsackInstance& instance) {
    Candidates all;
    all.items.reserve(instance.items().size());
    for (const Item& item : instance.items()) {
        if (item.value == 0 || item.weight > instance.capacity())
            continue;
        if (item.weight == 0) {
            all.without_weight += item.value;
            continue;
        }
        all.items.push_back({.value = item.value, .weight = item.weight});
        all.value += item.value;
        all.weight += item.weight;
    }
    return all;
}

} // namespace

Result<std::optional<Fraction>> lp_bound_knapsack(const KnapsackInstance& instance, const Context& context) {
    using Wide = Fraction::Wide;
    const auto n = static_cast<std::int64_t>(instance.items().size());
    KS_CHECK(dp::check_memory({.host_bytes = n * static_cast<std::int64_t>(sizeof(CoreItem))},
                              context.memory_budget));
    Candidates all = candidates_of(instance);
    if (all.weight <= instance.capacity())
        return std::optional(
            Fraction(static_cast<Wide>(all.value) + static_cast<Wide>(all.without_weight), 1));
    KS_TRY(const auto order, minimal_core::LazyOrder::make(std::move(all.items), instance.capacity(),
                                                           minimal_core::Ties::lighter_first, context));
    const CoreItem& split = order.split_item();
    const auto weight = static_cast<Wide>(split.weight);
    const auto packed = static_cast<Wide>(order.packed_value()) + static_cast<Wide>(all.without_weight);
    const auto room = static_cast<Wide>(instance.capacity() - order.packed_weight());
    return std::optional(Fraction(packed * weight + static_cast<Wide>(split.value) * room, weight));
}

} // namespace ks
