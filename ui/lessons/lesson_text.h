// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/files.h"
#include "solvers/core/result.h"
#include "ui/lessons/lesson_notes.h"

#include <QMap>
#include <QString>

namespace ks::ui {

inline constexpr FileLimit lesson_limit{.bytes = 4 << 20,
                                        .of = "a file of a lesson"}; // pages of text, not data sets

/// Reads lesson.json, lesson.md or the like. A link that leads out of the folder is refused, because the
/// lesson may be a stranger's, who has no business with the user's other files.
Result<std::string> read_lesson_file(const QString& folder, const QString& name);

/// A section with its heading in the language that is spoken.
struct HeadedSection : LessonSection {
    QString heading;
};
/// By the headings of lesson.md, which lesson.json names.
using LessonSections = QMap<QString, HeadedSection>;

/// A lesson's words. Title and summary are empty where they are those of lesson.json.
struct LessonText {
    QString title, summary;
    LessonSections sections; ///< what stands above the first heading is under an empty one
};

/// Reads lesson.md or, if another language is spoken and the folder has it, lesson.de.md in its place: the
/// same sections in the same order, the title in its first line "# ", the summary in a block quote whose
/// first word is "summary" below it.
Result<LessonText> read_lesson_text(const QString& folder, const QString& id);

} // namespace ks::ui
