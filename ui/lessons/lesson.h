// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"
#include "solvers/instance/instance.h"
#include "solvers/steps/recording.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace ks::ui {

/// A picture of data in place of the table; its settings are checked when the lesson is read.
struct FigureCall {
    std::string id;
    std::vector<std::pair<std::string, std::string>> settings;
    InstancePtr instance; ///< its own, or the lesson's; null: none
};

/// What is shown: a figure, or where the recording stands: a step number, the step that computes a cell,
/// or the end.
struct LessonStop {
    std::optional<std::int64_t> step;
    std::optional<CellAt> cell;
    std::optional<FigureCall> figure; ///< none of the three: the end
};

/// What is read at once: a section of the text, and the pictures that go with it.
struct LessonStep {
    QString title;
    QString text;                 ///< Markdown
    std::vector<LessonStop> show; ///< at least one; the picture goes through them in turn
    std::vector<CellAt> highlight;
};

/// A lesson is data: a folder with lesson.json (what to show, step by step) and lesson.md (the text, one
/// section "## Title" for each step). HACKING.md says how to write one.
struct Lesson {
    QString id; ///< the folder's name
    QString title;
    QString summary;
    std::int64_t order = 0; ///< where it is in the list
    InstancePtr instance;   ///< null: its figures need none
    std::string variant;    ///< empty: no step shows a table
    std::vector<LessonStep> steps;
    std::optional<Error> broken; ///< why it cannot be shown; title and summary may still be there
};

/// Where lessons are looked for, the program's own first: ":/assets/lessons", "$KNAPSCOPE_ASSETS/lessons",
/// and the user's data folder.
QStringList lesson_folders();

/// Every lesson of the folders, sorted by order, then id. A lesson of a later folder takes the place of an
/// earlier one of the same id. One that cannot be read is in the list with its error.
std::vector<Lesson> load_lessons(const QStringList& folders);

} // namespace ks::ui
