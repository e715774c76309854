// SPDX-License-Identifier: GPL-3.0-or-later
// Tables in the program's window on small screens: nothing of a table of 16 columns is out of sight.
#include "solvers/problems/knapsack/instance.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/help/spoken.h"
#include "tests/ui/window.h"
#include "ui/side_by_side/side_pair.h"
#include "ui/stepping/step_view.h"
#include "visual/paint/theme.h"

#include <QPushButton>

using namespace ks;
using namespace ks::ui;

namespace {

/// Four items and the capacities 0 to 15.
InstancePtr sixteen_columns() {
    KnapsackBuilder builder;
    builder.capacity(15);
    for (const auto& [value, weight] : {std::pair{10, 5}, {40, 4}, {30, 6}, {50, 3}})
        builder.add({value, weight});
    return *std::move(builder).build();
}

/// What of the last row and the last column is cut, or nothing.
QString cut_of(const StepView& view, int row, int column) {
    for (const CellAt at : {CellAt{row, column}, {0, column}, {row, 0}}) {
        const auto place = view.place_of(at);
        const QRegion seen = view.picture_widget().visibleRegion();
        if (!place || QRegion(*place).subtracted(seen).boundingRect().isValid())
            return QStringLiteral("cell (%1, %2)").arg(at.row).arg(at.column);
    }
    return {};
}

} // namespace

class SmallWindowsTest : public QObject {
    Q_OBJECT

    static void add_sizes_and_themes() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("theme");
        for (const QSize size : {QSize(1280, 800), QSize(1366, 768)})
            for (const paint::ThemeId theme : paint::theme_ids)
                QTest::addRow("%d x %d, %s", size.width(), size.height(),
                              std::string(paint::to_text(theme)).c_str())
                    << size << static_cast<int>(theme);
    }

private slots:
    void init() { tests::fail_on_warnings(); }

    /// In German, whose words are long, below a notice.
    void both_sides_are_whole_below_a_notice_data() { add_sizes_and_themes(); }
    void both_sides_are_whole_below_a_notice() {
        QFETCH(const QSize, size);
        QFETCH(const int, theme);
        const tests::Spoken german(QStringLiteral("de"));
        tests::Window the;
        the.window->resize(size);
        the.session.set_theme(static_cast<paint::ThemeId>(theme));
        the.session.open(sixteen_columns());
        the.window->show_page(QStringLiteral("step"));
        KS_VERIFY_OK(the.window->current_page()->apply(
            {.variants = {}, .step = "end", .lesson = {}, .what_if = {"/items/1/weight=5"}}));
        KS_WAIT_FOR(!the.window->current_page()->busy());
        the.window->notice().say(QStringLiteral("Eine Meldung, die eine Zeile lang ist."));
        QCOMPARE(the.window->size(), size);
        const auto& pair = *the.find<SidePair>("side-by-side");
        QVERIFY(pair.isVisible());
        for (const char* side : {"left", "right"}) {
            const auto& view = *pair.findChild<StepView*>(QLatin1String(side));
            KS_WAIT_FOR(cut_of(view, 4, 15).isEmpty());
        }
    }

    /// While a question waits, the whole table is there; cells shrink before anything scrolls.
    void a_table_is_whole_while_a_question_is_open_data() { add_sizes_and_themes(); }
    void a_table_is_whole_while_a_question_is_open() {
        QFETCH(const QSize, size);
        QFETCH(const int, theme);
        tests::Window the;
        the.window->resize(size);
        the.session.set_theme(static_cast<paint::ThemeId>(theme));
        the.session.open(sixteen_columns());
        the.window->show_page(QStringLiteral("step"));
        KS_VERIFY_OK(the.window->current_page()->apply({.variants = {}, .step = "40", .lesson = {}}));
        KS_WAIT_FOR(!the.window->current_page()->busy());
        QTest::keyClick(the.window->current_page(), Qt::Key_P);
        auto* answer = the.find<QPushButton>("give-answer");
        KS_WAIT_FOR(answer->isVisible());
        for (int i = 0; i < 20 && !the.find<QPushButton>("leave-out")->isVisible(); ++i)
            answer->click(); // goes on to the next question
        QVERIFY(the.find<QPushButton>("leave-out")->isVisible());
        QCOMPARE(the.window->size(), size);
        const auto& view = *the.find<StepView>("");
        KS_WAIT_FOR(cut_of(view, 4, 15).isEmpty());
    }
};

KS_TEST(SmallWindowsTest)
#include "small_windows_test.moc"
