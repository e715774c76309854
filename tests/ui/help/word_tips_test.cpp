// SPDX-License-Identifier: GPL-3.0-or-later
// The tool tips of words that the manual explains, in every kind of widget that shows text.
#include "tests/support/suite.h"
#include "tests/ui/help/spoken.h"
#include "tests/ui/window.h"
#include "ui/help/word_tips.h"
#include "ui/widgets/canvas.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/reader.h"

#include <QApplication>
#include <QHeaderView>
#include <QHelpEvent>
#include <QStandardItemModel>
#include <QTableView>
#include <QTextBlock>
#include <QToolTip>

#include <algorithm>
#include <set>

using namespace ks;
using namespace ks::ui;

namespace {

/// A picture of one line of text, whose region has the description "A line."
scene::DisplayList line_of(const char* text) {
    scene::DisplayList list{.width = 300, .height = 40, .items = {}, .regions = {}};
    list.add(scene::Text{.rect = {0, 0, 300, 20}, .text = text, .face = scene::Face::mono});
    list.regions.push_back({.rect = {0, 0, 300, 20}, .id = "line", .description = "A line."});
    return list;
}

} // namespace

class WordTipsTest : public QObject {
    Q_OBJECT

    std::unique_ptr<WordTips> tips;

    /// Whether the tool tip at this place explains this word.
    bool explains(QWidget& widget, QPoint at, const char* word) {
        return tips->tip_at(widget, at).contains(QStringLiteral("<b>%1</b>").arg(QLatin1String(word)));
    }

private slots:
    void initTestCase() { QVERIFY(paint::load_fonts()); }
    void init() {
        tests::fail_on_warnings();
        tips = std::make_unique<WordTips>(nullptr);
    }
    void cleanup() { tips.reset(); }

    void a_label_explains_the_word_under_the_pointer() {
        auto label = std::unique_ptr<QLabel>(labelled(QStringLiteral("one\nthe warps of a block"), "quiet"));
        label->setAlignment(Qt::AlignRight | Qt::AlignTop);
        label->resize(400, 60);
        const QFontMetrics metrics = label->fontMetrics();
        const int y = metrics.lineSpacing() + metrics.height() / 2;
        QVERIFY(explains(*label, {400 - metrics.horizontalAdvance(QStringLiteral("ck")), y}, "block"));
        QVERIFY(explains(*label, {400 - metrics.horizontalAdvance(QStringLiteral("arps of a block")), y},
                         "warp"));
        QVERIFY(tips->tip_at(*label, {400 - metrics.horizontalAdvance(QStringLiteral("f a block")), y})
                    .isEmpty());
        QVERIFY(tips->tip_at(*label, {10, y}).isEmpty()); // outside the text
    }

    void a_picture_adds_its_own_words() {
        Canvas canvas;
        canvas.resize(300, 40);
        canvas.set_scene([](QSizeF) { return line_of("    KS_FOR(int k)"); });
        const paint::FontMeasure measure;
        const auto x = [&](const char* text) {
            return static_cast<int>(measure.width(text, scene::Face::mono, 13, scene::Weight::regular));
        };
        QVERIFY(explains(canvas, {x("    KS_"), 10}, "KS_FOR"));
        QVERIFY(tips->tip_at(canvas, {x("    KS_"), 10}).contains(QStringLiteral("A line.")));
        QVERIFY(tips->tip_at(canvas, {x("  "), 10}).isEmpty()); // the picture's own tip is shown
        QVERIFY(tips->tip_at(canvas, {x("    KS_"), 35}).isEmpty());
    }

    /// The description of a region may look like HTML and may have several lines.
    void a_pictures_own_words_are_escaped_once() {
        Canvas canvas;
        canvas.resize(300, 40);
        canvas.set_scene([](QSizeF) {
            scene::DisplayList list = line_of("KS_FOR(int k)");
            list.regions.front().description = "<b>bold</b> & more\nsecond line";
            return list;
        });
        const QString tip = tips->tip_at(canvas, {4, 10});
        QVERIFY2(tip.contains(QStringLiteral("&lt;b&gt;bold&lt;/b&gt; &amp; more<br>second line<br><br>")),
                 qPrintable(tip));
    }

    void a_tables_head_explains_a_column() {
        QStandardItemModel model(1, 3);
        model.setHorizontalHeaderLabels(
            {QStringLiteral("Weight"), QStringLiteral("Name"), QStringLiteral("Speedup")});
        model.setHeaderData(2, Qt::Horizontal, QStringLiteral("its own words"), Qt::ToolTipRole);
        QTableView table;
        table.setModel(&model);
        table.resize(400, 100);
        QHeaderView& head = *table.horizontalHeader();
        const auto middle = [&](int column) {
            return QPoint(head.sectionViewportPosition(column) + head.sectionSize(column) / 2, 5);
        };
        QVERIFY(explains(*head.viewport(), middle(0), "weight"));
        QVERIFY(tips->tip_at(*head.viewport(), middle(1)).isEmpty());
        QVERIFY(tips->tip_at(*head.viewport(), middle(2)).isEmpty()); // the column has a tip
    }

    void a_text_explains_a_word() {
        Reader text;
        text.resize(400, 200);
        text.show();
        text.show_markdown(QStringLiteral("Each block of a *grid*."), 1);
        const auto at = [&](const char* word) {
            QTextCursor cursor(text.document());
            cursor.setPosition(static_cast<int>(text.toPlainText().indexOf(QLatin1String(word))));
            const QPoint left = text.cursorRect(cursor).center();
            return left + QPoint(4, 0);
        };
        QVERIFY(explains(*text.viewport(), at("block"), "block"));
        QVERIFY(explains(*text.viewport(), at("grid"), "grid"));
        QVERIFY(tips->tip_at(*text.viewport(), at("Each")).isEmpty());
        QVERIFY(tips->tip_at(*text.viewport(), {200, 190}).isEmpty()); // below the text
    }

