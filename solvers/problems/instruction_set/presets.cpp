// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/problems/instruction_set/parts.h"

#include <algorithm>
#include <array>
#include <vector>

namespace ks {

namespace {

/// Our example for lessons: U = 113/60 in software, schedulable from cost 9 on. Hyperperiod 60.
Result<InstancePtr> three_tasks(const Parameters&, std::uint64_t) {
    InstructionSetBuilder builder;
    builder.name("Three tasks").source("preset ise-three-tasks: our example for chapter 6 of the thesis");
    builder.begin_task({.name = "control", .execution = 3, .period = 4}).add({1, 2}).add({2, 5});
    builder.begin_task({.name = "filter", .execution = 2, .period = 3}).add({1, 3});
    builder.begin_task({.name = "display", .execution = 7, .period = 15}).add({2, 1}).add({4, 4});
    KS_TRY(InstancePtr instance, std::move(builder).build());
    return instance;
}

/// Periods whose least common multiple is 1,200,000, in the unit of the execution times (thousands of
/// cycles), so that utilisations can be compared as integers below 2^30.
constexpr std::array<std::int64_t, 8> periods = {100'000, 120'000, 150'000, 200'000,
                                                 240'000, 300'000, 400'000, 600'000};

/// Our model of a task's choices, because the thesis prints no numbers. The most expensive choice costs D and
/// gains G; a choice of cost c gains the integer part of G c (2 D - c) / D^2. So a more expensive choice
/// gains more, and each further unit of cost gains less.
void add_choices(InstructionSetBuilder& builder, Random& random, std::int64_t n, std::int64_t dearest,
                 std::int64_t most_gain) {
    std::vector<std::int64_t> costs{dearest};
    while (static_cast<std::int64_t>(costs.size()) < n)
        costs.push_back(random.between(1, dearest));
    std::ranges::sort(costs);
    for (const std::int64_t cost : costs) {
        __extension__ using Long = __int128;
        const Long gain = Long{most_gain} * cost * (2 * dearest - cost) / (Long{dearest} * dearest);
        builder.add({.gain = static_cast<std::int64_t>(gain), .cost = cost});
    }
}

struct Benchmark {
    const char* name;
    std::uint64_t seed; ///< mixed with the preset's seed, so that a benchmark is the same task in every set
};
constexpr Benchmark aes{"aes", 1}, djpeg{"djpeg", 2}, g721decode{"g721decode", 3}, rijndael{"rijndael", 4},
    adpcm{"adpcm", 5}, jfdctint{"jfdctint", 6}, cjpeg{"cjpeg", 7}, edn{"edn", 8}, ispell{"ispell", 9},
    sha{"sha", 10}, ndes{"ndes", 11}, compress{"compress", 12};

/// The task sets of Table 6.1, in its order.
constexpr std::array set1 = {aes,   djpeg, g721decode, rijndael, adpcm, jfdctint,
                             cjpeg, edn,   ispell,     sha,      ndes,  compress};
constexpr std::array set2 = {djpeg, g721decode, rijndael, adpcm, jfdctint, cjpeg,
                             edn,   ispell,     sha,      ndes,  compress};
constexpr std::array set3 = {aes, djpeg, g721decode, rijndael, jfdctint, cjpeg, edn, ispell, sha, ndes};
constexpr std::array set4 = {adpcm, rijndael, cjpeg, ispell, sha, ndes, djpeg, compress, edn};
constexpr std::array set5 = {cjpeg, ispell, edn, sha, g721decode, djpeg, compress, ndes};

void add_benchmark(InstructionSetBuilder& builder, const Benchmark& benchmark, std::uint64_t seed) {
    constexpr std::uint64_t benchmarks = 16; // number of benchmarks of one seed
    Random random(seed * benchmarks + benchmark.seed);
    const std::int64_t period = periods[static_cast<std::size_t>(random.between(0, 7))];
    const std::int64_t execution = period * random.between(80, 170) / 1000;
    builder.begin_task({.name = benchmark.name, .execution = execution, .period = period});
    const std::int64_t n = random.between(40, 160);
    const std::int64_t dearest = random.between(15'000, 60'000);
    add_choices(builder, random, n, dearest, execution * random.between(300, 700) / 1000);
}

template <int number, const auto& set>
Result<InstancePtr> table_6_1(const Parameters&, std::uint64_t seed) {
    InstructionSetBuilder builder;
    builder.name(written("Task set {}", number));
    builder.source(
        written("thesis, Table 6.1, set {0}: it names the tasks and no numbers, so times, gains and "
                "costs are drawn from our model; preset thesis-ise{0}, seed {1}",
                number, seed));
    for (const Benchmark& benchmark : set)
        add_benchmark(builder, benchmark, seed);
    KS_TRY(InstancePtr instance, std::move(builder).build());
    return instance;
}

std::span<const Parameter> drawn_settings() {
    static const std::vector<Parameter> all = {
        {.name = "tasks", .min = 1, .max = 1000, .standard = 10, .unit = "tasks", .title = "Tasks"},
        {.name = "choices",
         .min = 1,
         .max = 1000,
         .standard = 20,
         .unit = "choices",
         .title = "Choices of each task"},
        {.name = "cost",
         .min = 1,
         .max = 1'000'000'000,
         .standard = 1000,
         .title = "Cost of a task's dearest choice, at most"},
        {.name = "utilisation",
         .min = 1,
         .max = 10'000,
         .standard = 1500,
         .unit = "thousandths",
         .title = "Utilisation in software, about"}};
    return all;
}

/// Returns any number of tasks of the same model.
Result<InstancePtr> drawn(const Parameters& settings, std::uint64_t seed) {
    const std::int64_t tasks = settings.integer("tasks"), choices = settings.integer("choices");
    const std::int64_t cost = settings.integer("cost"), utilisation = settings.integer("utilisation");
    KS_CHECK(check_generated_size(tasks * choices));
    InstructionSetBuilder builder;
    builder.name(written("{} tasks of {} choices", tasks, choices));
    builder.source(
        written("preset ise-drawn, tasks = {}, choices = {}, cost = {}, utilisation = {}, seed {}; "
                "drawn from our model of gains",
                tasks, choices, cost, utilisation, seed));
    Random random(seed);
    for (std::int64_t i = 0; i < tasks; ++i) {
        const std::int64_t period = periods[static_cast<std::size_t>(random.between(0, 7))];
        const std::int64_t share = random.between(500, 1500); // thousandths of an equal share
        const std::int64_t execution = period * utilisation / tasks * share / 1'000'000;
        builder.begin_task({.execution = execution, .period = period});
        const std::int64_t dearest = random.between((cost + 1) / 2, cost);
        add_choices(builder, random, choices, dearest, execution * random.between(300, 700) / 1000);
    }
    KS_TRY(InstancePtr instance, std::move(builder).build());
    return instance;
}

constexpr Trial set_trials[] = {{.use = "answers"}};
constexpr Trial drawn_trials[] = {
    // Few choices, so that the front and its ways fit the memory, but the table does not.
    {.use = "little-memory", .settings = "tasks=64 choices=2 cost=1000", .seed = 1, .memory = "8M"},
    {.use = "sanitizers", .settings = "tasks=5 choices=20 cost=60", .seed = 3},
    {.use = "counters", .settings = "tasks=5 choices=30 cost=400"}};

template <int number, const auto& set>
constexpr Preset table_row(std::string_view id, std::string_view title) {
    return {.id = id,
            .title = title,
            .kind = InstructionSetInstance::kind_id,
            .random = true,
            .make = table_6_1<number, set>,
            .trials = set_trials,
            .paper = "thesis"};
}

} // namespace

std::span<const Preset> instruction_set_presets() {
    static const Preset all[] = {
        {.id = "ise-three-tasks",
         .title = "Three tasks, schedulable with hardware only",
         .kind = InstructionSetInstance::kind_id,
         .make = three_tasks},
        table_row<1, set1>("thesis-ise1", "Thesis, Table 6.1, task set 1: 12 tasks, our numbers"),
        table_row<2, set2>("thesis-ise2", "Thesis, Table 6.1, task set 2: 11 tasks, our numbers"),
        table_row<3, set3>("thesis-ise3", "Thesis, Table 6.1, task set 3: 10 tasks, our numbers"),
        table_row<4, set4>("thesis-ise4", "Thesis, Table 6.1, task set 4: 9 tasks, our numbers"),
        table_row<5, set5>("thesis-ise5", "Thesis, Table 6.1, task set 5: 8 tasks, our numbers"),
        {.id = "ise-drawn",
         .title = "Drawn tasks: gains that rise with cost, ever less",
         .kind = InstructionSetInstance::kind_id,
         .settings = drawn_settings(),
         .random = true,
         .make = drawn,
         .trials = drawn_trials},
    };
    return all;
}

} // namespace ks
