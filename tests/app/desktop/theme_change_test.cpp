// SPDX-License-Identifier: GPL-3.0-or-later
// The work of changing the theme, and of starting and ending a presentation: a user who presses a key waits
// for it.
#include "tests/app/desktop/budgets.h"
#include "tests/support/cpu_clock.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/present/virtual_screens.h"
#include "tests/ui/samples.h"
#include "tests/ui/window.h"
#include "ui/base/language.h"
#include "ui/base/page.h"
#include "ui/base/session.h"
#include "ui/frame/desk.h"
#include "ui/frame/main_window.h"
#include "visual/paint/fonts.h"
#include "visual/paint/theme.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

using namespace ks;
using namespace ks::ui;
using tests::Budget;

class ThemeChangeTest : public QObject {
    Q_OBJECT

    /// Returns the milliseconds of CPU of the window's thread until the window is painted again. It prints
    /// the elapsed time, too, which other programs may increase.
    template <class Change>
    static double until_painted_ms(Change change) {
        const CpuClock clock(Cpu::thread);
        QElapsedTimer passed;
        passed.start();
        change();
        QCoreApplication::processEvents();
        qInfo("%.0f ms passed", static_cast<double>(passed.nsecsElapsed()) / 1e6);
        return clock.milliseconds();
    }

    static void pages() {
        QTest::addColumn<QString>("page");
        for (const char* page : {"lessons", "step", "kernel", "compare"})
            QTest::newRow(page) << QString::fromLatin1(page);
    }

    /// Shows a page of a window in which every page has been opened before.
    struct Shown {
        explicit Shown(const QString& page) {
            if (!paint::load_fonts())
                qFatal("the fonts are not linked in");
            session.ask_runner();
            session.open(tests::table_2_1());
            window.resize(1200, 740); // on a screen of 1280 x 800
            window.show();
            KS_WAIT_FOR(session.runner_answered());
            for (const char* each : {"lessons", "step", "kernel", "compare"})
                show(QString::fromLatin1(each));
            show(page);
        }
        void show(const QString& page) {
            window.show_page(page);
            KS_WAIT_FOR(!window.current_page()->busy());
            QCoreApplication::processEvents();
        }
        Session session;
        MainWindow window{session};
    };

private slots:
    void initTestCase() {
        if (tests::sanitized)
            QSKIP("sanitizers multiply CPU time");
    }

    void a_theme_is_changed_within_its_budget_data() { pages(); }
    void a_theme_is_changed_within_its_budget() {
        QFETCH(QString, page);
        Shown the(page);
        const Budget budget = Budget::named(QStringLiteral("theme_cpu_ms/") + page);
        const double needed = tests::least_cpu_ms(
            budget, [&the] { return until_painted_ms([&the] { the.window.next_theme(); }); });
        qInfo("%s", qPrintable(budget.compared_with(needed)));
        QVERIFY2(needed <= budget.at_most, qPrintable(budget.compared_with(needed)));
    }

    /// A page without steps is shown full-screen, which takes several resize steps.
    void presenting_enlarges_all_widgets_once() {
        Shown the(QStringLiteral("compare"));
        QSignalSpy enlarged(&the.session, &Session::theme_changed);
        the.window.set_presenting(true);
        KS_WAIT_FOR(the.window.width() == 1280);
        QCoreApplication::processEvents();
        QCOMPARE(enlarged.size(), 1);
        the.window.set_presenting(false);
        QCOMPARE(the.session.theme().scale(), 1.0);
    }

    void presenting_begins_and_ends_within_its_budget_data() { pages(); }
    void presenting_begins_and_ends_within_its_budget() {
        QFETCH(QString, page);
        Shown the(page);
        const Budget budget = Budget::named(QStringLiteral("present_cpu_ms/") + page);
        const double needed = tests::least_cpu_ms(budget, [&the] {
            return std::max(until_painted_ms([&the] { the.window.set_presenting(true); }),
                            until_painted_ms([&the] { the.window.set_presenting(false); }));
        });
        qInfo("%s", qPrintable(budget.compared_with(needed)));
        QVERIFY2(needed <= budget.at_most, qPrintable(budget.compared_with(needed)));
    }

    /// From the choice of the language to the painted window. In between, a picture of the old window states
    /// what happens.
    void a_language_is_changed_within_its_budget_data() { pages(); }
    void a_language_is_changed_within_its_budget() {
        QFETCH(QString, page);
        if (!paint::load_fonts())
            qFatal("the fonts are not linked in");
        tests::use_fake_runner("good");
        Session session;
        const tests::Unstyled unstyled;
        Desk desk(session);
        session.open(tests::table_2_1());
        desk.window().resize(1200, 740);
        desk.window().show();
        desk.window().show_page(page);
        KS_WAIT_FOR(!desk.window().current_page()->busy());
        const Budget budget = Budget::named(QStringLiteral("language_cpu_ms/") + page);
        QSignalSpy built(&desk, &Desk::built);
        const double needed = tests::least_cpu_ms(budget, [&] {
            const qsizetype before = built.size();
            return until_painted_ms([&] {
                session.choose_language(spoken_language() == QLatin1String("en") ? "de" : "en");
                KS_WAIT_FOR(built.size() > before);
                KS_WAIT_FOR(!desk.window().current_page()->busy());
            });
        });
        QVERIFY(speak_language(QStringLiteral("en")));
        qInfo("%s", qPrintable(budget.compared_with(needed)));
        QVERIFY2(needed <= budget.at_most, qPrintable(budget.compared_with(needed)));
    }
};

KS_TEST(ThemeChangeTest, .before = ks::tests::with_one_screen)
#include "theme_change_test.moc"
