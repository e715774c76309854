// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stepping/track.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <utility>

namespace ks::ui {

/// The current position on a track, and playing along it. Every position can be looked up directly, so no
/// step ever has to be undone.
class Stepper : public QObject {
    Q_OBJECT

public:
    explicit Stepper(QObject* parent = nullptr);

    /// Sets another track (null: none), begins at `at`, and stops playing.
    void set_track(std::shared_ptr<const Track> track, std::int64_t at = 0);
    const Track* track() const { return track_.get(); }
    const std::shared_ptr<const Track>& shared_track() const { return track_; }
    std::int64_t at() const { return at_; }
    std::int64_t count() const { return track_ ? track_->count() : 0; }

    void go(std::int64_t at); ///< clamped to the track
    void next(Level level);   ///< not past where the gate says, and then it stops playing
    /// How far a step from one position to a later one may go.
    using Gate = std::function<std::int64_t(std::int64_t from, std::int64_t to)>;
    void set_gate(Gate gate) { gate_ = std::move(gate); }
    void previous(Level level);
    bool can_watch(Watched what) const { return track_ && track_->can_watch(what); }
    /// Goes to where that changes next; if nothing does, `no_change` says why.
    void next_change(Watched what);

    bool playing() const { return timer_.isActive(); }
    void play(bool on); ///< at the end of the track, playing starts again from the beginning
    double speed() const;
    void change_speed(int by);

signals:
    void track_changed();
    void moved();
    void no_change(const QString& why);
    void playing_changed();
    void speed_changed();

private:
    void advance();

    std::shared_ptr<const Track> track_;
    std::int64_t at_ = 0;
    Gate gate_;
    QTimer timer_;
    int speed_ = 2; ///< index into the speeds
};

} // namespace ks::ui
