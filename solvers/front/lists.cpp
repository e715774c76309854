// SPDX-License-Identifier: Apache-2.0
#include "solvers/front/lists.h"

#include "solvers/core/formatted.h"

#include <algorithm>
#include <utility>

namespace ks {

namespace {

/// A point of the list of some groups, and how it was reached: from which point of the list before, by which
/// choice of the last group.
struct ListPoint {
    std::int64_t cost = 0, gain = 0;
    std::uint32_t parent = 0;
    Front::Chosen choice = Front::none;
};
using List = std::vector<ListPoint>;
struct Origin {
    std::uint32_t parent = 0;
    Front::Chosen choice = Front::none;
};

/// A list that is merged: one that is finished, or a copy of the group before, moved by a choice.
struct Source {
    const List* list = nullptr;
    const FrontProblem::Choice* moved_by = nullptr;
    bool is_copy = false;

    ListPoint operator[](std::size_t i) const {
        const ListPoint& point = (*list)[i];
        if (!is_copy)
            return point;
        ListPoint moved{.cost = point.cost, .gain = point.gain, .parent = static_cast<std::uint32_t>(i)};
        if (moved_by != nullptr) {
            moved.cost += moved_by->cost;
            moved.gain += moved_by->gain;
            moved.choice = moved_by->index;
        }
        return moved;
    }
};

constexpr std::size_t points_a_look = std::size_t{1} << 16; ///< between two looks for a stop request

class ListMerging {
public:
    ListMerging(const FrontProblem& problem, Context& context, CostRange range, std::size_t most_points)
        : problem_(problem), context_(context), range_(range),
          most_points_(std::min<std::size_t>(most_points, UINT32_MAX)),
          most_cost_(std::min(problem.limit, range.to)),
          only_costs_(std::ranges::all_of(problem.groups, [](const auto& group) {
              return std::ranges::all_of(group.choices,
                                         [](const auto& choice) { return choice.gain == choice.cost; });
          })) {}

    Result<FrontLists> run() {
        context_.begin_stage("compute");
        List list{ListPoint{}};
        const std::size_t m = problem_.groups.size();
        for (std::size_t i = 0; i < m; ++i)
            rest_ += dearest(problem_.groups[i]);
        for (std::size_t i = 0; i < m && !list.empty(); ++i) {
            context_.report("compute", static_cast<std::int64_t>(i), static_cast<std::int64_t>(m));
            rest_ -= dearest(problem_.groups[i]);
            KS_TRY(list, next(list, problem_.groups[i]));
            KS_CHECK(keep_origins(list));
            found_.longest_list = std::max(found_.longest_list, static_cast<std::int64_t>(list.size()));
        }
        context_.begin_stage("way-back");
        KS_CHECK(fill(list));
        context_.end_stage();
        return std::move(found_);
    }

private:
    static std::int64_t dearest(const FrontProblem::Group& group) {
        std::int64_t cost = 0;
        for (const auto& choice : group.choices)
            cost = std::max(cost, choice.cost);
        return cost;
    }

    /// The list with one group more. Sources are merged in pairs, pairs of pairs and so on, each in the order
    /// of its choices.
    Result<List> next(const List& before, const FrontProblem::Group& group) {
        std::vector<Source> sources;
        if (group.may_stay_without)
            sources.push_back({.list = &before, .is_copy = true});
        for (const auto& choice : group.choices)
            sources.push_back({.list = &before, .moved_by = &choice, .is_copy = true});
        if (sources.empty())
            return List();
        std::vector<std::pair<int, List>> merged; // of so many doublings each
        for (std::size_t k = 0; k < sources.size(); k += 2) {
            const Source second = k + 1 < sources.size() ? sources[k + 1] : Source{};
            KS_TRY(List pair, merge(sources[k], second));
            merged.emplace_back(1, std::move(pair));
            while (merged.size() > 1 && merged.back().first == merged[merged.size() - 2].first)
                KS_CHECK(join_last(merged));
        }
        while (merged.size() > 1)
            KS_CHECK(join_last(merged));
        return std::move(merged.front().second);
    }

    Result<void> join_last(std::vector<std::pair<int, List>>& merged) {
        const auto [doublings, last] = std::move(merged.back());
        merged.pop_back();
        KS_TRY(List joined, merge({.list = &merged.back().second}, {.list = &last}));
        merged.back() = {merged.back().first + 1, std::move(joined)};
        return {};
    }

