// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/run/watched_work.h"

#include <QAbstractTableModel>

#include <vector>

namespace ks::ui {

/// The runs of this session that were watched or opened from a file, newest last: each can be laid over the
/// chart (a tick), and one of them can be the baseline that the others are compared with.
class WatchedRuns : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { title, where, time, occupancy, compared, column_count };
    /// The most that are kept; with one more, the oldest goes that is neither ticked nor the baseline.
    static constexpr std::size_t most_kept = 24;
    /// The most that are drawn in one chart.
    static constexpr std::size_t most_ticked = 4;

    struct Entry {
        LaidOutRun run;
        QString path;      ///< empty: it was never saved
        QString complaint; ///< what was left out of what was told of it, in words
        bool ticked = false;
        bool laid_out = false;
        std::optional<LiveLimit> limit; ///< empty: it was not found yet
        int limit_asked = 0;            ///< for which state of the session; 0: it was not asked for
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Adds a run, and returns its row. Before it is laid out, its words say so.
    int add(const LiveRunPtr& run, const QString& path = {}, const QString& complaint = {});
    void set_laid_out(const LaidOutRun& run);
    /// A limit that was named stays, also where another one cannot be.
    void set_limit(const LiveRunPtr& run, const LiveLimit& limit);
    void note_limit_asked(const LiveRunPtr& run, int state);
    void set_path(const LiveRunPtr& run, const QString& path);
    void remove(int row);

    int count() const { return static_cast<int>(entries_.size()); }
    const Entry* entry(int row) const;
    int row_of(const LiveRunPtr& run) const; ///< -1: it is not there
    int baseline() const { return row_of(baseline_); }
    void set_baseline(int row); ///< -1: none
    std::vector<const Entry*> ticked() const;

    /// How this run compares with the baseline, in sentences; empty: there is none, or it is the one.
    QString comparison(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    void changed(); ///< a run, a tick or the baseline

private:
    QString text(int row, int column) const;
    QString title_of_row(int row) const;
    void make_place();
    void note();

    std::vector<Entry> entries_;
    LiveRunPtr baseline_;
};

} // namespace ks::ui
