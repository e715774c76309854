// SPDX-License-Identifier: Apache-2.0
#include "solvers/front/points.h"

#include <algorithm>

namespace ks {

namespace {

std::optional<std::size_t> index_of(const Front& front, std::span<const Front::Point>::iterator found) {
    if (found == front.points().end())
        return std::nullopt;
    return static_cast<std::size_t>(found - front.points().begin());
}

} // namespace

std::optional<std::size_t> best_within(const Front& front, std::int64_t cost) {
    const auto points = front.points();
    const auto dearer =
        std::ranges::partition_point(points, [&](const Front::Point& point) { return point.cost <= cost; });
    if (dearer == points.begin())
        return std::nullopt;
    return static_cast<std::size_t>(dearer - points.begin()) - 1;
}

std::optional<std::size_t> cheapest_at_most_one(const Front& front) {
    return index_of(front, std::ranges::partition_point(front.points(), [&](const Front::Point& point) {
                        return point.numerator > front.denominator();
                    }));
}

std::optional<std::size_t> knee(const Front& front) {
    __extension__ using Wide = __int128; // products of two numbers below 2^63
    if (front.size() < 3)
        return std::nullopt;
    const Front::Point first = front.points().front(), last = front.points().back();
    const bool falls = last.numerator < first.numerator;
    std::optional<std::size_t> farthest;
    Wide most = 0;
    for (std::size_t i = 1; i + 1 < front.size(); ++i) {
        const Front::Point& point = front.points()[i];
        const Wide above = static_cast<Wide>(point.numerator - first.numerator) * (last.cost - first.cost) -
                           static_cast<Wide>(last.numerator - first.numerator) * (point.cost - first.cost);
        const Wide distance = falls ? -above : above;
        if (distance > most) {
            most = distance;
            farthest = i;
        }
    }
    return farthest;
}

} // namespace ks
