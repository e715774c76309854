// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/questions/traced_exercise.h"
#include "ui/base/page.h"
#include "ui/jobs/trace_run.h"

namespace ks::ui {

class KernelChoices;
class Session;
struct OpenedTrace;

/// The traces that the Kernel page shows: one of the chosen variant and, after it, one of the second variant;
/// or one trace from a file. The previous trace is kept until the next one has succeeded.
class KernelTraces : public QObject {
    Q_OBJECT

public:
    KernelTraces(Session& session, const KernelChoices& choices);

    /// Traces the chosen variants on this instance.
    void start(const InstancePtr& instance, const WarpPlace& window);
    /// Shows a trace that was read from a file. Emits `file_read` and `traced` at once.
    void open(const OpenedTrace& opened);
    void cancel(); ///< `failed` follows
    void drop();   ///< forgets all traces and cancels the current run; no signal follows
    void drop_beside();

    bool running() const { return run_.running() || beside_run_.running(); }
    double fraction() const { return under_way().fraction(); }
    /// The current work: "mckp.global: row 57 of 100"
    QString doing() const;

    /// The last successful traces; null if there are none.
    const TracedKernelPtr& kernel() const { return kernel_; }
    const TracedKernelPtr& beside() const { return beside_; }

    /// The exercise that describes `kernel()`; nothing for a trace from a file, whose settings are unknown.
    std::optional<TracedExercise> exercise() const;

    bool from_file() const { return from_file_; }
    /// False while a run is in progress, and for a trace from a file.
    bool can_save() const { return kernel_ && !from_file_ && !running(); }
    /// `kernel()` as a file: the one that it was read from, or a new one to save.
    ShownFile document() const;
    /// Writes `kernel()` or `beside()` with its instance and source into one file.
    Result<void> save(const scene::TracedKernel& kernel, const QString& path) const;

signals:
    void progressed();
    /// A trace was read from a file. The receiver opens its instance and applies its settings; then `traced`
    /// follows.
    void file_read(const ks::InstancePtr& instance, const ks::ui::TracedKernelPtr& kernel);
    void traced();        ///< `kernel` has changed; if `running`, the second trace follows
    void beside_traced(); ///< `beside` is set
    void failed(const ks::Error& error);

private:
    const TraceRun& under_way() const { return beside_run_.running() ? beside_run_ : run_; }
    void end_first();
    void end_beside();

    Session& session_;
    const KernelChoices& choices_;
    TraceRun run_, beside_run_;
    TraceOrder order_; ///< the last one
    TracedKernelPtr kernel_, beside_;
    bool from_file_ = false; ///< the current trace, or the one being read
    QString path_;           ///< of the file read last
};

} // namespace ks::ui
