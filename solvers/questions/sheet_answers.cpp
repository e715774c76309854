// SPDX-License-Identifier: Apache-2.0
#include "solvers/questions/sheet_answers.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "solvers/core/json_place.h"
#include "solvers/core/sha256.h"
#include "solvers/core/standard_input.h"
#include "solvers/core/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace ks {

namespace {

using json::Cursor;

constexpr std::string_view answers_format = "knapscope-answers";

std::string bytes_of_hex(std::string_view hex) {
    std::string bytes;
    for (std::size_t i = 0; i + 1 < hex.size(); i += 2)
        bytes.push_back(static_cast<char>(std::stoi(std::string(hex.substr(i, 2)), nullptr, 16)));
    return bytes;
}

/// HMAC-SHA-256 (RFC 2104), as hexadecimal digits.
std::string hmac(std::string key, std::string_view text) {
    constexpr std::size_t block = 64;
    if (key.size() > block)
        key = bytes_of_hex(sha256(key));
    key.resize(block, '\0');
    const auto padded = [&key](char with) {
        std::string pad = key;
        for (char& byte : pad)
            byte = static_cast<char>(byte ^ with);
        return pad;
    };
    return sha256(padded('\x5c') + bytes_of_hex(sha256(padded('\x36') + std::string(text))));
}

Json to_json(const GivenAnswer& given) {
    Json json = {{"position", given.position},
                 {"ask", to_text(given.ask)},
                 {"response", given.response},
                 {"points", given.points}};
    if (!given.misconception.empty())
        json["misconception"] = given.misconception;
    if (given.shown)
        json["shown"] = true;
    return json;
}

Result<GivenAnswer> read_given(const Cursor& at) {
    constexpr std::array<std::string_view, 6> keys{"position", "ask",           "response",
                                                   "points",   "misconception", "shown"};
    KS_CHECK(at.only(keys));
    GivenAnswer given;
    KS_TRY(const Cursor position, at.member("position"));
    KS_TRY(given.position, position.natural());
    KS_TRY(const Cursor ask, at.member("ask"));
    KS_TRY(const std::string id, ask.string());
    const auto known = ask_of(id);
    if (!known)
        return ask.error("nothing is asked that is called so");
    given.ask = *known;
    KS_TRY(const Cursor response, at.member("response"));
    KS_TRY(const auto parts, response.elements());
    for (const Cursor& part : parts) {
        KS_TRY(std::string text, part.string());
        given.response.push_back(std::move(text));
    }
    KS_TRY(const Cursor points, at.member("points"));
    KS_TRY(given.points, points.number());
    if (at.has("misconception")) {
        KS_TRY(const Cursor misconception, at.member("misconception"));
        KS_TRY(given.misconception, misconception.string());
    }
    if (at.has("shown")) {
        KS_TRY(const Cursor shown, at.member("shown"));
        KS_TRY(given.shown, shown.boolean());
    }
    return given;
}

Result<ExerciseAnswers> read_exercise_answers(const Cursor& at) {
    constexpr std::array<std::string_view, 2> keys{"seed", "answers"};
    KS_CHECK(at.only(keys));
    ExerciseAnswers answers;
    KS_TRY(const Cursor seed, at.member("seed"));
    KS_TRY(const std::int64_t number, seed.natural());
    answers.seed = static_cast<std::uint64_t>(number);
    KS_TRY(const Cursor list, at.member("answers"));
    KS_TRY(const auto elements, list.elements());
    for (const Cursor& element : elements) {
        KS_TRY(GivenAnswer given, read_given(element));
        answers.given.push_back(std::move(given));
    }
    return answers;
}

/// Adds the points of the answers to an exercise, their misconceptions, and what is wrong with them.
void add_graded(const AskedExercise& asked, const ExerciseAnswers& answers, const Exercise& exercise,
                CheckedAnswers& checked) {
    double points = 0;
    std::int64_t before = -1;
    for (const GivenAnswer& given : answers.given) {
        const auto question = std::ranges::find(asked.questions, given.position, &QuizQuestion::position);
        if (question == asked.questions.end() || question->ask != given.ask || given.position <= before) {
            checked.wrong.push_back(
                formatted("{}: there is no such question at position {}.", exercise.title, given.position));
            continue;
        }
        before = given.position;
        const Grade graded = grade(*question, given.response);
        const double worth = given.shown ? 0 : graded.points();
        points += worth;
        if (!graded.misconception.empty())
            checked.misconceptions.push_back(graded.misconception);
        constexpr double rounding = 1e-9;
        if (std::abs(worth - given.points) > rounding || graded.misconception != given.misconception)
            checked.wrong.push_back(
                formatted("{}: the answer at position {} to “{}” is worth {:g}, not {:g}.", exercise.title,
                          given.position, question->text, worth, given.points));
    }
    checked.exercises.back() = {.got = exercise.weight * points,
                                .of = exercise.weight * static_cast<double>(asked.questions.size())};
}

} // namespace

