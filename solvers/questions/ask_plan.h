// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/questions/question.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace ks {

/// How often questions are asked: about each step, each row, each decision of the algorithm, or all that
/// exist.
enum class Pace { step, row, decision, any };
std::string_view to_text(Pace pace); ///< "step"
std::optional<Pace> pace_of(std::string_view text);

/// The questions along a track. Two programs with the same plan ask the same questions.
struct AskPlan {
    Pace pace = Pace::step;
    std::vector<Ask> asks{}; ///< empty: all kinds that the pace has
    std::uint64_t seed = 1;  ///< determines the question among those of a position

    friend bool operator==(const AskPlan&, const AskPlan&) = default;
};

/// Returns all possible questions at a position of a track.
using QuestionsAt = std::function<std::vector<QuizQuestion>(std::int64_t position)>;

/// Returns the kinds of questions that the pace has along a track of `positions` positions, in the order of
/// `Ask`. It checks the first positions and some that are spread over the track.
std::vector<Ask> asks_along(Pace pace, const QuestionsAt& questions, std::int64_t positions);
/// Returns whether there is any question, according to the same positions.
bool asks_anything(const QuestionsAt& questions, std::int64_t positions);

/// Returns the question that the plan asks at the position, if there is one.
std::optional<QuizQuestion> question_at(const AskPlan& plan, const QuestionsAt& questions,
                                        std::int64_t position);

/// Returns the first position from `from` on and before `to` at which the plan asks a question. It checks at
/// most `most_looked_at` positions, which takes less than 100 ms.
inline constexpr std::int64_t most_looked_at = 2'000;
std::optional<std::int64_t> next_asked(const AskPlan& plan, const QuestionsAt& questions, std::int64_t from,
                                       std::int64_t to);

} // namespace ks
