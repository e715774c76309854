// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/replay.h"

#include <algorithm>
#include <cmath>

namespace ks::ui {
namespace {

constexpr int frame_ms = 33;
constexpr double usual_length_s = 20;
/// the duration of the whole timeline, in seconds of picture
constexpr double slowest_length_s = 1e6, fastest_length_s = 0.1;
constexpr double longest_frame_s = 0.25; ///< after a pause of the program the picture does not jump further

} // namespace

Replay::Replay(TimeView& view, QObject* parent) : QObject(parent), view_(view) {
    timer_.setInterval(frame_ms);
    connect(&timer_, &QTimer::timeout, this,
            [this] { advance(std::min(longest_frame_s, static_cast<double>(since_.restart()) / 1000)); });
}

void Replay::restart() {
    play(false);
    at_ = view_.all().begin;
    per_second_ = view_.all().length() / usual_length_s;
    emit changed();
}

void Replay::play(bool on) {
    on = on && per_second_ > 0;
    if (playing_ == on)
        return;
    playing_ = on;
    if (on) {
        const scene::TimeSpan shown = view_.window();
        if (at_ < shown.begin || at_ >= view_.all().end || (at_ > shown.end))
            at_ = shown.begin;
        since_.start();
        timer_.start();
    } else {
        timer_.stop();
    }
    emit changed();
}

void Replay::go(double at) {
    at_ = std::clamp(at, view_.all().begin, view_.all().end);
    follow();
    emit changed();
}

void Replay::change_speed(int by) {
    const double length = view_.all().length();
    per_second_ =
        std::clamp(per_second_ * std::exp2(by), length / slowest_length_s, length / fastest_length_s);
    emit changed();
}

void Replay::advance(double seconds) {
    go(at_ + seconds * per_second_);
    if (at_ >= view_.all().end)
        play(false);
}

/// If only a part is shown, scrolls to the next part when the moment reaches the end.
void Replay::follow() {
    const scene::TimeSpan shown = view_.window();
    if (view_.zoomed() && (at_ > shown.end || at_ < shown.begin))
        view_.show({.begin = at_, .end = at_ + shown.length()});
}

} // namespace ks::ui
