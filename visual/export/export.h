// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <string>
#include <vector>

#include "solvers/core/result.h"
#include "visual/export/picture.h"
#include "visual/paint/theme.h"

namespace ks::scene {
struct DisplayList;
}

namespace ks::visual {

enum class Format { png, svg, pdf, csv };

/// The format for the extension of the file's name, in upper or lower case. Fails (usage) for an unknown
/// extension.
Result<Format> format_of(const QString& path);

/// The list as a picture in a theme, enlarged by the theme's scale.
Picture picture_of(scene::DisplayList list, const paint::Theme& theme);

/// The picture with everything in it `factor` times as large.
Picture enlarged(Picture picture, double factor);

/// The picture as the bytes of a PNG, SVG or PDF file. A pixel of the picture is `times` x `times` pixels of
/// the PNG, and 1/96 inch of the PDF's only page. Words are text in SVG and PDF and can be copied as shown.
/// The same picture always gives the same SVG. Fails before it allocates: (limit) if the picture is empty,
/// wider or higher than 16,384 pixels or above 2^26 pixels in all; (usage) for csv.
Result<QByteArray> encoded(const Picture& picture, Format format, int times = 1);

/// RFC 4180 in the dialect of csv_dialect(): CRLF, quotes where needed; UTF-8.
QByteArray csv_of(const std::vector<QStringList>& rows);
QByteArray csv_of(const std::vector<std::vector<std::string>>& rows);

/// Writes all bytes or leaves the old file as it was. Fails (output).
Result<void> write_whole(const QString& path, const QByteArray& bytes);

/// Encodes the picture in the format of the file's extension and writes it. A PNG has `times` x `times`
/// pixels per pixel of the picture.
Result<void> export_picture(const Picture& picture, const QString& path, int times = 1);

} // namespace ks::visual
