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
    Response response; ///< empty: left out
    double points = 0;
    std::string misconception{};
    bool shown = false; ///< what was asked for had been on the screen before: it gives no points

    friend bool operator==(const GivenAnswer&, const GivenAnswer&) = default;
};

/// What somebody answered to an exercise.
struct ExerciseAnswers {
    std::uint64_t seed = 1;
    std::vector<GivenAnswer> given; ///< by position
};

/// What somebody answered to a sheet (app/runner/schemas/answers.schema.json).
struct SheetAnswers {
    std::string sheet; ///< fingerprint of the sheet
    std::string title; ///< of the sheet
    std::string name;  ///< who typed it
    std::string date;  ///< "2026-11-26T10:00:00Z"
    std::vector<ExerciseAnswers> exercises;
    std::string seal; ///< of everything else
};

/// Seals answers with the sheet's secret (HMAC-SHA-256), so that a change of the file is noticed. It protects
/// from an edit in a text editor, not from somebody who reads the secret in the sheet and seals anew.
std::string seal_of(const SheetAnswers& answers, const Sheet& sheet);

Json to_json(const SheetAnswers& answers);
Result<SheetAnswers> read_answers(const json::Cursor& document);
Result<SheetAnswers> read_answers_file(const std::filesystem::path& path,
                                       ReadFrom from = ReadFrom::regular_file);

/// Points of an exercise: those of its answers, of as many as it asks, weighted.
struct Points {
    double got = 0, of = 0;
};
/// What the answers say of themselves.
Points points_of(const Sheet& sheet, const SheetAnswers& answers);

/// Answers that were graded again against the same recordings.
struct CheckedAnswers {
    Points points;                 ///< the sum over the exercises
    std::vector<Points> exercises; ///< by exercise of the sheet; 0 of 0 if its questions cannot be asked
    std::vector<std::string> misconceptions; ///< the ids that the answers show, one for each such answer
    std::vector<std::string>
        wrong; ///< sentences: what was changed, or does not fit the sheet; empty: nothing
};
Result<CheckedAnswers> check_answers(const Sheet& sheet, const SheetAnswers& answers,
                                     const std::stop_token& stop);

/// Grades the answers of several users to one sheet. The questions of an exercise that is the same for all of
/// them are made once.
class AnswerGrader {
public:
    explicit AnswerGrader(Sheet sheet);

    const Sheet& sheet() const { return sheet_; }
    /// Whether the answers name this sheet.
    bool is_to_this_sheet(const SheetAnswers& answers) const { return answers.sheet == fingerprint_; }
    /// Fails only if it is cancelled.
    Result<CheckedAnswers> check(const SheetAnswers& answers, const std::stop_token& stop);

private:
    Result<AskedExercise> asked_by(std::size_t exercise, std::uint64_t seed, const std::stop_token& stop);

    Sheet sheet_;
    std::string fingerprint_;
    std::vector<std::optional<Result<AskedExercise>>> shared_; ///< by exercise; empty until it is made
};

/// A line for each answer, below a header: name, date, exercise, seed, position, kind, question, response,
/// points, misconception, and whether its answer had been shown before. `asked` has each exercise's
/// questions.
std::vector<std::vector<std::string>> answer_rows(const Sheet& sheet, const SheetAnswers& answers,
                                                  const std::vector<std::vector<QuizQuestion>>& asked);

} // namespace ks
