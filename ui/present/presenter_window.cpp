// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/presenter_window.h"

#include "ui/base/session.h"
#include "ui/present/next_part.h"
#include "ui/present/picture_view.h"
#include "ui/present/present_keys.h"
#include "ui/present/presenter_clock.h"
#include "ui/present/presenter_tools.h"
#include "ui/stepping/slides.h"
#include "ui/stepping/transport_bar.h"
#include "ui/widgets/button_keys.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/reader.h"
#include "visual/paint/theme.h"

#include <QCloseEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace ks::ui {

PresenterWindow::PresenterWindow(Session& session, Presentation& presentation)
    : session_(session), presentation_(presentation), sign_(labelled({}, "sign")),
      question_(labelled({}, "sentence")), answer_(labelled({}, "quiet")),
      now_title_(new ElidedLabel("heading")), next_title_(new ElidedLabel("heading")),
      now_(new PictureView(tr("The picture of now"))), next_(new PictureView(tr("The next picture"))),
      notes_(new Reader), outline_model_(new OutlineModel(presentation.slides()->stepper, this)),
      outline_(new QTreeView) {
    setObjectName(QStringLiteral("presenter"));
    setWindowTitle(tr("Knapscope: the presenter's view"));
    setWindowFlag(Qt::FramelessWindowHint);
    Stepper& stepper = presentation.slides()->stepper;
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(8);
    column->addWidget(build_top());
    auto* middle = new QHBoxLayout;
    middle->setContentsMargins(24, 0, 24, 0);
    middle->setSpacing(24);
    middle->addWidget(build_now(), 5);
    middle->addWidget(build_aside(), 2);
    column->addLayout(middle, 1);
    auto* tools = new QHBoxLayout;
    tools->setContentsMargins(24, 0, 24, 0);
    auto* buttons = new PresenterTools(presentation, Screens::two);
    tools->addWidget(buttons);
    column->addLayout(tools);
    column->addWidget(hairline(Qt::Horizontal));
    auto* transport = new TransportBar(session, stepper);
    column->addWidget(transport);
    add_step_keys(*this, stepper);
    add_part_key(*this, [this, buttons, transport] {
        return std::vector<QWidget*>{now_, notes_, outline_, buttons, transport};
    });
    connect(&presentation, &Presentation::changed, this, &PresenterWindow::show_state);
    connect(&session, &Session::theme_changed, this, [this] {
        shown_notes_.clear(); // lays them out in the new theme's size
        retint(*this, session_.theme());
        show_state();
    });
    retint(*this, session.theme());
    show_state();
    show_notes();
    now_->setFocus(); // else the window gives the focus to the first button
}

QWidget* PresenterWindow::build_top() {
    auto* top = new QWidget;
    auto* row = new QHBoxLayout(top);
    row->setContentsMargins(24, 0, 24, 0);
    row->setSpacing(16);
    row->addWidget(new PresenterClock(presentation_));
    sign_->setObjectName(QStringLiteral("sign"));
    sign_->setAccessibleName(tr("What the audience sees, in words"));
    sign_->setAlignment(Qt::AlignCenter);
    sign_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    row->addWidget(sign_, 1);
    auto* swap = new QPushButton(tr("Swap screens"));
    swap->setObjectName(QStringLiteral("swap-screens"));
    swap->setToolTip(tr("The audience's picture and this view change places"));
    leave_space(*swap);
    connect(swap, &QPushButton::clicked, this, &PresenterWindow::swap_wanted);
    row->addWidget(swap);
    auto* end = new QPushButton(tr("End"));
    end->setObjectName(QStringLiteral("end"));
    end->setAccessibleName(tr("End the presentation"));
    end->setToolTip(tr("End the presentation (Esc)"));
    leave_space(*end);
    connect(end, &QPushButton::clicked, this, &PresenterWindow::left);
    row->addWidget(end);
    return top;
}

QWidget* PresenterWindow::build_now() {
    auto* part = new QWidget;
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    now_title_->setObjectName(QStringLiteral("now-title"));
    now_->setObjectName(QStringLiteral("now"));
    now_->setFocusPolicy(Qt::StrongFocus);
    column->addWidget(now_title_);
    column->addWidget(now_, 1);
    question_->setObjectName(QStringLiteral("asked-question"));
    answer_->setObjectName(QStringLiteral("asked-answer"));
    for (QLabel* label : {question_, answer_}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        column->addWidget(label);
    }
    connect(now_, &PictureView::pointed, &presentation_, &Presentation::point);
    connect(now_, &PictureView::pressed, &presentation_, &Presentation::press);
    connect(now_, &PictureView::dragged, &presentation_, &Presentation::drag);
    return part;
}

