// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"

#include <cstdint>
#include <functional>
#include <span>

namespace ks::scene {

/// The look of one element of a list.
struct BarLook {
    Role role = Role::read;
    bool hollow = false; ///< a tint and an outline: an element of the shifted list
    bool faint = false;  ///< the algorithm no longer needs it
    bool struck = false; ///< removed: hatched, with its value crossed out
    bool next = false;   ///< outlined: the current element
    bool marked = false; ///< outlined boldly, and its value is written even if others have no room
};

/// A list of sums as bars, in columns that do not move while the list grows. If columns would be narrower
/// than `least_bar`, it is a curve.
class ListStrip {
public:
    /// Makes room for `columns` elements, the first with index `first`; a sum of `largest` has the height of
    /// the frame.
    ListStrip(const Rect& frame, std::int64_t columns, std::int64_t largest, const TextMeasure& measure,
              std::int64_t first = 0, double widest_bar = 44);

    /// Draws a curve for any number of elements.
    void be_curve() { curve_ = true; }
    bool bars() const { return !curve_ && column_ >= least_bar; }
    /// Whether the value of every bar is written above it.
    bool values() const { return letters_ > 0; }
    double column() const { return column_; }
    double left(std::int64_t index) const { return frame_.x + column_ * static_cast<double>(index - first_); }
    double centre(std::int64_t index) const { return left(index) + column_ / 2; }
    double level(std::int64_t sum) const; ///< the y of a sum
    double bottom() const { return frame_.y + frame_.height; }
    Rect bar(std::int64_t index, std::int64_t sum) const;
    double value_top(std::int64_t index, std::int64_t sum) const; ///< the y of the value's upper edge
    const Rect& frame() const { return frame_; }
    double right() const { return frame_.x + column_ * static_cast<double>(columns_); }

    /// Draws the target as a dashed line under later drawings, with its value to the right of the columns;
    /// draws nothing if the target is above the largest sum.
    void draw_target(DisplayList& list, std::int64_t target);
    /// From now on values have a background, because a line crosses the strip.
    void put_numbers_on_ground() { on_ground_ = true; }
    /// The width of the target's value there.
    static double target_width(std::int64_t target, const TextMeasure& measure);
    /// Draws elements first .. first + sums.size() - 1.
    void draw(DisplayList& list, std::span<const std::int64_t> sums,
              const std::function<BarLook(std::int64_t)>& look) const;
    /// Draws a tint behind elements [begin, end).
    void draw_part(DisplayList& list, std::int64_t begin, std::int64_t end, const Fill& fill) const;

    static constexpr double least_bar = 3;

private:
    void draw_bar(DisplayList& list, std::int64_t index, std::int64_t sum, const BarLook& look) const;
    void draw_value(DisplayList& list, std::int64_t index, std::int64_t sum, const BarLook& look) const;
    void draw_curve(DisplayList& list, std::span<const std::int64_t> sums,
                    const std::function<BarLook(std::int64_t)>& look) const;

    Rect frame_;
    std::int64_t columns_ = 1, largest_ = 1, first_ = 0;
    const TextMeasure& measure_;
    double column_ = 1, letters_ = 0, marked_letters_ = 11;
    bool curve_ = false, on_ground_ = false;
    double target_line_ = -100; ///< y; a negative value means no target
};

} // namespace ks::scene
