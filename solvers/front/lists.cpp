// SPDX-License-Identifier: Apache-2.0
#include "solvers/front/lists.h"

#include "solvers/core/formatted.h"
#include "solvers/core/units.h"
#include "solvers/front/ways.h"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <utility>

namespace ks {

namespace {

/// The list of the first groups: costs ascend, and so do gains.
struct ListColumns {
    std::vector<std::int64_t> costs, gains;

    std::size_t size() const { return costs.size(); }
    std::size_t bytes() const { return (costs.capacity() + gains.capacity()) * sizeof(std::int64_t); }
    void clear() {
        costs.clear();
        gains.clear();
    }
    void add(std::int64_t cost, std::int64_t gain) {
        costs.push_back(cost);
        gains.push_back(gain);
    }
};

/// The previous list, shifted by a choice of the group, or unshifted if nothing is taken.
struct MovedList {
    std::int64_t cost = 0, gain = 0;
    Front::Chosen choice = Front::none;
    std::size_t next = 0; ///< its first point that has not been merged yet
};

/// A point of a moved list that may belong to the next list.
struct Candidate {
    std::int64_t cost = 0, gain = 0;
    std::uint32_t parent = 0;
    std::uint32_t source = 0; ///< index of the moved list
};

/// Returns the moved lists of a group, in the order of its choices. A list that another one beats at each of
/// its points is omitted.
std::vector<MovedList> moved_lists(const FrontProblem::Group& group) {
    std::vector<MovedList> all;
    if (group.may_stay_without)
        all.push_back({});
    for (const auto& choice : group.choices)
        all.push_back({.cost = choice.cost, .gain = choice.gain, .choice = choice.index});
    std::vector<std::size_t> order(all.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t k) { return std::pair(all[k].cost, -all[k].gain); });
    std::int64_t best = -1;
    std::erase_if(order, [&](std::size_t k) {
        return all[k].gain <= std::exchange(best, std::max(best, all[k].gain));
    });
    std::ranges::sort(order);
    std::vector<MovedList> kept;
    for (const std::size_t k : order)
        kept.push_back(all[k]);
    return kept;
}

/// Merges the moved lists of one group into the next list, block by block. A block contains all points up to
/// some cost, few enough to fit the first-level cache. In each moved list gains rise with cost, so the points
/// that cannot beat the best point before the block are a prefix of the list's part of the block. Most often
/// they are the whole part, which is then skipped after one comparison. The remaining points are ordered by
/// cost: in an array indexed by cost if their costs are close to each other, otherwise by sorting.
class BlockMerge {
public:
    BlockMerge(const ListColumns& before, std::vector<MovedList> lists, std::int64_t most_cost)
        : before_(before), lists_(std::move(lists)), most_cost_(most_cost),
          points_(std::clamp<std::size_t>(block_points / std::max<std::size_t>(lists_.size(), 1), 4, 64)),
          all_(std::max<std::size_t>(before.size() * lists_.size(), 1)) {}

    /// Calls `use(cost, gain, step)` for the points of the next block, by cost. Returns false after the last
    /// block.
    template <class Use>
    bool next_block(Use use) {
        const std::int64_t last = last_cost();
        if (last < 0)
            return false;
        candidates_.clear();
        for (std::size_t k = 0; k < lists_.size(); ++k)
            collect(k, last);
        order();
        for (const Candidate& one : candidates_)
            if (one.gain > best_) {
                best_ = one.gain;
                use(one.cost, one.gain,
                    FrontWays::Step{.before = one.parent, .choice = lists_[one.source].choice});
            }
        return true;
    }
    /// Returns how many points of moved lists have been merged, and which fraction of all points that is.
    std::int64_t merged() const { return merged_; }
    double part_done() const { return static_cast<double>(merged_) / static_cast<double>(all_); }

private:
    static constexpr std::size_t block_points = 4096;

