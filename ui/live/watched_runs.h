// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/live/watched_work.h"

#include <QAbstractTableModel>

#include <vector>

namespace ks::ui {

/// The runs of this session that were watched or opened from a file, newest last. Each can be laid over the
/// chart (a tick), and one can be the baseline for comparisons.
class WatchedRuns : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { title, where, time, occupancy, compared, column_count };
    /// The maximum number of runs. A further one replaces the oldest run that is neither ticked nor the
    /// baseline.
    static constexpr std::size_t most_kept = 24;
    /// The maximum number of runs in one chart.
    static constexpr std::size_t most_ticked = 4;

    struct Entry {
        LaidOutRun run;
        QString path;      ///< empty: it was never saved
        QString complaint; ///< states which of its reported data were dropped
        bool ticked = false;
        bool laid_out = false;
        std::optional<LiveLimit> limit; ///< empty: not computed yet
        int limit_asked = 0;            ///< the session state for which it was requested; 0: not requested
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Adds a run and returns its row. Its texts state that it is not laid out yet, until it is.
    int add(const LiveRunPtr& run, const QString& path = {}, const QString& complaint = {});
    void set_laid_out(const LaidOutRun& run);
    /// Sets a limit, unless a known limit would be replaced by an unknown one.
    void set_limit(const LiveRunPtr& run, const LiveLimit& limit);
    void note_limit_asked(const LiveRunPtr& run, int state);
    void set_path(const LiveRunPtr& run, const QString& path);
    void remove(int row);

    int count() const { return static_cast<int>(entries_.size()); }
    const Entry* entry(int row) const;
    int row_of(const LiveRunPtr& run) const; ///< -1: not in the list
    int baseline() const { return row_of(baseline_); }
    void set_baseline(int row); ///< -1: none
    std::vector<const Entry*> ticked() const;

    /// Sentences that compare this run with the baseline; empty if there is none, or if it is the baseline.
    QString comparison(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    void changed(); ///< a run, a tick or the baseline has changed

private:
    QString text(int row, int column) const;
    QString title_of_row(int row) const;
    void make_place();
    void note();

    std::vector<Entry> entries_;
    LiveRunPtr baseline_;
};

} // namespace ks::ui
