// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/formats/format.h"
#include "solvers/kinds/presets.h"
#include "tests/support/paths.h"
#include "tests/support/workbooks.h"
#include "tests/ui/window.h"
#include "ui/base/settings.h"
#include "ui/base/shortcuts.h"
#include "ui/course/course_dialog.h"
#include "ui/frame/export_dialog.h"
#include "ui/frame/hosts_dialog.h"
#include "ui/frame/open_questions.h"
#include "ui/grading/grading_window.h"
#include "ui/instance/generate_dialog.h"
#include "ui/layouts/layouts.h"
#include "ui/layouts/manage_layouts.h"
#include "ui/own_lesson/add_dialog.h"
#include "ui/own_lesson/lesson_editor.h"
#include "ui/own_lesson/own_question_dialog.h"
#include "ui/own_lesson/write_lesson.h"
#include "ui/predict/add_exercise.h"
#include "ui/preferences/preferences_dialog.h"
#include "ui/publish/publish_dialog.h"
#include "ui/recovery/recovery_dialog.h"
#include "ui/session_file/notes_dialog.h"

#include <QDialog>

#include <functional>
#include <map>

namespace ks::tests {

inline ui::Answers no_answers() {
    return {.format = [](const Format&, std::size_t) {},
            .multiply = [](const ui::Multiplied&) {},
            .table = [](const InstancePtr&, const std::vector<Sentence>&) {},
            .sheet = [](std::size_t) {}};
}

inline InstancePtr bag() {
    return *generate("thesis-2.1", "", {});
}

inline ui::ShownStep step_of_bag() {
    return {.instance = bag(), .variant = "knapsack.sequential", .step = 3, .sentence = "12"};
}

/// A lesson whose words are data and not translated, so numbers are used.
inline ui::Lesson lesson_of(const QString& folder) {
    ui::Lesson lesson;
    lesson.title = "1";
    lesson.summary = "2";
    lesson.folder = folder;
    add_step(lesson, step_of_bag(), "3", "4");
    add_step(lesson, step_of_bag(), "5", "6");
    return lesson;
}

/// A window from which dialogs are opened. All dialogs share one, because creating it takes longer than
/// testing a dialog.
struct DialogWindow : Window {
    DialogWindow() {
        session.open(bag());
        window->resize(1280, 800);
    }
    ui::Settings settings;
    ui::Layouts layouts;
};
using MakeDialog = std::function<QDialog*(DialogWindow&)>;

inline QDialog* opened(DialogWindow& the) {
    QDialog* found = nullptr;
    for (auto* dialog : the.window->findChildren<QDialog*>())
        if (dialog->isVisible())
            found = dialog;
    return found;
}

/// Every dialog of the program, by a name for tests. If one is missing here, `ui.frame.every_dialog` fails.
inline std::map<QString, MakeDialog> dialogs() {
    using namespace ui;
    return {
        {"export",
         [](DialogWindow& the) {
             return new ExportDialog({}, {1600, 1000}, the.window.get());
         }},
        {"grading", [](DialogWindow& the) { return new GradingWindow(the.session, the.window.get()); }},
        {"hosts", [](DialogWindow& the) { return new HostsDialog(the.session, the.window.get()); }},
        {"publish",
         [](DialogWindow& the) {
             return new PublishDialog(the.session, lesson_of(the.folder.path()), the.window.get());
         }},
        {"course", [](DialogWindow& the) { return new CourseDialog(the.session, the.window.get()); }},
        {"generate", [](DialogWindow& the) { return new GenerateDialog(the.window.get()); }},
        {"notes", [](DialogWindow& the) { return new NotesDialog(the.session, the.window.get()); }},
        {"preferences",
         [](DialogWindow& the) {
             return new PreferencesDialog(the.session, the.settings, the.window.get());
         }},
        {"exercise",
         [](DialogWindow& the) {
             return new AddExercise({.title = "1",
                                     .variant = "knapsack.sequential",
                                     .instance = bag(),
                                     .plan = {.pace = Pace::step, .asks = {Ask::value}}},
                                    the.window.get());
         }},
        {"add to lesson",
         [](DialogWindow& the) { return new AddDialog(the.session, step_of_bag(), {}, the.window.get()); }},
        {"lesson editor",
         [](DialogWindow& the) {
             return new LessonEditor(the.session, lesson_of(the.folder.path()), the.window.get());
         }},
        {"own question", [](DialogWindow& the) { return new OwnQuestionDialog({}, the.window.get()); }},
        {"recovery",
         [](DialogWindow& the) {
             return new RecoveryDialog({{.file = "/1", .path = "/2", .when = {}, .instance = bag()}},
                                       the.window.get());
         }},
        {"layouts", [](DialogWindow& the) { return new ManageLayouts(the.layouts, the.window.get()); }},
        {"keys",
         [](DialogWindow& the) {
             show_shortcuts(*the.window);
             return opened(the);
         }},
        {"which instance",
         [](DialogWindow& the) {
             const QString lines = source_path("assets/examples/formats/lines.txt");
             ask(*the.window, *open_question(*text_of_file(lines), formats()), no_answers());
             return opened(the);
         }},
        {"which sheet",
         [](DialogWindow& the) {
             const QByteArray book =
                 QByteArray::fromStdString(xlsx_of({knapsack_sheet("1", 2), knapsack_sheet("2", 2)}));
             ask(*the.window, *ui::sheet_question(the.write(QStringLiteral("3.xlsx"), book), {}),
                 no_answers());
             return opened(the);
         }},
        {"which format",
         [](DialogWindow& the) {
             ask(*the.window, *open_question(dragged_text(QStringLiteral("3 9\n1 2\n3 4\n5 6\n")), formats()),
                 no_answers());
             return opened(the);
         }},
        {"what a table means",
         [](DialogWindow& the) {
             ask(*the.window,
                 *open_question(dragged_text(QStringLiteral("item;weight;price\na;3,5;2\n")), formats()),
                 no_answers());
             return opened(the);
         }},
        {"whether numbers are multiplied",
         [](DialogWindow& the) {
             ask(*the.window, *open_question(dragged_text(QStringLiteral("2 9,5\n1 2\n3 4,25\n")), formats()),
                 no_answers());
             return opened(the);
         }},
    };
}

} // namespace ks::tests
