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

/// Maps each amount of work to the instruction that completes it.
std::map<std::int64_t, std::int64_t> completions(const scene::TracedKernel& kernel) {
    std::map<std::int64_t, std::int64_t> all;
    for (std::int64_t at = 1; at <= kernel.count(); ++at)
        if (kernel.work(at) > kernel.work(at - 1))
            all[kernel.work(at)] = at;
    return all;
}

/// The positions at which both warps have written the same number of cells.
std::vector<Positions> as_many_cells(const scene::TracedKernel& first, const scene::TracedKernel& second) {
    std::vector<Positions> marks;
    const auto others = completions(second);
    for (const auto& [work, at] : completions(first))
        if (const auto other = others.find(work); other != others.end())
            marks.push_back({at, other->second});
    return marks;
}

} // namespace

PairTrack::PairTrack(TracedKernelPtr first, TracedKernelPtr second)
    : kernels_{std::move(first), std::move(second)},
      pairing_(as_many_cells(*kernels_[0], *kernels_[1]), {kernels_[0]->count(), kernels_[1]->count()}) {}

std::int64_t PairTrack::next(std::int64_t at, Level level) const {
    if (level == Level::cell || level == Level::tile)
        return std::min(at + 1, count());
    return pairing_.next(at).at;
}

std::int64_t PairTrack::previous(std::int64_t at, Level level) const {
    if (level == Level::cell || level == Level::tile)
        return std::max<std::int64_t>(at - 1, 0);
    return pairing_.previous(at).at;
}

std::vector<OutlineEntry> PairTrack::outline() const {
    std::vector<OutlineEntry> entries;
    for (const Pairing::Milestone& mark : pairing_.milestones())
        if (mark.at > 0)
            entries.push_back({mark.at, Level::row, pair_words("the same cells written").toStdString()});
    return entries;
}

QString PairTrack::sentence(std::int64_t at) const {
    QStringList parts;
    for (const std::size_t which : {0u, 1u})
        if (const std::int64_t there = position(which, at); there > 0)
            parts << QString::fromStdString(scene::sentence_of(kernels_[which]->access(there)));
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
