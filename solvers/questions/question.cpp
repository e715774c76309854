// SPDX-License-Identifier: Apache-2.0
#include "solvers/questions/question.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>

namespace ks {

namespace {

struct Named {
    Ask ask;
    std::string_view id, words;
};
constexpr std::array all_asks{
    Named{Ask::value, "value", "the value of the next cell"},
    Named{Ask::source, "source", "the cell that it comes from"},
    Named{Ask::item, "item", "the item that is taken"},
    Named{Ask::fits, "fits", "whether an item fits"},
    Named{Ask::row, "row", "a whole row"},
    Named{Ask::cut, "cut", "whether a branch is cut"},
    Named{Ask::pair, "pair", "whether a pair of blocks survives"},
    Named{Ask::pointer, "pointer", "which pointer moves"},
    Named{Ask::kept, "kept", "whether a point is on the front"},
    Named{Ask::sectors, "sectors", "how many sectors an access takes"},
    Named{Ask::wavefronts, "wavefronts", "how many wavefronts an access takes"},
    Named{Ask::lanes, "lanes", "which lanes are active"},
    Named{Ask::race, "race", "whether an access races"},
    Named{Ask::limit, "limit", "which resource limits the blocks"},
    Named{Ask::own, "own", "a question of your own"},
};

const Named& named(Ask ask) {
    return *std::ranges::find(all_asks, ask, &Named::ask);
}

/// Returns the text without spaces, including narrow and no-break ones, which group the digits in pictures.
std::string without_spaces(std::string text) {
    for (const std::string_view space : {" ", "\t", "\u00A0", "\u202F", "\u2009"})
        for (std::size_t at = text.find(space); at != std::string::npos; at = text.find(space))
            text.erase(at, space.size());
    return text;
}

std::optional<double> real_of(std::string_view text) {
    double real = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, real);
    return read.ec == std::errc() && read.ptr == end && std::isfinite(real) ? std::optional(real)
                                                                            : std::nullopt;
}

/// Parses "0.25" or "1/4".
std::optional<double> number_or_fraction(std::string_view text) {
    const std::size_t bar = text.find('/');
    if (bar == std::string_view::npos)
        return real_of(text);
    const auto above = real_of(text.substr(0, bar)), below = real_of(text.substr(bar + 1));
    return above && below && *below != 0 ? std::optional(*above / *below) : std::nullopt;
}

/// Returns the text with points instead of the decimal marks of the current language: "0.5" for "0,5".
std::string with_points(std::string text) {
    if (const Language* const language = spoken())
        std::ranges::replace(text, language->decimal_mark(), '.');
    return text;
}

/// Returns the canonical form of a number, or nothing if the text is not a number.
std::optional<std::string> tidy_number(std::string text) {
    text = with_points(without_spaces(std::move(text)));
    if (text.starts_with('+'))
        text.erase(0, 1);
    if (text.starts_with("\u2212")) // the minus sign in pictures
        text.replace(0, std::string_view("\u2212").size(), "-");
    if (text == "-inf" || text == "-\u221e" || text == "-infinity")
        return "-inf";
    if (text == "inf" || text == "\u221e" || text == "infinity")
        return "inf";
    std::int64_t whole = 0;
    const char* const end = text.data() + text.size();
    if (const auto read = std::from_chars(text.data(), end, whole); read.ec == std::errc() && read.ptr == end)
        return std::to_string(whole);
    const std::optional<double> real = number_or_fraction(text);
    if (!real)
        return std::nullopt;
    constexpr double exact = 9e15;
    return *real == std::floor(*real) && std::abs(*real) < exact ? formatted("{:.0f}", *real)
                                                                 : formatted("{:.6g}", *real);
}

/// Returns "2,7" for a cell in any notation: "(2, 7)", "2 7", "2;7"; nothing if the text does not have two
/// numbers.
std::optional<std::string> tidy_cell(const std::string& text) {
    std::vector<std::string> numbers;
    bool within = false;
    for (const char c : text) {
        const bool digit = c >= '0' && c <= '9';
        if (digit && !within)
            numbers.emplace_back();
        if (digit)
            numbers.back() += c;
        else if (std::string_view(" ,;()[]\t").find(c) == std::string_view::npos)
            return std::nullopt;
        within = digit;
    }
    if (numbers.size() != 2)
        return std::nullopt;
    return formatted("{},{}", tidy_number(numbers[0]).value_or(""), tidy_number(numbers[1]).value_or(""));
}

bool is_number(AnswerForm form) {
    return form == AnswerForm::number || form == AnswerForm::numbers;
}

/// Returns whether a part of a tidy response counts as equal to this one.
bool is_as(const std::string& given, const std::string& part, double tolerance) {
    if (given == part || tolerance == 0)
        return given == part;
    const auto a = real_of(given), b = real_of(part);
    return a && b && std::abs(*a - *b) <= tolerance * std::abs(*b);
}

bool is_response(const QuizQuestion& question, const Response& given, const Response& response) {
    return std::ranges::equal(given, response, [&](const std::string& a, const std::string& b) {
        return is_as(a, b, question.tolerance);
    });
}

bool is_right(const QuizQuestion& question, const Response& given) {
    return std::ranges::any_of(question.right,
                               [&](const Response& right) { return is_response(question, given, right); });
}

} // namespace

