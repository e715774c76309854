// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/time_view.h"

#include <algorithm>
#include <cmath>

namespace ks::ui {
namespace {

constexpr double deepest_zoom = 1e7;  ///< relative to the whole time
constexpr double almost_all = 0.9999; ///< when zoomed out to this share, everything is shown

} // namespace

void TimeView::set_all(scene::TimeSpan all) {
    if (all_ == all)
        return;
    all_ = all;
    emit changed();
}

void TimeView::show(scene::TimeSpan window) {
    const double length = std::clamp(window.length(), all_.length() / deepest_zoom, all_.length());
    if (!std::isfinite(length) || !std::isfinite(window.begin) || all_.empty())
        return;
    if (length >= all_.length() * almost_all && !paused_)
        return reset();
    window_.begin = std::clamp(window.begin, all_.begin, all_.end - length);
    window_.end = window_.begin + length;
    held_ = false;
    emit changed();
}

void TimeView::zoom(double factor, std::optional<double> around) {
    const scene::TimeSpan now = window();
    if (now.empty() || !(factor > 0))
        return;
    const double at =
        std::clamp(around.value_or(cursor_.value_or((now.begin + now.end) / 2)), now.begin, now.end);
    show({.begin = at - (at - now.begin) / factor, .end = at + (now.end - at) / factor});
}

void TimeView::move(double share) {
    const scene::TimeSpan now = window();
    const double by = now.length() * share;
    show({.begin = now.begin + by, .end = now.end + by});
}

void TimeView::reset() {
    window_ = {};
    held_ = false;
    emit changed();
}

void TimeView::set_cursor(std::optional<double> cursor) {
    if (cursor_ == cursor)
        return;
    cursor_ = cursor;
    emit changed();
}

void TimeView::pause(bool on) {
    if (paused_ == on)
        return;
    paused_ = on;
    if (on && !zoomed()) {
        window_ = all_;
        held_ = true;
    } else if (!on && held_) {
        window_ = {};
        held_ = false;
    }
    emit changed();
}

} // namespace ks::ui
