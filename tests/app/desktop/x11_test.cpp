// SPDX-License-Identifier: GPL-3.0-or-later
// The window on X11: on a server without a screen, and skipped where there is none.
#include "tests/app/desktop/display_server.h"
#include "tests/app/desktop/file_source.h"
#include "tests/app/desktop/window_manners.h"
#include "tests/app/desktop/x_display.h"
#include "tests/support/missing.h"
#include "tests/support/paths.h"
#include "tests/support/process.h"
#include "tests/support/suite.h"
#include "ui/frame/another_window.h"

#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>
#include <QWindow>

#include <X11/keysym.h>

#include <csignal>
#include <memory>

using namespace ks;

namespace {

/// Counts the presses and moves of the mouse that a window gets.
class MouseCounter : public QObject {
public:
    explicit MouseCounter(QWidget& window) { window.windowHandle()->installEventFilter(this); }

    int presses = 0, moves = 0, releases = 0;

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        presses += event->type() == QEvent::MouseButtonPress;
        moves += event->type() == QEvent::MouseMove;
        releases += event->type() == QEvent::MouseButtonRelease;
        return false;
    }
};

} // namespace

class X11Test : public QObject {
    Q_OBJECT

    static QString property(const tests::Window& the, const char* name) {
        return run_tool(QStringLiteral("xprop"), {QStringLiteral("-id"), QString::number(the.window->winId()),
                                                  QString::fromLatin1(name)})
            .output;
    }

    /// A line for each window on the display whose title has these words.
    static QStringList windows(const char* words) {
        return run_tool(QStringLiteral("xwininfo"), {QStringLiteral("-root"), QStringLiteral("-tree")})
            .output.split(u'\n')
            .filter(QString::fromLatin1(words));
    }

private slots:
    void initTestCase() {
        const QString& missing = tests::DisplayServer::of_suite().missing();
        if (!missing.isEmpty())
            KS_SKIP_FOR_WANT(qPrintable(missing));
        QCOMPARE(QGuiApplication::platformName(), QStringLiteral("xcb"));
    }

    void a_window_with_its_title_and_menus() { tests::check_window_manners(); }

    void keys_and_clipboard() {
        tests::Window the;
        the.window->activateWindow();
        KS_WAIT_FOR(the.window->isActiveWindow());
        QApplication::clipboard()->setText(QStringLiteral("7\t8"));
        KS_WAIT_FOR_EQUAL(QApplication::clipboard()->text(), QStringLiteral("7\t8"));
    }

    void the_window_manager_is_told_the_title_and_the_icon() {
        if (QStandardPaths::findExecutable(QStringLiteral("xprop")).isEmpty())
            KS_SKIP_FOR_WANT("xprop is not installed");
        QApplication::setWindowIcon(QIcon(QStringLiteral(":/assets/icons/knapscope.svg")));
        tests::Window the;
        the.session.open(tests::table_2_1());
        KS_WAIT_FOR(property(the, "_NET_WM_NAME").contains(QStringLiteral("Table 2.1")));
        QVERIFY(the.session.save(the.folder.filePath(QStringLiteral("a.json"))));
        KS_WAIT_FOR(!property(the, "_NET_WM_NAME").contains(u'*'));
        tests::make_an_edit(the.session);
        KS_WAIT_FOR(property(the, "_NET_WM_NAME").contains(u'*'));
        QVERIFY(property(the, "_NET_WM_ICON").contains(QStringLiteral("Icon")));
        QVERIFY(property(the, "WM_PROTOCOLS").contains(QStringLiteral("WM_DELETE_WINDOW")));
    }

    /// A desktop finds the menu entry, and with it name and icon, by the class of the program's window.
    void the_program_is_known_by_its_class() {
        if (QStandardPaths::findExecutable(QStringLiteral("xwininfo")).isEmpty())
            KS_SKIP_FOR_WANT("xwininfo is not installed");
        const tests::Program program;
        KS_WAIT_FOR(!windows("Greedy trap").isEmpty());
        const QString line = windows("Greedy trap").front();
        QVERIFY2(line.contains(QStringLiteral("(\"knapscope\" \"Knapscope\")")), qPrintable(line));
    }

    /// A file like the one that a killed program leaves is offered by the next one.
    void what_a_killed_program_had_is_offered() {
        if (QStandardPaths::findExecutable(QStringLiteral("xwininfo")).isEmpty())
            KS_SKIP_FOR_WANT("xwininfo is not installed");
        const QTemporaryDir data;
        const QDir kept(data.filePath(QStringLiteral("Knapscope/kept-edits")));
        QVERIFY(QDir().mkpath(kept.path()));
        QFile left(kept.filePath(QStringLiteral("a.json")));
        QVERIFY(left.open(QIODevice::WriteOnly));
        left.write(
            QJsonDocument(QJsonObject{{"format", "knapscope-kept-edits"},
                                      {"version", 1},
                                      {"path", ""},
                                      {"when", "2026-11-27T12:00:00Z"},
                                      {"instance", QString::fromUtf8(tests::json_of(tests::table_2_2()))}})
                .toJson());
        left.close();
        const tests::Program program({{QStringLiteral("XDG_DATA_HOME"), data.path()}});
        KS_WAIT_FOR(!windows("Edits that were kept").isEmpty());
    }

