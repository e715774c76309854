// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPainter>

#include "visual/paint/theme.h"
#include "visual/scene/display_list.h"

namespace ks::paint {

/// Draws the list with its top left corner at the painter's origin: the theme's surface over the whole size,
/// then the items, all enlarged by `scale`. It does not apply the theme's own scale (see Theme::scale).
void paint(QPainter& painter, const scene::DisplayList& list, const Theme& theme, double scale = 1);

/// Draws only the items, over what is already painted.
void paint_items(QPainter& painter, const scene::DisplayList& list, const Theme& theme, double scale = 1);

/// A heat map as an image of at most width x height pixels (each at most 8192). Each pixel is the mean of the
/// values that it covers. Returns a null image if the map is empty or does not hold rows x columns values.
QImage heat_image(const scene::HeatMap& map, const Theme& theme, int width, int height);

} // namespace ks::paint
