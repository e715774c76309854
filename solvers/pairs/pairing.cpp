// SPDX-License-Identifier: Apache-2.0
#include "solvers/pairs/pairing.h"

#include <algorithm>
#include <iterator>

namespace ks {

Pairing::Pairing(std::span<const Positions> marks, Positions ends) : milestones_(1) {
    for (const Positions& mark : marks)
        if (mark[0] <= ends[0] && mark[1] <= ends[1])
            add(mark);
    add(ends);
}

void Pairing::add(const Positions& positions) {
    const Milestone& last = milestones_.back();
    const std::int64_t first = positions[0] - last.positions[0], second = positions[1] - last.positions[1];
    if (std::min(first, second) >= 0 && std::max(first, second) > 0)
        milestones_.push_back({.at = last.at + std::max(first, second), .positions = positions});
}

std::int64_t Pairing::position(std::size_t which, std::int64_t at) const {
    const Milestone &begin = previous(at), &end = reaching(at);
    if (end.at <= at || at <= 0)
        return end.positions[which];
    const std::int64_t length = end.at - begin.at, own = end.positions[which] - begin.positions[which];
    return begin.positions[which] + (own * (at - begin.at) + length - 1) / length;
}

std::int64_t Pairing::place(std::size_t which, std::int64_t wanted) const {
    std::int64_t low = 0, high = count();
    while (low < high) {
        const std::int64_t middle = low + (high - low) / 2;
        if (position(which, middle) < wanted)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

const Pairing::Milestone& Pairing::next(std::int64_t at) const {
    const auto found = std::ranges::upper_bound(milestones_, at, {}, &Milestone::at);
    return found == milestones_.end() ? milestones_.back() : *found;
}

const Pairing::Milestone& Pairing::previous(std::int64_t at) const {
    const auto found = std::ranges::lower_bound(milestones_, at, {}, &Milestone::at);
    return found == milestones_.begin() ? milestones_.front() : *std::prev(found);
}

const Pairing::Milestone& Pairing::reaching(std::int64_t at) const {
    const auto found = std::ranges::lower_bound(milestones_, at, {}, &Milestone::at);
    return found == milestones_.end() ? milestones_.back() : *found;
}

} // namespace ks
