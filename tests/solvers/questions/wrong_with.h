// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/formatted.h"
#include "solvers/questions/question.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace ks::tests {

/// What is wrong with a question; empty: nothing. Its right answers are accepted; options that are not among
/// them, numbers beside them and its misconceptions are refused, and the latter by their names.
inline std::string wrong_with(const QuizQuestion& question) {
    if (question.text.empty() || question.right.empty() ||
        question.because.empty() != (question.ask == Ask::row))
        return "a text is missing";
    for (const Response& right : question.right) {
        const Grade full = grade(question, right);
        if (!full.right || full.points() != 1 || !full.sentence.empty())
            return "the right answer is refused";
    }
    const auto is_right = [&](const Response& response) { // as far as the responses below go
        return std::ranges::find(question.right, tidied(question, response)) != question.right.end();
    };
    std::vector<Response> others{{}, {""}, {"nonsense"}, {"1e999"}};
    for (const QuizQuestion::Option& option : question.options)
        others.push_back({option.id});
    for (const Response& right : question.right) {
        if (question.form == AnswerForm::number && right.front().find("inf") == std::string::npos) {
            const double number = std::stod(right.front()), off = 2 * question.tolerance * std::abs(number);
            if (question.tolerance > 0) {
                others.push_back({formatted("{:.9g}", number + off)});
                others.push_back({formatted("{:.9g}", number - off)});
                if (!grade(question, {formatted("{:.9g}", number + off / 4)}).right)
                    return "an answer within the tolerance is refused";
            } else {
                others.push_back({std::to_string(std::stoll(right.front()) + 1)});
                others.push_back({std::to_string(std::stoll(right.front()) - 1)});
            }
        }
        others.push_back(right);
        others.back().push_back("more");
    }
    for (const Response& other : others)
        if (grade(question, other).right != is_right(other))
            return "an answer is graded wrongly";
    for (const QuizQuestion::Misconception& wrong : question.misconceptions) {
        const Grade graded = grade(question, wrong.response);
        if (graded.right || graded.misconception != wrong.id || graded.sentence != wrong.sentence)
            return "the misconception " + wrong.id + " is not recognised";
        if (wrong.id.empty() || !wrong.sentence.ends_with('.'))
            return "a misconception has no name or no sentence";
    }
    return "";
}

} // namespace ks::tests
