// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/watched_runs.h"

#include "ui/live/live_words.h"
#include "ui/widgets/parts.h"
#include "visual/scene/live/run_names.h"
#include "visual/scene/numbers.h"

#include <algorithm>

namespace ks::ui {

int WatchedRuns::add(const LiveRunPtr& run, const QString& path, const QString& complaint) {
    make_place();
    const int row = count();
    beginInsertRows({}, row, row);
    LaidOutRun bare{.run = run, .summary = {}, .timeline = nullptr};
    entries_.push_back({.run = std::move(bare), .path = path, .complaint = complaint});
    endInsertRows();
    emit changed();
    return row;
}

void WatchedRuns::make_place() {
    if (entries_.size() < most_kept)
        return;
    const auto spare = std::ranges::find_if(
        entries_, [this](const Entry& each) { return !each.ticked && each.run.run != baseline_; });
    if (spare != entries_.end())
        remove(static_cast<int>(spare - entries_.begin()));
}

void WatchedRuns::set_laid_out(const LaidOutRun& run) {
    const int row = row_of(run.run);
    if (row < 0)
        return; // the run was removed in the meantime
    entries_[static_cast<std::size_t>(row)].run = run;
    entries_[static_cast<std::size_t>(row)].laid_out = true;
    note();
}

void WatchedRuns::set_limit(const LiveRunPtr& run, const LiveLimit& limit) {
    const int row = row_of(run);
    if (row < 0)
        return; // the run was removed in the meantime
    Entry& of = entries_[static_cast<std::size_t>(row)];
    if (!of.limit || !of.limit->roofline || limit.roofline)
        of.limit = limit;
    note();
}

void WatchedRuns::note_limit_asked(const LiveRunPtr& run, int state) {
    if (const int row = row_of(run); row >= 0)
        entries_[static_cast<std::size_t>(row)].limit_asked = state;
}

void WatchedRuns::set_path(const LiveRunPtr& run, const QString& path) {
    if (const int row = row_of(run); row >= 0)
        entries_[static_cast<std::size_t>(row)].path = path;
    note();
}

void WatchedRuns::remove(int row) {
    if (!entry(row))
        return;
    beginRemoveRows({}, row, row);
    if (entries_[static_cast<std::size_t>(row)].run.run == baseline_)
        baseline_.reset();
    entries_.erase(entries_.begin() + row);
    endRemoveRows();
    note();
}

const WatchedRuns::Entry* WatchedRuns::entry(int row) const {
    return row >= 0 && row < count() ? &entries_[static_cast<std::size_t>(row)] : nullptr;
}

int WatchedRuns::row_of(const LiveRunPtr& run) const {
    const auto found =
        std::ranges::find_if(entries_, [&run](const Entry& each) { return run && each.run.run == run; });
    return found == entries_.end() ? -1 : static_cast<int>(found - entries_.begin());
}

void WatchedRuns::set_baseline(int row) {
    const Entry* chosen = entry(row);
    baseline_ = chosen ? chosen->run.run : nullptr;
    note();
}

std::vector<const WatchedRuns::Entry*> WatchedRuns::ticked() const {
    std::vector<const Entry*> all;
    for (const Entry& each : entries_)
        if (each.ticked && all.size() < most_ticked)
            all.push_back(&each);
    return all;
}

QString WatchedRuns::comparison(int row) const {
    const Entry *here = entry(row), *there = entry(baseline());
    if (!here || !there || here == there || !here->laid_out || !there->laid_out)
        return {};
    return comparison_of(*here->run.run, here->run.summary, *there->run.run, there->run.summary);
}

int WatchedRuns::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}
int WatchedRuns::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : column_count;
}

/// The distinguishing title: a run's name lists the parameters that differ between runs.
QString WatchedRuns::title_of_row(int row) const {
    std::vector<const live::LiveRun*> runs;
    for (const Entry& each : entries_)
        runs.push_back(each.run.run.get());
    return QString::fromStdString(scene::names_of(runs)[static_cast<std::size_t>(row)]);
}

QString WatchedRuns::text(int row, int column) const {
    const Entry& each = entries_[static_cast<std::size_t>(row)];
    const live::LiveRun& of = *each.run.run;
    switch (column) {
    case title:
        return title_of_row(row);
    case where: // for a recorded run, without the machine's processor, which would need too much room
        return of.command.empty() ? place_of(of) : device_of(of);
    case time:
        return each.run.summary.median_ms
                   ? QString::fromStdString(scene::duration(*each.run.summary.median_ms / 1000))
                   : QString();
    case occupancy:
        if (!each.laid_out)
            return tr("being laid out");
        return occupancy_of(each.run.summary)
                   ? QString::fromStdString(scene::percent(*occupancy_of(each.run.summary)))
                   : QString();
    case compared: {
        const Entry* there = entry(baseline());
        if (there == &each)
            return tr("baseline");
        if (!there || !there->laid_out || !each.laid_out)
            return {};
        return short_comparison_of(of, each.run.summary, *there->run.run, there->run.summary);
    }
    default:
        return {};
    }
}

QVariant WatchedRuns::data(const QModelIndex& index, int role) const {
    const Entry* each = index.isValid() ? entry(index.row()) : nullptr;
    if (!each)
        return {};
    if (role == Qt::DisplayRole)
        return text(index.row(), index.column());
    if (role == Qt::CheckStateRole && index.column() == title)
        return each->ticked ? Qt::Checked : Qt::Unchecked;
    if (role == Qt::TextAlignmentRole && (index.column() == time || index.column() == occupancy))
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole)
        return plain_tip(index.column() == compared
                             ? comparison(index.row())
                             : name_of(*each->run.run) + QLatin1Char('\n') + level_text(*each->run.run));
    return {};
}

bool WatchedRuns::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::CheckStateRole || index.column() != title || !entry(index.row()))
        return false;
    const bool on = value.toInt() == Qt::Checked;
    if (on && ticked().size() >= most_ticked)
        return false;
    entries_[static_cast<std::size_t>(index.row())].ticked = on;
    note();
    return true;
}

QVariant WatchedRuns::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case title:
        return tr("Watched run");
    case where:
        return tr("Where");
    case time:
        return tr("Median");
    case occupancy:
        return tr("Occupancy");
    case compared:
        return tr("Against the baseline");
    default:
        return {};
    }
}

Qt::ItemFlags WatchedRuns::flags(const QModelIndex& index) const {
    const Qt::ItemFlags usual = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return index.column() == title ? usual | Qt::ItemIsUserCheckable : usual;
}

void WatchedRuns::note() {
    if (count() > 0)
        emit dataChanged(index(0, 0), index(count() - 1, column_count - 1));
    emit changed();
}

} // namespace ks::ui
