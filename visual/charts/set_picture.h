// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>
#include <QString>

#include <vector>

#include "visual/charts/axis.h"
#include "visual/charts/set_chart.h"
#include "visual/export/picture.h"
#include "visual/paint/theme.h"
#include "visual/scene/display_list.h"

namespace ks::visual {

/// The chart with its title, a name at the end of each line and notes, `size` in pixels.
Picture chart_picture(const SetChart& chart, AxisScale scale, const paint::Theme& theme, QSizeF size);

/// The regions of the points in that picture, in pixels at scale 1, each described in words.
std::vector<scene::Region> chart_regions(const SetChart& chart, AxisScale scale, const paint::Theme& theme,
                                         QSizeF size);

/// The smallest height, in pixels, at which every line has its name.
double chart_height(const SetChart& chart, const paint::Theme& theme, double width);

/// The chart in words, for screen readers.
QString chart_in_words(const SetChart& chart);

} // namespace ks::visual
