// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/predict/sheet_work.h"

#include "solvers/core/files.h"
#include "ui/base/session.h"
#include "visual/export/export.h"

#include <nlohmann/json.hpp>

#include <QDateTime>
#include <QFileInfo>
#include <QRandomGenerator>

#include <algorithm>

namespace ks::ui {

SheetWork& SheetWork::of(Session& session) {
    if (auto* work = session.findChild<SheetWork*>(QString(), Qt::FindDirectChildrenOnly))
        return *work;
    return *new SheetWork(session);
}

SheetWork::SheetWork(Session& session) : QObject(&session) {
    connect(&session, &Session::sheet_opened, this, &SheetWork::start);
}

void SheetWork::start(std::shared_ptr<const Sheet> sheet) {
    constexpr quint32 seeds = 1'000'000'000;
    sheet_ = std::move(sheet);
    seed_ = 1 + QRandomGenerator::global()->bounded(seeds);
    answers_.assign(sheet_->exercises.size(), {.seed = seed_, .given = {}});
    written_ = 0;
    furthest_.assign(sheet_->exercises.size(), 0);
    questions_.assign(sheet_->exercises.size(), 0);
    asked_.assign(sheet_->exercises.size(), {});
    at_ = 0;
    kept_ = false;
    emit started();
    open(at_);
}

SheetWork::Progress SheetWork::progress() const {
    return {.answers = answers({}),
            .furthest = furthest_,
            .questions = questions_,
            .at = at_,
            .written = written_};
}

bool SheetWork::take_up(const Progress& progress) {
    const SheetAnswers& answers = progress.answers;
    const std::size_t exercises = sheet_->exercises.size();
    const auto in_order = [](const ExerciseAnswers& each) {
        return std::ranges::is_sorted(each.given, {}, &GivenAnswer::position);
    };
    if (answers.sheet != fingerprint(*sheet_) || !std::ranges::all_of(answers.exercises, in_order) ||
        answers.exercises.size() != exercises || progress.furthest.size() != exercises ||
        progress.questions.size() != exercises || progress.at >= exercises)
        return false;
    seed_ = answers.exercises.front().seed;
    answers_ = answers.exercises;
    furthest_ = progress.furthest;
    questions_ = progress.questions;
    at_ = progress.at;
    written_ = std::min(progress.written, count_given());
    return true;
}

void SheetWork::open(std::size_t exercise) {
    if (exercise >= sheet_->exercises.size())
        return;
    at_ = exercise;
    instance_ = instance_for(this->exercise(), seed_);
    emit opened();
}

void SheetWork::leave() {
    sheet_.reset();
    emit left();
}

Result<std::vector<QuizQuestion>> SheetWork::ask(const QuestionsAt& questions, std::int64_t count) {
    KS_TRY(asked_[at_], asked_along(exercise(), seed_, questions, count));
    questions_[at_] = asked_[at_].size();
    emit changed();
    return asked_[at_];
}

std::optional<std::size_t> SheetWork::questions_of(std::size_t exercise) const {
    const std::size_t known = questions_[exercise];
    return known > 0 ? std::optional(known) : std::nullopt;
}

bool SheetWork::is_done(std::size_t exercise) const {
    return questions_of(exercise) == given(exercise).size();
}

Points SheetWork::points_of(std::size_t exercise) const {
    const double weight = sheet_->exercises[exercise].weight;
    Points points{.of = weight * static_cast<double>(questions_[exercise])};
    for (const GivenAnswer& each : given(exercise))
        points.got += weight * each.points;
    return points;
}

void SheetWork::keep(const Predictor::Answered& answered) {
    std::vector<GivenAnswer>& given = answers_[at_].given;
    const std::int64_t position = answered.question.position;
    const auto before = std::ranges::lower_bound(given, position, {}, &GivenAnswer::position);
    if (before != given.end() && before->position == position)
        return;
    given.insert(before, {.position = position,
                          .ask = answered.question.ask,
                          .response = answered.response,
                          .points = answered.points(),
                          .misconception = answered.grade.misconception,
                          .shown = answered.shown});
    emit changed();
}

SheetAnswers SheetWork::answers(const QString& name) const {
    return {.sheet = fingerprint(*sheet_),
            .title = sheet_->title,
            .name = name.toStdString(),
            .date = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString(),
            .exercises = answers_};
}

std::size_t SheetWork::count_given() const {
    std::size_t count = 0;
    for (const ExerciseAnswers& exercise : answers_)
        count += exercise.given.size();
    return count;
}

/// Makes the questions of exercises that were answered at an earlier start.
Result<void> SheetWork::make_questions() {
    for (std::size_t i = 0; i < asked_.size(); ++i)
        if (asked_[i].empty() && !answers_[i].given.empty()) {
            KS_TRY(AskedExercise made, asked(sheet_->exercises[i], seed_, {}));
            asked_[i] = std::move(made.questions);
        }
    return {};
}

Result<void> SheetWork::write(const SheetAnswers& answers, const QString& path) {
    const QFileInfo file(path);
    if (file.suffix() == QLatin1String("csv"))
        return Error{.code = ErrorCode::usage,
                     .what = "the table is written beside the answers, under the same name",
                     .where = path.toStdString(),
                     .todo = "choose a name that does not end in .csv"};
    KS_CHECK(make_questions());
    KS_CHECK(write_file(path.toStdString(), to_line(to_json(answers)) + "\n"));
    const QString csv = file.path() + QLatin1Char('/') + file.completeBaseName() + QStringLiteral(".csv");
    KS_CHECK(
        write_file(csv.toStdString(), visual::csv_of(answer_rows(*sheet_, answers, asked_)).toStdString()));
    written_ = count_given();
    return {};
}

} // namespace ks::ui
