// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/own_lesson/edit_lesson.h"

namespace ks::ui {

EditLesson::EditLesson(const QString& text, int field, LessonDraft before, LessonDraft after,
                       std::function<void(const LessonDraft&)> show)
    : QUndoCommand(text), field_(field == 0 ? -1 : field), before_(std::move(before)),
      after_(std::move(after)), show_(std::move(show)) {}

bool EditLesson::mergeWith(const QUndoCommand* next) {
    const auto* later = static_cast<const EditLesson*>(next); // Qt compares the ids
    if (later->after_.step != after_.step)
        return false;
    after_ = later->after_;
    return true;
}

} // namespace ks::ui
