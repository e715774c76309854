// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/files.h"
#include "solvers/core/json_out.h"
#include "solvers/core/json_tree.h"
#include "solvers/instance/instance.h"
#include "solvers/questions/ask_plan.h"
#include "solvers/questions/traced_exercise.h"
#include "solvers/steps/recording.h"

#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace ks {

/// Questions about one recording, to be answered by users.
struct Exercise {
    std::string title;
    std::string variant;                   ///< the variant whose steps the questions are about
    std::optional<TracedExercise> trace{}; ///< for a kernel: the questions are about the instructions of a
                                           ///< warp
    InstancePtr instance;
    bool drawn = false; ///< each user gets another instance of this kind and size, by a seed
    AskPlan plan;
    std::int64_t from = 0;  ///< the first position
    std::int64_t most = 10; ///< maximum number of questions, at least 1
    double weight = 1;      ///< weight of its points in the sheet, above 0
};

/// A sheet of several exercises (app/runner/schemas/exercises.schema.json).
struct Sheet {
    static constexpr std::size_t most_exercises = 100;
    static constexpr std::int64_t most_questions = 500;
    static constexpr FileLimit file_limit{.bytes = 16 << 20, .of = "a sheet of exercises"};

    std::string title;
    std::string secret{}; ///< of a sheet that version 0.1.0 made, whose fingerprint it belongs to; else empty
    std::string due{};    ///< "2026-12-01T22:00:00Z": later answers are late; empty: none is
    std::vector<Exercise> exercises;
};

/// Reads the weight of an exercise or a question: above 0, at most 1000.
Result<double> read_weight(const json::Cursor& at);
/// Reads a sheet; errors contain the place. Unknown fields, variants and kinds of question are errors.
Result<Sheet> read_sheet(const json::Cursor& document);
Result<Sheet> read_sheet_file(const std::filesystem::path& path, ReadFrom from = ReadFrom::regular_file,
                              const std::stop_token& stop = {});
Json to_json(const Sheet& sheet);
/// Returns the SHA-256 of all that the sheet asks. The due date is not included, so it may change while users
/// answer.
std::string fingerprint(const Sheet& sheet);
/// Returns whether the text begins like a sheet and not like an instance.
bool looks_like_sheet(std::string_view text);

/// Returns the exercise's instance for a user with this seed, which matters only if the instance is drawn.
Result<InstancePtr> instance_for(const Exercise& exercise, std::uint64_t seed);
/// Returns the exercise's questions from all possible questions along its steps, by position, at most `most`.
/// It is an error if there is none.
Result<std::vector<QuizQuestion>> asked_along(const Exercise& exercise, std::uint64_t seed,
                                              const QuestionsAt& questions, std::int64_t count,
                                              const std::stop_token& stop = {});

/// An exercise as presented to a user.
struct AskedExercise {
    InstancePtr instance;
    std::vector<QuizQuestion> questions;
};
/// Returns the exercise with its steps or trace. The same seed gives the same questions everywhere. It is an
/// error if the variant has no recording of the instance.
Result<AskedExercise> asked(const Exercise& exercise, std::uint64_t seed, const std::stop_token& stop = {});

} // namespace ks
