// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/pair_track.h"

#include "visual/scene/numbers.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace ks::ui {

namespace {

QString pair_words(const char* text) {
    return QCoreApplication::translate("PairTrack", text);
}

QString pair_grouped(std::int64_t number) {
    return QString::fromStdString(scene::number(number));
}

/// For each amount of work, the instruction that completes it.
std::map<std::int64_t, std::int64_t> completions(const scene::TracedKernel& kernel) {
    std::map<std::int64_t, std::int64_t> all;
    for (std::int64_t at = 1; at <= kernel.count(); ++at)
        if (kernel.work(at) > kernel.work(at - 1))
            all[kernel.work(at)] = at;
    return all;
}

} // namespace

PairTrack::PairTrack(TracedKernelPtr first, TracedKernelPtr second)
    : kernels_{std::move(first), std::move(second)}, milestones_(1) {
    const auto add = [this](std::int64_t a, std::int64_t b) {
        const Milestone& last = milestones_.back();
        const std::int64_t length = std::max(a - last.positions[0], b - last.positions[1]);
        if (length > 0)
            milestones_.push_back({last.at + length, {a, b}});
    };
    const auto others = completions(*kernels_[1]);
    for (const auto& [work, at] : completions(*kernels_[0]))
        if (const auto other = others.find(work); other != others.end())
            add(at, other->second);
    add(kernels_[0]->count(), kernels_[1]->count());
}

std::int64_t PairTrack::position(int which, std::int64_t at) const {
    const auto end = std::ranges::lower_bound(milestones_, at, {}, &Milestone::at);
    const auto i = static_cast<std::size_t>(which);
    if (end == milestones_.end() || end == milestones_.begin() || end->at == at)
        return (end == milestones_.end() ? milestones_.back() : *end).positions[i];
    const Milestone& begin = *std::prev(end);
    const std::int64_t length = end->at - begin.at, own = end->positions[i] - begin.positions[i];
    return begin.positions[i] + (own * (at - begin.at) + length - 1) / length;
}

std::int64_t PairTrack::place(int which, std::int64_t wanted) const {
    std::int64_t low = 0, high = count();
    while (low < high) {
        const std::int64_t middle = low + (high - low) / 2;
        if (position(which, middle) < wanted)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

std::int64_t PairTrack::next(std::int64_t at, Level level) const {
    if (level == Level::cell || level == Level::tile)
        return std::min(at + 1, count());
    const auto found = std::ranges::upper_bound(milestones_, at, {}, &Milestone::at);
    return found == milestones_.end() ? count() : found->at;
}

std::int64_t PairTrack::previous(std::int64_t at, Level level) const {
    if (level == Level::cell || level == Level::tile)
        return std::max<std::int64_t>(at - 1, 0);
    const auto found = std::ranges::lower_bound(milestones_, at, {}, &Milestone::at);
    return found == milestones_.begin() ? 0 : std::prev(found)->at;
}

std::vector<OutlineEntry> PairTrack::outline() const {
    std::vector<OutlineEntry> entries;
    for (const Milestone& mark : milestones_)
        if (mark.at > 0)
            entries.push_back({mark.at, Level::row, pair_words("the same cells written").toStdString()});
    return entries;
}

QString PairTrack::sentence(std::int64_t at) const {
    QStringList parts;
    for (const int which : {0, 1})
        if (const std::int64_t there = position(which, at); there > 0)
            parts << QString::fromStdString(
                scene::sentence_of(kernels_[static_cast<std::size_t>(which)]->access(there)));
    return parts.join(QLatin1Char('\n'));
}

QString PairTrack::label(std::int64_t at) const {
    if (at == 0)
        return pair_words("before the first instruction");
    return pair_words("instruction %1 of %2 and %3 of %4")
        .arg(pair_grouped(position(0, at)), pair_grouped(kernels_[0]->count()), pair_grouped(position(1, at)),
             pair_grouped(kernels_[1]->count()));
}

} // namespace ks::ui
