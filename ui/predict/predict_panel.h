// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/predict/predictor.h"

#include <QPointer>
#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QPushButton;

namespace ks::ui {

class AnswerEditor;

/// Below a page's picture while one predicts: the question, what it is answered with, what the answer was
/// worth, and the score. The keyboard alone will do: Return answers, and then goes on.
class PredictPanel : public QWidget {
    Q_OBJECT
    Q_MOC_INCLUDE("ui/predict/answer_editor.h")

public:
    /// Whether there is a panel all the time while one predicts, with choices of what is asked; or only where
    /// somebody has put a question.
    enum class Asks { always, now_and_then };
    PredictPanel(Predictor& predictor, Stepper& stepper, Asks asks = Asks::always);

    /// A cell of the picture was clicked: it answers a question for a cell, and is no answer to another one.
    void choose_cell(CellAt at);
    /// Offers to go on with another instance, and to add what is asked to a sheet; the page does both. While
    /// somebody else says what is asked, nothing is offered.
    void offer_more(bool on);
    void say(const QString& words); ///< until the next question

signals:
    /// Another question is put, with what it is answered with; null: none, or it is answered.
    void put(const ks::QuizQuestion* question, ks::ui::AnswerEditor* editor);
    void another_wanted(); ///< a new instance of the same kind and size
    void sheet_wanted();   ///< what is asked here is to be added to a sheet of exercises

private:
    QWidget* build_choices();
    void appear();
    void go_on();
    void show_question();
    void show_grade(const Predictor::Answered& answered);
    void show_score();
    void submit();
    void read_plan();

    Predictor& predictor_;
    Stepper& stepper_;
    Asks asks_;
    QComboBox* pace_;
    QPushButton* at_the_end_;
    QLabel *text_, *grade_, *because_, *score_;
    QHBoxLayout* answer_row_;
    QPointer<AnswerEditor> editor_;
    std::int64_t shown_ = -1; ///< the position whose question is shown
    QPushButton *answer_, *leave_out_, *another_, *sheet_;
};

/// "−∞" for "-inf": an answer as people read it.
QString answer_words(const QuizQuestion& question, const Response& response);

} // namespace ks::ui
