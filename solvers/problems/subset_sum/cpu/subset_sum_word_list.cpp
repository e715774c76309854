// SPDX-License-Identifier: Apache-2.0
// Subset sum by a list of the sums that can still lead to a better one, 64 sums per word.
#include "solvers/core/formatted.h"
#include "solvers/dp/plan.h"
#include "solvers/kinds/variant_of.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/problems/subset_sum/sum_list.h"

#include <algorithm>

namespace ks::cpu {

namespace {

/// The weights are added from the largest down. If a sum plus all following weights is at most the target,
/// its best continuation is to take them all. So the largest such sum gives a subset, and it and all smaller
/// sums are dropped. Sums above the target are dropped as well. The range of the list becomes smaller with
/// every weight.
class WordList {
public:
    WordList(const SubsetSumInstance& instance, Context& context)
        : instance_(instance), target_(instance.target()), context_(context) {
        for (std::size_t i = 0; i < instance.weights().size(); ++i)
            if (const std::int64_t weight = instance.weights()[i]; weight > 0 && weight <= target_) {
                order_.push_back(static_cast<std::int64_t>(i));
                rest_ += weight;
            }
        std::ranges::stable_sort(order_, [this](std::int64_t a, std::int64_t b) { return at(a) > at(b); });
    }

    Result<Selection> solve() {
        const auto n = static_cast<std::int64_t>(order_.size());
        words_.push_back({.block = 0, .sums = 1});
        begins_ = {0};
        complete();
        for (std::int64_t k = 0; k < n && best_ < target_ && !list(lists() - 1).empty(); ++k) {
            context_.report("compute", k, n);
            const std::int64_t weight = at(order_[static_cast<std::size_t>(k)]);
            rest_ -= weight;
            KS_CHECK(add(weight));
            complete();
        }
        context_.report("compute", n, n);
        return selection();
    }
    std::int64_t words() const { return static_cast<std::int64_t>(words_.size()); }

private:
    std::int64_t at(std::int64_t i) const { return instance_.weights()[static_cast<std::size_t>(i)]; }
    std::size_t lists() const { return begins_.size(); }
    /// Returns the list of the first k weights.
    SumList list(std::size_t k) const {
        const std::size_t end = k + 1 < lists() ? begins_[k + 1] : words_.size();
        return SumList(words_).subspan(begins_[k], end - begins_[k]);
    }

    /// Makes the next list. A sum is dropped if it is at most `best_` even with all following weights.
    Result<void> add(std::int64_t weight) {
        const std::size_t most = static_cast<std::size_t>(context_.memory_budget) / sizeof(SumWord) / 3;
        const std::vector<SumWord> last(list(lists() - 1).begin(), list(lists() - 1).end());
        begins_.push_back(words_.size());
        return add_weight(last, weight, best_ - rest_, target_, most, words_, context_);
    }

    /// Finds the largest sum that fits with all following weights, and takes them.
    void complete() {
        const std::int64_t sum = largest_up_to(list(lists() - 1), target_ - rest_);
        if (sum < 0 || sum + rest_ <= best_)
            return;
        best_ = sum + rest_;
        best_list_ = lists() - 1;
    }

    /// Follows the lists back from the sum that was completed.
    Selection selection() const {
        Selection chosen;
        std::int64_t sum = best_;
        for (std::size_t k = order_.size(); k-- > 0;) {
            const std::int64_t weight = at(order_[k]);
            if (k < best_list_ && has_sum(list(k), sum))
                continue;
            sum -= weight;
            chosen.push_back(order_[k]);
        }
        std::ranges::sort(chosen);
        return chosen;
    }

    const SubsetSumInstance& instance_;
    std::int64_t target_;
    Context& context_;
    std::vector<std::int64_t> order_; ///< the indices of the weights that fit, from the largest on
    std::int64_t rest_ = 0;           ///< sum of the following weights
    LargeVector<SumWord> words_;      ///< all lists, one after the other
    std::vector<std::size_t> begins_; ///< [number of weights]: the beginning of its list
    std::int64_t best_ = -1;
    std::size_t best_list_ = 0; ///< the list of the best sum; all later weights are taken
};

/// The length of the lists is known only during the run.
Result<Estimate> estimate_word_list(const SubsetSumInstance& instance, const Parameters&, std::int64_t) {
    const auto n = static_cast<std::int64_t>(instance.weights().size());
    return Estimate{.host_bytes = n * static_cast<std::int64_t>(sizeof(std::int64_t) + sizeof(SumWord)),
                    .operations = static_cast<double>(n)};
}

Result<Answer> solve_word_list(const SubsetSumInstance& instance, const Parameters& parameters,
                               Context& context) {
    KS_TRY(const Estimate needed, estimate_word_list(instance, parameters, context.memory_budget));
    KS_CHECK(dp::check_memory(needed, context.memory_budget));
    context.begin_stage("compute");
    WordList lists(instance, context);
    Answer answer{.status = Status::optimal, .objective = 0};
    KS_TRY(answer.selection, lists.solve());
    context.end_stage();
    for (const std::optional<std::int64_t>& i : *answer.selection)
        *answer.objective += instance.weights()[static_cast<std::size_t>(*i)];
    answer.weight = answer.objective;
    answer.facts = {{.name = "words",
                     .value = lists.words(),
                     .unit = "words",
                     .sentence = counted("All lists together had {} word of 64 sums.",
                                         "All lists together had {} words of 64 sums.", lists.words())}};
    return answer;
}

} // namespace

const Variant& variant_subset_sum_word_list() {
    static const VariantOf<SubsetSumInstance> variant({
        .info =
            {
                .id = "subset-sum.word-list",
                .title = "Words: a list of the sums that can still get better, 64 in a word",
            },
        .estimate = estimate_word_list,
        .solve = solve_word_list,
    });
    return variant;
}

} // namespace ks::cpu
