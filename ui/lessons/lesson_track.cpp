// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lesson_track.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "solvers/questions/questions.h"
#include "solvers/run/in_process.h"
#include "ui/widgets/files.h"

#include <QCoreApplication>

#include <algorithm>

namespace ks::ui {

namespace {

constexpr FileLimit recorded_run_limit{.bytes = 64 << 20, .of = "a recorded run"};

/// A recording that is not a table has no such cells.
bool inside(const std::shared_ptr<const TableRecording>& table, CellAt at) {
    return table && at.row < table->rows() && at.column < table->columns();
}

/// The figure's recorded runs. An error names the file, because its place is that in the lesson.
Result<std::vector<scene::FigureDocument>> text_of_runs(const QStringList& paths) {
    std::vector<scene::FigureDocument> runs;
    for (const QString& path : paths) {
        const std::string name = path.section(QLatin1Char('/'), -1).toStdString();
        Result<std::string> text = read_file(path, recorded_run_limit);
        if (!text) {
            Error error = text.error();
            error.what = formatted("the recorded run {}: {}", name, error.what);
            return error;
        }
        runs.push_back({.name = name, .text = *std::move(text)});
    }
    return runs;
}

/// The figure a step, or an instruction, earlier. Nothing: it has no such thing, or it would be empty.
std::optional<FigureCall> before_the_answer(FigureCall figure) {
    for (auto& [name, value] : figure.settings)
        if ((name == "step" || name == "instruction") && std::stoll(value) > 1) {
            value = std::to_string(std::stoll(value) - 1);
            return figure;
        }
    return std::nullopt;
}

} // namespace

Result<LessonTrack::Position> LessonTrack::position_of(const LessonStop& stop,
                                                       const std::stop_token& token) const {
    if (stop.ask)
        return question_of(stop, token);
    if (stop.figure)
        return figure_of(*stop.figure, token);
    Position position;
    position.instance = lesson_.instance;
    KS_TRY(position.recording_step, step_of(recording_, stop));
    return position;
}

Result<LessonTrack::Position> LessonTrack::figure_of(const FigureCall& call,
                                                     const std::stop_token& token) const {
    Position position;
    position.instance = call.instance;
    for (const auto& [name, value] : call.settings) {
        if (name == "variant")
            position.kernel = value;
        position.settings.emplace_back(QString::fromStdString(name), QString::fromStdString(value));
    }
    KS_TRY(std::vector<scene::FigureDocument> runs, text_of_runs(call.runs));
    KS_TRY(scene::Figure figure,
           scene::make_figure(call.id, call.settings, call.instance, token, std::move(runs)));
    position.figure = std::make_shared<const scene::Figure>(std::move(figure));
    return position;
}

/// Returns the question that a lesson asks about what it would show then.
Result<QuizQuestion> LessonTrack::asked_of(const LessonAsk& ask, const Position& shown) const {
    if (ask.own)
        return quiz_question(*ask.own);
    const std::vector<QuizQuestion> questions = questions_about(shown);
    const auto found = std::ranges::find(questions, ask.ask, &QuizQuestion::ask);
    if (found != questions.end())
        return *found;
    return Error{.code = ErrorCode::input,
                 .what =
                     formatted("{} is nothing that can be asked here", said(std::string(words_of(ask.ask)))),
                 .todo = "correct the lesson's \"ask\""};
}

/// Makes what would be shown, for its question, and shows what comes before it.
Result<LessonTrack::Position> LessonTrack::question_of(const LessonStop& stop,
                                                       const std::stop_token& token) const {
    LessonStop answer = stop;
    answer.ask.reset();
    KS_TRY(const Position shown, position_of(answer, token));
    KS_TRY(QuizQuestion question, asked_of(*stop.ask, shown));
    Position position = shown;
    if (!shown.figure) {
        position.recording_step = std::max<std::int64_t>(position.recording_step - 1, 0);
    } else if (const auto before = before_the_answer(*stop.figure)) {
        KS_TRY(position, figure_of(*before, token));
    } else if (!stops_.empty()) {
        position = stops_.back();
    } else if (!stop.ask->own) { // of the author's own question the picture itself need not be the answer
        return Error{.code = ErrorCode::input,
                     .what = "nothing was shown yet that could stay while this is asked",
                     .todo = "show something first"};
    }
    question.position = static_cast<std::int64_t>(stops_.size());
    question.weight = stop.ask->weight;
    question.tries = stop.ask->tries;
    position.question = std::make_shared<const QuizQuestion>(std::move(question));
    return position;
}

std::vector<QuizQuestion> LessonTrack::questions_about(const Position& shown) const {
    if (shown.figure)
        return shown.figure->questions;
    if (shown.recording_step == 0)
        return {}; // there is no step before it
    return questions_at(*recording_, shown.recording_step - 1);
}

std::vector<QuizQuestion> LessonTrack::questions_about(std::int64_t at) const {
    return questions_about(stops_[static_cast<std::size_t>(at)]);
}

bool LessonTrack::needs_one_before(const LessonStop& asked_about) {
    return asked_about.figure && !(asked_about.ask && asked_about.ask->own) &&
           !before_the_answer(*asked_about.figure);
}

bool LessonTrack::asks() const {
    return std::ranges::any_of(stops_, [](const Position& stop) { return stop.question != nullptr; });
}

std::optional<std::int64_t> LessonTrack::position_showing(std::int64_t step) const {
    const auto found = std::ranges::find_if(stops_, [step](const Position& stop) {
        return !stop.figure && !stop.question && stop.recording_step == step;
    });
    return found == stops_.end() ? std::nullopt : std::optional<std::int64_t>(found - stops_.begin());
}

Result<std::int64_t> LessonTrack::step_of(const std::shared_ptr<const Recording>& recording,
                                          const LessonStop& stop) {
    const auto table = as_table(recording);
    if (stop.cell && !inside(table, *stop.cell))
        return Error{.code = ErrorCode::input,
                     .what = "a cell lies outside of the table",
                     .todo = "correct the lesson's \"show\""};
    if (stop.step && *stop.step > recording->count())
        return Error{.code = ErrorCode::input,
                     .what = formatted("a step lies beyond the last, {}", recording->count()),
                     .todo = "correct the lesson's \"show\""};
    return stop.cell ? table->step_of(*stop.cell) : stop.step.value_or(recording->count());
}

Result<void> LessonTrack::record(const std::stop_token& stop) {
    if (lesson_.variant.empty())
        return {};
    KS_TRY(recording_, in_process::record(lesson_.variant, lesson_.instance, stop));
    return {};
}

Result<std::shared_ptr<const LessonTrack>> LessonTrack::make(Lesson lesson, const std::stop_token& stop) {
    auto track = std::make_shared<LessonTrack>();
    track->lesson_ = std::move(lesson);
    KS_CHECK(track->record(stop));
    for (std::size_t i = 0; i < track->lesson_.steps.size(); ++i) {
        const LessonStep& step = track->lesson_.steps[i];
        const std::string place = written("{} /steps/{}", steps_file_name(track->lesson_), i);
        for (std::size_t n = 0; n < step.show.size(); ++n) {
            auto position = track->position_of(step.show[n], stop);
            if (!position) {
                Error error = position.error();
                error.where = written("{}/show/{}", place, n);
                return with_line(std::move(error), track->lesson_);
            }
            position->lesson_step = i;
            position->show = n;
            track->stops_.push_back(std::move(*position));
        }
        for (const CellAt& at : step.highlight)
            if (!inside(as_table(track->recording_), at))
                return with_line({.code = ErrorCode::input,
                                  .what = "a cell to highlight lies outside of the table",
                                  .where = place},
                                 track->lesson_);
    }
    return std::shared_ptr<const LessonTrack>(std::move(track));
}

ShownStep LessonTrack::shown_step(std::int64_t at) const {
    const Position& position = stops_[static_cast<std::size_t>(at)];
    const LessonStop& stop = lesson_.steps[position.lesson_step].show[position.show];
    if (!stop.figure)
        return {.instance = lesson_.instance,
                .variant = lesson_.variant,
                .step = position.recording_step,
                .sentence = sentence(at)};
    return {.instance = stop.figure->instance,
            .figure = stop.figure->id,
            .settings = stop.figure->settings,
            .runs = stop.figure->runs,
            .sentence = sentence(at)};
}

Result<std::int64_t> LessonTrack::position_named(const QString& name) const {
    if (name == QLatin1String("end"))
        return count();
    const QStringList parts = name.split(QLatin1Char('.'));
    bool number = parts.size() <= 2, other = true;
    const std::int64_t steps = std::ssize(lesson_.steps);
    const std::int64_t step = parts.front().toLongLong(&other);
    const std::int64_t picture = parts.size() == 2 ? parts.back().toLongLong(&number) : 1;
    if (!number || !other || step < 1 || step > steps)
        return Error{.code = ErrorCode::usage,
                     .what = formatted("this lesson has no step {}", name.toStdString()),
                     .where = "--step",
                     .todo = formatted("its steps are 1 to {}; 1.2 is the second picture of step 1", steps)};
    const std::int64_t pictures = std::ssize(lesson_.steps[static_cast<std::size_t>(step - 1)].show);
    if (picture < 1 || picture > pictures)
        return Error{.code = ErrorCode::usage,
                     .what = formatted("step {} of this lesson has no picture {}", step, picture),
                     .where = "--step",
                     .todo = pictures == 1 ? "it has one picture"
                                           : formatted("its pictures are {0}.1 to {0}.{1}", step, pictures)};
    const auto begin = std::ranges::find(stops_, static_cast<std::size_t>(step - 1), &Position::lesson_step);
    return begin - stops_.begin() + picture - 1;
}

std::int64_t LessonTrack::next(std::int64_t at, Level level) const {
    if (level == Level::phase)
        return count();
    std::int64_t to = std::min(at + 1, count());
    if (level == Level::row)
        while (to < count() && lesson_step(to) == lesson_step(at))
            ++to;
    return to;
}

std::int64_t LessonTrack::previous(std::int64_t at, Level level) const {
    if (level == Level::phase)
        return 0;
    std::int64_t to = std::max<std::int64_t>(at - 1, 0);
    if (level == Level::row)
        while (to > 0 && lesson_step(to - 1) == lesson_step(to))
            --to;
    return to;
}

std::vector<OutlineEntry> LessonTrack::outline() const {
    std::vector<OutlineEntry> entries;
    for (std::int64_t at = 0; at <= count(); ++at)
        if (at == 0 || lesson_step(at) != lesson_step(at - 1))
            entries.push_back({at, Level::phase,
                               formatted("{}. {}", lesson_step(at) + 1,
                                         lesson_.steps[lesson_step(at)].title.toStdString())});
    return entries;
}

QString LessonTrack::sentence(std::int64_t at) const {
    if (const auto shown = figure(at))
        return readable(shown->sentence);
    return readable(recording_->at(recording_step(at)).text);
}

QString LessonTrack::name_of(std::int64_t at) const {
    const QString number = QString::number(lesson_step(at) + 1);
    if (lesson_.steps[lesson_step(at)].show.size() == 1)
        return number;
    return QStringLiteral("%1.%2").arg(number).arg(picture_of(at));
}

/// Which picture of its step a position shows, from 1.
std::int64_t LessonTrack::picture_of(std::int64_t at) const {
    const auto begin = std::ranges::find(stops_, lesson_step(at), &Position::lesson_step);
    return at - (begin - stops_.begin()) + 1;
}

QString LessonTrack::label(std::int64_t at) const {
    const LessonStep& step = lesson_.steps[lesson_step(at)];
    const QString place = QCoreApplication::translate("LessonTrack", "Step %1 of %2")
                              .arg(lesson_step(at) + 1)
                              .arg(lesson_.steps.size());
    const QString picture = step.show.size() == 1
                                ? QString()
                                : QCoreApplication::translate("LessonTrack", ", picture %1 of %2")
                                      .arg(picture_of(at))
                                      .arg(step.show.size());
    return place + picture + QStringLiteral(" · ") + step.title;
}

} // namespace ks::ui
