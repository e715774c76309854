// SPDX-License-Identifier: Apache-2.0
// Wan et al., Section 2.2: the parallel two-list algorithm on several cores, as in Section 5.1, with the
// improvements of Section 4.
#include "solvers/cpu/multicore.h"
#include "solvers/dp/plan.h"
#include "solvers/kinds/variant_of.h"
#include "solvers/problems/subset_sum/cpu/list_generation.h"
#include "solvers/problems/subset_sum/cpu/pair_search.h"
#include "solvers/problems/subset_sum/instance.h"

#include <algorithm>
#include <atomic>

namespace ks::cpu {

namespace {

using namespace two_list;

/// If the new lists have fewer sums than this together, waking other threads does not pay; nor does a thread
/// with fewer sums.
constexpr std::int64_t least_work_together = std::int64_t{1} << 13;
/// Number of tasks per thread of the team, so that the threads finish at about the same time.
constexpr std::int64_t tasks_a_thread = 4;

class TwoListTeamRun {
public:
    TwoListTeamRun(const Halves& halves, std::int64_t target, const Switches& switches, Team& team,
                   std::int64_t threads, Context& context)
        : target_(target), switches_(switches), team_(team), threads_(threads), context_(context),
          weights_(halves.first.weights.size()), k_(usual_threads(weights_ + halves.second.weights.size())),
          all_(3 * (halves.first.sums() + halves.second.sums())),
          a_(halves.first.weights, k_, switches.generation ? target : INT64_MAX),
          b_(halves.second.weights, k_, switches.generation ? target : INT64_MAX) {
        statistics_.all_a = halves.first.sums();
        statistics_.all_b = halves.second.sums();
        statistics_.threads = k_;
    }

    Result<Hit> solve() {
        context_.begin_stage("generation");
        KS_CHECK(a_.allocate());
        KS_CHECK(b_.allocate());
        for (std::size_t i = 0; i < weights_; ++i)
            KS_CHECK(add_weight(i));
        a_.keep_the_list();
        b_.keep_the_list();
        statistics_.in_a = a_.size();
        statistics_.in_b = b_.size();
        PairSearch pairs(team_, Blocks::of(a_.sums(), a_.size(), k_), Blocks::of(b_.sums(), b_.size(), k_),
                         target_, context_.stop);
        const double merged = part(done_);
        context_.begin_stage("pruning");
        pairs.prune(switches_.pruning, [&](double) { context_.report("pruning", 0, 1, merged); });
        KS_CHECK(context_.check());
        context_.begin_stage("search");
        pairs.search(switches_.search, [&](double searched) {
            context_.report("search", 0, 1, merged + (1 - merged) * searched);
        });
        KS_CHECK(context_.check());
        pairs.count(statistics_);
        return pairs.hit();
    }

    const Statistics& statistics() const { return statistics_; }

private:
    double part(std::int64_t done) const { return static_cast<double>(done) / static_cast<double>(all_); }

    /// Makes the next lists of both halves together.
    Result<void> add_weight(std::size_t i) {
        const bool together = (a_.size() + b_.size()) * 2 >= least_work_together;
        const std::int64_t tasks = together ? tasks_a_thread * threads_ : 1;
        a_.begin(i, tasks);
        b_.begin(i, tasks);
        const std::function<bool(std::int64_t)> go_on = [this](std::int64_t steps) {
            done_.fetch_add(steps, std::memory_order_relaxed);
            return !context_.stop.stop_requested();
        };
        const auto work = [&](std::int64_t task) {
            task < a_.tasks() ? a_.do_task(task, go_on) : b_.do_task(task - a_.tasks(), go_on);
        };
        const auto watch = [this] { context_.report("generation", 0, 1, part(done_)); };
        if (together)
            team_.run(a_.tasks() + b_.tasks(), work, watch);
        else
            for (std::int64_t task = 0; task < a_.tasks() + b_.tasks(); ++task)
                work(task);
        KS_CHECK(context_.check());
        a_.end();
        b_.end();
        return {};
    }

