// SPDX-License-Identifier: GPL-3.0-or-later
// Saving a document whose file another program has written in the meantime.
#include "tests/support/suite.h"
#include "tests/ui/samples.h"
#include "tests/ui/when_asked.h"
#include "tests/ui/window.h"
#include "ui/frame/file_commands.h"

#include <QAbstractButton>
#include <QMessageBox>

using namespace ks;
using namespace ks::ui;

class SavingTest : public QObject {
    Q_OBJECT

    /// Opens a document, edits it, and lets another program write its file.
    static QString open_and_change(tests::Window& the) {
        const QString path = the.write(QStringLiteral("x.json"), tests::json_of(tests::table_2_2()));
        if (!the.window->open_path(path))
            qFatal("the file cannot be opened");
        tests::make_an_edit(the.session);
        return the.write(QStringLiteral("x.json"), tests::json_of(tests::table_2_1()));
    }

private slots:
    void init() { tests::fail_on_warnings(); }

    void nobody_is_asked_about_a_file_that_is_as_it_was() {
        tests::Window the;
        const QString path = the.write(QStringLiteral("x.json"), tests::json_of(tests::table_2_2()));
        QVERIFY(the.window->open_path(path));
        for (int i = 0; i < 2; ++i) { // what was opened, then what was saved
            tests::make_an_edit(the.session);
            QVERIFY(the.window->files().save()); // a question would never be answered
            QVERIFY(!the.session.modified());
        }
        QVERIFY(QFile::remove(path));
        tests::make_an_edit(the.session);
        QVERIFY(the.window->files().save());
        QVERIFY(QFile::exists(path));
    }

    void a_file_that_another_program_changed_is_asked_about_data() {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<bool>("theirs_on_disk");
        QTest::addColumn<bool>("theirs_open");
        QTest::newRow("cancel") << QStringLiteral("Cancel") << true << false;
        QTest::newRow("overwrite") << QStringLiteral("Overwrite it") << false << false;
        QTest::newRow("open") << QStringLiteral("Open it, without the edits made here") << true << true;
    }
    void a_file_that_another_program_changed_is_asked_about() {
        QFETCH(QString, answer);
        QFETCH(bool, theirs_on_disk);
        QFETCH(bool, theirs_open);
        tests::Window the;
        const QString path = open_and_change(the);
        QString asked;
        tests::when_asked<QMessageBox>([&](QMessageBox& box) {
            asked = box.text();
            for (QAbstractButton* button : box.buttons())
                if (button->text().remove(QLatin1Char('&')) == answer)
                    return button->click();
            box.reject();
        });
        QCOMPARE(the.window->files().save(), !theirs_on_disk);
        QVERIFY2(asked.contains(QStringLiteral("x.json was changed by another program")), qPrintable(asked));
        const QByteArray theirs = tests::json_of(tests::table_2_1());
        QCOMPARE(tests::Window::read(path) == theirs, theirs_on_disk);
        QCOMPARE(the.session.instance()->name() == tests::table_2_1()->name(), theirs_open);
        QCOMPARE(the.session.edited(), answer == QLatin1String("Cancel"));
    }
};

KS_TEST(SavingTest)
#include "saving_test.moc"
