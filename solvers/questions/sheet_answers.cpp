// SPDX-License-Identifier: Apache-2.0
#include "solvers/questions/sheet_answers.h"

#include "solvers/core/formatted.h"
#include "solvers/core/json_place.h"
#include "solvers/core/language.h"
#include "solvers/core/standard_input.h"
#include "solvers/core/text.h"
#include "solvers/formats/looks_like.h"
#include "solvers/questions/ask_id.h"
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace ks {

namespace {

using json::Cursor;

constexpr json::Field<GivenAnswer> given_fields[] = {
    json::field<&GivenAnswer::position>("position"),
    json::field<&GivenAnswer::ask, AskId>("ask"),
    json::field<&GivenAnswer::response>("response"),
    json::field<&GivenAnswer::points>("points"),
    json::optional<&GivenAnswer::misconception>("misconception"),
    json::optional<&GivenAnswer::shown>("shown"),
};

constexpr json::Field<ExerciseAnswers> exercise_answers_fields[] = {
    json::field<&ExerciseAnswers::seed>("seed"),
    json::field<&ExerciseAnswers::given, json::List<GivenAnswer, json::Object<given_fields>>>("answers"),
};

constexpr json::Field<SheetAnswers> answers_fields[] = {
    json::field<&SheetAnswers::sheet>("sheet"),
    json::field<&SheetAnswers::title>("title"),
    json::field<&SheetAnswers::name>("name"),
    json::field<&SheetAnswers::date>("date"),
    json::field<&SheetAnswers::exercises, json::List<ExerciseAnswers, json::Object<exercise_answers_fields>>>(
        "exercises"),
    json::ignored<SheetAnswers>("seal"), // of answers of version 0.1.0
};

/// Adds the points of the answers to an exercise, their misconceptions, and their faults.
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
        if (std::abs(worth - given.points) > rounding)
            checked.wrong.push_back(
                formatted("{}: the answer at position {} to “{}” is worth {:g}, not {:g}.", exercise.title,
                          given.position, question->text, worth, given.points));
    }
    checked.exercises.back() = {.got = exercise.weight * points,
                                .of = exercise.weight * static_cast<double>(asked.questions.size())};
}

} // namespace

Json to_json(const SheetAnswers& answers) {
    return json::written_document(document::answers, answers, answers_fields);
}

Result<SheetAnswers> read_answers(const Cursor& at) {
    return json::read_document(document::answers, at, answers_fields);
}

Result<SheetAnswers> read_answers_file(const std::filesystem::path& path, ReadFrom from) {
    KS_TRY(const std::string text, read_file(path, Sheet::file_limit, from));
    KS_CHECK(check_json(text, name_of(path, from), document::answers));
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

/// Makes the questions of an exercise for a seed, or returns those that were made before.
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
        else if (!answers.exercises[i].given.empty()) // these questions cannot be asked, so an answer cannot
                                                      // exist
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
