// SPDX-License-Identifier: GPL-3.0-or-later
// Dropping data on the window opens them like a file that was chosen in a dialog.
#include "solvers/problems/knapsack/instance.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/when_asked.h"
#include "tests/ui/window.h"
#include "ui/frame/file_commands.h"
#include "ui/frame/session_commands.h"
#include "ui/predict/add_exercise.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QInputDialog>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>

using namespace ks;

class DropTest : public QObject {
    Q_OBJECT

    /// Returns whether the window accepts the data; if so, drops it and waits until it has been read.
    static bool drop(tests::Window& the, const QMimeData& data) {
        QDragEnterEvent enters(QPoint(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        enters.setAccepted(false);
        QApplication::sendEvent(the.window.get(), &enters);
        if (!enters.isAccepted())
            return false;
        QDropEvent drops(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(the.window.get(), &drops);
        const auto read = [&] { return !the.window->files().reading().busy(); };
        return drops.isAccepted() && QTest::qWaitFor(read, 60'000);
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

    /// A program that drags files may announce a list and deliver an empty one.
    void an_empty_list_of_files_is_refused() {
        tests::Window the;
        QMimeData files;
        files.setData(QStringLiteral("text/uri-list"), {});
        QVERIFY(files.hasUrls() && files.urls().isEmpty());
        QVERIFY(!drop(the, files));
        QDropEvent drops(QPointF(300, 300), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(the.window.get(), &drops);
        QVERIFY(!the.window->files().reading().busy());
    }

    /// Files on the web are ignored.
    void one_of_several_files_is_here() {
        tests::Window the;
        QMimeData files;
        files.setUrls(
            {QUrl(QStringLiteral("https://a.example/a.json")),
             QUrl::fromLocalFile(the.write(QStringLiteral("a.json"), tests::json_of(tests::table_2_1())))});
        QVERIFY(drop(the, files));
        QVERIFY(the.session.instance());
    }

    /// The first is opened here, the others in new windows; if there are too many, a message states it.
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

    /// If the user wants to keep the edits, nothing is opened, not even other windows.
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

    /// As for a file, the user states what it is.
    void a_text_that_may_be_two_things() {
        tests::Window the;
        QMimeData text;
        text.setText(QStringLiteral("2 10\n3 4\n5 6\n"));
        QVERIFY(drop(the, text));
        auto* dialog = the.window->findChild<QInputDialog*>(QStringLiteral("format"));
        QVERIFY(dialog && dialog->isVisible() && !the.window->notice().isVisible());
        dialog->setTextValue(dialog->comboBoxItems().value(1)); // weight first
        dialog->accept();
        KS_WAIT_FOR(the.session.instance());
        const auto* opened = dynamic_cast<const KnapsackInstance*>(the.session.instance().get());
        QVERIFY(opened);
        QCOMPARE(opened->items()[0].weight, 3);
        QCOMPARE(the.window->current_page()->info().id, QStringLiteral("instance"));
    }

    void a_text_with_several_instances() {
        tests::Window the;
        QMimeData text;
        text.setText(QStringLiteral("7 1 9 3 4\n8 1 5 1 2\n"));
        QVERIFY(drop(the, text));
        auto* dialog = the.window->findChild<QInputDialog*>(QStringLiteral("instance"));
        QVERIFY(dialog);
        dialog->setTextValue(dialog->comboBoxItems().value(1));
        dialog->accept();
        KS_WAIT_FOR(the.session.instance());
        const auto* opened = dynamic_cast<const KnapsackInstance*>(the.session.instance().get());
        QVERIFY(opened);
        QCOMPARE(opened->capacity(), 5);
    }

    /// If the user has discarded the edits, the window does not ask again.
    void a_sheet_while_edits_are_not_saved() {
        tests::Window the;
        the.window->files().new_instance(QStringLiteral("knapsack"));
        tests::make_an_edit(the.session);
        const QString path = the.folder.filePath(QStringLiteral("week.json"));
        QVERIFY(ui::add_to_sheet({.title = "First",
                                  .variant = "knapsack.sequential",
                                  .instance = tests::table_2_1(),
                                  .plan = {.pace = Pace::step, .asks = {Ask::value}},
                                  .most = 3},
                                 path));
        QSignalSpy opened(&the.session, &ui::Session::sheet_opened);
        int asked = 0;
        tests::when_asked<QMessageBox>([&](QMessageBox& box) {
            ++asked;
            box.button(QMessageBox::Discard)->click();
        });
        QVERIFY(drop_file(the, path));
        QCOMPARE(asked, 1);
        QCOMPARE(opened.size(), 1);
    }

    void a_session() {
        tests::Window the;
        QVERIFY(drop_file(the, source_path("tests/ui/session_file/example.knapscope-session")));
        QVERIFY(the.session.instance());
        QVERIFY(the.window->sessions().restored());
    }

    void results() {
        tests::Window the;
        QVERIFY(drop_file(the, source_path("assets/results/") +
                                   QDir(source_path("assets/results"))
                                       .entryList({QStringLiteral("*.json")}, QDir::Files)
                                       .value(0)));
        KS_WAIT_FOR_EQUAL(the.window->current_page()->info().id, QStringLiteral("compare"));
    }

    /// Data that cannot be opened change nothing, and a message states it.
    void nonsense() {
        tests::Window the;
        the.session.open(tests::table_2_1());
        QVERIFY(drop_file(the, the.write(QStringLiteral("a.json"), "{\"what\": 1}")));
        QVERIFY(!the.window->notice().text().isEmpty());
        QCOMPARE(tests::json_of(the.session.instance()), tests::json_of(tests::table_2_1()));
    }

    void remote_files_are_not_accepted() {
        tests::Window the;
        QMimeData page;
        page.setUrls({QUrl(QStringLiteral("https://example.org/a.json"))});
        QVERIFY(!drop(the, page));
        QVERIFY(!drop(the, QMimeData()));
    }
};

KS_TEST(DropTest)
#include "drop_test.moc"
