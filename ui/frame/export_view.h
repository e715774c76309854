// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/page.h"

#include <QSize>
#include <QString>

namespace ks::ui {

/// Refuses (usage) a name that does not end in .png, .svg, .pdf or .csv.
Result<void> check_export_name(const QString& path);

/// Writes the page's view, or its data if the name ends in .csv. A file that cannot be written is an output
/// error.
/// `times`: a PNG has so many pixels, each way, for one of the layout.
Result<void> export_view(Page& page, const QString& path, QSize size, int times = 1);
/// Writes the whole window as it looks now, as PNG.
Result<void> export_window(QWidget& window, const QString& path);

} // namespace ks::ui
