// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"
#include "solvers/instance/instance.h"
#include "solvers/questions/question.h"
#include "solvers/steps/recording.h"
#include "ui/lessons/course.h"
#include "ui/lessons/own_question.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace ks::ui {

/// A figure that is shown in place of the table. Its settings are checked when the lesson is read.
struct FigureCall {
    std::string id;
    std::vector<std::pair<std::string, std::string>> settings;
    InstancePtr instance; ///< its own or the lesson's; null: none
    QStringList runs;     ///< files of recorded runs, which are read when the figure is made
};

/// What a lesson asks, and how it counts.
struct LessonAsk {
    static constexpr int most_tries = 10;

    Ask ask = Ask::value;
    double weight = 1;                ///< the points of a right answer, above 0
    int tries = 1;                    ///< how often it may be answered until it is right
    std::optional<OwnQuestion> own{}; ///< of Ask::own: the question

    friend bool operator==(const LessonAsk&, const LessonAsk&) = default;
};

/// One thing that a lesson shows: a figure, or the recording at a step, at the step that computes a cell, or
/// at its end.
struct LessonStop {
    std::optional<std::int64_t> step;
    std::optional<CellAt> cell;
    std::optional<FigureCall> figure; ///< if none of the three is set, the end is shown
    std::optional<LessonAsk> ask{};   ///< this is asked instead, and what comes before is shown
};

/// One step of a lesson: a section of the text and the pictures that belong to it.
struct LessonStep {
    QString title;
    QString text;                 ///< in Markdown, without the notes
    QString notes;                ///< in Markdown: what its blocks "> note" tell the teacher
    std::vector<LessonStop> show; ///< at least one; shown one after the other
    std::vector<CellAt> highlight;
};

/// A lesson, read from a folder with lesson.json (what to show, step by step) and lesson.md (the text, one
/// section "## Title" for each step). HACKING.md says how to write one.
struct Lesson {
    QString id;     ///< the folder's name
    QString folder; ///< where its files and pictures lie
    QString title;
    QString summary;
    CoursePlace place;
    InstancePtr instance; ///< null: its figures need none
    std::string variant;  ///< empty: no step shows a table
    std::vector<LessonStep> steps;
    std::optional<Error> broken; ///< why it cannot be shown; title and summary may still be set
};

/// The folders that are searched for lessons, the program's own first: ":/assets/lessons",
/// "$KNAPSCOPE_ASSETS/lessons" and the user's data folder.
QStringList lesson_folders();

/// Every lesson of the folders, sorted by chapter, order and id. If two lessons have the same id, the one of
/// the later folder wins, and one of `opened`, which are folders of single lessons, before all. A lesson that
/// cannot be read is in the list with its error. When asked to stop, it returns the lessons read so far.
std::vector<Lesson> load_lessons(const QStringList& folders, const QStringList& opened = {},
                                 const std::stop_token& stop = {});

/// The name of the file in which a lesson's steps are, for messages: "greedy-fails/lesson.json".
std::string steps_file_name(const Lesson& lesson);
/// An error about a value of that file, with its line: the file is read again.
Error with_line(Error error, const Lesson& lesson);

/// The lesson with this id, of all folders. An unknown id is a usage error that names the known ones; a
/// broken lesson is its own error.
Result<Lesson> find_lesson(const QString& id);
/// The same among these lessons.
Result<Lesson> find_lesson(const std::vector<Lesson>& lessons, const QString& id);

} // namespace ks::ui
