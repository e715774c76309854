// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/questions/question.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace ks {

/// How often is asked: about each step, each row, each decision of the algorithm, or whatever there is.
enum class Pace { step, row, decision, any };
std::string_view to_text(Pace pace); ///< "step"
std::optional<Pace> pace_of(std::string_view text);

/// What is asked along a track. Two programs with the same plan ask the same.
struct AskPlan {
    Pace pace = Pace::step;
    std::vector<Ask> asks{}; ///< empty: all that the pace has
    std::uint64_t seed = 1;  ///< chooses among the questions of a position

    friend bool operator==(const AskPlan&, const AskPlan&) = default;
};

/// Everything that can be asked at a position of a track.
using QuestionsAt = std::function<std::vector<QuizQuestion>(std::int64_t position)>;

/// Which kinds of questions the pace has along a track of so many positions, in the order of `Ask`: as far as
/// its first positions tell, and some that are spread over it.
std::vector<Ask> asks_along(Pace pace, const QuestionsAt& questions, std::int64_t positions);
/// Whether anything is asked there, as far as they tell.
bool asks_anything(const QuestionsAt& questions, std::int64_t positions);

/// The one question that the plan asks at the position, if there is one.
std::optional<QuizQuestion> question_at(const AskPlan& plan, const QuestionsAt& questions,
                                        std::int64_t position);

/// The first position from `from` on and before `to` at which the plan asks something. It looks at so many
/// positions at most, which takes less than 100 ms.
inline constexpr std::int64_t most_looked_at = 2'000;
std::optional<std::int64_t> next_asked(const AskPlan& plan, const QuestionsAt& questions, std::int64_t from,
                                       std::int64_t to);

} // namespace ks
