// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/kinds/pisinger.h"
#include "solvers/problems/subset_sum/parts.h"

#include <vector>

namespace ks {

namespace {

Result<InstancePtr> toy(const Parameters&, std::uint64_t) {
    SubsetSumBuilder builder;
    builder.name("toy_4_12").source("SSO report, Section 1.3").target(12).add(3).add(5).add(8).add(10);
    KS_TRY(InstancePtr instance, std::move(builder).build());
    return instance;
}

/// The report's table of chunks, which states no target.
Result<InstancePtr> chunks(const Parameters&, std::uint64_t) {
    SubsetSumBuilder builder;
    builder.name("Six volumes").source("SSO report, Section 5.2.3; c = 14 is ours").target(14);
    for (const std::int64_t weight : {5, 3, 5, 7, 3, 5})
        builder.add(weight);
    KS_TRY(InstancePtr instance, std::move(builder).build());
    return instance;
}

Result<InstancePtr> custom_1(const Parameters&, std::uint64_t) {
    struct Copies {
        std::int64_t weight;
        int count;
    };
    SubsetSumBuilder builder;
    builder.name("custom_1").source("SSO report, Section 1.4").target(3'690'000);
    for (const Copies each : {Copies{1'850'000, 2}, Copies{120'000, 12}, Copies{30'000, 10}, Copies{1'800, 6},
                              Copies{1'250, 4}, Copies{400, 2}})
        for (int i = 0; i < each.count; ++i)
            builder.add(each.weight);
    KS_TRY(InstancePtr instance, std::move(builder).build());
    return instance;
}

/// The volumes that the report's program draws with seed 1.
constexpr std::int64_t random_1_weights[] = {
    2589201, 5530801, 8692608, 2036742, 7547596, 8538293, 7185314, 6460326, 2616589, 1741301,
    5602259, 4189891, 1368611, 3719948, 5597557, 7413728, 8980403, 5983271, 7189142, 6655605,
    5405208, 6895316, 7702538, 4456255, 9865749, 9721444, 1622834, 6065100, 6873851, 3503088,
    2713818, 279620,  8933890, 2222994, 3032931, 7298054, 761286,  218245,  4574948, 3277875,
    2676115, 177206,  8184335, 3944726, 4613723, 4598461, 2175023, 3594125, 1398300, 9264165,
    1066299, 6703508, 6976050, 8668837, 1159763, 6841798, 9206849, 3499166, 2906897, 6897268,
    6902254, 5520715, 7076889, 5836143, 8460279, 926388,  3950765, 9121565, 1861202, 8425713,
    3216009, 5253887, 9319488, 1400343, 9098613, 3933211, 6715373, 2090204, 8243905, 8013674,
    2170938, 126772,  4717181, 9046988, 8695609, 6593513, 6705354, 7902458, 9992679, 9512251,
    4799725, 6894933, 5849534, 2693182, 3547644, 4309812, 4336140, 7398410, 4247946, 6097342};

std::span<const Parameter> random_1_settings() {
    static const std::vector<Parameter> all = {
        {.name = "c",
         .type = Parameter::Type::choice,
         .values = {"report", "half"},
         .title = "Target: 10^9 as in the report, where everything fits, or half of the weights' sum"}};
    return all;
}

Result<InstancePtr> random_1(const Parameters& settings, std::uint64_t) {
    const bool half = settings.choice("c") == "half";
    SubsetSumBuilder builder;
    std::int64_t sum = 0;
    for (const std::int64_t weight : random_1_weights) {
        builder.add(weight);
        sum += weight;
    }
    builder.name(half ? "random_1, c = half the sum" : "random_1")
        .source(half ? "SSO report, Section 1.4; c is ours" : "SSO report, Section 1.4")
        .target(half ? sum / 2 : 1'000'000'000);
    KS_TRY(InstancePtr instance, std::move(builder).build());
    return instance;
}

std::span<const Parameter> uniform_settings() {
    static const std::vector<Parameter> all = {pisinger::count("n", 20, "weights", "Weights"),
                                               pisinger::range(), pisinger::fraction()};
    return all;
}

/// Draws weights as the report draws random_1; the target is a fraction of their sum.
Result<InstancePtr> uniform(const Parameters& settings, std::uint64_t seed) {
    const std::int64_t n = settings.integer("n");
    KS_CHECK(check_generated_size(n));
    SubsetSumBuilder builder;
    builder.name(written("Uniform, {} weights", n))
        .source(pisinger::source("uniform", settings, {"n", "R", "fraction"}, seed));
    Random random(seed);
    std::int64_t sum = 0;
    for (std::int64_t i = 0; i < n; ++i) {
        const std::int64_t weight = random.between(1, settings.integer("R"));
        sum += weight;
        builder.add(weight);
    }
    builder.target(pisinger::thousandths(sum, settings.integer("fraction")));
    KS_TRY(InstancePtr instance, std::move(builder).build());
    return instance;
}

// 40 weights are several chunks of 2^24 subsets, and exhaustive.tuned has chunks that fit completely.
constexpr Trial uniform_trials[] = {{.use = "answers", .settings = "n=40 R=20000"},
                                    {.use = "sanitizers", .settings = "n=9 R=60", .seed = 3},
                                    {.use = "counters", .settings = "n=10 R=900"}};

std::span<const Preset> report_presets() {
    static const Preset all[] = {
        {.id = "sso-toy",
         .title = "SSO report, Section 1.3: four weights",
         .kind = SubsetSumInstance::kind_id,
         .make = toy,
         .paper = "sso"},
        {.id = "sso-chunks",
         .title = "SSO report, Section 5.2.3: six weights, for the chunks",
         .kind = SubsetSumInstance::kind_id,
         .make = chunks,
         .paper = "sso"},
        {.id = "sso-custom1",
         .title = "SSO report, Section 1.4: custom_1, 36 weights",
         .kind = SubsetSumInstance::kind_id,
         .make = custom_1,
         .paper = "sso"},
        {.id = "sso-random1",
         .title = "SSO report, Section 1.4: random_1, 100 weights",
         .kind = SubsetSumInstance::kind_id,
         .settings = random_1_settings(),
         .make = random_1,
         .paper = "sso"},
        {.id = "uniform",
         .title = "Weights drawn uniformly",
         .kind = SubsetSumInstance::kind_id,
         .settings = uniform_settings(),
         .random = true,
         .make = uniform,
         .trials = uniform_trials},
    };
    return all;
}

} // namespace

std::span<const Preset> subset_sum_presets() {
    static const std::vector<Preset> all = [] {
        std::vector<Preset> list;
        for (const std::span<const Preset> some : {report_presets(), two_list_presets()})
            list.insert(list.end(), some.begin(), some.end());
        return list;
    }();
    return all;
}

} // namespace ks
