// SPDX-License-Identifier: Apache-2.0
#include "solvers/front/every_cost.h"

#include "solvers/core/formatted.h"

#include <algorithm>

namespace ks {

namespace {

constexpr std::int64_t steps_between_looks = 1 << 20; ///< between two checks for cancellation

/// Adds a group. Cells are computed from the highest cost down, so that a cell reads only values of the
/// previous groups. With this group no selection costs more than `reached`.
Result<void> add_group(const FrontProblem::Group& group, std::int64_t reached, std::vector<std::int64_t>& row,
                       const Context& context) {
    const std::int64_t each = steps_between_looks / static_cast<std::int64_t>(group.choices.size() + 1) + 1;
    for (std::int64_t j = reached; j >= 0; --j) {
        if (j % each == 0)
            KS_CHECK(context.check());
        std::int64_t best = group.may_stay_without ? row[static_cast<std::size_t>(j)] : -1;
        for (const auto& choice : group.choices) {
            if (choice.cost > j)
                continue;
            const std::int64_t before = row[static_cast<std::size_t>(j - choice.cost)];
            if (before >= 0)
                best = std::max(best, before + choice.gain);
        }
        row[static_cast<std::size_t>(j)] = best;
    }
    return {};
}

} // namespace

Result<std::vector<std::int64_t>> best_of_every_cost(const FrontProblem& problem, const Context& context) {
    const std::int64_t last = problem.last_cost();
    const auto choices = static_cast<std::int64_t>(problem.choice_count() + problem.groups.size());
    if (last >= most_every_cost_steps / std::max<std::int64_t>(1, choices) ||
        last >= context.memory_budget / static_cast<std::int64_t>(sizeof(std::int64_t)))
        return Error{.code = ErrorCode::limit,
                     .what = formatted("a table of {} costs and {} choices is too large", last, choices),
                     .where = "",
                     .todo = "ask for the front alone"};
    std::vector<std::int64_t> row(static_cast<std::size_t>(last + 1), -1);
    row[0] = 0;
    std::int64_t reached = 0;
    for (const FrontProblem::Group& group : problem.groups) {
        const std::int64_t dearest = group.dearest();
        reached = dearest > last - reached ? last : reached + dearest;
        KS_CHECK(add_group(group, reached, row, context));
    }
    return row;
}

} // namespace ks
