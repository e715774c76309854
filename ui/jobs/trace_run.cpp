// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/trace_run.h"

#include "solvers/core/sayable.h"
#include "solvers/core/stage_words.h"
#include "solvers/kernels/kernel_sources.h"
#include "solvers/kinds/kind.h"
#include "solvers/run/check_outcome.h"
#include "solvers/run/trace_file.h"
#include "solvers/steps/record.h"
#include "ui/jobs/runner.h"
#include "visual/scene/numbers.h"

namespace ks::ui {

namespace {

constexpr double enough_of_trace = 0.05; // below this fraction the remaining time would be a guess

/// The correct rows to compare with, if the instance is small enough to be recorded.
std::shared_ptr<const TableRecording> reference_of(const InstancePtr& instance, const std::stop_token& stop) {
    const KindTable* table = instance ? kind_of(*instance).table : nullptr;
    if (!table || needs_table_file(*instance))
        return nullptr;
    const auto recording = table->record(instance, stop);
    return recording ? as_table(*recording) : nullptr;
}

TracedKernelPtr traced_kernel(Trace trace, std::string_view source, const std::string& file,
                              const InstancePtr& instance, const std::stop_token& stop) {
    return std::make_shared<const scene::TracedKernel>(std::make_shared<const Trace>(std::move(trace)), file,
                                                       source, reference_of(instance, stop));
}

Result<TracedKernelPtr> read_traced(const Message& document, const InstancePtr& instance,
                                    const std::stop_token& stop) {
    KS_TRY(Trace trace, read_trace(document.at()));
    if (trace.outcome)
        KS_CHECK(check_outcome(*trace.outcome, *instance));
    const std::string file = scene::file_of(trace);
    return traced_kernel(std::move(trace), kernel_source(file), file, instance, stop);
}

} // namespace

Result<TracedKernelPtr> kernel_of(TraceFile file, const std::stop_token& stop) {
    if (file.trace.outcome)
        if (auto checked = check_outcome(*file.trace.outcome, *file.instance); !checked) {
            Error changed = checked.error();
            changed.todo = said("make the trace again: its file was changed");
            return changed;
        }
    const std::string name = scene::file_of(file.trace);
    const std::string text(file.source(name));
    return traced_kernel(std::move(file.trace), text, name, file.instance, stop);
}

void TraceRun::start(Runner& runner, const TraceOrder& order) {
    drop();
    running_ = true;
    Request request = request_of(*order.instance, order.run, QStringLiteral("trace"));
    request.text("device", order.device);
    if (order.blocks > 0)
        request.number("blocks", order.blocks);
    request.text(
        "window",
        QStringLiteral("%1:%2:%3").arg(order.window.launch).arg(order.window.block).arg(order.window.warp));
    job_ = runner.work(request);
    since_.start();
    connect(job_, &Job::progressed, this, &TraceRun::follow);
    connect(job_, &Job::failed, this, [this](const Error& error) { end(error); });
    connect(job_, &Job::result, this, [this, instance = order.instance](const Message& document) {
        job_ = nullptr;
        progress_ = tr("reading the trace");
        emit progressed();
        read(document, instance);
    });
}

void TraceRun::read(const Message& document, const InstancePtr& instance) {
    reading_.start(
        [document, instance](const std::stop_token& stop) { return read_traced(document, instance, stop); },
        [this](const Result<TracedKernelPtr>& outcome) { end(outcome); });
}

void TraceRun::cancel() {
    if (job_)
        return job_->cancel();
    if (!running_)
        return;
    reading_.forget();
    end(Error{.code = ErrorCode::cancelled, .what = "cancelled"});
}

void TraceRun::drop() {
    if (job_) {
        job_->disconnect(this);
        job_->cancel();
    }
    job_ = nullptr;
    reading_.drop();
    running_ = false;
    kernel_.reset();
    error_.reset();
    fraction_ = 0;
    progress_.clear();
}

void TraceRun::follow(double fraction, const QString& phase, qint64 row, qint64 rows) {
    fraction_ = std::max(fraction_, fraction);
    progress_ = QString::fromStdString(stage_words(phase.toStdString()));
    if (rows > 1)
        progress_ = tr("row %1 of %2")
                        .arg(QString::fromStdString(scene::number(std::int64_t{row})),
                             QString::fromStdString(scene::number(std::int64_t{rows})));
    if (fraction_ >= enough_of_trace) {
        const double left = static_cast<double>(since_.elapsed()) / 1000 * (1 - fraction_) / fraction_;
        progress_ += tr(" · %1 left").arg(QString::fromStdString(scene::time_left(left)));
    }
    emit progressed();
}

void TraceRun::end(const Result<TracedKernelPtr>& outcome) {
    job_ = nullptr;
    running_ = false;
    if (outcome)
        kernel_ = *outcome;
    else
        error_ = outcome.error();
    emit finished();
}

} // namespace ks::ui
