// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lessons/lesson.h"

#include <QUndoCommand>

#include <functional>

namespace ks::ui {

/// What the editor shows: the lesson, and which of its steps is chosen.
struct LessonDraft {
    Lesson lesson;
    int step = 0;
};

/// One undoable edit of a lesson. It keeps the lesson before and after: texts, and instances that both share.
/// Edits of the same field one after the other, letter by letter, are one.
class EditLesson : public QUndoCommand {
public:
    /// `field` says what is typed into; 0: this edit stands alone.
    EditLesson(const QString& text, int field, LessonDraft before, LessonDraft after,
               std::function<void(const LessonDraft&)> show);

    int id() const override { return field_; }
    void undo() override { show_(before_); }
    void redo() override { show_(after_); }
    bool mergeWith(const QUndoCommand* next) override;

private:
    int field_;
    LessonDraft before_, after_;
    std::function<void(const LessonDraft&)> show_;
};

} // namespace ks::ui
