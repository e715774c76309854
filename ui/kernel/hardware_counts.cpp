// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/hardware_counts.h"

#include "ui/base/session.h"
#include "ui/jobs/runner.h"
#include "ui/widgets/notice.h"

#include <algorithm>

namespace ks::ui {

namespace {

bool is_closed(const DeviceEntry& gpu) {
    return gpu.counters == QLatin1String("closed");
}

bool same_run(const Trace& a, const Trace& b) {
    return a.variant == b.variant && a.parameters.texts() == b.parameters.texts();
}

QString closed_words(const DeviceEntry& gpu) {
    return HardwareCounts::tr(
               "The driver lets only administrators read the counters of %1. To open them, let an "
               "administrator run: echo 'options nvidia NVreg_RestrictProfilingToAdminUsers=0' | sudo tee "
               "/etc/modprobe.d/nvidia-counters.conf && sudo update-initramfs -u, and restart the machine.")
        .arg(gpu.name);
}

} // namespace

HardwareCounts::HardwareCounts(Session& session) : session_(session) {
    connect(&run_, &CountRun::progressed, this, &HardwareCounts::progressed);
    connect(&run_, &CountRun::finished, this, &HardwareCounts::end);
    connect(&session, &Session::catalogue_changed, this, &HardwareCounts::changed);
    connect(&session, &Session::target_changed, this, &HardwareCounts::changed);
    connect(&session, &Session::host_changed, this, &HardwareCounts::changed);
}

void HardwareCounts::follow(const TracedKernelPtr& kernel, const InstancePtr& instance) {
    const bool same =
        kernel && kernel_ && instance == instance_ && same_run(kernel->trace(), kernel_->trace());
    kernel_ = kernel;
    instance_ = instance;
    if (same)
        return;
    run_.drop();
    counted_.reset();
}

const CatalogueEntry* HardwareCounts::variant() const {
    return kernel_ ? session_.catalogue().find(kernel_->trace().variant) : nullptr;
}

std::optional<DeviceEntry> HardwareCounts::gpu() const {
    const CatalogueEntry* const entry = variant();
    if (!entry || !session_.runner_answered())
        return {};
    std::optional<DeviceEntry> found;
    for (const DeviceEntry& gpu : session_.devices().gpus)
        if (!is_closed(gpu) && entry->runs_on(gpu.id.toStdString()) &&
            (!found || gpu.id == session_.target()))
            found = gpu;
    return found;
}

QString HardwareCounts::why_not() const {
    if (gpu())
        return tr("Not counted by the hardware yet: press Count on the GPU.");
    if (const auto& problem = session_.runner_problem())
        return sentence(*problem);
    if (!session_.runner_answered())
        return tr("The solving program has not said yet which GPUs there are.");
    const auto& gpus = session_.devices().gpus;
    if (gpus.empty())
        return tr("No GPU is at hand whose hardware could count: %1. Choose a machine that has one: Edit, "
                  "Other "
                  "machines.")
            .arg(session_.devices().no_gpu);
    const CatalogueEntry* const entry = variant();
    if (const auto closed = std::ranges::find_if(gpus, is_closed);
        closed != gpus.end() && entry && entry->runs_on(closed->id.toStdString()))
        return closed_words(*closed);
    return tr("%1 does not run on a GPU here, so no hardware can count it.")
        .arg(kernel_ ? QString::fromStdString(kernel_->trace().variant) : tr("The kernel"));
}

/// Runs the same kernel again: with the trace's parameters and the defaults that it used.
void HardwareCounts::start() {
    const auto on = gpu();
    if (!on || !instance_)
        return;
    SolveRequest request{.variant = QString::fromStdString(kernel_->trace().variant),
                         .on = on->id,
                         .memory = session_.memory()};
    for (const auto& [name, value] : kernel_->trace().parameters.texts())
        request.set.emplace_back(QString::fromStdString(name), QString::fromStdString(value));
    on_ = on->name;
    run_.start(session_.runner(), *instance_, request, on->name);
}

void HardwareCounts::cancel() {
    run_.cancel();
}

void HardwareCounts::stop() {
    run_.drop();
}

QString HardwareCounts::doing() const {
    const QString words =
        tr("counting %1 on %2")
            .arg(kernel_ ? QString::fromStdString(kernel_->trace().variant) : QString(), on_);
    return run_.progress_text().isEmpty() ? words : tr("%1: %2").arg(words, run_.progress_text());
}

/// Earlier counts are kept if this run failed.
void HardwareCounts::end() {
    const std::optional<Error> error = run_.error();
    if (!error)
        counted_ = run_.counted();
    emit ended(error ? &*error : nullptr);
}

} // namespace ks::ui
