// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>
#include <QString>

#include "visual/charts/axis.h"
#include "visual/charts/set_chart.h"
#include "visual/export/picture.h"
#include "visual/paint/theme.h"

namespace ks::visual {

/// The chart with its title, a name at the end of each line and notes, `size` in pixels.
Picture chart_picture(const SetChart& chart, AxisScale scale, const paint::Theme& theme, QSizeF size);

/// The least height, in pixels, at which every line has its name.
double chart_height(const SetChart& chart, const paint::Theme& theme, double width);

/// The chart in words, for screen readers.
QString chart_in_words(const SetChart& chart);

} // namespace ks::visual
