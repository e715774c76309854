// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/run/catalogue.h"
#include "ui/jobs/count_run.h"
#include "ui/jobs/devices.h"
#include "ui/jobs/trace_run.h"

namespace ks::ui {

class Session;

/// The hardware's counters of the run that the Kernel page shows a trace of: whether a GPU at hand can count
/// it, the run that does, and what it found. That stays as long as the variant, the parameters and the
/// instance do, so that another warp can be looked at.
class HardwareCounts : public QObject {
    Q_OBJECT

public:
    explicit HardwareCounts(Session& session);

    /// The trace that is shown, of this instance; null: none is. What was counted of another run is dropped.
    void follow(const TracedKernelPtr& kernel, const InstancePtr& instance);

    /// The GPU that can count the trace's variant: the one chosen for runs if that can, else the first.
    std::optional<DeviceEntry> gpu() const;
    /// Why there is none, and what would help: a sentence; if there is one, that nothing is counted yet.
    QString why_not() const;

    void start();  ///< call it only with `gpu()`
    void cancel(); ///< `ended` follows
    void stop();   ///< ends the run in progress; no signal follows
    bool running() const { return run_.running(); }
    double fraction() const { return run_.fraction(); }
    /// "counting mckp.shared on NVIDIA H200: compute"
    QString doing() const;

    /// What was counted; null: nothing.
    const HardwareCountPtr& counted() const { return counted_; }

signals:
    void progressed();
    void ended(const ks::Error* error); ///< null: `counted` is there
    void changed();                     ///< what can count it: the runner has answered, or another was chosen

private:
    const CatalogueEntry* variant() const;
    void end();

    Session& session_;
    CountRun run_;
    TracedKernelPtr kernel_;
    InstancePtr instance_;
    QString on_; ///< the name of the GPU that counts now
    HardwareCountPtr counted_;
};

} // namespace ks::ui
