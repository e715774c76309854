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
#include "visual/paint/painter.h"
#include "visual/svg/svg_text.h"

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

Result<QByteArray> png_of(const Picture& picture, int times) {
    QImage image((picture.size * times).toSize(), QImage::Format_RGB32);
    if (image.isNull())
        return Error{.code = ErrorCode::limit,
                     .what = "there is not enough memory for the picture",
                     .todo = "choose a smaller size"};
    image.fill(Qt::white);
    {
        QPainter painter(&image);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        painter.scale(times, times);
        paint_picture(painter, picture);
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!buffer.open(QIODevice::WriteOnly) || !image.save(&buffer, "PNG"))
        return not_encoded("PNG");
    return bytes;
}

/// Returns the elements that Qt's SVG writer makes of a painting, without the document around them.
Result<QByteArray> svg_elements_of(const std::function<void(QPainter&)>& painting) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(pixels_per_inch);
    QPainter painter;
    if (!painter.begin(&generator))
        return not_encoded("SVG");
    painting(painter);
    painter.end();
    constexpr QByteArrayView before = "</defs>", behind = "</svg>";
    const qsizetype begin = bytes.indexOf(before), end = bytes.lastIndexOf(behind);
    if (begin < 0 || end < begin)
        return not_encoded("SVG");
    return bytes.mid(begin + before.size(), end - begin - before.size());
}

Result<QByteArray> svg_of(const Picture& picture) {
    QByteArray below;
    if (picture.below) {
        KS_TRY(below, svg_elements_of(picture.below));
    }
    return svg_file(*picture.list, picture.title.toStdString(), *picture.theme, below.toStdString(),
                    picture.factor);
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
    paint_picture(painter, picture);
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
    return {
        .size = size, .list = std::make_shared<const scene::DisplayList>(std::move(list)), .theme = &theme};
}

Picture enlarged(Picture picture, double factor) {
    picture.factor *= factor;
    picture.size *= factor;
    return picture;
}

void paint_picture(QPainter& painter, const Picture& picture) {
    const scene::DisplayList& list = *picture.list;
    const double scale = picture.theme->scale() * picture.factor;
    paint::paint(painter, {.width = list.width, .height = list.height}, *picture.theme, scale);
    if (picture.below) {
        painter.save();
        painter.scale(scale, scale);
        picture.below(painter);
        painter.restore();
    }
    paint::paint_items(painter, list, *picture.theme, scale);
}

Result<QByteArray> encoded(const Picture& picture, Format format, int times) {
    KS_CHECK(check_size(format == Format::png ? picture.size * times : picture.size));
    switch (format) {
    case Format::png:
        return png_of(picture, times);
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
    if (there.exists() && !there.isFile()) // opening a pipe would block
        return Error{.code = ErrorCode::output,
                     .what = "this is no ordinary file",
                     .where = path.toStdString(),
                     .todo = "choose another name"};
    return write_file(QFile::encodeName(path).toStdString(),
                      {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

Result<void> export_picture(const Picture& picture, const QString& path, int times) {
    KS_TRY(const Format format, format_of(path));
    KS_TRY(const QByteArray bytes, encoded(picture, format, times));
    return write_whole(path, bytes);
}

} // namespace ks::visual
