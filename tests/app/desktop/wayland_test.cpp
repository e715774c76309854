// SPDX-License-Identifier: GPL-3.0-or-later
// The window on Wayland, on a compositor without a screen; skipped if there is not one.
#include "tests/app/desktop/display_server.h"
#include "tests/app/desktop/window_manners.h"
#include "tests/support/missing.h"
#include "tests/support/paths.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace ks;

class WaylandTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        const QString& missing = tests::DisplayServer::of_suite().missing();
        if (!missing.isEmpty())
            KS_SKIP_FOR_WANT(qPrintable(missing));
        QCOMPARE(QGuiApplication::platformName(), QStringLiteral("wayland"));
    }

    /// The compositor has no keyboard, so it has neither a clipboard nor an active window.
    void a_window_with_its_title_and_menus() { tests::check_window_manners(); }

    /// A desktop finds the menu entry, with name and icon, by the id that the program reports.
    void the_program_is_known_by_the_name_of_its_desktop_file() {
        tests::Program program({{QStringLiteral("WAYLAND_DEBUG"), QStringLiteral("1")}});
        const QString id = QStringLiteral("io.github.knapscope.Knapscope");
        QVERIFY(QFile::exists(source_path("assets/desktop/%1.desktop").arg(id)));
        KS_WAIT_FOR(program.said().contains("set_title(\"" + program.title().toUtf8() + "\")"));
        KS_WAIT_FOR(program.said().contains("set_app_id(\"" + id.toUtf8() + "\")"));
        KS_WAIT_FOR(program.said().contains(".attach(wl_buffer@")); // a picture of the window
    }
};

KS_TEST(WaylandTest, .before = ks::tests::DisplayServer::start_wayland)
#include "wayland_test.moc"
