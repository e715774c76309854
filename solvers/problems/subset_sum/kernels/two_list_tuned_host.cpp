// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/kernels/two_list_tuned_host.h"

#include "solvers/core/formatted.h"
#include "solvers/core/units.h"
#include "solvers/dp/plan.h"
#include "solvers/kernels/row_kernels.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/problems/subset_sum/two_list/counting.h"
#include "solvers/problems/subset_sum/two_list/halves.h"
#include "solvers/problems/subset_sum/two_list/memory.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <vector>

namespace ks {

namespace {

using two_list::Half;
using two_list::Halves;

constexpr std::int64_t items = 15;      ///< as in the kernels: sums per thread
constexpr std::int64_t most_first = 11; ///< number of weights whose list one block can make in shared memory
constexpr int first_block = 512, partition_block = 128;
constexpr std::int64_t unheard_bytes = std::int64_t{64}
                                       << 30; ///< bytes of memory traffic between two waits of the host

/// The list of one half: of all its weights except the last.
struct TunedList {
    TunedList(const Half& half, std::int64_t target, std::size_t most)
        : weights(half.weights), held(half.weights.empty() ? std::nullopt : std::optional(weights.back())) {
        if (held)
            weights.pop_back();
        sizes = two_list::sums_at_most(weights, target);
        first = std::min(weights.size(), most);
        heaviest = std::accumulate(weights.begin(), weights.end(), std::int64_t{0});
    }

    std::int64_t size() const { return sizes.back(); }
    std::size_t passes() const { return weights.size() - first; }
    std::int64_t size_before(std::size_t pass) const { return sizes[first + pass]; }
    std::int64_t size_after(std::size_t pass) const { return sizes[first + pass + 1]; }
    /// Returns the number of sums of the second-largest list, which has a separate buffer.
    std::int64_t second_size() const { return sizes.size() > 1 ? sizes[sizes.size() - 2] : 1; }

    std::vector<std::int64_t> weights; ///< without the weight that is not in the list
    std::optional<std::int64_t> held;  ///< the weight that is not in the list; a half without weights has
                                       ///< none
    std::vector<std::int64_t> sizes;   ///< [j]: size of the list of the first j weights
    std::size_t first = 0;             ///< number of weights of the list that one block makes
    std::int64_t heaviest = 0;         ///< the sum of the weights
};

std::size_t first_of_lists(const Parameters& parameters) {
    return static_cast<std::size_t>(parameters.integer("first"));
}

/// The work of a run, known before it begins.
struct TunedPlan {
    TunedPlan(const SubsetSumInstance& instance, const Parameters& parameters)
        : halves(two_list::halve(instance.weights(), two_list::Order::nonincreasing)),
          lists{TunedList(halves.first, instance.target(), first_of_lists(parameters)),
                TunedList(halves.second, instance.target(), first_of_lists(parameters))},
          target(instance.target()), block(static_cast<int>(parameters.integer("block"))) {
        for (int which = 0; which < 4; ++which) {
            if ((which & 1 && !lists[0].held) || (which & 2 && !lists[1].held))
                continue;
            const std::int64_t with = taken(which);
            if (with <= target && target - with <= lists[0].heaviest + lists[1].heaviest)
                searches.push_back({which, target - with});
        }
    }

    /// Returns the sum of those weights outside the lists that search `which` takes.
    std::int64_t taken(int which) const {
        return (which & 1 ? *lists[0].held : 0) + (which & 2 ? *lists[1].held : 0);
    }
    std::int64_t tile() const { return items * block; }
    std::int64_t tiles(std::int64_t sums) const { return (sums - 1) / tile() + 1; }
    std::int64_t searched() const { return lists[0].size() + lists[1].size(); }

    /// Returns the least bytes of memory traffic: each list read once and written once, and both lists read
    /// by each search.
    double bytes() const {
        double sums = static_cast<double>(searches.size()) * static_cast<double>(searched());
        for (const TunedList& list : lists) {
            sums += static_cast<double>(list.sizes[list.first]);
            for (std::size_t pass = 0; pass < list.passes(); ++pass)
                sums +=
                    static_cast<double>(list.size_before(pass)) + static_cast<double>(list.size_after(pass));
        }
        return 8 * sums;
    }
    std::int64_t launches() const {
        return static_cast<std::int64_t>(2 + 2 * (lists[0].passes() + lists[1].passes() + searches.size()));
    }

