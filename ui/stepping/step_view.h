// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/steps/recording.h"
#include "visual/export/picture.h"
#include "visual/paint/fonts.h"
#include "visual/scene/step_scene.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QScrollBar;

namespace ks::ui {

class Canvas;
class Session;

/// A recording at one step, drawn by the picture of its shape. A table has scroll bars where it is larger
/// than its space: the wheel scrolls, with Shift sideways, with Ctrl it zooms around the pointer; dragging
/// moves it. A step brings what it changes back into view. A table that needs a file begins as a heat map of
/// all of it.
class StepView : public QWidget {
    Q_OBJECT

public:
    enum class Parts {
        page,   ///< with pseudo-code and items
        lesson, ///< picture and sentence alone
    };

    StepView(Session& session, Parts parts);

    void show_step(std::shared_ptr<const Recording> recording, std::int64_t step,
                   std::vector<CellAt> highlight = {});
    /// Around the middle of the visible cells; 0: all of the table.
    void zoom(double factor);
    /// By parts of what is visible, to the right and down.
    void pan(double across, double down);
    scene::TableLayout layout() const; ///< of what is on the screen. Only with a table.

    /// The same view laid out for `size` pixels at scale 1. Only with a recording.
    visual::Picture picture(QSizeF size) const;
    /// The table as it is at the step: a line a row, "-inf" and empty cells as such; of a table that needs a
    /// file what is visible. Empty without a recording; one of another shape is a usage error.
    Result<QByteArray> csv() const;

signals:
    /// A double click on a cell, which this step computes.
    void step_chosen(qint64 step);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    scene::DisplayList scene_for(QSizeF size);
    scene::DisplayList scene_of(const scene::TableView& view, QSizeF size) const;
    scene::Rect frame_for(QSizeF size) const;
    QSizeF scene_size() const;
    scene::Point scene_point(QPointF position) const;
    void zoom_at(double factor, scene::Point anchor);
    void move_to(const scene::TableView& view);
    void scroll_to(double row, double column);
    void drag_to(QPointF position);
    void show_bars(const scene::TableLayout& layout);

    Session& session_;
    Parts parts_;
    Canvas* canvas_;
    QScrollBar* across_;
    QScrollBar* down_;
    paint::FontMeasure measure_;
    std::shared_ptr<const Recording> recording_;
    std::shared_ptr<const TableRecording> table_; ///< the same; null: of another shape, nothing to scroll
    scene::Moment moment_;
    std::vector<CellAt> highlight_;
    scene::TableView view_;
    bool following_ = true; ///< until the user scrolls

    struct Drag {
        QPointF begin;
        scene::TableView view;
    };
    std::optional<Drag> drag_;
};

} // namespace ks::ui
