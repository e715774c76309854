// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/predict/predictor.h"

#include <QWidget>

#include <vector>

namespace ks::ui {

class Session;
class StepView;

/// Over the picture once numbers of cells were graded: which of them are right and which are wrong, by
/// pattern and colour, with what was answered. Until the next step.
class CellMarks : public QWidget {
    Q_OBJECT

public:
    CellMarks(const Session& session, StepView& view);

    /// Null, or an answer that was for no cells: nothing is marked.
    void show_grade(const ks::ui::Predictor::Answered* answered);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    struct Mark {
        CellAt at;
        QString given;
        bool right = false;
    };
    QString words() const;
    void draw(QPainter& painter, const QRect& cell, const Mark& mark) const;

    const Session& session_;
    StepView& view_;
    std::vector<Mark> marks_;
};

} // namespace ks::ui