    /// Returns the greatest cost of the next block: no moved list has more than `points_` points in it.
    /// Negative: all points are merged.
    std::int64_t last_cost() {
        std::erase_if(lists_, [&](const MovedList& list) {
            return list.next == before_.size() || before_.costs[list.next] > most_cost_ - list.cost;
        });
        std::int64_t last = lists_.empty() ? -1 : most_cost_;
        for (const MovedList& list : lists_)
            if (list.next + points_ < before_.size())
                last = std::min(last, before_.costs[list.next + points_] - 1 + list.cost);
        return last;
    }

    /// Returns how many of the at most `points_` points from `next` on cost at most `cost`: a binary search
    /// without unpredictable branches.
    std::size_t count_up_to(std::int64_t cost, std::size_t next) const {
        const std::int64_t* const begin = before_.costs.data() + next;
        const std::int64_t* from = begin;
        for (std::size_t left = std::min(points_, before_.size() - next); left > 1;) {
            const std::size_t half = left / 2;
            from += static_cast<std::size_t>(from[half - 1] <= cost) * half;
            left -= half;
        }
        return static_cast<std::size_t>(from - begin) + static_cast<std::size_t>(*from <= cost);
    }

    void collect(std::size_t k, std::int64_t last) {
        MovedList& list = lists_[k];
        const std::int64_t* const costs = before_.costs.data();
        const std::int64_t* const gains = before_.gains.data();
        const std::size_t end = list.next + count_up_to(last - list.cost, list.next);
        std::size_t first = end;
        while (first > list.next && gains[first - 1] > best_ - list.gain)
            --first;
        merged_ += static_cast<std::int64_t>(end - list.next);
        for (std::size_t i = first; i < end; ++i)
            candidates_.push_back({.cost = costs[i] + list.cost,
                                   .gain = gains[i] + list.gain,
                                   .parent = static_cast<std::uint32_t>(i),
                                   .source = static_cast<std::uint32_t>(k)});
        list.next = end;
    }

    /// Orders the candidates by cost. At each cost only the first counts: the one with the greatest gain, and
    /// of several the one of the earliest choice.
    void order() {
        if (candidates_.empty())
            return;
        const auto [least, most] = std::ranges::minmax(candidates_, {}, &Candidate::cost);
        const std::int64_t first = least.cost;
        const auto width = static_cast<std::uint64_t>(most.cost - first) + 1;
        if (width > 4 * candidates_.size()) {
            std::ranges::sort(candidates_, {}, [](const Candidate& one) {
                return std::tuple(one.cost, -one.gain, one.source);
            });
            return;
        }
        cells_.assign(width, Candidate{.gain = -1});
        for (const Candidate& one : candidates_) {
            Candidate& cell = cells_[static_cast<std::size_t>(one.cost - first)];
            if (one.gain > cell.gain)
                cell = one;
        }
        candidates_.swap(cells_);
    }

    const ListColumns& before_;
    std::vector<MovedList> lists_;
    std::int64_t most_cost_;
    std::size_t points_;     ///< maximum number of points of a moved list in a block
    std::size_t all_;        ///< points of all moved lists, at least 1
    std::int64_t best_ = -1; ///< gain of the last point found
    std::int64_t merged_ = 0;
    std::vector<Candidate> candidates_, cells_;
};

class ListMerging {
public:
    ListMerging(const FrontProblem& problem, Context& context, CostRange range, std::size_t most_points)
        : problem_(problem), context_(context), range_(range),
          most_points_(std::min(most_points, FrontWays::most_points)),
          most_cost_(std::min(problem.limit, range.to)),
          only_costs_(std::ranges::all_of(problem.groups,
                                          [](const auto& group) {
                                              return std::ranges::all_of(
                                                  group.choices, [](const auto& choice) {
                                                      return choice.gain == choice.cost;
                                                  });
                                          })),
          ways_(problem) {}