    /// The edits are kept for the next start, so no question keeps the system from shutting down.
    void a_window_with_edits_ends_without_a_question() {
        if (QStandardPaths::findExecutable(QStringLiteral("xwininfo")).isEmpty())
            KS_SKIP_FOR_WANT("xwininfo is not installed");
        const QTemporaryDir data;
        tests::Program program({{QStringLiteral("XDG_DATA_HOME"), data.path()}});
        KS_WAIT_FOR(!windows("Greedy trap").isEmpty());
        tests::XDisplay display;
        QVERIFY(display.works());
        const auto edits = [&display] { // adds an item on the Instance page, once the window has the focus
            for (const tests::TopWindow& window : display.windows())
                display.focus(window);
            display.strike('2', {.control = true});
            display.strike(XK_Insert);
            return !windows("*").isEmpty();
        };
        KS_WAIT_FOR(edits());
        QCOMPARE(program.terminate(), 0);
        const QDir kept(data.filePath(QStringLiteral("Knapscope/kept-edits")));
        QCOMPARE(kept.entryList({QStringLiteral("*.json")}, QDir::Files).size(), 1);
    }

    void a_hidden_window_gets_no_late_press_or_move_data() {
        QTest::addColumn<bool>("move");
        QTest::newRow("press") << false;
        QTest::newRow("move with a button held") << true;
    }
    /// The server sends both as long as it shows the window. Qt kept such a window after its end, and crashed
    /// when another one was hidden.
    void a_hidden_window_gets_no_late_press_or_move() {
        QFETCH(bool, move);
        tests::Window the;
        auto above = std::make_unique<QWidget>();
        above->setGeometry(50, 50, 200, 200);
        above->show();
        QVERIFY(QTest::qWaitForWindowExposed(above.get()));
        const MouseCounter below_got(*the.window), got(*above);
        tests::XDisplay display;
        QVERIFY(display.works());
        display.move({100, 100});
        if (move) {
            display.press(1);
            KS_WAIT_FOR(got.presses > 0);
        }
        KS_WAIT_FOR(got.moves > 0);
        move ? display.move({110, 110}) : display.press(1);
        (void)display.windows(); // a round trip: the server has sent the event
        above->hide();
        const int presses = got.presses, moves = got.moves;
        display.release(1);
        display.move(the.window->geometry().bottomRight() - QPoint(40, 40));
        display.press(1);
        KS_WAIT_FOR(below_got.presses > 0); // events come in order
        display.release(1);
        KS_WAIT_FOR(below_got.releases > 0);
        QCOMPARE(got.presses, presses);
        QCOMPARE(got.moves, moves);
        above.reset();
        the.window->hide();
    }

    /// From another program, as from a file manager.
    void a_file_that_is_dropped_is_opened() {
        if (QStandardPaths::findExecutable(QStringLiteral("xwininfo")).isEmpty())
            KS_SKIP_FOR_WANT("xwininfo is not installed");
        const tests::Program program;
        KS_WAIT_FOR(!windows("Greedy trap").isEmpty());
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("a.json")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(tests::json_of(tests::table_2_2())) > 0);
        file.close();
        tests::XDisplay display;
        QVERIFY(display.works());
        tests::FileSource source(display);
        KS_WAIT_FOR(!display.windows().empty());
        KS_WAIT_FOR(source.drop(file.fileName(), display.windows().front().place.center()));
        KS_WAIT_FOR(!windows("Table 2.2").isEmpty());
    }

    /// Each has its document, and one that is killed takes no other down.
    void another_window_is_another_program() {
        if (QStandardPaths::findExecutable(QStringLiteral("xwininfo")).isEmpty())
            KS_SKIP_FOR_WANT("xwininfo is not installed");
        auto first = std::make_unique<tests::Program>();
        KS_WAIT_FOR(!windows("Greedy trap").isEmpty());
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("a.json")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(tests::json_of(tests::table_2_2())) > 0);
        file.close();
        const qint64 second = ui::open_another_window(file.fileName(), built_desktop());
        QVERIFY(second > 0);
        const auto end = qScopeGuard([second] { ::kill(static_cast<pid_t>(second), SIGTERM); });
        KS_WAIT_FOR(!windows("Table 2.2").isEmpty());
        KS_WAIT_FOR(!windows("Greedy trap").isEmpty());
        first.reset(); // which kills it
        KS_WAIT_FOR(windows("Greedy trap").isEmpty());
        KS_WAIT_FOR(!windows("Table 2.2").isEmpty());
    }
};

KS_TEST(X11Test, .before = ks::tests::DisplayServer::start_x11)
#include "x11_test.moc"
