// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/steps/recording.h"
#include "visual/export/picture.h"
#include "visual/paint/fonts.h"
#include "visual/scene/table_layout.h"

#include <QWidget>

#include <memory>
#include <vector>

class QScrollBar;

namespace ks::ui {

class Canvas;
class Session;

/// A recording's table at one step, on a canvas with scroll bars where it is larger than its space. The wheel
/// scrolls, with Shift sideways, with Ctrl it zooms; a step brings what it changes back into view.
class StepView : public QWidget {
    Q_OBJECT

public:
    enum class Shape {
        page,   ///< with pseudo-code and items
        lesson, ///< table and sentence alone
    };

    StepView(Session& session, Shape shape);

    void show_step(std::shared_ptr<const TableRecording> recording, std::int64_t step,
                   std::vector<CellAt> highlight = {});
    /// The same view laid out for `size` pixels at scale 1. Only with a recording.
    visual::Picture picture(QSizeF size) const;
    /// The table as it is at the step: a line a row, "-inf" and empty cells as such. Empty without a
    /// recording.
    QByteArray csv() const;

protected:
    void wheelEvent(QWheelEvent* event) override;

private:
    scene::DisplayList scene_for(QSizeF size);
    scene::DisplayList scene_of(const scene::TableView& view, QSizeF size) const;
    scene::Rect frame_for(QSizeF size) const;
    void scroll_to(std::int64_t row, std::int64_t column);
    void show_bars(const scene::TableLayout& layout);

    Session& session_;
    Shape shape_;
    Canvas* canvas_;
    QScrollBar* across_;
    QScrollBar* down_;
    paint::FontMeasure measure_;
    std::shared_ptr<const TableRecording> recording_;
    std::int64_t step_ = 0;
    std::vector<CellAt> highlight_;
    scene::TableView view_;
    bool following_ = true; ///< until the user scrolls
};

} // namespace ks::ui
