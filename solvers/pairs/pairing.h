// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace ks {

/// Where each of two runs is, in positions of its own.
using Positions = std::array<std::int64_t, 2>;

/// Two runs on one line of places. Where both have done the same work, both are at the position that
/// completed it: a milestone. In between each advances in proportion, so that no position of either is left
/// out, and the shorter one waits for the longer. Both begin and end together.
class Pairing {
public:
    struct Milestone {
        std::int64_t at = 0; ///< the place
        Positions positions{};
        friend bool operator==(const Milestone&, const Milestone&) = default;
    };

    /// `marks`: where both have done equally much, in the order of the work. One that would lead back is left
    /// out.
    Pairing(std::span<const Positions> marks, Positions ends);

    std::int64_t count() const { return milestones_.back().at; }
    /// The position of the first (0) or the second (1) run at a place.
    std::int64_t position(std::size_t which, std::int64_t at) const;
    /// The first place at which that run has reached a position.
    std::int64_t place(std::size_t which, std::int64_t position) const;

    /// Ascending, with the beginning and the end.
    std::span<const Milestone> milestones() const { return milestones_; }
    /// The next one behind a place; at the end the last.
    const Milestone& next(std::int64_t at) const;
    /// The last one before a place; at the beginning the first.
    const Milestone& previous(std::int64_t at) const;
    /// The first one that is not before a place: what both are on the way to.
    const Milestone& reaching(std::int64_t at) const;

private:
    void add(const Positions& positions);

    std::vector<Milestone> milestones_;
};

} // namespace ks
