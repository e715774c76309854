// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/questions/sheet_answers.h"
#include "ui/predict/predictor.h"

#include <QWidget>

#include <memory>
#include <optional>

class QLabel;
class QPushButton;

namespace ks::ui {

class Session;

/// A sheet of exercises being done on the Step page: a strip that says which exercise it is, leads to the
/// next one, and exports the answers. It opens each exercise's instance and hands its questions to the
/// predictor.
class SheetDesk : public QWidget {
    Q_OBJECT

public:
    SheetDesk(Session& session, Predictor& predictor, Stepper& stepper);

    bool running() const { return sheet_ != nullptr; }
    /// The page shows the steps of this instance: puts the exercise's questions, if it is the exercise's.
    void put(const InstancePtr& shown, const std::string& variant);
    /// What was answered until now, sealed. Call it only while a sheet is being done.
    SheetAnswers answers(const QString& name) const;

signals:
    void started(bool on); ///< a sheet is being done, or no longer

private:
    void start(std::shared_ptr<const Sheet> sheet);
    void open_exercise();
    void next_exercise();
    void leave();
    void export_answers();
    void note();
    void show_state();
    const Exercise& exercise() const { return sheet_->exercises[at_]; }

    Session& session_;
    Predictor& predictor_;
    Stepper& stepper_;
    std::shared_ptr<const Sheet> sheet_;
    std::uint64_t seed_ = 1;
    std::size_t at_ = 0;
    std::shared_ptr<const AskedExercise> asked_;
    std::vector<ExerciseAnswers> answers_; ///< [exercise]
    bool put_ = false;                     ///< the questions are the exercise's
    QLabel *title_, *said_;
    QPushButton *next_, *export_, *leave_;
};

/// Writes answers as JSON and, beside it, as CSV.
Result<void> write_answers(const Sheet& sheet, const SheetAnswers& answers, const QString& path);

} // namespace ks::ui
