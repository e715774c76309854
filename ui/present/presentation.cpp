// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/presentation.h"

#include "ui/base/session.h"
#include "ui/stepping/slides.h"
#include "visual/paint/theme.h"

#include <algorithm>
#include <utility>

namespace ks::ui {

Presentation::Presentation(Session& session) : session_(session) {
    connect(&session, &Session::theme_changed, this, &Presentation::changed);
    clock_.start();
}

Presentation::~Presentation() {
    leave();
}

void Presentation::begin() {
    frozen_.reset();
    black_ = notes_shown_ = false;
    tool_ = Tool::none;
    pointer_ = {0.5, 0.5};
    clock_.start();
    step();
}

void Presentation::leave() {
    if (!slides_)
        return;
    slides_->stepper.disconnect(this);
    if (slides_->spoken)
        slides_->spoken->disconnect(this);
    slides_->stepper.set_page_unit(Level::row);
    slides_->stepper.open_gate(false);
}

void Presentation::follow(const Slides* slides) {
    leave();
    slides_ = slides;
    if (slides_) {
        slides_->stepper.set_page_unit(slides_->unit);
        connect(&slides_->stepper, &Stepper::moved, this, &Presentation::step);
        if (slides_->spoken)
            connect(slides_->spoken, &SpokenQuestion::changed, this, &Presentation::ask);
    }
    step();
}

std::shared_ptr<const Slide> Presentation::slide_at(std::int64_t at) const {
    const Track* track = slides_ ? slides_->stepper.track() : nullptr;
    if (!track)
        return std::make_shared<const Slide>();
    return std::make_shared<const Slide>(
        Slide{.picture = slides_->picture(at), .label = track->label(at), .sentence = track->sentence(at)});
}

/// With what is asked there.
std::shared_ptr<const Slide> Presentation::slide_here() const {
    const auto slide = slide_at(slides_ ? slides_->stepper.at() : 0);
    if (!slides_ || !slides_->spoken || slides_->spoken->question().isEmpty())
        return slide;
    Slide asked = *slide;
    asked.question = slides_->spoken->question();
    asked.answer = slides_->spoken->answer();
    return std::make_shared<const Slide>(std::move(asked));
}

/// Something else is asked at the same picture.
void Presentation::ask() {
    here_.slide = slide_here();
    emit changed();
}

/// The presenter is at another picture, and the marks are gone.
void Presentation::step() {
    next_.reset();
    here_ = {.slide = slide_here(), .marks = {}};
    if (const Track* track = slides_ ? slides_->stepper.track() : nullptr) {
        const std::int64_t at = slides_->stepper.at(), then = track->next(at, unit());
        if (then != at)
            next_ = slide_at(then);
    }
    hold_tool();
}

bool Presentation::asks() const {
    return slides_ && slides_->spoken && slides_->spoken->asks();
}

QString Presentation::notes() const {
    const Track* track = slides_ ? slides_->stepper.track() : nullptr;
    return track ? track->notes(slides_->stepper.at()) : QString();
}

void Presentation::set_frozen(bool on) {
    if (on == frozen())
        return;
    if (on)
        frozen_ = here_;
    else
        frozen_.reset();
    emit changed();
}

void Presentation::set_black(bool on) {
    if (std::exchange(black_, on) != on)
        emit changed();
}

void Presentation::show_notes(bool on) {
    if (std::exchange(notes_shown_, on) != on)
        emit changed();
}

void Presentation::set_tool(Tool tool) {
    if (std::exchange(tool_, tool) != tool)
        hold_tool();
}

void Presentation::hold_tool() {
    here_.marks.spotlight = tool_ == Tool::spotlight ? std::optional(pointer_) : std::nullopt;
    here_.marks.pen = tool_ == Tool::pen ? std::optional(pointer_) : std::nullopt;
    emit changed();
}

void Presentation::point(QPointF at) {
    pointer_ = {std::clamp(at.x(), 0.0, 1.0), std::clamp(at.y(), 0.0, 1.0)};
    if (tool_ != Tool::none)
        hold_tool();
}

void Presentation::press(QPointF at) {
    if (tool_ == Tool::pen)
        here_.marks.strokes.push_back(QPolygonF({at}));
    point(at);
}

void Presentation::drag(QPointF at) {
    if (tool_ == Tool::pen && !here_.marks.strokes.empty())
        here_.marks.strokes.back() << at;
    point(at);
}

void Presentation::nudge(QPointF by, bool down) {
    const QPointF from = pointer_;
    const auto& strokes = here_.marks.strokes;
    if (down && tool_ == Tool::pen && (strokes.empty() || strokes.back().back() != from))
        press(from);
    point(from + by);
    if (down)
        drag(pointer_);
}

void Presentation::wipe() {
    if (!std::exchange(here_.marks.strokes, {}).empty())
        emit changed();
}

Level Presentation::unit() const {
    return slides_ ? slides_->stepper.page_unit() : Level::row;
}

void Presentation::set_unit(Level unit) {
    if (!slides_ || unit == this->unit())
        return;
    slides_->stepper.set_page_unit(unit);
    const std::vector<QPolygonF> strokes = here_.marks.strokes; // the position is the same
    step();
    here_.marks.strokes = strokes;
    emit changed();
}

void Presentation::choose_theme(std::optional<paint::ThemeId> theme) {
    if (std::exchange(theme_, theme) == theme)
        return;
    emit theme_chosen();
    emit changed();
}

const paint::Theme& Presentation::theme() const {
    return paint::theme(theme_.value_or(session_.theme().id()));
}

void Presentation::set_room(QSizeF room) {
    if (std::exchange(room_, room) != room)
        emit changed();
}

void Presentation::restart_clock() {
    clock_.start();
    emit changed();
}

} // namespace ks::ui
