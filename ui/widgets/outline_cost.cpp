// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/outline_cost.h"

#include <QPainterPath>
#include <QSize>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <vector>

namespace ks::ui {

namespace {

constexpr double per_pixel = 50, per_pixel_and_band = 20; ///< nanoseconds, as Qt 6.4 painted zigzag lines
constexpr double pixels_of_a_band = 340;
constexpr int most_rows = 1 << 15; ///< Qt paints no rows beyond

/// The lines of an outline, and the rows that they cross.
class Lines {
public:
    explicit Lines(const QSize& canvas)
        : width_(std::max(1, canvas.width())), rows_(std::clamp(canvas.height(), 1, most_rows)) {}

    void add(const QPointF& from, const QPointF& to) {
        const double top = std::min(from.y(), to.y()), bottom = std::max(from.y(), to.y());
        if (!(bottom >= 0 && top < rows_) || top == bottom) // also if a coordinate is not a number
            return;
        const int first = static_cast<int>(std::max(top, 0.0)),
                  last = static_cast<int>(std::min(bottom, rows_ - 1.0));
        const double across = std::abs(to.x() - from.x()) / std::max(1.0, bottom - top);
        const double in_a_row = 1 + std::min(across, width_), rows = last - first + 1;
        changes_.push_back({first, in_a_row});
        changes_.push_back({last + 1, -in_a_row});
        pixels_ += in_a_row * rows;
        pixels_of_rows_ += in_a_row * rows * rows;
        first_ = std::min(first_, first);
        last_ = std::max(last_, last);
    }

    double cost() const {
        if (changes_.empty())
            return 0;
        const double rows = last_ - first_ + 1, pixels_at_once = std::max(pixels_of_a_band, fullest_row());
        const double bands_per_row = std::min(1.0, pixels_ / pixels_at_once / rows);
        return pixels_ * per_pixel + pixels_of_rows_ * bands_per_row * per_pixel_and_band;
    }

private:
    /// The number of pixels that the outline crosses in a row is different from this row on.
    struct Change {
        int row;
        double pixels;
    };

    /// Returns the most pixels that the outline crosses in one row.
    double fullest_row() const {
        std::vector<double> change(static_cast<std::size_t>(last_ - first_ + 2));
        for (const Change& each : changes_)
            change[static_cast<std::size_t>(each.row - first_)] += each.pixels;
        double pixels = 0, most = 0;
        for (const double each : change)
            most = std::max(most, pixels += each);
        return std::min(most, width_);
    }

    double width_;
    int rows_, first_ = most_rows, last_ = 0;
    double pixels_ = 0;
    double pixels_of_rows_ = 0; ///< the sum over lines: pixels times rows
    std::vector<Change> changes_;
};

} // namespace

double outline_cost(const QPainterPath& path, const QTransform& transform, const QSize& canvas) {
    Lines lines(canvas);
    QPointF before, begin;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPointF point = transform.map(QPointF(path.elementAt(i)));
        if (path.elementAt(i).isMoveTo()) {
            lines.add(before, begin); // Qt closes each part of a filled shape
            begin = point;
        } else {
            lines.add(before, point);
        }
        before = point;
    }
    lines.add(before, begin);
    return lines.cost();
}

} // namespace ks::ui
