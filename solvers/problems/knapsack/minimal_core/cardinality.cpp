// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/knapsack/minimal_core/cardinality.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace ks::minimal_core {

namespace {

/// Limit for the sum of the weights including the multiplier, so that all sums fit 64 bits.
constexpr std::int64_t most_weight = std::int64_t{1} << 61;

/// Returns how many of these numbers sum to at most `limit`, if they are taken in this order; in linear time.
template <class Before>
Result<std::int64_t> count_within(std::vector<std::int64_t> numbers, std::int64_t limit, Before before,
                                  const Context& context) {
    auto begin = numbers.begin(), end = numbers.end(); // numbers before `begin` are taken
    while (begin != end) {
        KS_CHECK(context.check());
        const auto middle = begin + (end - begin) / 2;
        std::nth_element(begin, middle, end, before);
        const std::int64_t sum = std::accumulate(begin, middle + 1, std::int64_t{0});
        if (sum > limit) {
            end = middle;
        } else {
            limit -= sum;
            begin = middle + 1;
        }
    }
    return begin - numbers.begin();
}

/// Returns the most items of a selection that fits.
Result<std::int64_t> most_that_fit(std::span<const CoreItem> items, std::int64_t capacity,
                                   const Context& context) {
    std::vector<std::int64_t> weights(items.size());
    std::ranges::transform(items, weights.begin(), &CoreItem::weight);
    return count_within(std::move(weights), capacity, std::less(), context);
}

/// Returns the fewest items of a selection whose value exceeds `best`.
Result<std::int64_t> fewest_worth_more(std::span<const CoreItem> items, std::int64_t best,
                                       const Context& context) {
    std::vector<std::int64_t> values(items.size());
    std::ranges::transform(items, values.begin(), &CoreItem::value);
    KS_TRY(const std::int64_t not_more, count_within(std::move(values), best, std::greater(), context));
    return not_more + 1;
}

/// The LP solution with a surrogate.
struct Relaxed {
    std::int64_t packed = 0; ///< number of whole items
    std::int64_t bound = INT64_MAX;
};

class Multipliers {
public:
    Multipliers(std::span<const CoreItem> items, std::int64_t capacity, std::int64_t count,
                const Context& context)
        : items_(items), capacity_(capacity), count_(count), context_(context) {}

    Result<Relaxed> relaxed(std::int64_t an_item) const {
        const Surrogate surrogate{.an_item = an_item, .items = count_};
        std::vector<CoreItem> items = with_surrogate(items_, surrogate);
        const std::int64_t capacity = capacity_with(capacity_, surrogate);
        Wide weight = 0;
        for (const CoreItem& item : items)
            weight += item.weight;
        if (weight <= capacity) // such a multiplier excludes nothing
            return Relaxed{.packed = static_cast<std::int64_t>(items.size())};
        KS_TRY(const LazyOrder order,
               LazyOrder::make(std::move(items), capacity, ties_of(surrogate), context_));
        return Relaxed{.packed = static_cast<std::int64_t>(order.packed().size()),
                       .bound = lp_bound(order, capacity)};
    }

    /// Returns the multiplier with the least bound, between `least` and `most`. The bound first falls and
    /// then rises, and at its minimum the LP solution just meets the constraint.
    Result<std::optional<Surrogate>> best(std::int64_t least, std::int64_t most, std::int64_t bound) const {
        while (most - least > 1) {
            const std::int64_t middle = least + (most - least) / 2;
            KS_TRY(const Relaxed here, relaxed(middle));
            (here.packed >= count_ ? least : most) = middle; // a larger multiplier packs fewer items
        }
        std::optional<Surrogate> found;
        for (const std::int64_t an_item : {least, most}) {
            KS_TRY(const Relaxed here, relaxed(an_item));
            if (here.bound >= bound)
                continue;
            bound = here.bound;
            found = Surrogate{.an_item = an_item, .items = count_};
        }
        return found;
    }

private:
    std::span<const CoreItem> items_;
    std::int64_t capacity_, count_;
    const Context& context_;
};

} // namespace

std::int64_t lp_bound(const LazyOrder& order, std::int64_t capacity) {
    const CoreItem& split = order.split_item();
    const std::int64_t room = capacity - order.packed_weight();
    return order.packed_value() + static_cast<std::int64_t>(Wide{room} * split.value / split.weight);
}

std::vector<CoreItem> with_surrogate(std::span<const CoreItem> items, const Surrogate& surrogate) {
    std::vector<CoreItem> with(items.begin(), items.end());
    for (CoreItem& item : with)
        item.weight += surrogate.an_item;
    return with;
}

std::int64_t capacity_with(std::int64_t capacity, const Surrogate& surrogate) {
    return capacity + surrogate.an_item * surrogate.items;
}

Ties ties_of(const Surrogate& surrogate) {
    return surrogate.an_item >= 0 ? Ties::lighter_first : Ties::heavier_first;
}

Result<std::optional<Surrogate>> cardinality_surrogate(std::span<const CoreItem> items, std::int64_t capacity,
                                                       std::int64_t best, const LazyOrder& order,
                                                       const Context& context) {
    const auto n = static_cast<std::int64_t>(items.size());
    Wide weight = 0;
    for (const CoreItem& item : items)
        weight += item.weight;
    if (weight > most_weight)
        return std::optional<Surrogate>();
    const auto packed = static_cast<std::int64_t>(order.packed().size());
    const std::int64_t bound = lp_bound(order, capacity);
    KS_TRY(const std::int64_t most, most_that_fit(items, capacity, context));
    if (most == packed)
        return Multipliers(items, capacity, packed, context).best(0, most_weight / n, bound);
    KS_TRY(const std::int64_t fewest, fewest_worth_more(items, best, context));
    if (fewest != packed + 1)
        return std::optional<Surrogate>();
    const std::int64_t lightest = std::ranges::min_element(items, {}, &CoreItem::weight)->weight;
    return Multipliers(items, capacity, packed + 1, context).best(1 - lightest, 0, bound);
}

} // namespace ks::minimal_core
