// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/live/time_view.h"
#include "ui/widgets/canvas.h"

#include <QPointer>

namespace ks::ui {

/// A picture over time. The wheel and the keys + and - zoom. A drag zooms to the dragged range; with Shift or
/// the middle button it moves the picture, as Shift+Left and Shift+Right do. 0 and a double click show
/// everything. A cross-hair follows the pointer and the keys Left and Right.
class TimeCanvas : public Canvas {
    Q_OBJECT

public:
    /// Draws the picture for this size and returns the mapping of times.
    using Draw = std::function<scene::DrawnPlot(scene::DisplayList&, QSizeF)>;

    explicit TimeCanvas(QWidget* parent = nullptr);
    void set_draw(Draw draw);
    /// Sets the view that zoom and cross-hair control.
    void set_view(TimeView& view);

    const scene::DrawnPlot& plot() const { return plot_; }
    /// The height of the picture, in pixels of the widget, for this available size.
    int height_for(QSize room) const;

signals:
    void too_low();                          ///< the drawn picture is higher than the widget
    void clicked_at(const scene::Point& at); ///< in the picture's pixels, without a drag

protected:
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    enum class Drag { none, zoom, move };
    scene::Point point_of(QPointF position) const;
    bool take_key(const QKeyEvent& event);
    void step_cursor(int way);

    Draw draw_;
    QPointer<TimeView> view_;
    scene::DrawnPlot plot_;
    QMetaObject::Connection followed_;
    Drag drag_ = Drag::none;
    QPointF from_, to_;
};

} // namespace ks::ui
