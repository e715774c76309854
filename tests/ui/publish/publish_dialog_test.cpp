// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog of the Lessons page: its offers, its files, progress and Cancel.
#include "tests/support/cpu_clock.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/when_asked.h"
#include "tests/ui/window.h"
#include "ui/publish/publish_dialog.h"

#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolButton>

using namespace ks;
using namespace ks::ui;

namespace {

/// The dialog for a lesson, and its parts.
struct Dialog {
    explicit Dialog(const QString& lesson = QStringLiteral("greedy-fails"))
        : dialog(session, *find_lesson(lesson), nullptr) {
        dialog.show();
    }
    template <class T>
    T& part(const char* name) {
        return *dialog.findChild<T*>(QString::fromLatin1(name));
    }
    QString said() { return part<QLabel>("said").text(); }
    bool done() { return part<QPushButton>("publish-now").isEnabled(); }
    QString path(const char* name) const { return folder.filePath(QString::fromLatin1(name)); }

    QTemporaryDir folder;
    Session session;
    PublishDialog dialog;
};

} // namespace

class PublishDialogTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        QVERIFY(paint::load_fonts());
    }
    void init() { tests::fail_on_warnings(); }

    void the_button_of_the_lessons_page_opens_it() {
        tests::Window the;
        the.window->show_page("lessons");
        QVERIFY(the.window->current_page()->apply({.lesson = "no such lesson"}));
        KS_WAIT_FOR(!the.window->current_page()->busy());
        QVERIFY(the.window->current_page()->problem());
        QVERIFY(the.window->current_page()->apply({.lesson = "greedy-fails"}));
        KS_WAIT_FOR(!the.window->current_page()->busy());
        auto* button = the.find<QToolButton>("publish");
        KS_WAIT_FOR(button->isEnabled());
        button->click();
        auto* dialog = the.window->findChild<PublishDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        QCOMPARE(dialog->findChild<QSpinBox*>("last")->value(),
                 static_cast<int>(find_lesson("greedy-fails")->steps.size()));
        dialog->reject();
        KS_WAIT_FOR(!the.window->findChild<PublishDialog*>());
    }

    void every_format_is_written() {
        Dialog the;
        the.part<QSpinBox>("last").setValue(1);
        const QStringList names{"a.html", "a.pdf", "a.zip", "b.zip", "a.gif"};
        for (int i = 0; i < static_cast<int>(names.size()); ++i) {
            the.part<QComboBox>("format").setCurrentIndex(i);
            the.dialog.publish_to(the.folder.filePath(names[i]));
            KS_WAIT_FOR(the.done());
            QVERIFY2(the.said().startsWith("Written to"), qPrintable(the.said()));
            QCOMPARE(the.part<QLabel>("said").property("role").toString(), "sentence"); // and no "error"
            QVERIFY(QFileInfo(the.folder.filePath(names[i])).size() > 1000);
        }
        QVERIFY(tests::Window::read(the.path("a.zip")) != tests::Window::read(the.path("b.zip")));
    }

    void the_form_is_what_is_published() {
        Dialog the;
        the.part<QComboBox>("format").setCurrentIndex(1);
        the.part<QSpinBox>("last").setValue(3);
        the.part<QSpinBox>("first").setValue(5); // not beyond the last
        the.part<QComboBox>("per-page").setCurrentIndex(2);
        the.part<QComboBox>("theme").setCurrentIndex(1);
        const PublishSettings pdf = the.dialog.settings("x.pdf");
        QCOMPARE(pdf.steps.first, 3);
        QCOMPARE(*pdf.steps.last, 3);
        QCOMPARE(pdf.per_page, 6);
        QCOMPARE(*pdf.theme, paint::ThemeId::dark);
        the.part<QComboBox>("format").setCurrentIndex(0);
        QVERIFY(!the.dialog.settings("x.html").theme); // the reader's theme
        QVERIFY(the.part<QComboBox>("per-page").isHidden());
    }

    void where_to_is_asked_and_the_ending_is_added() {
        Dialog the;
        the.session.set_folder(the.folder.path());
        the.part<QSpinBox>("last").setValue(1);
        the.part<QComboBox>("format").setCurrentIndex(1);
        QString suggested;
        tests::when_asked<QFileDialog>([&](QFileDialog& dialog) {
            suggested = QFileInfo(dialog.selectedFiles().value(0)).fileName();
            dialog.selectFile(the.path("handout"));
            static_cast<QDialog&>(dialog).accept();
        });
        the.part<QPushButton>("publish-now").click();
        KS_WAIT_FOR(the.done());
        QCOMPARE(suggested, QStringLiteral("greedy-fails.pdf"));
        QVERIFY2(QFileInfo::exists(the.path("handout.pdf")), qPrintable(the.said()));
    }

    void cancel_stops_it_and_leaves_nothing() {
        Dialog the("thesis-example-2.2");
        the.part<QComboBox>("format").setCurrentIndex(2);
        QObject::connect(&the.part<QProgressBar>("headway"), &QProgressBar::valueChanged, &the.dialog, [&] {
            the.part<QPushButton>("close").click(); // after it has started
        });
        the.dialog.publish_to(the.path("a.zip"));
        KS_WAIT_FOR(the.done());
        QVERIFY2(the.said().startsWith("Cancelled"), qPrintable(the.said()));
        QVERIFY(!QFileInfo::exists(the.path("a.zip")));
        QVERIFY(the.dialog.isVisible()); // the first Escape only cancels
        the.dialog.reject();
        QVERIFY(!the.dialog.isVisible());
    }

    void a_window_that_closes_stops_it() {
        Dialog the("thesis-example-2.2");
        the.dialog.publish_to(the.path("a.html"));
    }

    void an_unwritable_file_is_reported() {
        Dialog the;
        the.part<QSpinBox>("last").setValue(1);
        the.dialog.publish_to(the.path("no such folder/a.html"));
        KS_WAIT_FOR(the.done());
        QCOMPARE(the.part<QLabel>("said").property("role").toString(), QStringLiteral("error"));
        QVERIFY2(the.said().contains("no such folder"), qPrintable(the.said()));
    }
};

KS_TEST(PublishDialogTest)
#include "publish_dialog_test.moc"
