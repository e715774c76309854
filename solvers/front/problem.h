// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/result/front.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace ks {

/// The common form of all kinds' front problems: groups of choices, with at most one choice taken from each.
/// The cost and gain of a selection are the sums over its choices. The instance's builder proved that the
/// cost of every selection is below 2^63 and the gain below 2^62.
struct FrontProblem {
    struct Choice {
        std::int64_t cost = 0;
        std::int64_t gain = 0;
        Front::Chosen index = 0; ///< index in the instance's group
    };
    struct Group {
        std::vector<Choice> choices;
        bool may_stay_without = true; ///< it is allowed to take nothing from the group

        /// Returns the cost of its most expensive choice; 0 without choices.
        std::int64_t dearest() const;
    };

    std::vector<Group> groups;
    std::string_view group_word = "group", choice_word = "choice"; ///< their names in messages
    std::int64_t limit = INT64_MAX;                                ///< maximum cost of a selection
    /// A selection names the groups from which something is taken (0-1 kinds), not the choice of each group.
    bool names_groups = false;

    /// A point's value is (base - gain) / denominator where less is better, else gain / denominator.
    bool less_is_better = false;
    std::int64_t base = 0;
    std::int64_t denominator = 1;

    std::int64_t numerator(std::int64_t gain) const { return less_is_better ? base - gain : gain; }
    /// Returns the gain of a point with this numerator.
    std::int64_t gain(std::int64_t numerator) const { return less_is_better ? base - numerator : numerator; }
    /// Returns the cost of the most expensive selection, or the limit if that is less: the last column of a
    /// table of exact costs.
    std::int64_t last_cost() const;
    std::size_t choice_count() const;
};

/// A choice for a group that is fixed before the front is computed.
struct Settled {
    std::size_t group = 0;
    std::optional<Front::Chosen> choice; ///< the fixed choice; empty: nothing is taken
};

/// Returns the problem with these choices fixed. It is a usage error if a group or choice does not exist, if
/// nothing is taken where a choice is required, or if a group is fixed in two ways.
Result<FrontProblem> settled(FrontProblem problem, std::span<const Settled> settled);

/// Maximum number of choices of an instance whose front is computed without a variant.
inline constexpr std::size_t most_front_choices = 4'000'000;

/// Returns the bytes of one point of a front, with its selection.
inline std::size_t front_bytes_a_point(const FrontProblem& problem) {
    return sizeof(Front::Point) + sizeof(std::size_t) + problem.groups.size() * sizeof(Front::Chosen);
}

/// Adds the choices of one point, one per group or Front::none, to a front.
class FrontFiller {
public:
    explicit FrontFiller(const FrontProblem& problem) : problem_(problem), front_(problem.denominator) {}

    void reserve(std::size_t points) { front_.reserve(points, points * problem_.groups.size()); }
    void add(std::int64_t cost, std::int64_t gain, std::span<const Front::Chosen> choices);
    Front take() { return std::move(front_); }

private:
    const FrontProblem& problem_;
    Front front_;
    std::vector<Front::Chosen> named_;
};

} // namespace ks
