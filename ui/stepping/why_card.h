// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/steps/recording.h"

#include <QFrame>

#include <optional>
#include <vector>

class QLabel;
class QPushButton;

namespace ks::ui {

class Session;
class StepView;

/// A card over a table's picture: how the cell that the user clicked got its value. It shows the sentence of
/// the step that computed the cell, outlines the cell and the cells that the step read, and offers to go to
/// that step. The shown step does not change.
class WhyCard : public QFrame {
    Q_OBJECT

public:
    WhyCard(const Session& session, StepView& view);

    /// Explains a cell of `table`, of which step `now` is shown. A cell that is not computed by then is not
    /// explained, because its value would be told in advance. `can_go`: whether the card offers its step.
    void explain(const TableRecording& table, CellAt at, std::int64_t now, bool can_go);
    void close();
    std::optional<CellAt> cell() const { return cell_; } ///< nothing: the card is closed

signals:
    /// The user wants to go to the step that computes the cell.
    void step_wanted(qint64 step);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    class Outlines;
    void place();
    QRect free_place(const QRect& cell, QSize size) const;

    const Session& session_;
    StepView& view_;
    Outlines* outlines_; ///< a widget next to this one, over the whole picture
    QLabel* sentence_;
    QPushButton* go_;
    std::optional<CellAt> cell_;
    std::int64_t step_ = 0;
    std::vector<CellAt>
        spared_; ///< cells that stay in sight: those that the shown step writes and the explained one reads
};

} // namespace ks::ui
