// SPDX-License-Identifier: GPL-3.0-or-later
// The open instance written in another program's format.
#include "solvers/formats/format.h"
#include "solvers/problems/knapsack/instance.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/samples.h"
#include "tests/ui/when_asked.h"
#include "tests/ui/window.h"
#include "ui/widgets/texts.h"

#include <QAction>
#include <QFileDialog>
#include <QInputDialog>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>

using namespace ks;
using namespace ks::ui;

class ExportInstanceTest : public QObject {
    Q_OBJECT

    /// Chooses this format, and accepts the suggested name in the test's folder.
    static void choose(tests::Window& the, const char* id) {
        the.session.set_folder(the.folder.path());
        the.window->findChild<QAction*>(QStringLiteral("file.export-instance"))->trigger();
        const QPointer<QInputDialog> dialog = the.window->findChild<QInputDialog*>("export-format");
        QVERIFY(dialog && dialog->isVisible());
        dialog->setTextValue(to_qt((*find_format(id))->title));
        tests::when_asked<QFileDialog>([](QFileDialog& file) { QTest::keyClick(&file, Qt::Key_Return); });
        dialog->accept();
        KS_WAIT_FOR(!dialog);
    }

private slots:
    void initTestCase() { QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }
    void init() { tests::fail_on_warnings(); }

    void nothing_open_is_nothing_to_export() {
        tests::Window the;
        QVERIFY(!the.window->findChild<QAction*>(QStringLiteral("file.export-instance"))->isEnabled());
    }

    void an_instance_is_written_in_another_format() {
        tests::Window the;
        the.session.open(tests::table_2_2());
        choose(the, "classes");
        QCOMPARE(tests::Window::read(the.folder.filePath(QStringLiteral("Table 2.2.txt"))),
                 QByteArray("3\n2\n2 3\n3 4\n2\n1 4\n4 8\n3\n2 1\n3 2\n4 3\n10\n"));
        QVERIFY(the.session.path().isEmpty()); // the document is not saved yet
        QVERIFY2(the.window->notice().text().contains(QStringLiteral("Table 2.2.txt")),
                 qPrintable(the.window->notice().text()));
    }

    void an_instance_in_several_files() {
        tests::Window the;
        the.session.open(tests::table_2_1());
        choose(the, "four-files");
        QCOMPARE(tests::Window::read(the.folder.filePath(QStringLiteral("Table 2.1_c.txt"))),
                 QByteArray("10\n"));
        QCOMPARE(tests::Window::read(the.folder.filePath(QStringLiteral("Table 2.1_p.txt"))),
                 QByteArray("2\n4\n3\n6\n"));
    }

    /// cbc and glpsol compute with doubles.
    void numbers_that_other_solvers_round_are_named() {
        for (const char* format : {"lp", "mps"}) {
            tests::Window the;
            KnapsackBuilder builder;
            builder.capacity(9007199254740993).add({5, 5});
            the.session.open(*std::move(builder).build());
            choose(the, format);
            QVERIFY2(the.window->notice().text().contains(QStringLiteral("9007199254740993 is above 2^53")),
                     qPrintable(the.window->notice().text()));
        }
    }

    /// The dialog asks about the file that one names, and not about those beside it.
    void files_beside_it_are_not_overwritten_unasked() {
        tests::Window the;
        the.session.open(tests::table_2_1());
        const QString kept = the.write(QStringLiteral("Table 2.1_w.txt"), "mine\n");
        QString question;
        tests::when_asked<QMessageBox>([&](QMessageBox& box) {
            question = box.text();
            box.button(QMessageBox::No)->click();
        });
        choose(the, "four-files");
        QVERIFY2(question.contains(QStringLiteral("Table 2.1_w.txt")), qPrintable(question));
        QCOMPARE(tests::Window::read(kept), QByteArray("mine\n"));
        QVERIFY(!QFile::exists(the.folder.filePath(QStringLiteral("Table 2.1_c.txt"))));
        tests::when_asked<QMessageBox>([](QMessageBox& box) { box.button(QMessageBox::Yes)->click(); });
        choose(the, "four-files");
        QVERIFY(tests::Window::read(kept) != QByteArray("mine\n"));
    }
};

KS_TEST(ExportInstanceTest)
#include "export_instance_test.moc"
