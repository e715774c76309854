// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/kinds/pisinger.h"
#include "solvers/problems/knapsack/parts.h"

#include <cassert>

namespace ks {

namespace {

ConformanceCase make_case(std::string name, std::int64_t capacity, const std::vector<Item>& items) {
    KnapsackBuilder builder;
    builder.name(name).capacity(capacity);
    for (const Item& item : items)
        builder.add(item);
    auto instance = std::move(builder).build();
    assert(instance && "the corpus holds legal instances");
    return {
        .name = "knapsack: " + std::move(name), .instance = *instance, .optimum = brute_force(**instance)};
}

std::vector<Item> random_items(Random& random, std::int64_t n, std::int64_t value, std::int64_t weight) {
    std::vector<Item> items;
    for (std::int64_t i = 0; i < n; ++i)
        items.push_back(random_item(random, value, weight));
    return items;
}

constexpr std::int64_t two_to(int exponent) {
    return std::int64_t{1} << exponent;
}

void add_edges(std::vector<ConformanceCase>& cases) {
    const auto add = [&](std::string name, std::int64_t capacity, const std::vector<Item>& items) {
        cases.push_back(make_case(std::move(name), capacity, items));
    };
    add("thesis, Example 2.1", 10, {{2, 4}, {4, 6}, {3, 2}, {6, 7}});
    add("capacity 0", 0, {{5, 1}, {7, 2}});
    add("capacity 0, items of weight 0", 0, {{5, 0}, {7, 1}, {2, 0}});
    add("items of weight 0", 4, {{3, 0}, {4, 3}, {1, 0}, {5, 4}});
    add("items of value 0", 4, {{0, 1}, {0, 4}, {0, 0}});
    add("one item that fits exactly", 7, {{3, 7}});
    add("one item that is too heavy by 1", 7, {{3, 8}});
    add("an item heavier than the capacity", 10, {{4, 5}, {1000, 11}, {4, 5}, {999, INT64_MAX - 21}});
    add("all items equal", 33, std::vector<Item>(12, {7, 5}));
    add("everything fits", 100, {{1, 30}, {2, 30}, {3, 30}});
    add("everything fits, C = 2^63 - 1", INT64_MAX, {{4, 3}, {5, 2}});
    add("a greedy choice is wrong", 10, {{10, 6}, {7, 5}, {7, 5}});
}

void add_row_widths(std::vector<ConformanceCase>& cases) {
    const auto pair = [&](std::string name, std::int64_t sum, std::int64_t heavy) {
        cases.push_back(
            make_case(std::move(name), 20, {{sum / 2, 10}, {sum - sum / 2 - 1, 10}, {1, 1}, {0, heavy}}));
    };
    pair("the largest sum of 32-bit rows", two_to(30) - 1, 1);
    pair("the smallest sum of 64-bit rows", two_to(30), 1);
    pair("the largest legal sums", two_to(62) - 1, INT64_MAX - 21);
}

/// Adds items of each of Pisinger's classes: small ones, which every variant solves, and numbers too large
/// for any table, which only variants without a table solve.
void add_correlated(std::vector<ConformanceCase>& cases) {
    Random random(2);
    for (const pisinger::Correlation& family : pisinger::correlations) {
        const auto add = [&](const std::string& numbers, std::int64_t range, bool may_be_refused) {
            std::vector<Item> items(16);
            std::int64_t sum = 0;
            for (Item& item : items) {
                item = family.draw(random, range);
                sum += item.weight;
            }
            cases.push_back(make_case(formatted("{}, {}", family.preset, numbers), sum / 2, items));
            cases.back().may_be_refused = may_be_refused;
        };
        const bool heavy = family.draw == pisinger::similar_weights; // 100 times the range
        add("small numbers", heavy ? 20 : 100, false);
        add("values near 2^40", heavy ? two_to(33) : two_to(40), true);
        add("a capacity near 2^60", heavy ? two_to(50) : two_to(57), true);
    }
}

} // namespace

std::vector<ConformanceCase> corpus_knapsack() {
    std::vector<ConformanceCase> cases;
    add_edges(cases);
    add_row_widths(cases);
    add_correlated(cases);
    Random random(1);
    cases.push_back(make_case("18 items", 300, random_items(random, 18, 100, 60)));
    for (const std::int64_t capacity : block_boundary_capacities())
        cases.push_back(make_case(formatted("block boundary, C = {}", capacity), capacity,
                                  random_items(random, 12, 1000, capacity / 2)));
    return cases;
}

ConformanceCase random_knapsack(Random& random) {
    const std::int64_t n = random.between(1, 10);
    const std::int64_t value = random.between(0, 3) == 0 ? two_to(40) : random.between(0, 50);
    const std::int64_t weight = random.between(0, random.between(1, 100));
    const std::vector<Item> items = random_items(random, n, value, weight);
    return make_case("random", random.between(0, weight * n / 2 + 2), items);
}

} // namespace ks
