// SPDX-License-Identifier: Apache-2.0
#include "solvers/result/front.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace ks {

Front::Front(std::int64_t denominator, std::vector<Point> points, std::size_t width, Choices chosen)
    : denominator_(denominator), points_(std::move(points)), chosen_(std::move(chosen)) {
    assert(chosen_.size() == points_.size() * width);
    ends_.reserve(points_.size() + 1);
    while (ends_.size() <= points_.size())
        ends_.push_back(ends_.size() * width);
}

void Front::reserve(std::size_t points, std::size_t chosen) {
    points_.reserve(points);
    ends_.reserve(points + 1);
    chosen_.reserve(chosen);
}

void Front::add(const Point& point, std::span<const Chosen> selection) {
    points_.push_back(point);
    chosen_.insert(chosen_.end(), selection.begin(), selection.end());
    ends_.push_back(chosen_.size());
}

Selection Front::selection(std::size_t i) const {
    Selection selection;
    for (const Chosen one : chosen(i))
        selection.push_back(one == none ? std::nullopt : std::optional<std::int64_t>(one));
    return selection;
}

Fraction Front::exact(const Point& point) const {
    assert(point.numerator >= 0);
    return {static_cast<Fraction::Wide>(point.numerator), static_cast<Fraction::Wide>(denominator_)};
}

bool Front::same_points(const Front& a, const Front& b) {
    __extension__ using Wide = __int128;
    return std::ranges::equal(a.points_, b.points_, [&](const Point& one, const Point& other) {
        return one.cost == other.cost && static_cast<Wide>(one.numerator) * b.denominator_ ==
                                             static_cast<Wide>(other.numerator) * a.denominator_;
    });
}

bool operator==(const Front& a, const Front& b) {
    return Front::same_points(a, b) && a.ends_ == b.ends_ && a.chosen_ == b.chosen_;
}

} // namespace ks
