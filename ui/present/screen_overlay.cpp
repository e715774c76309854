// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/screen_overlay.h"

#include "ui/base/session.h"
#include "ui/present/notes_panel.h"
#include "ui/present/presentation.h"
#include "visual/paint/theme.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace ks::ui {

ScreenOverlay::ScreenOverlay(Session& session, Presentation& presentation, QWidget& covered)
    : QWidget(&covered), session_(session), presentation_(presentation),
      notes_(new NotesPanel(session, presentation, covered)) {
    setObjectName(QStringLiteral("overlay"));
    setAccessibleName(tr("What the presenter draws over the page"));
    setMouseTracking(true);
    setGeometry(covered.rect());
    covered.installEventFilter(this);
    connect(&presentation, &Presentation::changed, this, &ScreenOverlay::show_state);
    show();
    show_state();
}

ScreenOverlay::~ScreenOverlay() {
    delete notes_;
}

bool ScreenOverlay::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

void ScreenOverlay::show_state() {
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
