// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/bench/results.h"
#include "ui/base/library.h"
#include "ui/jobs/job.h"

#include <QElapsedTimer>
#include <QPointer>

#include <optional>

namespace ks::ui {

class Session;

/// How far a campaign has progressed.
struct CampaignProgress {
    double fraction = 0;
    QString phase;                     ///< what is running: "mckp.shared on gpu:0, thesis-set5, seed 1"
    qint64 rows_done = 0, rows = 0;    ///< rows_done counts the rows of earlier starts, too
    std::optional<double> remaining_s; ///< not known at first
    QString measured;                  ///< the run that ended last: "mckp.shared, repetition 3: 1.88 ms"
};

/// One campaign that the runner measures: finished rows, progress, and how it ended.
class CampaignRun : public QObject {
    Q_OBJECT

public:
    explicit CampaignRun(Session& session, QObject* parent = nullptr);

    /// Measures what `output` does not hold yet. It is an output error if the folder cannot be made.
    Result<void> start(const CampaignFile& file, const QString& output);
    void cancel();
    /// Forgets the rows of the last campaign.
    void clear();

    bool running() const { return job_ != nullptr; }
    bool cancelled() const { return cancelled_; }
    const CampaignProgress& progress() const { return progress_; }
    const std::vector<RecordedRow>& rows() const { return rows_; }
    const std::optional<Error>& failure() const { return failure_; }
    const QString& output() const { return output_; }

signals:
    void changed();
    void row_added();
    void cleared();
    void finished(); ///< emitted also after a cancel or a failure

private:
    void hear(const QString& what, const Message& event);
    Result<RecordedRow> row_of(const Message& event) const;
    static QString in_words(const Message& measured);
    void advance(double fraction, const QString& phase, qint64 row, qint64 rows);
    void end();

    Session& session_;
    QPointer<Job> job_;
    Campaign campaign_; ///< what is measured
    QString output_;
    std::vector<RecordedRow> rows_;
    CampaignProgress progress_;
    std::optional<double> begun_at_; ///< the fraction that earlier starts had done
    QElapsedTimer since_;
    std::optional<Error> failure_;
    bool cancelled_ = false;
};

} // namespace ks::ui