    struct Search {
        int which = 0;
        std::int64_t target = 0; ///< the part of the target that the two lists must reach
    };

    Halves halves;
    std::array<TunedList, 2> lists;
    std::int64_t target = 0;
    std::vector<Search> searches;
    int block = 0;
};

/// A list on the device: two buffers alternate, and the finished list is in the first.
struct OnDevice {
    std::array<Buffer, 2> sums;
    Buffer weights, splits;
};

class TunedSearch {
public:
    static Result<TunedSearch> prepare(const TunedPlan& plan, Context& context) {
        Backend& backend = *context.backend;
        TunedSearch made(plan, context);
        KS_TRY(made.first_, backend.kernel("subset_sum_two_list_tuned.first"));
        KS_TRY(made.partition_, backend.kernel("subset_sum_two_list_tuned.partition"));
        KS_TRY(made.merge_, backend.kernel("subset_sum_two_list_tuned.merge"));
        KS_TRY(made.search_partition_, backend.kernel("subset_sum_two_list_tuned.search-partition"));
        KS_TRY(made.search_, backend.kernel("subset_sum_two_list_tuned.search"));
        const auto longs = [&](std::string name, std::int64_t count) {
            return backend.allocate({.name = std::move(name), .element_bytes = 8, .shape = {count}});
        };
        for (int i = 0; i < 2; ++i) {
            const TunedList& list = plan.lists[static_cast<std::size_t>(i)];
            OnDevice& on = made.lists_[static_cast<std::size_t>(i)];
            const std::string name = i == 0 ? "A" : "B";
            KS_TRY(on.sums[0], longs(name, list.size()));
            KS_TRY(on.sums[1], longs(name + " before", list.second_size()));
            KS_TRY(on.splits, longs("splits of " + name, plan.tiles(list.size()) + 1));
            KS_TRY(on.weights,
                   longs("weights of " + name, std::max<std::int64_t>(1, std::ssize(list.weights))));
            if (!list.weights.empty())
                KS_CHECK(backend.upload_items(on.weights, std::span<const std::int64_t>(list.weights)));
        }
        KS_TRY(made.splits_, longs("splits", plan.tiles(plan.searched()) + 1));
        KS_TRY(made.stop_, longs("stop", 1));
        KS_TRY(made.found_, longs("found", 3));
        KS_CHECK(backend.fill(made.found_, std::byte{0}));
        KS_CHECK(backend.open_queues(2));
        return made;
    }

    /// Returns a pair of sums of the whole halves, if one exists.
    Result<std::optional<two_list::SumPair>> run() {
        for (int list = 0; list < 2; ++list)
            KS_CHECK(begin(list));
        const std::size_t most = std::max(plan_.lists[0].passes(), plan_.lists[1].passes());
        for (std::size_t pass = 0; pass < most; ++pass)
            for (int list = 0; list < 2; ++list)
                if (pass < plan_.lists[static_cast<std::size_t>(list)].passes())
                    KS_CHECK(add_weight(list, pass));
        KS_TRY(const std::int64_t b_done, context_.backend->mark(1));
        KS_CHECK(context_.backend->wait(0, b_done));
        for (const TunedPlan::Search& search : plan_.searches)
            KS_CHECK(look_for(search));
        std::array<std::int64_t, 3> found{};
        KS_CHECK(context_.backend->synchronise(context_));
        KS_CHECK(context_.backend->download_items(found_, std::span<std::int64_t>(found)));
        if (found[0] == 0)
            return std::optional<two_list::SumPair>();
        const auto search =
            std::ranges::find(plan_.searches, static_cast<int>(found[2]), &TunedPlan::Search::which);
        two_list::SumPair pair{found[1], search->target - found[1]};
        pair.a += search->which & 1 ? *plan_.lists[0].held : 0;
        pair.b += search->which & 2 ? *plan_.lists[1].held : 0;
        return std::optional(pair);
    }

private:
    TunedSearch(const TunedPlan& plan, Context& context) : plan_(plan), context_(context) {}

