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

/// What every kind's fronts are found from: groups of choices, of each of which at most one is taken. A
/// selection's cost and gain are those of its choices summed up. The instance's builder proved that no
/// selection's cost reaches 2^63 and no gain 2^62.
struct FrontProblem {
    struct Choice {
        std::int64_t cost = 0;
        std::int64_t gain = 0;
        Front::Chosen index = 0; ///< in the group of the instance
    };
    struct Group {
        std::vector<Choice> choices;
        bool may_stay_without = true; ///< nothing need be taken from it

        /// The cost of its dearest choice; 0 without any.
        std::int64_t dearest() const;
    };

    std::vector<Group> groups;
    std::string_view group_word = "group", choice_word = "choice"; ///< what messages call them
    std::int64_t limit = INT64_MAX;                                ///< the most that a selection may cost
    /// A selection names the groups from which something is taken (0-1 kinds), not each group's choice.
    bool names_groups = false;

    /// A point's value is (base - gain) / denominator where less is better, else gain / denominator.
    bool less_is_better = false;
    std::int64_t base = 0;
    std::int64_t denominator = 1;

    std::int64_t numerator(std::int64_t gain) const { return less_is_better ? base - gain : gain; }
    /// The gain of a point of this numerator.
    std::int64_t gain(std::int64_t numerator) const { return less_is_better ? base - numerator : numerator; }
    /// The cost of the dearest selection, or the limit where that is less: the last column of a table of
    /// exact costs.
    std::int64_t last_cost() const;
    std::size_t choice_count() const;
};

/// What is settled of a group before the front is asked for.
struct Settled {
    std::size_t group = 0;
    std::optional<Front::Chosen> choice; ///< this one is taken; empty: none is
};

/// The problem with these choices forced. A group or choice that there is not, no choice where one has to
/// be taken, or a group settled in two ways is a usage error.
Result<FrontProblem> settled(FrontProblem problem, std::span<const Settled> settled);

/// The most choices of an instance whose front is asked for without a variant.
inline constexpr std::size_t most_front_choices = 4'000'000;

/// The bytes that a point of a front takes, with its selection.
inline std::size_t front_bytes_a_point(const FrontProblem& problem) {
    return sizeof(Front::Point) + sizeof(std::size_t) + problem.groups.size() * sizeof(Front::Chosen);
}

/// Puts the choices of one point, one for each group or Front::none, into a front.
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
