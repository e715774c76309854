// SPDX-License-Identifier: GPL-3.0-or-later
// What is dropped on the window is opened as if it had been chosen from a folder.
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/when_asked.h"
#include "tests/ui/window.h"
#include "ui/frame/file_commands.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMessageBox>
#include <QMimeData>
#include <QSignalSpy>

using namespace ks;

class DropTest : public QObject {
    Q_OBJECT

    /// Whether the window takes it; if so it is dropped there.
    static bool drop(tests::Window& the, const QMimeData& data) {
        QDragEnterEvent enters(QPoint(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        enters.setAccepted(false);
        QApplication::sendEvent(the.window.get(), &enters);
        if (!enters.isAccepted())
            return false;
        QDropEvent drops(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(the.window.get(), &drops);
        return drops.isAccepted();
    }
    static bool drop_files(tests::Window& the, const QStringList& paths) {
        QMimeData files;
        QList<QUrl> urls;
        for (const QString& path : paths)
            urls << QUrl::fromLocalFile(path);
        files.setUrls(urls);
        return drop(the, files);
    }
    static bool drop_file(tests::Window& the, const QString& path) { return drop_files(the, {path}); }

private slots:
    void init() { tests::fail_on_warnings(); }

    void a_file() {
        tests::Window the;
        QVERIFY(drop_file(the, the.write(QStringLiteral("a.json"), tests::json_of(tests::table_2_1()))));
        QVERIFY(the.session.instance());
        QCOMPARE(tests::json_of(the.session.instance()), tests::json_of(tests::table_2_1()));
    }

    /// The first is opened here, the others in windows of their own; of very many it is said.
    void several_files() {
        tests::Window the;
        QStringList elsewhere;
        connect(&the.window->files(), &ui::FileCommands::window_wanted, this,
                [&](const QString& path) { elsewhere << path; });
        QStringList paths;
        for (int i = 0; i < 3; ++i)
            paths << the.write(QStringLiteral("%1.json").arg(i), tests::json_of(tests::table_2_1()));
        QVERIFY(drop_files(the, paths));
        QCOMPARE(the.session.path(), paths.front());
        QCOMPARE(elsewhere, paths.mid(1));
        QVERIFY(!the.window->notice().isVisible());
        for (int i = 3; i < 10; ++i)
            paths << the.write(QStringLiteral("%1.json").arg(i), tests::json_of(tests::table_2_1()));
        elsewhere.clear();
        QVERIFY(drop_files(the, paths));
        QCOMPARE(elsewhere, paths.mid(1, 7));
        QVERIFY(the.window->notice().isVisible());
    }

    /// Who would rather keep edits is left alone: no other window comes either.
    void several_files_while_edits_are_not_saved() {
        tests::Window the;
        the.window->files().new_instance(QStringLiteral("knapsack"));
        tests::make_an_edit(the.session);
        QSignalSpy elsewhere(&the.window->files(), &ui::FileCommands::window_wanted);
        QStringList paths;
        for (int i = 0; i < 3; ++i)
            paths << the.write(QStringLiteral("%1.json").arg(i), tests::json_of(tests::table_2_1()));
        int asked = 0;
        tests::when_asked<QMessageBox>([&](QMessageBox& box) {
            ++asked;
            box.reject();
        });
        QVERIFY(drop_files(the, paths));
        QCOMPARE(asked, 1);
        QVERIFY(the.session.path().isEmpty() && elsewhere.isEmpty());
    }

    void a_text() {
        tests::Window the;
        QMimeData text;
        text.setText(QString::fromUtf8(tests::json_of(tests::table_2_2())));
        QVERIFY(drop(the, text));
        QVERIFY(the.session.instance());
        QCOMPARE(tests::json_of(the.session.instance()), tests::json_of(tests::table_2_2()));
    }

    void results() {
        tests::Window the;
        QVERIFY(drop_file(the, QStringLiteral(KS_SOURCE_DIR "/assets/results/") +
                                   QDir(QStringLiteral(KS_SOURCE_DIR "/assets/results"))
                                       .entryList({QStringLiteral("*.json")}, QDir::Files)
                                       .value(0)));
        KS_WAIT_FOR_EQUAL(the.window->current_page()->info().id, QStringLiteral("compare"));
    }

    /// What cannot be opened changes nothing, and is said.
    void nonsense() {
        tests::Window the;
        the.session.open(tests::table_2_1());
        QVERIFY(drop_file(the, the.write(QStringLiteral("a.json"), "{\"what\": 1}")));
        QVERIFY(!the.window->notice().text().isEmpty());
        QCOMPARE(tests::json_of(the.session.instance()), tests::json_of(tests::table_2_1()));
    }

    void what_is_elsewhere_is_not_taken() {
        tests::Window the;
        QMimeData page;
        page.setUrls({QUrl(QStringLiteral("https://example.org/a.json"))});
        QVERIFY(!drop(the, page));
        QVERIFY(!drop(the, QMimeData()));
    }
};

KS_TEST(DropTest)
#include "drop_test.moc"
