// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/questions/traced_exercise.h"
#include "ui/base/page.h"
#include "ui/jobs/trace_run.h"

namespace ks::ui {

class KernelChoices;
class Session;
struct OpenedTrace;

/// The traces that the Kernel page shows: one of the chosen variant and, after it, one of the variant beside
/// it; or one trace from a file. The previous trace stays until the next one has succeeded.
class KernelTraces : public QObject {
    Q_OBJECT

public:
    KernelTraces(Session& session, const KernelChoices& choices);

    /// Traces what is chosen on this instance.
    void start(const InstancePtr& instance, const WarpPlace& window);
    /// Takes a trace that was read from a file. `file_read` and `traced` follow at once.
    void open(const OpenedTrace& opened);
    void cancel(); ///< `failed` follows
    void drop();   ///< forgets all traces and ends the run in progress; no signal follows
    void drop_beside();

    bool running() const { return run_.running() || beside_run_.running(); }
    double fraction() const { return under_way().fraction(); }
    /// What is being done: "mckp.global: row 57 of 100"
    QString doing() const;

    /// The last traces that succeeded; null if there is none.
    const TracedKernelPtr& kernel() const { return kernel_; }
    const TracedKernelPtr& beside() const { return beside_; }

    /// How an exercise names `kernel()`; nothing for one from a file, of which nobody knows how it was made.
    std::optional<TracedExercise> exercise() const;

    bool from_file() const { return from_file_; }
    /// False while something is running and for a trace that came from a file.
    bool can_save() const { return kernel_ && !from_file_ && !running(); }
    /// `kernel()` as a file: the one that it was read from, or one that could be saved.
    ShownFile document() const;
    /// Writes `kernel()` or `beside()` with its instance and source into one file.
    Result<void> save(const scene::TracedKernel& kernel, const QString& path) const;

signals:
    void progressed();
    /// This trace was read from a file. Whoever connects opens its instance and chooses its settings;
    /// `traced` follows.
    void file_read(const ks::InstancePtr& instance, const ks::ui::TracedKernelPtr& kernel);
    void traced();        ///< `kernel` has changed; if `running`, the trace beside it follows
    void beside_traced(); ///< `beside` is there
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
    bool from_file_ = false; ///< of the current trace, or of the one being read
    QString path_;           ///< of the file that was read last
};

} // namespace ks::ui
