// SPDX-License-Identifier: Apache-2.0
#include "solvers/dp/plan.h"

#include "solvers/core/formatted.h"
#include "solvers/core/over_budget.h"
#include "solvers/core/units.h"
#include "solvers/dp/last_column.h"

#include <algorithm>
#include <utility>

namespace ks::dp {

namespace {

/// More than any processor can address. With one bit per cell this is 2^60 columns, so that the cells of a
/// planned row can be counted, and the cell after them.
constexpr std::int64_t most_bytes = std::int64_t{1} << 57;

/// Returns a * b + c of numbers that are not negative, or INT64_MAX on overflow.
std::int64_t multiply_add(std::int64_t a, std::int64_t b, std::int64_t c) {
    std::int64_t sum = 0;
    if (__builtin_mul_overflow(a, b, &sum) || __builtin_add_overflow(sum, c, &sum))
        return INT64_MAX;
    return sum;
}

std::int64_t bytes_of(const Estimate& estimate) {
    return multiply_add(estimate.host_bytes, 1, estimate.device_bytes);
}

RowPlan plan_of(const RowNeeds& needs, std::int64_t length) {
    RowPlan plan{.rows = needs.rows, .capacity = needs.capacity, .asked = needs.asked, .length = length};
    const std::int64_t bytes = element_bytes(needs.cell);
    const std::int64_t row = multiply_add(needs.capacity / cells_in_element(needs.cell), bytes, bytes);
    const std::int64_t held = multiply_add(length, 1, 1);                // the rows and the row before them
    const std::int64_t checkpoints = plan.whole() ? 0 : plan.segments(); // including the base row
    const std::int64_t on_host = needs.on_device ? 1 : held;             // the row read back last
    plan.estimate.host_bytes = multiply_add(multiply_add(on_host, 1, checkpoints), row, needs.host_bytes);
    if (needs.on_device)
        plan.estimate.device_bytes = multiply_add(held, row, needs.device_bytes);
    plan.estimate.operations = (static_cast<double>(needs.capacity) + 1) * static_cast<double>(needs.items) *
                               (1 + static_cast<double>(plan.recomputed()) / static_cast<double>(plan.rows));
    return plan;
}

bool fits(const Estimate& estimate, std::int64_t memory, std::int64_t device_memory) {
    return bytes_of(estimate) <= std::min(memory, most_bytes) && estimate.device_bytes <= device_memory;
}

/// Returns the smallest s with s * s >= m.
std::int64_t root(std::int64_t m) {
    std::int64_t below = 0, enough = std::min<std::int64_t>(m, 3'037'000'499);
    while (enough - below > 1) {
        const std::int64_t middle = below + (enough - below) / 2;
        (middle * middle >= m ? enough : below) = middle;
    }
    return enough;
}

std::vector<Fact> row_facts(const RowPlan& plan) {
    if (plan.whole())
        return {{.name = "rows-kept",
                 .value = plan.rows,
                 .unit = "rows",
                 .sentence = counted("The whole table of {} row was kept.",
                                     "The whole table of {} rows was kept.", plan.rows)}};
    const std::int64_t checkpoints = plan.segments() - 1;
    return {{.name = "rows-kept",
             .value = plan.length + checkpoints,
             .unit = "rows",
             .sentence = formatted("Of {0} rows one in {1} was kept as a checkpoint ({2}), and the {1} rows "
                                   "between two of them at a time.",
                                   plan.rows, plan.length, checkpoints)},
            {.name = "rows-recomputed",
             .value = plan.recomputed(),
             .unit = "rows",
             .sentence = counted("The way back computed {} row once more.",
                                 "The way back computed {} rows once more.", plan.recomputed())}};
}

} // namespace

Result<RowPlan> plan_rows(const RowNeeds& needs, std::int64_t memory, std::int64_t device_memory) {
    // From sqrt(m) on, a longer segment costs at least as much as it saves in checkpoints, so the bytes never
    // decrease.
    std::int64_t shortest = root(needs.rows), longest = needs.rows;
    const RowPlan smallest = plan_of(needs, shortest);
    const RowPlan whole = plan_of(needs, longest);
    const RowPlan& least = bytes_of(whole.estimate) < bytes_of(smallest.estimate) ? whole : smallest;
    if (bytes_of(least.estimate) > most_bytes)
        return Error{.code = ErrorCode::limit,
                     .what = formatted("a table of {} rows of {} cells is larger than any memory", needs.rows,
                                       static_cast<std::uint64_t>(needs.capacity) + 1),
                     .todo = "divide the weights and their limit by a common factor"};
    if (fits(whole.estimate, memory, device_memory))
        return whole;
    if (!fits(smallest.estimate, memory, device_memory))
        return least;
    if (needs.on_device)
        memory /= 2;                 // the emulator needs memory for its lanes
    while (longest - shortest > 1) { // longest does not fit
        const std::int64_t middle = shortest + (longest - shortest) / 2;
        (fits(plan_of(needs, middle).estimate, memory, device_memory) ? shortest : longest) = middle;
    }
    return plan_of(needs, shortest);
}

Result<void> check_memory(const Estimate& estimate, std::int64_t memory) {
    if (fits(estimate, memory, INT64_MAX))
        return {};
    const std::int64_t needed = bytes_of(estimate);
    return over_budget(formatted("the run needs about {} and the memory budget is {}", bytes_text(needed),
                                 bytes_text(memory)),
                       "choose a smaller instance", {.needed = needed});
}

std::vector<Fact> facts_of(const RowPlan& plan) {
    std::vector<Fact> facts = row_facts(plan);
    for (Fact& end : end_facts(plan.asked, plan.capacity))
        facts.push_back(std::move(end));
    return facts;
}

} // namespace ks::dp
