// SPDX-License-Identifier: GPL-3.0-or-later
// How the editor is laid out, and its keys.
#include "ui/base/key_choices.h"
#include "ui/base/session.h"
#include "ui/base/shortcuts.h"
#include "ui/own_lesson/lesson_editor.h"
#include "ui/own_lesson/step_preview.h"
#include "ui/own_lesson/step_question.h"
#include "ui/widgets/called.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/reader.h"
#include "visual/paint/theme.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace ks::ui {

namespace {

LessonStep& step_of(LessonDraft& draft) {
    return draft.lesson.steps[static_cast<std::size_t>(draft.step)];
}

} // namespace

LessonEditor::LessonEditor(Session& session, const Lesson& lesson, QWidget* parent)
    : QDialog(parent), session_(session), draft_{.lesson = lesson, .step = 0},
      steps_(called(new QListWidget, "steps", tr("Steps"))),
      title_(called(new QLineEdit, "title", tr("Title"))),
      summary_(called(new QLineEdit, "summary", tr("Summary"))),
      heading_(called(new QLineEdit, "heading", tr("Heading of the step"))),
      text_(called(new QPlainTextEdit, "text", tr("Text of the step"))),
      notes_(called(new QPlainTextEdit, "step-notes", tr("Notes for who teaches it"))), reader_(new Reader),
      preview_(new StepPreview(session)), question_(new StepQuestion), failure_(labelled({}, "error")) {
    setObjectName(QStringLiteral("lesson-editor"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Edit lesson"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 16, 24, 16);
    column->setSpacing(16);
    auto* row = new QHBoxLayout;
    row->setSpacing(24);
    row->addWidget(build_steps(), 2);
    row->addWidget(build_words(), 3);
    row->addWidget(build_preview(), 4);
    column->addLayout(row, 1);
    failure_->setWordWrap(true);
    failure_->setObjectName(QStringLiteral("failure"));
    failure_->hide();
    column->addWidget(failure_);
    column->addWidget(build_buttons());
    add_key("edit.undo", [this] { undo_.undo(); });
    add_key("edit.redo", [this] { undo_.redo(); });
    add_key("file.save", [this] {
        if (edited())
            save();
    });
    add_key("lesson.step-up", [this] { move_step(-1); });
    add_key("lesson.step-down", [this] { move_step(1); });
    connect(&undo_, &QUndoStack::indexChanged, this, &LessonEditor::show_state);
    connect(&undo_, &QUndoStack::cleanChanged, this, &LessonEditor::show_state);
    connect(&undo_, &QUndoStack::indexChanged, this, &LessonEditor::changed);
    connect(&undo_, &QUndoStack::cleanChanged, this, &LessonEditor::changed);
    resize(QSize(1120, 640) * session.theme().scale());
    show_draft(draft_);
}

void LessonEditor::add_key(const char* id, const std::function<void()>& run) {
    auto* action = new QAction(this);
    bind_keys(*action, id);
    connect(action, &QAction::triggered, this, run);
    addAction(action);
}

QWidget* LessonEditor::build_steps() {
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    steps_->setDragDropMode(QAbstractItemView::InternalMove);
    steps_->setWordWrap(true);
    auto* remove = new QAction(steps_);
    bind_keys(*remove, "edit.remove");
    remove->setShortcutContext(Qt::WidgetShortcut);
    steps_->addAction(remove);
    column->addWidget(labelled(tr("Steps"), "heading"));
    column->addWidget(steps_, 1);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    up_ = called(new QPushButton(tr("Up")), "up", tr("Move the step up"));
    down_ = called(new QPushButton(tr("Down")), "down", tr("Move the step down"));
    remove_ = called(new QPushButton(tr("Remove")), "remove", tr("Remove the step"));
    up_->setToolTip(plain_tip(tr("Move the step up (%1), or drag it").arg(key_text("lesson.step-up"))));
    down_->setToolTip(plain_tip(tr("Move the step down (%1), or drag it").arg(key_text("lesson.step-down"))));
    for (QPushButton* button : {up_, down_, remove_}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    column->addLayout(row);
    connect(remove, &QAction::triggered, this, &LessonEditor::remove_step);
    connect(up_, &QPushButton::clicked, this, [this] { move_step(-1); });
    connect(down_, &QPushButton::clicked, this, [this] { move_step(1); });
    connect(remove_, &QPushButton::clicked, this, &LessonEditor::remove_step);
    connect(steps_, &QListWidget::currentRowChanged, this, &LessonEditor::choose);
    // Queued, because the list is filled anew, and it is still about to finish the drop.
    connect(steps_->model(), &QAbstractItemModel::rowsMoved, this, &LessonEditor::take_dragged,
            Qt::QueuedConnection);
    connect(steps_->model(), &QAbstractItemModel::rowsRemoved, this, &LessonEditor::take_dragged,
            Qt::QueuedConnection);
    return side;
}

QWidget* LessonEditor::build_words() {
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto* form = new QFormLayout;
    column->addLayout(form);
    form->setContentsMargins(0, 0, 0, 0);
    form->setVerticalSpacing(8);
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    form->addRow(tr("Title"), title_);
    form->addRow(tr("Summary"), summary_);
    form->addRow(tr("Heading of the step"), heading_);
    // A form would give the fields of several lines no more than their usual height.
    column->addWidget(new QLabel(tr("Text of the step (Markdown)")));
    column->addWidget(text_, 3);
    column->addWidget(new QLabel(tr("Notes for the presenter (Markdown)")));
    column->addWidget(notes_, 2);
    for (QPlainTextEdit* field : {text_, notes_}) {
        field->setTabChangesFocus(true);
        field->setUndoRedoEnabled(false);
        field->setMinimumHeight(field->fontMetrics().lineSpacing() * 3);
    }
    for (QWidget* field : std::initializer_list<QWidget*>{title_, summary_, heading_, text_, notes_})
        field->installEventFilter(this);
    follow_words();
    return side;
}

/// What is typed becomes an edit of the lesson.
void LessonEditor::follow_words() {
    connect(title_, &QLineEdit::textEdited, this, [this](const QString& text) {
        edit(tr("the title"), title_field, [&text](LessonDraft& draft) { draft.lesson.title = text; });
    });
    connect(summary_, &QLineEdit::textEdited, this, [this](const QString& text) {
        edit(tr("the summary"), summary_field, [&text](LessonDraft& draft) { draft.lesson.summary = text; });
    });
    connect(heading_, &QLineEdit::textEdited, this, [this](const QString& text) {
        edit(tr("a heading"), heading_field, [&text](LessonDraft& draft) { step_of(draft).title = text; });
    });
    const auto follow = [this](QPlainTextEdit* field, const QString& named, Field which,
                               QString LessonStep::*words) {
        connect(field, &QPlainTextEdit::textChanged, this, [this, field, named, which, words] {
            const QString text = field->toPlainText();
            if (step() && step()->*words != text)
                edit(named, which, [&text, words](LessonDraft& draft) { step_of(draft).*words = text; });
        });
    };
    follow(text_, tr("a text"), text_field, &LessonStep::text);
    follow(notes_, tr("notes"), notes_field, &LessonStep::notes);
    connect(question_, &StepQuestion::changed, this,
            [this](const std::optional<LessonAsk>& asked, StepQuestion::Part part) {
                using Part = StepQuestion::Part;
                const Field field = part == Part::points  ? points_field
                                    : part == Part::tries ? tries_field
                                                          : alone;
                edit(tr("a question"), field,
                     [&asked](LessonDraft& draft) { set_question(step_of(draft), asked); });
            });
    connect(preview_, &StepPreview::settled, this, &LessonEditor::show_question);
}

QWidget* LessonEditor::build_preview() {
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(labelled(tr("As the lesson shows it"), "heading"));
    called(reader_, "preview-text", tr("The text as it is read"));
    column->addWidget(reader_, 2);
    column->addWidget(preview_, 4);
    column->addWidget(question_);
    for (QWidget* field : question_->findChildren<QAbstractSpinBox*>())
        field->installEventFilter(this);
    return side;
}

QWidget* LessonEditor::build_buttons() {
    auto* bar = new QWidget;
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    const auto add = [this, row](const QString& text, const char* id, auto run) {
        auto* button = called(new QPushButton(text), id, text);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, run);
        row->addWidget(button);
        return button;
    };
    undo_button_ = add(tr("Undo"), "undo", [this] { undo_.undo(); });
    redo_button_ = add(tr("Redo"), "redo", [this] { undo_.redo(); });
    row->addStretch();
    add(tr("Export as a folder…"), "export", [this] { export_folder(); });
    add(tr("Close"), "close", [this] { reject(); });
    save_ = add(tr("Save"), "save", [this] { save(); });
    save_->setProperty("primary", true);
    return bar;
}

} // namespace ks::ui
