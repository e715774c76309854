// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/own_lesson/edit_lesson.h"

#include <QDialog>
#include <QUndoStack>

#include <functional>

class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace ks::ui {

class Reader;
class Session;
class StepPreview;
class StepQuestion;

/// The editor of a lesson of one's own: title, summary, its steps in an order that the mouse and keys change,
/// their headings, texts, notes and questions. Every edit can be undone; nothing is written before it is
/// saved.
class LessonEditor : public QDialog {
    Q_OBJECT

public:
    LessonEditor(Session& session, const Lesson& lesson, QWidget* parent);
    ~LessonEditor() override;

    const Lesson& lesson() const { return draft_.lesson; }
    bool edited() const { return !undo_.isClean(); }
    bool save();

    /// What is shown counts as edited, as the edits of a lesson that were kept.
    void count_as_edited();

signals:
    void saved(const QString& folder);
    /// The lesson, or whether it is edited, is another one now.
    void changed();

public slots:
    void reject() override; ///< asks before edits are lost

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum Field {
        alone,
        title_field,
        summary_field,
        heading_field,
        text_field,
        notes_field,
        points_field,
        tries_field
    };

    QWidget* build_steps();
    QWidget* build_words();
    void follow_words();
    QWidget* build_preview();
    QWidget* build_buttons();
    void add_key(const char* id, const std::function<void()>& run);
    void edit(const QString& text, Field field, const std::function<void(LessonDraft&)>& change);
    void show_draft(const LessonDraft& draft);
    void show_steps();
    void show_words();
    void show_question();
    void choose(int step);
    void move_step(int by);
    void take_dragged();
    void remove_step();
    void export_folder();
    void show_state();
    void say(const QString& text);
    LessonStep* step();

    Session& session_;
    LessonDraft draft_;
    QUndoStack undo_;
    QListWidget* steps_;
    QLineEdit *title_, *summary_, *heading_;
    QPlainTextEdit *text_, *notes_;
    Reader* reader_;
    StepPreview* preview_;
    StepQuestion* question_;
    QLabel* failure_;
    QPushButton *up_ = nullptr, *down_ = nullptr, *remove_ = nullptr, *undo_button_ = nullptr,
                *redo_button_ = nullptr, *save_ = nullptr;
};

} // namespace ks::ui
