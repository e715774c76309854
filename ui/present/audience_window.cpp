// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/audience_window.h"

#include "ui/present/picture_view.h"
#include "ui/present/present_keys.h"
#include "ui/stepping/transport_bar.h"
#include "visual/paint/theme.h"

#include <QCloseEvent>
#include <QKeyEvent>
#include <QLabel>
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
    : presentation_(presentation), view_(new PictureView(tr("What the audience sees"))),
      question_(new QLabel) {
    setObjectName(QStringLiteral("audience"));
    setWindowTitle(tr("Knapscope: the audience's picture"));
    setWindowFlag(Qt::FramelessWindowHint);
    setCursor(Qt::BlankCursor);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(view_, 1);
    view_->setFocusPolicy(Qt::StrongFocus);
    view_->setFocus(); // a button would take Space, which plays
    question_->setObjectName(QStringLiteral("audience-question"));
    question_->setTextFormat(Qt::PlainText);
    question_->setWordWrap(true);
    question_->setAlignment(Qt::AlignCenter);
    question_->setMargin(12);
    question_->hide();
    all->addWidget(question_);
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
    show_question();
}

/// In the audience's colours, and in letters as large as the picture's sentence. The answer is not shown.
void AudienceWindow::show_question() {
    constexpr double letters = 22; // where the picture is laid out for `least_height`
    const QString& question = presentation_.audience().slide->question;
    const double scale = std::min(width() / least_width, height() / least_height);
    const paint::Theme& theme = presentation_.theme();
    question_->setStyleSheet(
        QStringLiteral("background: %1; color: %2; font-size: %3px;")
            .arg(theme.mark(scene::Role::surface).name(), theme.ink(scene::Role::text).name())
            .arg(std::max(1, qRound(letters * scale))));
    question_->setText(question);
    question_->setVisible(!question.isEmpty() && !presentation_.black());
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
