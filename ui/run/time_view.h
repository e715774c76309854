// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/live/live_view.h"

#include <QObject>

#include <optional>

namespace ks::ui {

/// Which piece of time a picture shows, where its cross-hair stands, and whether it stands still while data
/// go on. Pictures of one run share it.
class TimeView : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// All there is. While nothing is zoomed, all of it is shown.
    void set_all(scene::TimeSpan all);
    const scene::TimeSpan& all() const { return all_; }
    /// What is shown; empty only where there is nothing.
    scene::TimeSpan window() const { return window_.empty() ? all_ : window_; }
    bool zoomed() const { return !window_.empty(); }

    void show(scene::TimeSpan window); ///< cut to all there is; everything: as after `reset`
    void zoom(double factor, std::optional<double> around = {}); ///< above 1: into it
    void move(double share);                                     ///< by this share of what is shown
    void reset();

    std::optional<double> cursor() const { return cursor_; }
    void set_cursor(std::optional<double> cursor);

    /// The picture stands: what comes later is not shown before it goes on.
    void pause(bool on);
    bool paused() const { return paused_; }

signals:
    void changed();

private:
    scene::TimeSpan all_, window_;
    std::optional<double> cursor_;
    bool paused_ = false;
    bool held_ = false; ///< the window is what pausing made it, not the user
};

} // namespace ks::ui
