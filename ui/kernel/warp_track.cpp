// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/warp_track.h"

#include "visual/scene/numbers.h"

#include <QCoreApplication>

#include <algorithm>

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
        if (site.op == "barrier")
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

QString WarpTrack::label(std::int64_t at) const {
    if (at == 0)
        return tr("before the first instruction");
    return tr("instruction %1 of %2 · line %3")
        .arg(grouped(at), grouped(count()))
        .arg(kernel_->site(at).line);
}

} // namespace ks::ui
