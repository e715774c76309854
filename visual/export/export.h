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

/// The format for the ending of the file's name, in upper or lower case. Fails (usage) for any other ending.
Result<Format> format_of(const QString& path);

/// The list as a picture in a theme, enlarged by the theme's scale.
Picture picture_of(scene::DisplayList list, const paint::Theme& theme);

/// The picture as the bytes of a PNG, SVG or PDF file. One pixel of the picture is `times` of the PNG each
/// way, and 1/96 inch of the PDF's only page. Words are text in SVG and PDF, and are copied as they are
/// shown. The same picture gives the same SVG. Fails (limit) before anything is allocated if the file's
/// picture is empty, wider or higher than 16,384 or above 2^26 pixels; (usage) for csv.
Result<QByteArray> encoded(const Picture& picture, Format format, int times = 1);

/// RFC 4180 in the dialect of csv_dialect(): CRLF, quotes where needed; UTF-8.
QByteArray csv_of(const std::vector<QStringList>& rows);
QByteArray csv_of(const std::vector<std::vector<std::string>>& rows);

/// Writes all bytes or leaves the old file as it was. Fails (output).
Result<void> write_whole(const QString& path, const QByteArray& bytes);

/// Encodes the picture in the format of the file's ending and writes it. A PNG has `times` pixels each way
/// for one of the picture.
Result<void> export_picture(const Picture& picture, const QString& path, int times = 1);

} // namespace ks::visual