std::string_view to_text(Ask ask) {
    return named(ask).id;
}
std::string_view words_of(Ask ask) {
    return named(ask).words;
}
std::optional<Ask> ask_of(std::string_view text) {
    const auto found = std::ranges::find(all_asks, text, &Named::id);
    return found == all_asks.end() ? std::nullopt : std::optional(found->ask);
}

Response number_response(std::int64_t number) {
    return {std::to_string(number)};
}

std::string cell_response(CellAt at) {
    return formatted("{},{}", at.row, at.column);
}

Response tidied(const QuizQuestion& question, Response response) {
    if (is_number(question.form) || question.form == AnswerForm::cell) {
        for (std::string& part : response) {
            const auto tidy = is_number(question.form) ? tidy_number(part) : tidy_cell(part);
            if (tidy)
                part = *tidy;
        }
        return response;
    }
    const auto place = [&](const std::string& id) {
        return std::ranges::find(question.options, id, &QuizQuestion::Option::id) - question.options.begin();
    };
    std::ranges::stable_sort(response, {}, place);
    // clang 14 cannot compile std::ranges::unique of libstdc++ 12.
    response.erase(std::unique(response.begin(), response.end()), response.end());
    return response;
}

std::string why_no_answer(const QuizQuestion& question, const Response& response) {
    for (const std::string& part : response) {
        if (is_number(question.form) && !tidy_number(part))
            return said(
                "That is no number. Write digits, or a fraction like 5/6, or -inf for minus infinity.");
        if (question.form == AnswerForm::cell && !tidy_cell(part))
            return said("That is no cell. Write its row and its column, with a comma between them.");
    }
    return "";
}

Grade grade(const QuizQuestion& question, const Response& given) {
    const Response response = tidied(question, given);
    Grade result{.parts = question.form == AnswerForm::numbers ? question.places.size() : 1};
    result.right = is_right(question, response);
    if (result.right) {
        result.parts_right = result.parts;
        return result;
    }
    if (question.form == AnswerForm::numbers)
        result.parts_right =
            static_cast<std::size_t>(std::ranges::count(right_parts(question, response), true));
    const auto known =
        std::ranges::find_if(question.misconceptions, [&](const QuizQuestion::Misconception& wrong) {
            return is_response(question, response, wrong.response);
        });
    if (known != question.misconceptions.end()) {
        result.misconception = known->id;
        result.sentence = known->sentence;
    }
    return result;
}

std::vector<bool> right_parts(const QuizQuestion& question, const Response& given) {
    const Response response = tidied(question, given);
    std::vector<bool> best(question.places.size(), false);
    if (response.size() > best.size()) // the numbers can then not be assigned to cells
        return best;
    for (const Response& right : question.right) {
        std::vector<bool> parts(question.places.size(), false);
        for (std::size_t i = 0; i < std::min({parts.size(), response.size(), right.size()}); ++i)
            parts[i] = is_as(response[i], right[i], question.tolerance);
        if (std::ranges::count(parts, true) > std::ranges::count(best, true))
            best = std::move(parts);
    }
    return best;
}

void add_misconception(QuizQuestion& question, std::string id, Response response, std::string sentence) {
    response = tidied(question, std::move(response));
    const bool is_named =
        std::ranges::any_of(question.misconceptions, [&](const QuizQuestion::Misconception& wrong) {
            return is_response(question, response, wrong.response);
        });
    if (!is_right(question, response) && !is_named)
        question.misconceptions.push_back(
            {.id = std::move(id), .response = std::move(response), .sentence = std::move(sentence)});
}

} // namespace ks
