// SPDX-License-Identifier: GPL-3.0-or-later
// The course dialog of the File menu: the choice of lessons, progress, Cancel, and the final message.
#include "tests/support/cpu_clock.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/when_asked.h"
#include "tests/ui/window.h"
#include "ui/course/course_dialog.h"

#include <QAction>
#include <QDesktopServices>
#include <QFileDialog>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>

using namespace ks;
using namespace ks::ui;

namespace {

struct Dialog {
    Dialog() : dialog(session, nullptr) { dialog.show(); }
    template <class T>
    T& part(const char* name) {
        return *dialog.findChild<T*>(QString::fromLatin1(name));
    }
    QListWidget& lessons() { return part<QListWidget>("lessons"); }
    bool ready() { return part<QPushButton>("publish-now").isEnabled(); }
    QString said() { return part<QLabel>("said").text(); }
    QString path(const char* name) const { return folder.filePath(QString::fromLatin1(name)); }
    /// Ticks only this lesson.
    void choose(const QString& id) {
        part<QPushButton>("none").click();
        for (int i = 0; i < lessons().count(); ++i)
            if (lessons().item(i)->data(Qt::UserRole) == id)
                lessons().item(i)->setCheckState(Qt::Checked);
    }

    QTemporaryDir folder;
    Session session;
    CourseDialog dialog;
};

/// Replaces the browser.
class Opener : public QObject {
    Q_OBJECT

public:
    QList<QUrl> opened;
public slots:
    void open(const QUrl& url) { opened << url; }
};

} // namespace

class CourseDialogTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        QVERIFY(paint::load_fonts());
        let_threads_speak();
    }
    void init() { tests::fail_on_warnings(); }

    void the_file_menu_opens_it() {
        tests::Window the;
        the.window->findChild<QAction*>("file.publish-course")->trigger();
        auto* dialog = the.window->findChild<CourseDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        dialog->reject();
        KS_WAIT_FOR(!the.window->findChild<CourseDialog*>());
    }

    void all_lessons_of_chapters_are_ticked_at_first() {
        Dialog the;
        KS_WAIT_FOR(the.ready());
        std::size_t in_chapters = 0;
        for (const Lesson& lesson : load_lessons(lesson_folders()))
            in_chapters += lesson.place.chapter > 0;
        QCOMPARE(static_cast<std::size_t>(the.dialog.settings({}).lessons.size()), in_chapters);
        the.part<QPushButton>("none").click();
        QVERIFY(!the.ready()); // nothing to publish
        the.choose("one-row");
        QVERIFY(the.ready());
        QCOMPARE(the.dialog.settings({}).lessons, QStringList("one-row"));
    }

    void it_writes_the_folder_into_the_chosen_one() {
        Dialog the;
        KS_WAIT_FOR(the.ready());
        the.choose("greedy-fails");
        the.session.set_folder(the.folder.path());
        for (int time = 0; time < 2; ++time) { // the second time replaces the first
            tests::when_asked<QFileDialog>([&](QFileDialog& dialog) {
                dialog.selectFile(the.folder.path());
                static_cast<QDialog&>(dialog).accept();
            });
            the.part<QPushButton>("publish-now").click();
            KS_WAIT_FOR(the.ready());
            QVERIFY2(the.said().startsWith("Wrote 1 lesson in 3 languages to "), qPrintable(the.said()));
            QVERIFY(QFileInfo(the.path("knapscope-course/index.html")).isFile());
        }
        Opener browser;
        QDesktopServices::setUrlHandler("file", &browser, "open");
        the.part<QPushButton>("open-site").click();
        QDesktopServices::unsetUrlHandler("file");
        QCOMPARE(browser.opened, QList<QUrl>{QUrl::fromLocalFile(the.path("knapscope-course/index.html"))});
    }

    void a_folder_with_other_files_is_refused_in_words() {
        Dialog the;
        KS_WAIT_FOR(the.ready());
        the.choose("greedy-fails");
        QVERIFY(QDir(the.folder.path()).mkdir("mine"));
        QFile file(the.path("mine/thesis.tex"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        the.dialog.publish_to(the.path("mine"));
        KS_WAIT_FOR(the.ready());
        QCOMPARE(the.part<QLabel>("said").property("role").toString(), QStringLiteral("error"));
        QVERIFY2(the.said().contains("thesis.tex"), qPrintable(the.said()));
        QVERIFY(!the.part<QPushButton>("open-site").isVisible());
    }

    /// The window's thread only requests the cancellation: it does not wait for the worker.
    void cancel_is_answered_at_once_and_leaves_nothing() {
        Dialog the;
        KS_WAIT_FOR(the.ready());
        double took = 1e9;
        QObject::connect(&the.part<QProgressBar>("headway"), &QProgressBar::valueChanged, &the.dialog,
                         [&](int done) {
                             if (done != 1)
                                 return;
                             const CpuClock clock(Cpu::thread);
                             the.part<QPushButton>("close").click(); // after it has started
                             took = clock.milliseconds();
                         });
        the.dialog.publish_to(the.path("site"));
        KS_WAIT_FOR(the.ready());
        QVERIFY2(the.said().startsWith("Cancelled"), qPrintable(the.said()));
        QVERIFY2(took < 100, qPrintable(QString::number(took)));
        QVERIFY(QDir(the.folder.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
        QVERIFY(the.dialog.isVisible()); // the first Escape only cancels
        the.dialog.reject();
        QVERIFY(!the.dialog.isVisible());
    }

    void a_window_that_closes_stops_it() {
        Dialog the;
        KS_WAIT_FOR(the.ready());
        the.dialog.publish_to(the.path("site"));
    }
};

KS_TEST(CourseDialogTest)
#include "course_dialog_test.moc"
