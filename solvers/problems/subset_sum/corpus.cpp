// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/problems/subset_sum/parts.h"

#include <cassert>

namespace ks {

namespace {

std::shared_ptr<const SubsetSumInstance> make_instance(const std::string& name, std::int64_t target,
                                                       const std::vector<std::int64_t>& weights) {
    SubsetSumBuilder builder;
    builder.name(name).target(target);
    for (const std::int64_t weight : weights)
        builder.add(weight);
    auto instance = std::move(builder).build();
    assert(instance && "the corpus holds legal instances");
    return *instance;
}

ConformanceCase make_case(const std::string& name, std::int64_t target,
                          const std::vector<std::int64_t>& weights) {
    const auto instance = make_instance(name, target, weights);
    return {.name = "subset-sum: " + name, .instance = instance, .optimum = brute_force(*instance)};
}

/// Returns a case of 97 weights that never fit and three that fit together; brute force would take too long
/// for it.
ConformanceCase a_hundred_weights() {
    std::vector<std::int64_t> weights(97, 1000);
    weights.insert(weights.begin() + 50, {41, 5, 30});
    const std::string name = "a hundred weights of which three fit";
    return {.name = "subset-sum: " + name,
            .instance = make_instance(name, 77, weights),
            .optimum = 76,
            .may_be_refused = true};
}

std::vector<std::int64_t> random_weights(Random& random, std::int64_t n, std::int64_t most) {
    std::vector<std::int64_t> weights;
    for (std::int64_t i = 0; i < n; ++i)
        weights.push_back(random.between(0, most));
    return weights;
}

void add_edges(std::vector<ConformanceCase>& cases) {
    const auto add = [&](std::string name, std::int64_t target, const std::vector<std::int64_t>& weights) {
        cases.push_back(make_case(name, target, weights));
    };
    add("SSO report, toy_4_12", 12, {3, 5, 8, 10});
    add("target 0", 0, {5, 7});
    add("target 0, weights of 0", 0, {0, 7, 0});
    add("target 1", 1, {1, 1, 2});
    add("weights of 0", 4, {0, 3, 0, 5});
    add("one weight that is the target", 7, {7});
    add("one weight that is too large by 1", 7, {8});
    add("a weight far beyond the target", 10, {5, INT64_MAX - 20, 4});
    add("a weight beyond the target and all powers of two", 10, {INT64_MAX});
    add("all weights equal", 33, std::vector<std::int64_t>(12, 5));
    add("everything fits", 100, {30, 30, 30});
    add("everything is the target", 90, {30, 30, 30});
    add("everything fits, c = 2^63 - 1", INT64_MAX, {3, 2});
    add("even weights, odd target", 31, {2, 4, 8, 16, 32, 6});
    add("the last weight decides", 64, {1, 2, 4, 8, 16, 33});
    add("the order does not matter", 12, {10, 8, 5, 3});
    add("the target is below the smallest weight", 4, {5, 9, 7});
    add("no weight fits, and one is the target", 6, {7, 8, 6, 9});
    add("pairs of equal weights", 18, {5, 5, 7, 7, 3, 3});
    add("SSO report, Section 5.2.3", 14, {5, 3, 5, 7, 3, 5});
}

} // namespace

std::vector<ConformanceCase> corpus_subset_sum() {
    std::vector<ConformanceCase> cases;
    add_edges(cases);
    Random random(1);
    cases.push_back(a_hundred_weights());
    cases.push_back(make_case("18 weights", 300, random_weights(random, 18, 60)));
    for (const auto& [weights, exponent] :
         {std::pair("weights near 2^40", 40), std::pair("a target near 2^60", 58)}) {
        const std::int64_t most = std::int64_t{1} << exponent;
        cases.push_back(make_case(weights, 4 * most, random_weights(random, 16, most)));
        cases.back().may_be_refused = true;
    }
    for (const std::int64_t target : block_boundary_capacities())
        cases.push_back(make_case(formatted("block boundary, c = {}", target), target,
                                  random_weights(random, 10, target / 2)));
    return cases;
}

ConformanceCase random_subset_sum(Random& random) {
    const std::int64_t n = random.between(1, 10);
    const std::int64_t most = random.between(0, random.between(1, 400));
    const std::vector<std::int64_t> weights = random_weights(random, n, most);
    return make_case("random", random.between(0, most * n / 2 + 2), weights);
}

} // namespace ks
