// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/kinds/pisinger.h"
#include "solvers/problems/multiple_choice/parts.h"

#include <cassert>

namespace ks {

namespace {

using Classes = std::vector<std::vector<Item>>;

std::shared_ptr<const MultipleChoiceInstance> make(std::string name, std::int64_t capacity,
                                                   const Classes& classes) {
    MultipleChoiceBuilder builder;
    builder.name(std::move(name)).capacity(capacity);
    for (const auto& items : classes) {
        builder.begin_class();
        for (const Item& item : items)
            builder.add(item);
    }
    auto instance = std::move(builder).build();
    assert(instance && "the corpus holds legal instances");
    return *std::move(instance);
}

ConformanceCase make_case(const std::string& name, std::int64_t capacity, const Classes& classes) {
    const auto instance = make(name, capacity, classes);
    return {.name = "multiple-choice: " + name, .instance = instance, .optimum = brute_force(*instance)};
}

Classes random_classes(Random& random, const std::vector<std::int64_t>& sizes, std::int64_t value,
                       std::int64_t weight) {
    Classes classes;
    for (const std::int64_t n : sizes) {
        auto& items = classes.emplace_back();
        for (std::int64_t k = 0; k < n; ++k)
            items.push_back(random_item(random, value, weight));
    }
    return classes;
}

constexpr std::int64_t two_to(int exponent) {
    return std::int64_t{1} << exponent;
}

void add_edges(std::vector<ConformanceCase>& cases) {
    const auto add = [&](const std::string& name, std::int64_t capacity, const Classes& classes) {
        cases.push_back(make_case(name, capacity, classes));
    };
    add("thesis, Example 2.2", 10, {{{2, 3}, {3, 4}}, {{1, 4}, {4, 8}}, {{2, 1}, {3, 2}, {4, 3}}});
    add("capacity 0, feasible", 0, {{{5, 0}, {9, 1}}, {{1, 0}, {2, 0}}});
    add("capacity 0, infeasible", 0, {{{5, 0}}, {{9, 1}}});
    add("items of weight 0", 3, {{{1, 0}, {2, 2}}, {{1, 0}, {3, 3}}, {{0, 0}}});
    add("items of value 0", 3, {{{0, 1}, {0, 0}}, {{0, 2}}});
    add("one class", 5, {{{4, 6}, {3, 5}, {3, 2}}});
    add("one class of one item that fits exactly", 5, {{{4, 5}}});
    add("one class of one item that is too heavy by 1", 5, {{{4, 6}}});
    add("classes of one item, exactly full", 6, {{{1, 1}}, {{2, 2}}, {{3, 3}}});
    add("classes of one item, infeasible by 1", 5, {{{1, 1}}, {{2, 2}}, {{3, 3}}});
    add("an item heavier than the capacity", 4, {{{1, 2}, {1000, 5}}, {{2, 2}, {999, INT64_MAX - 21}}});
    add("infeasible in the first class", 4, {{{9, 5}}, {{1, 0}}});
    add("infeasible in the last class", 4, {{{1, 1}, {2, 3}}, {{1, 2}, {5, 4}}, {{7, 2}}});
    add("the heaviest items fit, C = 2^63 - 1", INT64_MAX, {{{4, 3}, {5, 2}}, {{1, 1}}});
    add("all items equal", 16, Classes(4, std::vector<Item>(5, {3, 4})));
    add("equal weights, different values", 16,
        {{{3, 4}, {9, 4}, {1, 4}}, {{2, 4}, {2, 4}}, {{0, 4}, {7, 4}}, {{5, 4}}});
    add("all items equal, infeasible", 15, Classes(4, std::vector<Item>(5, {3, 4})));
    // By construction each class adds one unit of value per unit of weight, so the capacity is the optimum.
    const Classes binary(64, {{0, 0}, {1, 1}});
    cases.push_back(
        {.name = "multiple-choice: 64 classes", .instance = make("64 classes", 40, binary), .optimum = 40});
}

/// Returns a case with a class of more items than any device's shared memory can hold (227 KiB, 8 bytes each
/// with 32-bit rows, 12 with 64). Only some items fit, in every part of the class, so that the case stays
/// quick.
ConformanceCase larger_than_shared_memory(Random& random, std::int64_t value) {
    Classes classes = random_classes(random, {3, 30'000, 2}, value, 30);
    for (std::size_t k = 0; k < classes[1].size(); ++k)
        if (k % 211 != 0)
            classes[1][k].weight = 91 + static_cast<std::int64_t>(k);
    return make_case(formatted("a class larger than shared memory, values up to {}", value), 90, classes);
}

void add_row_widths(std::vector<ConformanceCase>& cases) {
    const auto pair = [&](const std::string& name, std::int64_t sum, std::int64_t heavy) {
        const Classes classes = {{{1, 9}, {sum / 2, 10}, {0, heavy}}, {{sum - sum / 2, 10}, {2, 9}}};
        cases.push_back(make_case(name, 20, classes));
        cases.push_back(make_case(name + ", not reached", 19, classes));
        cases.push_back(
            make_case(name + ", infeasible", 17, classes)); // minus infinity plus the sum stays negative
    };
    pair("the largest sum of 32-bit rows", two_to(30) - 1, 1000);
    pair("the smallest sum of 64-bit rows", two_to(30), 1000);
    pair("the largest legal sums", two_to(62) - 1, INT64_MAX - 10);
}

/// Adds items of each of Pisinger's classes: small ones, which every variant solves, and numbers too large
/// for any table, which only variants without a table solve.
void add_correlated(std::vector<ConformanceCase>& cases) {
    Random random(2);
    for (const pisinger::Correlation& family : pisinger::correlations) {
        // Fewer classes, because the emulator keeps up to 32 stacks per column for a cooperative kernel, and
        // they are large under a sanitizer.
        const bool heavy = family.draw == pisinger::similar_weights; // 100 times the range
        const auto add = [&](const std::string& numbers, std::int64_t range, bool may_be_refused) {
            Classes classes(heavy ? 3 : 6, std::vector<Item>(6));
            std::int64_t first = 0; // one weight of each class
            for (std::vector<Item>& items : classes) {
                for (Item& item : items)
                    item = family.draw(random, range);
                first += items.front().weight;
            }
            cases.push_back(make_case(formatted("{}, {}", family.preset, numbers), first, classes));
            cases.back().may_be_refused = may_be_refused;
        };
        add("small numbers", heavy ? 10 : 100, false);
        add("values near 2^40", heavy ? two_to(33) : two_to(40), true);
        add("a capacity near 2^60", heavy ? two_to(51) : two_to(58), true);
    }
}

} // namespace

std::vector<ConformanceCase> corpus_multiple_choice() {
    std::vector<ConformanceCase> cases;
    add_edges(cases);
    add_row_widths(cases);
    add_correlated(cases);
    Random random(1);
    for (const std::int64_t n : {31, 32, 33, 671, 673, 1023, 1024, 1025, 1500})
        cases.push_back(
            make_case(formatted("a class of {} items", n), 90, random_classes(random, {3, n, 2}, 1000, 60)));
    for (const std::int64_t value : {std::int64_t{1000}, two_to(40)})
        cases.push_back(larger_than_shared_memory(random, value));
    for (const std::int64_t capacity : block_boundary_capacities())
        cases.push_back(make_case(formatted("block boundary, C = {}", capacity), capacity,
                                  random_classes(random, {7, 1, 9, 5}, 1000, capacity / 2)));
    return cases;
}

ConformanceCase random_multiple_choice(Random& random) {
    std::vector<std::int64_t> sizes(static_cast<std::size_t>(random.between(1, 5)));
    for (std::int64_t& n : sizes)
        n = random.between(1, 6);
    const std::int64_t value = random.between(0, 3) == 0 ? two_to(40) : random.between(0, 50);
    const std::int64_t weight = random.between(0, random.between(1, 100));
    const Classes classes = random_classes(random, sizes, value, weight);
    const auto m = static_cast<std::int64_t>(sizes.size());
    return make_case("random", random.between(0, weight * m * 3 / 4 + 2), classes);
}

} // namespace ks