    const std::int64_t target_;
    const Switches switches_;
    Team& team_;
    const std::int64_t threads_;
    Context& context_;
    const std::size_t weights_; ///< number of weights of the first half, which is the larger one
    const std::int64_t k_;
    const std::int64_t all_; ///< number of merged and compared elements if none are discarded
    TeamList<Direction::rising> a_;
    TeamList<Direction::falling> b_;
    std::atomic<std::int64_t> done_ = 0;
    Statistics statistics_;
};

std::int64_t useful_threads(const Halves& halves, const Parameters& parameters) {
    return std::clamp<std::int64_t>((halves.first.sums() + halves.second.sums()) / least_work_together, 1,
                                    parameters.integer("threads"));
}

/// Returns the result; the lists and the threads are freed before it returns.
Result<Hit> hit_of(const Halves& halves, std::int64_t target, const Switches& chosen, std::int64_t threads,
                   Context& context, Statistics& statistics) {
    KS_TRY(const std::unique_ptr<Team> team, Team::start(threads));
    TwoListTeamRun run(halves, target, chosen, *team, threads, context);
    KS_TRY(const Hit hit, run.solve());
    statistics = run.statistics();
    return hit;
}

std::vector<Parameter> parameters() {
    std::vector<Parameter> all = two_list::switch_parameters();
    all.push_back(multicore_parameters().front()); // only `threads`, because no loop here has vector
                                                   // instructions
    return all;
}

Result<Estimate> estimate_two_list_multicore(const SubsetSumInstance& instance, const Parameters&,
                                             std::int64_t) {
    const std::size_t n = instance.weights().size();
    KS_CHECK(check_weights(n, most_weights, "choose subset-sum.schroeppel-shamir or fewer weights"));
    const std::size_t of_a = (n + 1) / 2, of_b = n / 2;
    using ListA = TeamList<Direction::rising>;
    using ListB = TeamList<Direction::falling>;
    const std::int64_t k = usual_threads(n);
    const std::int64_t generation =
        ListA::bytes(of_a) + ListB::bytes(of_b) + ListA::partition_bytes(k) + ListB::partition_bytes(k);
    const std::int64_t sums = (std::int64_t{1} << of_a) + (std::int64_t{1} << of_b);
    return Estimate{.host_bytes =
                        std::max({generation, 8 * sums + PairSearch::bytes(k), subset_of_bytes(of_a)}),
                    .operations = 3 * static_cast<double>(sums)};
}

Result<Answer> solve_two_list_multicore(const SubsetSumInstance& instance, const Parameters& parameters,
                                        Context& context) {
    KS_TRY(const Estimate needed, estimate_two_list_multicore(instance, parameters, context.memory_budget));
    KS_CHECK(dp::check_memory(needed, context.memory_budget));
    const Switches chosen = switches(parameters);
    const Halves halves = halve(instance.weights(), chosen.order());
    Statistics statistics;
    KS_TRY(const Hit hit, hit_of(halves, instance.target(), chosen, useful_threads(halves, parameters),
                                 context, statistics));
    context.begin_stage("way-back");
    KS_TRY(Answer answer, two_list::answer(halves, hit, context));
    context.end_stage();
    answer.facts = facts(statistics);
    return answer;
}

} // namespace

const Variant& variant_subset_sum_two_list_multicore() {
    static const VariantOf<SubsetSumInstance> variant({
        .info =
            {
                .id = "subset-sum.two-list.multicore",
                .title = "Two lists on several cores: generate, prune, search",
                .question = Question::decide,
                .paper = "two-list",
                .section = "2.2",
                .algorithm = "1-2",
                .complexity = {.time = "O(3N/k) + O(k) + O(6N/k)",
                               .space = "O(2^(n/2))",
                               .source = "Sections 2.2.1 to 2.2.3 and 5.1, N = 2^(n/2)"},
                .parameters = parameters(),
            },
        .estimate = estimate_two_list_multicore,
        .solve = solve_two_list_multicore,
    });
    return variant;
}

} // namespace ks::cpu
