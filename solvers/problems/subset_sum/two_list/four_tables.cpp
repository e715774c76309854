// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/two_list/four_tables.h"

#include "solvers/problems/subset_sum/two_list/sums.h"

#include <numeric>

namespace ks::two_list {

namespace {

/// Number of steps between two checks for cancellation, about a millisecond.
constexpr std::size_t steps_a_look = std::size_t{1} << 15;

} // namespace

Result<RisingSums> RisingSums::of(std::span<const std::int64_t> weights, const Context& context) {
    RisingSums sums;
    KS_TRY(sums.rows_, sums_of(weights.first(weights.size() / 2), context));
    KS_TRY(sums.columns_, sums_of(weights.subspan(weights.size() / 2), context));
    sums.left_ = std::int64_t{1} << weights.size();
    KS_CHECK(sums.play_first_matches(context));
    return sums;
}

Result<void> RisingSums::play_first_matches(const Context& context) {
    at_.resize(rows_.size());
    losers_.resize(rows_.size());
    at_[0] = 0;
    // The rows rise and each begins with column 0, so the first row of a subtree wins it, and its last lost
    // match is against the first row of its right half.
    for (std::size_t node = 1; node < rows_.size(); ++node) {
        if (node % steps_a_look == 0) // the first write to memory can be slow
            KS_CHECK(context.check());
        at_[node] = 0;
        std::size_t leaf = 2 * node + 1;
        while (leaf < rows_.size())
            leaf *= 2;
        const std::size_t row = leaf - rows_.size();
        losers_[node] = {rows_[row], static_cast<std::int64_t>(row)};
    }
    winner_ = {rows_[0], 0};
    return {};
}

std::int64_t RisingSums::bytes(std::size_t weights) {
    const std::int64_t rows = std::int64_t{1} << weights / 2,
                       columns = std::int64_t{1} << (weights - weights / 2);
    return rows * static_cast<std::int64_t>(2 * sizeof(std::int64_t) + sizeof(Entry)) + columns * 8;
}

Result<Hit> search_four_tables(const Halves& halves, std::int64_t target, Context& context) {
    KS_TRY(RisingSums a, RisingSums::of(halves.first.weights, context));
    // The complement of a rising sequence of sums is a falling sequence of sums.
    KS_TRY(RisingSums taken_from_b, RisingSums::of(halves.second.weights, context));
    const std::vector<std::int64_t>& second = halves.second.weights;
    const std::int64_t all_of_b = std::accumulate(second.begin(), second.end(), std::int64_t{0});
    const auto all = static_cast<double>(a.left() + taken_from_b.left());
    while (a.left() > 0 && taken_from_b.left() > 0) {
        KS_CHECK(context.check());
        context.report("search", 0, 1, 1 - static_cast<double>(a.left() + taken_from_b.left()) / all);
        for (std::size_t i = 0; i < steps_a_look && a.left() > 0 && taken_from_b.left() > 0; ++i) {
            const SumPair pair{a.sum(), all_of_b - taken_from_b.sum()};
            if (pair.a + pair.b == target)
                return Hit(pair);
            pair.a + pair.b < target ? a.take() : taken_from_b.take();
        }
    }
    return Hit();
}

std::int64_t four_tables_bytes(std::size_t weights) {
    return RisingSums::bytes((weights + 1) / 2) + RisingSums::bytes(weights / 2);
}

} // namespace ks::two_list
