// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/canvas.h"
#include "visual/scene/pareto/front_picture.h"

#include <memory>
#include <vector>

namespace ks::ui {

/// An interactive plot of fronts. The pointer highlights a point, a click chooses it, the wheel zooms, and a
/// drag zooms to the dragged range; with Shift or the middle button a drag moves the plot. A double click
/// shows everything.
class FrontCanvas : public Canvas {
    Q_OBJECT

public:
    explicit FrontCanvas(QWidget* parent = nullptr);

    /// Sets the picture. `drawn_from` keeps the objects alive to which the picture points; they are used
    /// whenever it is laid out or read aloud.
    void set_picture(const scene::FrontPicture& picture, std::vector<std::shared_ptr<const void>> drawn_from);
    const scene::FrontPicture& shown() const { return picture_; }
    const scene::DrawnFront& drawn() const { return drawn_; }

    void zoom(double factor, std::optional<double> x = {}); ///< below 1: zooms in
    void move(double share);                                ///< by this share of the visible span
    void show_all();

signals:
    void point_chosen(std::size_t point);
    void span_wanted(const scene::CostSpan& span); ///< empty: everything

protected:
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    enum class Drag { none, zoom, move };
    scene::Point point_of(QPointF position) const;
    void hover(std::optional<std::size_t> point);
    void want(scene::CostSpan span);

    scene::FrontPicture picture_;
    std::vector<std::shared_ptr<const void>> drawn_from_;
    scene::DrawnFront drawn_;
    Drag drag_ = Drag::none;
    QPointF from_, to_;
};

} // namespace ks::ui
