// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/two_list/halves.h"

#include "solvers/core/formatted.h"
#include "solvers/problems/subset_sum/two_list/sums.h"

#include <algorithm>
#include <numeric>

namespace ks::two_list {

Halves halve(std::span<const std::int64_t> weights, Order order) {
    std::vector<std::int64_t> index(weights.size());
    std::iota(index.begin(), index.end(), std::int64_t{0});
    if (order == Order::nonincreasing)
        std::ranges::stable_sort(index, std::greater(),
                                 [&](std::int64_t i) { return weights[static_cast<std::size_t>(i)]; });
    Halves halves;
    const std::size_t middle = (weights.size() + 1) / 2;
    for (std::size_t i = 0; i < index.size(); ++i) {
        Half& half = i < middle ? halves.first : halves.second;
        half.index.push_back(index[i]);
        half.weights.push_back(weights[static_cast<std::size_t>(index[i])]);
    }
    return halves;
}

std::int64_t usual_threads(std::size_t weights) {
    return std::int64_t{1} << weights / 4;
}

namespace {

/// With at most this many weights every subset is tried.
constexpr std::size_t tried = 8;

Result<std::vector<std::int64_t>> try_all(std::span<const std::int64_t> weights, std::int64_t sum) {
    for (std::size_t bits = 0; bits < std::size_t{1} << weights.size(); ++bits) {
        std::int64_t left = sum;
        std::vector<std::int64_t> taken;
        for (std::size_t i = 0; i < weights.size(); ++i)
            if ((bits >> i & 1) != 0) {
                left -= weights[i];
                taken.push_back(static_cast<std::int64_t>(i));
            }
        if (left == 0)
            return taken;
    }
    return Error{.code = ErrorCode::check,
                 .what = formatted("no subset of a half sums to {}", sum),
                 .todo = "report this as a bug"};
}

} // namespace

Result<std::vector<std::int64_t>> subset_of(std::span<const std::int64_t> weights, std::int64_t sum,
                                            const Context& context) {
    KS_CHECK(context.check());
    if (weights.size() <= tried)
        return try_all(weights, sum);
    const std::size_t middle = weights.size() / 2;
    const auto low = weights.first(middle), high = weights.subspan(middle);
    KS_TRY(const LargeVector<std::int64_t> a, sums_of(low, context));
    KS_TRY(const LargeVector<std::int64_t> b, sums_of(high, context));
    std::size_t i = 0, left = b.size(); // b is read from its end
    while (i < a.size() && left > 0 && a[i] + b[left - 1] != sum)
        a[i] + b[left - 1] < sum ? ++i : --left;
    if (i == a.size() || left == 0)
        return Error{.code = ErrorCode::check,
                     .what = formatted("no subset of a half sums to {}", sum),
                     .todo = "report this as a bug"};
    KS_TRY(std::vector<std::int64_t> taken, subset_of(low, a[i], context));
    KS_TRY(const std::vector<std::int64_t> others, subset_of(high, b[left - 1], context));
    for (const std::int64_t other : others)
        taken.push_back(static_cast<std::int64_t>(middle) + other);
    return taken;
}

std::int64_t subset_of_bytes(std::size_t weights) {
    std::int64_t sums = 0;
    for (; weights > tried; weights -= weights / 2) { // the larger part of the next lower level
        const std::size_t low = weights / 2, high = weights - low;
        sums += (std::int64_t{1} << low) + (std::int64_t{1} << high);
    }
    return 8 * sums;
}

Result<Answer> found(const Halves& halves, const SumPair& pair, const Context& context) {
    Selection selection;
    const auto add = [&](const Half& half, std::int64_t sum) -> Result<void> {
        KS_TRY(const std::vector<std::int64_t> taken, subset_of(half.weights, sum, context));
        for (const std::int64_t i : taken)
            selection.push_back(half.index[static_cast<std::size_t>(i)]);
        return {};
    };
    KS_CHECK(add(halves.first, pair.a));
    KS_CHECK(add(halves.second, pair.b));
    std::ranges::sort(selection);
    const std::int64_t sum = pair.a + pair.b;
    return Answer{
        .status = Status::found, .objective = sum, .weight = sum, .selection = std::move(selection)};
}

Result<Answer> answer(const Halves& halves, const std::optional<SumPair>& pair, const Context& context) {
    if (pair)
        return found(halves, *pair, context);
    return Answer{.status = Status::not_found};
}

} // namespace ks::two_list
