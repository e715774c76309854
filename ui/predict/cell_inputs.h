// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/predict/answer_editor.h"

#include <QObject>
#include <QPointer>

#include <vector>

class QFocusEvent;
class QLineEdit;
class QWidget;

namespace ks::ui {

class StepView;

/// Fields in the cells of the picture that a question asks for, so that one types where the number will
/// stand. They hold the same as the fields below the picture, which stay for cells that are too small or out
/// of sight.
class CellInputs : public QObject {
    Q_OBJECT

public:
    /// Tab leads from the last cell to `after`.
    CellInputs(StepView& view, QWidget& after);

    /// For a question that is answered with numbers of cells; of another one, or null, there are no fields.
    void show(const QuizQuestion* question, AnswerEditor* editor);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Input {
        CellAt at;
        QPointer<QLineEdit> below; ///< the panel's
        QLineEdit* field;          ///< in the cell
    };
    void add(CellAt at, QLineEdit& below, std::size_t index);
    void clear();
    void fill_cell(QLineEdit& field, const QRect& cell) const;
    void place();
    bool hand_on(const QObject* watched, const QFocusEvent& event);

    StepView& view_;
    QWidget& after_;
    std::vector<Input> inputs_;
};

} // namespace ks::ui
