// SPDX-License-Identifier: GPL-3.0-or-later
// The language changes at once: a new window replaces the old one, and nothing is lost.
#include "solvers/kinds/presets.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/samples.h"
#include "tests/ui/window.h"
#include "ui/base/language.h"
#include "ui/base/page.h"
#include "ui/frame/desk.h"
#include "ui/frame/hosts_dialog.h"
#include "ui/predict/sheet_work.h"
#include "ui/widgets/notice.h"
#include "visual/paint/theme.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSignalSpy>

using namespace ks;
using namespace ks::ui;

namespace {

struct Shown {
    Shown() {
        if (!paint::load_fonts())
            qFatal("the fonts are not linked in");
        desk = std::make_unique<Desk>(session);
        desk->window().show();
    }
    void choose(const char* language) const {
        auto* action =
            desk->window().findChild<QAction*>(QStringLiteral("language.") + QLatin1String(language));
        QVERIFY(action);
        action->trigger();
    }
    QString first_menu() const { return desk->window().menuBar()->actions().front()->text(); }
    QString text(const char* label) const {
        return desk->window().findChild<QLabel*>(QString::fromLatin1(label))->text();
    }

    Session session;
    tests::Unstyled unstyled;
    std::unique_ptr<Desk> desk;
};

} // namespace

class DeskTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        tests::fail_on_warnings();
        tests::use_fake_runner("good");
    }
    void cleanup() { QVERIFY(speak_language(QStringLiteral("en"))); }

    void the_language_changes_at_once_and_nothing_is_lost() {
        Shown the;
        the.session.open(tests::table_2_2());
        tests::make_an_edit(the.session);
        the.session.set_notes(QStringLiteral("my notes"));
        the.session.set_theme(paint::ThemeId::dark);
        the.session.set_text_size(125);
        the.session.set_target(QStringLiteral("cpu"));
        the.desk->window().show_page(QStringLiteral("lessons"));
        QVERIFY(the.desk->window().current_page()->apply({.step = "3.2", .lesson = "thesis-example-2.2"}));
        KS_WAIT_FOR(!the.desk->window().current_page()->busy());
        the.desk->window().show_page(QStringLiteral("step"));
        KS_WAIT_FOR(!the.desk->window().current_page()->busy());
        QVERIFY(the.desk->window().current_page()->apply({.step = "7"}));
        the.desk->window().resize(1111, 777);
        const InstancePtr instance = the.session.instance();
        QCOMPARE(the.first_menu(), QStringLiteral("&File"));

        QSignalSpy built(the.desk.get(), &Desk::built);
        the.choose("de");
        KS_WAIT_FOR(built.size() == 1);
        MainWindow& window = the.desk->window();
        QVERIFY(window.isVisible());
        QCOMPARE(the.first_menu(), QStringLiteral("&Datei"));
        QCOMPARE(spoken_language(), QStringLiteral("de"));
        QCOMPARE(window.size(), QSize(1111, 777));
        QCOMPARE(window.current_page()->info().id, QStringLiteral("step"));
        KS_WAIT_FOR(!window.current_page()->busy());
        QCOMPARE(window.current_page()->shown_view().options.step, QStringLiteral("7"));
        window.show_page(QStringLiteral("lessons"));
        KS_WAIT_FOR(!window.current_page()->busy());
        const ViewOptions lesson = window.current_page()->shown_view().options;
        QCOMPARE(lesson.lesson, QStringLiteral("thesis-example-2.2"));
        QCOMPARE(lesson.step, QStringLiteral("3.2"));
        QVERIFY(the.session.instance() == instance);
        QVERIFY(the.session.edited() && the.session.undo_stack().canUndo());
        QCOMPARE(the.session.notes(), QStringLiteral("my notes"));
        QCOMPARE(the.session.theme().id(), paint::ThemeId::dark);
        QCOMPARE(the.session.text_size(), 125);
        QCOMPARE(the.session.target(), QStringLiteral("cpu"));

        the.choose("en"); // and back
        KS_WAIT_FOR(built.size() == 2);
        QCOMPARE(the.first_menu(), QStringLiteral("&File"));
    }

    /// The window for which a key was meant has been replaced, so the new one reports that the key was
    /// ignored.
    void a_key_that_is_pressed_meanwhile_is_reported() {
        const auto press_a_key = [] { // while only the picture of the old window is there
            for (QWidget* widget : QApplication::topLevelWidgets())
                if (widget->objectName() == QLatin1String("curtain"))
                    QCoreApplication::postEvent(
                        widget, new QKeyEvent(QEvent::KeyPress, Qt::Key_Right, Qt::NoModifier));
        };
        Shown the;
        connect(&the.desk->window(), &QObject::destroyed, this, press_a_key);
        QSignalSpy built(the.desk.get(), &Desk::built);
        the.choose("it");
        KS_WAIT_FOR(built.size() == 1);
        Notice& notice = the.desk->window().notice();
        QVERIFY(notice.isVisible() && !notice.text().isEmpty());

        notice.hide();
        the.choose("en");
        KS_WAIT_FOR(built.size() == 2);
        QVERIFY(!the.desk->window().notice().isVisible());
    }

    /// The sheet belongs to the session: the next window continues it.
    void a_sheet_of_exercises_goes_on_in_the_other_language() {
        Shown the;
        Exercise exercise{.title = "Values",
                          .variant = "knapsack.sequential",
                          .instance = *generate("thesis-2.1", "", {}),
                          .plan = {.pace = Pace::step, .asks = {Ask::value}},
                          .from = 13,
                          .most = 3};
        the.session.open_sheet(
            std::make_shared<const Sheet>(Sheet{.title = "Week", .exercises = {exercise}}));
        const auto find = [&the](auto* type, const char* name) {
            return the.desk->window().current_page()->findChild<std::remove_pointer_t<decltype(type)>*>(
                QString::fromLatin1(name));
        };
        KS_WAIT_FOR(!the.desk->window().current_page()->busy());
        find(static_cast<QLineEdit*>(nullptr), "answer-0")->setText("1");
        find(static_cast<QPushButton*>(nullptr), "give-answer")->click();
        QSignalSpy built(the.desk.get(), &Desk::built);
        the.choose("de");
        KS_WAIT_FOR(built.size() == 1);
        KS_WAIT_FOR(!the.desk->window().current_page()->busy());
        QCOMPARE(the.desk->window().current_page()->info().id, QStringLiteral("step"));
        const SheetWork& work = SheetWork::of(the.session);
        QVERIFY(work.running());
        QCOMPARE(work.given(0).size(), std::size_t{1});
        QVERIFY(find(static_cast<QWidget*>(nullptr), "sheet")->isVisible());
        QVERIFY(!find(static_cast<QLabel*>(nullptr), "question")->text().startsWith("What will"));
    }

    /// While the next window is being created, a picture of the old one is on the screen.
    void the_old_picture_stays_until_the_next_window_is_there() {
        Shown the;
        the.desk->window().resize(1000, 700);
        struct Painted : QObject {
            bool eventFilter(QObject* watched, QEvent* event) override {
                const auto* widget = qobject_cast<QWidget*>(watched);
                if (event->type() == QEvent::Paint && widget && widget->objectName() == "curtain")
                    size = widget->size();
                return false;
            }
            QSize size;
        } painted;
        qApp->installEventFilter(&painted);
        QSignalSpy built(the.desk.get(), &Desk::built);
        the.choose("de");
        KS_WAIT_FOR(built.size() == 1);
        QCOMPARE(painted.size, QSize(1000, 700));
        QVERIFY(the.desk->window().isVisible());
        for (const QWidget* each : QApplication::topLevelWidgets())
            QVERIFY(each->objectName() != "curtain");
    }

    /// An open dialog would be lost, so the language changes after it is closed.
    void the_language_waits_for_an_open_dialog() {
        Shown the;
        auto* dialog = new HostsDialog(the.session, &the.desk->window());
        dialog->show();
        QSignalSpy built(the.desk.get(), &Desk::built);
        the.choose("it");
        KS_WAIT_FOR(the.desk->window().notice().text().startsWith("The language changes as soon as"));
        QVERIFY(built.empty());
        dialog->close();
        KS_WAIT_FOR(built.size() == 1);
        QCOMPARE(spoken_language(), QStringLiteral("it"));
    }
};

KS_TEST(DeskTest)
#include "desk_test.moc"
