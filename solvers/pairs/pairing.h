// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace ks {

/// The positions of two runs, one each.
using Positions = std::array<std::int64_t, 2>;

/// Maps two runs to one line of places. Where both have done the same work, both are at the position that
/// completed it: a milestone. Between milestones each advances in proportion, so that no position of either
/// is skipped, and the shorter one waits for the longer. Both begin and end together.
class Pairing {
public:
    struct Milestone {
        std::int64_t at = 0; ///< the place
        Positions positions{};
        friend bool operator==(const Milestone&, const Milestone&) = default;
    };

    /// `marks`: positions with equal work, in the order of the work. A mark that goes back is ignored.
    Pairing(std::span<const Positions> marks, Positions ends);

    std::int64_t count() const { return milestones_.back().at; }
    /// Returns the position of the first (0) or the second (1) run at a place.
    std::int64_t position(std::size_t which, std::int64_t at) const;
    /// Returns the first place at which that run has reached a position.
    std::int64_t place(std::size_t which, std::int64_t position) const;

    /// Returns the milestones in ascending order, including the beginning and the end.
    std::span<const Milestone> milestones() const { return milestones_; }
    /// Returns the next milestone after a place; at the end the last one.
    const Milestone& next(std::int64_t at) const;
    /// Returns the last milestone before a place; at the beginning the first one.
    const Milestone& previous(std::int64_t at) const;
    /// Returns the first milestone at or after a place, to which both runs advance.
    const Milestone& reaching(std::int64_t at) const;

private:
    void add(const Positions& positions);

    std::vector<Milestone> milestones_;
};

} // namespace ks
