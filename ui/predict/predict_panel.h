// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/predict/predictor.h"

#include <QPointer>
#include <QWidget>

class QAction;
class QBoxLayout;
class QComboBox;
class QLabel;
class QPushButton;

namespace ks::ui {

class AnswerEditor;
class AskKinds;
class Session;
class StepView;

/// Below a page's picture, or in a lesson's column, while the user predicts: the question, what it is
/// answered with, what the answer was worth, and the score. Below a picture the panel keeps room for its
/// highest question, so that the picture does not move when a question opens or is graded. The keyboard alone
/// will do: Return answers, and then goes on.
class PredictPanel : public QWidget {
    Q_OBJECT
    Q_MOC_INCLUDE("ui/predict/answer_editor.h")

public:
    /// Whether there is a panel all the time while one predicts, below a picture and with choices of what is
    /// asked; or only where somebody has put a question, in a narrow column.
    enum class Asks { always, now_and_then };
    PredictPanel(Predictor& predictor, Stepper& stepper, Asks asks = Asks::always);

    /// Has questions about a table's cells answered in the picture, too: by typing into the cells, or by a
    /// click, which chooses a cell and does not submit it. The picture shows the answer and its grade.
    void answer_on(StepView& view, const Session& session);
    /// A click on the picture leaves the focus where it is while the panel is visible, so Return goes on.
    void keep_focus_from(QWidget& picture);
    /// While the panel is visible its own button is the primary one, and `primary` looks like the others.
    void lead_instead_of(QPushButton& primary);
    /// Offers to begin again and to add what is asked to a sheet and, where there is one, to go on with
    /// another instance; the page does the last two. While somebody else says what is asked, nothing is
    /// offered.
    void offer_more(bool on, bool another = true);
    /// False: another button of the page leads on, and none of the panel's is the primary one.
    void set_leading(bool on);
    void say(const QString& words); ///< until the next question

protected:
    void keyPressEvent(QKeyEvent* event) override; ///< Return, wherever the focus is in the panel
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

signals:
    /// Another question is put, with what it is answered with; null: none, or it is answered.
    void put(const ks::QuizQuestion* question, ks::ui::AnswerEditor* editor);
    /// What was answered here is graded and may be told; null: nothing is.
    void graded(const ks::ui::Predictor::Answered* answered);
    void another_wanted(); ///< a new instance of the same kind and size
    void seed_wanted();    ///< the same, drawn by a seed that the user types
    void sheet_wanted();   ///< what is asked here is to be added to a sheet of exercises

private:
    QWidget* build_choices();
    void lay_out();
    QBoxLayout* build_buttons();
    QBoxLayout* build_verdict();
    void measure_questions();
    int height_for(const QuizQuestion& question);
    void keep_room();
    QString cell_words(const Predictor::Answered& answered) const;
    void fill_again();
    void appear();
    bool has_focus() const;
    void keep_focus();
    QString question_words() const;
    QString words_of(const QuizQuestion& question) const;
    void choose_cell(CellAt at);
    void go_on();
    void show_question();
    void show_grade(const Predictor::Answered& answered);
    void show_score();
    void submit();
    void read_plan();

    Predictor& predictor_;
    Stepper& stepper_;
    Asks asks_;
    QWidget* choices_ = nullptr;
    QComboBox* pace_;
    AskKinds* kinds_;
    QPushButton* at_the_end_;
    QLabel *text_, *grade_, *because_, *score_;
    QBoxLayout* answer_row_;
    QPointer<AnswerEditor> editor_;
    std::optional<std::pair<std::int64_t, std::string>> shown_; ///< position and text of the question
    QPushButton *answer_, *leave_out_, *again_, *sheet_;
    std::vector<QPointer<QWidget>> pictures_; ///< that can be clicked
    QPointer<QPushButton> led_;               ///< the page's primary button
    QPointer<StepView> view_;                 ///< in whose picture cells can be chosen; null: in none
    bool leading_ = true;
    int highest_ = 0; ///< in pixels, of the questions that are asked and of those that were measured
    QAction *another_ = nullptr, *seed_ = nullptr;
};

} // namespace ks::ui
