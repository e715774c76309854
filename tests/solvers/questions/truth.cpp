// SPDX-License-Identifier: Apache-2.0
#include "tests/solvers/questions/truth.h"

#include "solvers/core/formatted.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

namespace ks::tests {

namespace {

using Others = std::vector<Response>;

std::optional<std::int64_t> whole(const std::string& text) {
    std::int64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    return read.ec == std::errc() && read.ptr == end ? std::optional(number) : std::nullopt;
}

bool is_infinite(const std::string& number) {
    return number.ends_with("inf");
}

/// Numbers other than this one, including those within a distance of `reach`. If it has a tolerance, numbers
/// that differ by more than that.
std::vector<std::string> other_numbers(const std::string& number, double tolerance, std::int64_t reach) {
    std::vector<std::string> others{"inf", "-inf"};
    if (is_infinite(number)) {
        others.insert(others.end(), {"0", "1", "-1"});
    } else if (tolerance > 0) {
        const double real = std::stod(number);
        for (const double off : {2 * tolerance, 10 * tolerance, 1.0})
            for (const double sign : {1.0, -1.0})
                others.push_back(written("{:.12g}", real == 0 ? sign * off : real * (1 + sign * off)));
    } else {
        const std::int64_t right = *whole(number);
        for (std::int64_t off = 1; off <= reach; ++off) {
            others.push_back(std::to_string(right + off));
            others.push_back(std::to_string(right - off));
        }
        others.insert(others.end(), {"0", std::to_string(-right), std::to_string(2 * right), number + ".25"});
    }
    std::erase(others, number);
    return others;
}

/// Rows with exactly one wrong cell, with two cells exchanged, or with one cell too few or too many.
Others other_rows(const Response& right, double tolerance) {
    Others others;
    const auto add = [&](std::size_t i, std::string wrong) {
        others.push_back(right);
        others.back()[i] = std::move(wrong);
    };
    for (std::size_t i = 0; i < right.size(); ++i) {
        for (std::string& wrong : other_numbers(right[i], tolerance, 1))
            add(i, std::move(wrong));
        add(i, "");
        if (i > 0 && tolerance == 0 && right[i] != right[i - 1]) {
            others.push_back(right);
            std::swap(others.back()[i], others.back()[i - 1]);
        }
    }
    others.emplace_back(right.begin(), right.end() - 1);
    return others;
}

/// The adjacent cells, and the cell with row and column exchanged.
Others other_cells(const std::string& cell) {
    const std::vector<std::int64_t> at = numbers_in(cell);
    Others others{{written("{},{}", at[1], at[0])}};
    for (std::int64_t row = std::max<std::int64_t>(0, at[0] - 2); row <= at[0] + 2; ++row)
        for (std::int64_t column = std::max<std::int64_t>(0, at[1] - 3); column <= at[1] + 3; ++column)
            others.push_back({written("{},{}", row, column)});
    return others;
}

Response options_of(const QuizQuestion& question, const std::vector<bool>& chosen) {
    Response response;
    for (std::size_t i = 0; i < chosen.size(); ++i)
        if (chosen[i])
            response.push_back(question.options[i].id);
    return response;
}

/// Sets that differ from this one in one option, its complement, all, none, and the set shifted by one
/// option; with few options, all sets.
Others other_sets(const QuizQuestion& question, const Response& right) {
    const std::size_t n = question.options.size();
    Others others;
    constexpr std::size_t few = 8;
    for (std::size_t bits = 0; n <= few && bits < std::size_t{1} << n; ++bits) {
        std::vector<bool> chosen(n);
        for (std::size_t i = 0; i < n; ++i)
            chosen[i] = (bits >> i & 1) != 0;
        others.push_back(options_of(question, chosen));
    }
    std::vector<bool> chosen(n);
    for (std::size_t i = 0; i < n; ++i)
        chosen[i] = std::ranges::find(right, question.options[i].id) != right.end();
    for (std::size_t i = 0; i < n; ++i) {
        std::vector<bool> other = chosen;
        other[i] = !other[i];
        others.push_back(options_of(question, other));
    }
    std::vector<bool> complement = chosen, shifted = chosen;
    complement.flip();
    std::rotate(shifted.begin(), shifted.begin() + 1, shifted.end());
    for (const std::vector<bool>& other :
         {complement, shifted, std::vector<bool>(n, true), std::vector<bool>(n, false)})
        others.push_back(options_of(question, other));
    return others;
}

/// Each single option, and each pair.
Others other_options(const QuizQuestion& question) {
    Others others{{}};
    for (const QuizQuestion::Option& a : question.options) {
        others.push_back({a.id});
        for (const QuizQuestion::Option& b : question.options)
            if (a.id != b.id)
                others.push_back({a.id, b.id});
    }
    return others;
}

Others others_of(const QuizQuestion& question, const Response& right) {
    Others others;
    switch (question.form) {
    case AnswerForm::number:
        for (std::string& number : other_numbers(right.front(), question.tolerance, 12))
            others.push_back({std::move(number)});
        break;
    case AnswerForm::numbers:
        others = other_rows(right, question.tolerance);
        break;
    case AnswerForm::cell:
        others = other_cells(right.front());
        break;
    case AnswerForm::one_of:
        others = other_options(question);
        break;
    case AnswerForm::some_of:
        others = other_sets(question, right);
    }
    others.insert(others.end(), {{}, {""}, {"nonsense"}, {"1e999"}});
    others.push_back(right);
    others.back().emplace_back("more");
    return others;
}

bool is_among(const std::vector<Response>& all, const Response& one) {
    return std::ranges::find(all, one) != all.end();
}

std::string joined_words(const Response& response) {
    std::string text;
    for (const std::string& part : response)
        text += (text.empty() ? "" : " ") + part;
    return '"' + text + '"';
}

std::string wrong_about_what_is_right(const QuizQuestion& question, const Truth& truth) {
    for (const Response& right : truth) {
        const Grade full = grade(question, right);
        if (!full.right || full.points() != 1 || !full.sentence.empty() || !full.misconception.empty())
            return "the right answer " + joined_words(right) + " is refused";
    }
    for (const Response& right : question.right) // numbers with a tolerance are not compared as texts
        if (question.tolerance == 0 && !is_among(truth, right))
            return "what is called right is not: " + joined_words(right);
    return "";
}

std::string wrong_about_others(const QuizQuestion& question, const Truth& truth, const Others& more) {
    Others others = more;
    for (const Response& right : truth)
        std::ranges::move(others_of(question, right), std::back_inserter(others));
    for (const Response& other : others) {
        const Response tidy = tidied(question, other);
        if (is_among(truth, tidy))
            continue;
        const Grade graded = grade(question, other);
        if (graded.right || graded.points() == 1)
            return "a wrong answer is accepted: " + joined_words(other);
        const bool one_cell = question.form == AnswerForm::numbers && other.size() == truth.front().size();
        if (one_cell && question.tolerance == 0) {
            std::size_t same = 0;
            for (std::size_t i = 0; i < other.size(); ++i)
                same += tidy[i] == truth.front()[i] ? 1 : 0;
            if (graded.parts != other.size() || graded.parts_right != same)
                return "the right cells of a row are counted wrongly: " + joined_words(other);
        }
    }
    return "";
}

std::string wrong_about_misconceptions(const QuizQuestion& question, const Truth& truth) {
    for (const QuizQuestion::Misconception& wrong : question.misconceptions) {
        if (is_among(truth, wrong.response))
            return "the misconception " + wrong.id + " is right";
        const Grade graded = grade(question, wrong.response);
        if (graded.right || graded.misconception != wrong.id || graded.sentence != wrong.sentence)
            return "the misconception " + wrong.id + " is not recognised";
        if (wrong.id.empty() || !wrong.sentence.ends_with('.'))
            return "a misconception has no name or no sentence";
    }
    return "";
}

} // namespace

std::string wrong_with(const QuizQuestion& question, const Truth& truth, const std::vector<Response>& more) {
    std::string wrong;
    if (question.text.empty() || question.because.empty() != (question.ask == Ask::row))
        wrong = "a text is missing";
    else if (question.form == AnswerForm::one_of && question.options.size() < 2)
        wrong = "there is nothing to choose";
    else if (truth.empty())
        wrong = "nothing is right";
    if (wrong.empty())
        wrong = wrong_about_what_is_right(question, truth);
    if (wrong.empty())
        wrong = wrong_about_others(question, truth, more);
    if (wrong.empty())
        wrong = wrong_about_misconceptions(question, truth);
    if (wrong.empty())
        return "";
    std::string right;
    for (const Response& each : truth)
        right += " " + joined_words(each);
    return question.text + ": " + wrong + "; true is" + right;
}

std::vector<std::int64_t> numbers_in(const std::string& text) {
    std::vector<std::int64_t> numbers;
    const char* at = text.data();
    const char* const end = at + text.size();
    while (at != end) {
        std::int64_t number = 0;
        const auto read = std::from_chars(at, end, number);
        if (read.ec == std::errc())
            numbers.push_back(number);
        at = read.ec == std::errc() ? read.ptr : at + 1;
    }
    return numbers;
}

std::string Tally::missing(const std::vector<Ask>& asks) const {
    for (const Ask ask : asks)
        if (on(ask) < least_recordings)
            return written("{} was asked on {} recordings", to_text(ask), on(ask));
    return "";
}

std::string Tally::text() const {
    std::string text;
    for (const auto& [ask, times] : questions_)
        text +=
            written("{}{} {} times on {} recordings", text.empty() ? "" : ", ", to_text(ask), times, on(ask));
    return text;
}

} // namespace ks::tests
