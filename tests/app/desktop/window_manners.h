// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/paths.h"
#include "tests/support/wait.h"
#include "tests/ui/window.h"

#include <QApplication>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStringList>

namespace ks::tests {

/// The real program on this suite's display, with an instance open, for the lifetime of this object.
class Program {
public:
    explicit Program(const std::vector<std::pair<QString, QString>>& settings = {},
                     const QStringList& arguments = {}) {
        auto environment = QProcessEnvironment::systemEnvironment();
        for (const auto& [name, value] : settings)
            environment.insert(name, value);
        process_.setProcessEnvironment(environment);
        process_.setProcessChannelMode(QProcess::MergedChannels);
        process_.start(built_desktop(),
                       QStringList(source_path("assets/examples/greedy-trap.knapscope.json")) + arguments);
    }
    ~Program() {
        process_.kill();
        process_.waitForFinished();
    }
    /// Ends it as a system shutdown does. Returns the exit code; -1 if it does not end.
    int terminate() {
        process_.terminate();
        return process_.waitForFinished(60'000) && process_.exitStatus() == QProcess::NormalExit
                   ? process_.exitCode()
                   : -1;
    }
    static QString title() { return QStringLiteral("Greedy trap, C = 10 – Knapscope"); }
    const QByteArray& said() {
        said_ += process_.readAll();
        return said_;
    }

private:
    QProcess process_;
    QByteArray said_;
};

/// Checks a window on any display: it is visible, has its title, opens its menus, accepts a dropped file, and
/// closes.
inline void check_window_manners() {
    Window the;
    the.session.open(table_2_1());
    QVERIFY(the.window->windowTitle().startsWith(QStringLiteral("Table 2.1")));
    QVERIFY(the.session.save(the.folder.filePath(QStringLiteral("a.json"))));
    QVERIFY(!the.window->isWindowModified());
    make_an_edit(the.session);
    QVERIFY(the.window->isWindowModified());
    the.session.undo_stack().undo();

    QMenu* file = the.window->menuBar()->actions().front()->menu();
    the.window->menuBar()->setActiveAction(the.window->menuBar()->actions().front());
    KS_WAIT_FOR(file->isVisible());
    QTest::keyClick(file, Qt::Key_Escape);
    KS_WAIT_FOR(!file->isVisible());

    const QString path = the.write(QStringLiteral("dropped.json"), json_of(table_2_2()));
    QMimeData files;
    files.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enters(QPoint(300, 300), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(the.window.get(), &enters);
    QVERIFY(enters.isAccepted());
    QDropEvent drops(QPointF(300, 300), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(the.window.get(), &drops);
    KS_WAIT_FOR(the.window->windowTitle().startsWith(QStringLiteral("Table 2.2")));

    QVERIFY(the.window->close());
    KS_WAIT_FOR(!the.window->isVisible());
}

} // namespace ks::tests
