// SPDX-License-Identifier: GPL-3.0-or-later
// The name of an instance: in the window, in dialogs and as a file.
#include "solvers/problems/knapsack/instance.h"
#include "solvers/run/outcome.h"
#include "tests/support/suite.h"
#include "tests/ui/when_asked.h"
#include "tests/ui/window.h"
#include "ui/frame/file_commands.h"
#include "visual/paint/theme.h"

#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QMessageBox>

using namespace ks;
using namespace ks::ui;

namespace {

InstancePtr named(const QString& name) {
    KnapsackBuilder builder;
    builder.name(name.toStdString()).capacity(10).add({3, 4});
    return *std::move(builder).build();
}

/// The file that saving suggests.
QString suggested(tests::Window& the) {
    QString name;
    tests::when_asked<QFileDialog>([&](QFileDialog& dialog) {
        name = QFileInfo(dialog.selectedFiles().value(0)).fileName();
        dialog.reject();
    });
    the.window->files().save_as();
    return name;
}

QLabel* headline_of(tests::Window& the) {
    return the.window->findChild<QLabel*>(QStringLiteral("headline"));
}

} // namespace

class NamesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }
    void init() { tests::fail_on_warnings(); }

    void an_instance_without_a_name_is_untitled() {
        tests::Window the;
        QCOMPARE(the.window->windowTitle(), QStringLiteral("Knapscope[*]"));
        the.window->files().new_instance(QStringLiteral("knapsack"));
        QCOMPARE(the.window->windowTitle(), QStringLiteral("Untitled[*] – Knapscope"));
        QVERIFY(headline_of(the)->text().startsWith(QStringLiteral("Untitled · ")));
        tests::make_an_edit(the.session);
        QString question;
        tests::when_asked<QMessageBox>([&](QMessageBox& box) {
            question = box.text();
            box.reject();
        });
        QVERIFY(!the.window->files().may_replace());
        QCOMPARE(question, QStringLiteral("“Untitled” has edits that are not saved."));

        auto run = std::make_shared<Outcome>();
        run->variant = "knapsack.sequential";
        run->on = "cpu";
        run->instance_sha256 = "another";
        the.window->show_page(QStringLiteral("run"));
        the.session.add_outcome(run);
        const auto labels = the.window->current_page()->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
            return label->text().endsWith(QStringLiteral("of Untitled, as it was then"));
        }));
    }

    /// Ctrl+N, Ctrl+S, Enter: the file is visible in file dialogs.
    void saving_at_once_writes_no_hidden_file() {
        tests::Window the;
        the.session.set_folder(the.folder.path());
        QTest::keyClick(the.window.get(), Qt::Key_N, Qt::ControlModifier);
        QVERIFY(the.session.instance());
        tests::when_asked<QFileDialog>([](QFileDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Return); });
        QTest::keyClick(the.window.get(), Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(QDir(the.folder.path()).entryList(QDir::Files | QDir::Hidden),
                 QStringList(QStringLiteral("Untitled.knapscope.json")));
    }

    void a_saved_instance_takes_the_name_of_its_file() {
        tests::Window the;
        the.window->show_page(QStringLiteral("instance"));
        the.session.open(named({}));
        const QString path = the.folder.filePath(QStringLiteral("my bag.knapscope.json"));
        QVERIFY(!the.session.save(the.folder.filePath(QStringLiteral("no folder/my bag.json"))));
        QCOMPARE(the.session.instance()->name(), "");
        QVERIFY(the.session.save(path));
        QCOMPARE(the.session.instance()->name(), "my bag");
        QVERIFY(!the.session.modified());
        QVERIFY(tests::Window::read(path).contains("\"my bag\""));
        QVERIFY(headline_of(the)->text().startsWith(QStringLiteral("my bag · ")));
        the.session.undo_stack().undo();
        QCOMPARE(the.session.instance()->name(), "");
        QVERIFY(the.session.modified());
        the.session.undo_stack().redo();
        QVERIFY(the.session.save(the.folder.filePath(QStringLiteral("other.json"))));
        QCOMPARE(the.session.instance()->name(), "my bag"); // an existing name is kept
    }

    void a_file_is_suggested_that_can_be_written_and_found_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("file");
        QTest::newRow("plain") << "Set 3, C = 10"
                               << "Set 3, C = 10.knapscope.json";
        QTest::newRow("none") << ""
                              << "Untitled.knapscope.json";
        QTest::newRow("hidden") << "..hidden"
                                << "hidden.knapscope.json";
        QTest::newRow("dots alone") << " . "
                                    << "Untitled.knapscope.json";
        QTest::newRow("folder") << "../a/b"
                                << "-a-b.knapscope.json";
        QTest::newRow("long") << QString(300, QChar(u'ü')) << QString(100, QChar(u'ü')) + ".knapscope.json";
    }
    void a_file_is_suggested_that_can_be_written_and_found() {
        QFETCH(QString, name);
        tests::Window the;
        the.session.set_folder(the.folder.path());
        the.session.open(named(name));
        QTEST(suggested(the), "file");
    }

    void a_name_is_not_read_as_html() {
        tests::Window the;
        const QString name = QStringLiteral("<h1>Quit</h1><img src='x'>");
        the.session.open(named(name));
        tests::make_an_edit(the.session);
        tests::when_asked<QMessageBox>([&](QMessageBox& box) {
            QCOMPARE(box.text(), QStringLiteral("“%1” has edits that are not saved.").arg(name));
            QCOMPARE(box.textFormat(), Qt::PlainText);
            box.reject();
        });
        QVERIFY(!the.window->files().may_replace());
        QCOMPARE(headline_of(the)->textFormat(), Qt::PlainText);
    }

    void an_equation_in_the_headline_is_not_divided() {
        tests::Window the;
        the.window->show_page(QStringLiteral("instance"));
        const QLabel* headline = headline_of(the);
        int broken = 0;
        for (int letters = 20; letters < 120; ++letters) {
            the.session.open(named(QString(letters, u'n')));
            const QString first = headline->text().section(u'\n', 0, 0);
            QVERIFY2(!first.endsWith(u'C') && !first.endsWith(u'='), qPrintable(headline->text()));
            broken += first != headline->text();
        }
        QVERIFY(broken > 0);
    }

    void a_long_name_leaves_room_for_the_rest_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("words") << QStringLiteral("a long name ").repeated(60);
        QTest::newRow("one word") << QString(600, u'm');
        QTest::newRow("fits without its state") << QString();
    }
    void a_long_name_leaves_room_for_the_rest() {
        QFETCH(QString, name);
        tests::Window the;
        the.window->show_page(QStringLiteral("instance"));
        const QLabel* headline = headline_of(the);
        const auto width = [headline](const QString& text) {
            return headline->fontMetrics().horizontalAdvance(text);
        };
        if (name.isEmpty())
            while (width(ui::headline_of(*named(name + u'i'))) <= headline->width())
                name += u'i';
        the.session.open(named(name));
        const QStringList lines = headline->text().split(u'\n');
        QCOMPARE(lines.size(), 2);
        QVERIFY2(lines[1].endsWith(QStringLiteral("not saved")), qPrintable(headline->text()));
        for (const QString& line : lines)
            QVERIFY2(width(line) <= headline->width(), qPrintable(line));

        tests::make_an_edit(the.session);
        tests::when_asked<QMessageBox>([&](QMessageBox& box) {
            QVERIFY(box.width() < the.window->width());
            QVERIFY(box.text().endsWith(QStringLiteral("has edits that are not saved.")));
            box.reject();
        });
        QVERIFY(!the.window->files().may_replace());
    }
};

KS_TEST(NamesTest)
#include "names_test.moc"
