// SPDX-License-Identifier: GPL-3.0-or-later
// The window on X11: on a server without a screen, and skipped where there is none.
#include "tests/app/desktop/display_server.h"
#include "tests/app/desktop/window_manners.h"
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

#include <csignal>
#include <memory>

using namespace ks;

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
