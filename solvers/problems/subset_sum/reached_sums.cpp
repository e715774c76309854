// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/reached_sums.h"

#include "solvers/core/formatted.h"

#include <algorithm>
#include <bit>
#include <new>

namespace ks {

namespace {

/// A bit and the index of a weight for each sum.
constexpr std::int64_t bytes_a_sum = sizeof(std::int32_t);

Error too_large(std::int64_t limit) {
    return {.code = ErrorCode::limit,
            .what = formatted("the sums up to {} do not fit into memory", limit),
            .todo = "choose an instance with a smaller target"};
}

} // namespace

Result<std::int64_t> ReachedSums::bytes(std::int64_t limit) {
    if (limit >= INT64_MAX / (bytes_a_sum + 1) - 64)
        return too_large(limit);
    return (limit + 1) * bytes_a_sum + (limit / 64 + 1) * 8;
}

Result<ReachedSums> ReachedSums::allocate(std::int64_t limit) {
    KS_CHECK(bytes(limit));
    ReachedSums sums(limit);
    try {
        sums.bits_.resize(word(limit) + 1);
        sums.first_.resize(static_cast<std::size_t>(limit) + 1);
    } catch (const std::bad_alloc&) {
        return too_large(limit);
    }
    sums.bits_[0] = 1;
    return sums;
}

/// Goes from the last word down, so that a word is read before it changes and no second row is needed.
Result<void> ReachedSums::add(std::int64_t index, std::int64_t weight, const Context& context) {
    if (weight == 0 || weight > limit_)
        return {};
    constexpr std::size_t words_a_piece = std::size_t{1} << 20;
    const std::size_t words = word(weight);
    const int bits = static_cast<int>(weight % 64);
    const std::uint64_t in_range = ~std::uint64_t{0} >> (63 - limit_ % 64); // of the last word
    for (std::size_t k = bits_.size(); k-- > words;) {
        if (k % words_a_piece == 0)
            KS_CHECK(context.check());
        const std::uint64_t upper = bits_[k - words] << bits;
        const std::uint64_t lower = bits != 0 && k > words ? bits_[k - words - 1] >> (64 - bits) : 0;
        std::uint64_t fresh = (upper | lower) & ~bits_[k];
        if (k + 1 == bits_.size())
            fresh &= in_range;
        if (fresh == 0)
            continue;
        note(k, fresh, index);
        bits_[k] |= fresh;
    }
    return {};
}

void ReachedSums::note(std::size_t word, std::uint64_t fresh, std::int64_t index) {
    for (; fresh != 0; fresh &= fresh - 1)
        first_[word * 64 + static_cast<std::size_t>(std::countr_zero(fresh))] =
            static_cast<std::int32_t>(index);
}

std::int64_t ReachedSums::largest() const {
    std::size_t k = bits_.size();
    while (bits_[k - 1] == 0) // the sum 0 is there
        --k;
    return static_cast<std::int64_t>(k) * 64 - 1 - std::countl_zero(bits_[k - 1]);
}

Selection ReachedSums::subset(std::span<const std::int64_t> weights, std::int64_t sum) const {
    Selection chosen;
    while (sum > 0) { // what is left was reached by earlier weights: each is taken once
        const std::int32_t index = first_[static_cast<std::size_t>(sum)];
        chosen.push_back(index);
        sum -= weights[static_cast<std::size_t>(index)];
    }
    std::ranges::reverse(chosen);
    return chosen;
}

Result<void> reach(ReachedSums& sums, const SubsetSumInstance& instance, std::int64_t limit,
                   const Context& context, const std::function<void(std::int64_t, std::int64_t)>& begins) {
    const auto n = static_cast<std::int64_t>(instance.weights().size());
    for (std::int64_t i = 0; i < n && !sums.reached(limit); ++i) {
        KS_CHECK(context.check());
        begins(i, n);
        KS_CHECK(sums.add(i, instance.weights()[static_cast<std::size_t>(i)], context));
    }
    return {};
}

Answer answer_of(const SubsetSumInstance& instance, const ReachedSums& sums, std::int64_t sum,
                 Status status) {
    return {
        .status = status, .objective = sum, .weight = sum, .selection = sums.subset(instance.weights(), sum)};
}

} // namespace ks
