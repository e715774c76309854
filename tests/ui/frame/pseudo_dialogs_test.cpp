// SPDX-License-Identifier: GPL-3.0-or-later
// The dialogs in the language of tests/ui/pseudo.h: what was not translated has no brackets, and what is cut
// has no room for German.
#include "solvers/problems/format.h"
#include "solvers/problems/presets.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/pseudo_words.h"
#include "tests/ui/window.h"
#include "ui/base/settings.h"
#include "ui/base/shortcuts.h"
#include "ui/course/course_dialog.h"
#include "ui/frame/export_dialog.h"
#include "ui/frame/hosts_dialog.h"
#include "ui/frame/open_questions.h"
#include "ui/instance/generate_dialog.h"
#include "ui/own_lesson/add_dialog.h"
#include "ui/own_lesson/lesson_editor.h"
#include "ui/own_lesson/write_lesson.h"
#include "ui/predict/add_exercise.h"
#include "ui/preferences/preferences_dialog.h"
#include "ui/publish/publish_dialog.h"
#include "ui/recovery/recovery_dialog.h"
#include "ui/session_file/notes_dialog.h"
#include "visual/paint/theme.h"

#include <QDialog>
#include <QTabWidget>

#include <functional>
#include <map>
#include <memory>

using namespace ks;
using namespace ks::ui;

namespace {

InstancePtr bag() {
    return *generate("thesis-2.1", "", {});
}

ShownStep step_of_bag() {
    return {.instance = bag(), .variant = "knapsack.sequential", .step = 3, .sentence = "12"};
}

/// Its words are data, which stay as they are; so they are figures.
Lesson lesson_of(const QString& folder) {
    Lesson lesson;
    lesson.title = "1";
    lesson.summary = "2";
    lesson.folder = folder;
    add_step(lesson, step_of_bag(), "3", "4");
    add_step(lesson, step_of_bag(), "5", "6");
    return lesson;
}

} // namespace

class PseudoDialogsTest : public QObject {
    Q_OBJECT

    /// One window for all: to make one takes longer than to look at a dialog.
    struct Shown : tests::Window {
        Shown() {
            session.open(bag());
            window->resize(1280, 800);
        }
        Settings settings;
    };
    using Make = std::function<QDialog*(Shown&)>;

    static QDialog* opened(Shown& the) {
        QDialog* found = nullptr;
        for (auto* dialog : the.window->findChildren<QDialog*>())
            if (dialog->isVisible())
                found = dialog;
        return found;
    }

    static std::map<QString, Make> dialogs() {
        return {
            {"export",
             [](Shown& the) {
                 return new ExportDialog({}, {1600, 1000}, the.window.get());
             }},
            {"hosts", [](Shown& the) { return new HostsDialog(the.session, the.window.get()); }},
            {"publish",
             [](Shown& the) {
                 return new PublishDialog(the.session, lesson_of(the.folder.path()), the.window.get());
             }},
            {"course", [](Shown& the) { return new CourseDialog(the.session, the.window.get()); }},
            {"generate", [](Shown& the) { return new GenerateDialog(the.window.get()); }},
            {"notes", [](Shown& the) { return new NotesDialog(the.session, the.window.get()); }},
            {"preferences",
             [](Shown& the) { return new PreferencesDialog(the.session, the.settings, the.window.get()); }},
            {"exercise",
             [](Shown& the) {
                 return new AddExercise({.title = "1",
                                         .variant = "knapsack.sequential",
                                         .instance = bag(),
                                         .plan = {.pace = Pace::step, .asks = {Ask::value}}},
                                        the.window.get());
             }},
            {"add to lesson",
             [](Shown& the) { return new AddDialog(the.session, step_of_bag(), {}, the.window.get()); }},
            {"lesson editor",
             [](Shown& the) {
                 return new LessonEditor(the.session, lesson_of(the.folder.path()), the.window.get());
             }},
            {"recovery",
             [](Shown& the) {
                 return new RecoveryDialog({{.file = "/1", .path = "/2", .when = {}, .instance = bag()}},
                                           the.window.get());
             }},
            {"keys",
             [](Shown& the) {
                 show_shortcuts(*the.window);
                 return opened(the);
             }},
            {"which instance",
             [](Shown& the) {
                 const QString lines = source_path("assets/examples/formats/lines.txt");
                 ask(
                     *the.window, *open_question(*text_of_file(lines), formats()),
                     [](const Format&, std::size_t) {}, [](const InstancePtr&) {});
                 return opened(the);
             }},
            {"which format",
             [](Shown& the) {
                 ask(
                     *the.window,
                     *open_question(dragged_text(QStringLiteral("3 9\n1 2\n3 4\n5 6\n")), formats()),
                     [](const Format&, std::size_t) {}, [](const InstancePtr&) {});
                 return opened(the);
             }},
            {"what a table means",
             [](Shown& the) {
                 ask(
                     *the.window,
                     *open_question(dragged_text(QStringLiteral("item;weight;price\na;3,5;2\n")), formats()),
                     [](const Format&, std::size_t) {}, [](const InstancePtr&) {});
                 return opened(the);
             }},
        };
    }

private slots:
    void initTestCase() { shown_ = std::make_unique<Shown>(); }
    void cleanupTestCase() { shown_.reset(); }

    void nothing_is_cut_or_english_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("projector");
        for (const bool projector : {false, true})
            for (const auto& [name, make] : dialogs())
                QTest::addRow("%s%s", qPrintable(name), projector ? ", projector" : "") << name << projector;
    }
    void nothing_is_cut_or_english() {
        QFETCH(QString, name);
        QFETCH(bool, projector);
        shown_->session.set_theme(projector ? paint::ThemeId::projector : paint::ThemeId::light);
        const std::unique_ptr<QDialog> dialog(dialogs().at(name)(*shown_));
        QVERIFY(dialog);
        dialog->setAttribute(Qt::WA_DeleteOnClose, false);
        dialog->show();
        QVERIFY(QTest::qWaitForWindowExposed(dialog.get()));
        QStringList faults;
        const auto look = [&] {
            for (int round = 0; round < 4; ++round)
                QCoreApplication::processEvents();
            faults += tests::cut_in(*dialog) + tests::english_in(*dialog);
        };
        if (!tests::is_data(dialog->windowTitle()))
            faults << dialog->windowTitle();
        look();
        for (auto* tabs : dialog->findChildren<QTabWidget*>())
            for (int i = 0; i < tabs->count(); ++i) {
                tabs->setCurrentIndex(i);
                look();
            }
        faults.removeDuplicates();
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
    }

private:
    tests::PseudoLanguage language_;
    std::unique_ptr<Shown> shown_;
};

KS_TEST(PseudoDialogsTest)
#include "pseudo_dialogs_test.moc"
