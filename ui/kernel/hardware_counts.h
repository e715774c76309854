// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/run/catalogue.h"
#include "ui/jobs/count_run.h"
#include "ui/jobs/devices.h"
#include "ui/jobs/trace_run.h"

namespace ks::ui {

class Session;

/// The hardware counters for the run whose trace the Kernel page shows: whether an available GPU can count
/// it, the counting run, and its result. The result is kept while variant, parameters and instance do not
/// change, so that the user can look at another warp.
class HardwareCounts : public QObject {
    Q_OBJECT

public:
    explicit HardwareCounts(Session& session);

    /// Sets the current trace and its instance; null if there is none. Counts of another run are dropped.
    void follow(const TracedKernelPtr& kernel, const InstancePtr& instance);

    /// The GPU that can count the trace's variant: the GPU chosen for runs if it can, else the first one.
    std::optional<DeviceEntry> gpu() const;
    /// A sentence that states why such a GPU is missing, and what would help; if there is one, that nothing
    /// is counted yet.
    QString why_not() const;

    void start();  ///< requires `gpu()`
    void cancel(); ///< `ended` follows
    void stop();   ///< ends the run in progress; no signal follows
    bool running() const { return run_.running(); }
    double fraction() const { return run_.fraction(); }
    /// "counting mckp.shared on NVIDIA H200: compute"
    QString doing() const;

    /// The counts; null if there are none.
    const HardwareCountPtr& counted() const { return counted_; }

signals:
    void progressed();
    void ended(const ks::Error* error); ///< null: `counted` is set
    /// the available GPU may have changed: the runner has answered, or another one was chosen
    void changed();

private:
    const CatalogueEntry* variant() const;
    void end();

    Session& session_;
    CountRun run_;
    TracedKernelPtr kernel_;
    InstancePtr instance_;
    QString on_; ///< the name of the GPU that is counting
    HardwareCountPtr counted_;
};

} // namespace ks::ui
