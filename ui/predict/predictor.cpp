// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/predict/predictor.h"

#include <utility>

namespace ks::ui {

Predictor::Predictor(Stepper& stepper) : stepper_(stepper) {
    connect(&stepper, &Stepper::moved, this, &Predictor::look);
    stepper.set_gate([this](std::int64_t from, std::int64_t to) { return allowed(from, to); });
}

void Predictor::set_questions(QuestionsAt questions) {
    questions_ = std::move(questions);
    answers_.clear();
    look();
}

void Predictor::turn(bool on) {
    if (on == on_)
        return;
    on_ = on;
    emit turned(on);
    look();
}

void Predictor::set_plan(AskPlan plan) {
    if (plan == plan_)
        return;
    plan_ = std::move(plan);
    answers_.clear();
    look();
}

void Predictor::grade_at_the_end(bool on) {
    at_the_end_ = on;
    emit changed();
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
    question_ = on() ? question_at(plan_, questions_, stepper_.at()) : std::nullopt;
    emit changed();
}

const Predictor::Answered* Predictor::answered() const {
    const auto found = question_ ? answers_.find(question_->position) : answers_.end();
    return found == answers_.end() ? nullptr : &found->second;
}

Predictor::Score Predictor::score() const {
    Score score;
    for (const auto& [position, answered] : answers_) {
        score.points += answered.grade.points();
        ++score.questions;
    }
    return score;
}

void Predictor::answer(const Response& response) {
    if (!question_ || answered())
        return;
    answers_.emplace(question_->position, Answered{.question = *question_,
                                                   .response = tidied(*question_, response),
                                                   .grade = grade(*question_, response)});
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

void Predictor::forget() {
    answers_.clear();
    stepper_.go(0);
    look();
}

} // namespace ks::ui
