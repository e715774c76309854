// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/own_question.h"

#include "solvers/core/formatted.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace ks::ui {
namespace {

Error wrong(Sentence what, Sentence todo) {
    return {.code = ErrorCode::input, .what = std::move(what), .todo = std::move(todo)};
}

bool is_blank(const std::string& text) {
    return text.find_first_not_of(" \t\n") == std::string::npos;
}

bool is_number(const std::string& text) {
    return !is_blank(text) && why_no_answer({.form = AnswerForm::number}, {text}).empty();
}

Result<OwnQuestion::Choice> read_choice(const json::Cursor& at) {
    static constexpr std::array<std::string_view, 2> keys{"text", "right"};
    KS_CHECK(at.only(keys));
    OwnQuestion::Choice choice;
    KS_TRY(const json::Cursor text, at.member("text"));
    KS_TRY(choice.text, text.string());
    if (at.has("right")) {
        KS_TRY(const json::Cursor right, at.member("right"));
        KS_TRY(choice.right, right.boolean());
    }
    return choice;
}

} // namespace

Result<void> check(const OwnQuestion& question) {
    if (is_blank(question.text))
        return wrong("the question has no words", "write what is asked");
    if (question.choices.empty() == question.numbers.empty())
        return wrong("the question has no right answer", "give it choices, or a number");
    bool too_long = std::max(question.text.size(), question.because.size()) > OwnQuestion::most_letters;
    for (const OwnQuestion::Choice& choice : question.choices) {
        if (is_blank(choice.text))
            return wrong("a choice has no words", "write what can be chosen");
        too_long = too_long || choice.text.size() > OwnQuestion::most_letters;
    }
    if (too_long)
        return wrong(formatted("a text of the question has more than {} letters", OwnQuestion::most_letters),
                     "make it shorter");
    if (question.choices.size() == 1 || question.choices.size() > OwnQuestion::most_choices)
        return wrong(formatted("a question has 2 to {} choices", OwnQuestion::most_choices),
                     "add or remove some");
    if (!question.choices.empty() &&
        std::ranges::none_of(question.choices, [](const auto& choice) { return choice.right; }))
        return wrong("no choice is right", "mark each that is");
    for (const std::string& number : question.numbers)
        if (!is_number(number))
            return wrong("the right answer is not a number", "write digits, or a fraction like 5/6");
    return {};
}

Result<OwnQuestion> read_own_question(const json::Cursor& at) {
    OwnQuestion question;
    KS_TRY(const json::Cursor text, at.member("question"));
    KS_TRY(question.text, text.string());
    if (at.has("choices")) {
        KS_TRY(const json::Cursor choices, at.member("choices"));
        KS_TRY(const auto elements, choices.elements());
        for (const json::Cursor& element : elements) {
            KS_TRY(OwnQuestion::Choice choice, read_choice(element));
            question.choices.push_back(std::move(choice));
        }
    }
    if (at.has("numbers")) {
        KS_TRY(const json::Cursor numbers, at.member("numbers"));
        KS_TRY(const auto elements, numbers.elements());
        for (const json::Cursor& element : elements) {
            KS_TRY(std::string number, element.string());
            question.numbers.push_back(std::move(number));
        }
    }
    if (at.has("because")) {
        KS_TRY(const json::Cursor because, at.member("because"));
        KS_TRY(question.because, because.string());
    }
    if (const auto checked = check(question); !checked)
        return at.error(checked.error().what, checked.error().todo);
    return question;
}

void add_members(const OwnQuestion& question, Json& json) {
    json["question"] = question.text;
    for (const OwnQuestion::Choice& choice : question.choices) {
        Json each = {{"text", choice.text}};
        if (choice.right)
            each["right"] = true;
        json["choices"].push_back(std::move(each));
    }
    for (const std::string& number : question.numbers)
        json["numbers"].push_back(number);
    if (!question.because.empty())
        json["because"] = question.because;
}

QuizQuestion quiz_question(const OwnQuestion& own) {
    QuizQuestion question{.ask = Ask::own, .text = own.text, .because = own.because};
    if (own.choices.empty()) {
        question.form = AnswerForm::number;
        for (const std::string& number : own.numbers)
            question.right.push_back(tidied(question, {number}));
        return question;
    }
    Response right;
    for (std::size_t i = 0; i < own.choices.size(); ++i) {
        const std::string id = std::to_string(i + 1);
        question.options.push_back({.id = id, .text = own.choices[i].text});
        if (own.choices[i].right)
            right.push_back(id);
    }
    question.form = right.size() == 1 ? AnswerForm::one_of : AnswerForm::some_of;
    question.right = {std::move(right)};
    return question;
}

} // namespace ks::ui
