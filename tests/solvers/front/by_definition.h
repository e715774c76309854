// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/front/problem.h"
#include "solvers/instance/random.h"

#include <QString>

#include <map>
#include <optional>
#include <vector>

namespace ks::tests {

/// The greatest gain for each possible cost, by trying all selections.
inline std::map<std::int64_t, std::int64_t> best_gains(const FrontProblem& problem) {
    std::map<std::int64_t, std::int64_t> best{{0, 0}};
    for (const FrontProblem::Group& group : problem.groups) {
        std::map<std::int64_t, std::int64_t> with;
        const auto see = [&](std::int64_t cost, std::int64_t gain) {
            const auto [at, is_new] = with.try_emplace(cost, gain);
            if (!is_new)
                at->second = std::max(at->second, gain);
        };
        for (const auto& [cost, gain] : best) {
            if (group.may_stay_without)
                see(cost, gain);
            for (const FrontProblem::Choice& choice : group.choices)
                see(cost + choice.cost, gain + choice.gain);
        }
        best = std::move(with);
    }
    return best;
}

/// The non-dominated points with cost `from` to `to` within the limit; of several selections with the same
/// cost and value, one point.
inline std::vector<Front::Point> points_of(const FrontProblem& problem, std::int64_t from = 0,
                                           std::int64_t to = INT64_MAX) {
    std::vector<Front::Point> points;
    std::int64_t most = -1;
    for (const auto& [cost, gain] : best_gains(problem))
        if (cost <= std::min(problem.limit, to) && gain > most) {
            most = gain;
            if (cost >= from)
                points.push_back({.cost = cost, .numerator = problem.numerator(gain)});
        }
    return points;
}

/// The error in a front that should have these points; empty if each point has a legal selection with its
/// cost and value.
inline QString wrong_with(const Front& front, const FrontProblem& problem,
                          const std::vector<Front::Point>& points) {
    if (front.size() != points.size())
        return QString("%1 points instead of %2").arg(front.size()).arg(points.size());
    for (std::size_t p = 0; p < points.size(); ++p) {
        const QString which = QString("point %1: ").arg(p);
        if (front.points()[p] != points[p])
            return which + QString("(%1, %2) instead of (%3, %4)")
                               .arg(front.points()[p].cost)
                               .arg(front.points()[p].numerator)
                               .arg(points[p].cost)
                               .arg(points[p].numerator);
        std::vector<Front::Chosen> chosen(front.chosen(p).begin(), front.chosen(p).end());
        if (problem.names_groups) {
            std::vector<Front::Chosen> of_groups(problem.groups.size(), Front::none);
            for (const Front::Chosen group : chosen)
                of_groups[static_cast<std::size_t>(group)] =
                    problem.groups[static_cast<std::size_t>(group)].choices.front().index;
            chosen = of_groups;
        }
        std::int64_t cost = 0, gain = 0;
        for (std::size_t i = 0; i < problem.groups.size(); ++i) {
            const FrontProblem::Group& group = problem.groups[i];
            if (chosen[i] == Front::none) {
                if (!group.may_stay_without)
                    return which + "nothing of a group from which something has to be taken";
                continue;
            }
            const auto choice = std::ranges::find(group.choices, chosen[i], &FrontProblem::Choice::index);
            if (choice == group.choices.end())
                return which + "a choice that there is not";
            cost += choice->cost;
            gain += choice->gain;
        }
        if (cost != points[p].cost || problem.numerator(gain) != points[p].numerator)
            return which + "its selection sums to something else";
    }
    return {};
}

/// A random problem: up to five groups with up to six choices each, costs up to `cost` and gains up to
/// `gain`.
inline FrontProblem random_problem(Random& random, std::int64_t cost, std::int64_t gain) {
    FrontProblem problem;
    problem.groups.resize(static_cast<std::size_t>(random.between(1, 5)));
    for (FrontProblem::Group& group : problem.groups) {
        group.may_stay_without = random.between(0, 2) != 0;
        const std::int64_t choices = random.between(group.may_stay_without ? 0 : 1, 6);
        for (Front::Chosen k = 0; k < choices; ++k) {
            const std::int64_t its_cost = random.between(0, cost);
            group.choices.push_back({.cost = its_cost, .gain = random.between(0, gain), .index = k});
        }
    }
    if (random.between(0, 1) == 0)
        problem.limit = random.between(0, 3 * cost);
    problem.less_is_better = random.between(0, 1) == 0;
    problem.base = 5 * gain;
    problem.denominator = random.between(1, 100);
    return problem;
}

} // namespace ks::tests
