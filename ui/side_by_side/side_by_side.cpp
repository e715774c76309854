// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/side_by_side/side_by_side.h"

#include "solvers/core/formatted.h"
#include "solvers/problems/kind.h"
#include "ui/base/session.h"
#include "ui/side_by_side/instance_changes.h"
#include "ui/side_by_side/partners.h"
#include "ui/side_by_side/side_controls.h"
#include "ui/side_by_side/what_if_form.h"
#include "ui/stepping/step_view.h"
#include "ui/stepping/stepper.h"
#include "ui/stepping/transport_bar.h"
#include "ui/widgets/notice.h"

#include <QSignalBlocker>
#include <QStackedLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace ks::ui {

SideBySide::SideBySide(Session& session, Stepper& stepper, StepView& single, TransportBar& bar)
    : session_(session), stepper_(stepper), single_(single), recorder_(session), pair_(new SidePair(session)),
      room_(new QWidget), controls_(new SideControls) {
    auto* room = new QVBoxLayout(room_);
    room->setContentsMargins(0, 0, 0, 0);
    room->addWidget(controls_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(room_);
    layers_ = new QStackedLayout;
    layers_->addWidget(&single_);
    layers_->addWidget(pair_);
    column->addLayout(layers_, 1);
    controls_->hide();
    pair_->setObjectName(QStringLiteral("side-by-side"));
    setFocusProxy(&single_);
    add_button(bar);
    last_ = session.instance();
    follow_controls();
    connect(&session, &Session::document_opened, this, [this] { last_ = before_ = nullptr; });
    connect(&session, &Session::instance_changed, this, &SideBySide::follow_document);
    connect(&recorder_, &Recorder::finished, this, [this] {
        if (recorder_.error())
            refuse(*recorder_.error());
        else
            pair_up();
        emit settled();
    });
    connect(&stepper_, &Stepper::track_changed, this, [this] {
        if (!stepper_.track()) { // the page makes another recording
            recorder_.stop();
            recording_.reset();
            allow_button();
        }
        if (shown_ && stepper_.track() != shown_->track.get())
            part();
    });
    connect(pair_, &SidePair::step_chosen, this, [this](int which, qint64 step) {
        if (shown_)
            stepper_.go(shown_->track->place(static_cast<std::size_t>(which), step));
    });
}

void SideBySide::follow_controls() {
    connect(controls_, &SideControls::beside_chosen, this, &SideBySide::record_other);
    connect(controls_, &SideControls::unit_chosen, this, [this] {
        if (shown_)
            go_by(shown_->track->recordings(), step());
    });
    WhatIfForm& form = controls_->form();
    connect(&form, &WhatIfForm::changed, this, &SideBySide::record_other);
    connect(&form, &WhatIfForm::keep_wanted, this, [this, &form] {
        if (const auto kept = session_.edit(tr("what if"), form.changes()); !kept)
            return refuse(kept.error());
        controls_->choose_before(); // both are still seen when the page has recorded the edited one
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

/// Remembers the instance as it was before each edit.
void SideBySide::follow_document() {
    const InstancePtr now = session_.instance();
    before_ = last_ && now && last_->kind() == now->kind() ? last_ : nullptr;
    last_ = now;
}

void SideBySide::put(const InstancePtr& instance, const std::string& variant, const RecordingPtr& recording) {
    const bool edited = instance_ != instance;
    instance_ = instance;
    variant_ = variant;
    recording_ = recording;
    if (edited) {
        tried_ = nullptr;
        controls_->form().set_instance(instance);
    }
    allow_button();
    controls_->offer(session_.catalogue(), variant_, before_ != nullptr);
    if (on_)
        record_other();
}

void SideBySide::allow(bool allowed) {
    allowed_ = allowed;
    if (!allowed)
        turn(false);
    allow_button();
}

std::string SideBySide::other_variant() const {
    const QString chosen = controls_->variant();
    return chosen.isEmpty() ? variant_ : chosen.toStdString();
}

void SideBySide::turn(bool on) {
    {
        const QSignalBlocker quiet(button_);
        button_->setChecked(on);
    }
    if (on == on_)
        return;
    on_ = on;
    controls_->setVisible(on);
    emit turned(on);
    if (on)
        return record_other();
    const std::int64_t at = step();
    recorder_.stop();
    problem_.reset();
    if (shown_)
        stepper_.set_track(std::make_shared<RecordingTrack>(recording_), at); // which parts them
}

/// The instance of the other recording; null where there is none.
InstancePtr SideBySide::other_instance() {
    using enum SideControls::Beside;
    if (controls_->beside() != what_if)
        return controls_->beside() == before ? before_ : instance_;
    if (!controls_->form().active())
        return tried_ = instance_;
    const Result<InstancePtr> tried = changed(*instance_, controls_->form().changes());
    if (!tried)
        refuse(tried.error());
    return tried ? tried_ = *tried : nullptr;
}

void SideBySide::record_other() {
    if (!on_ || !recording_)
        return;
    problem_.reset();
    controls_->refuse({});
    if (const InstancePtr other = other_instance())
        recorder_.record(other, other_variant());
}

/// What was shown stays.
void SideBySide::refuse(const Error& error) {
    problem_ = error;
    controls_->refuse(sentence(error));
}

void SideBySide::pair_up() {
    const std::int64_t at = step();
    std::array<RecordingPtr, 2> both{recording_, recorder_.recording()};
    const std::size_t own = controls_->beside() == SideControls::Beside::before ? 1 : 0;
    if (own == 1)
        std::swap(both[0], both[1]);
    const bool fresh = !shown_;
    const QString variant = controls_->variant();
    shown_ = Shown{.track = nullptr,
                   .own = own,
                   .titles = titles(),
                   .variants = variant.isEmpty() ? QStringList() : QStringList{variant},
                   .units = units_in_common(both[0], both[1])};
    controls_->offer_units(shown_->units);
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
    shown_->track =
        std::make_shared<const TogetherTrack>(std::move(recordings), shown_->units[controls_->unit()]);
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

std::array<QString, 2> SideBySide::titles() const {
    const auto title = [this](const std::string& variant) {
        const CatalogueEntry* const entry = session_.catalogue().find(variant);
        return QString::fromStdString(entry ? entry->title : variant);
    };
    switch (controls_->beside()) {
    case SideControls::Beside::variant:
        break;
    case SideControls::Beside::what_if: {
        const QString changes = tried_ ? changes_between(*instance_, *tried_) : QString();
        return {tr("As it is"),
                changes.isEmpty() ? tr("What if: change a number above") : tr("What if: %1").arg(changes)};
    }
    case SideControls::Beside::before:
        return {tr("Before the edit"), tr("Now: %1").arg(changes_between(*before_, *instance_))};
    }
    return {title(variant_), title(other_variant())};
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

Result<void> SideBySide::choose(const std::string& own, const QStringList& variants) {
    if (variants.isEmpty()) {
        turn(false);
        return {};
    }
    const auto partners = partners_of(session_.catalogue(), own);
    const std::string last = variants.last().toStdString();
    if (std::ranges::find(partners, last, &CatalogueEntry::id) == partners.end() || variants.size() > 1)
        return Error{.code = ErrorCode::usage,
                     .what = formatted("{} cannot be stepped beside {}", last, own),
                     .where = "--variant",
                     .todo = "name two different variants with steps for this kind of instance"};
    controls_->choose_variant(variants.front());
    if (on_)
        record_other();
    else
        turn(true);
    return {};
}

QStringList SideBySide::chosen() const {
    return shown_ ? shown_->variants : QStringList();
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

Canvas::Scene SideBySide::scene_at(std::int64_t at) const {
    return shown_ ? SidePair::scene_of(moment_at(at)) : single_.scene_at(at);
}

} // namespace ks::ui
