// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPainter>

#include "visual/paint/theme.h"
#include "visual/scene/display_list.h"

namespace ks::paint {

/// Draws the list with its top left corner at the painter's origin: first the theme's surface over its whole
/// size, then the items, everything enlarged by `scale` (the theme's own scale is the caller's business, see
/// Theme::scale).
void paint(QPainter& painter, const scene::DisplayList& list, const Theme& theme, double scale = 1);

/// The items alone, on top of what is there.
void paint_items(QPainter& painter, const scene::DisplayList& list, const Theme& theme, double scale = 1);

/// A heat map as an image of at most width x height pixels (each at most 8192), each pixel the mean of the
/// values it covers. A null image if the map is empty or its values are not rows x columns.
QImage heat_image(const scene::HeatMap& map, const Theme& theme, int width, int height);

} // namespace ks::paint
