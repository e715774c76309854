// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QTemporaryDir>
#include <QUrl>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "tests/visual/browser.h"
#include "visual/export/export.h"
#include "visual/scene/display_list.h"

namespace ks::tests {
namespace compared {

constexpr int block = 16;
constexpr int tolerated = 24; ///< of 255, in one colour of a block's mean: about half a letter

/// The picture as drawn by Chromium, with the embedded fonts; a null image without Chromium.
inline QImage image_of_svg(const QByteArray& svg, QSize size) {
    if (Browser::program().isEmpty())
        return {};
    static Browser browser(size);
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("picture.svg")));
    if (!file.open(QIODevice::WriteOnly) || file.write(svg) != svg.size())
        qFatal("the SVG cannot be written");
    file.close();
    browser.resize(size);
    browser.open(QUrl::fromLocalFile(file.fileName()).toString());
    browser.value_of(QStringLiteral("document.fonts.ready.then(() => 0)"));
    return QImage::fromData(browser.screenshot(), "PNG").convertToFormat(QImage::Format_RGB32);
}

/// The words of a picture that its SVG does not contain as text; empty if it contains all.
inline QString words_missing(const visual::Picture& picture, const QByteArray& svg) {
    QStringList found;
    QXmlStreamReader xml(svg);
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QLatin1String("text"))
            found << xml.readElementText(QXmlStreamReader::IncludeChildElements);
    if (xml.hasError())
        return QStringLiteral("the SVG is not well-formed: ") + xml.errorString();
    QStringList wanted;
    for (const scene::Primitive& item : picture.list->items)
        if (const auto* text = std::get_if<scene::Text>(&item))
            wanted << QString::fromStdString(text->text).remove(QChar(0x202F));
    // A subscript and the words around it are one element.
    return found.join(QString()) == wanted.join(QString())
               ? QString()
               : QStringLiteral("the SVG has other words than the picture");
}

/// Rendered by poppler, which shares no code with the Qt writer.
inline QImage image_of_pdf(const QByteArray& pdf, QSize size) {
    QProcess poppler;
    poppler.start(QStringLiteral("pdftoppm"), {"-scale-to-x", QString::number(size.width()), "-scale-to-y",
                                               QString::number(size.height())});
    poppler.write(pdf);
    poppler.closeWriteChannel();
    if (!poppler.waitForFinished(60'000))
        qFatal("pdftoppm (poppler-utils): %s", qPrintable(poppler.errorString()));
    return QImage::fromData(poppler.readAllStandardOutput(), "PPM").convertToFormat(QImage::Format_RGB32);
}

/// Reduces each block of pixels to one pixel with its mean colour.
inline QImage means_of(const QImage& image) {
    const QImage whole = image.copy(0, 0, image.width() / block * block, image.height() / block * block);
    return whole.scaled(whole.size() / block, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
        .convertToFormat(QImage::Format_RGB32);
}

inline int distance(QRgb a, QRgb b) {
    return std::max(
        {std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
}

inline QString difference(const QImage& expected, const QImage& drawn, const char* format) {
    if (drawn.size() != expected.size())
        return QStringLiteral("the %1 has another size").arg(QLatin1String(format));
    const QImage left = means_of(expected), right = means_of(drawn);
    int most = 0;
    QPoint where;
    for (int y = 0; y < left.height(); ++y)
        for (int x = 0; x < left.width(); ++x)
            if (const int differs = distance(left.pixel(x, y), right.pixel(x, y)); differs > most) {
                most = differs;
                where = QPoint(x, y) * block;
            }
    return most <= tolerated ? QString()
                             : QStringLiteral("the %1 differs by %2 at (%3, %4)")
                                   .arg(QLatin1String(format))
                                   .arg(most)
                                   .arg(where.x())
                                   .arg(where.y());
}

} // namespace compared

/// Renders the picture's SVG and PDF and compares both with its PNG block by block, so that smoothing of
/// letters may differ, but colours may not. Without Chromium to render the SVG, only its words are compared.
/// Returns an empty text if they are equal; otherwise which format differs, where and by how much.
inline QString differing_formats(const visual::Picture& picture) {
    const auto png = visual::encoded(picture, visual::Format::png);
    const auto svg = visual::encoded(picture, visual::Format::svg);
    const auto pdf = visual::encoded(picture, visual::Format::pdf);
    if (!png || !svg || !pdf)
        return QStringLiteral("the picture cannot be encoded");
    const QImage expected = QImage::fromData(*png, "PNG").convertToFormat(QImage::Format_RGB32);
    if (const QString missing = compared::words_missing(picture, *svg); !missing.isEmpty())
        return missing;
    const QImage in_browser = compared::image_of_svg(*svg, expected.size());
    const QString of_svg =
        in_browser.isNull() ? QString() : compared::difference(expected, in_browser, "SVG");
    return of_svg.isEmpty()
               ? compared::difference(expected, compared::image_of_pdf(*pdf, expected.size()), "PDF")
               : of_svg;
}

} // namespace ks::tests
