// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/audience_window.h"

#include "ui/present/picture_view.h"
#include "ui/present/present_keys.h"
#include "ui/stepping/transport_bar.h"

#include <QCloseEvent>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace ks::ui {
namespace {

/// A picture is laid out for at least so much, and drawn as large as that lets it be: letters are as large on
/// each projector, whatever its pixels.
constexpr double least_width = 960, least_height = 600;

QSizeF room_on(QSizeF pixels) {
    const double scale = std::min(pixels.width() / least_width, pixels.height() / least_height);
    return pixels / std::max(scale, 0.01);
}

} // namespace

AudienceWindow::AudienceWindow(Presentation& presentation)
    : presentation_(presentation), view_(new PictureView(tr("What the audience sees"))) {
    setObjectName(QStringLiteral("audience"));
    setWindowTitle(tr("Knapscope: the audience's picture"));
    setWindowFlag(Qt::FramelessWindowHint);
    setCursor(Qt::BlankCursor);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(view_);
    connect(&presentation, &Presentation::changed, this, &AudienceWindow::show_frame);
    connect(view_, &PictureView::pointed, &presentation, &Presentation::point);
    connect(view_, &PictureView::pressed, &presentation, &Presentation::press);
    connect(view_, &PictureView::dragged, &presentation, &Presentation::drag);
    show_frame();
}

void AudienceWindow::step_with(Stepper& stepper) {
    delete keys_; // with those of the page before
    keys_ = new QWidget(this);
    keys_->resize(0, 0);
    keys_->show();
    add_step_keys(*keys_, stepper);
}

void AudienceWindow::show_frame() {
    view_->show_frame(presentation_.audience(), presentation_, tr("Nothing to show yet"),
                      presentation_.black());
}

void AudienceWindow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    presentation_.set_room(room_on(size()));
}

void AudienceWindow::keyPressEvent(QKeyEvent* event) {
    if (ends_presenting(*event))
        emit left();
    else
        QWidget::keyPressEvent(event);
}

void AudienceWindow::closeEvent(QCloseEvent* event) {
    event->accept();
    emit left();
}

} // namespace ks::ui