    /// Returns the buffer with the list before a pass; after the last pass the list is in the first buffer.
    Buffer& list_before(int i, std::size_t pass) {
        const auto at = static_cast<std::size_t>(i);
        return lists_[at].sums[(plan_.lists[at].passes() - pass) % 2];
    }

    Result<void> begin(int i) {
        const TunedList& list = plan_.lists[static_cast<std::size_t>(i)];
        const int capacity = 1 << list.first;
        return context_.backend->launch(context_, first_,
                                        {.grid = 1,
                                         .block = first_block,
                                         .shared_bytes = 8 * (capacity + std::max(1, capacity / 2)),
                                         .queue = i},
                                        lists_[static_cast<std::size_t>(i)].weights,
                                        static_cast<int>(list.first), plan_.target, capacity,
                                        list_before(i, 0));
    }

    Result<void> add_weight(int i, std::size_t pass) {
        const TunedList& list = plan_.lists[static_cast<std::size_t>(i)];
        const Buffer& splits = lists_[static_cast<std::size_t>(i)].splits;
        const std::int64_t size = list.size_before(pass), total = list.size_after(pass);
        const std::int64_t weight = list.weights[list.first + pass];
        KS_CHECK(context_.backend->launch(context_, partition_, partition_shape(total, i),
                                          list_before(i, pass), size, total - size, weight, plan_.tile(),
                                          splits));
        KS_CHECK(context_.backend->launch(context_, merge_, tile_shape(total, i), list_before(i, pass), total,
                                          weight, splits, list_before(i, pass + 1)));
        return queued(8 * (size + total));
    }

    Result<void> look_for(const TunedPlan::Search& search) {
        const Buffer &a = lists_[0].sums[0], &b = lists_[1].sums[0];
        const std::int64_t size_a = plan_.lists[0].size(), size_b = plan_.lists[1].size();
        KS_CHECK(context_.backend->launch(context_, search_partition_, partition_shape(size_a + size_b, 0), a,
                                          size_a, b, size_b, search.target, plan_.tile(), found_, splits_,
                                          stop_));
        KS_CHECK(context_.backend->launch(context_, search_, tile_shape(size_a + size_b, 0), a, size_a, b,
                                          size_b, search.target, splits_, stop_, found_,
                                          static_cast<std::int64_t>(search.which)));
        return queued(8 * (size_a + size_b));
    }

    LaunchShape partition_shape(std::int64_t sums, int queue) const {
        return {.grid = plan_.tiles(sums) / partition_block + 1, .block = partition_block, .queue = queue};
    }
    /// Has room for one more sum than a tile, which a search needs.
    LaunchShape tile_shape(std::int64_t sums, int queue) const {
        return {.grid = plan_.tiles(sums),
                .block = plan_.block,
                .shared_bytes = static_cast<int>(8 * (plan_.tile() + 1)),
                .queue = queue};
    }

    /// Notes that work with this many bytes of traffic was queued.
    Result<void> queued(std::int64_t bytes) {
        unheard_ += bytes;
        done_ += static_cast<double>(bytes);
        if (unheard_ > unheard_bytes) {
            KS_CHECK(context_.backend->synchronise(context_));
            unheard_ = 0;
        }
        context_.report("compute", 0, 1, std::min(1.0, done_ / plan_.bytes()));
        return context_.check();
    }

