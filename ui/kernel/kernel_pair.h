// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/export/picture.h"
#include "visual/paint/fonts.h"
#include "visual/scene/kernel/kernel_scene.h"

#include <QWidget>

#include <array>

namespace ks::ui {

class Canvas;
class KernelView;
class Session;
class TwoHalves;

/// Two traced kernels side by side, each at a separate instruction, with their counters compared below.
class KernelPair : public QWidget {
    Q_OBJECT

public:
    explicit KernelPair(Session& session);

    void show_moments(const scene::KernelMoment& first, const scene::KernelMoment& second);
    /// The whole view laid out for `size` pixels at scale 1. Requires both traces.
    visual::Picture picture(QSizeF size) const;

signals:
    /// The user chose a line of the first (0) or the second (1) kernel.
    void line_chosen(int which, int line);

private:
    Session& session_;
    paint::FontMeasure measure_;
    std::array<KernelView*, 2> views_;
    Canvas* counters_;
    TwoHalves* halves_;
};

} // namespace ks::ui
