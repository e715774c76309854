// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "visual/paint/painter.h"

namespace ks::paint {
namespace {

constexpr int most_pixels = 8192;
constexpr int colours = 1024;

struct Range {
    std::int64_t begin, end;
};

/// The source cells under pixel `i` of `pixels`: at least one.
Range covered(int i, int pixels, std::int64_t cells) {
    const std::int64_t begin = i * cells / pixels;
    return {begin, std::max(begin + 1, (i + 1) * cells / pixels)};
}

double mean(const scene::HeatMap& map, Range rows, Range columns) {
    double sum = 0;
    std::int64_t count = 0;
    for (std::int64_t row = rows.begin; row < rows.end; ++row) {
        const float* values = map.values.data() + row * map.columns;
        for (std::int64_t column = columns.begin; column < columns.end; ++column)
            if (!std::isnan(values[column])) {
                sum += static_cast<double>(values[column]);
                ++count;
            }
    }
    return count > 0 ? sum / static_cast<double>(count) : std::numeric_limits<double>::quiet_NaN();
}

} // namespace

QImage heat_image(const scene::HeatMap& map, const Theme& theme, int width, int height) {
    const auto cells = static_cast<std::int64_t>(map.values.size());
    if (map.rows <= 0 || map.columns <= 0 || cells / map.rows != map.columns || cells % map.rows != 0)
        return {};
    std::vector<QRgb> ramp(colours);
    for (int i = 0; i < colours; ++i)
        ramp[static_cast<std::size_t>(i)] = theme.heat(i / (colours - 1.0)).rgb();
    const QRgb none = theme.heat(std::numeric_limits<double>::quiet_NaN()).rgb();

    QImage image(std::clamp(width, 1, most_pixels), std::clamp(height, 1, most_pixels), QImage::Format_RGB32);
    for (int y = 0; y < image.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            const double value =
                mean(map, covered(y, image.height(), map.rows), covered(x, image.width(), map.columns));
            line[x] = std::isnan(value) ? none
                                        : ramp[static_cast<std::size_t>(
                                              std::lround(std::clamp(value, 0.0, 1.0) * (colours - 1)))];
        }
    }
    return image;
}

} // namespace ks::paint
