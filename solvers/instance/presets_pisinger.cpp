// SPDX-License-Identifier: Apache-2.0
#include "solvers/instance/knapsack.h"
#include "solvers/instance/multiple_choice.h"
#include "solvers/instance/presets.h"

#include <algorithm>
#include <vector>

namespace ks {

namespace {

constexpr std::string_view both_kinds[] = {KnapsackInstance::kind_id, MultipleChoiceInstance::kind_id};

std::span<const Parameter> settings() {
    using enum Parameter::Type;
    static const std::vector<Parameter> all = {
        {.name = "n",
         .type = integer,
         .min = 1,
         .max = most_generated_items,
         .standard = 50,
         .values = {},
         .unit = "items",
         .title = "Items (multiple-choice: of each class)"},
        {.name = "m",
         .type = integer,
         .min = 1,
         .max = most_generated_items,
         .standard = 10,
         .values = {},
         .unit = "classes",
         .title = "Classes (multiple-choice only)"},
        {.name = "R",
         .type = integer,
         .min = 1,
         .max = 1'000'000'000,
         .standard = 1000,
         .values = {},
         .unit = "",
         .title = "Largest value and weight"},
        {.name = "fraction",
         .type = integer,
         .min = 0,
         .max = 1000,
         .standard = 500,
         .values = {},
         .unit = "thousandths",
         .title = "Capacity as a part of the weights"},
    };
    return all;
}

std::string source_text(const Parameters& settings, std::span<const std::string_view> names,
                        std::uint64_t seed) {
    std::string text = "preset uncorrelated";
    for (const std::string_view name : names)
        text += ", " + std::string(name) + " = " + std::to_string(settings.integer(name));
    return text + ", seed " + std::to_string(seed);
}

/// Pisinger: Where are the hard knapsack problems? (2005), "uncorrelated": value and weight each uniform
/// in 1..R.
Item draw(Random& random, std::int64_t range) {
    const std::int64_t value = random.between(1, range);
    return {value, random.between(1, range)};
}

/// `sum` is at most most_generated_items * 2 * 10^9, so that thousandths of it stay below 2^63.
std::int64_t thousandths(std::int64_t sum, std::int64_t fraction) {
    static_assert(most_generated_items <= INT64_MAX / 2'000'000'000 / 1000);
    return sum * fraction / 1000;
}

Result<InstancePtr> knapsack(const Parameters& settings, std::uint64_t seed) {
    static constexpr std::string_view named[] = {"n", "R", "fraction"};
    const std::int64_t n = settings.integer("n");
    KS_CHECK(check_generated_size(n));
    KnapsackBuilder builder;
    builder.name("Uncorrelated, " + std::to_string(n) + " items").source(source_text(settings, named, seed));
    Random random(seed);
    std::int64_t weights = 0;
    for (std::int64_t i = 0; i < n; ++i) {
        const Item item = draw(random, settings.integer("R"));
        weights += item.weight;
        builder.add(item);
    }
    builder.capacity(thousandths(weights, settings.integer("fraction")));
    KS_TRY(InstancePtr instance, std::move(builder).build());
    return instance;
}

Result<InstancePtr> multiple_choice(const Parameters& settings, std::uint64_t seed) {
    static constexpr std::string_view named[] = {"n", "m", "R", "fraction"};
    const std::int64_t n = settings.integer("n");
    const std::int64_t m = settings.integer("m");
    KS_CHECK(check_generated_size(n * m));
    MultipleChoiceBuilder builder;
    builder.name("Uncorrelated, " + std::to_string(m) + " classes of " + std::to_string(n))
        .source(source_text(settings, named, seed));
    Random random(seed);
    std::int64_t extremes = 0;
    for (std::int64_t i = 0; i < m; ++i) {
        builder.begin_class();
        std::int64_t lightest = INT64_MAX;
        std::int64_t heaviest = 0;
        for (std::int64_t k = 0; k < n; ++k) {
            const Item item = draw(random, settings.integer("R"));
            lightest = std::min(lightest, item.weight);
            heaviest = std::max(heaviest, item.weight);
            builder.add(item);
        }
        extremes += lightest + heaviest;
    }
    builder.capacity(thousandths(extremes, settings.integer("fraction")));
    KS_TRY(InstancePtr instance, std::move(builder).build());
    return instance;
}

Result<InstancePtr> uncorrelated(std::string_view kind, const Parameters& settings, std::uint64_t seed) {
    return kind == KnapsackInstance::kind_id ? knapsack(settings, seed) : multiple_choice(settings, seed);
}

} // namespace

std::span<const Preset> presets_pisinger() {
    static const Preset family[] = {
        {"uncorrelated", "Uncorrelated values and weights", both_kinds, settings(), true, uncorrelated},
    };
    return family;
}

} // namespace ks
