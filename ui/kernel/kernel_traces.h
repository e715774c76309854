// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/trace_run.h"

namespace ks::ui {

class KernelChoices;
class Session;

/// The traces that the Kernel page shows: one of the variant that is chosen and, after it, one of the variant
/// beside it; or one from a file, alone. What was traced before stays until the next trace has worked.
class KernelTraces : public QObject {
    Q_OBJECT

public:
    KernelTraces(Session& session, const KernelChoices& choices);

    /// Has what is chosen traced on this instance.
    void start(const InstancePtr& instance, const WarpPlace& window);
    /// Reads a trace file.
    void open(const QString& path);
    void cancel(); ///< `failed` follows
    void drop();   ///< forgets what was traced and what is being traced; nothing follows
    void drop_beside();

    bool running() const { return run_.running() || beside_run_.running(); }
    double fraction() const { return under_way().fraction(); }
    /// "mckp.global: row 57 of 100"
    QString doing() const;

    /// The last traces that worked; null: none.
    const TracedKernelPtr& kernel() const { return kernel_; }
    const TracedKernelPtr& beside() const { return beside_; }

    /// Not while something is running, nor a trace that is from a file.
    bool can_save() const { return kernel_ && !from_file_ && !running(); }
    /// Writes the trace with its instance and source as one file.
    Result<void> save(const QString& path) const;

signals:
    void progressed();
    /// A file has this trace: its instance is opened and its settings are chosen before `traced` follows.
    void file_read(const ks::InstancePtr& instance, const ks::ui::TracedKernelPtr& kernel);
    void traced();        ///< `kernel` is another one; where `running`, that beside it follows
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
    bool from_file_ = false; ///< the trace, or the one being read
};

} // namespace ks::ui