    const TunedPlan& plan_;
    Context& context_;
    Kernel first_, partition_, merge_, search_partition_, search_;
    std::array<OnDevice, 2> lists_;
    Buffer splits_, stop_, found_;
    std::int64_t unheard_ = 0;
    double done_ = 0;
};

Result<void> check_lists(const SubsetSumInstance& instance) {
    return two_list::check_weights(instance.weights().size(), two_list::most_weights,
                                   "choose subset-sum.bitset, if the target is small, or fewer weights");
}

Estimate estimate_of(const TunedPlan& plan) {
    std::int64_t longs = plan.tiles(plan.searched()) + 5, counted = 0;
    for (const TunedList& list : plan.lists) {
        longs += list.size() + list.second_size() + plan.tiles(list.size()) + 1 +
                 std::max<std::int64_t>(1, std::ssize(list.weights));
        counted += std::int64_t{8} << (list.weights.size() / 2 + 2); // the lists that sums_at_most makes
    }
    return Estimate{.host_bytes = counted, .device_bytes = 8 * longs, .operations = plan.bytes() / 8};
}

std::vector<Fact> facts_of(const TunedPlan& plan) {
    const auto sums = [&](const char* name, const char* list, const TunedList& of) {
        return Fact{.name = name,
                    .value = of.size(),
                    .sentence = formatted("List {} has {}: those of {} that are at most the target.", list,
                                          counted("{} sum", "{} sums", of.size()),
                                          counted("{} weight", "{} weights", std::ssize(of.weights)))};
    };
    return {
        sums("sums-a", "A", plan.lists[0]), sums("sums-b", "B", plan.lists[1]),
        Fact{.name = "searches",
             .value = std::ssize(plan.searches),
             .sentence = formatted("The weights that stay out of the lists leave {} targets to search for.",
                                   plan.searches.size())},
        Fact{.name = "bytes",
             .value = plan.bytes(),
             .unit = "bytes",
             .sentence = formatted("A whole run reads and writes at least {} of sums.",
                                   bytes_text(static_cast<std::int64_t>(plan.bytes())))}};
}

} // namespace

namespace {

Result<Estimate> estimate_two_list_tuned(const SubsetSumInstance& instance, const Parameters& parameters,
                                         std::int64_t) {
    KS_CHECK(check_lists(instance));
    return estimate_of(TunedPlan(instance, parameters));
}

Result<LargestLaunch> largest_launch_two_list_tuned(const SubsetSumInstance& instance,
                                                    const Parameters& parameters, Context&) {
    KS_CHECK(check_lists(instance));
    const TunedPlan plan(instance, parameters);
    return LargestLaunch{.grid = plan.tiles(plan.searched()), .block = std::max(plan.block, first_block)};
}

/// Counts a run that finds no solution before its last search.
Result<std::optional<KernelWork>> work_two_list_tuned(const SubsetSumInstance& instance,
                                                      const Parameters& parameters, std::int64_t, Context&) {
    KS_CHECK(check_lists(instance));
    const TunedPlan plan(instance, parameters);
    double steps = static_cast<double>(plan.searches.size()) * static_cast<double>(plan.searched());
    for (const TunedList& list : plan.lists)
        steps += static_cast<double>(std::accumulate(list.sizes.begin(), list.sizes.end(), std::int64_t{0}));
    return std::optional(KernelWork{.operations = steps,
                                    .unit = "sums merged or searched",
                                    .device_bytes = plan.bytes(),
                                    .launches = plan.launches(),
                                    .waited_launches = 1});
}

Result<Answer> solve_two_list_tuned(const SubsetSumInstance& instance, const Parameters& parameters,
                                    Context& context) {
    KS_CHECK(check_lists(instance));
    context.begin_stage("upload");
    const TunedPlan plan(instance, parameters);
    KS_CHECK(dp::check_memory(estimate_of(plan), context.memory_budget));
    KS_TRY(TunedSearch search, TunedSearch::prepare(plan, context));
    context.begin_stage("compute");
    KS_TRY(const std::optional<two_list::SumPair> pair, search.run());
    context.begin_stage("way-back");
    KS_TRY(Answer answer, two_list::answer(plan.halves, pair, context));
    context.end_stage();
    answer.facts = facts_of(plan);
    return answer;
}

} // namespace

VariantOf<SubsetSumInstance> two_list_tuned() {
    return VariantOf<SubsetSumInstance>(
        {.info =
             {.id = "subset-sum.two-list.tuned",
              .title =
                  "Two lists, tuned: a merge path for each weight, four searches in lists of half the sums",
              .question = Question::decide,
              .place = Place::kernel,
              .parameters =
                  {block_parameter(256),
                   {.name = "first",
                    .max = most_first,
                    .standard = most_first,
                    .unit = "weights",
                    .title = "Weights whose list one block makes at once; each other weight is a pass"}}},
         .estimate = estimate_two_list_tuned,
         .largest_launch = largest_launch_two_list_tuned,
         .work = work_two_list_tuned,
         .solve = solve_two_list_tuned});
}

} // namespace ks
