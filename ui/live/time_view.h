// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/live/live_view.h"

#include <QObject>

#include <optional>

namespace ks::ui {

/// The visible time span of a picture, its cross-hair, and whether it is paused while data arrive. Pictures
/// of one run share it.
class TimeView : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Sets the whole time span. Without a zoom, all of it is visible.
    void set_all(scene::TimeSpan all);
    const scene::TimeSpan& all() const { return all_; }
    /// The visible span; empty only without data.
    scene::TimeSpan window() const { return window_.empty() ? all_ : window_; }
    bool zoomed() const { return !window_.empty(); }

    /// clipped to the whole span; the whole span has the effect of `reset`
    void show(scene::TimeSpan window);
    void zoom(double factor, std::optional<double> around = {}); ///< above 1: zooms in
    void move(double share);                                     ///< by this share of the visible span
    void reset();

    std::optional<double> cursor() const { return cursor_; }
    void set_cursor(std::optional<double> cursor);

    /// Pauses the picture: later data are not shown until it continues.
    void pause(bool on);
    bool paused() const { return paused_; }

signals:
    void changed();

private:
    scene::TimeSpan all_, window_;
    std::optional<double> cursor_;
    bool paused_ = false;
    bool held_ = false; ///< the window was set by pausing, not by the user
};

} // namespace ks::ui
