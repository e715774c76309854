// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step_view.h"

#include "ui/canvas.h"
#include "ui/session.h"
#include "visual/export/export.h"
#include "visual/scene/step_scene.h"

#include <QGridLayout>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QWheelEvent>

#include <algorithm>

namespace ks::ui {

namespace {

int as_bar(std::int64_t value) {
    return static_cast<int>(std::min<std::int64_t>(value, INT_MAX));
}

} // namespace

StepView::StepView(Session& session, Shape shape)
    : session_(session), shape_(shape), canvas_(new Canvas), across_(new QScrollBar(Qt::Horizontal)),
      down_(new QScrollBar(Qt::Vertical)) {
    canvas_->setObjectName(QStringLiteral("table"));
    canvas_->setAccessibleName(tr("Table"));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(0);
    grid->addWidget(canvas_, 0, 0);
    grid->addWidget(down_, 0, 1);
    grid->addWidget(across_, 1, 0);
    across_->hide();
    down_->hide();
    setFocusProxy(canvas_);
    canvas_->set_theme(session.theme());
    connect(&session, &Session::theme_changed, this, [this] { canvas_->set_theme(session_.theme()); });
    connect(across_, &QScrollBar::valueChanged, this,
            [this](int value) { scroll_to(view_.first_row, value); });
    connect(down_, &QScrollBar::valueChanged, this,
            [this](int value) { scroll_to(value, view_.first_column); });
}

void StepView::show_step(std::shared_ptr<const TableRecording> recording, std::int64_t step,
                         std::vector<CellAt> highlight) {
    if (recording != recording_)
        view_ = {};
    recording_ = std::move(recording);
    step_ = step;
    highlight_ = std::move(highlight);
    following_ = true;
    if (recording_)
        canvas_->set_scene([this](QSizeF size) { return scene_for(size); });
    else
        canvas_->set_scene({});
}

scene::Rect StepView::frame_for(QSizeF size) const {
    return shape_ == Shape::page ? scene::step_frames(size.width(), size.height()).table
                                 : scene::lesson_table_frame(size.width(), size.height());
}

scene::DisplayList StepView::scene_of(const scene::TableView& view, QSizeF size) const {
    if (shape_ == Shape::page)
        return scene::step_scene(*recording_, step_, view, size.width(), size.height(), measure_);
    return scene::lesson_scene(*recording_, step_, view, size.width(), size.height(), measure_, highlight_);
}

scene::DisplayList StepView::scene_for(QSizeF size) {
    const scene::Rect frame = frame_for(size);
    if (following_)
        view_ = scene::followed(*recording_, recording_->at(step_), view_, frame, measure_);
    const scene::TableLayout layout = scene::table_layout(*recording_, view_, frame, measure_);
    view_ = layout.view;
    show_bars(layout);
    return scene_of(view_, size);
}

void StepView::show_bars(const scene::TableLayout& layout) {
    const auto set = [](QScrollBar& bar, std::int64_t first, std::int64_t visible, std::int64_t all) {
        const QSignalBlocker quiet(bar);
        bar.setRange(0, as_bar(all - visible));
        bar.setPageStep(as_bar(visible));
        bar.setValue(as_bar(first));
        bar.setVisible(visible < all);
    };
    set(*across_, layout.view.first_column, layout.columns, layout.all_columns);
    set(*down_, layout.view.first_row, layout.rows, layout.all_rows);
}

void StepView::scroll_to(std::int64_t row, std::int64_t column) {
    if (!recording_)
        return;
    following_ = false;
    view_.first_row = row;
    view_.first_column = column;
    canvas_->refresh();
}

void StepView::wheelEvent(QWheelEvent* event) {
    if (!recording_)
        return;
    const QPoint turned = event->angleDelta();
    const int ticks = (turned.y() != 0 ? turned.y() : turned.x()) / 40;
    if (event->modifiers() & Qt::ControlModifier) {
        view_.zoom =
            std::clamp(view_.zoom * (ticks > 0 ? 1.2 : 1 / 1.2), scene::least_zoom, scene::most_zoom);
        scroll_to(view_.first_row, view_.first_column);
    } else if ((event->modifiers() & Qt::ShiftModifier) || turned.y() == 0) {
        scroll_to(view_.first_row, std::max<std::int64_t>(0, view_.first_column - ticks));
    } else {
        scroll_to(std::max<std::int64_t>(0, view_.first_row - ticks), view_.first_column);
    }
    event->accept();
}

visual::Picture StepView::picture(QSizeF size) const {
    const QSizeF inner = size / session_.theme().scale();
    const scene::TableView view =
        scene::followed(*recording_, recording_->at(step_), view_, frame_for(inner), measure_);
    return visual::picture_of(scene_of(view, inner), session_.theme());
}

QByteArray StepView::csv() const {
    if (!recording_)
        return {};
    std::vector<QStringList> lines;
    QStringList head{
        QString::fromUtf8(recording_->rows_are().data(), static_cast<int>(recording_->rows_are().size())),
        QStringLiteral("items")};
    for (std::int64_t j = 0; j < recording_->columns(); ++j)
        head << QString::number(j);
    lines.push_back(head);
    for (std::int64_t i = 0; i < recording_->rows(); ++i) {
        QStringList items;
        for (const std::string& item : recording_->header(i).items)
            items << QString::fromStdString(item);
        QStringList line{QString::number(i), items.join(QStringLiteral("; "))};
        for (std::int64_t j = 0; j < recording_->columns(); ++j) {
            const auto shown = recording_->shown(step_, {i, j});
            line << (!shown.written ? QString()
                     : shown.value  ? QString::number(*shown.value)
                                    : QStringLiteral("-inf"));
        }
        lines.push_back(line);
    }
    return visual::csv_of(lines);
}

} // namespace ks::ui
