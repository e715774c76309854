// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/lesson_commands.h"

#include "solvers/core/formatted.h"
#include "ui/base/file_dialogs.h"
#include "ui/base/key_choices.h"
#include "ui/base/page.h"
#include "ui/base/session.h"
#include "ui/base/shortcuts.h"
#include "ui/frame/file_commands.h"
#include "ui/frame/main_window.h"
#include "ui/grading/grading_window.h"
#include "ui/own_lesson/add_dialog.h"
#include "ui/own_lesson/lesson_editor.h"
#include "ui/own_lesson/write_lesson.h"
#include "ui/widgets/notice.h"

#include <QAction>
#include <QMenu>

#include <algorithm>

namespace ks::ui {

LessonCommands::LessonCommands(MainWindow& window, Session& session)
    : QObject(&window), window_(window), session_(session) {}

void LessonCommands::fill_menu(QMenu& menu) {
    const auto add = [this, &menu](const QString& text, const char* id, bool key, auto run) {
        QAction* action = menu.addAction(text);
        action->setObjectName(QString::fromLatin1(id));
        if (key)
            bind_keys(*action, id);
        window_.addAction(action);
        connect(action, &QAction::triggered, this, run);
    };
    add(tr("&Add this step…"), "lesson.add-step", true, [this] { add_step(); });
    add(tr("&Edit lesson…"), "lesson.edit", true, [this] { edit(); });
    menu.addSeparator();
    add(tr("&Open a lesson's folder…"), "lesson.open", false, [this] { open(); });
    add(tr("&Grade answers…"), "lesson.grade", false, [this] { grade(); });
}

void LessonCommands::say(const Error& error) {
    window_.notice().say(sentence(error));
}

void LessonCommands::add_step() {
    auto shown = window_.current_page()->shown_step();
    if (!shown)
        return say(shown.error());
    auto* dialog = new AddDialog(session_, *std::move(shown), last_, &window_);
    connect(dialog, &AddDialog::added, this, [this](const QString& folder) {
        last_ = folder;
        session_.lesson_changed(folder);
        window_.notice().tell(tr("The step is added to the lesson."));
    });
    dialog->open();
}

/// Edits the open lesson, or the one to which a step was added last.
void LessonCommands::edit() {
    reading_.start([opened = session_.opened_lessons()](
                       const std::stop_token& stop) { return load_lessons(lesson_folders(), opened, stop); },
                   [this, open = window_.current_page()->shown_view().options.lesson](
                       const std::vector<Lesson>& lessons) { edit_one_of(lessons, open); });
}

void LessonCommands::edit_one_of(const std::vector<Lesson>& lessons, const QString& open) {
    const auto found = std::ranges::find_if(lessons, [this, &open](const Lesson& lesson) {
        return open.isEmpty() ? lesson.folder == last_ : lesson.id == open;
    });
    if (found == lessons.end())
        return say({.code = ErrorCode::usage,
                    .what = "no lesson is open",
                    .todo = "open one on the page Lessons, or add a step to a new one"});
    if (found->broken)
        return say(*found->broken);
    Lesson lesson = *found;
    if (lesson.folder.startsWith(QLatin1Char(':'))) {
        lesson.title = tr("%1 (my copy)").arg(lesson.title);
        lesson.folder = folder_for(lesson.title);
        lesson.place = {};
    }
    edit(lesson);
}

LessonEditor& LessonCommands::edit(const Lesson& lesson) {
    auto* dialog = new LessonEditor(session_, lesson, &window_);
    connect(dialog, &LessonEditor::saved, &session_, &Session::open_lesson_folder);
    emit editor_opened(*dialog);
    dialog->open();
    return *dialog;
}

void LessonCommands::grade() {
    auto* window = window_.findChild<GradingWindow*>(QString(), Qt::FindDirectChildrenOnly);
    if (!window)
        window = new GradingWindow(session_, &window_);
    window->show();
    window->raise();
    window->activateWindow();
}

void LessonCommands::open() {
    const QString folder = ask_for_folder(window_, session_, tr("Open a lesson's folder"));
    if (folder.isEmpty())
        return;
    FileCommands& files = window_.files();
    files.open_then(folder, [&files](const ReadOutcome& outcome) { files.ask_or_say(outcome, {}); });
}

} // namespace ks::ui
