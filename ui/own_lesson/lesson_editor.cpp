// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/own_lesson/lesson_editor.h"

#include "ui/base/file_dialogs.h"
#include "ui/base/session.h"
#include "ui/base/shortcuts.h"
#include "ui/lessons/lesson_notes.h"
#include "ui/lessons/lesson_track.h"
#include "ui/own_lesson/step_preview.h"
#include "ui/own_lesson/step_question.h"
#include "ui/own_lesson/write_lesson.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/reader.h"
#include "visual/paint/theme.h"

#include <QAction>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

namespace ks::ui {

/// The undo stack reports that it is empty when it goes. That is no change of the lesson.
LessonEditor::~LessonEditor() {
    undo_.disconnect(this);
}

LessonStep* LessonEditor::step() {
    std::vector<LessonStep>& steps = draft_.lesson.steps;
    return steps.empty() ? nullptr : &steps[static_cast<std::size_t>(draft_.step)];
}

/// Makes one edit. It is shown by the undo stack's first `redo`.
void LessonEditor::edit(const QString& text, Field field, const std::function<void(LessonDraft&)>& change) {
    LessonDraft after = draft_;
    change(after);
    after.step = std::clamp(after.step, 0, std::max(0, static_cast<int>(after.lesson.steps.size()) - 1));
    undo_.push(new EditLesson(text, field, draft_, std::move(after),
                              [this](const LessonDraft& draft) { show_draft(draft); }));
}

void LessonEditor::show_draft(const LessonDraft& draft) {
    draft_ = draft;
    show_steps();
    show_words();
    show_state();
}

void LessonEditor::show_steps() {
    const QSignalBlocker quiet(steps_);
    steps_->clear();
    int number = 0;
    for (const LessonStep& each : draft_.lesson.steps) {
        auto* item = new QListWidgetItem(tr("%1. %2").arg(number + 1).arg(each.title));
        item->setData(Qt::UserRole, number++);
        steps_->addItem(item);
    }
    steps_->setCurrentRow(draft_.step);
}

/// A field in which one types already has the text; setting it again would move the cursor.
void LessonEditor::show_words() {
    const auto show = [](auto* field, const QString& now, const QString& text, auto set) {
        const QSignalBlocker quiet(field);
        if (now != text)
            set(text);
    };
    const LessonStep* const chosen = step();
    const Lesson& lesson = draft_.lesson;
    const LessonStep words = chosen ? *chosen : LessonStep{};
    for (const auto& [field, line] :
         {std::pair(title_, lesson.title), {summary_, lesson.summary}, {heading_, words.title}})
        show(field, field->text(), line, [field = field](const QString& to) {
            field->setText(to);
            field->setCursorPosition(0); // a long one is shown from its beginning
        });
    for (const auto& [field, lines] : {std::pair(text_, words.text), {notes_, words.notes}})
        show(field, field->toPlainText(), lines,
             [field = field](const QString& to) { field->setPlainText(to); });
    for (QWidget* field : std::initializer_list<QWidget*>{heading_, text_, notes_})
        field->setEnabled(chosen);
    reader_->set_folder(lesson.folder);
    reader_->show_markdown(read_section(words.text).text, session_.theme().scale());
    preview_->setVisible(chosen);
    if (chosen)
        preview_->show_step(lesson, static_cast<std::size_t>(draft_.step));
    show_question();
}

/// What can be asked is known once the picture is made.
void LessonEditor::show_question() {
    question_->setVisible(step());
    if (!step())
        return;
    const LessonStop& about = asked_about(*step());
    QString why_not;
    if (draft_.step == 0 && &about == &step()->show.front() && LessonTrack::needs_one_before(about))
        why_not = tr("Nothing is shown before this picture that could stay while it is asked about.");
    else if (!preview_->busy() && !preview_->error() && preview_->questions().empty())
        why_not = tr("Only a question of your own can be asked about this picture.");
    question_->show_question(about.ask, preview_->questions(), why_not);
}

void LessonEditor::choose(int step) {
    if (step < 0 || step == draft_.step)
        return;
    draft_.step = step;
    show_words();
    show_state();
}

void LessonEditor::move_step(int by) {
    const int to = draft_.step + by;
    if (to < 0 || to >= static_cast<int>(draft_.lesson.steps.size()))
        return;
    edit(tr("moving a step"), alone, [to](LessonDraft& draft) {
        std::swap(draft.lesson.steps[static_cast<std::size_t>(draft.step)],
                  draft.lesson.steps[static_cast<std::size_t>(to)]);
        draft.step = to;
    });
}

/// Takes the order of the list's rows after a drop. Each row knows its number before. The list may have lost
/// a row: Qt removes the last row when it is dropped into the empty space below. Then the steps stay as they
/// are.
void LessonEditor::take_dragged() {
    std::vector<int> order;
    for (int row = 0; row < steps_->count(); ++row)
        order.push_back(steps_->item(row)->data(Qt::UserRole).toInt());
    if (order.size() != draft_.lesson.steps.size())
        return show_steps();
    if (std::ranges::is_sorted(order))
        return;
    edit(tr("moving a step"), alone, [&order](LessonDraft& draft) {
        std::vector<LessonStep> steps;
        for (const int number : order)
            steps.push_back(draft.lesson.steps[static_cast<std::size_t>(number)]);
        draft.step = static_cast<int>(std::ranges::find(order, draft.step) - order.begin());
        draft.lesson.steps = std::move(steps);
    });
}

void LessonEditor::remove_step() {
    if (!step())
        return;
    edit(tr("removing a step"), alone,
         [](LessonDraft& draft) { draft.lesson.steps.erase(draft.lesson.steps.begin() + draft.step); });
}

bool LessonEditor::save() {
    if (const auto written = save_lesson(draft_.lesson, draft_.lesson.folder); !written) {
        say(sentence(written.error()));
        return false;
    }
    failure_->hide();
    undo_.setClean();
    emit saved(draft_.lesson.folder);
    return true;
}

void LessonEditor::count_as_edited() {
    undo_.resetClean();
    show_state();
}

void LessonEditor::export_folder() {
    const QString path =
        ask_where_to_save(*this, session_, tr("Export the lesson as a folder"),
                          QFileInfo(draft_.lesson.folder).fileName(), tr("Folders (*)"), false);
    if (path.isEmpty())
        return;
    failure_->hide();
    if (const auto done = export_lesson(draft_.lesson, path); !done)
        say(sentence(done.error()));
}

void LessonEditor::reject() {
    if (edited()) {
        QMessageBox box(QMessageBox::Question, windowTitle(), tr("The lesson has edits that are not saved."),
                        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
        box.setDefaultButton(QMessageBox::Save);
        const int answer = box.exec();
        if (answer == QMessageBox::Cancel || (answer == QMessageBox::Save && !save()))
            return;
    }
    QDialog::reject();
}

void LessonEditor::show_state() {
    const int count = static_cast<int>(draft_.lesson.steps.size());
    up_->setEnabled(draft_.step > 0);
    down_->setEnabled(draft_.step + 1 < count);
    remove_->setEnabled(count > 0);
    undo_button_->setEnabled(undo_.canUndo());
    redo_button_->setEnabled(undo_.canRedo());
    save_->setEnabled(edited() && count > 0);
}

void LessonEditor::say(const QString& text) {
    failure_->setText(text);
    failure_->setAccessibleName(text);
    failure_->show();
}

/// Undo and redo are the lesson's, also while a field has the focus, which would take the keys for its own
/// history.
bool LessonEditor::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const QKeySequence key(static_cast<QKeyEvent*>(event)->keyCombination());
        if (keys_of("edit.undo").contains(key) || keys_of("edit.redo").contains(key)) {
            event->ignore();
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace ks::ui
