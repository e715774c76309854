// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/kinds/pisinger.h"
#include "solvers/problems/subset_sum/parts.h"

#include <numeric>
#include <utility>
#include <vector>

// Instances for the two-list algorithm (Wan et al. 2014, here the two-list paper).
namespace ks {

namespace {

constexpr std::string_view paper_section = "Wan et al. 2014 (two-list paper), Section 5.1";

Parameter alpha() {
    Parameter parameter = pisinger::fraction();
    parameter.name = "alpha";
    parameter.title = "M as a part of the weights' sum, in thousandths";
    return parameter;
}

/// Returns floor(alpha * sum / 1000), for any sum below 2^63.
std::int64_t part_of(std::int64_t sum, std::int64_t alpha) {
    return sum / 1000 * alpha + sum % 1000 * alpha / 1000;
}

Result<InstancePtr> built(std::string name, std::string source, std::span<const std::int64_t> weights,
                          std::int64_t target) {
    SubsetSumBuilder builder;
    builder.name(std::move(name)).source(std::move(source)).target(target);
    for (const std::int64_t weight : weights)
        builder.add(weight);
    KS_TRY(InstancePtr instance, std::move(builder).build());
    return instance;
}

std::int64_t sum_of(std::span<const std::int64_t> weights) {
    return std::accumulate(weights.begin(), weights.end(), std::int64_t{0});
}

/// Returns the sum of `count` weights drawn without replacement: each is drawn from the remaining ones, in
/// their order, and swapped with the first of them.
std::int64_t planted_sum(std::vector<std::int64_t> weights, std::int64_t count, Random& random) {
    std::int64_t sum = 0;
    const auto last = static_cast<std::int64_t>(weights.size()) - 1;
    for (std::int64_t i = 0; i < count; ++i) {
        std::swap(weights[static_cast<std::size_t>(i)],
                  weights[static_cast<std::size_t>(random.between(i, last))]);
        sum += weights[static_cast<std::size_t>(i)];
    }
    return sum;
}

std::span<const Parameter> two_list_settings() {
    static const std::vector<Parameter> all = {
        pisinger::count("n", 36, "weights", "Weights"),
        alpha(),
        {.name = "plant",
         .type = Parameter::Type::choice,
         .values = {"false", "true"},
         .title = "M is the sum of a random subset of about alpha n weights"}};
    return all;
}

/// Draws the n weights in 1..10^8. M is floor(alpha * sum) or, if planted, the sum of round(alpha * n)
/// weights drawn after them (`planted_sum`).
Result<InstancePtr> two_list(const Parameters& settings, std::uint64_t seed) {
    const std::int64_t n = settings.integer("n"), alpha = settings.integer("alpha");
    KS_CHECK(check_generated_size(n));
    Random random(seed);
    std::vector<std::int64_t> weights(static_cast<std::size_t>(n));
    for (std::int64_t& weight : weights)
        weight = random.between(1, 100'000'000);
    const bool plant = settings.choice("plant") == "true";
    const std::int64_t target =
        plant ? planted_sum(weights, (n * alpha + 500) / 1000, random) : part_of(sum_of(weights), alpha);
    return built(written("Two-list paper, {} weights{}", n, plant ? ", planted" : ""),
                 written("{}; {}", paper_section,
                         pisinger::source("two-list", settings, {"n", "alpha", "plant"}, seed)),
                 weights, target);
}

std::span<const Parameter> two_list_hard_settings() {
    static const std::vector<Parameter> all = {pisinger::count("n", 40, "weights", "Weights"),
                                               alpha(),
                                               {.name = "bits",
                                                .min = 2,
                                                .max = 62,
                                                .standard = 48,
                                                .unit = "bits",
                                                .title = "The weights are even and below 2^bits"}};
    return all;
}

/// Draws n even weights, 2 * (1 .. 2^(bits - 1) - 1): of any size below 2^bits, as in the paper, because the
/// discarded and pruned parts depend on that. M is floor(alpha * sum), plus one if that is even, so that no
/// subset has this sum and the whole space is searched. With alpha = 1, M would exceed the sum, so it is one
/// less.
Result<InstancePtr> two_list_hard(const Parameters& settings, std::uint64_t seed) {
    const std::int64_t n = settings.integer("n"), bits = settings.integer("bits");
    KS_CHECK(check_generated_size(n));
    if (n > INT64_MAX >> bits)
        return Error{.code = ErrorCode::limit,
                     .what = formatted("the sum of {} weights of {} bits can be 2^63 or more", n, bits),
                     .todo = "choose fewer weights or bits"};
    Random random(seed);
    std::vector<std::int64_t> weights(static_cast<std::size_t>(n));
    for (std::int64_t& weight : weights)
        weight = 2 * random.between(1, (std::int64_t{1} << (bits - 1)) - 1);
    const std::int64_t sum = sum_of(weights), near = part_of(sum, settings.integer("alpha")) | 1;
    return built(written("Two lists, searched whole, {} weights", n),
                 written("{}, but without a solution; {}", paper_section,
                         pisinger::source("two-list-hard", settings, {"n", "alpha", "bits"}, seed)),
                 weights, near > sum ? sum - 1 : near);
}

std::span<const Parameter> table_2_settings() {
    static const std::vector<Parameter> all = {
        {.name = "n", .min = 8, .max = 64, .step = 2, .standard = 36, .title = "Weights"}};
    return all;
}

/// Returns the largest weight of Table II's instances. Weights in 1..R have the mean (R + 1) / 2, so n of
/// them sum to twice 2^(n/2) / 8 (case 1, n <= 44) or 2^(n/2) / 4 (case 2) if R = 2 * sum / n - 1.
std::int64_t largest_of_table_2(std::int64_t n) {
    const std::int64_t sum = (std::int64_t{1} << n / 2) / (n <= 44 ? 4 : 2);
    return std::max<std::int64_t>(1, 2 * sum / n - 1);
}

/// Draws the n weights in 1..R. Section 5.1 states R = 10^8, which Table II contradicts; M = floor(sum / 2)
/// is about as large as in the table.
Result<InstancePtr> table_2(const Parameters& settings, std::uint64_t seed) {
    const std::int64_t n = settings.integer("n"), largest = largest_of_table_2(n);
    Random random(seed);
    std::vector<std::int64_t> weights(static_cast<std::size_t>(n));
    for (std::int64_t& weight : weights)
        weight = random.between(1, largest);
    return built(written("Two-list paper, Table II, {} weights", n),
                 written("Wan et al. 2014 (two-list paper), Table II; {}",
                         pisinger::source("two-list-table2", settings, {"n"}, seed)),
                 weights, sum_of(weights) / 2);
}

/// Found by a program that tried random weights with the functions of two_list/stages.h, k = 4. The original
/// algorithm, with the weights in this order, and the improved one, which sorts them, both have: distinct
/// sums in each list; pairs excluded by Lemma 1 and by Lemma 2; picked pairs on both sides of the diagonal;
/// no solution found while pruning or by the four binary searches, so that the walk finds the only one (34 +
/// 42 + 10 + 25). The original picks 2k - 1 = 7 pairs, the maximum. The improved list A has 11 of 16 sums, so
/// its last block is short; it picks 6 pairs, and the windows of two are not empty.
Result<InstancePtr> two_list_example(const Parameters&, std::uint64_t) {
    static constexpr std::int64_t weights[] = {34, 31, 42, 41, 37, 10, 25, 17};
    return built("Two lists of 16 sums", "ours, after Wan et al. 2014 (two-list paper), Section 2", weights,
                 111);
}

// The weights are small, so that rows of bits and bytes fit as well. With 28 weights each list of
// two-list.tuned has passes.
constexpr Trial two_list_trials[] = {{.use = "answers", .settings = "n=28 bits=16"}};

} // namespace

std::span<const Preset> two_list_presets() {
    static const Preset all[] = {
        {.id = "two-list",
         .title = "Two-list paper, Section 5.1: weights to 10^8",
         .kind = SubsetSumInstance::kind_id,
         .settings = two_list_settings(),
         .random = true,
         .make = two_list,
         .paper = "two-list"},
        {.id = "two-list-hard",
         .title = "Even weights, odd M: no solution, the whole space is searched",
         .kind = SubsetSumInstance::kind_id,
         .settings = two_list_hard_settings(),
         .random = true,
         .make = two_list_hard,
         .trials = two_list_trials,
         .paper = "two-list"},
        {.id = "two-list-table2",
         .title = "Two-list paper, Table II: weights for M of about 2^(n/2) / 8 or / 4",
         .kind = SubsetSumInstance::kind_id,
         .settings = table_2_settings(),
         .random = true,
         .make = table_2,
         .paper = "two-list"},
        {.id = "two-list-example",
         .title = "Two lists by hand: eight weights",
         .kind = SubsetSumInstance::kind_id,
         .make = two_list_example},
    };
    return all;
}

} // namespace ks
