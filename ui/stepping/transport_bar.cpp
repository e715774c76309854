// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stepping/transport_bar.h"

#include "ui/base/key_choices.h"
#include "ui/base/session.h"
#include "ui/base/shortcuts.h"
#include "ui/stepping/step_outline.h"
#include "ui/stepping/step_slider.h"
#include "ui/widgets/button_keys.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/parts.h"

#include <QAction>
#include <QApplication>
#include <QHBoxLayout>
#include <QToolTip>

#include <algorithm>
#include <functional>
#include <utility>

namespace ks::ui {

namespace {

constexpr int least_label = 176, least_speed = 56;

} // namespace

TransportBar::TransportBar(Session& session, Stepper& stepper)
    : session_(session), stepper_(stepper), play_(nullptr), speed_(new QToolButton),
      label_(labelled({}, "quiet")), widest_label_(least_label),
      outline_button_(tool_button(QStringLiteral("outline"), tr("Outline"),
                                  with_key(tr("List of phases, rows and steps"), "step.outline"))),
      outline_(new StepOutline(session, stepper)) {
    setObjectName(QStringLiteral("transport"));
    setAccessibleName(tr("Transport"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(24, 8, 24, 8);
    row->setSpacing(4);
    const auto add = [&](const QString& icon, const QString& name, const char* key,
                         const std::function<void()>& run) {
        QToolButton* button = tool_button(icon, name, with_key(name, key));
        button->setObjectName(QString::fromLatin1(key));
        leave_space(*button);
        connect(button, &QToolButton::clicked, this, run);
        row->addWidget(button);
        buttons_.push_back(button);
        return button;
    };
    add(QStringLiteral("first"), tr("To the beginning"), "step.first", [this] { stepper_.go(0); });
    add(QStringLiteral("previous"), tr("Previous cell"), "step.previous-cell",
        [this] { stepper_.previous(Level::cell); });
    play_ =
        add(QStringLiteral("play"), tr("Play"), "step.play", [this] { stepper_.play(!stepper_.playing()); });
    add(QStringLiteral("next"), tr("Next cell"), "step.next-cell", [this] { stepper_.next(Level::cell); });
    add(QStringLiteral("last"), tr("To the end"), "step.last", [this] { stepper_.go(stepper_.count()); });

    speed_->setObjectName(QStringLiteral("speed"));
    speed_->setFocusPolicy(Qt::TabFocus);
    leave_space(*speed_);
    speed_->setToolTip(tr("Speed: a click is faster, from the fastest back to the slowest (keys + and -)"));
    connect(speed_, &QToolButton::clicked, this, [this] {
        const double before = stepper_.speed();
        stepper_.change_speed(1);
        if (stepper_.speed() == before)
            stepper_.change_speed(-100);
    });
    row->addWidget(speed_);
    row->addSpacing(8);
    auto* slider = new StepSlider(stepper);
    row->addWidget(slider, 1);
    row->addWidget(outline_button_);
    row->addSpacing(8);
    add_outline();
    label_->setObjectName(QStringLiteral("step-label"));
    label_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    row->addWidget(label_);

    connect(&stepper, &Stepper::no_change, this, [this, slider](const QString& why) {
        if (!outline_->isVisible()) // which says it, too
            QToolTip::showText(slider->mapToGlobal(QPoint(slider->width() / 2, 0)), plain_tip(why), slider);
    });
    connect(&stepper, &Stepper::track_changed, this, [this] {
        reserve_label();
        show_state();
    });
    connect(&session, &Session::theme_changed, this, &TransportBar::reserve_label,
            Qt::QueuedConnection); // the new fonts are there by then
    connect(&stepper, &Stepper::moved, this, &TransportBar::show_state);
    connect(&stepper, &Stepper::playing_changed, this, &TransportBar::show_state);
    connect(&stepper, &Stepper::speed_changed, this, &TransportBar::show_state);
    show_state();
}

void TransportBar::add_outline() {
    outline_->setParent(this); // until it is opened
    outline_button_->setObjectName(QStringLiteral("outline-button"));
    outline_button_->setCheckable(true);
    leave_space(*outline_button_);
    buttons_.push_back(outline_button_);
    connect(outline_button_, &QToolButton::toggled, this, [this](bool on) {
        if (on)
            outline_->open_above(*this);
        else
            outline_->hide();
    });
    connect(outline_, &StepOutline::closed, this, [this] { outline_button_->setChecked(false); });
    auto* key = new QAction(this);
    key->setObjectName(QStringLiteral("step.outline"));
    bind_keys(*key, "step.outline");
    connect(key, &QAction::triggered, outline_button_, &QToolButton::toggle);
    addAction(key);
}

QToolButton* TransportBar::add_toggle(const QString& icon, const QString& name, const QString& tip,
                                      const char* key) {
    QToolButton* button = tool_button(icon, name, with_key(tip, key));
    button->setObjectName(QString::fromLatin1(key));
    button->setCheckable(true);
    leave_space(*button);
    auto* row = static_cast<QHBoxLayout*>(layout());
    row->insertWidget(row->indexOf(outline_button_), button);
    auto* action = new QAction(this);
    bind_keys(*action, key);
    connect(action, &QAction::triggered, button, [button] {
        if (button->isEnabled())
            button->toggle();
        else // its tip has the reason
            QToolTip::showText(button->mapToGlobal(QPoint()), button->toolTip(), button);
    });
    addAction(action);
    retint(*button, session_.theme());
    fit_label();
    return button;
}

/// Leaves room for the widest label, so that the slider keeps its length from step to step.
void TransportBar::reserve_label() {
    const std::int64_t count = stepper_.track() ? stepper_.count() : -1;
    const std::int64_t stride = std::max<std::int64_t>(1, count / 256);
    widest_label_ = least_label;
    for (auto at = count; at >= 0; at -= stride)
        widest_label_ =
            std::max(widest_label_, label_->fontMetrics().horizontalAdvance(stepper_.track()->label(at)) + 1);
    fit_label();
}

/// In a narrow window the end of a label is cut, so that the bar fits.
void TransportBar::fit_label() {
    speed_->setMinimumWidth(std::max(least_speed, speed_->sizeHint().width())); // a long label leaves it that
    const int others = layout()->minimumSize().width() - label_->minimumWidth();
    const int room = isVisible() ? std::clamp(width() - others, 0, widest_label_) : widest_label_;
    if (room < label_->minimumWidth())
        label_->clear(); // with the same text, QLabel keeps a size hint that includes the width before
    label_->setFixedWidth(room);
    const QString text = stepper_.track() ? stepper_.track()->label(stepper_.at()) : QString();
    const QString shown = shortened_at_word(text, label_->fontMetrics(), label_->width());
    label_->setText(shown);
    label_->setToolTip(shown == text ? QString() : plain_tip(text));
}

void TransportBar::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    fit_label();
}

void TransportBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit_label();
}

void TransportBar::show_state() {
    for (QToolButton* button : buttons_)
        button->setEnabled(stepper_.count() > 0 && (button != play_ || stepper_.may_play()));
    const bool playing = stepper_.playing();
    if (std::exchange(pauses_, playing) != playing) {
        play_->setAccessibleName(playing ? tr("Pause") : tr("Play"));
        play_->setToolTip(with_key(play_->accessibleName(), "step.play"));
        set_icon(*play_, playing ? QStringLiteral("pause") : QStringLiteral("play"));
        retint(*this, session_.theme());
    }
    speed_->setText(QStringLiteral("%1×").arg(stepper_.speed()));
    speed_->setAccessibleName(tr("Speed %1").arg(stepper_.speed()));
    fit_label();
}

void add_step_keys(QWidget& page, Stepper& stepper) {
    const auto add = [&](const char* id, const std::function<void()>& run) {
        auto* action = new QAction(&page);
        action->setObjectName(QString::fromLatin1(id));
        bind_keys(*action, id);
        action->setShortcutContext(Qt::WindowShortcut); // the bar or the header may have the focus
        QObject::connect(action, &QAction::triggered, &page, run);
        page.addAction(action);
        return action;
    };
    Stepper* s = &stepper;
    add("step.next-cell", [s] { s->next(Level::cell); });
    add("step.previous-cell", [s] { s->previous(Level::cell); });
    add("step.next-row", [s] { s->next(s->page_unit()); });
    add("step.previous-row", [s] { s->previous(s->page_unit()); });
    add("step.next-phase", [s] { s->next(Level::phase); });
    add("step.previous-phase", [s] { s->previous(Level::phase); });
    add("step.first", [s] { s->go(0); });
    add("step.last", [s] { s->go(s->count()); });
    add("step.cell-changes", [s] { s->next_change(Watched::cell); });
    add("step.choice-changes", [s] { s->next_change(Watched::choice); });
    add("step.branch-changes", [s] { s->next_change(Watched::branch); });
    add("step.faster", [s] { s->change_speed(1); });
    add("step.slower", [s] { s->change_speed(-1); });
    QAction* play = add("step.play", [s] { s->play(!s->playing()); });
    // If another button than those of the bar has the focus, Space presses that button.
    QObject::connect(qApp, &QApplication::focusChanged, play,
                     [play](QWidget*, QWidget* now) { play->setEnabled(!takes_space(now)); });
}

} // namespace ks::ui
