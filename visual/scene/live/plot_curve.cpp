// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/live/plot_frame.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace ks::scene {

namespace {

constexpr double mark_distance = 90; ///< pixels between the marks that distinguish curves

/// Collects a curve's points and draws lines between gaps. In a pixel column it keeps only the first, lowest,
/// highest and last point, which look the same as all.
class CurvePen {
public:
    CurvePen(DisplayList& list, const CurveLook& look) : list_(list), look_(look) {}

    void to(const Point& at) {
        if (column_.empty() || std::floor(at.x) == std::floor(column_.front().x))
            return column_.push_back(at);
        keep_column();
        column_.push_back(at);
    }

    void lift() {
        keep_column();
        if (points_.size() == 1) // a value between two gaps
            list_.add(Box{.rect = {points_[0].x - 1.5, points_[0].y - 1.5, 3, 3},
                          .fill = Fill{.role = look_.role}});
        else if (points_.size() > 1)
            list_.add(Polyline{.points = points_, .stroke = {.role = look_.role, .width = look_.width}});
        points_.clear();
    }

private:
    void keep_column() {
        if (column_.size() <= 4) {
            for (const Point& at : column_)
                put(at);
        } else {
            const auto by_y = [](const Point& a, const Point& b) { return a.y < b.y; };
            auto [low, high] = std::minmax_element(column_.begin(), column_.end(), by_y);
            if (high < low)
                std::swap(low, high);
            for (const Point& at : {column_.front(), *low, *high, column_.back()})
                put(at);
        }
        column_.clear();
    }

    /// Of consecutive points of the same height, the first and the last are enough.
    void put(const Point& at) {
        const std::size_t count = points_.size();
        if (count >= 2 && points_[count - 1].y == at.y && points_[count - 2].y == at.y)
            points_.back() = at;
        else
            points_.push_back(at);
    }

    DisplayList& list_;
    const CurveLook& look_;
    std::vector<Point> points_, column_;
};

/// Collects values that were each taken at one moment, and draws a point for each. The value between two
/// moments is unknown, so no line joins them. Several values in a column become a bar from the lowest to the
/// highest.
class PointPen {
public:
    PointPen(DisplayList& list, const CurveLook& look, double left) : list_(list), look_(look), left_(left) {}

    void to(const Point& at) {
        const double column = std::floor((at.x - left_) / curve_point(look_, at).rect.width);
        if (column != column_)
            lift();
        column_ = column;
        lowest_ = taken_ ? std::max(lowest_, at.y) : at.y;
        if (!taken_ || at.y < taken_->y)
            taken_ = Point{taken_ ? taken_->x : at.x, at.y};
    }

    void lift() {
        if (!taken_)
            return;
        Box box = curve_point(look_, *taken_);
        box.rect.height += lowest_ - taken_->y;
        list_.add(box);
        taken_.reset();
    }

private:
    DisplayList& list_;
    const CurveLook& look_;
    double left_;
    double column_ = 0;
    std::optional<Point> taken_; ///< the first point in this column, moved to the highest value
    double lowest_ = 0;
};

/// The curve of one plot, clipped to it.
class CurveDrawing {
public:
    CurveDrawing(DisplayList& list, const DrawnPlot& plot, const ValueAxis& axis, const CurveData& data,
                 const CurveLook& look)
        : list_(list), plot_(plot), axis_(axis), data_(data), look_(look), left_(plot.plot.x),
          right_(plot.plot.x + plot.plot.width) {}

    void draw() {
        if (data_.bin > 0)
            add_steps();
        else
            add_points();
        if (look_.mark >= 0)
            add_marks();
    }

private:
    /// The index of the last value at or before the left edge. Times are ascending.
    std::size_t first() const {
        std::size_t low = 0, high = data_.count;
        while (low < high) {
            const std::size_t middle = low + (high - low) / 2;
            if (data_.time(middle) <= plot_.shown.begin)
                low = middle + 1;
            else
                high = middle;
        }
        return low > 0 ? low - 1 : 0;
    }

    Point point(std::size_t i) const {
        return {plot_.x_of(data_.time(i)), axis_.y_of(plot_.plot, data_.value(i))};
    }

    void add_points() {
        PointPen pen(list_, look_, left_);
        for (std::size_t i = first(); i < data_.count; ++i) {
            const Point at = point(i);
            if (at.x > right_)
                break;
            if (at.x >= left_ && !std::isnan(data_.value(i)))
                pen.to(at);
        }
        pen.lift();
    }

    /// Adds each value as a horizontal line over its span of time.
    void add_steps() {
        const double length = data_.bin * plot_.plot.width / plot_.shown.length();
        CurvePen pen(list_, look_);
        double end = left_; // of the previous line
        for (std::size_t i = first(); i < data_.count; ++i) {
            const Point at = point(i);
            if (at.x > right_)
                break;
            if (std::isnan(data_.value(i)) || at.x > end + length / 2)
                pen.lift();
            end = at.x + length;
            const double from = std::max(left_, at.x), until = std::min(right_, end);
            if (std::isnan(data_.value(i)) || until <= from)
                continue;
            pen.to({from, at.y});
            pen.to({until, at.y});
        }
        pen.lift();
    }

    /// Adds marks at equal distances, each at the value before it.
    void add_marks() {
        double next = left_ + mark_distance / 4 * (1 + look_.mark);
        for (std::size_t i = first(); i < data_.count; ++i) {
            const double x = plot_.x_of(data_.time(i)), value = data_.value(i);
            if (x > right_ - 4)
                break;
            if (x < next || x < left_ + 4 || std::isnan(value))
                continue;
            list_.add(curve_mark(look_, {x, axis_.y_of(plot_.plot, value)}));
            next = x + mark_distance;
        }
    }

    DisplayList& list_;
    const DrawnPlot& plot_;
    const ValueAxis& axis_;
    const CurveData& data_;
    const CurveLook& look_;
    double left_, right_;
};

} // namespace

void add_curve(DisplayList& list, const DrawnPlot& plot, const ValueAxis& axis, const CurveData& data,
               const CurveLook& look) {
    if (data.count > 0 && plot.plot.width > 0 && !plot.shown.empty())
        CurveDrawing(list, plot, axis, data, look).draw();
}

} // namespace ks::scene
