// SPDX-License-Identifier: Apache-2.0
#include "solvers/front/problem.h"

#include "solvers/core/formatted.h"

#include <algorithm>
#include <unordered_map>

namespace ks {

std::int64_t FrontProblem::Group::dearest() const {
    std::int64_t cost = 0;
    for (const Choice& choice : choices)
        cost = std::max(cost, choice.cost);
    return cost;
}

std::int64_t FrontProblem::last_cost() const {
    std::int64_t sum = 0;
    for (const Group& group : groups)
        sum += group.dearest();
    return std::min(sum, limit);
}

std::size_t FrontProblem::choice_count() const {
    std::size_t count = 0;
    for (const Group& group : groups)
        count += group.choices.size();
    return count;
}

Result<FrontProblem> settled(FrontProblem problem, std::span<const Settled> settled) {
    const auto refuse = [](Sentence what, Sentence todo) {
        return Error{.code = ErrorCode::usage, .what = std::move(what), .where = "", .todo = std::move(todo)};
    };
    std::unordered_map<std::size_t, std::optional<Front::Chosen>> before;
    for (const Settled& one : settled) {
        if (one.group >= problem.groups.size())
            return refuse(formatted("there is no {} {}", problem.group_word, one.group + 1),
                          formatted("name one of 1 to {}", problem.groups.size()));
        const auto [it, is_new] = before.emplace(one.group, one.choice);
        if (!is_new && it->second != one.choice)
            return refuse(formatted("{} {} is settled in two ways", problem.group_word, one.group + 1),
                          formatted("settle each {} once", problem.group_word));
        FrontProblem::Group& group = problem.groups[one.group];
        if (!one.choice) {
            if (!group.may_stay_without)
                return refuse(
                    formatted("something has to be taken from {} {}", problem.group_word, one.group + 1),
                    formatted("settle one {} of it", problem.choice_word));
            group.choices.clear();
            continue;
        }
        std::erase_if(group.choices, [&](const auto& choice) { return choice.index != *one.choice; });
        if (group.choices.empty())
            return refuse(formatted("{} {} has no {} {}", problem.group_word, one.group + 1,
                                    problem.choice_word, *one.choice + 1),
                          formatted("settle one {} of it", problem.choice_word));
        group.may_stay_without = false;
    }
    return problem;
}

void FrontFiller::add(std::int64_t cost, std::int64_t gain, std::span<const Front::Chosen> choices) {
    const Front::Point point{.cost = cost, .numerator = problem_.numerator(gain)};
    if (!problem_.names_groups)
        return front_.add(point, choices);
    named_.clear();
    for (std::size_t i = 0; i < choices.size(); ++i)
        if (choices[i] != Front::none)
            named_.push_back(static_cast<Front::Chosen>(i));
    front_.add(point, named_);
}

} // namespace ks
