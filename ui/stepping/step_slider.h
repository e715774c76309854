// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stepping/stepper.h"

#include <QWidget>

namespace ks::ui {

/// The line of a track, with long marks where a phase begins, short ones where a row begins, and a knob at
/// the current position. Dragging the knob moves there; hovering over the line shows the sentence of that
/// step.
class StepSlider : public QWidget {
    Q_OBJECT

public:
    explicit StepSlider(Stepper& stepper);

    /// The position at a point of the widget.
    std::int64_t position_at(double x) const;
    double x_of(std::int64_t at) const;

    QSize sizeHint() const override { return {320, 32}; }
    QSize minimumSizeHint() const override { return {120, 32}; }

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    Stepper& stepper_;
    std::vector<OutlineEntry> outline_;
};

} // namespace ks::ui
