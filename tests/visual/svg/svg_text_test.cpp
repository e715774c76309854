// SPDX-License-Identifier: GPL-3.0-or-later
// A display list as SVG whose words are text, and the embedded fonts.
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QXmlStreamReader>

#include <array>
#include <memory>
#include <random>

#include <harfbuzz/hb.h>

#include "tests/support/suite.h"
#include "tests/visual/quiet.h"
#include "tests/visual/sample.h"
#include "visual/paint/font_files.h"
#include "visual/paint/fonts.h"
#include "visual/scene/numbers.h"
#include "visual/scene/rich_text.h"
#include "visual/svg/svg_colours.h"
#include "visual/svg/svg_text.h"

using namespace ks;
using namespace ks::visual;

namespace {

/// The parsed content of an SVG.
struct Content {
    QMap<QString, int> elements;
    QStringList texts, titles;
    QSet<QString> classes;
    QString error; ///< why it is not well-formed
};

Content content_of(const QByteArray& svg) {
    Content content;
    QXmlStreamReader xml(svg);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QString name = xml.name().toString();
        ++content.elements[name];
        for (const QString& each : xml.attributes().value("class").toString().split(' ', Qt::SkipEmptyParts))
            content.classes << each;
        if (name == "text")
            content.texts << xml.readElementText(QXmlStreamReader::IncludeChildElements);
        else if (name == "title")
            content.titles << xml.readElementText();
    }
    if (xml.hasError())
        content.error = QStringLiteral("%1, line %2").arg(xml.errorString()).arg(xml.lineNumber());
    return content;
}

QByteArray element(const scene::DisplayList& list, Letters& letters) {
    const std::array themes{&paint::theme(paint::ThemeId::light), &paint::theme(paint::ThemeId::dark)};
    return QByteArray::fromStdString(svg_element(list, "sample", themes, letters));
}

/// The width of a text in a font of size 1, including kerning.
double width_in(const QByteArray& font, const QString& text) {
    hb_blob_t* blob = hb_blob_create(font.constData(), static_cast<unsigned>(font.size()),
                                     HB_MEMORY_MODE_READONLY, nullptr, nullptr);
    hb_face_t* face = hb_face_create(blob, 0);
    hb_font_t* sized = hb_font_create(face);
    hb_buffer_t* buffer = hb_buffer_create();
    const QByteArray utf8 = text.toUtf8();
    hb_buffer_add_utf8(buffer, utf8.constData(), static_cast<int>(utf8.size()), 0, -1);
    hb_buffer_guess_segment_properties(buffer);
    hb_shape(sized, buffer, nullptr, 0);
    unsigned count = 0;
    const hb_glyph_position_t* places = hb_buffer_get_glyph_positions(buffer, &count);
    const hb_glyph_info_t* glyphs = hb_buffer_get_glyph_infos(buffer, &count);
    double width = 0;
    for (unsigned i = 0; i < count; ++i)
        width += glyphs[i].codepoint == 0 ? 1'000'000 : places[i].x_advance; // 0: the font has no such letter
    width /= hb_face_get_upem(face);
    hb_buffer_destroy(buffer);
    hb_font_destroy(sized);
    hb_face_destroy(face);
    hb_blob_destroy(blob);
    return width;
}

