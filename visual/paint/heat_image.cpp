// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "visual/paint/painter.h"

namespace ks::paint {
namespace {

constexpr int most_pixels = 8192;

struct Range {
    std::int64_t begin, end;
};

/// The range of cells under each of `pixels` pixels; at least one cell each.
std::vector<Range> covered(int pixels, std::int64_t cells) {
    std::vector<Range> ranges;
    for (int i = 0; i < pixels; ++i) {
        const std::int64_t begin = i * cells / pixels;
        ranges.push_back({begin, std::max(begin + 1, (i + 1) * cells / pixels)});
    }
    return ranges;
}

/// The mean of the values >= 0. If there is none: NaN (drawn quiet) if any value is NaN, else `nothing`.
float mean(const scene::HeatMap& map, Range rows, Range columns) {
    double sum = 0;
    std::int64_t count = 0;
    bool quiet = false;
    for (std::int64_t row = rows.begin; row < rows.end; ++row) {
        const float* values = map.values.data() + row * map.columns;
        for (std::int64_t column = columns.begin; column < columns.end; ++column) {
            quiet = quiet || std::isnan(values[column]);
            if (values[column] >= 0) {
                sum += static_cast<double>(values[column]);
                ++count;
            }
        }
    }
    if (count > 0)
        return static_cast<float>(sum / static_cast<double>(count));
    return quiet ? std::numeric_limits<float>::quiet_NaN() : scene::HeatMap::nothing;
}

/// The theme's colour ramp as a table, from value to colour.
class Colours {
public:
    Colours(const Theme& theme, double opacity) {
        for (int i = 0; i < steps; ++i)
            ramp_.push_back(faded(theme.heat(i / (steps - 1.0)), opacity));
        quiet_ = faded(theme.heat(std::numeric_limits<double>::quiet_NaN()), opacity);
    }
    QRgb operator()(float value) const {
        if (std::isnan(value))
            return quiet_;
        if (value < 0)
            return 0;
        return ramp_[static_cast<std::size_t>(std::min(value * steps, steps - 1.0F))];
    }

private:
    static constexpr int steps = 1024;
    static QRgb faded(QColor colour, double opacity) {
        colour.setAlphaF(static_cast<float>(std::clamp(opacity, 0.0, 1.0)));
        return qPremultiply(colour.rgba());
    }

    std::vector<QRgb> ramp_;
    QRgb quiet_ = 0;
};

} // namespace

QImage heat_image(const scene::HeatMap& map, const Theme& theme, int width, int height) {
    const auto cells = static_cast<std::int64_t>(map.values.size());
    if (map.rows <= 0 || map.columns <= 0 || cells / map.rows != map.columns || cells % map.rows != 0)
        return {};
    const Colours colours(theme, map.opacity);
    QImage image(std::clamp(width, 1, most_pixels), std::clamp(height, 1, most_pixels),
                 QImage::Format_ARGB32_Premultiplied);
    const std::vector<Range> rows = covered(image.height(), map.rows),
                             columns = covered(image.width(), map.columns);
    const bool enlarged =
        image.width() >= map.columns && image.height() >= map.rows; // a pixel has only one value: no mean
    for (int y = 0; y < image.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        const float* values = map.values.data() + rows[static_cast<std::size_t>(y)].begin * map.columns;
        for (int x = 0; x < image.width(); ++x)
            line[x] = colours(enlarged ? values[columns[static_cast<std::size_t>(x)].begin]
                                       : mean(map, rows[static_cast<std::size_t>(y)],
                                              columns[static_cast<std::size_t>(x)]));
    }
    return image;
}

} // namespace ks::paint
