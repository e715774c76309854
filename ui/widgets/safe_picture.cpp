// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/safe_picture.h"

#include "ui/widgets/painting_cost.h"

#include <QBuffer>
#include <QImageReader>
#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>

#include <cstdint>
#include <optional>

namespace ks::ui {

namespace {

constexpr qsizetype most_elements = 20'000, most_drawn = 1'000'000;
constexpr qsizetype most_attributes = 500; ///< of one element, because Qt compares each pair of them
constexpr qsizetype most_namespaces = 200;
constexpr qsizetype most_letters = 200'000;          ///< of all texts that a picture draws
constexpr qsizetype most_selectors = 20'000;         ///< of all style sheets
constexpr std::int64_t most_comparisons = 5'000'000; ///< of a selector with an element and its parents
constexpr std::int64_t most_pixels = 50'000'000;     ///< of all bitmaps that a picture draws, together

/// Whether every "url(...)" in a style refers to an element of the picture, and nothing is imported.
bool is_own_style(const QStringView style) {
    static const QRegularExpression elsewhere(QStringLiteral("@import|url\\(\\s*[\"']?\\s*(?!#)"),
                                              QRegularExpression::CaseInsensitiveOption);
    return !elsewhere.match(style.toString()).hasMatch();
}

bool is_own_link(const QString& link) {
    return link.startsWith(QLatin1Char('#')) || link.startsWith(QLatin1String("data:image/png;")) ||
           link.startsWith(QLatin1String("data:image/jpeg;"));
}

/// The number of pixels of a bitmap in a "data:" link; nothing if its header cannot be read.
std::optional<std::int64_t> pixels_of(const QString& link) {
    QByteArray bytes = QByteArray::fromBase64(link.mid(link.indexOf(QLatin1Char(',')) + 1).toLatin1());
    QBuffer buffer(&bytes);
    const QSize size = QImageReader(&buffer).size();
    if (!size.isValid())
        return std::nullopt;
    return std::int64_t{size.width()} * size.height();
}

/// Returns whether no element has too many attributes. It reads the bytes themselves, because an XML reader
/// would compare the attributes first. A `<` begins an element, because attributes must not contain it.
bool has_few_attributes(const QByteArray& bytes) {
    qsizetype attributes = 0;
    char quote = 0; ///< that the current value ends with; 0: none is open
    bool in_element = false;
    for (const char c : bytes) {
        if (c == '<') {
            in_element = true;
            attributes = 0;
            quote = 0;
        } else if (in_element && quote == 0 && (c == '"' || c == '\'')) {
            quote = c;
            if (++attributes > most_attributes)
                return false;
        } else if (c == quote) {
            quote = 0;
        } else if (c == '>' && quote == 0) {
            in_element = false;
        }
    }
    return true;
}

/// Returns whether the bytes are in an encoding in which `has_few_attributes` finds each `<`.
bool is_plain_encoding(QStringView name) {
    for (const char* const plain : {"", "utf-8", "us-ascii", "ascii", "iso-8859-1"})
        if (name.compare(QLatin1String(plain), Qt::CaseInsensitive) == 0)
            return true;
    return false;
}

/// Returns at least the number of selectors in a style sheet: a selector ends with a comma or a brace.
qsizetype selectors_of(QStringView style) {
    return style.count(QLatin1Char(',')) + style.count(QLatin1Char('{'));
}

/// Reads an SVG picture once. An element that is drawn again by `use` must not contain another `use`: each
/// level would multiply the number of drawn elements.
class SvgCheck {
public:
    explicit SvgCheck(const QByteArray& bytes) : xml_(bytes) {}

    bool passes() {
        while (!xml_.atEnd()) {
            const QXmlStreamReader::TokenType token = xml_.readNext();
            if (token == QXmlStreamReader::DTD && !xml_.entityDeclarations().isEmpty())
                return false;
            // Qt would open its file
            if (xml_.processingInstructionTarget() == QLatin1String("xml-stylesheet"))
                return false;
            if (token == QXmlStreamReader::StartDocument && !is_plain_encoding(xml_.documentEncoding()))
                return false;
            if (token == QXmlStreamReader::Characters && !characters())
                return false;
            if (token == QXmlStreamReader::StartElement && !element())
                return false;
            if (token == QXmlStreamReader::EndElement) {
                open_.removeLast();
                texts_ -= is_text();
            }
        }
        return !xml_.hasError() && elements_ * (uses_ + 1) <= most_drawn &&
               pixels_ * (uses_ + 1) <= most_pixels && selectors_ * levels_ <= most_comparisons &&
               !drawn_.intersects(with_use_);
    }

private:
    bool is_text() const { return xml_.name() == QLatin1String("text"); }

    bool characters() {
        if (!is_own_style(xml_.text()))
            return false;
        if (texts_ > 0)
            letters_ += xml_.text().size();
        if (in_style_)
            selectors_ += selectors_of(xml_.text());
        return letters_ <= most_letters && selectors_ <= most_selectors;
    }

    bool element() {
        const bool use = xml_.name() == QLatin1String("use");
        uses_ += use;
        texts_ += is_text();
        in_style_ = xml_.name() == QLatin1String("style");
        namespaces_ += xml_.namespaceDeclarations().size();
        open_ << xml_.attributes().value(QLatin1String("id")).toString();
        if (use)
            with_use_ += QSet<QString>(open_.begin(), open_.end());
        for (const QXmlStreamAttribute& attribute : xml_.attributes()) {
            const QString value = attribute.value().toString().trimmed();
            if (!is_own_style(value) || (attribute.name() == QLatin1String("href") && !is_own_link(value)))
                return false;
            if (use && attribute.name() == QLatin1String("href"))
                drawn_ << value.mid(1);
            if (value.startsWith(QLatin1String("data:")) && !add_bitmap(value))
                return false;
        }
        with_use_.remove(QString()); // without the empty id
        levels_ += open_.size();
        return ++elements_ <= most_elements && namespaces_ <= most_namespaces;
    }

    bool add_bitmap(const QString& link) {
        const auto pixels = pixels_of(link);
        pixels_ += pixels.value_or(0);
        return pixels && pixels_ <= most_pixels;
    }

    QXmlStreamReader xml_;
    QStringList open_; ///< ids of the open elements, outermost first
    /// ids of elements that contain a `use`; ids of elements that a `use` draws
    QSet<QString> with_use_, drawn_;
    qsizetype elements_ = 0, uses_ = 0, namespaces_ = 0, letters_ = 0;
    qsizetype texts_ = 0;   ///< open `text` elements
    bool in_style_ = false; ///< the last element that began is `style`
    std::int64_t pixels_ = 0, selectors_ = 0;
    std::int64_t levels_ = 0; ///< the sum over elements: its parents and itself
};

} // namespace

bool is_safe_picture(const QByteArray& bytes) {
    for (const char* const bitmap : {"\x89PNG", "\xFF\xD8", "GIF8", "BM", "RIFF"})
        if (bytes.startsWith(bitmap))
            return true;
    return !bytes.contains('\0') && has_few_attributes(bytes) && SvgCheck(bytes).passes() &&
           is_soon_painted(bytes);
}

} // namespace ks::ui