QByteArray bytes_of(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class SvgTextTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        tests::fail_on_warnings();
        QVERIFY(paint::load_fonts());
    }

    void words_stay_words() {
        const scene::DisplayList list = tests::sample_picture(paint::FontMeasure());
        Letters letters;
        const Content content = content_of(element(list, letters));
        QVERIFY2(content.error.isEmpty(), qPrintable(content.error));
        QStringList words, spoken;
        for (const scene::Primitive& item : list.items)
            if (const auto* text = std::get_if<scene::Text>(&item))
                words << QString::fromStdString(text->text).remove(QChar(0x202F));
        for (const scene::Region& region : list.regions)
            spoken << QString::fromStdString(region.description);
        QCOMPARE(content.texts.join(QString()), words.join(QString())); // subscripts are part of their words
        QCOMPARE(content.titles, spoken);
    }

    void a_word_with_a_subscript_is_one_element() {
        scene::DisplayList list{400, 100, {}, {}};
        scene::add_rich(list, paint::FontMeasure(), "max(z_{1}(7), z_{12}(3))",
                        {.rect = {10, 10, 300, 20}, .text = {}});
        list.add(scene::Text{.rect = {10, 40, 100, 20}, .text = "apart"});
        Letters letters;
        const QByteArray svg = element(list, letters);
        QCOMPARE(content_of(svg).texts, QStringList({"max(z1(7), z12(3))", "apart"}));
        QVERIFY2(svg.contains("<tspan x="), svg.constData());
    }

    /// All elements get their colours from a style sheet rule.
    void every_class_has_a_rule() {
        Letters letters;
        const Content content = content_of(element(tests::sample_picture(paint::FontMeasure()), letters));
        const QString rules =
            QString::fromUtf8(picture_rules(Colours::variables, paint::theme(paint::ThemeId::light)));
        const QString patterns = QString::fromUtf8(hatch_patterns());
        const QString variables = QString::fromUtf8(colour_variables(paint::theme(paint::ThemeId::dark)));
        QVERIFY(content.classes.size() > 20);
        for (const QString& each : content.classes) {
            QVERIFY2(each.startsWith("only-") || rules.contains('.' + each), qPrintable(each));
            if (each.startsWith("h-"))
                QVERIFY2(patterns.contains("id=\"" + each + '"'), qPrintable(each));
        }
        static const QRegularExpression used(QStringLiteral("var\\((--[^)]*)\\)"));
        for (auto match = used.globalMatch(rules); match.hasNext();) {
            const QString name = match.next().captured(1);
            QVERIFY2(variables.contains(name + ":#"), qPrintable(name));
        }
    }

    void a_heat_map_is_an_image_for_each_theme() {
        Letters letters;
        const scene::DisplayList list = tests::sample_picture(paint::FontMeasure());
        const Content content = content_of(element(list, letters));
        QCOMPARE(content.elements.value("image"), 4);
        QVERIFY(content.classes.contains("only-light") && content.classes.contains("only-dark"));
        const auto file = svg_file(list, "sample", paint::theme(paint::ThemeId::dark));
        QVERIFY(file);
        QCOMPARE(content_of(*file).elements.value("image"), 2);
    }

    void a_file_is_whole_by_itself() {
        for (const paint::ThemeId id : paint::theme_ids) {
            const auto file =
                svg_file(tests::sample_picture(paint::FontMeasure()), "a < b", paint::theme(id));
            QVERIFY(file);
            const Content content = content_of(*file);
            QVERIFY2(content.error.isEmpty(), qPrintable(content.error));
            QVERIFY(file->contains("aria-label=\"a &lt; b\""));
            QVERIFY(!file->contains("var(--"));
            QVERIFY(file->contains(paint::theme(id).mark(scene::Role::surface).name().toUtf8()));
            QCOMPARE(file->count("@font-face"), 5); // the sample has words in all of them
            QVERIFY2(file->size() < 250'000, qPrintable(QString::number(file->size())));
            QCOMPARE(*svg_file(tests::sample_picture(paint::FontMeasure()), "a < b", paint::theme(id)),
                     *file);
        }
    }

    void forbidden_xml_characters_are_escaped_or_left_out() {
        QCOMPARE(escaped_for_xml("a<b>&\"c\"\x01\x1f\n"), std::string("a&lt;b&gt;&amp;&quot;c&quot;\n"));
        scene::DisplayList list{.width = 100, .height = 20};
        list.add(scene::Text{.rect = {0, 0, 100, 20}, .text = "<&\x02\">"});
        list.regions.push_back({.rect = {0, 0, 9, 9}, .id = "x", .description = "a & b < c"});
        Letters letters;
        const Content content = content_of(element(list, letters));
        QVERIFY2(content.error.isEmpty(), qPrintable(content.error));
        QCOMPARE(content.texts, QStringList{"<&\">"});
        QCOMPARE(content.titles, QStringList{"a & b < c"});
    }

    /// Texts of random letters, including kerned pairs, have the same width in the subset of a font.
    void a_subset_sets_texts_as_wide_as_the_font() {
        const unsigned seed = std::random_device{}();
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        const QString some = QStringLiteral("AVToWaYe.,:;fi->=<!|0123456789−∞→×·µ≤äöüéβ()[]{}_/*+ \"");
        for (const auto& [face, weight] : paint::shipped_fonts) {
            const QByteArray whole = bytes_of(paint::font_file(face, weight));
            QVERIFY(!whole.isEmpty());
            for (int round = 0; round < 20; ++round) {
                QString text;
                for (int i = 0; i < 40; ++i)
                    text += some[static_cast<qsizetype>(random() % static_cast<unsigned>(some.size()))];
                Letters letters;
                letters.add(face, weight, text.toStdString());
                const auto part = subset_of(whole, letters.of_fonts().begin()->second);
                QVERIFY(part);
                QVERIFY2(part->size() * 4 < whole.size(), qPrintable(QString::number(part->size())));
                QVERIFY2(width_in(*part, text) == width_in(whole, text), qPrintable(text));
            }
        }
    }

    /// A page's texts have the same width as on the screen, for other sizes and weights, too.
    void the_screen_measures_what_the_fonts_say() {
        const QString text = QStringLiteral("Wavy AV To 1,024");
        const double font =
            width_in(bytes_of(paint::font_file(scene::Face::interface, scene::Weight::medium)), text);
        const double screen = paint::FontMeasure().width(text.toStdString(), scene::Face::interface, 100,
                                                         scene::Weight::medium);
        QVERIFY2(std::abs(font * 100 - screen) < 0.5,
                 qPrintable(QStringLiteral("%1, %2 on the screen").arg(font * 100).arg(screen)));
    }
};

KS_TEST(SvgTextTest)
#include "svg_text_test.moc"
