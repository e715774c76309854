// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/kinds/pisinger.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/problems/multiple_choice/parts.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

namespace ks {

namespace {

Result<InstancePtr> example_2_2(const Parameters&, std::uint64_t) {
    MultipleChoiceBuilder builder;
    builder.name("Table 2.2").source("thesis, Example 2.2").capacity(10);
    builder.begin_class().add({2, 3}).add({3, 4});
    builder.begin_class().add({1, 4}).add({4, 8});
    // Table 2.2 prints the last item as (4, 2); Table 2.3 and the text hold only for (4, 3).
    builder.begin_class().add({2, 1}).add({3, 2}).add({4, 3});
    KS_TRY(InstancePtr instance, std::move(builder).build());
    return instance;
}

/// A row of Table 5.2: m classes of 10 to 1024 items, values and weights uncorrelated in 1..10000.
template <int set, std::int64_t m, std::int64_t capacity>
Result<InstancePtr> table_5_2(const Parameters&, std::uint64_t seed) {

    MultipleChoiceBuilder builder;
    builder.name(written("Set {}", set)).capacity(capacity);
    builder.source(written("thesis, Table 5.2, set {0}; preset thesis-set{0}, seed {1}", set, seed));
    Random random(seed);
    for (std::int64_t i = 0; i < m; ++i) {
        builder.begin_class();
        for (std::int64_t left = random.between(10, 1024); left > 0; --left) {
            const std::int64_t value = random.between(1, 10000);
            builder.add({value, random.between(1, 10000)});
        }
    }
    KS_TRY(InstancePtr instance, std::move(builder).build());
    return instance;
}

/// A row of Table 5.3: m and C as in set 4 (our choice, because the table prints neither). The weights of a
/// class are a base in 1..10000 plus 0..spread, and its first two items have the smallest and the largest
/// weight.
template <int number, std::int64_t spread>
Result<InstancePtr> table_5_3(const Parameters&, std::uint64_t seed) {

    MultipleChoiceBuilder builder;
    builder.name(written("Spread {}", spread)).capacity(390500);
    builder.source(
        written("thesis, Table 5.3, instance {0}; preset thesis-spread{0}, seed {1}", number, seed));
    constexpr std::int64_t ends[] = {0, spread};
    Random random(seed);
    for (int i = 0; i < 50; ++i) {
        builder.begin_class();
        const std::int64_t items = random.between(10, 1024);
        const std::int64_t base = random.between(1, 10000);
        for (std::int64_t k = 0; k < items; ++k) {
            const std::int64_t value = random.between(1, 10000);
            builder.add({value, base + (k < 2 ? ends[k] : random.between(0, spread))});
        }
    }
    KS_TRY(InstancePtr instance, std::move(builder).build());
    return instance;
}

/// Pisinger's items of a family in m classes of n; the capacity is a fraction of the sum over the classes of
/// the lightest and the heaviest weight.
template <std::size_t index>
Result<InstancePtr> drawn(const Parameters& settings, std::uint64_t seed) {
    constexpr const pisinger::Correlation& family = pisinger::correlations[index];
    const std::int64_t n = settings.integer("n");
    const std::int64_t m = settings.integer("m");
    KS_CHECK(check_generated_size(n * m));
    MultipleChoiceBuilder builder;
    builder.name(written("{}, {} classes of {}", family.name, m, n))
        .source(pisinger::source(family.preset, settings, {"n", "m", "R", "fraction"}, seed));
    Random random(seed);
    std::int64_t extremes = 0;
    for (std::int64_t i = 0; i < m; ++i) {
        builder.begin_class();
        std::int64_t lightest = INT64_MAX;
        std::int64_t heaviest = 0;
        for (std::int64_t k = 0; k < n; ++k) {
            const Item item = family.draw(random, settings.integer("R"));
            lightest = std::min(lightest, item.weight);
            heaviest = std::max(heaviest, item.weight);
            builder.add(item);
        }
        extremes += lightest + heaviest;
    }
    builder.capacity(pisinger::thousandths(extremes, settings.integer("fraction")));
    KS_TRY(InstancePtr instance, std::move(builder).build());
    return instance;
}

std::span<const Parameter> drawn_settings() {
    static const std::vector<Parameter> all = {pisinger::count("n", 50, "items", "Items of each class"),
                                               pisinger::count("m", 10, "classes", "Classes"),
                                               pisinger::range(), pisinger::fraction()};
    return all;
}

constexpr Preset thesis(std::string_view id, std::string_view title,
                        Result<InstancePtr> (*make)(const Parameters&, std::uint64_t), bool random = true) {
    return {.id = id,
            .title = title,
            .kind = MultipleChoiceInstance::kind_id,
            .random = random,
            .make = make,
            .paper = "thesis"};
}

constexpr Trial set_trials[] = {{.use = "answers"}};
constexpr Trial uncorrelated_trials[] = {
    {.use = "little-memory", .settings = "m=64 n=20 R=1000", .seed = 1, .memory = "4M"},
    {.use = "sanitizers", .settings = "m=6 n=40 R=100", .seed = 3},
    {.use = "counters", .settings = "m=6 n=30 R=2000"}};

/// A row of Table 5.2.
constexpr Preset table_row(std::string_view id, std::string_view title,
                           Result<InstancePtr> (*make)(const Parameters&, std::uint64_t)) {
    Preset preset = thesis(id, title, make);
    preset.trials = set_trials;
    return preset;
}

template <std::size_t... index>
std::vector<Preset> drawn_presets(std::index_sequence<index...>) {
    return {Preset{.id = pisinger::correlations[index].preset,
                   .title = pisinger::correlations[index].title,
                   .kind = MultipleChoiceInstance::kind_id,
                   .settings = drawn_settings(),
                   .random = true,
                   .make = drawn<index>,
                   .paper = pisinger::paper}...};
}

std::vector<Preset> all_presets() {
    std::vector<Preset> all = {
        thesis("thesis-2.2", "Thesis, Example 2.2: three classes", example_2_2, false),
        table_row("thesis-set1", "Thesis, Table 5.2, set 1: m = 5, C = 12665", table_5_2<1, 5, 12665>),
        table_row("thesis-set2", "Thesis, Table 5.2, set 2: m = 10, C = 15700", table_5_2<2, 10, 15700>),
        table_row("thesis-set3", "Thesis, Table 5.2, set 3: m = 20, C = 94280", table_5_2<3, 20, 94280>),
        table_row("thesis-set4", "Thesis, Table 5.2, set 4: m = 50, C = 390500", table_5_2<4, 50, 390500>),
        table_row("thesis-set5", "Thesis, Table 5.2, set 5: m = 100, C = 303500", table_5_2<5, 100, 303500>),
        thesis("thesis-spread1", "Thesis, Table 5.3, instance 1: weights of a class at most 10000 apart",
               table_5_3<1, 10000>),
        thesis("thesis-spread2", "Thesis, Table 5.3, instance 2: weights of a class at most 1000 apart",
               table_5_3<2, 1000>),
        thesis("thesis-spread3", "Thesis, Table 5.3, instance 3: weights of a class at most 100 apart",
               table_5_3<3, 100>),
        thesis("thesis-spread4", "Thesis, Table 5.3, instance 4: weights of a class at most 10 apart",
               table_5_3<4, 10>),
        thesis("thesis-spread5", "Thesis, Table 5.3, instance 5: weights of a class at most 0 apart",
               table_5_3<5, 0>)};
    std::ranges::copy(drawn_presets(std::make_index_sequence<std::size(pisinger::correlations)>()),
                      std::back_inserter(all));
    std::ranges::find(all, "uncorrelated", &Preset::id)->trials = uncorrelated_trials;
    return all;
}

} // namespace

std::span<const Preset> multiple_choice_presets() {
    static const std::vector<Preset> all = all_presets();
    return all;
}

} // namespace ks
