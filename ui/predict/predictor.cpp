// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/predict/predictor.h"

#include <algorithm>
#include <utility>

namespace ks::ui {

Predictor::Predictor(Stepper& stepper) : stepper_(stepper) {
    connect(&stepper, &Stepper::moved, this, &Predictor::note_presented);
    connect(&stepper, &Stepper::moved, this, &Predictor::look);
    stepper.set_gate([this](std::int64_t from, std::int64_t to) { return allowed(from, to); });
}

void Predictor::set_questions(QuestionsAt questions, const QString& why_not) {
    questions_ = std::move(questions);
    why_not_ = why_not;
    clear_answers();
    if (questions_ && !plan_.asks.empty()) { // of what was chosen for another track there may be nothing here
        const std::vector<Ask> there = kinds();
        if (std::ranges::find_first_of(plan_.asks, there) == plan_.asks.end())
            plan_.asks.clear();
    }
    stepper_.hide_what_comes(this->on());
    look();
    emit asks_others();
}

void Predictor::turn(bool on) {
    if (on == on_)
        return;
    on_ = on;
    stepper_.hide_what_comes(this->on());
    emit turned(on);
    look();
    emit asks_others();
}

void Predictor::set_plan(AskPlan plan) {
    if (plan == plan_)
        return;
    plan_ = std::move(plan);
    clear_answers();
    look();
    emit asks_others();
}

void Predictor::grade_at_the_end(bool on) {
    at_the_end_ = on;
    emit changed();
}

std::vector<Ask> Predictor::kinds() const {
    return questions_ ? asks_along(plan_.pace, questions_, stepper_.count()) : std::vector<Ask>();
}

std::vector<QuizQuestion> Predictor::some_questions() const {
    constexpr std::int64_t places = 8, looked_at = 200;
    std::vector<QuizQuestion> some;
    const std::int64_t count = stepper_.count();
    const auto take_first = [&](std::int64_t from) {
        const auto at = next_asked(plan_, questions_, from, std::min(count, from + looked_at));
        if (auto question = at ? question_at(plan_, questions_, *at) : std::nullopt)
            some.push_back(*std::move(question));
        return at.has_value();
    };
    for (std::int64_t i = 0; questions_ && i < places; ++i)
        take_first(count * i / places);
    // The last phase, the way back, has other questions than the many steps before it.
    for (std::int64_t from = count - 1; questions_ && from >= std::max(count - looked_at, std::int64_t{0});
         --from)
        if (take_first(from))
            break;
    return some;
}

/// How far a step may go that wants to go so far: up to the next question that is not answered.
std::int64_t Predictor::allowed(std::int64_t from, std::int64_t to) {
    if (!on() || to <= from)
        return to;
    for (std::int64_t at = from; at < to; ++at) {
        const auto asked = next_asked(plan_, questions_, at, to);
        if (!asked)
            return to;
        at = *asked;
        if (!answers_.contains(at)) {
            if (at == from)
                emit held();
            return at;
        }
    }
    return to;
}

void Predictor::look() {
    attempt_.reset();
    question_ = on() ? question_at(plan_, questions_, stepper_.at()) : std::nullopt;
    emit changed();
}

/// Notes which positions a presentation, in which no question holds a step, shows for the first time.
void Predictor::note_presented() {
    const std::int64_t before = std::exchange(seen_, stepper_.furthest());
    if (stepper_.gate_is_open() && seen_ > before)
        presented_.emplace_back(before, seen_);
}

bool Predictor::was_asked_aloud(std::int64_t position) const {
    return std::ranges::any_of(presented_, [position](const auto& part) {
        return position >= part.first && position < part.second;
    });
}

const Predictor::Answered* Predictor::answered() const {
    const auto found = question_ ? answers_.find(question_->position) : answers_.end();
    return found == answers_.end() ? nullptr : &found->second;
}

Predictor::Score Predictor::score() const {
    Score score;
    for (const auto& [position, answered] : answers_) {
        score.points += answered.question.weight * answered.points();
        score.of += answered.question.weight;
        ++score.questions;
    }
    return score;
}

int Predictor::tries_left() const {
    const auto used = question_ ? tries_.find(question_->position) : tries_.end();
    return (question_ ? question_->tries : 0) - (used == tries_.end() ? 0 : used->second);
}

bool Predictor::was_shown() const {
    return question_ && stepper_.furthest() > question_->position;
}

Predictor::Answered Predictor::graded(const QuizQuestion& question, const Response& response) const {
    return {.question = question,
            .response = tidied(question, response),
            .grade = grade(question, response),
            .shown = stepper_.furthest() > question.position};
}

void Predictor::answer(const Response& response) {
    if (!question_ || answered())
        return;
    Answered given = graded(*question_, response);
    if (given.grade.right || at_the_end_ || tries_left() <= 1) {
        close(std::move(given));
        return;
    }
    stepper_.play(false);
    ++tries_[question_->position];
    attempt_ = std::move(given);
    emit changed();
}

void Predictor::leave_out() {
    if (question_ && !answered())
        close(graded(*question_, {}));
}

void Predictor::close(Answered answered) {
    stepper_.play(false); // the grade is to be read
    attempt_.reset();
    answers_.emplace(question_->position, std::move(answered));
    emit changed();
}

bool Predictor::go_to_next() {
    if (!on())
        return false;
    for (std::int64_t at = stepper_.at(); at < stepper_.count(); ++at) {
        const auto asked = next_asked(plan_, questions_, at, stepper_.count());
        if (!asked)
            return false;
        at = *asked;
        if (!answers_.contains(at)) {
            stepper_.go(at);
            return true;
        }
    }
    return false;
}

void Predictor::clear_answers() {
    answers_.clear();
    tries_.clear();
    presented_.clear();
    seen_ = stepper_.furthest();
}

void Predictor::forget() {
    stepper_.go(0);
    stepper_.forget_shown();
    clear_answers();
    look();
}

void Predictor::resume(const std::vector<GivenAnswer>& given, std::int64_t furthest) {
    for (const GivenAnswer& each : given)
        if (const auto question = question_at(plan_, questions_, each.position)) {
            Answered answered = graded(*question, each.response);
            answered.shown = each.shown;
            answers_.emplace(each.position, std::move(answered));
        }
    stepper_.set_furthest(furthest);
    look();
}

} // namespace ks::ui
