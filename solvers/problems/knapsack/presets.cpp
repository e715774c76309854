// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/knapsack/parts.h"
#include "solvers/problems/pisinger.h"

#include <vector>

namespace ks {

namespace {

Result<InstancePtr> example_2_1(const Parameters&, std::uint64_t) {
    KnapsackBuilder builder;
    builder.name("Table 2.1").source("thesis, Example 2.1").capacity(10);
    builder.add({2, 4}).add({4, 6}).add({3, 2}).add({6, 7});
    KS_TRY(InstancePtr instance, std::move(builder).build());
    return instance;
}

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
Result<InstancePtr> greedy_trap(const Parameters& settings, std::uint64_t) {
    const std::int64_t capacity = settings.integer("C");
    KnapsackBuilder builder;
    builder.name("Greedy trap, C = " + std::to_string(capacity));
    builder.source("preset greedy-trap, C = " + std::to_string(capacity));
    builder.capacity(capacity).add({2, 1}).add({capacity, capacity});
    KS_TRY(InstancePtr instance, std::move(builder).build());
    return instance;
}

/// Pisinger's uncorrelated items; the capacity is a part of the sum of their weights.
Result<InstancePtr> uncorrelated(const Parameters& settings, std::uint64_t seed) {
    const std::int64_t n = settings.integer("n");
    KS_CHECK(check_generated_size(n));
    KnapsackBuilder builder;
    builder.name("Uncorrelated, " + std::to_string(n) + " items")
        .source(pisinger::source("uncorrelated", settings, {"n", "R", "fraction"}, seed));
    Random random(seed);
    std::int64_t weights = 0;
    for (std::int64_t i = 0; i < n; ++i) {
        const Item item = pisinger::uncorrelated(random, settings.integer("R"));
        weights += item.weight;
        builder.add(item);
    }
    builder.capacity(pisinger::thousandths(weights, settings.integer("fraction")));
    KS_TRY(InstancePtr instance, std::move(builder).build());
    return instance;
}

std::span<const Parameter> uncorrelated_settings() {
    static const std::vector<Parameter> all = {pisinger::count("n", 50, "items", "Items"), pisinger::range(),
                                               pisinger::fraction()};
    return all;
}

constexpr Trial uncorrelated_trials[] = {{"answers", "n=2000 R=200"},
                                         {"little-memory", "n=2000 R=200", 1, "128M"},
                                         {"sanitizers", "n=12 R=50", 3},
                                         {"counters", "n=20 R=1500"}};

} // namespace

std::span<const Preset> knapsack_presets() {
    static const Preset all[] = {
        {"thesis-2.1", "Thesis, Example 2.1: four items", KnapsackInstance::kind_id, {}, false, example_2_1},
        {"greedy-trap", "Two items on which greedy fails", KnapsackInstance::kind_id, trap_settings(), false,
         greedy_trap},
        {"uncorrelated", pisinger::uncorrelated_title, KnapsackInstance::kind_id, uncorrelated_settings(),
         true, uncorrelated, uncorrelated_trials},
    };
    return all;
}

} // namespace ks
