// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/live/time_view.h"

#include <QElapsedTimer>
#include <QTimer>

namespace ks::ui {

/// Plays a timeline in slow motion: a moment moves through it, and the picture follows.
class Replay : public QObject {
    Q_OBJECT

public:
    explicit Replay(TimeView& view, QObject* parent = nullptr);

    /// Starts a new timeline from its beginning, at a speed with which it takes twenty seconds.
    void restart();
    void play(bool on); ///< at the end it starts again
    bool playing() const { return playing_; }
    double at() const { return at_; }
    void go(double at);

    double per_second() const { return per_second_; } ///< the time of the timeline per second of picture
    void change_speed(int by);                        ///< doubles (or halves, if negative) it |by| times

    /// Advances by `seconds` of picture. The timer calls it; tests call it directly.
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
