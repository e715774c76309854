// SPDX-License-Identifier: Apache-2.0
// Subset sum by balancing, in time O(n w_max): Pisinger, Linear time algorithms for knapsack problems with
// bounded weights (Journal of Algorithms 33, 1999), written from the paper's description.
#include "solvers/core/cell_memory.h"
#include "solvers/core/formatted.h"
#include "solvers/core/units.h"
#include "solvers/core/variant.h"
#include "solvers/dp/plan.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/result/answer.h"

#include <algorithm>

namespace ks::cpu {

namespace {

/// A weight that is not 0 and fits by itself, and its place in the instance.
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

/// The weights are packed in order up to the split, the first that does not fit. A subset is balanced if it
/// comes from that by putting in a weight behind the split while the sum is at most c, and taking out one
/// before it while the sum is more; every subset of a sum up to c can be reached so, and no sum on the way is
/// more than w_max away from c. For each such sum `free_` has how many of the first weights are in it and
/// were never touched, the most possible; with more of them, more can still be taken out. One weight behind
/// the split after the other is added. What a sum above c lets be taken out that it did not before is taken
/// out then; as `free_` only rises, that happens once for each sum and weight.
class Balancing {
public:
    Balancing(const std::vector<FittingWeight>& weights, std::int64_t target, std::int64_t largest,
              Context& context)
        : weights_(weights), target_(target), largest_(largest),
          first_(std::max<std::int64_t>(0, target - largest + 1)), context_(context) {}

    /// The indices of weights that sum up to the most there is up to the target. All of them would be more.
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
    /// A weight put in, or taken out, behind the changes before it.
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

    /// Weight t goes into every sum that is at most the target. The sums are gone through from the largest
    /// down, so that it goes in once.
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

    /// From every sum above the target, the largest first, weights are taken out that could not be before.
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
        const std::size_t bytes =
            free_.size() * (sizeof(std::int32_t) + sizeof(std::uint32_t)) +
            taken_out_.size() * sizeof(std::int32_t) +
            3 * changes_.capacity() * sizeof(Change); // when it grows, it is there twice
        if (bytes <= static_cast<std::size_t>(context_.memory_budget) && changes_.size() < no_change / 2)
            return {};
        return Error{.code = ErrorCode::limit,
                     .what = formatted("{} changes of sums do not fit the memory budget of {}",
                                       changes_.size(), bytes_text(context_.memory_budget)),
                     .todo = "raise it with --memory, or choose subset-sum.bitset"};
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
    std::int64_t first_; ///< the smallest sum of a cell
    Context& context_;
    std::size_t split_ = 0;
    LargeVector<std::int32_t> free_; ///< [cell]; -1: no balanced subset has this sum; above the target also 0
    LargeVector<std::uint32_t> way_; ///< [cell]: the last change
    LargeVector<std::int32_t> taken_out_; ///< [sum - target]: weights that were taken out of it already
    LargeVector<Change> changes_;
};

class SubsetSumBalancing final : public Variant {
public:
    const VariantInfo& info() const override { return info_; }

    /// What it takes beside the changes, of which most instances have few.
    Result<Estimate> estimate(const Instance& any, const Parameters&, std::int64_t) const override {
        const auto& instance = static_cast<const SubsetSumInstance&>(any);
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

    Result<Answer> solve(const Instance& any, const Parameters& parameters, Context& context) const override {
        const auto& instance = static_cast<const SubsetSumInstance&>(any);
        KS_TRY(const Estimate needed, estimate(any, parameters, context.memory_budget));
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
            answer.facts = {
                {.name = "changes",
                 .value = balancing.changes(),
                 .sentence = formatted("{} times a sum was reached that leaves more weights untouched.",
                                       balancing.changes())}};
        }
        context.end_stage();
        for (const std::optional<std::int64_t>& i : *answer.selection)
            *answer.objective += instance.weights()[static_cast<std::size_t>(*i)];
        answer.weight = answer.objective;
        return answer;
    }

private:
    const VariantInfo info_{
        .id = "subset-sum.balancing",
        .title = "Balancing: sums at most a weight away from the target",
        .kind = std::string(SubsetSumInstance::kind_id),
        .paper = "pisinger-1999",
        .algorithm = "balsub",
        .complexity = {.time = "O(n · w_max)", .source = "Algorithm BALSUB"},
    };
};

} // namespace

const Variant& variant_subset_sum_balancing() {
    static const SubsetSumBalancing variant;
    return variant;
}

} // namespace ks::cpu
