// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/problems/instruction_set/parts.h"

#include <cassert>

namespace ks {

namespace {

struct TaskChoices {
    std::int64_t execution = 0, period = 1;
    std::vector<CustomInstruction> choices;
};
using Tasks = std::vector<TaskChoices>;

ConformanceCase make_case(const std::string& name, const Tasks& tasks,
                          std::optional<std::int64_t> max_cost = {}) {
    InstructionSetBuilder builder;
    builder.name(name).max_cost(max_cost);
    for (const TaskChoices& task : tasks) {
        builder.begin_task({.execution = task.execution, .period = task.period});
        for (const CustomInstruction& choice : task.choices)
            builder.add(choice);
    }
    auto instance = std::move(builder).build();
    assert(instance && "the corpus holds legal instances");
    return {.name = "instruction-set: " + name, .instance = *instance, .front = brute_force(**instance)};
}

std::vector<CustomInstruction> random_choices(Random& random, std::int64_t n, std::int64_t gain,
                                              std::int64_t cost) {
    std::vector<CustomInstruction> choices;
    for (std::int64_t k = 0; k < n; ++k) {
        const std::int64_t its_gain = random.between(0, gain);
        choices.push_back({.gain = its_gain, .cost = random.between(0, cost)});
    }
    return choices;
}

/// Two gains of different tasks, over two primes, that differ by 1 / (p q), so that the utilisations are
/// equal as doubles. `first` is the cost of the smaller gain, `second` that of the larger one.
ConformanceCase closer_than_doubles(const std::string& name, std::int64_t first, std::int64_t second) {
    constexpr std::int64_t p = 1'073'741'789, q = 1'073'741'783;
    constexpr std::int64_t larger = 894'784'824,
                           smaller = 894'784'819; // larger / p - smaller / q = 1 / (p q)
    return make_case(name,
                     {{.execution = larger, .period = p, .choices = {{.gain = larger, .cost = second}}},
                      {.execution = smaller, .period = q, .choices = {{.gain = smaller, .cost = first}}}});
}

void add_edges(std::vector<ConformanceCase>& cases) {
    const auto add = [&](const std::string& name, const Tasks& tasks,
                         std::optional<std::int64_t> max_cost = {}) {
        cases.push_back(make_case(name, tasks, max_cost));
    };
    const Tasks three = {{3, 4, {{1, 2}, {2, 5}}}, {2, 3, {{1, 3}}}, {7, 15, {{2, 1}, {4, 4}}}};
    add("three tasks", three);
    for (const std::int64_t most : {0, 1, 8, 9, 12, 13})
        add(formatted("largest cost {}", most), three, most);
    add("one task without a choice", {{1, 2, {}}});
    add("no task has a choice", {{1, 2, {}}, {2, 3, {}}});
    add("an empty list between two others", {{4, 8, {{1, 1}}}, {1, 3, {}}, {6, 9, {{3, 2}}}});
    add("U = 1 exactly in software", {{1, 2, {{1, 3}}}, {1, 3, {}}, {1, 6, {}}});
    add("U = 1 exactly at cost 2", {{3, 4, {{1, 2}}}, {1, 2, {}}});
    add("just above U = 1 without hardware", {{1, 2, {}}, {500'000'001, 1'000'000'000, {{1, 7}, {2, 8}}}});
    add("a choice of cost 0", {{5, 10, {{2, 0}, {4, 3}}}, {5, 10, {{0, 0}, {1, 1}}}});
    add("all costs 0", {{5, 10, {{2, 0}, {4, 0}}}, {3, 7, {{1, 0}}}});
    add("gains of 0", {{5, 10, {{0, 1}, {0, 0}}}, {3, 7, {{0, 2}, {1, 2}}}});
    add("equal costs", {{9, 10, {{3, 4}, {5, 4}, {1, 4}}}, {8, 9, {{2, 4}, {2, 4}}}});
    add("equal gains", {{9, 10, {{3, 4}, {3, 2}, {3, 9}}}, {8, 9, {{2, 4}, {2, 1}}}});
    add("all choices equal", Tasks(4, {4, 8, std::vector<CustomInstruction>(5, {2, 3})}));
    add("a dearer choice that gains less", {{9, 10, {{5, 2}, {1, 6}}}, {8, 9, {{4, 3}, {2, 5}}}});
    add("an execution time of 0", {{0, 3, {{0, 1}}}, {2, 5, {{2, 2}}}});
    add("gains that make up for their cost in proportion",
        Tasks(5, {50, 100, {{1, 1}, {2, 2}, {3, 3}, {4, 4}}}));
    add("periods without a common factor",
        {{3, 7, {{1, 1}, {2, 3}}}, {5, 11, {{2, 2}}}, {6, 13, {{1, 1}, {5, 4}}}});
    cases.push_back(closer_than_doubles("closer than doubles, the better one is dearer", 1, 2));
    cases.push_back(closer_than_doubles("closer than doubles, the better one is cheaper", 2, 1));
    cases.push_back(closer_than_doubles("closer than doubles, at one cost", 2, 2));
    add("64-bit rows: a common denominator above 2^30",
        {{70'000, 1'048'573, {{1, 1}, {69'999, 5}}}, {3, 1021, {{2, 3}}}});
}

} // namespace

std::vector<ConformanceCase> corpus_instruction_set() {
    std::vector<ConformanceCase> cases;
    add_edges(cases);
    Random random(1);
    for (const std::int64_t n : {31, 33, 1023, 1024, 1025, 1500})
        cases.push_back(
            make_case(formatted("a task of {} items", n), {{100, 200, random_choices(random, 3, 100, 30)},
                                                           {1000, 3000, random_choices(random, n, 1000, 60)},
                                                           {7, 9, random_choices(random, 2, 7, 20)}}));
    for (const std::int64_t cost : block_boundary_capacities())
        cases.push_back(make_case(formatted("block boundary, C = {}", cost),
                                  {{100, 250, random_choices(random, 7, 100, cost)},
                                   {30, 100, random_choices(random, 5, 30, cost / 2)},
                                   {60, 120, random_choices(random, 6, 60, cost / 2)}},
                                  cost));
    return cases;
}

ConformanceCase random_instruction_set(Random& random) {
    Tasks tasks(static_cast<std::size_t>(random.between(1, 5)));
    const std::int64_t cost = random.between(0, random.between(1, 60));
    const bool harmonic = random.between(0, 2) != 0;
    for (TaskChoices& task : tasks) {
        task.period = harmonic ? std::int64_t{1} << random.between(0, 6) : random.between(1, 40);
        task.execution = random.between(0, task.period);
        task.choices = random_choices(random, random.between(0, 5), task.execution, cost);
    }
    const auto m = static_cast<std::int64_t>(tasks.size());
    std::optional<std::int64_t> most;
    if (random.between(0, 1) != 0)
        most = random.between(0, cost * m);
    return make_case("random", tasks, most);
}

} // namespace ks
