// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/audience_window.h"

#include "ui/present/picture_view.h"
#include "ui/present/present_keys.h"
#include "ui/stepping/transport_bar.h"
#include "visual/paint/theme.h"

#include <QCloseEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace ks::ui {
namespace {

/// A picture is laid out for at least so much, and drawn as large as that lets it be: letters are as large on
/// each projector, whatever its pixels.
constexpr double least_width = 960, least_height = 600;

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
    QSizePolicy policy = question_->sizePolicy();
    policy.setRetainSizeWhenHidden(true); // the picture does not move when a question opens
    question_->setSizePolicy(policy);
    question_->hide();
    all->addWidget(question_);
    view_->installEventFilter(this);
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
    update();
}

/// How much larger this screen is than the least one.
double AudienceWindow::scale() const {
    return std::max(0.01, std::min(width() / least_width, height() / least_height));
}

/// In the audience's colours, and in letters as large as the picture's sentence. The answer is not shown.
/// Where questions are asked, two lines are kept for them.
void AudienceWindow::show_question() {
    constexpr double letters = 22; // where the picture is laid out for `least_height`
    const QString& question = presentation_.audience().slide->question;
    const paint::Theme& theme = presentation_.theme();
    const QString look =
        QStringLiteral("background: %1; color: %2; font-size: %3px;")
            .arg(theme.mark(scene::Role::surface).name(), theme.ink(scene::Role::text).name())
            .arg(std::max(1, qRound(letters * scale())));
    if (question_->styleSheet() != look)
        question_->setStyleSheet(look);
    question_->setText(question);
    question_->ensurePolished(); // for the height of its letters
    const int lines = 2 * question_->fontMetrics().lineSpacing() + 2 * question_->margin();
    question_->setMinimumHeight(presentation_.asks() ? lines : 0);
    question_->setMaximumHeight(presentation_.asks() || !question.isEmpty() ? QWIDGETSIZE_MAX : 0);
    question_->setVisible(!question.isEmpty() && !presentation_.black());
}

/// The room of the question where none is asked.
void AudienceWindow::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(rect(), presentation_.black() ? QColor(Qt::black)
                                                          : presentation_.theme().mark(scene::Role::surface));
}

void AudienceWindow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    show_question();
}

/// The picture is laid out for the room that the question leaves. What is below both makes it smaller as a
/// whole.
bool AudienceWindow::eventFilter(QObject* watched, QEvent* event) {
    if (watched == view_ && event->type() == QEvent::Resize) {
        const QSizeF whole(view_->width(), view_->height() + layout()->contentsMargins().bottom());
        presentation_.set_room(whole / scale());
    }
    return QWidget::eventFilter(watched, event);
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
