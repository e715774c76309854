// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/kernel_traces.h"

#include "solvers/run/trace_file.h"
#include "ui/base/session.h"
#include "ui/kernel/kernel_choices.h"
#include "visual/export/export.h"

#include <QFileInfo>

namespace ks::ui {

KernelTraces::KernelTraces(Session& session, const KernelChoices& choices)
    : session_(session), choices_(choices) {
    for (TraceRun* run : {&run_, &beside_run_})
        connect(run, &TraceRun::progressed, this, &KernelTraces::progressed);
    connect(&run_, &TraceRun::finished, this, &KernelTraces::end_first);
    connect(&beside_run_, &TraceRun::finished, this, &KernelTraces::end_beside);
}

void KernelTraces::start(const InstancePtr& instance, const WarpPlace& window) {
    from_file_ = false;
    order_ = choices_.order(instance, window);
    order_.run.memory = session_.memory();
    beside_run_.drop();
    run_.start(session_.runner_here(), order_);
}

void KernelTraces::open(const OpenedTrace& opened) {
    run_.drop();
    from_file_ = true;
    path_ = opened.path;
    emit file_read(opened.instance, opened.kernel); // the page then drops its data
    drop_beside();                                  // otherwise it would appear next to the file's kernel
    kernel_ = opened.kernel;
    emit traced();
}

void KernelTraces::cancel() {
    (run_.running() ? run_ : beside_run_).cancel();
}

void KernelTraces::drop() {
    run_.drop();
    kernel_.reset();
    drop_beside();
}

void KernelTraces::drop_beside() {
    beside_run_.drop();
    beside_.reset();
}

QString KernelTraces::doing() const {
    const TraceRun& run = under_way();
    const QString variant = &run == &beside_run_ ? choices_.beside() : choices_.variant();
    if (!run.progress_text().isEmpty())
        return tr("%1: %2").arg(variant, run.progress_text());
    return tr("tracing %1").arg(variant);
}

std::optional<TracedExercise> KernelTraces::exercise() const {
    if (!kernel_ || from_file_)
        return std::nullopt;
    TracedExercise made{
        .device = order_.device.toStdString(), .blocks = order_.blocks, .warp = order_.window, .set = {}};
    for (const auto& [name, value] : order_.run.set)
        made.set.emplace_back(name.toStdString(), value.toStdString());
    return made;
}

ShownFile KernelTraces::document() const {
    if (from_file_)
        return {.name = QFileInfo(path_).fileName(), .path = path_};
    return {.name = QString::fromStdString(kernel_->trace().variant) + QStringLiteral(".kstrace"),
            .path = {},
            .bytes = QByteArray::fromStdString(trace_file(kernel_->trace(), *order_.instance))};
}

Result<void> KernelTraces::save(const scene::TracedKernel& kernel, const QString& path) const {
    return visual::write_whole(path, QByteArray::fromStdString(trace_file(kernel.trace(), *order_.instance)));
}

void KernelTraces::end_first() {
    if (const auto& error = run_.error()) {
        emit failed(*error);
        return;
    }
    kernel_ = run_.kernel();
    beside_.reset();
    if (!choices_.beside().isEmpty())
        beside_run_.start(session_.runner_here(), choices_.order_beside(order_));
    emit traced();
}

/// If the second kernel does not have that launch or block, its first warp is traced instead.
void KernelTraces::end_beside() {
    const auto& error = beside_run_.error();
    if (!error) {
        beside_ = beside_run_.kernel();
        emit beside_traced();
    } else if (error->code == ErrorCode::usage && order_.window != WarpPlace{}) {
        order_.window = {};
        beside_run_.start(session_.runner_here(), choices_.order_beside(order_));
    } else {
        emit failed(*error);
    }
}

} // namespace ks::ui
