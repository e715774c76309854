// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/concurrency/sm_choice.h"
#include "ui/widgets/canvas.h"
#include "visual/scene/concurrency/sm_picture.h"

#include <QVariantAnimation>

namespace ks::ui {

/// A multiprocessor that the user fills by hand: a click selects a launch; a drag or the wheel changes its
/// part of a column. If other launches are shown, the columns move to their heights.
class SmCanvas : public Canvas {
    Q_OBJECT

public:
    explicit SmCanvas(SmChoice& choice, QWidget* parent = nullptr);

    void set_title(const QString& title);
    void select(std::optional<std::size_t> launch);
    const scene::DrawnSm& drawn() const { return drawn_; }
    bool moving() const { return motion_.state() == QAbstractAnimation::Running; }
    scene::SmPicture shown() const;

signals:
    void launch_chosen(std::size_t launch);

protected:
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    struct Pull {
        std::size_t launch;
        scene::SmResource resource;
        double y, pixels; ///< the y at the start of the drag, and the height of the whole resource
        scene::SmLaunch from;
    };
    std::optional<std::pair<std::size_t, scene::SmResource>> part_at(QPointF position) const;
    void begin_motion();
    void move(double part);

    SmChoice& choice_;
    std::string title_;
    std::optional<std::size_t> selected_;
    scene::DrawnSm drawn_;
    std::optional<Pull> pull_;
    QVariantAnimation motion_;
    std::vector<scene::SmLaunch> before_; ///< the launches that are shown, or were shown before the animation
    std::vector<scene::SmAmounts> from_, on_the_way_;
};

} // namespace ks::ui
