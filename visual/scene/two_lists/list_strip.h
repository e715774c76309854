// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"

#include <cstdint>
#include <functional>
#include <span>

namespace ks::scene {

/// How one element of a list is drawn.
struct BarLook {
    Role role = Role::read;
    bool hollow = false; ///< a tint and an outline: it is of the shifted list
    bool faint = false;  ///< the algorithm is done with it
    bool struck = false; ///< left out: hatched, with its value struck through
    bool next = false;   ///< outlined: it is looked at
    bool marked = false; ///< outlined boldly, and its value is written even where others have no room
};

/// A list of sums as bars in columns that stay where they are while the list grows. Where they would be
/// narrower than `least_bar`, it is a curve.
class ListStrip {
public:
    /// Room for `columns` elements, the first of which has the index `first`; a sum of `largest` is as high
    /// as the frame allows.
    ListStrip(const Rect& frame, std::int64_t columns, std::int64_t largest, const TextMeasure& measure,
              std::int64_t first = 0, double widest_bar = 44);

    /// Draws a curve however few elements there are.
    void be_curve() { curve_ = true; }
    bool bars() const { return !curve_ && column_ >= least_bar; }
    /// Whether every bar has its value above it.
    bool values() const { return letters_ > 0; }
    double column() const { return column_; }
    double left(std::int64_t index) const { return frame_.x + column_ * static_cast<double>(index - first_); }
    double centre(std::int64_t index) const { return left(index) + column_ / 2; }
    double level(std::int64_t sum) const; ///< the y of a sum
    double bottom() const { return frame_.y + frame_.height; }
    Rect bar(std::int64_t index, std::int64_t sum) const;
    double value_top(std::int64_t index, std::int64_t sum) const; ///< the y at which its value begins
    const Rect& frame() const { return frame_; }
    double right() const { return frame_.x + column_ * static_cast<double>(columns_); }

    /// Draws the target as a dashed line behind what is drawn next, with its value at the right of the
    /// columns; nothing if the target is above the largest sum.
    void draw_target(DisplayList& list, std::int64_t target);
    /// From now on values are on a ground, because a line crosses the strip.
    void put_numbers_on_ground() { on_ground_ = true; }
    /// What its value needs there.
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
    double target_line_ = -100; ///< y; above every frame: there is none
};

} // namespace ks::scene