    Result<FrontLists> run() {
        context_.begin_stage("compute");
        list_.add(0, 0);
        for (const FrontProblem::Group& group : problem_.groups)
            rest_ += group.dearest();
        for (std::size_t i = 0; i < problem_.groups.size(); ++i) {
            rest_ -= problem_.groups[i].dearest();
            KS_CHECK(add_group(i));
            found_.longest_list = std::max(found_.longest_list, static_cast<std::int64_t>(list_.size()));
        }
        const auto groups = static_cast<std::int64_t>(problem_.groups.size());
        context_.report("compute", groups, groups);
        context_.begin_stage("way-back");
        KS_CHECK(fill());
        context_.end_stage();
        return std::move(found_);
    }

private:
    Result<void> add_group(std::size_t i) {
        next_.clear();
        next_steps_.clear();
        BlockMerge merge(list_, moved_lists(problem_.groups[i]), most_cost_);
        const auto keep = [&](std::int64_t cost, std::int64_t gain, const FrontWays::Step& step) {
            if (only_costs_ && cost + rest_ < range_.from)
                return;
            next_.add(cost, gain);
            next_steps_.push_back(step);
        };
        const auto groups = static_cast<std::int64_t>(problem_.groups.size());
        do {
            KS_CHECK(context_.check());
            KS_CHECK(check_room());
            context_.report("compute", static_cast<std::int64_t>(i), groups, merge.part_done());
        } while (merge.next_block(keep));
        found_.points_merged += merge.merged();
        std::swap(list_, next_);
        kept_bytes_ += static_cast<std::int64_t>(list_.size() * sizeof(FrontWays::Step));
        KS_CHECK(check_room());
        ways_.to_group(i).assign(next_steps_.begin(), next_steps_.end());
        return {};
    }

    /// The vectors keep their memory from group to group. Otherwise most of the time would be spent on
    /// allocating and freeing pages.
    Result<void> check_room() const {
        if (std::max(list_.size(), next_.size()) > most_points_)
            return Error{.code = ErrorCode::limit,
                         .what = formatted("there are more than {} points", most_points_),
                         .where = "",
                         .todo = "ask for a range of costs"};
        const std::size_t growing =
            list_.bytes() + next_.bytes() + next_steps_.capacity() * sizeof(FrontWays::Step);
        if (static_cast<std::int64_t>(growing) + kept_bytes_ > context_.memory_budget)
            return Error{.code = ErrorCode::limit,
                         .what = formatted("the lists of points need more than {}",
                                           bytes_text(context_.memory_budget)),
                         .where = "",
                         .todo = "allow more memory or ask for a range of costs"};
        return {};
    }

    Result<void> fill() {
        const auto first = static_cast<std::size_t>(std::ranges::lower_bound(list_.costs, range_.from) -
                                                    list_.costs.begin());
        kept_bytes_ += ways_.front_bytes(list_.size() - first);
        KS_CHECK(check_room());
        KS_TRY(found_.front, ways_.front(list_.costs, list_.gains, first, context_));
        return {};
    }

    const FrontProblem& problem_;
    Context& context_;
    CostRange range_;
    std::size_t most_points_;
    std::int64_t most_cost_;
    bool only_costs_; ///< gain equals cost: no point dominates another, so only points that cannot reach the
                      ///< range are dropped
    FrontWays ways_;
    std::int64_t rest_ = 0;       ///< the largest cost of the remaining groups
    std::int64_t kept_bytes_ = 0; ///< bytes of the ways and the front
    ListColumns list_, next_;
    std::vector<FrontWays::Step> next_steps_; ///< the steps to the points of `next_`
    FrontLists found_;
};

} // namespace

Result<FrontLists> front_by_lists(const FrontProblem& problem, Context& context, CostRange range,
                                  std::size_t most_points) {
    return ListMerging(problem, context, range, most_points).run();
}

} // namespace ks
