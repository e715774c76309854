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

/// A view as it is written to a file: a display list in a theme, enlarged by the theme's scale. It is the
/// same picture as PNG, SVG and PDF.
struct Picture {
    QSizeF size; ///< in pixels at scale 1: the list's, times the theme's scale
    std::shared_ptr<const scene::DisplayList> list;
    const paint::Theme* theme; ///< must outlive the picture
    /// Paints what is between the surface and the list, in the list's units; null: nothing. It has no words,
    /// which a file would not hold as text, and it neither clips nor asks what it draws on.
    std::function<void(QPainter&)> below = {};
    QString title = {}; ///< of an SVG or PDF document: what is shown
};

/// The largest size that a picture takes by itself so that all of a table can be read: some 250 rows and
/// 250 columns.
inline constexpr QSizeF most_by_itself(8192, 8192);

/// Paints all of it, from (0, 0) to its size.
void paint_picture(QPainter& painter, const Picture& picture);

} // namespace ks::visual
