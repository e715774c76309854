// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/export/export.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QMarginsF>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <cmath>
#include <memory>

#include "solvers/core/csv_text.h"
#include "solvers/core/files.h"
#include "solvers/core/formatted.h"
#include "visual/export/outline_device.h"
#include "visual/paint/painter.h"

namespace ks::visual {
namespace {

constexpr double longest_side = 16'384;
constexpr double most_pixels = 1 << 26;
constexpr int pixels_per_inch = 96;

Result<void> check_size(const QSizeF& size) {
    const bool sound = size.width() >= 1 && size.height() >= 1 && size.width() <= longest_side &&
                       size.height() <= longest_side && size.width() * size.height() <= most_pixels;
    if (sound)
        return {};
    return Error{.code = ErrorCode::limit,
                 .what = formatted("a picture of {} x {} pixels cannot be exported",
                                   std::llround(size.width()), std::llround(size.height())),
                 .todo = "choose a size from 1 x 1 to 16384 x 4096"};
}

Error not_encoded(const char* format) {
    return {.code = ErrorCode::internal, .what = formatted("the picture cannot be written as {}", format)};
}

Result<QByteArray> png_of(const Picture& picture) {
    QImage image(picture.size.toSize(), QImage::Format_RGB32);
    if (image.isNull())
        return Error{.code = ErrorCode::limit,
                     .what = "there is not enough memory for the picture",
                     .todo = "choose a smaller size"};
    image.fill(Qt::white);
    {
        QPainter painter(&image);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        picture.paint(painter);
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!buffer.open(QIODevice::WriteOnly) || !image.save(&buffer, "PNG"))
        return not_encoded("PNG");
    return bytes;
}

Result<QByteArray> svg_of(const Picture& picture) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(pixels_per_inch);
    generator.setTitle(picture.title.toHtmlEscaped()); // Qt writes it as it is
    generator.setSize(picture.size.toSize());
    generator.setViewBox(QRectF({}, picture.size));
    OutlineDevice outlines(generator);
    QPainter painter;
    if (!painter.begin(&outlines))
        return not_encoded("SVG");
    picture.paint(painter);
    painter.end();
    return bytes;
}

Result<QByteArray> pdf_of(const Picture& picture) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!buffer.open(QIODevice::WriteOnly))
        return not_encoded("PDF");
    QPdfWriter writer(&buffer);
    writer.setCreator(QStringLiteral("Knapscope"));
    writer.setTitle(picture.title);
    writer.setResolution(pixels_per_inch);
    writer.setPageMargins(QMarginsF());
    writer.setPageSize(
        QPageSize(picture.size * (72.0 / pixels_per_inch), QPageSize::Point, {}, QPageSize::ExactMatch));
    QPainter painter;
    if (!painter.begin(&writer))
        return not_encoded("PDF");
    picture.paint(painter);
    painter.end();
    return bytes;
}

} // namespace

Result<Format> format_of(const QString& path) {
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("png"))
        return Format::png;
    if (suffix == QLatin1String("svg"))
        return Format::svg;
    if (suffix == QLatin1String("pdf"))
        return Format::pdf;
    if (suffix == QLatin1String("csv"))
        return Format::csv;
    return Error{.code = ErrorCode::usage,
                 .what = "the file's ending names no format to export to",
                 .where = path.toStdString(),
                 .todo = "end it in .png, .svg, .pdf or .csv"};
}

Picture picture_of(scene::DisplayList list, const paint::Theme& theme) {
    const QSizeF size = QSizeF(list.width, list.height) * theme.scale();
    const auto shared = std::make_shared<const scene::DisplayList>(std::move(list));
    return {.size = size, .paint = [shared, &theme](QPainter& painter) {
                paint::paint(painter, *shared, theme, theme.scale());
            }};
}

Result<QByteArray> encoded(const Picture& picture, Format format) {
    KS_CHECK(check_size(picture.size));
    switch (format) {
    case Format::png:
        return png_of(picture);
    case Format::svg:
        return svg_of(picture);
    case Format::pdf:
        return pdf_of(picture);
    case Format::csv:
        break;
    }
    return Error{.code = ErrorCode::usage,
                 .what = "a picture cannot be written as CSV",
                 .todo = "choose .png, .svg or .pdf"};
}

QByteArray csv_of(const std::vector<QStringList>& rows) {
    std::vector<std::vector<std::string>> converted;
    for (const QStringList& row : rows) {
        std::vector<std::string>& cells = converted.emplace_back();
        for (const QString& cell : row)
            cells.push_back(cell.toStdString());
    }
    return csv_of(converted);
}

QByteArray csv_of(const std::vector<std::vector<std::string>>& rows) {
    return QByteArray::fromStdString(csv_text(rows));
}

Result<void> write_whole(const QString& path, const QByteArray& bytes) {
    const QFileInfo there(path);
    if (there.exists() && !there.isFile()) // a pipe would be waited for
        return Error{.code = ErrorCode::output,
                     .what = "this is no ordinary file",
                     .where = path.toStdString(),
                     .todo = "choose another name"};
    return write_file(QFile::encodeName(path).toStdString(),
                      {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

Result<void> export_picture(const Picture& picture, const QString& path) {
    KS_TRY(const Format format, format_of(path));
    KS_TRY(const QByteArray bytes, encoded(picture, format));
    return write_whole(path, bytes);
}

} // namespace ks::visual
