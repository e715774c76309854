// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/time_canvas.h"

#include "ui/base/shortcuts.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace ks::ui {
namespace {

constexpr double key_zoom = 1.5;
constexpr double notch_zoom = 1.25; ///< of one notch of the wheel
constexpr double key_move = 0.1;    ///< as a share of the visible time

} // namespace

TimeCanvas::TimeCanvas(QWidget* parent) : Canvas(parent) {}

int TimeCanvas::height_for(QSize room) const {
    const QSizeF size = QSizeF(room) / scale();
    scene::DisplayList list{size.width(), size.height(), {}, {}};
    draw_(list, size);
    return static_cast<int>(std::ceil(list.height * scale() - 0.5));
}

void TimeCanvas::set_draw(Draw draw) {
    draw_ = std::move(draw);
    set_scene([this](QSizeF size) {
        const QSizeF shown = QSizeF(this->size()) / scale();
        const bool on_screen = // a picture for a file may have another size
            std::abs(shown.width() - size.width()) < 1 && std::abs(shown.height() - size.height()) < 1;
        if (on_screen && parentWidget()) // otherwise it could never shrink again
            size.setHeight(parentWidget()->height() / scale());
        scene::DisplayList list{size.width(), size.height(), {}, {}};
        const scene::DrawnPlot drawn = draw_(list, size);
        if (on_screen)
            plot_ = drawn;
        if (on_screen && list.height > shown.height() + 1)
            emit too_low();
        return list;
    });
}

void TimeCanvas::set_view(TimeView& view) {
    if (view_ == &view)
        return;
    disconnect(followed_);
    view_ = &view;
    followed_ = connect(&view, &TimeView::changed, this, [this] { refresh(); });
    refresh();
}

scene::Point TimeCanvas::point_of(QPointF position) const {
    return {position.x() / scale(), position.y() / scale()};
}

/// The band of a drag is painted on top, because it is not part of the picture.
void TimeCanvas::paintEvent(QPaintEvent* event) {
    Canvas::paintEvent(event);
    if (drag_ != Drag::zoom || std::abs(to_.x() - from_.x()) < QApplication::startDragDistance())
        return;
    QPainter painter(this);
    QColor tint = palette().color(QPalette::Highlight);
    const QRectF band(QPointF(std::min(from_.x(), to_.x()), plot_.plot.y * scale()),
                      QSizeF(std::abs(to_.x() - from_.x()), plot_.plot.height * scale()));
    painter.setPen(tint);
    tint.setAlphaF(0.2F);
    painter.setBrush(tint);
    painter.drawRect(band);
}

void TimeCanvas::wheelEvent(QWheelEvent* event) {
    const scene::Point at = point_of(event->position());
    if (!view_ || !plot_.has({std::clamp(at.x, plot_.plot.x, plot_.plot.x + plot_.plot.width - 1), at.y}))
        return event->ignore(); // the page scrolls instead
    const QPoint turned = event->angleDelta();
    const double notches = (turned.y() != 0 ? turned.y() : turned.x()) / 120.0;
    if (event->modifiers() & Qt::ShiftModifier || turned.y() == 0)
        view_->move(-notches * key_move);
    else
        view_->zoom(std::pow(notch_zoom, notches), plot_.time_at(at.x));
    event->accept();
}

void TimeCanvas::mousePressEvent(QMouseEvent* event) {
    Canvas::mousePressEvent(event);
    if (!view_ || !plot_.has(point_of(event->position())))
        return;
    const bool moves = event->button() == Qt::MiddleButton || event->modifiers() & Qt::ShiftModifier;
    drag_ = moves ? Drag::move : event->button() == Qt::LeftButton ? Drag::zoom : Drag::none;
    from_ = to_ = event->position();
}

void TimeCanvas::mouseMoveEvent(QMouseEvent* event) {
    Canvas::mouseMoveEvent(event);
    if (!view_)
        return;
    if (drag_ == Drag::move) {
        const double by = (to_.x() - event->position().x()) / scale() / std::max(1.0, plot_.plot.width);
        to_ = event->position();
        return view_->move(by);
    }
    const scene::Point at = point_of(event->position());
    if (drag_ == Drag::zoom) {
        to_ = QPointF(std::clamp(event->position().x(), plot_.plot.x * scale(),
                                 (plot_.plot.x + plot_.plot.width) * scale()),
                      event->position().y());
        return update();
    }
    view_->set_cursor(plot_.has(at) ? std::optional(plot_.time_at(at.x)) : std::nullopt);
}

void TimeCanvas::mouseReleaseEvent(QMouseEvent* event) {
    Canvas::mouseReleaseEvent(event);
    const Drag drag = std::exchange(drag_, Drag::none);
    if (!view_ || drag == Drag::move)
        return;
    update();
    if (drag == Drag::zoom && std::abs(to_.x() - from_.x()) >= QApplication::startDragDistance()) {
        const double begin = plot_.time_at(std::min(from_.x(), to_.x()) / scale());
        const double end = plot_.time_at(std::max(from_.x(), to_.x()) / scale());
        view_->show({.begin = begin, .end = end});
    } else if (event->button() == Qt::LeftButton) {
        emit clicked_at(point_of(event->position()));
    }
}

void TimeCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
    if (view_ && plot_.has(point_of(event->position())))
        view_->reset();
}

void TimeCanvas::leaveEvent(QEvent* event) {
    Canvas::leaveEvent(event);
    if (view_ && drag_ == Drag::none)
        view_->set_cursor({});
}

void TimeCanvas::keyPressEvent(QKeyEvent* event) {
    if (view_ && take_key(*event))
        return event->accept();
    Canvas::keyPressEvent(event);
}

/// The keys of tables and of stepping have similar effects here.
bool TimeCanvas::take_key(const QKeyEvent& event) {
    const auto is = [&event](const char* id) { return is_key_of(id, event); };
    if (is("step.faster") || is("table.zoom-in"))
        view_->zoom(key_zoom);
    else if (is("step.slower") || is("table.zoom-out"))
        view_->zoom(1 / key_zoom);
    else if (is("table.zoom-all") || QKeySequence(event.keyCombination()) == QKeySequence(Qt::Key_0))
        view_->reset();
    else if (is("table.left") || is("table.right"))
        view_->move(is("table.left") ? -key_move : key_move);
    else if (is("step.previous-cell") || is("step.next-cell"))
        step_cursor(is("step.previous-cell") ? -1 : 1);
    else
        return false;
    return true;
}

/// Moves the cross-hair by a two-hundredth of the picture; without a cross-hair it starts in the middle.
void TimeCanvas::step_cursor(int way) {
    const scene::TimeSpan now = view_->window();
    const double from = view_->cursor().value_or((now.begin + now.end) / 2);
    view_->set_cursor(std::clamp(from + way * now.length() / 200, now.begin, now.end));
}

} // namespace ks::ui
