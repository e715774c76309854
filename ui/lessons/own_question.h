// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/json_out.h"
#include "solvers/core/json_tree.h"
#include "solvers/questions/question.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace ks::ui {

/// A question in the words of a lesson's author. It is answered by a choice, or by a number.
struct OwnQuestion {
    static constexpr std::size_t most_choices = 10, most_letters = 1000;

    struct Choice {
        std::string text;
        bool right = false;

        friend bool operator==(const Choice&, const Choice&) = default;
    };

    std::string text;
    std::vector<Choice> choices{};      ///< with several right ones, all of them have to be chosen
    std::vector<std::string> numbers{}; ///< where there are no choices: each is right, also "5/6"
    std::string because{};              ///< what is shown once it is answered; may be empty

    friend bool operator==(const OwnQuestion&, const OwnQuestion&) = default;
};

/// The members of a lesson's "ask" that such a question has.
inline constexpr std::array<std::string_view, 4> own_question_keys{"question", "choices", "numbers",
                                                                   "because"};

/// Fails (input) for a question without words, or without an answer that is right.
Result<void> check(const OwnQuestion& question);
/// Reads the members of a lesson's "ask". Errors carry the place.
Result<OwnQuestion> read_own_question(const json::Cursor& at);
/// Adds these members.
void add_members(const OwnQuestion& question, Json& json);

/// The question as it is asked and graded. It has no misconceptions.
QuizQuestion quiz_question(const OwnQuestion& question);

} // namespace ks::ui
