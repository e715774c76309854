// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/picture_view.h"

#include "visual/paint/fonts.h"
#include "visual/paint/painter.h"
#include "visual/paint/theme.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace ks::ui {

PictureView::PictureView(const QString& name) : theme_(&paint::theme(paint::ThemeId::light)) {
    setAccessibleName(name);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void PictureView::show_frame(const Frame& frame, const Presentation& presentation, const QString& otherwise,
                             bool black) {
    const bool fresh = frame.slide != frame_.slide || room_ != presentation.room();
    frame_ = frame;
    room_ = presentation.room();
    theme_ = &presentation.theme();
    otherwise_ = otherwise;
    black_ = black;
    const bool there = frame.slide && frame.slide->picture;
    if (fresh) // laying it out takes longest, and the pointer moves often
        list_ =
            there ? frame.slide->picture(room_) : scene::DisplayList{room_.width(), room_.height(), {}, {}};
    setAccessibleDescription(black    ? tr("Black")
                             : !there ? otherwise
                                      : frame.slide->label + QLatin1Char('\n') + frame.slide->sentence);
    update();
}

QRectF PictureView::picture_rect() const {
    const double scale =
        std::min(width() / std::max(1.0, list_.width), height() / std::max(1.0, list_.height));
    const QSizeF size = QSizeF(list_.width, list_.height) * scale;
    return {QPointF(width() - size.width(), height() - size.height()) / 2, size};
}

QPointF PictureView::fraction(QPointF position) const {
    const QRectF picture = picture_rect();
    return {(position.x() - picture.x()) / picture.width(), (position.y() - picture.y()) / picture.height()};
}

void PictureView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (black_) {
        painter.fillRect(rect(), Qt::black);
        return;
    }
    painter.fillRect(rect(), theme_->mark(scene::Role::surface));
    if (!frame_.slide || !frame_.slide->picture) {
        painter.setPen(theme_->ink(scene::Role::quiet));
        painter.setFont(paint::font(scene::Face::interface, std::max(12.0, height() / 30.0)));
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap, otherwise_);
        return;
    }
    const QRectF picture = picture_rect();
    painter.save();
    painter.translate(picture.topLeft());
    paint::paint(painter, list_, *theme_, picture.width() / list_.width);
    painter.restore();
    paint_marks(painter, frame_.marks, picture, *theme_);
    if (picture.size() != QSizeF(size())) { // else the screen is its frame
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(theme_->mark(hasFocus() ? scene::Role::accent : scene::Role::hairline));
        painter.drawRect(picture.toAlignedRect().intersected(rect()).adjusted(0, 0, -1, -1));
    }
}

void PictureView::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        emit pressed(fraction(event->position()));
}

void PictureView::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton)
        emit dragged(fraction(event->position()));
    else
        emit pointed(fraction(event->position()));
}

} // namespace ks::ui
