// SPDX-License-Identifier: Apache-2.0
// Wan et al., Section 2.1: the two-list algorithm of Horowitz and Sahni (1974).
#include "solvers/dp/plan.h"
#include "solvers/kinds/variant_of.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/problems/subset_sum/two_list/in_turns.h"
#include "solvers/problems/subset_sum/two_list/memory.h"
#include "solvers/problems/subset_sum/two_list/recording.h"
#include "solvers/problems/subset_sum/two_list/statistics.h"

#include <algorithm>
#include <functional>

namespace ks::cpu {

namespace {

using namespace two_list;

/// The lists A, which rises, and B, which falls. Each grows in the memory of its final size. The paper names
/// no sorting method; merging with the shifted list takes linear time. The lists grow alternately.
class TwoLists {
public:
    TwoLists(const Halves& halves, Context& context)
        : halves_(halves), context_(context), all_(3 * (halves.first.sums() + halves.second.sums())) {}

    Result<void> generate() {
        KS_TRY(a_, allocate_list(halves_.first.sums()));
        KS_TRY(b_, allocate_list(halves_.second.sums()));
        a_[0] = b_[0] = 0;
        for (std::size_t i = 0; i < halves_.first.weights.size(); ++i) {
            const std::int64_t size = std::int64_t{1} << i;
            Growing<Direction::rising> a(a_.get(), size, halves_.first.weights[i]);
            if (i < halves_.second.weights.size()) {
                Growing<Direction::falling> b(b_.get(), size, halves_.second.weights[i]);
                in_turns(go_on("generation"), a, b);
            } else { // for an odd number of weights
                alone(go_on("generation"), a);
            }
            KS_CHECK(context_.check());
        }
        return {};
    }

    Result<Hit> search(std::int64_t target) {
        Walking walk(a_.get(), b_.get(), {{0, halves_.first.sums()}, {0, halves_.second.sums()}}, target);
        const Left left = alone(go_on("search"), walk);
        KS_CHECK(context_.check());
        return left == Left::met ? Hit(walk.pair()) : Hit();
    }

private:
    /// A step is one merged or compared element.
    std::function<bool(std::int64_t)> go_on(const char* stage) {
        return [this, stage](std::int64_t steps) {
            done_ += steps;
            context_.report(stage, 0, 1, static_cast<double>(done_) / static_cast<double>(all_));
            return !context_.stop.stop_requested();
        };
    }

    const Halves& halves_;
    Context& context_;
    CellMemory<std::int64_t> a_, b_;
    std::int64_t done_ = 0, all_ = 0;
};

constexpr const char* two_list_sequential_id = "subset-sum.two-list.sequential";

/// Returns the result; the lists are freed before it returns.
Result<Hit> hit_of(const Halves& halves, std::int64_t target, Context& context) {
    TwoLists lists(halves, context);
    context.begin_stage("generation");
    KS_CHECK(lists.generate());
    context.begin_stage("search");
    return lists.search(target);
}

Result<Estimate> estimate_two_list_sequential(const SubsetSumInstance& instance, const Parameters&,
                                              std::int64_t) {
    const std::size_t n = instance.weights().size();
    KS_CHECK(check_weights(n, most_weights, "choose subset-sum.schroeppel-shamir or fewer weights"));
    const std::size_t of_a = (n + 1) / 2;
    const std::int64_t sums = (std::int64_t{1} << of_a) + (std::int64_t{1} << n / 2);
    return Estimate{.host_bytes = std::max(8 * sums, subset_of_bytes(of_a)),
                    .operations = 3 * static_cast<double>(sums)};
}

Result<Answer> solve_two_list_sequential(const SubsetSumInstance& instance, const Parameters& parameters,
                                         Context& context) {
    KS_TRY(const Estimate needed, estimate_two_list_sequential(instance, parameters, context.memory_budget));
    KS_CHECK(dp::check_memory(needed, context.memory_budget));
    const Halves halves = halve(instance.weights(), Order::as_given);
    KS_TRY(const Hit hit, hit_of(halves, instance.target(), context));
    context.begin_stage("way-back");
    KS_TRY(Answer answer, two_list::answer(halves, hit, context));
    context.end_stage();
    const std::int64_t in_a = halves.first.sums(), in_b = halves.second.sums();
    answer.facts = facts({.all_a = in_a, .all_b = in_b, .in_a = in_a, .in_b = in_b});
    return answer;
}

} // namespace

const Variant& variant_subset_sum_two_list_sequential() {
    static const VariantOf<SubsetSumInstance> variant({
        .info =
            {
                .id = two_list_sequential_id,
                .title = "Two lists: Horowitz and Sahni",
                .question = Question::decide,
                .paper = "two-list",
                .section = "2.1",
                .complexity = {.time = "O(n · 2^(n/2))",
                               .space = "O(2^(n/2))",
                               .source = "Sections 1 and 5.1"},
                .steps = true,
            },
        .estimate = estimate_two_list_sequential,
        .solve = solve_two_list_sequential,
        .record =
            [](const std::shared_ptr<const SubsetSumInstance>& instance, std::stop_token stop) {
                return record_two_list(two_list_sequential_id, TwoListMethod::sequential, *instance,
                                       std::move(stop));
            },
    });
    return variant;
}

} // namespace ks::cpu
