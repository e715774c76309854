// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/campaign_run.h"

#include "ui/base/session.h"
#include "ui/jobs/runner.h"
#include "ui/runs/run_words.h"

#include <QDir>
#include <QFileInfo>

namespace ks::ui {
namespace {

/// With a smaller share of the work done, the remaining time would be a guess.
constexpr double enough_of_campaign = 0.01;

} // namespace

CampaignRun::CampaignRun(Session& session, QObject* parent) : QObject(parent), session_(session) {}

void CampaignRun::clear() {
    rows_.clear();
    progress_ = {};
    failure_.reset();
    cancelled_ = false;
    emit cleared();
    emit changed();
}

Result<void> CampaignRun::start(const CampaignFile& file, const QString& output) {
    if (running())
        return {};
    if (!session_.host().here())
        return Error{.code = ErrorCode::usage,
                     .what = "a campaign writes its results file where it is measured",
                     .where = session_.host().name.toStdString(),
                     .todo = "choose this computer in the header, or run `knapscope-run bench` there"};
    clear();
    if (!QDir().mkpath(QFileInfo(output).absolutePath()))
        return Error{.code = ErrorCode::output,
                     .what = "the folder cannot be made",
                     .where = QFileInfo(output).path().toStdString(),
                     .todo = "choose another place"};
    campaign_ = file.campaign;
    output_ = output;
    progress_.rows = static_cast<qint64>(file.campaign.rows());
    begun_at_.reset();
    Request request(QStringLiteral("bench"));
    request.json("campaign", file.text).text("output", output);
    if (!file.folder().isEmpty())
        request.text("folder", file.folder());
    job_ = session_.runner().work(request);
    connect(job_, &Job::progressed, this, &CampaignRun::advance);
    connect(job_, &Job::told, this, &CampaignRun::hear);
    connect(job_, &Job::result, this, &CampaignRun::end);
    connect(job_, &Job::failed, this, [this](const Error& error) {
        cancelled_ = error.code == ErrorCode::cancelled;
        if (!cancelled_)
            failure_ = error;
        end();
    });
    emit changed();
    return {};
}

void CampaignRun::cancel() {
    if (job_)
        job_->cancel();
}

void CampaignRun::advance(double fraction, const QString& phase, qint64 row, qint64 rows) {
    if (!begun_at_) {
        begun_at_ = fraction;
        since_.start();
    }
    progress_.fraction = fraction;
    progress_.phase = phase;
    progress_.rows_done = row;
    progress_.rows = rows;
    const double done = fraction - *begun_at_;
    if (done >= enough_of_campaign)
        progress_.remaining_s = static_cast<double>(since_.elapsed()) / 1000 * (1 - fraction) / done;
    emit changed();
}

/// The run that ended, in words; a time in the emulator is marked as emulated.
QString CampaignRun::in_words(const Message& measured) {
    const QString time = duration_text(measured.number("total_ms"));
    const bool emulated = measured.text("on") == QLatin1String("emulator");
    return (measured.boolean("warmup") ? tr("%1, warm-up %2: %3") : tr("%1, repetition %2: %3"))
        .arg(measured.text("variant"), QString::number(measured.integer("repetition")),
             emulated ? tr("emulated %1").arg(time) : time);
}

void CampaignRun::hear(const QString& what, const Message& event) {
    if (what == QLatin1String("measured")) {
        progress_.measured = in_words(event);
        emit changed();
        return;
    }
    if (what != QLatin1String("row") || failure_)
        return;
    if (auto row = row_of(event)) {
        rows_.push_back(*std::move(row));
        emit row_added();
    } else {
        failure_ = row.error();
        cancel();
    }
}

/// The runner is another program: its row is checked before it is shown.
Result<RecordedRow> CampaignRun::row_of(const Message& event) const {
    KS_TRY(const Message part, event.part("row"));
    KS_TRY(RecordedRow row, read_row(part.at()));
    KS_CHECK(check_row(campaign_, rows_, row));
    return row;
}

void CampaignRun::end() {
    job_ = nullptr;
    emit changed();
    emit finished();
}

} // namespace ks::ui
