// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lessons_model.h"

#include "ui/base/page.h"
#include "ui/base/session.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace ks::ui {

LessonsModel::LessonsModel(Session& session) : session_(session) {
    connect(&maker_, &LessonMaker::finished, this, &LessonsModel::take_made);
    connect(&stepper_, &Stepper::moved, this, &LessonsModel::remember_step);
    connect(&session, &Session::lesson_opened, this, &LessonsModel::open_again);
    connect(&session, &Session::lesson_written, this, [this](const QString& folder) {
        if (open_.folder == folder)
            open_again(folder);
        else
            read_again();
    });
}

void LessonsModel::read_again() {
    reading_.start([opened = session_.opened_lessons()](
                       const std::stop_token& stop) { return load_lessons(lesson_folders(), opened, stop); },
                   [this](std::vector<Lesson> lessons) { take(std::move(lessons)); });
}

void LessonsModel::wish(const ViewOptions& options) {
    problem_.reset();
    if (!options.step.isEmpty())
        wanted_step_ = options.step;
    if (!options.lesson.isEmpty())
        wanted_lesson_ = options.lesson;
    if (!options.lesson.isEmpty() || (lessons_.empty() && !reading_.busy()))
        read_again();
    else if (!busy())
        settle();
}

/// A lesson's folder was opened or written: it is read and shown, even if it is open.
void LessonsModel::open_again(const QString& folder) {
    wanted_lesson_ = QFileInfo(folder).fileName();
    wanted_step_.clear();
    reopens_ = true;
    read_again();
}

void LessonsModel::choose(std::size_t index) {
    wanted_lesson_.clear();
    wanted_step_.clear();
    reopens_ = false;
    open_lesson(lessons_.at(index));
}

const Lesson* LessonsModel::find(const QString& id) const {
    const auto found = std::ranges::find(lessons_, id, &Lesson::id);
    return found == lessons_.end() ? nullptr : &*found;
}

void LessonsModel::take(std::vector<Lesson> lessons) {
    lessons_ = std::move(lessons);
    emit listed();
    const Lesson* shown = lesson_to_show();
    if (shown && (shown->id != open_.id || std::exchange(reopens_, false)))
        open_lesson(*shown);
    if (!maker_.busy())
        settle();
}

/// The wanted lesson, else the open one, else the first that is whole; null: none.
const Lesson* LessonsModel::lesson_to_show() {
    const Lesson* shown = find(open_.id);
    if (const QString id = std::exchange(wanted_lesson_, {}); !id.isEmpty()) {
        const auto wanted = find_lesson(lessons_, id);
        if (!wanted) {
            problem_ = wanted.error();
            wanted_step_.clear();
        }
        if (const Lesson* found = find(id)) // if it is broken, the page says so
            shown = found;
    }
    const auto whole = std::ranges::find_if(lessons_, [](const Lesson& lesson) { return !lesson.broken; });
    return shown || whole == lessons_.end() ? shown : &*whole;
}

void LessonsModel::open_lesson(const Lesson& lesson) {
    open_ = lesson;
    track_.reset();
    emit opened(); // before the position changes, so that nothing is asked about it
    stepper_.set_track(nullptr);
    if (open_.broken)
        maker_.stop();
    else
        maker_.make(open_);
}

void LessonsModel::take_made() {
    if (maker_.error()) {
        problem_ = open_.broken = maker_.error();
    } else {
        track_ = maker_.track();
        stepper_.set_track(track_);
    }
    emit made();
    if (!reading_.busy())
        settle();
}

/// Goes to the wanted step: its lesson is open, and made.
void LessonsModel::settle() {
    if (const QString step = std::exchange(wanted_step_, {}); track_ && !step.isEmpty()) {
        if (const auto at = track_->position_named(step))
            stepper_.go(*at);
        else
            problem_ = at.error();
    }
    emit settled();
}

const Lesson* LessonsModel::following() const {
    const Lesson* open = find(open_.id);
    if (!open || !track_ || stepper_.at() < stepper_.count())
        return nullptr;
    const auto next = std::find_if(open + 1, lessons_.data() + lessons_.size(),
                                   [](const Lesson& lesson) { return !lesson.broken; });
    return next == lessons_.data() + lessons_.size() ? nullptr : next;
}

void LessonsModel::go_on() {
    if (const Lesson* next = following())
        choose(static_cast<std::size_t>(next - lessons_.data()));
    else
        stepper_.next(Level::row);
}

/// A lesson has begun when the user has moved on from its first picture.
void LessonsModel::remember_step() {
    if (track_ && (stepper_.at() > 0 || stepper_.count() == 0))
        session_.reach_step(open_.id, static_cast<int>(track_->lesson_step(stepper_.at())) + 1);
}

ViewOptions LessonsModel::shown() const {
    if (track_ && wanted_lesson_.isEmpty() && wanted_step_.isEmpty())
        return {.variants = {}, .step = track_->name_of(stepper_.at()), .lesson = open_.id};
    if (!busy())
        return {};
    return {
        .variants = {}, .step = wanted_step_, .lesson = wanted_lesson_.isEmpty() ? open_.id : wanted_lesson_};
}

} // namespace ks::ui
