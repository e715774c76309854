// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/exact_subset.h"

#include "solvers/dp/way_back.h"
#include "solvers/problems/subset_sum/reached_sums.h"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <optional>
#include <vector>

namespace ks {

namespace {

std::uint64_t reversed(std::uint64_t word) {
    const auto swap = [&word](int by, std::uint64_t mask) {
        word = ((word >> by) & mask) | ((word & mask) << by);
    };
    swap(1, 0x5555555555555555);
    swap(2, 0x3333333333333333);
    swap(4, 0x0F0F0F0F0F0F0F0F);
    return __builtin_bswap64(word);
}

/// Returns a sum of `one` whose complement to `sum` is in `other`. Checks for cancellation every few
/// milliseconds.
Result<std::optional<std::int64_t>> meeting(const ReachedSums& one, const ReachedSums& other,
                                            std::int64_t sum, const Context& context) {
    constexpr std::int64_t words_a_look = 1 << 20;
    const std::int64_t first = std::max<std::int64_t>(sum - other.limit(), 0) / 64;
    for (std::int64_t k = first; k <= one.limit() / 64; ++k) {
        if (k % words_a_look == 0)
            KS_CHECK(context.check());
        const std::uint64_t both = one.word_at(k * 64) & reversed(other.word_at(sum - k * 64 - 63));
        if (both != 0)
            return std::optional<std::int64_t>(k * 64 + std::countr_zero(both));
    }
    return std::optional<std::int64_t>();
}

constexpr std::size_t few = 12; ///< number of weights whose subsets are tried one by one, which is faster
                                ///< than making a row

/// Returns a subset of few weights with this sum, one bit per weight.
std::optional<std::size_t> tried(std::span<const std::int64_t> weights, std::int64_t sum) {
    std::array<std::int64_t, std::size_t{1} << few> sums{};
    for (std::size_t subset = 0; subset < std::size_t{1} << weights.size(); ++subset) {
        if (subset != 0) // the sum without the lowest weight is already known
            sums[subset] =
                sums[subset & (subset - 1)] + weights[static_cast<std::size_t>(std::countr_zero(subset))];
        if (sums[subset] == sum)
            return subset;
    }
    return {};
}

class Halving {
public:
    Halving(std::span<const std::int64_t> weights, cpu::ShiftOr shift_or, const Context& context)
        : index_(weights.size()), weights_(weights.begin(), weights.end()), shift_or_(shift_or),
          context_(context), taken_(weights.size()) {
        std::iota(index_.begin(), index_.end(), std::size_t{0});
        std::ranges::stable_sort(index_, {}, [&](std::size_t i) { return weights[i]; });
        std::ranges::sort(weights_); // short rows first
    }

    /// Marks a subset of the weights [begin, end) that sums to `sum` as `chosen`, the other weights as the
    /// opposite.
    Result<void> mark(std::size_t begin, std::size_t end, std::int64_t sum, bool chosen) {
        const auto all = std::reduce(weights_.begin() + static_cast<std::ptrdiff_t>(begin),
                                     weights_.begin() + static_cast<std::ptrdiff_t>(end), std::int64_t{0});
        if (sum > all - sum) {
            sum = all - sum;
            chosen = !chosen;
        }
        if (end - begin <= few) {
            const auto subset = tried(std::span(weights_).subspan(begin, end - begin), sum);
            if (!subset)
                return contradiction(static_cast<std::int64_t>(index_[begin]) + 1, sum);
            for (std::size_t i = begin; i < end; ++i)
                taken_[i] = (*subset >> (i - begin) & 1) != 0 ? chosen : !chosen;
            return {};
        }
        if (sum == 0) {
            std::fill(taken_.begin() + static_cast<std::ptrdiff_t>(begin),
                      taken_.begin() + static_cast<std::ptrdiff_t>(end), !chosen);
            return {};
        }
        const std::size_t middle = begin + (end - begin) / 2;
        KS_TRY(const std::int64_t left, left_of(begin, middle, end, sum));
        KS_CHECK(mark(begin, middle, left, chosen));
        return mark(middle, end, sum - left, chosen);
    }

    Selection selection() const {
        Selection chosen;
        for (std::size_t i = 0; i < taken_.size(); ++i)
            if (taken_[i])
                chosen.push_back(static_cast<std::int64_t>(index_[i]));
        std::ranges::sort(chosen);
        return chosen;
    }

private:
    /// Returns the part of `sum` for the weights [begin, middle), such that [middle, end) can sum to the
    /// rest.
    Result<std::int64_t> left_of(std::size_t begin, std::size_t middle, std::size_t end, std::int64_t sum) {
        KS_TRY(const ReachedSums left, sums_of(begin, middle, sum));
        if (left.reached(left.limit()) && left.limit() == sum)
            return sum;
        KS_TRY(const ReachedSums right, sums_of(middle, end, sum));
        KS_TRY(const std::optional<std::int64_t> met, meeting(left, right, sum, context_));
        if (!met)
            return contradiction(static_cast<std::int64_t>(end), sum);
        return *met;
    }

    Result<ReachedSums> sums_of(std::size_t begin, std::size_t end, std::int64_t sum) const {
        const auto some = std::span(weights_).subspan(begin, end - begin);
        const std::int64_t all = std::reduce(some.begin(), some.end(), std::int64_t{0});
        KS_TRY(ReachedSums sums, ReachedSums::allocate(std::min(sum, all), shift_or_));
        KS_CHECK(sums.add(some, context_));
        return sums;
    }

    std::vector<std::size_t> index_; ///< [sorted weight]: its index
    std::vector<std::int64_t> weights_;
    cpu::ShiftOr shift_or_;
    const Context& context_;
    std::vector<bool> taken_;
};

} // namespace

std::int64_t exact_subset_bytes(std::int64_t sum) {
    return 2 * ReachedSums::bytes(sum);
}

Result<Selection> exact_subset(std::span<const std::int64_t> weights, std::int64_t sum, cpu::ShiftOr shift_or,
                               const Context& context) {
    Halving halving(weights, shift_or, context);
    KS_CHECK(halving.mark(0, weights.size(), sum, true));
    return halving.selection();
}

Result<Answer> answer_of_sum(std::span<const std::int64_t> weights, std::int64_t sum, Status status,
                             cpu::ShiftOr shift_or, const Context& context) {
    KS_TRY(Selection selection, exact_subset(weights, sum, shift_or, context));
    return Answer{.status = status, .objective = sum, .weight = sum, .selection = std::move(selection)};
}

} // namespace ks
