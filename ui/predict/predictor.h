// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/questions/ask_plan.h"
#include "ui/stepping/stepper.h"

#include <QObject>

#include <map>
#include <optional>

namespace ks::ui {

/// Asks before a stepper moves on: while it is on, no step goes past a question that is not answered. What
/// was answered is kept by position, so that one can go back and look.
class Predictor : public QObject {
    Q_OBJECT

public:
    explicit Predictor(Stepper& stepper);

    /// What can be asked along the stepper's track; nothing: there is nothing to ask. Forgets the answers.
    void set_questions(QuestionsAt questions);
    bool has_questions() const { return static_cast<bool>(questions_); }

    void turn(bool on);
    bool on() const { return on_ && questions_; }
    const AskPlan& plan() const { return plan_; }
    void set_plan(AskPlan plan); ///< forgets the answers
    /// The kinds of questions that there are along the track, at the plan's pace.
    std::vector<Ask> kinds() const;
    /// True if the user sees no grade before the last step.
    bool grades_at_the_end() const { return at_the_end_; }
    void grade_at_the_end(bool on);

    struct Answered {
        QuizQuestion question;
        Response response; ///< empty: it was left out
        Grade grade;
    };
    /// What is asked at the current position; nothing: there is nothing to ask.
    const std::optional<QuizQuestion>& question() const { return question_; }
    /// The answer to it that counts; null: there is none yet.
    const Answered* answered() const;
    /// A wrong answer to it, after which it may be answered again; null: there is none.
    const Answered* attempt() const { return attempt_ ? &*attempt_ : nullptr; }
    int tries_left() const; ///< for the question at the current position
    const std::map<std::int64_t, Answered>& answers() const { return answers_; }
    /// Whether grades may be told now.
    bool tells_grades() const { return !at_the_end_ || stepper_.at() == stepper_.count(); }

    struct Score {
        double points = 0, of = 0; ///< weighted, and what they would be if all were right
        std::size_t questions = 0; ///< answered or left out; what was jumped over gives nothing
    };
    Score score() const;

    /// The right answer counts, or else the last that the question allows.
    void answer(const Response& response);
    void leave_out();
    void forget(); ///< all answers; the stepper goes to the beginning
    /// Goes to the next question that is not answered; false: there is none near.
    bool go_to_next();

signals:
    void changed(); ///< the question, an answer or the score
    void turned(bool on);
    void held(); ///< a step was asked for, and the question is not answered

private:
    std::int64_t allowed(std::int64_t from, std::int64_t to);
    void look();
    void close(Answered answered);
    void clear_answers();

    Stepper& stepper_;
    QuestionsAt questions_;
    AskPlan plan_;
    bool on_ = false, at_the_end_ = false;
    std::optional<QuizQuestion> question_;
    std::map<std::int64_t, Answered> answers_;
    std::map<std::int64_t, int> tries_; ///< answers that did not count
    std::optional<Answered> attempt_;
};

} // namespace ks::ui
