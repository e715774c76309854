// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ks::ui {

/// A section of lesson.md: what the class reads, and what the teacher alone does. Both are Markdown.
struct LessonSection {
    QString text, notes;
};

/// Takes the notes out of a section: the block quotes whose first word is "note".
LessonSection read_section(const QString& markdown);

} // namespace ks::ui
