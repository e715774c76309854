// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/questions/ask_plan.h"
#include "solvers/questions/sheet_answers.h"
#include "ui/stepping/stepper.h"

#include <QObject>

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace ks::ui {

/// Asks before a stepper moves on: while it is on, no step goes past a question that is not answered. What
/// was answered is kept by position, so that one can go back and look.
class Predictor : public QObject {
    Q_OBJECT

public:
    explicit Predictor(Stepper& stepper);

    /// What can be asked along the stepper's track; nothing: there is nothing to ask, and `why_not` says why.
    /// Forgets the answers.
    void set_questions(QuestionsAt questions, const QString& why_not = {});
    bool has_questions() const { return static_cast<bool>(questions_); }
    const QString& why_not() const { return why_not_; }

    void turn(bool on);
    bool on() const { return on_ && questions_; }
    /// Whether the user wants to be asked, where there is something to ask: while another instance is
    /// recorded there is nothing, and then it goes on.
    bool wanted() const { return on_; }
    const AskPlan& plan() const { return plan_; }
    void set_plan(AskPlan plan); ///< forgets the answers
    /// The kinds of questions that there are along the track, at the plan's pace.
    std::vector<Ask> kinds() const;
    /// Some of the questions that the plan asks, spread over the track.
    std::vector<QuizQuestion> some_questions() const;
    /// True if the user sees no grade before the last step.
    bool grades_at_the_end() const { return at_the_end_; }
    void grade_at_the_end(bool on);

    struct Answered {
        QuizQuestion question;
        Response response; ///< empty: it was left out
        Grade grade;
        bool shown = false; ///< what comes next had been on the screen: there are no points for it

        double points() const { return shown ? 0 : grade.points(); }
    };
    /// What is asked at the current position; nothing: there is nothing to ask.
    const std::optional<QuizQuestion>& question() const { return question_; }
    /// The answer to it that counts; null: there is none yet.
    const Answered* answered() const;
    /// A wrong answer to it, after which it may be answered again; null: there is none.
    const Answered* attempt() const { return attempt_ ? &*attempt_ : nullptr; }
    int tries_left() const; ///< for the question at the current position
    /// Whether what is asked at the current position has been on the screen in this round.
    bool was_shown() const;
    const std::map<std::int64_t, Answered>& answers() const { return answers_; }
    /// Whether grades may be told now.
    bool tells_grades() const { return !at_the_end_ || stepper_.at() == stepper_.count(); }

    struct Score {
        double points = 0, of = 0; ///< weighted, and what they would be if all were right
        std::size_t questions = 0; ///< answered or left out; what was jumped over gives nothing
    };
    Score score() const;
    /// Whether a presentation showed the answer to the question at this position first. Then the question was
    /// asked aloud, and nobody could answer it here.
    bool was_asked_aloud(std::int64_t position) const;

    /// The right answer counts, or else the last that the question allows.
    void answer(const Response& response);
    void leave_out();
    /// Begins a round anew: forgets all answers and what was shown, and the stepper goes to the beginning.
    void forget();
    /// Takes up answers that were given before; by then all up to `furthest` had been on the screen.
    void resume(const std::vector<GivenAnswer>& given, std::int64_t furthest);
    /// Goes to the next question that is not answered; false: there is none near.
    bool go_to_next();

signals:
    void changed(); ///< the question, an answer or the score
    void turned(bool on);
    void asks_others(); ///< other questions are asked along the track than before
    void held();        ///< a step was asked for, and the question is not answered

private:
    std::int64_t allowed(std::int64_t from, std::int64_t to);
    void look();
    void note_presented();
    void close(Answered answered);
    void clear_answers();
    Answered graded(const QuizQuestion& question, const Response& response) const;

    Stepper& stepper_;
    QuestionsAt questions_;
    QString why_not_;
    AskPlan plan_;
    bool on_ = false, at_the_end_ = false;
    std::optional<QuizQuestion> question_;
    std::map<std::int64_t, Answered> answers_;
    std::map<std::int64_t, int> tries_; ///< answers that did not count
    std::int64_t seen_ = 0;             ///< the stepper's furthest position at its last move
    std::vector<std::pair<std::int64_t, std::int64_t>>
        presented_; ///< from, to: first shown in a presentation
    std::optional<Answered> attempt_;
};

} // namespace ks::ui
