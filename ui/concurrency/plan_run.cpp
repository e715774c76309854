// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/concurrency/plan_run.h"

#include "ui/base/session.h"
#include "ui/jobs/documents.h"
#include "ui/jobs/runner.h"

#include <utility>

namespace ks::ui {

void PlanRun::start(const QString& variant) {
    drop();
    running_ = true;
    instance_ = session_.instance();
    SolveRequest request;
    request.variant = variant;
    request.on = QStringLiteral("cpu");
    request.memory = session_.memory();
    job_ = session_.runner().solve(*instance_, request);
    connect(job_, &Job::progressed, this, [this](double fraction) { emit progressed(fraction); });
    connect(job_, &Job::result, this, &PlanRun::check);
    connect(job_, &Job::failed, this, [this](const Error& error) { end(error); });
}

void PlanRun::check(const Message& document) {
    job_ = nullptr;
    using Checked = Result<std::shared_ptr<const Outcome>>;
    const auto check = [document, instance = instance_, host = session_.host().name,
                        processor = session_.devices().host](const std::stop_token& /*stop*/) -> Checked {
        KS_TRY(Outcome outcome, checked_outcome(document, *instance));
        outcome.host = host.toStdString();
        outcome.host_processor = processor.toStdString();
        return std::make_shared<const Outcome>(std::move(outcome));
    };
    checking_.start(check, [this](const Checked& checked) { end(checked); });
}

void PlanRun::cancel() {
    if (job_)
        return job_->cancel();
    if (!running_)
        return;
    checking_.forget();
    end(Error{.code = ErrorCode::cancelled, .what = "cancelled"});
}

void PlanRun::drop() {
    if (job_) {
        job_->disconnect(this);
        job_->cancel();
    }
    job_ = nullptr;
    checking_.drop();
    running_ = false;
    outcome_.reset();
    error_.reset();
}

void PlanRun::end(Result<std::shared_ptr<const Outcome>> outcome) {
    job_ = nullptr;
    running_ = false;
    if (outcome) {
        outcome_ = *std::move(outcome);
        session_.add_outcome(outcome_);
    } else {
        error_ = outcome.error();
    }
    emit finished();
}

} // namespace ks::ui
