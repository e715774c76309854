// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/warp_track.h"

#include "visual/scene/numbers.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace ks::ui {

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("WarpTrack", text);
}

QString grouped(std::int64_t number) {
    return QString::fromStdString(scene::number(number));
}

} // namespace

WarpTrack::WarpTrack(TracedKernelPtr kernel) : kernel_(std::move(kernel)) {
    for (std::int64_t at = 1; at <= kernel_->count(); ++at) {
        const TraceSite& site = kernel_->site(at);
        if (kernel_->work(at) > kernel_->work(at - 1))
            writes_.push_back(at);
        if (site.op == emulator::Op::barrier)
            barriers_.push_back(at);
    }
}

std::int64_t WarpTrack::next(std::int64_t at, Level level) const {
    if (level == Level::tile || level == Level::cell)
        return std::min(at + 1, count());
    const auto& all = stops(level);
    const auto found = std::ranges::upper_bound(all, at);
    return found == all.end() ? count() : *found;
}

std::int64_t WarpTrack::previous(std::int64_t at, Level level) const {
    if (level == Level::tile || level == Level::cell)
        return std::max<std::int64_t>(at - 1, 0);
    const auto& all = stops(level);
    const auto found = std::ranges::lower_bound(all, at);
    return found == all.begin() ? 0 : *std::prev(found);
}

std::vector<OutlineEntry> WarpTrack::outline() const {
    std::vector<OutlineEntry> entries;
    for (const std::int64_t at : writes_)
        entries.push_back({at, Level::row, tr("cells written").toStdString()});
    for (const std::int64_t at : barriers_)
        entries.push_back({at, Level::phase, tr("barrier").toStdString()});
    std::ranges::stable_sort(entries, {}, &OutlineEntry::step);
    return entries;
}

QString WarpTrack::sentence(std::int64_t at) const {
    return QString::fromStdString(at == 0 ? std::string() : scene::sentence_of(kernel_->access(at)));
}

NextChange WarpTrack::next_change(std::int64_t at, Watched what) const {
    if (at == 0)
        return {.why_not = tr("Nothing has run yet.")};
    if (what == Watched::cell)
        return next_write(at);
    for (std::int64_t next = at + 1; next <= count(); ++next)
        if (kernel_->instruction(next).mask != kernel_->instruction(at).mask)
            return {.at = next};
    return {.why_not = tr("The same lanes are active to the end.")};
}

/// The next instruction that writes a word that the instruction at `at` accesses.
NextChange WarpTrack::next_write(std::int64_t at) const {
    const scene::WarpAccess touching = kernel_->access(at);
    if (!touching.touches_memory())
        return {.why_not = tr("This instruction touches no cell.")};
    std::set<std::uint64_t> words;
    for (int lane = 0; lane < scene::warp_lanes; ++lane)
        if (touching.has(lane))
            words.insert(scene::words_of(touching, lane).first);
    for (std::int64_t next = at + 1; next <= count(); ++next) {
        const scene::WarpAccess access = kernel_->access(next);
        if (!access.writes() || access.space != touching.space)
            continue;
        for (int lane = 0; lane < scene::warp_lanes; ++lane)
            if (access.has(lane) && words.contains(scene::words_of(access, lane).first))
                return {.at = next};
    }
    return {.why_not = tr("The warp does not write there again.")};
}

QString WarpTrack::label(std::int64_t at) const {
    if (at == 0)
        return tr("before the first instruction");
    return tr("instruction %1 of %2 · line %3")
        .arg(grouped(at), grouped(count()))
        .arg(kernel_->site(at).line);
}

} // namespace ks::ui
