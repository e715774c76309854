// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/screen_overlay.h"

#include "ui/base/session.h"
#include "ui/present/picture_view.h"
#include "ui/present/presentation.h"
#include "ui/present/presenter_clock.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/reader.h"
#include "visual/paint/theme.h"

#include <QEvent>
#include <QFrame>
#include <QMouseEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace ks::ui {

ScreenOverlay::ScreenOverlay(Session& session, Presentation& presentation, QWidget& covered)
    : QWidget(&covered), session_(session), presentation_(presentation), notes_(new QFrame(&covered)),
      words_(new Reader), next_title_(new ElidedLabel("heading")),
      next_(new PictureView(tr("The next picture"))) {
    setObjectName(QStringLiteral("overlay"));
    setAccessibleName(tr("What the presenter draws over the page"));
    setMouseTracking(true);
    build_notes();
    covered.installEventFilter(this);
    connect(&presentation, &Presentation::changed, this, &ScreenOverlay::show_state);
    connect(&session, &Session::theme_changed, this, [this] {
        shown_notes_.clear(); // lays them out in the new theme's size
        lay_out();
        show_state();
    });
    lay_out();
    show();
    show_state();
}

/// What the presenter's screen has beside the picture: clock, notes, and what comes next.
void ScreenOverlay::build_notes() {
    notes_->setObjectName(QStringLiteral("notes-panel"));
    words_->setObjectName(QStringLiteral("notes"));
    words_->setAccessibleName(tr("Notes"));
    next_part_ = build_next();
    auto* clock = new QHBoxLayout;
    clock->addWidget(new PresenterClock(presentation_));
    clock->addStretch();
    auto* column = new QVBoxLayout;
    column->setSpacing(8);
    column->addLayout(clock);
    column->addWidget(words_, 1);
    auto* row = new QHBoxLayout(notes_);
    row->setContentsMargins(16, 12, 12, 12);
    row->setSpacing(16);
    row->addLayout(column, 3);
    row->addWidget(next_part_, 2);
}

QWidget* ScreenOverlay::build_next() {
    auto* part = new QWidget;
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    next_title_->setObjectName(QStringLiteral("next-title"));
    next_->setObjectName(QStringLiteral("next"));
    column->addWidget(next_title_);
    column->addWidget(next_, 1);
    return part;
}

ScreenOverlay::~ScreenOverlay() {
    delete notes_;
}

bool ScreenOverlay::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize)
        lay_out();
    return QWidget::eventFilter(watched, event);
}

void ScreenOverlay::lay_out() {
    constexpr double notes_width = 860, notes_height = 240, edge = 16;
    const double scale = session_.theme().scale();
    const QSize room = parentWidget()->size();
    setGeometry(QRect(QPoint(), room));
    const int width = std::min(qRound(notes_width * scale), room.width() - qRound(2 * edge));
    const int height = std::min(qRound(notes_height * scale), room.height() / 2);
    notes_->setGeometry((room.width() - width) / 2, room.height() - height - qRound(edge), width, height);
}

void ScreenOverlay::show_state() {
    show_notes();
    if (presentation_.notes_shown()) // laying the picture out takes longest
        show_next();
    notes_->setVisible(presentation_.notes_shown());
    notes_->raise();
    raise();
    const bool takes_pointer = presentation_.black() || presentation_.tool() != Tool::none;
    setAttribute(Qt::WA_TransparentForMouseEvents, !takes_pointer);
    setCursor(takes_pointer ? Qt::BlankCursor : Qt::ArrowCursor);
    setAccessibleDescription(presentation_.black() ? tr("Black") : QString());
    update();
}

void ScreenOverlay::show_notes() {
    const QString notes = presentation_.notes();
    if (notes == shown_notes_ && !words_->toPlainText().isEmpty())
        return;
    shown_notes_ = notes;
    words_->show_markdown(notes.isEmpty() ? tr("*No notes for this picture.*") : notes,
                          session_.theme().scale());
}

/// A page that does not step has no next picture.
void ScreenOverlay::show_next() {
    next_part_->setVisible(presentation_.slides());
    const auto& next = presentation_.next();
    next_->show_frame({.slide = next, .marks = {}}, presentation_, tr("This is the last picture"));
    next_title_->setText(next ? tr("Next · %1").arg(next->label) : QString());
}

QPointF ScreenOverlay::fraction(QPointF position) const {
    return {position.x() / std::max(1, width()), position.y() / std::max(1, height())};
}

void ScreenOverlay::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (presentation_.black())
        painter.fillRect(rect(), Qt::black);
    else
        paint_marks(painter, presentation_.here().marks, rect(), session_.theme());
}

void ScreenOverlay::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        presentation_.press(fraction(event->position()));
}

void ScreenOverlay::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton)
        presentation_.drag(fraction(event->position()));
    else
        presentation_.point(fraction(event->position()));
}

} // namespace ks::ui
