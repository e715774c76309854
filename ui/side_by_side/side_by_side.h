// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/side_by_side/other_side.h"
#include "ui/side_by_side/side_pair.h"
#include "ui/stepping/recorder.h"

class QAbstractButton;
class QStackedLayout;

namespace ks::ui {

class Stepper;
class TransportBar;

/// The place of a page's picture, which can show a second recording beside the page's own: another variant of
/// the open instance, the same variant on an instance with other numbers (*what if*), or on the instance
/// before the last edit. Both go along the page's stepper, whose track is then that of both.
class SideBySide : public QWidget {
    Q_OBJECT

public:
    /// `single` shows the page's recording alone; `bar` gets the button and the key.
    SideBySide(Session& session, Stepper& stepper, StepView& single, TransportBar& bar);

    /// The page has begun to show this recording. If two are wanted, the other one is recorded for it.
    void put(const InstancePtr& instance, const std::string& variant, const RecordingPtr& recording);
    /// Shows the page's recording where the stepper is, alone or with the other one.
    void show_at(const RecordingPtr& recording, std::int64_t at);

    void turn(bool on);
    /// Whether the user may turn it on: not while a sheet of exercises is done.
    void allow(bool allowed);
    /// Opens beside the page's `own` variant of the instance what the view names: its second variant, or what
    /// if some numbers were others; or nothing. Numbers that cannot be tried are left out; the first of them
    /// is the error, and the rest is shown.
    Result<void> choose(const InstancePtr& instance, const std::string& own, const ViewOptions& view);
    /// What is shown beside the page's own: what `choose` takes to show the same again.
    const ViewOptions& chosen() const { return shown_ ? shown_->view : nothing_beside_; }

    bool on() const { return on_; }
    bool paired() const { return shown_.has_value(); }
    bool busy() const { return on_ && recorder_.busy(); }
    const std::optional<Error>& problem() const { return problem_; }
    /// What is chosen above the pictures. A page without room for it may hide this and show it again; it is
    /// empty while one recording is shown.
    QWidget& controls() const { return *room_; }
    /// The step of the page's own recording.
    std::int64_t step() const;

    void zoom(double factor);
    void pan(double across, double down);
    visual::Picture picture(QSizeF size) const;
    QSizeF whole_size(QSizeF least) const;
    Canvas::Scene scene_at(std::int64_t at) const;

signals:
    void turned(bool on);
    /// Two are shown, or one again: the stepper has another track.
    void paired_changed();
    void settled(); ///< the other recording is there, or refused

private:
    void add_button(TransportBar& bar);
    void follow_stepper();
    void record_other();
    void refuse(const Error& error);
    void pair_up();
    void part();
    void go_by(std::array<RecordingPtr, 2> recordings, std::int64_t step);
    PairMoment moment_at(std::int64_t at) const;
    void allow_button();

    /// What is shown while there are two recordings, whatever has been chosen since.
    struct Shown {
        std::shared_ptr<const TogetherTrack> track;
        std::size_t own = 0; ///< the side of the page's recording
        std::array<QString, 2> titles;
        ViewOptions view; ///< what `choose` takes
        std::vector<PairUnit> units;
    };

    Stepper& stepper_;
    StepView& single_;
    Recorder recorder_;
    OtherSide other_;
    QStackedLayout* layers_;
    SidePair* pair_;
    QWidget* room_; ///< where the controls are
    QAbstractButton* button_ = nullptr;

    bool on_ = false, allowed_ = true;
    const ViewOptions nothing_beside_;
    RecordingPtr recording_;     ///< the page's own
    std::int64_t furthest_ = 0;  ///< its last step that was on the screen, also beside another
    std::optional<Shown> shown_; ///< nothing: one recording is shown
    std::optional<Error> problem_;
};

} // namespace ks::ui
