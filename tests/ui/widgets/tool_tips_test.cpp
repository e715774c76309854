// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/long_spin_box.h"
#include "ui/widgets/parts.h"
#include "visual/paint/fonts.h"

#include <QtTest>

using namespace ks::ui;

/// Tool tips with texts from files: Qt would interpret a text that looks like HTML, and load its pictures.
class ToolTipsTest : public QObject {
    Q_OBJECT

private slots:
    void markup_is_shown_as_written() {
        QCOMPARE(plain_tip("a < b"), QStringLiteral("a < b"));
        QCOMPARE(plain_tip("<img src='x'>"), QStringLiteral("<span>&lt;img src='x'&gt;</span>"));
    }

    void a_tip_of_several_lines_keeps_its_lines() {
        QCOMPARE(plain_tip("<b>a</b>\nb"), QStringLiteral("<span>&lt;b&gt;a&lt;/b&gt;<br>b</span>"));
    }

    /// "Knapsack, 4 items" becomes "Knapsack …" and never "Knapsack, 4 it…".
    void a_long_line_is_cut_after_a_word() {
        QVERIFY(ks::paint::load_fonts());
        const QFontMetrics metrics(ks::paint::font(ks::scene::Face::interface, 13));
        const QString text = QStringLiteral("The best value for every capacity · 25 points");
        const int all = metrics.horizontalAdvance(text);
        QCOMPARE(shortened_at_word(text, metrics, all + 1), text);
        const QStringList words = text.split(QLatin1Char(' '));
        for (int room = all - 1; room > all / 3; --room) {
            const QString shown = shortened_at_word(text, metrics, room);
            QVERIFY2(metrics.horizontalAdvance(shown) <= room, qPrintable(shown));
            QVERIFY2(shown.endsWith(QStringLiteral(" …")), qPrintable(shown));
            const QString last = shown.chopped(2).section(QLatin1Char(' '), -1);
            QVERIFY2(words.contains(last), qPrintable(shown));
        }
        const QString file = QStringLiteral("a_file_with_a_long_name.knapscope.json");
        QVERIFY(shortened_at_word(file, metrics, 100).size() > 6);
    }

    void the_unit_of_a_number_is_not_markup() {
        const LongSpinBox box(0, 9, 1, 0, QStringLiteral("<b>kg</b>"));
        QCOMPARE(box.toolTip(), QStringLiteral("<span>0 to 9 &lt;b&gt;kg&lt;/b&gt;</span>"));
    }
};

KS_TEST(ToolTipsTest)
#include "tool_tips_test.moc"
