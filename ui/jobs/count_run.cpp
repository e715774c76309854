// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/count_run.h"

#include "solvers/core/stage_words.h"
#include "solvers/run/live_document.h"
#include "ui/jobs/runner.h"

#include <algorithm>

namespace ks::ui {

namespace {

Result<HardwareCountPtr> read_count(const Message& event, scene::HardwareCount head) {
    KS_TRY(const Message part, event.part("counters"));
    KS_TRY(head.counters, read_counters(part.at()));
    if (!head.counters.unavailable.empty())
        return Error{.code = ErrorCode::device, .what = head.counters.unavailable};
    return std::make_shared<const scene::HardwareCount>(std::move(head));
}

Error no_counters_told() {
    return {.code = ErrorCode::device,
            .what = "the solving program told no counters of that run",
            .todo = "check that knapscope-run has the version of this program"};
}

} // namespace

void CountRun::start(Runner& runner, const Instance& instance, SolveRequest request, const QString& device) {
    drop();
    running_ = true;
    head_ = {.device = device.toStdString(),
             .host = runner.host().here() ? std::string() : runner.host().name.toStdString()};
    request.watch = {.counters = live::CounterSet::full};
    job_ = runner.solve(instance, request);
    follow(*job_);
    connect(job_, &Job::failed, this, [this, request](const Error& error) {
        end(refused_watching(error, request) ? no_watching() : error);
    });
}

void CountRun::follow(Job& job) {
    connect(&job, &Job::told, this, &CountRun::take);
    connect(&job, &Job::progressed, this,
            [this](double fraction, const QString& phase, qint64 /*row*/, qint64 /*rows*/) {
                fraction_ = std::max(fraction_, fraction); // each pass solves from the beginning
                progress_ = QString::fromStdString(stage_words(phase.toStdString()));
                emit progressed();
            });
    connect(&job, &Job::result, this, [this](const Message& /*answer*/) {
        job_ = nullptr;
        if (told_)
            read();
        else
            end(no_counters_told());
    });
}

void CountRun::take(const QString& what, const Message& event) {
    if (what == QLatin1String("counters"))
        told_ = event;
    if (what != QLatin1String("started"))
        return;
    if (const auto device = event.part("device");
        device && device->at().node().type == json::Node::Type::object && !device->text("name").isEmpty())
        head_.device = device->text("name").toStdString();
}

void CountRun::read() {
    reading_.start(
        [event = *told_, head = head_](const std::stop_token& /*stop*/) { return read_count(event, head); },
        [this](const Result<HardwareCountPtr>& outcome) { end(outcome); });
}

void CountRun::cancel() {
    if (job_)
        return job_->cancel();
    if (!running_)
        return;
    reading_.forget();
    end(Error{.code = ErrorCode::cancelled, .what = "cancelled"});
}

void CountRun::drop() {
    if (job_) {
        job_->disconnect(this);
        job_->cancel();
    }
    job_ = nullptr;
    reading_.drop();
    running_ = false;
    fraction_ = 0;
    progress_.clear();
    told_.reset();
    counted_.reset();
    error_.reset();
}

void CountRun::end(const Result<HardwareCountPtr>& outcome) {
    job_ = nullptr;
    running_ = false;
    told_.reset();
    if (outcome)
        counted_ = *outcome;
    else
        error_ = outcome.error();
    emit finished();
}

} // namespace ks::ui
