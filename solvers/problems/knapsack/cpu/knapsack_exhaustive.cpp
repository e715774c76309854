// SPDX-License-Identifier: Apache-2.0
// 0-1 knapsack by trying all 2^n selections: thesis, Section 2.1.2.
#include "solvers/core/formatted.h"
#include "solvers/kinds/variant_of.h"
#include "solvers/problems/knapsack/instance.h"

#include <bit>
#include <cmath>

namespace ks::cpu {

namespace {

/// 2^36 selections take minutes on one core; each further item doubles that.
constexpr std::int64_t most_items = 36;

/// A set of items as bits, with its sums.
struct GraySelection {
    std::uint64_t items = 0;
    Item sum;
};

constexpr const char* exhaustive_id = "knapsack.exhaustive";

void toggle(GraySelection& selection, std::span<const Item> items, int which) {
    const Item& item = items[static_cast<std::size_t>(which)];
    selection.items ^= std::uint64_t{1} << which;
    const bool added = (selection.items >> which & 1) != 0;
    selection.sum.value += added ? item.value : -item.value;
    selection.sum.weight += added ? item.weight : -item.weight;
}

Result<GraySelection> best_of(std::span<const Item> items, std::int64_t capacity, Context& context) {
    constexpr std::int64_t selections_a_piece = std::int64_t{1} << 20;
    const std::int64_t all = std::int64_t{1} << items.size();
    GraySelection best, tried;
    for (std::int64_t begin = 0; begin < all; begin += selections_a_piece) {
        KS_CHECK(context.check());
        context.report("compute", 0, 1, static_cast<double>(begin) / static_cast<double>(all));
        const std::int64_t end = std::min(all, begin + selections_a_piece);
        for (std::int64_t i = std::max<std::int64_t>(begin, 1); i < end; ++i) {
            toggle(tried, items, std::countr_zero(static_cast<std::uint64_t>(i)));
            if (tried.sum.weight <= capacity && tried.sum.value > best.sum.value)
                best = tried;
        }
    }
    context.report("compute", 1, 1);
    return best;
}

Result<Estimate> estimate_exhaustive(const KnapsackInstance& instance, const Parameters&, std::int64_t) {
    const auto n = static_cast<std::int64_t>(instance.items().size());
    if (n > most_items)
        return Error{.code = ErrorCode::limit,
                     .what = formatted("2^{} selections are too many to try: {} takes up to {} items", n,
                                       exhaustive_id, most_items),
                     .where = "/items",
                     .todo = "choose a variant that fills a table"};
    return Estimate{.operations = std::exp2(static_cast<double>(n))};
}

/// Visits selections in the order of the Gray code, where each differs from the previous one in a single
/// item.
Result<Answer> solve_exhaustive(const KnapsackInstance& instance, const Parameters& parameters,
                                Context& context) {
    KS_CHECK(estimate_exhaustive(instance, parameters, context.memory_budget));
    context.begin_stage("compute");
    KS_TRY(const GraySelection best, best_of(instance.items(), instance.capacity(), context));
    context.end_stage();
    Answer answer{.status = Status::optimal,
                  .objective = best.sum.value,
                  .weight = best.sum.weight,
                  .selection = ks::Selection{}};
    for (std::uint64_t left = best.items; left != 0; left &= left - 1)
        answer.selection->push_back(std::countr_zero(left));
    return answer;
}

} // namespace

const Variant& variant_knapsack_exhaustive() {
    static const VariantOf<KnapsackInstance> variant({
        .info =
            {
                .id = exhaustive_id,
                .title = "Exhaustive: every selection",
                .paper = "thesis",
                .section = "2.1.2",
                .complexity = {.time = "O(2^N)", .source = "Table 1.1"},
            },
        .estimate = estimate_exhaustive,
        .solve = solve_exhaustive,
    });
    return variant;
}

} // namespace ks::cpu