QWidget* PresenterWindow::build_aside() {
    auto* part = new QWidget;
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    next_title_->setObjectName(QStringLiteral("next-title"));
    next_->setObjectName(QStringLiteral("next"));
    column->addWidget(next_title_);
    column->addWidget(next_, 4);
    column->addWidget(labelled(tr("Notes"), "heading"));
    notes_->setObjectName(QStringLiteral("notes"));
    notes_->setAccessibleName(tr("Notes"));
    column->addWidget(notes_, 4);
    column->addWidget(labelled(tr("Outline"), "heading"));
    build_outline();
    column->addWidget(outline_, 3);
    return part;
}

/// Where one is in the whole; a click goes there.
void PresenterWindow::build_outline() {
    outline_->setObjectName(QStringLiteral("presenter-outline"));
    outline_->setAccessibleName(tr("Outline"));
    outline_->setModel(outline_model_);
    outline_->setRootIsDecorated(false);
    outline_->setUniformRowHeights(true);
    outline_->setHeaderHidden(true);
    outline_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    outline_->setColumnHidden(OutlineModel::sentence, true);
    outline_->header()->setStretchLastSection(true);
    const auto go = [this](const QModelIndex& index) {
        presentation_.slides()->stepper.go(outline_model_->position(index.row()));
    };
    connect(outline_, &QTreeView::clicked, this, go);
    connect(outline_, &QTreeView::activated, this, go);
}

void PresenterWindow::show_state() {
    const Frame& here = presentation_.here();
    now_->show_frame(here, presentation_, tr("Nothing to show yet"));
    now_->setCursor(presentation_.tool() == Tool::none ? Qt::ArrowCursor : Qt::CrossCursor);
    now_title_->setText(
        (presentation_.frozen() || presentation_.black() ? tr("Only you see this · %1") : tr("Now · %1"))
            .arg(here.slide->label));
    const auto& next = presentation_.next();
    next_->show_frame({.slide = next, .marks = {}}, presentation_, tr("This is the last picture"));
    next_title_->setText(next ? tr("Next · %1").arg(next->label) : tr("Next"));
    question_->setText(here.slide->question);
    answer_->setText(here.slide->answer.isEmpty() ? QString()
                                                  : tr("Only you see this: %1").arg(here.slide->answer));
    for (QLabel* label : {question_, answer_})
        label->setVisible(!label->text().isEmpty());
    show_sign();
    if (presentation_.notes() != shown_notes_)
        show_notes();
    follow_outline();
}

/// Says in words what the audience sees; loudly, where that is not what is seen here.
void PresenterWindow::show_sign() {
    const bool other = presentation_.black() || presentation_.frozen();
    sign_->setText(presentation_.black() ? tr("BLACK: the audience sees nothing")
                   : presentation_.frozen()
                       ? tr("FROZEN: the audience stays at %1").arg(presentation_.audience().slide->label)
                       : tr("The audience sees this picture"));
    sign_->setToolTip(plain_tip(sign_->text()));
    sign_->setAccessibleDescription(sign_->text());
    if (sign_->property("loud").toBool() == other && sign_->property("loud").isValid())
        return;
    sign_->setProperty("loud", other);
    restyle(*sign_);
}

void PresenterWindow::show_notes() {
    shown_notes_ = presentation_.notes();
    notes_->show_markdown(shown_notes_.isEmpty() ? tr("*No notes for this picture.*") : shown_notes_,
                          session_.theme().scale());
}

void PresenterWindow::follow_outline() {
    outline_model_->follow();
    outline_->setCurrentIndex(outline_model_->index(outline_model_->current(), 0));
    outline_->scrollTo(outline_->currentIndex());
}

void PresenterWindow::keyPressEvent(QKeyEvent* event) {
    if (ends_presenting(*event))
        emit left();
    else
        QWidget::keyPressEvent(event);
}

void PresenterWindow::closeEvent(QCloseEvent* event) {
    event->accept();
    emit left();
}

} // namespace ks::ui
