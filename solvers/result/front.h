// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/cell_memory.h"
#include "solvers/core/fraction.h"
#include "solvers/instance/selection.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace ks {

/// The points that no other one beats, by cost, each with a selection that reaches it. Values are fractions
/// over one denominator, so that two of them compare exactly; along a front they all rise (what a knapsack is
/// worth) or all fall (a processor's utilisation). A front may have a million points, so it is kept in
/// columns.
class Front {
public:
    struct Point {
        std::int64_t cost = 0;
        std::int64_t numerator = 0; ///< of the value, over the front's denominator
        friend bool operator==(const Point&, const Point&) = default;
    };
    /// An index of a selection, as it is kept here.
    using Chosen = std::int32_t;
    static constexpr Chosen none = -1;

    /// `denominator` > 0.
    explicit Front(std::int64_t denominator = 1) : denominator_(denominator) {}

    /// Selections one behind the other. They may have hundreds of millions of indices.
    using Choices = LargeVector<Chosen>;
    /// Points with selections of `width` indices each.
    Front(std::int64_t denominator, std::vector<Point> points, std::size_t width, Choices chosen);

    /// Room for so many points with so many indices in all of their selections.
    void reserve(std::size_t points, std::size_t chosen);
    void add(const Point& point, std::span<const Chosen> selection);

    std::size_t size() const { return points_.size(); }
    bool empty() const { return points_.empty(); }
    std::int64_t denominator() const { return denominator_; }
    std::span<const Point> points() const { return points_; }
    /// The selection of point i; `none` where nothing is taken.
    std::span<const Chosen> chosen(std::size_t i) const {
        return std::span(chosen_).subspan(ends_[i], ends_[i + 1] - ends_[i]);
    }
    Selection selection(std::size_t i) const;

    /// The value of point i, exactly and as the nearest double.
    Fraction exact(std::size_t i) const { return exact(points_[i]); }
    Fraction exact(const Point& point) const;
    double value(std::size_t i) const { return value(points_[i]); }
    double value(const Point& point) const {
        return static_cast<double>(point.numerator) / static_cast<double>(denominator_);
    }

    /// The same points with the same selections; denominators may differ.
    friend bool operator==(const Front& a, const Front& b);
    /// Whether both have the same costs and values, whatever is chosen to reach them.
    static bool same_points(const Front& a, const Front& b);

private:
    std::int64_t denominator_;
    std::vector<Point> points_;
    std::vector<std::size_t> ends_{0}; ///< selection i is chosen_[ends_[i]] .. chosen_[ends_[i + 1]]
    Choices chosen_;
};

} // namespace ks
