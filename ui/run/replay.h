// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/run/time_view.h"

#include <QElapsedTimer>
#include <QTimer>

namespace ks::ui {

/// Plays a timeline in slow motion: a moment goes through it, and the picture follows.
class Replay : public QObject {
    Q_OBJECT

public:
    explicit Replay(TimeView& view, QObject* parent = nullptr);

    /// Another timeline: from its beginning, at a speed at which it takes twenty seconds.
    void restart();
    void play(bool on); ///< at the end it begins anew
    bool playing() const { return playing_; }
    double at() const { return at_; }
    void go(double at);

    double per_second() const { return per_second_; } ///< how much of the timeline a second of picture shows
    void change_speed(int by);                        ///< doubles or halves it so often

    /// What `seconds` of picture do. The timer calls it; a test does it without one.
    void advance(double seconds);

signals:
    void changed();

private:
    void follow();

    TimeView& view_;
    QTimer timer_;
    QElapsedTimer since_;
    bool playing_ = false;
    double at_ = 0, per_second_ = 0;
};

} // namespace ks::ui
