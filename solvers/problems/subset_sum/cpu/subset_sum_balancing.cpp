// SPDX-License-Identifier: Apache-2.0
// Subset sum by balancing, in time O(n w_max): Pisinger, Linear time algorithms for knapsack problems with
// bounded weights (Journal of Algorithms 33, 1999), written from the paper's description.
#include "solvers/core/cell_memory.h"
#include "solvers/core/formatted.h"
#include "solvers/core/over_budget.h"
#include "solvers/core/units.h"
#include "solvers/dp/plan.h"
#include "solvers/kinds/variant_of.h"
#include "solvers/problems/subset_sum/instance.h"

#include <algorithm>

namespace ks::cpu {

namespace {

/// A weight above 0 that fits alone, and its index in the instance.
struct FittingWeight {
    std::int64_t weight, index;
};

struct FittingWeights {
    std::vector<FittingWeight> all;
    std::int64_t sum = 0, largest = 0;
};

FittingWeights fitting_weights(const SubsetSumInstance& instance) {
    FittingWeights found;
    for (std::size_t i = 0; i < instance.weights().size(); ++i) {
        const std::int64_t weight = instance.weights()[i];
        if (weight == 0 || weight > instance.target())
            continue;
        found.all.push_back({weight, static_cast<std::int64_t>(i)});
        found.sum += weight;
        found.largest = std::max(found.largest, weight);
    }
    return found;
}

/// The weights are packed in order up to the split, the first that does not fit. A balanced subset is made
/// from this packing as follows: while the sum is at most c, a weight after the split is added; while it is
/// more, a weight before the split is removed. Every subset of a sum up to c can be reached in this way, and
/// each intermediate sum differs from c by at most w_max. For each such sum, `free_` stores how many of the
/// first weights are in it and were never touched; the maximum is stored, because more weights can then still
/// be removed. The weights after the split are added one after the other. After that, from each sum above c
/// those weights are removed that could not be removed before. As `free_` only rises, this happens once per
/// sum and weight.
class Balancing {
public:
    Balancing(const std::vector<FittingWeight>& weights, std::int64_t target, std::int64_t largest,
              Context& context)
        : weights_(weights), target_(target), largest_(largest),
          first_(std::max<std::int64_t>(0, target - largest + 1)), context_(context) {}

    /// Returns the indices of weights with the largest sum up to the target. Requires that all weights
    /// together exceed the target.
    Result<Selection> solve() {
        pack();
        const auto n = weights_.size();
        for (std::size_t t = split_; t < n && free_[cell(target_)] < 0; ++t) {
            context_.report("compute", static_cast<std::int64_t>(t), static_cast<std::int64_t>(n));
            KS_CHECK(put_in(t));
            KS_CHECK(take_out(t));
        }
        context_.report("compute", static_cast<std::int64_t>(n), static_cast<std::int64_t>(n));
        std::int64_t best = target_;
        while (free_[cell(best)] < 0)
            --best;
        return selection(way_[cell(best)]);
    }
    std::int64_t changes() const { return static_cast<std::int64_t>(changes_.size()); }

private:
    /// The addition or removal of a weight, after earlier changes.
    struct Change {
        std::uint32_t before;
        std::int32_t weight;
    };
    static constexpr std::uint32_t no_change = UINT32_MAX;

    std::size_t cell(std::int64_t sum) const { return static_cast<std::size_t>(sum - first_); }

    void pack() {
        std::int64_t sum = 0;
        for (; weights_[split_].weight <= target_ - sum; ++split_)
            sum += weights_[split_].weight;
        const std::size_t sums = cell(target_) + static_cast<std::size_t>(largest_) + 1;
        free_.resize(sums);
        way_.resize(sums);
        std::ranges::fill(free_, -1);
        std::fill(free_.begin() + static_cast<std::ptrdiff_t>(cell(target_)) + 1, free_.end(), 0);
        taken_out_.resize(static_cast<std::size_t>(largest_) + 1);
        std::ranges::fill(taken_out_, 0);
        free_[cell(sum)] = static_cast<std::int32_t>(split_);
        way_[cell(sum)] = no_change;
    }

    /// Adds weight t to every sum that is at most the target. The sums are visited from the largest down, so
    /// that it is added once.
    Result<void> put_in(std::size_t t) {
        const auto weight = static_cast<std::size_t>(weights_[t].weight);
        for (std::size_t from = cell(target_) + 1; from-- > 0;) {
            if (from % cells_a_piece == 0)
                KS_CHECK(check());
            if (free_[from] >= 0)
                reach(from + weight, free_[from], from, t);
        }
        return {};
    }

    /// Removes weights from every sum above the target, the largest first: those that could not be removed
    /// before.
    Result<void> take_out(std::size_t t) {
        const std::size_t target = cell(target_);
        for (std::size_t above = static_cast<std::size_t>(weights_[t].weight); above > 0; --above) {
            if (above % cells_a_piece == 0)
                KS_CHECK(check());
            const std::size_t from = target + above;
            for (std::int32_t& j = taken_out_[above]; j < free_[from]; ++j)
                reach(from - static_cast<std::size_t>(weights_[static_cast<std::size_t>(j)].weight), j, from,
                      static_cast<std::size_t>(j));
        }
        return {};
    }

