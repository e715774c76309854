// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/campaign_run.h"

#include "ui/base/session.h"
#include "ui/jobs/runner.h"
#include "ui/run/run_words.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>

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
    clear();
    if (!QDir().mkpath(QFileInfo(output).absolutePath()))
        return Error{.code = ErrorCode::output,
                     .what = "the folder cannot be made",
                     .where = QFileInfo(output).path().toStdString(),
                     .todo = "choose another place"};
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
QString CampaignRun::in_words(const QJsonObject& measured) {
    const auto at = [&measured](const char* key) { return measured.value(QLatin1String(key)); };
    const QString time = duration_text(at("total_ms").toDouble());
    const bool emulated = at("on").toString() == QLatin1String("emulator");
    return (at("warmup").toBool() ? tr("%1, warm-up %2: %3") : tr("%1, repetition %2: %3"))
        .arg(at("variant").toString(), QString::number(at("repetition").toInteger()),
             emulated ? tr("emulated %1").arg(time) : time);
}

void CampaignRun::hear(const QJsonObject& event) {
    if (event.value(QLatin1String("event")).toString() == QLatin1String("measured")) {
        progress_.measured = in_words(event);
        emit changed();
        return;
    }
    if (event.value(QLatin1String("event")).toString() != QLatin1String("row"))
        return;
    const QJsonDocument row(event.value(QLatin1String("row")).toObject());
    if (auto read = read_row(row.toJson(QJsonDocument::Compact).toStdString())) {
        rows_.push_back(*std::move(read));
        emit row_added();
    } else {
        failure_ = read.error();
        cancel();
    }
}

void CampaignRun::end() {
    job_ = nullptr;
    emit changed();
    emit finished();
}

} // namespace ks::ui
