// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/steps/recording.h"
#include "ui/widgets/canvas.h"
#include "visual/export/picture.h"
#include "visual/paint/fonts.h"
#include "visual/scene/step_scene.h"

#include <QRect>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QAction;
class QScrollBar;

namespace ks::ui {

class DockArea;
class Session;
class WhyCard;

/// A recording at one step, drawn by the picture for its shape. A table that is larger than its space has
/// scroll bars. The wheel scrolls down, with Shift sideways, and with Ctrl it zooms around the pointer;
/// dragging moves the table. A step scrolls to what it changes. A table that needs a file first appears as a
/// heat map of the whole table.
class StepView : public QWidget {
    Q_OBJECT

public:
    enum class Parts {
        page,   ///< with pseudo-code and items, which can be moved
        lesson, ///< picture and sentence alone
        side,   ///< one of two side by side, with what differs
    };

    StepView(Session& session, Parts parts);

    void show_step(std::shared_ptr<const Recording> recording, std::int64_t step,
                   std::vector<CellAt> highlight = {});
    /// What differs from the recording beside it, to be marked; only where that is shown.
    void set_differences(std::vector<At> differs);
    /// Whether a click on a cell of a table shows how the cell got its value; not while a click answers a
    /// question.
    void explain_clicks(bool on);
    /// Zooms around the middle of the visible cells; 0 shows the whole table.
    void zoom(double factor);
    /// Moves right and down by fractions of the visible part.
    void pan(double across, double down);
    scene::TableLayout layout() const; ///< of what is on the screen; call it only with a table
    /// The zoom and the part to be shown in a picture of this size, in units of the scene.
    scene::TableView view_for(QSizeF size) const;
    /// The size from `least` on, in pixels, at which a picture shows all of the table.
    QSizeF whole_size(QSizeF least) const;
    /// The widget in which the picture is drawn.
    QWidget& picture_widget() const;
    /// Returns the place of a cell in the picture, or nothing if the cell cannot be read or is cut.
    std::optional<QRect> place_of(CellAt at) const;
    /// Returns the place of the visible part of a cell, also in a heat map, or nothing if no part is visible.
    std::optional<QRect> visible_place_of(CellAt at) const;
    /// What a cell of the table holds at the shown step: "In your cell: z1(3) = 6."; empty without a table.
    QString content_words(CellAt at) const;
    /// Which steps a page can go to from a cell; without it all of them. Of the others nothing is offered.
    void set_reachable(std::function<bool(std::int64_t step)> reachable) {
        reachable_ = std::move(reachable);
    }

    /// The same view laid out for `size` pixels at scale 1. Call it only with a recording.
    visual::Picture picture(QSizeF size) const;
    /// A step of the shown recording as the Step page draws it, in the zoom of now and scrolled to what the
    /// step is about. It holds what it needs. Empty without a recording.
    Canvas::Scene scene_at(std::int64_t step) const;
    /// The table at the current step, one line per row, with "-inf" for minus infinity and nothing for empty
    /// cells. For a table that needs a file it has the visible part only. It is empty without a recording; a
    /// recording of another shape is a usage error.
    Result<QByteArray> csv() const;

signals:
    /// The user wants to go to the step that computes a cell: by a double click, from its explanation, or
    /// from the menu.
    void step_chosen(qint64 step);
    /// The user clicked on a cell of a table.
    void cell_clicked(const ks::CellAt& at);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    /// Whether there is a table to scroll: not while a front is drawn in its place.
    bool shows_table() const;
    scene::DisplayList scene_for(QSizeF size);
    DockArea* build_docks(QWidget& picture);
    void show_explanation();
    bool can_go(CellAt at) const;
    void add_menu();
    void offer_in_menu(QPointF position);
    void click(QPointF position);
    scene::DisplayList scene_of(const scene::TableView& view, QSizeF size) const;
    scene::DisplayList drawn(const scene::TableView& view, QSizeF size) const;
    scene::Rect frame_for(QSizeF size) const;
    scene::Rect frame_in_picture(QSizeF size) const;
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
    Canvas *code_ = nullptr, *words_ = nullptr; ///< beside it on a page
    WhyCard* why_;
    QAction *go_in_menu_, *why_in_menu_; ///< about the cell `menu_cell_`
    std::optional<CellAt> menu_cell_;
    bool explains_clicks_ = true;
    std::function<bool(std::int64_t step)> reachable_;
    QScrollBar* across_;
    QScrollBar* down_;
    paint::FontMeasure measure_;
    std::shared_ptr<const Recording> recording_;
    std::shared_ptr<const TableRecording>
        table_; ///< the same recording; null if it has another shape, and then nothing scrolls
    scene::Moment moment_;
    std::vector<CellAt> highlight_;
    std::vector<At> differs_;
    scene::TableView view_;
    bool following_ = true; ///< until the user scrolls

    struct Drag {
        QPointF begin;
        scene::TableView view;
    };
    std::optional<Drag> drag_;
};

} // namespace ks::ui
