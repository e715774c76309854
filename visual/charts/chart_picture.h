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

/// The chart with its title, legend, numbers on the bars and notes, `size` in pixels. Call it in the window's
/// thread.
Picture chart_picture(const BarChart& chart, AxisScale scale, const paint::Theme& theme, QSizeF size);

/// Where the bars of that picture are, in pixels at scale 1, each with what it shows in words.
std::vector<scene::Region> chart_regions(const BarChart& chart, AxisScale scale, const paint::Theme& theme,
                                         QSizeF size);

/// The least height, in pixels, at which every bar carries its number.
double chart_height(const BarChart& chart, const paint::Theme& theme, double width);

/// The chart in words, for screen readers.
QString chart_in_words(const BarChart& chart);

} // namespace ks::visual
