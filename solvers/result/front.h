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

/// The undominated points, by cost, each with a selection that reaches it. Values are fractions over one
/// denominator, so that they compare exactly. Along a front they all rise (the value of a knapsack) or all
/// fall (the utilisation of a processor). A front may have a million points, so it is stored in columns.
class Front {
public:
    struct Point {
        std::int64_t cost = 0;
        std::int64_t numerator = 0; ///< of the value, which is numerator / the front's denominator
        friend bool operator==(const Point&, const Point&) = default;
    };
    /// An index of a selection, as stored here.
    using Chosen = std::int32_t;
    static constexpr Chosen none = -1;

    /// `denominator` must be above 0.
    explicit Front(std::int64_t denominator = 1) : denominator_(denominator) {}

    /// The selections one after the other. They may have hundreds of millions of indices.
    using Choices = LargeVector<Chosen>;
    /// Points with selections of `width` indices each.
    Front(std::int64_t denominator, std::vector<Point> points, std::size_t width, Choices chosen);

    /// Reserves memory for `points` points with `chosen` indices in all their selections.
    void reserve(std::size_t points, std::size_t chosen);
    void add(const Point& point, std::span<const Chosen> selection);

    std::size_t size() const { return points_.size(); }
    bool empty() const { return points_.empty(); }
    std::int64_t denominator() const { return denominator_; }
    std::span<const Point> points() const { return points_; }
    /// Returns the selection of point i; `none` stands for no choice.
    std::span<const Chosen> chosen(std::size_t i) const {
        return std::span(chosen_).subspan(ends_[i], ends_[i + 1] - ends_[i]);
    }
    Selection selection(std::size_t i) const;

    /// Returns the value of point i, exactly and as the nearest double.
    Fraction exact(std::size_t i) const { return exact(points_[i]); }
    Fraction exact(const Point& point) const;
    double value(std::size_t i) const { return value(points_[i]); }
    double value(const Point& point) const {
        return static_cast<double>(point.numerator) / static_cast<double>(denominator_);
    }

    /// Compares points and selections; denominators may differ.
    friend bool operator==(const Front& a, const Front& b);
    /// Returns whether both have the same costs and values, regardless of the selections.
    static bool same_points(const Front& a, const Front& b);

private:
    std::int64_t denominator_;
    std::vector<Point> points_;
    std::vector<std::size_t> ends_{0}; ///< selection i is chosen_[ends_[i]] .. chosen_[ends_[i + 1] - 1]
    Choices chosen_;
};

} // namespace ks
