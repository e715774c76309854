// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/kinds/pisinger.h"
#include "solvers/problems/knapsack/parts.h"

#include <algorithm>
#include <iterator>
#include <utility>
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

                                                .min = 2,
                                                .max = 1'000'000,
                                                .standard = 10,
                                                .title = "Capacity: what the greedy choice costs"}};
    return all;
}

/// Kellerer, Pferschy, Pisinger: Knapsack Problems (2004), Section 2.1. The small item is twice as efficient,
/// and once it is packed the large one no longer fits. Greedy has value 2, the optimum C.
Result<InstancePtr> greedy_trap(const Parameters& settings, std::uint64_t) {
    const std::int64_t capacity = settings.integer("C");
    KnapsackBuilder builder;
    builder.name(written("Greedy trap, C = {}", capacity));
    builder.source(written("preset greedy-trap, C = {}", capacity));
    builder.capacity(capacity).add({2, 1}).add({capacity, capacity});
    KS_TRY(InstancePtr instance, std::move(builder).build());
    return instance;
}

/// Pisinger's items of a family; the capacity is a fraction of the sum of their weights.
template <std::size_t index>
Result<InstancePtr> drawn(const Parameters& settings, std::uint64_t seed) {
    constexpr const pisinger::Correlation& family = pisinger::correlations[index];
    const std::int64_t n = settings.integer("n");
    KS_CHECK(check_generated_size(n));
    KnapsackBuilder builder;
    builder.name(written("{}, {} items", family.name, n))
        .source(pisinger::source(family.preset, settings, {"n", "R", "fraction"}, seed));
    Random random(seed);
    std::int64_t weights = 0;
    for (std::int64_t i = 0; i < n; ++i) {
        const Item item = family.draw(random, settings.integer("R"));
        weights += item.weight;
        builder.add(item);
    }
    builder.capacity(pisinger::thousandths(weights, settings.integer("fraction")));
    KS_TRY(InstancePtr instance, std::move(builder).build());
    return instance;
}

std::span<const Parameter> drawn_settings() {
    static const std::vector<Parameter> all = {pisinger::count("n", 50, "items", "Items"), pisinger::range(),
                                               pisinger::fraction()};
    return all;
}

constexpr Trial uncorrelated_trials[] = {
    {.use = "answers", .settings = "n=2000 R=200"},
    {.use = "little-memory", .settings = "n=2000 R=200", .seed = 1, .memory = "128M"},
    {.use = "sanitizers", .settings = "n=12 R=50", .seed = 3},
    {.use = "counters", .settings = "n=20 R=1500"}};

template <std::size_t... index>
std::vector<Preset> drawn_presets(std::index_sequence<index...>) {
    return {Preset{.id = pisinger::correlations[index].preset,
                   .title = pisinger::correlations[index].title,
                   .kind = KnapsackInstance::kind_id,
                   .settings = drawn_settings(),
                   .random = true,
                   .make = drawn<index>,
                   .paper = pisinger::paper}...};
}

std::vector<Preset> all_presets() {
    std::vector<Preset> all = {{.id = "thesis-2.1",
                                .title = "Thesis, Example 2.1: four items",
                                .kind = KnapsackInstance::kind_id,
                                .make = example_2_1,
                                .paper = "thesis"},
                               {.id = "greedy-trap",
                                .title = "Two items on which greedy fails",
                                .kind = KnapsackInstance::kind_id,
                                .settings = trap_settings(),
                                .make = greedy_trap}};
    std::ranges::copy(drawn_presets(std::make_index_sequence<std::size(pisinger::correlations)>()),
                      std::back_inserter(all));
    std::ranges::find(all, "uncorrelated", &Preset::id)->trials = uncorrelated_trials;
    return all;
}

} // namespace

std::span<const Preset> knapsack_presets() {
    static const std::vector<Preset> all = all_presets();
    return all;
}

} // namespace ks
