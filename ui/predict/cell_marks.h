// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/predict/predictor.h"

#include <QPointer>
#include <QWidget>

#include <optional>
#include <vector>

namespace ks::ui {

class AnswerEditor;
class Session;
class StepView;

/// Returns the cell of a table that a response to a question for a cell names; nothing: it names none.
std::optional<CellAt> cell_of(const QuizQuestion& question, const Response& response);

/// Marks over the picture. Of numbers of cells that were graded: which are right and which are wrong, by
/// pattern and colour, with the answer. Of a cell that is asked for: the chosen one and, once it is graded,
/// the right one. Until the next step.
class CellMarks : public QWidget {
    Q_OBJECT
    Q_MOC_INCLUDE("ui/predict/answer_editor.h")

public:
    CellMarks(const Session& session, StepView& view);

    /// Marks the cell that the editor holds while `question` asks for one; null: the question is closed.
    void follow(const ks::QuizQuestion* question, ks::ui::AnswerEditor* editor);
    /// Null, or an answer that was not for cells: nothing is marked, except a cell that is chosen.
    void show_grade(const ks::ui::Predictor::Answered* answered);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    struct Mark {
        CellAt at;
        QString given; ///< empty: the cell shows its own number
        bool right = false;
    };
    void show_chosen();
    void show_marks();
    QString words() const;
    void draw(QPainter& painter, const QRect& cell, const Mark& mark) const;
    void draw_answer(QPainter& painter, const QRect& cell, const Mark& mark) const;
    void draw_sign(QPainter& painter, const QRect& cell, const Mark& mark) const;

    const Session& session_;
    StepView& view_;
    std::vector<Mark> marks_;
    std::optional<QuizQuestion> asked_; ///< a question for a cell that is open
    QPointer<AnswerEditor> editor_;
    std::optional<CellAt> chosen_;
};

} // namespace ks::ui
