// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/screen_overlay.h"

#include "ui/base/session.h"
#include "ui/present/presentation.h"
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
      words_(new Reader) {
    setObjectName(QStringLiteral("overlay"));
    setAccessibleName(tr("What the presenter draws over the page"));
    setMouseTracking(true);
    notes_->setObjectName(QStringLiteral("notes-panel"));
    words_->setObjectName(QStringLiteral("notes"));
    words_->setAccessibleName(tr("Notes"));
    auto* column = new QVBoxLayout(notes_);
    column->setContentsMargins(16, 12, 8, 12);
    column->addWidget(words_);
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

ScreenOverlay::~ScreenOverlay() {
    delete notes_;
}

bool ScreenOverlay::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize)
        lay_out();
    return QWidget::eventFilter(watched, event);
}

void ScreenOverlay::lay_out() {
    constexpr double notes_width = 640, notes_height = 200, edge = 16;
    const double scale = session_.theme().scale();
    const QSize room = parentWidget()->size();
    setGeometry(QRect(QPoint(), room));
    const int width = std::min(qRound(notes_width * scale), room.width() - qRound(2 * edge));
    const int height = std::min(qRound(notes_height * scale), room.height() / 2);
    notes_->setGeometry((room.width() - width) / 2, room.height() - height - qRound(edge), width, height);
}

void ScreenOverlay::show_state() {
    if (const QString notes = presentation_.notes();
        notes != shown_notes_ || words_->toPlainText().isEmpty()) {
        shown_notes_ = notes;
        words_->show_markdown(notes.isEmpty() ? tr("*No notes for this picture.*") : notes,
                              session_.theme().scale());
    }
    notes_->setVisible(presentation_.notes_shown());
    notes_->raise();
    raise();
    const bool takes_pointer = presentation_.black() || presentation_.tool() != Tool::none;
    setAttribute(Qt::WA_TransparentForMouseEvents, !takes_pointer);
    setCursor(takes_pointer ? Qt::BlankCursor : Qt::ArrowCursor);
    setAccessibleDescription(presentation_.black() ? tr("Black") : QString());
    update();
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
