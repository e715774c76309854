// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>
#include <QString>

#include <vector>

#include "visual/charts/axis.h"
#include "visual/charts/bar_chart.h"
#include "visual/export/picture.h"
#include "visual/paint/theme.h"
#include "visual/scene/display_list.h"

namespace ks::visual {

/// The chart with its title, legend, numbers on the bars and notes; `size` is in pixels. Call it in the
/// window's thread.
Picture chart_picture(const BarChart& chart, AxisScale scale, const paint::Theme& theme, QSizeF size);

/// The regions of the bars in that picture, in pixels at scale 1, each described in words.
std::vector<scene::Region> chart_regions(const BarChart& chart, AxisScale scale, const paint::Theme& theme,
                                         QSizeF size);

/// The smallest height, in pixels, at which every bar has its number.
double chart_height(const BarChart& chart, const paint::Theme& theme, double width);

/// The chart in words, for screen readers.
QString chart_in_words(const BarChart& chart);

} // namespace ks::visual
