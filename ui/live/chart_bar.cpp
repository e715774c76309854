// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/chart_bar.h"

#include "ui/base/session.h"
#include "ui/base/shortcuts.h"
#include "ui/live/replay.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/parts.h"

#include <QHBoxLayout>

namespace ks::ui {
namespace {

constexpr double button_zoom = 2;

} // namespace

ChartBar::ChartBar(Session& session)
    : session_(session),
      play_(add("live-play", QStringLiteral("pause"), tr("Pause"), {}, [this] { toggle(); })),
      slower_(add("live-slower", {}, tr("Slower"), with_key(tr("Half as fast"), "live.slower"),
                  [this] { change_speed(-1); })),
      faster_(add("live-faster", {}, tr("Faster"), with_key(tr("Twice as fast"), "live.faster"),
                  [this] { change_speed(1); })),
      theory_(add("live-theory", {}, tr("Theory"),
                  tr("Why it is no fuller: this launch on the Occupancy page"),
                  [this] { emit theory_wanted(); })),
      in_(add("live-zoom-in", {}, QStringLiteral("+"),
              tr("Zoom into the time (+, the wheel, or drag across the chart)"),
              [this] { view_->zoom(button_zoom); })),
      out_(add("live-zoom-out", {}, QStringLiteral("\u2212"), tr("Zoom out of the time (-)"),
               [this] { view_->zoom(1 / button_zoom); })),
      all_(add("live-zoom-all", {}, tr("All"), tr("All of the time (0, or a double click)"),
               [this] { view_->reset(); })),
      words_(new ElidedLabel("quiet")) {
    setObjectName(QStringLiteral("chart-bar"));
    in_->setAccessibleName(tr("Zoom in"));
    out_->setAccessibleName(tr("Zoom out"));
    words_->setObjectName(QStringLiteral("live-scale"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    for (QToolButton* button : {play_, slower_, faster_})
        row->addWidget(button);
    row->addSpacing(8);
    row->addWidget(words_, 1);
    row->addSpacing(8);
    for (QToolButton* button : {theory_, in_, out_, all_})
        row->addWidget(button);
}

QToolButton* ChartBar::add(const char* id, const QString& icon, const QString& name, const QString& tip,
                           const std::function<void()>& run) {
    auto* button = icon.isEmpty() ? new QToolButton : tool_button(icon, name, tip, true);
    button->setObjectName(QLatin1String(id));
    button->setText(name);
    button->setAccessibleName(name);
    button->setToolTip(plain_tip(tip));
    connect(button, &QToolButton::clicked, this, run);
    return button;
}

void ChartBar::set_target(TimeView& view, Replay* replay) {
    if (view_ == &view && replay_ == replay)
        return;
    disconnect(followed_view_);
    disconnect(followed_replay_);
    view_ = &view;
    replay_ = replay;
    followed_view_ = connect(&view, &TimeView::changed, this, &ChartBar::show_state);
    if (replay)
        followed_replay_ = connect(replay, &Replay::changed, this, &ChartBar::show_state);
    show_state();
}

void ChartBar::set_running(bool on) {
    running_ = on;
    play_->setVisible(replay_ || running_);
}

void ChartBar::offer_theory(bool on) {
    theory_->setVisible(on);
}

void ChartBar::set_words(const QString& text) {
    words_->setText(text);
}

void ChartBar::toggle() {
    if (replay_)
        replay_->play(!replay_->playing());
    else if (view_ && running_)
        view_->pause(!view_->paused());
}

void ChartBar::change_speed(int by) {
    if (replay_)
        replay_->change_speed(by);
}

void ChartBar::show_state() {
    play_->setVisible(replay_ || running_);
    slower_->setVisible(replay_);
    faster_->setVisible(replay_);
    out_->setEnabled(view_->zoomed());
    all_->setEnabled(view_->zoomed());
    const bool goes = replay_ ? replay_->playing() : !view_->paused();
    const std::pair state{goes, replay_ != nullptr};
    if (std::exchange(shown_, state) == state)
        return;
    const QString name = goes ? tr("Pause") : replay_ ? tr("Play") : tr("Go on");
    play_->setText(name);
    play_->setAccessibleName(name);
    play_->setToolTip(with_key(goes      ? tr("The picture stands; data go on")
                               : replay_ ? tr("Play in slow motion")
                                         : tr("Show what came meanwhile"),
                               "step.play"));
    set_icon(*play_, goes ? QStringLiteral("pause") : QStringLiteral("play"));
    retint(*this, session_.theme());
}

} // namespace ks::ui
