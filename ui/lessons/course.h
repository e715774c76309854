// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/json_tree.h"
#include "solvers/core/result.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

namespace ks::ui {

struct Lesson;

/// Where a lesson stands in the course, and what it asks of its readers.
struct CoursePlace {
    std::int64_t chapter = 0; ///< from 1; 0: it belongs to none
    QString chapter_title;
    std::int64_t order = INT64_MAX; ///< its place in the chapter; the last if it names none
    std::size_t number = 0;         ///< from 1, as the chapter's lessons are counted; 0: in no chapter
    std::int64_t minutes = 0;       ///< that it takes; 0: it does not say
    QStringList needs;              ///< ids of the lessons that it builds on
};

/// The titles of the course's chapters, the first one first: assets/lessons/chapters.json.
Result<QStringList> read_chapters();

/// The members `chapter`, `order`, `minutes` and `needs` of lesson.json; each of them may be left out.
Result<CoursePlace> read_place(const json::Cursor& lesson, const Result<QStringList>& chapters);

/// Sorts by chapter, then by order, and numbers the lessons of each chapter. Lessons without a chapter, which
/// the user has written or opened, come first.
void put_in_order(std::vector<Lesson>& lessons);

/// "2.3 Title", or only the title of a lesson without a chapter.
QString numbered(const Lesson& lesson);

/// "20 min · needs 1.1, 1.2", or as much of it as the lesson says. A lesson that it needs and that is not
/// among `all` is called by its id.
QString course_words(const Lesson& lesson, const std::vector<Lesson>& all);

/// "2 Title", or "Your own lessons" for those without a chapter.
QString chapter_heading(const CoursePlace& place);

} // namespace ks::ui