Json to_json(const SheetAnswers& answers) {
    Json json = {{"format", answers_format},  {"version", 1},         {"sheet", answers.sheet},
                 {"title", answers.title},    {"name", answers.name}, {"date", answers.date},
                 {"exercises", Json::array()}};
    for (const ExerciseAnswers& exercise : answers.exercises) {
        Json given = Json::array();
        for (const GivenAnswer& each : exercise.given)
            given.push_back(to_json(each));
        json["exercises"].push_back({{"seed", exercise.seed}, {"answers", std::move(given)}});
    }
    if (!answers.seal.empty())
        json["seal"] = answers.seal;
    return json;
}

std::string seal_of(const SheetAnswers& answers, const Sheet& sheet) {
    SheetAnswers open = answers;
    open.seal.clear();
    return hmac(sheet.secret, to_line(to_json(open)));
}

Result<SheetAnswers> read_answers(const Cursor& document) {
    constexpr std::array<std::string_view, 8> keys{"format", "version", "sheet",     "title",
                                                   "name",   "date",    "exercises", "seal"};
    KS_TRY(const Cursor format, document.member("format"));
    KS_TRY(const std::string named, format.string());
    if (named != answers_format)
        return format.error(formatted("the format is \"{}\"", printable(named)),
                            formatted("give a \"{}\"", answers_format));
    // Checked after the format: another kind of file has other fields, and its format says what it is.
    KS_CHECK(document.only(keys));
    KS_TRY(const Cursor version, document.member("version"));
    KS_CHECK(version.integer(1, 1));
    SheetAnswers answers;
    for (const auto& [key, into] : {std::pair{"sheet", &answers.sheet},
                                    {"title", &answers.title},
                                    {"name", &answers.name},
                                    {"date", &answers.date},
                                    {"seal", &answers.seal}}) {
        KS_TRY(const Cursor at, document.member(key));
        KS_TRY(*into, at.string());
    }
    if (answers.seal.empty())
        return document.member("seal")->error("the answers have no seal",
                                              "give the file that Knapscope exported");
    KS_TRY(const Cursor list, document.member("exercises"));
    KS_TRY(const auto elements, list.elements());
    for (const Cursor& element : elements) {
        KS_TRY(ExerciseAnswers exercise, read_exercise_answers(element));
        answers.exercises.push_back(std::move(exercise));
    }
    return answers;
}

Result<SheetAnswers> read_answers_file(const std::filesystem::path& path, ReadFrom from) {
    KS_TRY(const std::string text, read_file(path, Sheet::file_limit, from));
    KS_CHECK(check_json(text, name_of(path, from), answers_format));
    KS_TRY(const auto tree, json::parse(text, name_of(path, from)));
    auto answers = read_answers(Cursor(tree, name_of(path, from)));
    return answers ? answers : json::with_line(answers.error(), text, name_of(path, from));
}

