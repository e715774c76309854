// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/context.h"
#include "solvers/front/lists.h"
#include "solvers/front/problem.h"
#include "solvers/instance/instance.h"
#include "solvers/kinds/kind.h"
#include "solvers/result/front.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace ks::ui {

/// An instance's front, and further data that the page shows.
struct FoundFront {
    InstancePtr instance;
    FrontProblem problem; ///< with settled choices removed
    Front front;
    std::optional<std::size_t> knee;
    /// The best value for each possible cost, if there are few enough costs.
    std::vector<Front::Point> behind;
    std::optional<Front::Point> nothing_chosen; ///< if a selection may be empty
    bool only_costs = false;                    ///< the gain of every choice equals its cost

    const KindFront& words() const { return *kind_of(*instance).front; }
    /// The choice of point `at` in each group; Front::none if it takes nothing.
    std::vector<Front::Chosen> by_group(std::size_t at) const;
};
using FoundFrontPtr = std::shared_ptr<const FoundFront>;

struct FrontRequest {
    InstancePtr instance;
    std::vector<Settled> settled = {};
    CostRange range = {};
    bool behind = true; ///< whether to compute the points behind the front, too
};

/// The maximum number of points of a displayed front. A larger front is a limit error that suggests a range
/// of costs.
inline constexpr std::size_t most_shown_points = 2'000'000;

/// Computes the front; fails (input) for a kind without fronts.
Result<FoundFrontPtr> find_front(const FrontRequest& request, Context& context);

/// "aes", "Task 3", "Item 4".
QString group_name(const FoundFront& found, std::size_t group);
/// The same for use under a heading that names the groups: "aes", "3".
QString short_group_name(const FoundFront& found, std::size_t group);
/// "3b", "taken", "in software".
QString choice_name(const FoundFront& found, std::size_t group, Front::Chosen choice);

/// The difference from `from` to `to`: "hardware cost +3 · U −1/12".
QString difference_words(const FoundFront& found, std::size_t from, std::size_t to);
/// The groups whose choices differ: "aes: 1b instead of in software; sha: ...", at most `most` of them.
QString changes_words(const FoundFront& found, std::size_t from, std::size_t to, int most);

} // namespace ks::ui