    void reach(std::size_t to, std::int32_t untouched, std::size_t from, std::size_t weight) {
        if (untouched <= free_[to])
            return;
        free_[to] = untouched;
        changes_.push_back({.before = way_[from], .weight = static_cast<std::int32_t>(weight)});
        way_[to] = static_cast<std::uint32_t>(changes_.size() - 1);
    }

    Result<void> check() const {
        KS_CHECK(context_.check());
        const std::size_t bytes = free_.size() * (sizeof(std::int32_t) + sizeof(std::uint32_t)) +
                                  taken_out_.size() * sizeof(std::int32_t) +
                                  3 * changes_.capacity() * sizeof(Change); // while it grows, it exists twice
        if (bytes <= static_cast<std::size_t>(context_.memory_budget) && changes_.size() < no_change / 2)
            return {};
        return over_budget(formatted("{} changes of sums do not fit the memory budget of {}", changes_.size(),
                                     bytes_text(context_.memory_budget)),
                           "choose subset-sum.bitset");
    }

    Selection selection(std::uint32_t way) const {
        std::vector<bool> taken(weights_.size());
        std::fill_n(taken.begin(), split_, true);
        for (; way != no_change; way = changes_[way].before)
            taken[static_cast<std::size_t>(changes_[way].weight)].flip();
        Selection chosen;
        for (std::size_t i = 0; i < taken.size(); ++i)
            if (taken[i])
                chosen.push_back(weights_[i].index);
        return chosen;
    }

    static constexpr std::size_t cells_a_piece = std::size_t{1} << 14;

    const std::vector<FittingWeight>& weights_;
    std::int64_t target_, largest_;
    std::int64_t first_; ///< the sum of the first cell
    Context& context_;
    std::size_t split_ = 0;
    LargeVector<std::int32_t> free_; ///< [cell]; -1: no balanced subset has this sum; also 0 for sums above
                                     ///< the target
    LargeVector<std::uint32_t> way_; ///< [cell]: the last change
    LargeVector<std::int32_t> taken_out_; ///< [sum - target]: number of weights already removed from this sum
    LargeVector<Change> changes_;
};

/// Counts the memory except for the changes, of which most instances have few.
Result<Estimate> estimate_balancing(const SubsetSumInstance& instance, const Parameters&, std::int64_t) {
    const FittingWeights weights = fitting_weights(instance);
    const auto n = static_cast<std::int64_t>(weights.all.size());
    Estimate estimate{.host_bytes = n * static_cast<std::int64_t>(sizeof(FittingWeight)),
                      .operations = static_cast<double>(n) * static_cast<double>(weights.largest)};
    constexpr std::int64_t bytes_a_sum = 2 * 8 + 4;
    std::int64_t bytes = 0;
    if (weights.sum <= instance.target())
        return estimate;
    if (__builtin_mul_overflow(weights.largest, bytes_a_sum, &bytes) ||
        __builtin_add_overflow(bytes, estimate.host_bytes, &estimate.host_bytes))
        return Error{.code = ErrorCode::limit,
                     .what = formatted("sums up to {} around the target are more than any memory holds",
                                       weights.largest),
                     .todo = "choose subset-sum.word-list, or smaller weights"};
    return estimate;
}

Result<Answer> solve_balancing(const SubsetSumInstance& instance, const Parameters& parameters,
                               Context& context) {
    KS_TRY(const Estimate needed, estimate_balancing(instance, parameters, context.memory_budget));
    KS_CHECK(dp::check_memory(needed, context.memory_budget));
    context.begin_stage("compute");
    const FittingWeights weights = fitting_weights(instance);
    Answer answer{.status = Status::optimal, .objective = 0, .selection = Selection{}};
    if (weights.sum <= instance.target()) {
        for (const FittingWeight& weight : weights.all)
            answer.selection->push_back(weight.index);
    } else {
        Balancing balancing(weights.all, instance.target(), weights.largest, context);
        KS_TRY(answer.selection, balancing.solve());
        answer.facts = {{.name = "changes",
                         .value = balancing.changes(),
                         .sentence = counted("{} time a sum was reached that leaves more weights untouched.",
                                             "{} times a sum was reached that leaves more weights untouched.",
                                             balancing.changes())}};
    }
    context.end_stage();
    for (const std::optional<std::int64_t>& i : *answer.selection)
        *answer.objective += instance.weights()[static_cast<std::size_t>(*i)];
    answer.weight = answer.objective;
    return answer;
}

} // namespace

const Variant& variant_subset_sum_balancing() {
    static const VariantOf<SubsetSumInstance> variant({
        .info =
            {
                .id = "subset-sum.balancing",
                .title = "Balancing: sums at most a weight away from the target",
                .paper = "pisinger-1999",
                .algorithm = "balsub",
                .complexity = {.time = "O(n · w_max)", .source = "Algorithm BALSUB"},
            },
        .estimate = estimate_balancing,
        .solve = solve_balancing,
    });
    return variant;
}

} // namespace ks::cpu