    Result<List> merge(const Source& a, const Source& b) {
        const std::size_t a_size = a.list->size(), b_size = b.list == nullptr ? 0 : b.list->size();
        List merged;
        std::int64_t best = -1;
        std::size_t i = 0, j = 0;
        ListPoint from_a = a_size > 0 ? a[0] : ListPoint{}, from_b = b_size > 0 ? b[0] : ListPoint{};
        while (i < a_size || j < b_size) {
            if ((i + j) % points_a_look == 0) {
                KS_CHECK(context_.check());
                KS_CHECK(check_room(merged));
            }
            const bool take_a =
                j == b_size || (i < a_size && (from_a.cost < from_b.cost ||
                                               (from_a.cost == from_b.cost && from_a.gain >= from_b.gain)));
            const ListPoint point = take_a ? from_a : from_b;
            if (take_a && ++i < a_size)
                from_a = a[i];
            else if (!take_a && ++j < b_size)
                from_b = b[j];
            if (point.cost > most_cost_)
                break;
            if (point.gain <= best)
                continue;
            best = point.gain;
            if (!only_costs_ || point.cost + rest_ >= range_.from)
                merged.push_back(point);
        }
        found_.points_merged += static_cast<std::int64_t>(i + j);
        KS_CHECK(check_room(merged));
        return merged;
    }

    /// The list in work takes what its capacity may grow to, those it is made of as much again.
    Result<void> check_room(const List& merged) {
        if (merged.size() > most_points_)
            return Error{.code = ErrorCode::limit,
                         .what = formatted("there are more than {} points", most_points_),
                         .where = "",
                         .todo = "ask for a range of costs"};
        const auto bytes = static_cast<std::int64_t>(4 * merged.size() * sizeof(ListPoint)) + kept_bytes_;
        if (bytes > context_.memory_budget)
            return Error{
                .code = ErrorCode::limit,
                .what = formatted("the lists of points need more than {} MiB", context_.memory_budget >> 20),
                .where = "",
                .todo = "allow more memory or ask for a range of costs"};
        return {};
    }

    Result<void> keep_origins(const List& list) {
        std::vector<Origin>& origins = origins_.emplace_back();
        origins.reserve(list.size());
        for (const ListPoint& point : list)
            origins.push_back({point.parent, point.choice});
        kept_bytes_ += static_cast<std::int64_t>(list.size() * sizeof(Origin));
        return check_room(list);
    }

    Result<void> fill(const List& list) {
        const std::size_t m = problem_.groups.size();
        const auto within = std::ranges::partition_point(
            list, [&](const ListPoint& point) { return point.cost < range_.from; });
        const auto points = static_cast<std::size_t>(list.end() - within);
        kept_bytes_ += static_cast<std::int64_t>(points * (m * sizeof(Front::Chosen) + sizeof(ListPoint)));
        KS_CHECK(check_room(list));
        FrontFiller filler(problem_);
        filler.reserve(points);
        std::vector<Front::Chosen> choices(m);
        for (auto point = within; point != list.end(); ++point) {
            KS_CHECK(context_.check());
            auto at = static_cast<std::size_t>(point - list.begin());
            for (std::size_t i = m; i-- > 0;) {
                choices[i] = origins_[i][at].choice;
                at = origins_[i][at].parent;
            }
            filler.add(point->cost, point->gain, choices);
        }
        found_.front = filler.take();
        return {};
    }

    const FrontProblem& problem_;
    Context& context_;
    CostRange range_;
    std::size_t most_points_;
    std::int64_t most_cost_;
    bool only_costs_; ///< gain is cost: no point dominates another, so what cannot come into range is dropped
    std::int64_t rest_ = 0; ///< what the groups still to come may cost
    std::int64_t kept_bytes_ = 0;
    std::vector<std::vector<Origin>> origins_; ///< [group]: of its list's points
    FrontLists found_;
};

} // namespace

Result<FrontLists> front_by_lists(const FrontProblem& problem, Context& context, CostRange range,
                                  std::size_t most_points) {
    return ListMerging(problem, context, range, most_points).run();
}

} // namespace ks
