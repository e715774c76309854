// SPDX-License-Identifier: GPL-3.0-or-later
// Saving a document whose file another program has changed in the meantime.
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/samples.h"
#include "tests/ui/when_asked.h"
#include "tests/ui/window.h"
#include "ui/frame/file_commands.h"

#include <QAbstractButton>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>

using namespace ks;
using namespace ks::ui;

class SavingTest : public QObject {
    Q_OBJECT

    /// Opens a document, edits it, and then changes its file as another program would.
    static QString open_and_change(tests::Window& the) {
        const QString path = the.write(QStringLiteral("x.json"), tests::json_of(tests::table_2_2()));
        if (!the.window->open_path(path))
            qFatal("the file cannot be opened");
        tests::make_an_edit(the.session);
        return the.write(QStringLiteral("x.json"), tests::json_of(tests::table_2_1()));
    }

private slots:
    void initTestCase() { QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }
    void init() { tests::fail_on_warnings(); }

    void closing_asks_about_edits() {
        tests::Window the;
        const QString path = the.write(QStringLiteral("x.json"), tests::json_of(tests::table_2_2()));
        QVERIFY(the.window->open_path(path));
        tests::make_an_edit(the.session);
        int asked = 0;
        const auto answer = [&asked](QMessageBox::StandardButton with) {
            tests::when_asked<QMessageBox>([&asked, with](QMessageBox& box) {
                ++asked;
                box.button(with)->click();
            });
        };
        answer(QMessageBox::Cancel);
        QVERIFY(!the.window->close());
        QVERIFY(the.window->isVisible() && the.session.modified());
        answer(QMessageBox::Save);
        QVERIFY(the.window->close());
        QCOMPARE(asked, 2);
        QVERIFY(tests::Window::read(path) != tests::json_of(tests::table_2_2()));
        the.window->show();
        tests::make_an_edit(the.session);
        const QByteArray saved = tests::Window::read(path);
        answer(QMessageBox::Discard);
        QVERIFY(the.window->close());
        QCOMPARE(tests::Window::read(path), saved);
    }

    /// New, save and save as, with their keys.
    void by_keys() {
        tests::Window the;
        the.session.set_folder(the.folder.path());
        the.session.open(tests::table_2_2());
        const auto name_it = [](const char* name) {
            tests::when_asked<QFileDialog>([name](QFileDialog& dialog) {
                auto* const field = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
                KS_WAIT_FOR(field->hasFocus()); // a name can be typed at once
                field->selectAll();
                QTest::keyClicks(field, QString::fromLatin1(name));
                QTest::keyClick(field, Qt::Key_Return);
            });
        };
        const auto press = [&the](Qt::Key key, Qt::KeyboardModifiers with) {
            the.window->activateWindow(); // as before the dialog
            QVERIFY(QTest::qWaitForWindowActive(the.window.get()));
            QTest::keyClick(the.window.get(), key, with);
        };
        name_it("first.json");
        press(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(the.session.path(), the.folder.filePath(QStringLiteral("first.json")));
        tests::make_an_edit(the.session);
        QVERIFY(the.window->isWindowModified());
        press(Qt::Key_S, Qt::ControlModifier); // its name is known
        QVERIFY(!the.window->isWindowModified());
        name_it("second.json");
        press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(the.session.path(), the.folder.filePath(QStringLiteral("second.json")));
        press(Qt::Key_N, Qt::ControlModifier);
        QVERIFY(the.session.path().isEmpty());
    }

    /// Edits that a session file contains are not lost by quitting.
    void closing_does_not_ask_about_edits_in_a_saved_session() {
        tests::Window the;
        const QString path = the.write(QStringLiteral("x.json"), tests::json_of(tests::table_2_2()));
        QVERIFY(the.window->open_path(path));
        tests::make_an_edit(the.session);
        QVERIFY(the.window->sessions().save_to(the.folder.filePath(QStringLiteral("s.knapscope-session"))));
        QVERIFY(the.session.modified()); // its file has an older state
        QVERIFY(the.window->close());    // a question would block the test
        the.window->show();
        QVERIFY(
            the.session.edit(QStringLiteral("one more"), SetText{.which = &Draft::source, .text = "now"}));
        QVERIFY(the.session.edited());
    }

    void saving_is_confirmed() {
        tests::Window the;
        const QString path = the.write(QStringLiteral("x.json"), tests::json_of(tests::table_2_2()));
        QVERIFY(the.window->open_path(path));
        tests::make_an_edit(the.session);
        QVERIFY(the.window->files().save());
        QCOMPARE(the.window->notice().text(), QStringLiteral("Saved as x.json."));
        QCOMPARE(the.window->notice().property("wrong").toBool(), false);
    }

    void saving_a_session_is_confirmed() {
        tests::Window the;
        the.session.open(tests::table_2_2());
        the.session.set_folder(the.folder.path());
        tests::when_asked<QFileDialog>([&](QFileDialog& dialog) {
            dialog.selectFile(the.folder.filePath(QStringLiteral("mine")));
            static_cast<QDialog&>(dialog).accept();
        });
        the.window->sessions().save();
        QCOMPARE(the.window->notice().text(),
                 QStringLiteral("The session is saved as mine.knapscope-session."));
        QCOMPARE(the.window->notice().property("wrong").toBool(), false);
    }

    void nobody_is_asked_about_a_file_that_is_as_it_was() {
        tests::Window the;
        const QString path = the.write(QStringLiteral("x.json"), tests::json_of(tests::table_2_2()));
        QVERIFY(the.window->open_path(path));
        for (int i = 0; i < 2; ++i) { // for an opened file, then for a saved one
            tests::make_an_edit(the.session);
            QVERIFY(the.window->files().save()); // a question would block the test
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
        KS_WAIT_FOR(!the.window->files().reading().busy());
        QVERIFY2(asked.contains(QStringLiteral("x.json was changed by another program")), qPrintable(asked));
        const QByteArray theirs = tests::json_of(tests::table_2_1());
        QCOMPARE(tests::Window::read(path) == theirs, theirs_on_disk);
        QCOMPARE(the.session.instance()->name() == tests::table_2_1()->name(), theirs_open);
        QCOMPARE(the.session.edited(), answer == QLatin1String("Cancel"));
    }
};

KS_TEST(SavingTest)
#include "saving_test.moc"
