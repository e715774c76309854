// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/context.h"
#include "solvers/front/lists.h"
#include "solvers/front/problem.h"
#include "solvers/instance/instance.h"
#include "solvers/problems/kind.h"
#include "solvers/result/front.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace ks::ui {

/// An instance's front, and what the page shows beside it.
struct FoundFront {
    InstancePtr instance;
    FrontProblem problem; ///< with what was settled
    Front front;
    std::optional<std::size_t> knee;
    /// The best of each cost that a selection can have, where there are few enough costs.
    std::vector<Front::Point> behind;
    std::optional<Front::Point> nothing_chosen; ///< where a selection may be empty
    bool only_costs = false;                    ///< every choice's gain is its cost

    const KindFront& words() const { return *kind_of(*instance).front; }
    /// What point `at` takes of each group; Front::none where nothing.
    std::vector<Front::Chosen> by_group(std::size_t at) const;
};
using FoundFrontPtr = std::shared_ptr<const FoundFront>;

struct FrontRequest {
    InstancePtr instance;
    std::vector<Settled> settled = {};
    CostRange range = {};
    bool behind = true; ///< what lies behind the front, too
};

/// The most points of a front that is shown. More are a limit error that names a range as the way out.
inline constexpr std::size_t most_shown_points = 2'000'000;

/// Finds it; a kind without fronts is an input error.
Result<FoundFrontPtr> find_front(const FrontRequest& request, Context& context);

/// "aes", "Task 3", "Item 4".
QString group_name(const FoundFront& found, std::size_t group);
/// The same under a heading that says what groups are: "aes", "3".
QString short_group_name(const FoundFront& found, std::size_t group);
/// "3b", "taken", "in software".
QString choice_name(const FoundFront& found, std::size_t group, Front::Chosen choice);

/// What there is more of at `to` than at `from`: "hardware cost +3 · U −1/12".
QString difference_words(const FoundFront& found, std::size_t from, std::size_t to);
/// Which groups' choices differ: "aes: 1b instead of in software; sha: ...", at most `most` of them.
QString changes_words(const FoundFront& found, std::size_t from, std::size_t to, int most);

} // namespace ks::ui
