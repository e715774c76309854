// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/page.h"

#include <QSize>
#include <QString>

#include <optional>

namespace ks::ui {

/// Refuses (usage) a name that does not end in .png, .svg, .pdf or .csv.
Result<void> check_export_name(const QString& path);

/// The size of a picture when none is chosen: all of a table that fits visual::most_by_itself, else the usual
/// size.
QSize size_by_itself(const Page& page);

/// The page's picture for a file or the clipboard. In a picture twice as large the letters are twice as
/// large, where Page::complete_from() states a size and all of a table has room.
Result<visual::Picture> exported_picture(Page& page, QSizeF size);

/// Writes the page's view, or its data if the name ends in .csv. Without a size the picture has that of
/// size_by_itself(). A PNG has `times` pixels each way for one of the layout. A file that cannot be written
/// is an output error.
Result<void> export_view(Page& page, const QString& path, std::optional<QSize> size, int times = 1);
inline constexpr QSize usual_picture_size(1600, 1000);

/// Writes the whole window as it looks now, as PNG.
Result<void> export_window(QWidget& window, const QString& path);

} // namespace ks::ui
