// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>
#include <QString>

#include <functional>
#include <memory>

class QPainter;

namespace ks::scene {
struct DisplayList;
}
namespace ks::paint {
class Theme;
}

namespace ks::visual {

/// A view as it is exported: a display list in a theme, enlarged by the theme's scale. PNG, SVG and PDF show
/// the same picture.
struct Picture {
    QSizeF size; ///< in pixels at scale 1: the list's, times the theme's scale and `factor`
    std::shared_ptr<const scene::DisplayList> list;
    const paint::Theme* theme; ///< must outlive the picture
    /// Paints between the surface and the list, in the list's units; null: nothing. It paints no text,
    /// because a file would not hold it as text; it must not clip, and must not depend on the paint device.
    std::function<void(QPainter&)> below = {};
    double factor = 1;  ///< how many times larger it is drawn than the theme's scale makes it
    QString title = {}; ///< of an SVG or PDF document: what is shown
};

/// The largest size that a picture chooses itself so that a whole table can be read: some 250 rows and 250
/// columns.
inline constexpr QSizeF most_by_itself(8192, 8192);

/// The size at which pictures of steps, lessons and fronts show everything except a large table.
inline constexpr QSizeF complete_picture(1000, 625);

/// Paints all of it, from (0, 0) to its size.
void paint_picture(QPainter& painter, const Picture& picture);

} // namespace ks::visual
