// SPDX-License-Identifier: Apache-2.0
#include "solvers/instance/knapsack.h"
#include "solvers/instance/presets.h"

#include <vector>

namespace ks {

namespace {

constexpr std::string_view knapsack_only[] = {KnapsackInstance::kind_id};

std::span<const Parameter> trap_settings() {
    static const std::vector<Parameter> all = {{.name = "C",
                                                .type = Parameter::Type::integer,
                                                .min = 2,
                                                .max = 1'000'000,
                                                .standard = 10,
                                                .values = {},
                                                .unit = "",
                                                .title = "Capacity: what the greedy choice costs"}};
    return all;
}

/// Kellerer, Pferschy, Pisinger: Knapsack Problems (2004), Section 2.1: the small item is twice as efficient,
/// and once it is packed the large one no longer fits. Greedy is worth 2, the optimum C.
Result<InstancePtr> greedy_trap(std::string_view, const Parameters& settings, std::uint64_t) {
    const std::int64_t capacity = settings.integer("C");
    KnapsackBuilder builder;
    builder.name("Greedy trap, C = " + std::to_string(capacity));
    builder.source("preset greedy-trap, C = " + std::to_string(capacity));
    builder.capacity(capacity).add({2, 1}).add({capacity, capacity});
    KS_TRY(InstancePtr instance, std::move(builder).build());
    return instance;
}

} // namespace

std::span<const Preset> presets_examples() {
    static const Preset family[] = {
        {"greedy-trap", "Two items on which greedy fails", knapsack_only, trap_settings(), false,
         greedy_trap},
    };
    return family;
}

} // namespace ks
