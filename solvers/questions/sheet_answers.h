// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/questions/sheet.h"

#include <optional>
#include <string>
#include <vector>

namespace ks {

struct GivenAnswer {
    std::int64_t position = 0;
    Ask ask = Ask::value;
    Response response; ///< empty: not answered
    double points = 0;
    std::string misconception{};
    bool shown = false; ///< the requested step had been on the screen before, so it gives no points

    friend bool operator==(const GivenAnswer&, const GivenAnswer&) = default;
};

/// A user's answers to an exercise.
struct ExerciseAnswers {
    std::uint64_t seed = 1;
    std::vector<GivenAnswer> given; ///< by position
};

/// A user's answers to a sheet (app/runner/schemas/answers.schema.json).
struct SheetAnswers {
    std::string sheet; ///< fingerprint of the sheet
    std::string title; ///< title of the sheet
    std::string name;  ///< as typed by the user
    std::string date;  ///< "2026-11-26T10:00:00Z"
    std::vector<ExerciseAnswers> exercises;
};

Json to_json(const SheetAnswers& answers);
Result<SheetAnswers> read_answers(const json::Cursor& document);
Result<SheetAnswers> read_answers_file(const std::filesystem::path& path,
                                       ReadFrom from = ReadFrom::regular_file);

/// Weighted points of an exercise: those of its answers, and the maximum.
struct Points {
    double got = 0, of = 0;
};
/// Returns the points that the answers themselves contain.
Points points_of(const Sheet& sheet, const SheetAnswers& answers);

/// Answers that were graded again with the same recordings.
struct CheckedAnswers {
    Points points;                 ///< sum over the exercises
    std::vector<Points> exercises; ///< by exercise of the sheet; 0 of 0 if its questions cannot be asked
    std::vector<std::string> misconceptions; ///< ids, one for each answer that shows a misconception
    std::vector<std::string>
        wrong; ///< sentences: points that differ from the grading, answers that do not fit the sheet
};
Result<CheckedAnswers> check_answers(const Sheet& sheet, const SheetAnswers& answers,
                                     const std::stop_token& stop);

/// Grades the answers of several users to one sheet. The questions of an exercise that is the same for all
/// users are made once.
class AnswerGrader {
public:
    explicit AnswerGrader(Sheet sheet);

    const Sheet& sheet() const { return sheet_; }
    /// Returns whether the answers are to this sheet.
    bool is_to_this_sheet(const SheetAnswers& answers) const { return answers.sheet == fingerprint_; }
    /// Grades answers. Fails only if it is cancelled.
    Result<CheckedAnswers> check(const SheetAnswers& answers, const std::stop_token& stop);

private:
    Result<AskedExercise> asked_by(std::size_t exercise, std::uint64_t seed, const std::stop_token& stop);

    Sheet sheet_;
    std::string fingerprint_;
    std::vector<std::optional<Result<AskedExercise>>> shared_; ///< by exercise; empty until it is made
};

/// Returns a header and a line for each answer: name, date, exercise, seed, position, kind, question,
/// response, points, misconception, and whether its answer had been shown before. `asked` has each exercise's
/// questions.
std::vector<std::vector<std::string>> answer_rows(const Sheet& sheet, const SheetAnswers& answers,
                                                  const std::vector<std::vector<QuizQuestion>>& asked);

} // namespace ks
