// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stepping/stepper.h"

#include <algorithm>
#include <array>

namespace ks::ui {

namespace {
constexpr std::array speeds{0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0};
constexpr double milliseconds_a_step = 800; ///< at speed 1
} // namespace

Stepper::Stepper(QObject* parent) : QObject(parent) {
    connect(&timer_, &QTimer::timeout, this, &Stepper::advance);
}

void Stepper::set_track(std::shared_ptr<const Track> track, std::int64_t at, std::int64_t shown) {
    play(false);
    track_ = std::move(track);
    at_ = std::clamp<std::int64_t>(at, 0, count());
    furthest_ = std::clamp(shown, at_, count());
    emit track_changed();
    emit moved();
}

void Stepper::go(std::int64_t at) {
    const std::int64_t wanted = std::clamp<std::int64_t>(at, 0, count());
    if (wanted == at_)
        return;
    at_ = wanted;
    set_furthest(std::max(furthest_, at_));
    emit moved();
}

void Stepper::set_furthest(std::int64_t at) {
    const std::int64_t furthest = std::clamp(at, at_, count());
    if (furthest == furthest_)
        return;
    furthest_ = furthest;
    if (hides_)
        emit told();
}

void Stepper::hide_what_comes(bool on) {
    if (on == hides_)
        return;
    hides_ = on;
    emit told();
}

void Stepper::next(Level level) {
    if (!track_)
        return;
    const std::int64_t wanted = track_->next(at_, level);
    const std::int64_t allowed = gate_ && !gate_is_open_ ? gate_(at_, wanted) : wanted;
    if (allowed < wanted)
        play(false);
    go(allowed);
}

void Stepper::next_change(Watched what) {
    if (!can_watch(what))
        return;
    const NextChange next = track_->next_change(at_, what);
    if (next.at)
        go(*next.at);
    else
        emit no_change(next.why_not);
}

void Stepper::previous(Level level) {
    if (track_)
        go(track_->previous(at_, level));
}

void Stepper::play(bool on) {
    if (on == playing() || (on && (count() == 0 || !may_play_)))
        return;
    if (on) {
        if (at_ == count())
            go(0);
        timer_.start(static_cast<int>(milliseconds_a_step / speed()));
    } else {
        timer_.stop();
    }
    emit playing_changed();
}

void Stepper::allow_playing(bool on) {
    if (on == may_play_)
        return;
    play(false);
    may_play_ = on;
    emit playing_changed();
}

double Stepper::speed() const {
    return speeds[static_cast<std::size_t>(speed_)];
}

void Stepper::change_speed(int by) {
    const int wanted = std::clamp(speed_ + by, 0, static_cast<int>(speeds.size()) - 1);
    if (wanted == speed_)
        return;
    speed_ = wanted;
    timer_.setInterval(static_cast<int>(milliseconds_a_step / speed()));
    emit speed_changed();
}

void Stepper::advance() {
    next(Level::cell);
    if (at_ == count())
        play(false);
}

} // namespace ks::ui
