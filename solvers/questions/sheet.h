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

/// Questions about one recording, for somebody to answer.
struct Exercise {
    std::string title;
    std::string variant;                   ///< whose steps are asked about
    std::optional<TracedExercise> trace{}; ///< of a kernel: it is asked about the instructions of a warp
    InstancePtr instance;
    bool drawn = false; ///< each who answers gets another instance of this kind and size, by a seed
    AskPlan plan;
    std::int64_t from = 0;  ///< the first position
    std::int64_t most = 10; ///< questions, at least 1
    double weight = 1;      ///< of its points among those of the sheet, above 0
};

/// Several exercises (app/runner/schemas/exercises.schema.json).
struct Sheet {
    static constexpr std::size_t most_exercises = 100;
    static constexpr std::int64_t most_questions = 500;
    static constexpr FileLimit file_limit{.bytes = 16 << 20, .of = "a sheet of exercises"};

    std::string title;
    std::string secret; ///< what answers are sealed with; whoever has the sheet can read it
    std::string due{};  ///< "2026-12-01T22:00:00Z": later answers are late; empty: none is
    std::vector<Exercise> exercises;
};

/// How much an exercise or a question counts: above 0, at most 1000.
Result<double> read_weight(const json::Cursor& at);
/// Errors carry the place. Unknown fields, variants and kinds of question are refused.
Result<Sheet> read_sheet(const json::Cursor& document);
/// Refuses a text that is not JSON, and says what it is instead; `format` is what is wanted.
Result<void> check_json(std::string_view text, const std::string& name, std::string_view format);
Result<Sheet> read_sheet_file(const std::filesystem::path& path, ReadFrom from = ReadFrom::regular_file);
Json to_json(const Sheet& sheet);
/// SHA-256 of all that the sheet asks. The due date does not count, so it may change while answers are given.
std::string fingerprint(const Sheet& sheet);
/// Whether the text begins like a sheet rather than an instance.
bool looks_like_sheet(std::string_view text);

/// What the exercise is about for whoever has this seed, which matters where it is drawn.
Result<InstancePtr> instance_for(const Exercise& exercise, std::uint64_t seed);
/// The exercise's questions out of all that can be asked along its steps, by position, at most as many as it
/// says. It is an error if there is none.
Result<std::vector<QuizQuestion>> asked_along(const Exercise& exercise, std::uint64_t seed,
                                              const QuestionsAt& questions, std::int64_t count,
                                              const std::stop_token& stop = {});

/// An exercise as it is put to somebody.
struct AskedExercise {
    InstancePtr instance;
    std::vector<QuizQuestion> questions;
};
/// Makes the steps or the trace, too. The same seed puts the same questions everywhere. It is an error if the
/// variant has no recording of the instance.
Result<AskedExercise> asked(const Exercise& exercise, std::uint64_t seed, const std::stop_token& stop = {});

} // namespace ks