    void words_with_a_tip_are_underlined_by_dots() {
        Reader text;
        text.show_markdown(QStringLiteral("# A warp\n\nEach block of a *grid*, `a lane` and [a row](x.md)."),
                           1);
        text.show();
        const auto dotted = [&text] {
            QStringList words;
            for (QTextBlock block = text.document()->begin(); block.isValid(); block = block.next())
                for (auto piece = block.begin(); !piece.atEnd(); ++piece)
                    if (piece.fragment().charFormat().underlineStyle() == QTextCharFormat::DotLine)
                        words << piece.fragment().text();
            return words;
        };
        QTRY_COMPARE(dotted(), (QStringList{"block", "grid"}));
        text.show_markdown(QStringLiteral("Two sectors. A sector is one of them."), 1);
        QTRY_COMPARE(dotted(), QStringList{"sectors"}); // only the first occurrence
    }

    /// The first time that a label has a word, on the line where the word is. A label with a tip of its own
    /// has no dots.
    void words_of_labels_are_underlined_by_dots() {
        auto label =
            std::unique_ptr<QLabel>(labelled(QStringLiteral("the warps of a warp\nand a block"), "quiet"));
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        label->resize(400, 60);
        label->show();
        (void)tips->tip_at(*label, {0, 0}); // reads the manual
        const QImage with = label->grab().toImage();
        tips.reset();
        const QImage without = label->grab().toImage();
        QSet<int> rows;
        std::set<int> columns;
        for (int y = 0; y < with.height(); ++y)
            for (int x = 0; x < with.width(); ++x)
                if (with.pixel(x, y) != without.pixel(x, y)) {
                    rows << y;
                    columns.insert(x);
                }
        QCOMPARE(rows.size(), 2); // a line of dots below each line of text
        const auto width = [&](const char* text) { return label->fontMetrics().horizontalAdvance(text); };
        QVERIFY(std::abs(*columns.begin() - width("the ")) <= 2); // from the first "warps" on
        QVERIFY(*columns.rbegin() <= std::max(width("the warps"), width("and a block")) + 2);
        tips = std::make_unique<WordTips>(nullptr);
        (void)tips->tip_at(*label, {0, 0});
        label->setToolTip(QStringLiteral("its own words"));
        QCOMPARE(label->grab().toImage(), without);
    }

    void a_widgets_own_tip_goes_before() {
        auto label = std::unique_ptr<QLabel>(labelled(QStringLiteral("warp"), "quiet"));
        label->resize(100, 20);
        QVERIFY(explains(*label, {5, 10}, "warp"));
        label->setToolTip(QStringLiteral("its own words"));
        QVERIFY(tips->tip_at(*label, {5, 10}).isEmpty());
    }

    /// Texts of the program: labels of the Occupancy page, and a kernel's source before there is a trace.
    void the_program_shows_them() {
        tips.reset(); // the window has a separate object of this class
        tests::Window the;
        the.window->show_page(QStringLiteral("occupancy"));
        QLabel* registers = nullptr;
        for (auto* label : the.window->current_page()->findChildren<QLabel*>())
            if (label->text() == QLatin1String("Registers a thread"))
                registers = label;
        QVERIFY(registers);
        const QPoint at(5, registers->height() / 2);
        QHelpEvent asks(QEvent::ToolTip, at, registers->mapToGlobal(at));
        QVERIFY(QApplication::sendEvent(registers, &asks));
        QVERIFY2(QToolTip::text().contains(QStringLiteral("<b>register</b>")), qPrintable(QToolTip::text()));
        QToolTip::hideText();
    }

    /// The window's words, and English ones, because pseudo-code contains some.
    void they_are_in_the_language_of_the_program() {
        const tests::Spoken german(QStringLiteral("de"));
        auto label = std::unique_ptr<QLabel>(labelled(QStringLiteral("Zeilen"), "quiet"));
        label->resize(100, 20);
        QVERIFY(explains(*label, {5, 10}, "Zeile"));
        QVERIFY(tips->tip_at(*label, {5, 10}).contains(QStringLiteral("Eine Zeile der Tabelle.")));
        label->setText(QStringLiteral("rows"));
        QVERIFY(explains(*label, {5, 10}, "Zeile"));
    }

    void every_mark_in_a_kernels_source_is_explained() {
        tests::Window the;
        the.session.open(tests::table_2_2());
        the.window->show_page(QStringLiteral("kernel"));
        const auto sources = the.window->current_page()->findChildren<Canvas*>(QStringLiteral("source"));
        const auto shown =
            std::ranges::find_if(sources, [](const Canvas* canvas) { return canvas->isVisible(); });
        QVERIFY(shown != sources.end());
        const Canvas* source = *shown;
        const Words words(load_manual(manual_folders()));
        int marks = 0;
        for (const scene::Primitive& item : source->list().items)
            if (const auto* text = std::get_if<scene::Text>(&item); text && text->text.starts_with("KS_")) {
                const QPoint at(qRound(text->rect.x) + 5, qRound(text->rect.y + text->rect.height / 2));
                const auto letter = source->letter_at(at);
                QVERIFY2(letter && words.at(letter->text, letter->index), text->text.c_str());
                ++marks;
            }
        QVERIFY(marks > 0);
    }
};

KS_TEST(WordTipsTest)
#include "word_tips_test.moc"
