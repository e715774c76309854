// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/side_by_side/together_track.h"

#include "visual/scene/numbers.h"

#include <QCoreApplication>

#include <algorithm>

namespace ks::ui {

namespace {

QString together_words(const char* text) {
    return QCoreApplication::translate("TogetherTrack", text);
}

QString step_number(std::int64_t step) {
    return QString::fromStdString(scene::number(step));
}

} // namespace

TogetherTrack::TogetherTrack(std::array<RecordingPtr, 2> recordings, PairUnit unit)
    : recordings_(std::move(recordings)), unit_(std::move(unit)),
      pairing_(unit_.marks, {recordings_[0]->count(), recordings_[1]->count()}), left_(recordings_[0]) {}

bool TogetherTrack::by_unit(Level level) const {
    return level == Level::row && (unit_.id == "row" || unit_.id == "phase");
}

std::int64_t TogetherTrack::next(std::int64_t at, Level level) const {
    if (level == Level::cell || level == Level::tile)
        return std::min(at + 1, count());
    if (by_unit(level))
        return pairing_.next(at).at;
    const std::int64_t there = place(0, left_.next(position(0, at), level));
    return there > at ? there : count(); // the left one may be at its end before the right one
}

std::int64_t TogetherTrack::previous(std::int64_t at, Level level) const {
    if (level == Level::cell || level == Level::tile)
        return std::max<std::int64_t>(at - 1, 0);
    if (by_unit(level))
        return pairing_.previous(at).at;
    return place(0, left_.previous(position(0, at), level));
}

std::string TogetherTrack::name_of(const Pairing::Milestone& milestone) const {
    return milestone.at == count() || !unit_.name ? together_words("the end").toStdString()
                                                  : unit_.name(milestone.positions);
}

std::vector<OutlineEntry> TogetherTrack::outline() const {
    std::vector<OutlineEntry> entries;
    for (OutlineEntry entry : left_.outline())
        if (entry.level == Level::phase || !by_unit(Level::row)) {
            entry.step = place(0, entry.step);
            entries.push_back(std::move(entry));
        }
    if (by_unit(Level::row))
        for (const Pairing::Milestone& milestone : pairing_.milestones())
            if (milestone.at > 0)
                entries.push_back({.step = milestone.at,
                                   .level = Level::row,
                                   .title = together_words("both: %1 done")
                                                .arg(QString::fromStdString(name_of(milestone)))
                                                .toStdString()});
    std::ranges::stable_sort(entries, {}, &OutlineEntry::step);
    return entries;
}

QString TogetherTrack::sentence(std::int64_t at) const {
    return together_words("Left: %1\nRight: %2")
        .arg(readable(recordings_[0]->at(position(0, at)).text),
             readable(recordings_[1]->at(position(1, at)).text));
}

QString TogetherTrack::label(std::int64_t at) const {
    if (at == 0)
        return together_words("both before the first step");
    const Positions steps = positions(at);
    if (unit_.marks.size() <= 1) // single steps, or each at its own pace
        return together_words("steps %1 | %2").arg(step_number(steps[0]), step_number(steps[1]));
    const Pairing::Milestone& goal = pairing_.reaching(at);
    const QString here = goal.at == at ? together_words("both at %1") : together_words("on to %1");
    return together_words("%1 · steps %2 | %3")
        .arg(here.arg(QString::fromStdString(name_of(goal))), step_number(steps[0]), step_number(steps[1]));
}

NextChange TogetherTrack::next_change(std::int64_t at, Watched what) const {
    NextChange change = left_.next_change(position(0, at), what);
    if (change.at)
        change.at = place(0, *change.at);
    return change;
}

} // namespace ks::ui
