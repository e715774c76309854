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

    /// Sets another track (null: none), begins at `at`, and stops playing. Of its positions those up to
    /// `shown` were on the screen before.
    void set_track(std::shared_ptr<const Track> track, std::int64_t at = 0, std::int64_t shown = 0);
    const Track* track() const { return track_.get(); }
    const std::shared_ptr<const Track>& shared_track() const { return track_; }
    std::int64_t at() const { return at_; }
    std::int64_t count() const { return track_ ? track_->count() : 0; }
    /// The last position that was on the screen since the track was set, or since `forget_shown`.
    std::int64_t furthest() const { return furthest_; }
    void forget_shown() { set_furthest(at_); }
    void set_furthest(std::int64_t at); ///< at least where one is
    /// Whether the words of a position may be read before one goes there: while somebody predicts, only those
    /// of positions that were on the screen.
    bool tells(std::int64_t at) const { return !hides_ || at <= furthest_; }
    bool tells_all() const { return tells(count()); }
    void hide_what_comes(bool on);

    void go(std::int64_t at); ///< clamped to the track
    void next(Level level);   ///< not past where the gate says, and then it stops playing
    /// How far a step from one position to a later one may go.
    using Gate = std::function<std::int64_t(std::int64_t from, std::int64_t to)>;
    void set_gate(Gate gate) { gate_ = std::move(gate); }
    /// Lets every step pass the gate, as before a class, where questions are asked aloud.
    void open_gate(bool on) { gate_is_open_ = on; }
    bool gate_is_open() const { return gate_is_open_; }
    void previous(Level level);
    /// What PgDn and PgUp, the keys of a clicker, move by: a row, unless who presents chose otherwise.
    Level page_unit() const { return page_unit_; }
    void set_page_unit(Level unit) { page_unit_ = unit; }
    bool can_watch(Watched what) const { return track_ && track_->can_watch(what); }
    /// Goes to where that changes next; if nothing does, `no_change` says why.
    void next_change(Watched what);

    bool playing() const { return timer_.isActive(); }
    void play(bool on); ///< at the end of the track, playing starts again from the beginning
    /// During an exercise nothing is played, because each step is a decision of the user.
    void allow_playing(bool on);
    bool may_play() const { return may_play_; }
    double speed() const;
    void change_speed(int by);

signals:
    void track_changed();
    void moved();
    void told(); ///< other positions may be read of than before (`tells`)
    void no_change(const QString& why);
    void playing_changed();
    void speed_changed();

private:
    void advance();

    std::shared_ptr<const Track> track_;
    std::int64_t at_ = 0, furthest_ = 0;
    bool hides_ = false;
    Level page_unit_ = Level::row;
    Gate gate_;
    bool gate_is_open_ = false, may_play_ = true;
    QTimer timer_;
    int speed_ = 2; ///< index into the speeds
};

} // namespace ks::ui
