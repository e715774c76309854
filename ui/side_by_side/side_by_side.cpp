// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/side_by_side/side_by_side.h"

#include "ui/base/session.h"
#include "ui/stepping/step_view.h"
#include "ui/stepping/stepper.h"
#include "ui/stepping/transport_bar.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/texts.h"

#include <QSignalBlocker>
#include <QStackedLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ks::ui {

SideBySide::SideBySide(Session& session, Stepper& stepper, StepView& single, TransportBar& bar)
    : stepper_(stepper), single_(single), recorder_(session), other_(session), pair_(new SidePair(session)),
      room_(new QWidget) {
    auto* room = new QVBoxLayout(room_);
    room->setContentsMargins(0, 0, 0, 0);
    room->addWidget(&other_.controls());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(room_);
    layers_ = new QStackedLayout;
    column->addLayout(layers_, 1); // before it has layers: a layer without a parent would be a window
    layers_->addWidget(&single_);
    layers_->addWidget(pair_);
    other_.controls().hide();
    pair_->setObjectName(QStringLiteral("side-by-side"));
    setFocusProxy(&single_);
    add_button(bar);
    follow_stepper();
    connect(&other_, &OtherSide::changed, this, &SideBySide::record_other);
    connect(&other_, &OtherSide::refused, this, &SideBySide::refuse);
    connect(&other_.controls(), &SideControls::unit_chosen, this, [this] {
        if (shown_)
            go_by(shown_->track->recordings(), step());
    });
    connect(&recorder_, &Recorder::finished, this, [this] {
        if (recorder_.error())
            refuse(*recorder_.error());
        else
            pair_up();
        emit settled();
    });
}

void SideBySide::follow_stepper() {
    connect(&stepper_, &Stepper::track_changed, this, [this] {
        if (!stepper_.track()) { // the page makes another recording
            recorder_.stop();
            recording_.reset();
            allow_button();
        }
        if (shown_ && stepper_.track() != shown_->track.get())
            part();
    });
    connect(&stepper_, &Stepper::moved, this, [this] {
        if (shown_)
            furthest_ = std::max(furthest_, step());
    });
    connect(pair_, &SidePair::step_chosen, this, [this](int which, qint64 step) {
        if (shown_)
            stepper_.go(shown_->track->place(static_cast<std::size_t>(which), step));
    });
}

void SideBySide::add_button(TransportBar& bar) {
    button_ = bar.add_toggle(QStringLiteral("side-by-side"), tr("Side by side"),
                             tr("Another variant beside this one, or what if a number were another"),
                             "step.side-by-side");
    connect(button_, &QAbstractButton::toggled, this, &SideBySide::turn);
    allow_button();
}

void SideBySide::allow_button() {
    button_->setEnabled(allowed_ && recording_);
}

void SideBySide::put(const InstancePtr& instance, const std::string& variant, const RecordingPtr& recording) {
    recording_ = recording;
    other_.follow(instance, variant);
    allow_button();
    if (on_)
        record_other();
}

void SideBySide::allow(bool allowed) {
    allowed_ = allowed;
    if (!allowed)
        turn(false);
    allow_button();
}

void SideBySide::turn(bool on) {
    {
        const QSignalBlocker quiet(button_);
        button_->setChecked(on);
    }
    if (on == on_)
        return;
    on_ = on;
    other_.controls().setVisible(on);
    emit turned(on);
    if (on)
        return record_other();
    const std::int64_t at = step();
    recorder_.stop();
    problem_.reset();
    if (shown_)
        stepper_.set_track(std::make_shared<RecordingTrack>(recording_), at, furthest_); // which parts them
}

void SideBySide::record_other() {
    if (!on_ || !recording_)
        return;
    problem_.reset();
    other_.controls().refuse({});
    if (const Result<InstancePtr> other = other_.instance())
        recorder_.record(*other, other_.variant());
    else
        refuse(other.error());
}

/// What was shown stays.
void SideBySide::refuse(const Error& error) {
    problem_ = error;
    other_.controls().refuse(sentence_without_place(error));
}

void SideBySide::pair_up() {
    const std::int64_t at = step();
    std::array<RecordingPtr, 2> both{recording_, recorder_.recording()};
    if (other_.own_side() == 1)
        std::swap(both[0], both[1]);
    const bool fresh = !shown_;
    if (fresh)
        furthest_ = stepper_.furthest();
    shown_ = Shown{.track = nullptr,
                   .own = other_.own_side(),
                   .titles = other_.titles(),
                   .view = other_.view(),
                   .units = units_in_common(both[0], both[1])};
    other_.controls().offer_units(shown_->units);
    if (fresh) {
        const bool focused = single_.picture_widget().hasFocus();
        layers_->setCurrentWidget(pair_);
        setFocusProxy(pair_);
        if (focused)
            pair_->setFocus();
        emit paired_changed();
    }
    go_by(std::move(both), at);
}

/// They go together by the unit chosen, and the page's own recording is at this step.
void SideBySide::go_by(std::array<RecordingPtr, 2> recordings, std::int64_t step) {
    const PairUnit& unit = shown_->units[other_.controls().unit()];
    shown_->view.together_by = to_qt(unit.id);
    shown_->track = std::make_shared<const TogetherTrack>(std::move(recordings), unit);
    stepper_.set_track(shown_->track, shown_->track->place(shown_->own, step));
}

/// One recording is shown again.
void SideBySide::part() {
    const bool focused = isAncestorOf(focusWidget());
    shown_.reset();
    layers_->setCurrentWidget(&single_);
    setFocusProxy(&single_);
    if (focused)
        single_.setFocus();
    emit paired_changed();
}

std::int64_t SideBySide::step() const {
    return shown_ && shown_->track ? shown_->track->position(shown_->own, stepper_.at()) : stepper_.at();
}

PairMoment SideBySide::moment_at(std::int64_t at) const {
    return {.recordings = shown_->track->recordings(),
            .steps = shown_->track->positions(at),
            .titles = shown_->titles};
}

void SideBySide::show_at(const RecordingPtr& recording, std::int64_t at) {
    const bool both = shown_ && stepper_.track() == shown_->track.get();
    single_.show_step(recording, both ? step() : at);
    if (both)
        pair_->show_moment(moment_at(at));
}

Result<void> SideBySide::choose(const InstancePtr& instance, const std::string& own,
                                const ViewOptions& view) {
    const QStringList beside = view.variants.mid(1);
    std::vector<TriedNumber> numbers;
    const Result<void> tried = read_tried(*instance, view.what_if, numbers);
    if (beside.isEmpty() && numbers.empty()) {
        turn(false);
        return tried;
    }
    if (!beside.isEmpty()) {
        KS_CHECK(other_.choose_variant(own, beside));
    } else {
        other_.try_numbers(instance, std::move(numbers));
    }
    other_.controls().choose_unit(view.together_by);
    if (on_)
        record_other();
    else
        turn(true);
    return tried;
}

void SideBySide::zoom(double factor) {
    shown_ ? pair_->zoom(factor) : single_.zoom(factor);
}

void SideBySide::pan(double across, double down) {
    shown_ ? pair_->pan(across, down) : single_.pan(across, down);
}

visual::Picture SideBySide::picture(QSizeF size) const {
    return shown_ ? pair_->picture(size) : single_.picture(size);
}

QSizeF SideBySide::whole_size(QSizeF least) const {
    return shown_ ? pair_->whole_size(least) : single_.whole_size(least);
}

Canvas::Scene SideBySide::scene_at(std::int64_t at) const {
    return shown_ ? SidePair::scene_of(moment_at(at)) : single_.scene_at(at);
}

} // namespace ks::ui
