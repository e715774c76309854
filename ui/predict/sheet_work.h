// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/questions/sheet_answers.h"
#include "ui/predict/predictor.h"

#include <QObject>

#include <algorithm>
#include <memory>
#include <optional>

namespace ks::ui {

class Session;

/// A sheet of exercises being done: which exercise one is at, and what was answered to each. One may leave an
/// exercise and come back; an answer once given stays. The pages show it (`SheetDesk`).
class SheetWork : public QObject {
    Q_OBJECT

public:
    /// The session's, which all pages share.
    static SheetWork& of(Session& session);

    bool running() const { return sheet_ != nullptr; }
    /// What was answered to a sheet and where the user was, for a later start of the program.
    struct Progress {
        SheetAnswers answers;
        std::vector<std::int64_t> furthest; ///< [exercise]
        std::vector<std::size_t> questions; ///< [exercise]: how many it has; 0: it was not put yet
        std::size_t at = 0, written = 0;
    };
    // All below only while it is running.
    Progress progress() const;
    /// Goes on with a sheet that was begun at an earlier start; call it when it `started`. Progress that does
    /// not belong to this sheet, or was edited, changes nothing and returns false.
    bool take_up(const Progress& progress);
    /// Whether the answers are kept in a file of the program's own, so that closing it loses nothing.
    bool is_kept() const { return kept_; }
    void set_kept(bool kept) { kept_ = kept; }
    /// Opens the current exercise in pages that are new.
    void open_again() { open(at_); }
    const Sheet& sheet() const { return *sheet_; }
    std::size_t at() const { return at_; }
    const Exercise& exercise() const { return sheet_->exercises[at_]; }
    /// The exercise's instance, or why it has none.
    const Result<InstancePtr>& instance() const { return instance_; }
    void open(std::size_t exercise); ///< nothing happens beyond the first and last
    void leave();

    /// The steps of the exercise are shown: what is asked along them. It is an error if nothing can be.
    Result<std::vector<QuizQuestion>> ask(const QuestionsAt& questions, std::int64_t count);
    /// How many questions an exercise has; nothing before it was put for the first time.
    std::optional<std::size_t> questions_of(std::size_t exercise) const;
    const std::vector<GivenAnswer>& given(std::size_t exercise) const { return answers_[exercise].given; }
    bool is_done(std::size_t exercise) const; ///< each of its questions was answered
    /// The points of an exercise, of those that its questions give. Nothing before it was put.
    Points points_of(std::size_t exercise) const;
    /// Keeps an answer to the open exercise, unless there is one at its position.
    void keep(const Predictor::Answered& answered);
    /// The last position of the open exercise's steps that was on the screen; it stays when one leaves the
    /// exercise and comes back.
    std::int64_t furthest() const { return furthest_[at_]; }
    void keep_furthest(std::int64_t at) { furthest_[at_] = std::max(furthest_[at_], at); }

    /// What was answered until now.
    SheetAnswers answers(const QString& name) const;
    /// Writes the answers as JSON and, beside it, as CSV.
    Result<void> write(const SheetAnswers& answers, const QString& path);
    /// How many answers would be lost with the sheet: those given since the last `write`. 0 without a sheet.
    std::size_t unwritten() const { return running() ? count_given() - written_ : 0; }
    std::size_t count_given() const; ///< answers to all exercises

signals:
    void started(); ///< another sheet; no exercise of it is open yet
    void opened();  ///< an exercise: its page shows the instance
    void changed(); ///< an answer was kept, or questions are known
    void left();

private:
    explicit SheetWork(Session& session);
    void start(std::shared_ptr<const Sheet> sheet);
    Result<void> make_questions();

    std::shared_ptr<const Sheet> sheet_;
    std::uint64_t seed_ = 1;
    std::size_t written_ = 0; ///< answers that are in a file
    std::size_t at_ = 0;
    bool kept_ = false;
    Result<InstancePtr> instance_ = InstancePtr();
    std::vector<ExerciseAnswers> answers_;         ///< [exercise]
    std::vector<std::int64_t> furthest_;           ///< [exercise]
    std::vector<std::size_t> questions_;           ///< [exercise]: how many it has; 0: it was not put yet
    std::vector<std::vector<QuizQuestion>> asked_; ///< [exercise]; empty: it was not put in this start
};

} // namespace ks::ui
