// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/safe_picture.h"

#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>

namespace ks::ui {

namespace {

constexpr qsizetype most_elements = 20'000, most_drawn = 1'000'000;

/// Whether every "url(...)" of a style names an element of the picture, and nothing is imported.
bool is_own_style(const QStringView style) {
    static const QRegularExpression elsewhere(QStringLiteral("@import|url\\(\\s*[\"']?\\s*(?!#)"),
                                              QRegularExpression::CaseInsensitiveOption);
    return !elsewhere.match(style.toString()).hasMatch();
}

bool is_own_link(const QString& link) {
    return link.startsWith(QLatin1Char('#')) || link.startsWith(QLatin1String("data:image/png;")) ||
           link.startsWith(QLatin1String("data:image/jpeg;"));
}

/// Reads an SVG picture once. An element that is drawn again by `use` must not contain another `use`: each
/// level would multiply the elements that are drawn.
class SvgCheck {
public:
    explicit SvgCheck(const QByteArray& bytes) : xml_(bytes) {}

    bool passes() {
        while (!xml_.atEnd()) {
            const QXmlStreamReader::TokenType token = xml_.readNext();
            if (token == QXmlStreamReader::DTD && !xml_.entityDeclarations().isEmpty())
                return false;
            if (token == QXmlStreamReader::Characters && !is_own_style(xml_.text()))
                return false;
            if (token == QXmlStreamReader::StartElement && !element())
                return false;
            if (token == QXmlStreamReader::EndElement)
                open_.removeLast();
        }
        return !xml_.hasError() && elements_ * (uses_ + 1) <= most_drawn && !drawn_.intersects(with_use_);
    }

private:
    bool element() {
        const bool use = xml_.name() == QLatin1String("use");
        uses_ += use;
        open_ << xml_.attributes().value(QLatin1String("id")).toString();
        if (use)
            with_use_ += QSet<QString>(open_.begin(), open_.end());
        for (const QXmlStreamAttribute& attribute : xml_.attributes()) {
            const QString value = attribute.value().toString().trimmed();
            if (!is_own_style(value) || (attribute.name() == QLatin1String("href") && !is_own_link(value)))
                return false;
            if (use && attribute.name() == QLatin1String("href"))
                drawn_ << value.mid(1);
        }
        with_use_.remove(QString()); // elements without an id
        return ++elements_ <= most_elements;
    }

    QXmlStreamReader xml_;
    QStringList open_;               ///< ids of the elements that are open, from the outermost
    QSet<QString> with_use_, drawn_; ///< ids of elements that contain a `use`; that a `use` draws
    qsizetype elements_ = 0, uses_ = 0;
};

} // namespace

bool is_safe_picture(const QByteArray& bytes) {
    for (const char* const bitmap : {"\x89PNG", "\xFF\xD8", "GIF8", "BM", "RIFF"})
        if (bytes.startsWith(bitmap))
            return true;
    return SvgCheck(bytes).passes();
}

} // namespace ks::ui
