// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/pairs/pairing.h"
#include "ui/side_by_side/together_track.h"
#include "ui/widgets/canvas.h"
#include "visual/export/picture.h"
#include "visual/paint/fonts.h"

#include <QWidget>

#include <array>

namespace ks::ui {

class Session;
class StepView;
class TwoHalves;

/// What is shown of two recordings.
struct PairMoment {
    std::array<RecordingPtr, 2> recordings;
    Positions steps{};
    std::array<QString, 2> titles; ///< what each is
};

/// Two recordings side by side, each at a step of its own, with what differs marked in both and said below.
class SidePair : public QWidget {
    Q_OBJECT

public:
    explicit SidePair(Session& session);

    void show_moment(const PairMoment& moment);
    void zoom(double factor);
    void pan(double across, double down);
    /// The whole view laid out for `size` pixels at scale 1. Call it only with two recordings.
    visual::Picture picture(QSizeF size) const;
    /// The size from `least` on at which the picture shows all of both tables.
    QSizeF whole_size(QSizeF least) const;
    /// The same at other steps; it holds what it needs.
    static Canvas::Scene scene_of(const PairMoment& moment);

signals:
    /// The user double-clicked on a cell of the left (0) or the right (1) table; this step computes it.
    void step_chosen(int which, qint64 step);

private:
    void fit_theme();

    Session& session_;
    paint::FontMeasure measure_;
    std::array<StepView*, 2> views_{};
    Canvas* words_;
    TwoHalves* halves_;
    PairMoment moment_;
};

} // namespace ks::ui
