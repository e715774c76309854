// SPDX-License-Identifier: GPL-3.0-or-later
// The work of opening each page for the first time after the start.
#include "tests/app/desktop/budgets.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "ui/base/page.h"
#include "ui/base/session.h"
#include "ui/frame/main_window.h"
#include "ui/frame/page_list.h"
#include "visual/paint/fonts.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QTest>

#include <cstdio>
#include <ctime>

using namespace ks;
using namespace ks::ui;
using tests::Budget;

namespace {

/// Names the page for the separate process that opens it.
constexpr char page_variable[] = "KS_FIRST_OPENING";

double cpu_of_thread_ms() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

/// Whether a widget was painted.
struct Painted : QObject {
    bool eventFilter(QObject*, QEvent* event) override {
        yes = yes || event->type() == QEvent::Paint;
        return false;
    }
    bool yes = false;
};

} // namespace

class FirstOpeningTest : public QObject {
    Q_OBJECT

    /// The milliseconds of CPU in the window's thread for the first opening of the page, measured in a
    /// separate process in which no page was open before.
    static double opened_elsewhere(const QString& page) {
        QProcess process;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QLatin1String(page_variable), page);
        process.setProcessEnvironment(environment);
        process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process.start(QCoreApplication::applicationFilePath(), {"first_opening", "opens_here"});
        const bool done = process.waitForFinished(60'000) && process.exitCode() == 0;
        for (const QByteArray& line : process.readAllStandardOutput().split('\n'))
            if (done && line.startsWith("opened "))
                return line.split(' ').at(1).toDouble();
        return std::numeric_limits<double>::infinity();
    }

private slots:
    void keeps_its_budget_data() {
        QTest::addColumn<QString>("page");
        for (const QString& page : page_ids().mid(1)) // the start opens the first one
            QTest::newRow(qPrintable(page)) << page;
    }
    void keeps_its_budget() {
        if (tests::sanitized)
            QSKIP("sanitizers multiply CPU time");
        if (qEnvironmentVariableIsSet(page_variable))
            QSKIP("this is the process that opens a page");
        QFETCH(QString, page);
        const Budget budget = Budget::named(QStringLiteral("page_cpu_ms/") + page);
        const double needed = tests::least_cpu_ms(budget, [&page] { return opened_elsewhere(page); });
        qInfo("%s", qPrintable(budget.compared_with(needed)));
        QVERIFY2(needed <= budget.at_most, qPrintable(budget.compared_with(needed)));
    }

    /// Runs only in the separate process that `opened_elsewhere` starts. It opens the page after the window
    /// has shown the first lesson.
    void opens_here() {
        const QString page = qEnvironmentVariable(page_variable);
        if (page.isEmpty())
            QSKIP("no page is asked for");
        QVERIFY(paint::load_fonts());
        Session session;
        MainWindow window(session);
        session.ask_runner();
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        KS_WAIT_FOR(session.runner_answered() && window.current_page()->shown_step());
        QCoreApplication::processEvents();

        Painted painted;
        const auto at =
            std::ranges::find(window.pages(), page, [](const Page* each) { return each->info().id; });
        QVERIFY(at != window.pages().end());
        (*at)->installEventFilter(&painted);
        QVERIFY(window.current_page() != *at);
        const double begin = cpu_of_thread_ms();
        QElapsedTimer clock;
        clock.start();
        window.show_page(page);
        while (!painted.yes)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        const auto until_painted = clock.elapsed();
        while ((*at)->busy())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        QCoreApplication::processEvents();
        const double cpu = cpu_of_thread_ms() - begin;
        std::printf("opened %.1f ms of CPU; painted after %lld ms, at rest after %lld\n", cpu, until_painted,
                    clock.elapsed());
    }
};

KS_TEST(FirstOpeningTest, .alone = true) // a second busy core slows the caches that both share
#include "first_opening_test.moc"