Points points_of(const Sheet& sheet, const SheetAnswers& answers) {
    Points points;
    for (std::size_t i = 0; i < std::min(sheet.exercises.size(), answers.exercises.size()); ++i)
        for (const GivenAnswer& given : answers.exercises[i].given) {
            points.got += sheet.exercises[i].weight * given.points;
            points.of += sheet.exercises[i].weight;
        }
    return points;
}

Result<CheckedAnswers> check_answers(const Sheet& sheet, const SheetAnswers& answers,
                                     const std::stop_token& stop) {
    return AnswerGrader(sheet).check(answers, stop);
}

AnswerGrader::AnswerGrader(Sheet sheet)
    : sheet_(std::move(sheet)), fingerprint_(fingerprint(sheet_)), shared_(sheet_.exercises.size()) {}

/// Makes the questions of an exercise for a seed, or takes those that were made before.
Result<AskedExercise> AnswerGrader::asked_by(std::size_t exercise, std::uint64_t seed,
                                             const std::stop_token& stop) {
    const Exercise& about = sheet_.exercises[exercise];
    if (about.drawn)
        return asked(about, seed, stop);
    auto& made = shared_[exercise];
    if (!made || (!*made && made->error().code == ErrorCode::cancelled))
        made = asked(about, seed, stop);
    return *made;
}

Result<CheckedAnswers> AnswerGrader::check(const SheetAnswers& answers, const std::stop_token& stop) {
    CheckedAnswers checked;
    if (!is_to_this_sheet(answers)) {
        checked.wrong.emplace_back(said("These are answers to another sheet."));
        return checked;
    }
    if (answers.seal != seal_of(answers, sheet_))
        checked.wrong.emplace_back(said("The file was changed after the answers were given."));
    if (answers.exercises.size() != sheet_.exercises.size())
        checked.wrong.emplace_back(said("There are not as many exercises as on the sheet."));
    for (std::size_t i = 0; i < std::min(sheet_.exercises.size(), answers.exercises.size()); ++i) {
        const Exercise& exercise = sheet_.exercises[i];
        checked.exercises.emplace_back();
        const Result<AskedExercise> questions = asked_by(i, answers.exercises[i].seed, stop);
        if (questions)
            add_graded(*questions, answers.exercises[i], exercise, checked);
        else if (questions.error().code == ErrorCode::cancelled)
            return questions.error();
        else if (!answers.exercises[i].given.empty()) // no user could have answered it
            checked.wrong.push_back(formatted("{}: it cannot be put, and was answered: {}.", exercise.title,
                                              questions.error().what));
        checked.points.got += checked.exercises.back().got;
        checked.points.of += checked.exercises.back().of;
    }
    return checked;
}

std::vector<std::vector<std::string>> answer_rows(const Sheet& sheet, const SheetAnswers& answers,
                                                  const std::vector<std::vector<QuizQuestion>>& asked) {
    std::vector<std::vector<std::string>> rows{{"name", "date", "exercise", "seed", "position", "asks",
                                                "question", "response", "points", "misconception",
                                                "shown before"}};
    for (std::size_t i = 0; i < std::min(asked.size(), answers.exercises.size()); ++i)
        for (const GivenAnswer& answer : answers.exercises[i].given) {
            const auto question = std::ranges::find(asked[i], answer.position, &QuizQuestion::position);
            std::string response;
            for (const std::string& part : answer.response)
                response += (response.empty() ? "" : " ") + part;
            rows.push_back({answers.name, answers.date, sheet.exercises[i].title,
                            std::to_string(answers.exercises[i].seed), std::to_string(answer.position),
                            std::string(to_text(answer.ask)),
                            question == asked[i].end() ? std::string() : question->text, response,
                            written("{:g}", answer.points), answer.misconception,
                            answer.shown ? "yes" : "no"});
        }
    return rows;
}

} // namespace ks
