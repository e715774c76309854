// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/one_screen_window.h"

#include "ui/base/session.h"
#include "ui/present/next_part.h"
#include "ui/present/notes_panel.h"
#include "ui/present/picture_view.h"
#include "ui/present/presentation.h"
#include "ui/present/presenter_tools.h"
#include "ui/stepping/slides.h"
#include "ui/stepping/transport_bar.h"
#include "ui/widgets/button_keys.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/parts.h"

#include <QApplication>
#include <QFrame>
#include <QHBoxLayout>
#include <QMouseEvent>
#include <QPushButton>
#include <QVBoxLayout>

namespace ks::ui {

namespace {

constexpr int rest_ms = 2500; ///< after that the controls go
constexpr int edge = 24;      ///< in pixels: there the pointer calls the controls with a tool in hand

} // namespace

OneScreenWindow::OneScreenWindow(Session& session, Presentation& presentation)
    : AudienceWindow(presentation), presentation_(presentation), controls_(new QFrame(this)) {
    setWindowTitle(tr("Knapscope: the presentation"));
    build_controls(session);
    notes_ = new NotesPanel(session, presentation, *this, controls_->sizeHint().height());
    connect(&presentation, &Presentation::changed, this, &OneScreenWindow::make_room_for_notes);
    step_with(presentation.slides()->stepper);
    add_part_key(*this, [this] {
        show_controls(true);
        return std::vector<QWidget*>{&view(), controls_, notes_};
    });
    resting_.setSingleShot(true);
    resting_.setInterval(rest_ms);
    connect(&resting_, &QTimer::timeout, this, &OneScreenWindow::rest);
    connect(&session, &Session::theme_changed, this, [this, &session] {
        retint(*controls_, session.theme());
        lay_out();
    });
    view().installEventFilter(this);
    show_controls(false);
}

void OneScreenWindow::build_controls(Session& session) {
    controls_->setObjectName(QStringLiteral("present-controls"));
    controls_->setAccessibleName(tr("Controls of the presentation"));
    auto* end = new QPushButton(tr("End"));
    end->setObjectName(QStringLiteral("end"));
    end->setAccessibleName(tr("End the presentation"));
    end->setToolTip(tr("End the presentation (Esc)"));
    leave_space(*end);
    connect(end, &QPushButton::clicked, this, &OneScreenWindow::left);
    auto* tools = new QHBoxLayout;
    tools->setContentsMargins(24, 8, 24, 0);
    tools->addWidget(new PresenterTools(presentation_, Screens::one), 1);
    tools->addWidget(end);
    auto* column = new QVBoxLayout(controls_);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(tools);
    column->addWidget(new TransportBar(session, presentation_.slides()->stepper));
    retint(*controls_, session.theme());
}

void OneScreenWindow::lay_out() {
    const int height = controls_->sizeHint().height();
    controls_->setGeometry(0, this->height() - height, width(), height);
}

/// While the notes are shown, the picture is above them.
void OneScreenWindow::make_room_for_notes() {
    constexpr int gap = 8;
    const int below = presentation_.notes_shown() ? height() - notes_->y() + gap : 0;
    layout()->setContentsMargins(0, 0, 0, below);
}

void OneScreenWindow::show_controls(bool on) {
    controls_->setVisible(on);
    controls_->raise();
    setCursor(on && presentation_.tool() == Tool::none ? Qt::ArrowCursor : Qt::BlankCursor);
    if (on)
        resting_.start();
}

/// The controls stay while the pointer is over them, one of them has the focus, or a list of theirs is open.
void OneScreenWindow::rest() {
    const QWidget* focus = QApplication::focusWidget();
    if (controls_->underMouse() || (focus && controls_->isAncestorOf(focus)) ||
        QApplication::activePopupWidget())
        resting_.start();
    else
        show_controls(false);
}

bool OneScreenWindow::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &view() && event->type() == QEvent::MouseMove) {
        const double y = static_cast<QMouseEvent*>(event)->position().y();
        if (presentation_.tool() == Tool::none || y >= height() - edge)
            show_controls(true);
        else if (controls_->isVisible())
            show_controls(false);
    }
    return AudienceWindow::eventFilter(watched, event);
}

void OneScreenWindow::resizeEvent(QResizeEvent* event) {
    AudienceWindow::resizeEvent(event);
    lay_out();
    make_room_for_notes();
}

} // namespace ks::ui
