// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pareto/front_canvas.h"

#include "visual/paint/fonts.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ks::ui {

namespace {

constexpr double notch = 1.25;     ///< of one notch of the wheel
constexpr double notch_move = 0.1; ///< as a share of the visible costs
constexpr double least_costs = 4;  ///< the smallest visible range

} // namespace

FrontCanvas::FrontCanvas(QWidget* parent) : Canvas(parent) {
    set_scene([this](QSizeF size) {
        scene::DisplayList list{size.width(), size.height(), {}, {}};
        const auto drawn =
            scene::draw_front(list, picture_, {0, 0, size.width(), size.height()}, paint::FontMeasure());
        const QSizeF here = QSizeF(this->size()) / scale(); // a picture for a file may have another size
        if (std::abs(here.width() - size.width()) < 1 && std::abs(here.height() - size.height()) < 1)
            drawn_ = drawn;
        return list;
    });
}

void FrontCanvas::set_picture(const scene::FrontPicture& picture,
                              std::vector<std::shared_ptr<const void>> drawn_from) {
    const auto hovered = picture_.hovered;
    picture_ = picture;
    drawn_from_.swap(drawn_from); // releases the previous data after the new picture is set
    const bool still_there =
        hovered && !picture_.fronts.empty() && *hovered < picture_.fronts.front().front->size();
    picture_.hovered = still_there ? hovered : std::nullopt;
    refresh();
}

scene::Point FrontCanvas::point_of(QPointF position) const {
    return {position.x() / scale(), position.y() / scale()};
}

/// Costs are whole numbers, so zooming in stops at a few costs; the span does not extend beyond the ends.
void FrontCanvas::want(scene::CostSpan span) {
    const scene::CostSpan all = scene::all_costs(picture_);
    const double length = std::max(std::min(least_costs, all.length()), span.length());
    if (length >= all.length())
        return emit span_wanted({});
    span.from = std::clamp(span.from, all.from, all.to - length);
    span.to = std::min(span.from + length, all.to);
    emit span_wanted(span);
}

void FrontCanvas::zoom(double factor, std::optional<double> x) {
    const auto& axis = drawn_.axis;
    double around = axis.left + axis.width / 2;
    if (picture_.selected && !picture_.fronts.empty()) // the chosen point keeps its position
        around = std::clamp(
            axis.x_of(static_cast<double>(picture_.fronts.front().front->points()[*picture_.selected].cost)),
            axis.left, axis.left + axis.width);
    want(scene::zoomed(axis, factor, x.value_or(around)));
}

void FrontCanvas::move(double share) {
    const scene::CostSpan all = scene::all_costs(picture_), now = drawn_.axis.shown;
    scene::CostSpan span = scene::moved(drawn_.axis, share);
    if (span.from < all.from) // at the ends the span stops and keeps its length
        span = {.from = all.from,
                .to = drawn_.axis.log ? std::max(span.to, all.from + 1) : all.from + now.length()};
    if (span.to > all.to)
        span = {.from = drawn_.axis.log ? std::min(span.from, all.to - 1) : all.to - now.length(),
                .to = all.to};
    want(span);
}

void FrontCanvas::show_all() {
    emit span_wanted({});
}

void FrontCanvas::hover(std::optional<std::size_t> point) {
    if (picture_.hovered == point)
        return;
    picture_.hovered = point;
    refresh();
}

/// The band of a drag is painted on top, because it is not part of the picture.
void FrontCanvas::paintEvent(QPaintEvent* event) {
    Canvas::paintEvent(event);
    if (drag_ != Drag::zoom || std::abs(to_.x() - from_.x()) < QApplication::startDragDistance())
        return;
    QPainter painter(this);
    QColor tint = palette().color(QPalette::Highlight);
    const QRectF band(QPointF(std::min(from_.x(), to_.x()), drawn_.plot.y * scale()),
                      QSizeF(std::abs(to_.x() - from_.x()), drawn_.plot.height * scale()));
    painter.setPen(tint);
    tint.setAlphaF(0.2F);
    painter.setBrush(tint);
    painter.drawRect(band);
}

void FrontCanvas::wheelEvent(QWheelEvent* event) {
    const scene::Point at = point_of(event->position());
    if (!drawn_.has(at))
        return event->ignore(); // the page scrolls instead
    const QPoint turned = event->angleDelta();
    const double notches = (turned.y() != 0 ? turned.y() : turned.x()) / 120.0;
    if (event->modifiers() & Qt::ShiftModifier || turned.y() == 0)
        move(-notches * notch_move);
    else
        zoom(std::pow(notch, -notches), at.x);
    event->accept();
}

void FrontCanvas::mousePressEvent(QMouseEvent* event) {
    Canvas::mousePressEvent(event);
    if (!drawn_.has(point_of(event->position())))
        return;
    const bool moves = event->button() == Qt::MiddleButton || event->modifiers() & Qt::ShiftModifier;
    drag_ = moves ? Drag::move : event->button() == Qt::LeftButton ? Drag::zoom : Drag::none;
    from_ = to_ = event->position();
}

void FrontCanvas::mouseMoveEvent(QMouseEvent* event) {
    Canvas::mouseMoveEvent(event);
    const scene::Point at = point_of(event->position());
    if (drag_ == Drag::move) {
        const double by = (to_.x() - event->position().x()) / scale() / std::max(1.0, drawn_.axis.width);
        to_ = event->position();
        return move(by);
    }
    if (drag_ == Drag::zoom) {
        to_ = QPointF(std::clamp(event->position().x(), drawn_.plot.x * scale(),
                                 (drawn_.plot.x + drawn_.plot.width) * scale()),
                      event->position().y());
        return update();
    }
    hover(drawn_.has(at) ? scene::point_at(picture_, drawn_, at) : std::nullopt);
}

void FrontCanvas::mouseReleaseEvent(QMouseEvent* event) {
    Canvas::mouseReleaseEvent(event);
    const Drag drag = std::exchange(drag_, Drag::none);
    update();
    if (drag != Drag::zoom)
        return;
    if (std::abs(to_.x() - from_.x()) >= QApplication::startDragDistance()) {
        const double left = std::min(from_.x(), to_.x()) / scale(),
                     right = std::max(from_.x(), to_.x()) / scale();
        return want({.from = drawn_.axis.cost_at(left), .to = drawn_.axis.cost_at(right)});
    }
    if (const auto point = scene::point_at(picture_, drawn_, point_of(event->position())))
        emit point_chosen(*point);
}

void FrontCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
    if (drawn_.has(point_of(event->position())))
        show_all();
}

void FrontCanvas::leaveEvent(QEvent* event) {
    Canvas::leaveEvent(event);
    hover({});
}

} // namespace ks::ui
